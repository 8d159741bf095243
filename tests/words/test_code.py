"""Code and catalogs agree: every id has a message, every message has a use, and no argument is missing."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from tests.words.code import PACKAGE, Use, all_uses, refusals, sources, texts_in
from tests.words.reference import Needs, needs, patterns
from wildfour.benchmark.machines import OURS
from wildfour.desk import arguments, output_files, prompt
from wildfour.events.event_kinds import EventKind
from wildfour.events.match_events import AnyEvent
from wildfour.match.formats import NAMES as FORMATS
from wildfour.match.two_tables import TwoTables
from wildfour.round.view import PHASES
from wildfour.rulebook.clauses import CLAUSES
from wildfour.rulebook.moves import AT_SEAT, WORDS
from wildfour.rulebook.option_parser import CONTRADICTIONS, OPTIONS
from wildfour.simulation.arguments import POLICIES, RATES
from wildfour.simulation.clause_counts import COUNTED
from wildfour.simulation.report.reported_quantities import COMPARED, QUANTITIES
from wildfour.simulation.summary_builder import NAMED_FACES, event_name
from wildfour.support.argument_parser import SAID
from wildfour.terminal import pad_prompt
from wildfour.terminal.vocabulary import COLORS, COMMANDS, FACES
from wildfour.transcript.parser import PLEDGE_HEADINGS

IN_FUNCTIONS = {"card", "color", "no-cards", "list-middle", "list-end", "as-typed"}  # wildfour/words/catalog.py
IN_ERRORS = {"at-line", "by-clause"}  # wildfour/errors.py
EVENTS = [event.__struct_config__.tag for event in get_args(AnyEvent)]
MOVES = [word.rstrip("!") for word in (*WORDS, *AT_SEAT)]
SPREADS, BY_SEAT = ("turns", "points", "lengths"), ("win-share", "points-by-seat")  # report figures
TOPIC = re.compile(r"^  (\w+): ", re.MULTILINE)
LESSON = ["welcome", *TOPIC.findall((PACKAGE / "web/table/lesson_topics.js").read_text(encoding="utf-8"))]
FAMILIES = {
    "bad-heading-": {f"bad-heading-{name}" for name in PLEDGE_HEADINGS},
    **{
        f"spread-{part}-": {f"spread-{part}-{one}" for one in SPREADS} for part in ("title", "axis", "share", "caption")
    },
    **{f"seats-{part}-": {f"seats-{part}-{one}" for one in BY_SEAT} for part in ("title", "axis", "caption")},
    "happened-": {f"happened-{event_name(kind)}" for kind in EventKind},
    "face-": {f"face-{name.lower().replace(' ', '-')}" for name in NAMED_FACES.values()},
    "counted-": {f"counted-{one.clause.lower()}" for one in COUNTED},
    "plays-": {f"plays-{name}" for name in POLICIES},
    "habit-": {f"habit-{name}" for name in RATES},
    "never-": {f"never-{name}" for name in RATES},
    "engine-": {f"engine-{name}" for name in OURS},
    "argument-": {f"argument-{what}" for _, what in SAID},
    "needs-": {f"needs-{option.needs.replace('_', '-')}" for option in OPTIONS if option.needs},
    "desk-print-": {f"desk-print-{kind}" for kind in output_files.FILES},
    "desk-help-": {f"desk-help-{topic}" for topic in prompt.HELP_TOPICS},
    "desk-word-": {f"desk-word-{name}" for name in prompt.COMMANDS},
    "usage-desk-": {f"usage-desk-{name}" for name in (*arguments.NAMES, *arguments.NUMBERS)},
    "pad-word-": {f"pad-word-{name}" for name in pad_prompt.COMMANDS},
    "contradiction-": {f"contradiction-{one}-{other}" for one, other in CONTRADICTIONS},
    "asked-": {f"asked-{phase}" for phase in PHASES if phase != "over"},
    "instead-": {f"instead-{phase}" for phase in ("play", "play-drawn", "answer")},
    "event-": {f"event-{tag}" for tag in EVENTS},
    "goal-": {f"goal-{name}" for name in (*FORMATS, TwoTables.name)},
    "move-": {f"move-{word}" for word in MOVES},
    "advice-": {f"advice-{word}" for word in (*WORDS, "flip", "swap") if word not in ("uno!", "object")},
    "web-lesson-": {f"web-lesson-{topic}" for topic in LESSON},
    "web-option-": {f"web-option-{option.name}" for option in OPTIONS},
    "web-no-table-": {
        f"web-no-table-{why}{more}"
        for why in ("newer", "kicked", "ended", "missing", "private", "locked", "barred")
        for more in ("", ".then")
    },
    "help-": {id for id in patterns("en") if id.startswith("help-")},
    "only-while-": {
        f"only-while-{stage}" for stage in ("lobby", "committing", "revealing", "playing", "between", "over")
    },
    "typed-": {f"typed-{word}" for word in MOVES},
    "typed-color-": {f"typed-color-{color}" for color in COLORS},
    "typed-face-": {f"typed-face-{face}" for face in FACES},
    "typed-command-": {f"typed-command-{command}" for command in COMMANDS},
}
CONSTANT = [use for use in all_uses() if use.id and not use.is_family]


def by_place(use: Use) -> str:
    return f"{use.file}:{use.line}"


@pytest.mark.parametrize("use", CONSTANT, ids=by_place)
def test_every_used_message_exists_and_gets_its_arguments(use: Use) -> None:
    assert use.id in patterns("en")
    assert needs("en", use.id).keys() <= use.arguments or not use.all_known


def test_ids_are_built_only_for_known_families() -> None:
    made = {use.id for use in all_uses() if use.is_family and use.id}
    assert {max((prefix for prefix in FAMILIES if id.startswith(prefix)), key=len) for id in made} == set(FAMILIES)


def reported() -> Iterator[str]:
    """Yield the messages in the reported-quantity tables."""
    for quantity in QUANTITIES:
        yield from (form[0] for form in (quantity.line, quantity.row) if form is not None)
    for compared in COMPARED:
        yield from (compared.column, compared.text_difference, compared.page_difference)


def test_every_message_is_used() -> None:
    """A message is used by its id, as part of a family, or by another message."""
    referring = Needs()
    for pattern in patterns("en").values():
        referring.visit(pattern)
    tables = {message for option in OPTIONS for message in (option.usual, option.changed)}
    tables |= {clause.message for clause in CLAUSES} | set(reported())
    used = {use.id for use in CONSTANT}.union(IN_FUNCTIONS, IN_ERRORS, tables, referring.references, *FAMILIES.values())
    assert used == set(patterns("en"))


ALL_IN_FILES = ("support/files.py", "match/", "pad/", "narration/", "terminal/", "tournament/", "desk/")
NO_SENTENCES = {
    "pad/pad_file.py": "wildfour pad",  # file header
    "pad/page.py": "score pad",  # page type
    "terminal/hint_process.py": "wildfour.bots.expert.expert_worker",  # the process's command line
    "desk/player_list.py": " name",  # headings in imported files
    "tournament/tournament_file.py": r"[A-Z]{5,} ",  # SQL
}


def test_prompts_pads_tournaments_and_narration_have_no_sentence_in_the_code() -> None:
    """A sentence is any two words outside a docstring."""
    files = [file for file in sources() if file.startswith(ALL_IN_FILES)]
    assert len(files) > 60
    found = [(file, text) for file in files for text in texts_in(file) if re.search(r"[a-zA-Z]{2,} [a-zA-Z]{2,}", text)]
    assert [one for one in found if not re.search(NO_SENTENCES.get(one[0], "$^"), one[1])] == []


def test_no_message_recommends_a_package_index() -> None:
    """Wildfour is not on a package index: readers have run.py."""
    files = (PACKAGE / "words").rglob("*.ftl")
    assert [file.name for file in files if re.search(r"pip install|wildfour\[", file.read_text(encoding="utf-8"))] == []


STUDIES = ("arena", "benchmark", "bots", "compiled", "support/progress.py", "support/stderr_messages.py", "simulation")
NOT_SAID = (
    *("offset points", "upper right", "lower left"),  # matplotlib positions
    *("Draw Two", "Wild Draw Four", "Mutated Minion"),  # faces used as message names
    *("wildfour arena", "simulation report", " of the current folder", "Crazy Eights"),
    *("<clear, generated", "def clear", "    for place in", "import ray, sys"),  # code
    *("for word in range(mask", "):\n    i = cuda.grid(1)"),  # kernel code
    *(
        "def entry(",
        "return int(",
        "\ndefine ",
        "%r = call i64",
        "%there = ",
        "%first = ",
        "%back = ",
        "%byte = ",
        "ptr noalias",
    ),  # compiled code
    *("hit rate", "stake out", "stake won", "stake lost", "stake left", "draw pile"),  # input names in network files
    *("hand flip", "open flip", "may hold ", "color before", "played by"),
)


def test_simulations_the_arena_and_the_bench_have_no_sentence_in_the_code() -> None:
    files = [file for file in sources() if file.startswith(STUDIES)]
    assert len(files) > 70
    found = [text for file in files for text in texts_in(file) if re.search(r"[a-zA-Z]{2,} [a-zA-Z]{2,}", text)]
    assert [text for text in found if not text.startswith(NOT_SAID)] == []


def test_no_refusal_is_a_sentence_in_the_code() -> None:
    names = refusals()
    assert [by_place(use) for use in all_uses() if use.function in names and not use.id] == []
