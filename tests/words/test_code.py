"""The code and the files say the same: no id without a message, no message without a use, no argument missing."""

from collections import Counter

import pytest

from tests.words.code import Said, all_said, refusals
from tests.words.reference import Needs, needs, patterns
from wildfour.benchmark.machines import OURS
from wildfour.clauses import CLAUSES
from wildfour.event_kinds import EventKind
from wildfour.options import CONTRADICTIONS, OPTIONS
from wildfour.simulation.arguments import POLICIES, RATES
from wildfour.simulation.counted_clauses import COUNTED
from wildfour.simulation.statistics import NAMED_FACES, event_name

# Refusals that are sentences in the code. When some have moved to the files, write the smaller number; never a larger.
NOT_MOVED_YET = {
    "machine": 1,
    "match": 30,
    "position.py": 15,
    "refusal.py": 31,
    "round.py": 3,
    "terminal": 42,
    "tournament": 62,
}

IN_FUNCTIONS = {"card", "color", "no-cards", "list-middle", "list-end"}  # wildfour/words/functions.py
IN_ERRORS = {"at-line", "by-clause"}  # wildfour/errors.py
FAMILIES = {
    "event-": {f"event-{event_name(kind)}" for kind in EventKind},
    "face-": {f"face-{name.lower().replace(' ', '-')}" for name in NAMED_FACES.values()},
    "counted-": {f"counted-{one.clause.lower()}" for one in COUNTED},
    "plays-": {f"plays-{name}" for name in POLICIES},
    "habit-": {f"habit-{name}" for name in RATES},
    "never-": {f"never-{name}" for name in RATES},
    "engine-": {f"engine-{name}" for name in OURS},
    "needs-": {f"needs-{option.needs.replace('_', '-')}" for option in OPTIONS if option.needs},
    "contradiction-": {f"contradiction-{one}-{other}" for one, other in CONTRADICTIONS},
}
CONSTANT = [said for said in all_said() if said.id and not said.is_family]


def by_place(said: Said) -> str:
    return f"{said.file}:{said.line}"


@pytest.mark.parametrize("said", CONSTANT, ids=by_place)
def test_every_message_that_is_said_exists_and_gets_its_arguments(said: Said) -> None:
    assert said.id in patterns("en")
    assert needs("en", said.id).keys() <= said.arguments


def test_ids_are_made_only_for_the_families_known_here() -> None:
    made = {said.id for said in all_said() if said.is_family and said.id}
    assert {next(prefix for prefix in FAMILIES if id.startswith(prefix)) for id in made} == set(FAMILIES)


def test_every_message_is_said_somewhere() -> None:
    """By its id, as one of a family, or by another message."""
    referring = Needs()
    for pattern in patterns("en").values():
        referring.visit(pattern)
    tables = {message for option in OPTIONS for message in (option.usual, option.changed)}
    tables |= {clause.message for clause in CLAUSES}
    said = {said.id for said in CONSTANT}.union(
        IN_FUNCTIONS, IN_ERRORS, tables, referring.references, *FAMILIES.values()
    )
    assert said == set(patterns("en"))


def test_fewer_and_fewer_refusals_are_sentences_in_the_code() -> None:
    names = refusals()
    left = Counter(said.place for said in all_said() if said.function in names and not said.id)
    assert left == NOT_MOVED_YET
