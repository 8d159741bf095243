"""Means, shares and distributions with their error bars, from sums of ints. Everything is exact until the last
division, so the same sums give the same bytes on every machine. All of them can be written as JSON and read back."""

import math
from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

Z = 1.959963984540054  # of a normal distribution: 95 % lie within so many standard deviations


def ratio(numerator: int, denominator: int) -> float:
    """The nearest float to a fraction of ints of any size; 0 where nothing was counted."""
    return float(Fraction(numerator, denominator)) if denominator else 0.0


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
