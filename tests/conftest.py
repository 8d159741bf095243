"""Pytest configuration: assertion details in shared test code, strict messages, and English."""

import os

import pytest
from hypothesis import Phase, settings

from wildfour.words import Catalogue

pytest.register_assert_rewrite("tests.shared.table")

Catalogue.strict = True
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
settings.register_profile(
    "mutants", database=None, derandomize=True, deadline=None, phases=[Phase.explicit, Phase.generate]
)
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record", metavar="SECTION", help="record a section of test_unchanged.py as it is now")
