"""Assertions in the test language show what they compared."""

import pytest

pytest.register_assert_rewrite("tests.table")
