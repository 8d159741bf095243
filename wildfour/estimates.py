"""Means, shares and quantiles with their error bars, from sums of ints. Everything is exact until the last division,
so the same sums give the same bytes on every machine."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

Z = 1.959963984540054  # of a normal distribution: 95 % lie within so many standard deviations
QUANTILES = ("0.05", "0.25", "0.5", "0.75", "0.95")


def ratio(numerator: int, denominator: int) -> float:
    """The nearest float to a fraction of ints of any size; 0 where nothing was counted."""
    return float(Fraction(numerator, denominator)) if denominator else 0.0


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean and its standard error, which nobody knows from fewer than two values."""

    mean: float
    standard_error: float | None

    @classmethod
    def of(cls, number: int, total: int, squares: int) -> "Mean":
        """From how many values there are, their sum, and the sum of their squares."""
        if number < 2:
            return cls(ratio(total, number), None)
        variance = Fraction(number * squares - total * total, number * (number - 1))
        return cls(ratio(total, number), math.sqrt(float(variance / number)))

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true mean lies, 95 % sure (normal approximation)."""
        if self.standard_error is None:
            return None
        return self.mean - Z * self.standard_error, self.mean + Z * self.standard_error

    def to_dict(self) -> dict[str, float | None]:
        return {"mean": self.mean, "standard_error": self.standard_error}

    def with_interval(self) -> dict[str, float | None]:
        low, high = self.interval or (None, None)
        return {**self.to_dict(), "low": low, "high": high}


def share_interval(part: int, number: int) -> tuple[float, float]:
    """Where a true share lies, 95 % sure: Wilson's interval, which is right for rare things and small numbers too."""
    if number == 0:
        return 0.0, 1.0
    share = ratio(part, number)
    shrink = 1 + Z * Z / number
    middle = (share + Z * Z / (2 * number)) / shrink
    half = Z * math.sqrt(share * (1 - share) / number + Z * Z / (4 * number * number)) / shrink
    # The ends are exact where nothing, or everything, was counted; sums of floats would miss them by a hair.
    low = 0.0 if part == 0 else max(0.0, middle - half)
    high = 1.0 if part == number else min(1.0, middle + half)
    return low, high


def quantile(counts: Sequence[int], share: str) -> int:
    """The smallest value that at least this share of a histogram does not exceed. The value is the place."""
    wanted = Fraction(share) * sum(counts)
    reached = 0
    for value, count in enumerate(counts):
        reached += count
        if reached >= wanted:
            return value
    return 0


def quantiles(counts: Sequence[int]) -> dict[str, int]:
    return {share: quantile(counts, share) for share in QUANTILES}


def cut(counts: Sequence[int]) -> list[int]:
    """A histogram up to its last place that is not empty."""
    end = max((place + 1 for place, count in enumerate(counts) if count), default=0)
    return list(counts[:end])
