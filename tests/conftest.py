"""Assertions in the test language show what they compared, and words that are missing are an error."""

import pytest

from wildfour.words import Catalogue

pytest.register_assert_rewrite("tests.table")

Catalogue.strict = True
