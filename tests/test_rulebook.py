"""docs/rulebook.md is correct: every rule has a row, and its functions and tests exist and match."""

import importlib
import itertools
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

from tools.rulebook import PAGE, PLAYED_IN, up_to_date
from wildfour.rulebook.clauses import CLAUSES, EVERY_EDITION
from wildfour.rulebook.editions import EDITIONS, edition_named

TESTS = Path(__file__).parent
EDITIONS_OF = {clause.id: clause.editions for clause in CLAUSES}
NAMED_AFTER_CLAUSES = re.compile(r"^def (test((?:_[A-Z]\d+)+)_\w*)", re.MULTILINE)


class Row(NamedTuple):
    """A rule in the rulebook, with the names of its functions and tests."""

    id: str
    editions: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]


def read_rows() -> Iterator[Row]:
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[0] in EDITIONS_OF:
            yield Row(cells[0], cells[1], names_in(cells[3]), names_in(cells[4]))


def names_in(cell: str) -> tuple[str, ...]:
    return tuple(re.findall(r"`([^`]+)`", cell))


ROWS = tuple(read_rows())


def by_id(row: Row) -> str:
    return row.id


def scenario(name: str) -> FunctionType:
    """Return the function for a test id such as `tests/rules/test_challenge.py::test_D9_…`."""
    file, _, function = name.partition("::")
    module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    assert hasattr(module, function), f"There is no {name}."
    found = getattr(module, function)
    assert isinstance(found, FunctionType)
    return found


def parameters_of(test: FunctionType) -> dict[str, list[Any]]:
    """Return a test's parameters by pytest's names: one name, or several separated by commas."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    return {
        names if isinstance(names, str) else ",".join(names): list(values)
        for names, values in (mark.args[:2] for mark in marks)
    }


def cases_of(test: FunctionType) -> Iterator[dict[str, Any]]:
    """Yield the arguments of each test case."""
    parameters = parameters_of(test)
    for choice in itertools.product(*parameters.values()):
        arguments: dict[str, Any] = {}
        for names, value in zip(parameters, choice, strict=True):
            plain = value.values if hasattr(value, "marks") else value
            several = "," in names or hasattr(value, "marks")
            arguments |= zip(names.replace(" ", "").split(","), plain if several else (plain,), strict=True)
        yield arguments


def editions_of(test: FunctionType) -> set[str] | None:
    """Return the letters of the editions that a test runs in; None if it has other parameters."""
    names = parameters_of(test).get("edition")
    return None if names is None else {edition_named(name).letter for name in names}


def code_of(thing: Any) -> CodeType | None:
    """Return the code object of a function, method, or property; None for data."""
    function = thing.fget if isinstance(thing, property) else thing
    return function.__code__ if isinstance(function, FunctionType) else None


def code_run_by(test: FunctionType, wanted: set[CodeType]) -> set[CodeType]:
    """Return the wanted functions that a test calls, running its cases until all of them have been called."""
    found: set[CodeType] = set()

    def notice(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code in wanted:
            found.add(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(notice)
    try:
        for arguments in cases_of(test):
            if found == wanted:
                break
            test(**arguments)
    finally:
        sys.setprofile(before)
    return found


def test_every_rule_has_one_row_and_every_row_is_a_rule() -> None:
    assert [row.id for row in ROWS] == list(dict.fromkeys(clause.id for clause in CLAUSES))


@pytest.mark.parametrize("row", ROWS, ids=by_id)
def test_the_function_exists(row: Row) -> None:
    assert row.functions
    for name in row.functions:
        assert pkgutil.resolve_name(f"wildfour.{name}") is not None


@pytest.mark.parametrize("row", ROWS, ids=by_id)
def test_the_test_exists_and_carries_the_id(row: Row) -> None:
    assert row.tests
    for name in row.tests:
        assert f"_{row.id.replace('-', '_')}_" in f"{scenario(name).__name__}_"


@pytest.mark.parametrize("row", ROWS, ids=by_id)
def test_the_test_runs_in_exactly_the_editions_listed(row: Row) -> None:
    belongs, _, played_in = row.editions.partition(PLAYED_IN)
    listed = EVERY_EDITION if "all" in (belongs, played_in) else f"{belongs} {played_in}"
    editions = [editions_of(scenario(name)) for name in row.tests]
    known = [letters for letters in editions if letters is not None]
    if known:
        assert set().union(*known) == set(listed.split())


@pytest.mark.parametrize("row", ROWS, ids=by_id)
def test_the_test_runs_the_function(row: Row) -> None:
    things = [pkgutil.resolve_name(f"wildfour.{name}") for name in row.functions]
    wanted = {code for thing in things if (code := code_of(thing)) is not None}
    missing = set(wanted)
    for name in row.tests:
        missing -= code_run_by(scenario(name), wanted)
    assert {code.co_qualname for code in missing} == set()


@pytest.mark.parametrize("path", sorted(TESTS.rglob("test_*.py")), ids=lambda path: path.stem)
def test_every_test_named_after_a_clause_names_one_that_exists(path: Path) -> None:
    for name, ids in NAMED_AFTER_CLAUSES.findall(path.read_text(encoding="utf-8")):
        assert set(ids.strip("_").split("_")) <= set(EDITIONS_OF), f"{name} names no clause, ruling or house rule."


def test_the_editions_are_those_of_the_clauses() -> None:
    assert {edition.letter for edition in EDITIONS} == set(EVERY_EDITION.split())
    assert set(" ".join(EDITIONS_OF.values()).split()) == set(EVERY_EDITION.split())


def test_generated_parts_are_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == up_to_date(page), "Run python3 -m tools.rulebook"
