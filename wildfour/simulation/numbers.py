"""How numbers are written: with as many digits as their errors justify."""

import math

from wildfour.estimates import Mean, Share, Z

HARD_SPACE = "\N{NO-BREAK SPACE}"
UNKNOWN = "\N{EN DASH}"
MOST_DECIMALS = 9
Interval = tuple[float, float]


def whole(number: float) -> str:
    return f"{number:,.0f}"


def decimals(error: float | None) -> int:
    """How many decimals show two digits of an error."""
    if error is None or not math.isfinite(error) or error <= 0:
        return 2
    return min(max(0, 1 - math.floor(math.log10(error))), MOST_DECIMALS)


def signed(text: str) -> str:
    return text.replace("-", "\N{MINUS SIGN}")


def plus_or_minus(found: Mean) -> str:
    """A mean with half of its 95% interval: 48.40 ± 0.48."""
    if found.standard_error is None:
        return f"{found.mean:g}"
    half = Z * found.standard_error
    places = decimals(half)
    return f"{found.mean:.{places}f} ± {half:.{places}f}"


def with_error(found: Mean) -> str:
    """A mean with its standard error: 48.40 (0.24)."""
    places = decimals(found.standard_error)
    width = UNKNOWN if found.standard_error is None else f"{found.standard_error:,.{places}f}"
    return f"{signed(f'{found.mean:,.{places}f}')}{HARD_SPACE}({width})"


def in_words(found: Mean) -> str:
    """A mean with its interval, in a sentence: 48.40 (95% interval 47.92 to 48.88)."""
    if found.interval is None:
        return f"{found.mean:,.2f}"
    return f"{found.mean:,.{decimals(found.standard_error)}f} (95% interval {interval_text(found.interval)})"


def interval_text(interval: Interval | None, factor: float = 1) -> str:
    """`12.3 to 12.7`."""
    if interval is None:
        return UNKNOWN
    low, high = factor * interval[0], factor * interval[1]
    places = decimals((high - low) / 4)
    return signed(f"{low:,.{places}f} to {high:,.{places}f}")


def percent(share: float, interval: Interval | None = None) -> str:
    """A share in percent, with as many decimals as its interval justifies."""
    if share in (0, 1):
        return f"{100 * share:.0f}%"
    places = 1 if interval is None else decimals(25 * (interval[1] - interval[0]))
    return f"{100 * share:.{places}f}%"


def share_text(found: Share) -> str:
    return percent(found.share, found.interval)


def share_in_words(found: Share) -> str:
    """A share with its interval: 25.96% (25.35 to 26.57)."""
    return f"{share_text(found)} ({interval_text(found.interval, 100)})"


def rate(per_round: float) -> str:
    """A number per round, with three digits that mean something."""
    if per_round == 0:
        return "0"
    if per_round < 0.0001:
        return f"{per_round:.1e}"
    return f"{per_round:,.{max(0, 2 - math.floor(math.log10(per_round)))}f}"
