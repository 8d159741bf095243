"""Numbers formatted and parsed in the user's language, with as many digits as the error justifies."""

import math

from wildfour.errors import Invalid
from wildfour.support.argument_parser import whole_number_in
from wildfour.support.estimates import Mean, Share
from wildfour.words import Catalogue
from wildfour.words.languages import digits
from wildfour.words.quoting import Text

HARD_SPACE = "\N{NO-BREAK SPACE}"
UNKNOWN = "\N{EN DASH}"
MINUS = "\N{MINUS SIGN}"
MOST_DECIMALS = 9
MOST_SEED = (1 << 64) - 1
Interval = tuple[float, float]


def decimals(error: float | None) -> int:
    """Return the number of decimals that show two digits of an error."""
    if error is None or not math.isfinite(error) or error <= 0:
        return 2
    return min(max(0, 1 - math.floor(math.log10(error))), MOST_DECIMALS)


class Numbers:
    """Number formatter for a catalog's language."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.say = words.say

    def whole(self, number: float) -> Text:
        return Text(digits(self.words.language, round(number)).replace("-", MINUS))

    def decimal(self, number: float, places: int) -> Text:
        whole, _, rest = f"{abs(number):.{places}f}".partition(".")
        sign = MINUS if number < 0 and (int(whole) or int(rest or 0)) else ""
        text = Text(sign + digits(self.words.language, int(whole)))
        return Text(self.say("decimal-number", whole=text, decimals=rest)) if rest else text

    def plus_or_minus(self, found: Mean, factor: float = 1, *, signed: bool = False) -> Text:
        """Format a mean with the half-width of its 95% interval: 48.40 ± 0.48, or with a sign: +1.20 ± 0.48."""
        if found.interval is None:
            return self.general(factor * found.mean)
        half = factor * half_width(found)
        places = decimals(half)
        sign = "+" if signed and round(factor * found.mean, places) > 0 else ""
        return Text(f"{sign}{self.decimal(factor * found.mean, places)} ± {self.decimal(half, places)}")

    def with_error(self, found: Mean) -> Text:
        """Format a mean with its standard error: 48.40 (0.24)."""
        places = decimals(found.standard_error)
        width = UNKNOWN if found.standard_error is None else self.decimal(found.standard_error, places)
        return Text(f"{self.decimal(found.mean, places)}{HARD_SPACE}({width})")

    def in_words(self, found: Mean) -> Text:
        """Format a mean with its interval for a sentence: 48.40 (95% interval 47.92 to 48.88)."""
        if found.interval is None:
            return self.general(found.mean)
        mean = self.decimal(found.mean, decimals(found.standard_error))
        return Text(self.say("mean-and-interval", mean=mean, interval=self.interval(found.interval)))

    def interval(self, ends: Interval | None, factor: float = 1) -> Text:
        """Format an interval: 12.3 to 12.7."""
        if ends is None:
            return Text(UNKNOWN)
        low, high = factor * ends[0], factor * ends[1]
        places = decimals((high - low) / 4)
        return Text(self.say("from-to", low=self.decimal(low, places), high=self.decimal(high, places)))

    def percent(self, share: float, ends: Interval | None = None) -> Text:
        """Format a share with as many decimals as its interval justifies."""
        places = 0 if share in (0, 1) else 1 if ends is None else decimals(25 * (ends[1] - ends[0]))
        return Text(self.say("percent", number=self.decimal(100 * share, places)))

    def share(self, found: Share) -> Text:
        return self.percent(found.share, found.interval)

    def share_in_words(self, found: Share) -> Text:
        """Format a share with its interval: 25.96% (25.35 to 26.57)."""
        return Text(f"{self.share(found)} ({self.interval(found.interval, 100)})")

    def rate(self, number: float) -> Text:
        """Format a number per round with three significant digits."""
        if number == 0:
            return Text("0")
        if abs(number) < 0.0001:
            mantissa, _, exponent = f"{number:.1e}".partition("e")
            return Text(f"{self.decimal(float(mantissa), 1)}e{exponent}")
        return self.decimal(number, max(0, 2 - math.floor(math.log10(abs(number)))))

    def general(self, number: float, most: int = 2) -> Text:
        """Format a number that has no error bar, with at most `most` decimals and no trailing zeros."""
        return self.decimal(number, next((places for places in range(most) if number == round(number, places)), most))

    def duration(self, seconds: float) -> Text:
        """Format a duration: 0.8 s, 12 s, 3 min 20 s, 2 h 05 min."""
        whole = round(seconds)
        if seconds < 10:
            return Text(f"{self.decimal(seconds, 1)} s")
        if whole < 60:
            return Text(f"{whole} s")
        if whole < 3600:
            return Text(f"{whole // 60} min {whole % 60:02} s")
        return Text(f"{whole // 3600} h {whole % 3600 // 60:02} min")


def half_width(found: Mean) -> float:
    """Return half of an interval's width, or the longer half if one end is cut off."""
    low, high = found.interval or (found.mean, found.mean)
    return max(high - found.mean, found.mean - low)


def parse_whole(option: str, text: str) -> int:
    """Parse a whole number typed after an option."""
    number = whole_number_in(text)
    if number is None:
        raise Invalid("option-takes-whole-number", option=option, text=text)
    return number


def parse_seed(text: str) -> int:
    number = whole_number_in(text, len(str(MOST_SEED)))
    if number is None or number > MOST_SEED:
        raise Invalid("not-a-seed", text=text, most=str(MOST_SEED))
    return number
