"""Plural categories and numbers, compared with Babel's data."""

import pytest
from babel import Locale
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from wildfour.words.languages import digits, plural

LANGUAGES = ["ar", "de", "en", "es", "fr", "pt"]
NUMBERS = [*range(-5, 300), 999, 1000, 1001, 10_000, 100_011, 1_000_000, 2_000_000, 1_000_001]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plural_categories_are_those_of_cldr(language: str) -> None:
    category = Locale(language).plural_form
    assert [plural(language, number) for number in NUMBERS] == [category(number) for number in NUMBERS]


@given(st.sampled_from(LANGUAGES), st.integers(-(10**12), 10**12))
def test_numbers_are_written_as_the_language_does(language: str, number: int) -> None:
    assert digits(language, number) == format_decimal(number, locale=language)


def test_an_unknown_language_follows_english() -> None:
    assert [plural("tlh", number) for number in (0, 1, 2)] == ["other", "one", "other"]
    assert digits("tlh", 1234) == "1,234"
