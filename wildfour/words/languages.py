"""Languages, with their plural categories, separators, and writing directions from CLDR.

To add a language, copy its rule from CLDR. The tests check it against Babel and the language folders.
"""

from collections.abc import Callable
from typing import NamedTuple

MILLION = 1_000_000


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


class Language(NamedTuple):
    """A language: its plural rule, thousands separator, and writing direction."""

    plural: Callable[[int], str] = one_for_one
    separator: str = ","
    right_to_left: bool = False


# Ordered as in the language menu.
LANGUAGES = {
    "en": Language(),
    "de": Language(separator="."),
    "es": Language(spanish, separator="."),
    "fr": Language(french_or_portuguese, separator="\u202f"),
    "pt": Language(french_or_portuguese, separator="."),
    "ar": Language(arabic, right_to_left=True),
}
OTHER = Language()  # languages without an entry follow English


def known_languages() -> list[str]:
    """Return the codes of the supported languages, sorted."""
    return sorted(LANGUAGES)


def plural(language: str, number: int) -> str:
    """Return the CLDR plural category of a whole number: zero, one, two, few, many, or other."""
    return LANGUAGES.get(language, OTHER).plural(abs(number))


def digits(language: str, number: int) -> str:
    """Format a whole number: 1,000,000."""
    return f"{number:,}".replace(",", LANGUAGES.get(language, OTHER).separator)
