"""Means, shares, and distributions with error bars, from integer sums. Everything is exact until the last division, so
that the same sums give the same bytes on every machine. All types round-trip through JSON."""

import math
from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from msgspec import Struct

Z = 1.959963984540054  # 97.5th percentile of the standard normal distribution
SURE = 0.95
EXACT = 200  # maximum degrees of freedom for the exact Student's t series


def ratio(numerator: int, denominator: int) -> float:
    """Return the float nearest to a fraction of ints of any size; 0 if the denominator is 0."""
    return float(Fraction(numerator, denominator)) if denominator else 0.0


@cache
def student(freedom: int) -> float:
    """Return the 97.5th percentile of Student's t distribution."""
    if freedom > EXACT:  # Abramowitz and Stegun 26.7.5; correct to nine digits here
        third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
        return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2) + third
    low, high = 0.0, 13.0
    while high - low > 1e-12:
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < SURE else (low, middle)
    return high


def within(width: float, freedom: int) -> float:
    """Return the probability that |t| is at most `width` (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = math.atan(width / math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= math.cos(angle) ** 2 * (step - 1) / step
        total += term
    return (2 / math.pi) * (angle + math.sin(angle) * total) if odd else math.sin(angle) * total


class Mean(Struct, frozen=True):
    """A mean and its standard error (None with fewer than two values)."""

    mean: float
    standard_error: float | None

    @classmethod
    def of(cls, number: int, total: int, squares: int) -> "Mean":
        """Build a mean from the number of values, their sum, and the sum of their squares."""
        if number < 2:
            return Mean(ratio(total, number), None)
        variance = Fraction(number * squares - total * total, number * (number - 1))
        return Mean(ratio(total, number), math.sqrt(float(variance / number)))

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95% interval (normal approximation)."""
        if self.standard_error is None:
            return None
        return self.mean - Z * self.standard_error, self.mean + Z * self.standard_error

    def with_interval(self) -> "Estimate":
        low, high = self.interval or (None, None)
        return Estimate(self.mean, self.standard_error, low, high)

    def with_students_interval(self, values: int) -> "Estimate":
        """Return an interval for few values. Identical values give none: they carry no information about the error."""
        if not self.standard_error:
            return Estimate(self.mean, self.standard_error, None, None)
        half = student(values - 1) * self.standard_error
        return Estimate(self.mean, self.standard_error, self.mean - half, self.mean + half)

    def with_histogram(self, counts: Sequence[int], bin_width: int = 1) -> "Distribution":
        """Add the histogram, and quantiles if the bins have width 1."""
        known = Quantiles.of(counts) if bin_width == 1 else None
        return Distribution(self.mean, self.standard_error, Histogram.of(counts, bin_width), known)


class Estimate(Mean, frozen=True):
    """A mean with the ends of its 95% interval."""

    low: float | None
    high: float | None

    @property
    def interval(self) -> tuple[float, float] | None:
        return None if self.low is None or self.high is None else (self.low, self.high)


Blocks = Sequence[tuple[int, int]]  # per block: the sum of its values, and their number


def paired_difference(one: Blocks, other: Blocks) -> Estimate:
    """Estimate the difference between the means of two runs that used the same random numbers in the same blocks.
    Variation that paired blocks share cancels out. The interval (Student's) comes from the remaining variation between
    blocks."""
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
    """Return each block's contribution to the overall mean's deviation."""
    mean, values = mean_of(blocks), sum(number for _, number in blocks)
    return [(total - mean * number) / values for total, number in blocks]


class Share(Struct, frozen=True):
    """A share with the ends of its 95% Wilson interval, which also holds for rare events and small samples."""

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
        # Set exact ends of 0 and 1, which rounding errors would miss.
        low = 0.0 if part == 0 else max(0.0, middle - half)
        high = 1.0 if part == number else min(1.0, middle + half)
        return Share(share, low, high)

    @property
    def interval(self) -> tuple[float, float]:
        return self.low, self.high


IN_JSON = {"p5": "0.05", "p25": "0.25", "median": "0.5", "p75": "0.75", "p95": "0.95"}


class Quantiles(Struct, frozen=True, rename=IN_JSON):
    """The 5th, 25th, 50th, 75th, and 95th percentiles of a distribution."""

    p5: int
    p25: int
    median: int
    p75: int
    p95: int

    @classmethod
    def of(cls, counts: Sequence[int]) -> "Quantiles":
        return Quantiles(*(quantile(counts, share) for share in IN_JSON.values()))


def quantile(counts: Sequence[int], share: str) -> int:
    """Return the smallest value whose cumulative share reaches `share`. Values are the indices of `counts`."""
    wanted = Fraction(share) * sum(counts)
    reached = 0
    for value, count in enumerate(counts):
        reached += count
        if reached >= wanted:
            return value
    return 0


class Histogram(Struct, frozen=True):
    """Counts of values from 0 up, in bins of equal width."""

    bin_width: int
    counts: tuple[int, ...]

    @classmethod
    def of(cls, counts: Sequence[int], bin_width: int = 1) -> "Histogram":
        """Build a histogram, dropping empty bins at the end."""
        end = max((place + 1 for place, count in enumerate(counts) if count), default=0)
        return Histogram(bin_width, tuple(counts[:end]))


class Distribution(Mean, frozen=True, omit_defaults=True):
    """A mean with the distribution of its values."""

    histogram: Histogram
    quantiles: Quantiles | None = None
