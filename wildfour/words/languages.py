"""What differs between languages and is no sentence: plural categories and the way numbers are written (CLDR).

A language that is not here counts like English. To add one, take its rule from CLDR; the tests compare with Babel.
"""

from collections.abc import Callable
from typing import NamedTuple

MILLION = 1_000_000


class Language(NamedTuple):
    """A language of the catalog."""

    code: str
    right_to_left: bool = False


# In the order in which a page offers them.
LANGUAGES = (
    Language("en"),
    Language("de"),
    Language("es"),
    Language("fr"),
    Language("pt"),
    Language("ar", right_to_left=True),
)


def one_for_one(number: int) -> str:
    return "one" if number == 1 else "other"


def spanish(number: int) -> str:
    return "many" if number and number % MILLION == 0 else one_for_one(number)


def french_or_portuguese(number: int) -> str:
    if number in (0, 1):
        return "one"
    return "many" if number % MILLION == 0 else "other"


def arabic(number: int) -> str:
    if number <= 2:
        return ("zero", "one", "two")[number]
    if 3 <= number % 100 <= 10:
        return "few"
    return "many" if number % 100 >= 11 else "other"


PLURALS: dict[str, Callable[[int], str]] = {
    "ar": arabic,
    "es": spanish,
    "fr": french_or_portuguese,
    "pt": french_or_portuguese,
}
SEPARATORS = {"de": ".", "es": ".", "fr": "\u202f", "pt": "."}  # between thousands; a comma where none is given


def plural(language: str, number: int) -> str:
    """The CLDR plural category of a whole number: zero, one, two, few, many or other."""
    return PLURALS.get(language, one_for_one)(abs(number))


def digits(language: str, number: int) -> str:
    """A whole number as it is written: 1,000,000."""
    return f"{number:,}".replace(",", SEPARATORS.get(language, ","))
