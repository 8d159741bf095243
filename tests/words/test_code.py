"""The code and the files say the same: no id without a message, no message without a use, no argument missing."""

import re
from collections import Counter
from typing import get_args

import pytest

from tests.words.code import Said, all_said, refusals, sources, texts_in
from tests.words.reference import Needs, needs, patterns
from wildfour.clauses import CLAUSES
from wildfour.events import AnyEvent
from wildfour.match.formats import NAMES as FORMATS
from wildfour.moves import AT_SEAT, WORDS
from wildfour.options import CONTRADICTIONS, OPTIONS
from wildfour.terminal.vocabulary import COLORS, COMMANDS, FACES
from wildfour.transcript.reading import PLEDGE_HEADINGS
from wildfour.view import PHASES

# Refusals that are sentences in the code. When some have moved to the files, write the smaller number; never a larger.
NOT_MOVED_YET = {
    "arena": 13,
    "benchmark": 3,
    "files.py": 4,
    "machine": 1,
    "match": 25,
    "position": 11,
    "simulation": 29,
    "terminal": 22,
    "tournament": 61,
}

IN_FUNCTIONS = {"card", "color", "no-cards", "list-middle", "list-end", "as-typed"}  # wildfour/words/catalogue.py
IN_ERRORS = {"at-line", "by-clause"}  # wildfour/errors.py
EVENTS = [event.__struct_config__.tag for event in get_args(AnyEvent)]
MOVES = [word.rstrip("!") for word in (*WORDS, *AT_SEAT)]
FAMILIES = {
    "needs-": {f"needs-{option.needs.replace('_', '-')}" for option in OPTIONS if option.needs},
    "contradiction-": {f"contradiction-{one}-{other}" for one, other in CONTRADICTIONS},
    "asked-": {f"asked-{phase}" for phase in PHASES if phase != "over"},
    "instead-": {f"instead-{phase}" for phase in ("play", "play-drawn", "answer")},
    "event-": {f"event-{tag}" for tag in EVENTS},
    "goal-": {f"goal-{name}" for name in FORMATS},
    "move-": {f"move-{word}" for word in MOVES},
    "advice-": {f"advice-{word}" for word in (*WORDS, "flip", "swap") if word not in ("uno!", "object")},
    "help-": {id for id in patterns("en") if id.startswith("help-")},
    "only-while-": {f"only-while-{stage}" for stage in ("lobby", "committing", "revealing", "playing", "over")},
    "bad-heading-": {f"bad-heading-{name}" for name in PLEDGE_HEADINGS},
    "typed-": {f"typed-{word}" for word in MOVES},
    "typed-color-": {f"typed-color-{color}" for color in COLORS},
    "typed-face-": {f"typed-face-{face}" for face in FACES},
    "typed-command-": {f"typed-command-{command}" for command in COMMANDS},
}
CONSTANT = [said for said in all_said() if said.id and not said.is_family]


def by_place(said: Said) -> str:
    return f"{said.file}:{said.line}"


@pytest.mark.parametrize("said", CONSTANT, ids=by_place)
def test_every_message_that_is_said_exists_and_gets_its_arguments(said: Said) -> None:
    assert said.id in patterns("en")
    assert needs("en", said.id).keys() <= said.arguments or not said.all_known


def test_ids_are_made_only_for_the_families_known_here() -> None:
    made = {said.id for said in all_said() if said.is_family and said.id}
    assert {max((prefix for prefix in FAMILIES if id.startswith(prefix)), key=len) for id in made} == set(FAMILIES)


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


PROMPT = [
    f"terminal/{name}.py"
    for name in ("adviser", "asking", "commands", "game", "hint", "opponents", "play", "story", "vocabulary")
]
CODE = "wildfour.bots.advising"  # in what the other process is told to run


def test_the_prompt_and_the_narration_have_no_sentence_in_the_code() -> None:
    """Two words that belong to no docstring."""
    files = [file for file in sources() if file.startswith("narration/") or file in PROMPT]
    assert len(files) > len(PROMPT) + 5
    found = [text for file in files for text in texts_in(file) if re.search(r"[a-zA-Z]{2,} [a-zA-Z]{2,}", text)]
    assert [text for text in found if CODE not in text] == []


def test_fewer_and_fewer_refusals_are_sentences_in_the_code() -> None:
    names = refusals()
    left = Counter(said.place for said in all_said() if said.function in names and not said.id)
    assert left == NOT_MOVED_YET
