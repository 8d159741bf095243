"""Means, shares and distributions with their error bars, from sums of ints. Everything is exact until the last
division, so the same sums give the same bytes on every machine. All of them can be written as JSON and read back."""

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from msgspec import Struct

Z = 1.959963984540054  # of a normal distribution: 95 % lie within so many standard deviations
SURE = 0.95
EXACT = 200  # degrees of freedom up to which Student's distribution is added up


def ratio(numerator: int, denominator: int) -> float:
    """The nearest float to a fraction of ints of any size; 0 where nothing was counted."""
    return float(Fraction(numerator, denominator)) if denominator else 0.0


@cache
def student(freedom: int) -> float:
    """Of Student's distribution: 95 % lie within so many standard errors. The fewer the values, the more it is."""
    if freedom > EXACT:  # Abramowitz and Stegun 26.7.5; right to nine digits here
        third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
        return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2) + third
    low, high = 0.0, 13.0
    while high - low > 1e-12:
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < SURE else (low, middle)
    return high


def within(width: float, freedom: int) -> float:
    """The share of Student's distribution that lies within so many standard errors (26.7.3 and 26.7.4)."""
    angle = math.atan(width / math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= math.cos(angle) ** 2 * (step - 1) / step
        total += term
    return (2 / math.pi) * (angle + math.sin(angle) * total) if odd else math.sin(angle) * total


class Mean(Struct, frozen=True):
    """A mean and its standard error, which nobody knows from fewer than two values."""

    mean: float
    standard_error: float | None

    @classmethod
    def of(cls, number: int, total: int, squares: int) -> "Mean":
        """From how many values there are, their sum, and the sum of their squares."""
        if number < 2:
            return Mean(ratio(total, number), None)
        variance = Fraction(number * squares - total * total, number * (number - 1))
        return Mean(ratio(total, number), math.sqrt(float(variance / number)))

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true mean lies, 95 % sure (normal approximation)."""
        if self.standard_error is None:
            return None
        return self.mean - Z * self.standard_error, self.mean + Z * self.standard_error

    def with_interval(self) -> "Estimate":
        low, high = self.interval or (None, None)
        return Estimate(self.mean, self.standard_error, low, high)

    def with_students_interval(self, values: int) -> "Estimate":
        """For a mean of few values. Values that are all alike do not tell how far off their mean may be."""
        if not self.standard_error:
            return Estimate(self.mean, self.standard_error, None, None)
        half = student(values - 1) * self.standard_error
        return Estimate(self.mean, self.standard_error, self.mean - half, self.mean + half)

    def with_histogram(self, counts: Sequence[int], bin_width: int = 1) -> "Distribution":
        """With how often each value came; wide bins have no quantiles."""
        known = Quantiles.of(counts) if bin_width == 1 else None
        return Distribution(self.mean, self.standard_error, Histogram.of(counts, bin_width), known)


class Estimate(Mean, frozen=True):
    """A mean with the ends of its 95 % interval."""

    low: float | None
    high: float | None

    @property
    def interval(self) -> tuple[float, float] | None:
        return None if self.low is None or self.high is None else (self.low, self.high)


Blocks = Sequence[tuple[int, int]]  # of each block, a sum and how many values it is the sum of


def paired_difference(one: Blocks, other: Blocks) -> Estimate:
    """How far the mean of one run is above that of another, which had the same chance in the same blocks. What two
    blocks have in common cancels out; how much the rest varies between blocks gives the interval (Student's)."""
    difference = mean_of(one) - mean_of(other)
    pairs = zip(deviations(one), deviations(other), strict=True)
    squares = sum((here - there) ** 2 for here, there in pairs)
    blocks = len(one)
    if blocks < 2:
        return Estimate(float(difference), None, None, None)
    error = math.sqrt(float(squares * blocks / (blocks - 1)))
    if error == 0:
        return Estimate(float(difference), 0.0, float(difference), float(difference))
    return Mean(float(difference), error).with_students_interval(blocks)


def mean_of(blocks: Blocks) -> Fraction:
    values = sum(number for _, number in blocks)
    return Fraction(sum(total for total, _ in blocks), values) if values else Fraction(0)


def deviations(blocks: Blocks) -> list[Fraction]:
    """By how much each block moves the mean of all."""
    mean, values = mean_of(blocks), sum(number for _, number in blocks)
    return [(total - mean * number) / values for total, number in blocks]


class Share(Struct, frozen=True):
    """A share with the ends of its 95 % interval: Wilson's, which is right for rare things and small numbers too."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, part: int, number: int) -> "Share":
        if number == 0:
            return Share(0.0, 0.0, 1.0)
        share = ratio(part, number)
        shrink = 1 + Z * Z / number
        middle = (share + Z * Z / (2 * number)) / shrink
        half = Z * math.sqrt(share * (1 - share) / number + Z * Z / (4 * number * number)) / shrink
        # The ends are exact where nothing, or everything, was counted; sums of floats would miss them by a hair.
        low = 0.0 if part == 0 else max(0.0, middle - half)
        high = 1.0 if part == number else min(1.0, middle + half)
        return Share(share, low, high)

    @property
    def interval(self) -> tuple[float, float]:
        return self.low, self.high


IN_JSON = {"p5": "0.05", "p25": "0.25", "median": "0.5", "p75": "0.75", "p95": "0.95"}


class Quantiles(Struct, frozen=True, rename=IN_JSON):
    """The smallest values that at least such shares of a distribution do not exceed."""

    p5: int
    p25: int
    median: int
    p75: int
    p95: int

    @classmethod
    def of(cls, counts: Sequence[int]) -> "Quantiles":
        return Quantiles(*(quantile(counts, share) for share in IN_JSON.values()))


def quantile(counts: Sequence[int], share: str) -> int:
    """The smallest value that at least this share of a histogram does not exceed. The value is the place."""
    wanted = Fraction(share) * sum(counts)
    reached = 0
    for value, count in enumerate(counts):
        reached += count
        if reached >= wanted:
            return value
    return 0


class Histogram(Struct, frozen=True):
    """How often each value came, from 0 on, in bins of equal width."""

    bin_width: int
    counts: tuple[int, ...]

    @classmethod
    def of(cls, counts: Sequence[int], bin_width: int = 1) -> "Histogram":
        """Up to the last bin that is not empty."""
        end = max((place + 1 for place, count in enumerate(counts) if count), default=0)
        return Histogram(bin_width, tuple(counts[:end]))


class Distribution(Mean, frozen=True, omit_defaults=True):
    """A mean, and how the values are spread."""

    histogram: Histogram
    quantiles: Quantiles | None = None
