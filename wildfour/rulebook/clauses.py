"""The clauses of the rulebooks and our rulings, each with its id. Screens show their sentences, which are in words/."""

from typing import NamedTuple

from wildfour.errors import unknown
from wildfour.rulebook.option_parser import OPTIONS

EVERY_EDITION = "C S D M L"


class Clause(NamedTuple):
    """One rule; `editions` are the letters of the editions it belongs to (see editions.py), `message` its sentence."""

    id: str
    editions: str
    message: str


def rule(clause: str, editions: str = EVERY_EDITION) -> Clause:
    return Clause(clause, editions, f"clause-{clause}")


CARDS = (
    rule("A1"),
    rule("A2"),
    rule("A3", "C S M L"),
    rule("A4", "D"),
    rule("A5"),
    rule("A6", "C S D L"),
    rule("A7", "M"),
    rule("A8", "M"),
    rule("A9", "L"),
    rule("A10", "S D"),
)

SETTING_UP = (
    rule("B1"),
    rule("B2"),
    rule("B3"),
    rule("B4"),
    rule("B5"),
    rule("B6"),
    rule("B7"),
    rule("B8"),
    rule("B9"),
    rule("B10", "M"),
    rule("B11", "L"),
    rule("B12", "L"),
)

A_TURN = (
    rule("C1"),
    rule("C2"),
    rule("C3"),
    rule("C4"),
    rule("C5"),
    rule("C6"),
)

WHAT_CARDS_DO = (
    rule("D1"),
    rule("D2"),
    rule("D3"),
    rule("D4"),
    rule("D5"),
    rule("D6"),
    rule("D7", "C S D M"),
    rule("D8"),
    rule("D9"),
    rule("D10"),
    rule("D11", "M"),
)

GOING_OUT = (
    rule("E1"),
    rule("E2"),
    rule("E3", "C"),
    rule("E4", "C"),
    rule("E5", "C"),
    rule("E6"),
    rule("E7"),
    rule("E8", "L"),
)

SCORING = (
    rule("F1"),
    rule("F2", "M"),
    rule("F3"),
    rule("F4"),
    rule("F5"),
)

PENALTIES = (
    rule("G1", "C"),
    rule("G2", "C"),
    rule("G3", "C"),
)

OTHER_WAYS = (
    rule("H1", "C"),
    rule("H2", "C"),
    rule("H3", "C"),
    rule("H4", "C"),
    rule("H5", "C"),
    rule("H6", "C"),
    rule("H7", "C"),
)

LAUNCHER = (
    rule("I1", "L"),
    rule("I2", "L"),
    rule("I3", "L"),
)

# Rulings that no option changes; the others are in option_table.py.
FIXED_RULINGS = (
    rule("R16"),
    rule("R17"),
    rule("R18"),
    rule("R19"),
    rule("R22", "S L"),
    rule("R32", "L"),
    rule("R33", "C M"),
    rule("R34"),
    rule("R35"),
    rule("R36"),
    rule("R37", "C"),
    rule("R38"),
    rule("R39", "C"),
    rule("R40"),
    rule("R41", "M"),
    rule("R42"),
    rule("R43"),
    rule("R44"),
    rule("R45", "L"),
)

NEEDED_EDITIONS = {
    "launcher": "L",
    "minion": "M",
    "table_penalties": "C",
    "silent_two_handed": "S D M L",
    "": EVERY_EDITION,
}


def rulings() -> tuple[Clause, ...]:
    """The rulings that an option changes: the sentence of the default."""
    return tuple(
        Clause(option.clause, NEEDED_EDITIONS[option.needs], option.usual)
        for option in OPTIONS
        if option.clause.startswith("R")
    )


def house_rules() -> tuple[Clause, ...]:
    """A house rule is cited by the name of its option, and says what the option changes."""
    return tuple(
        Clause(option.name, NEEDED_EDITIONS[option.needs], option.changed)
        for option in OPTIONS
        if not option.clause.startswith("R")
    )


def number_in_letter(clause: Clause) -> tuple[str, int]:
    return clause.id[0], int(clause.id[1:])


BOOK = CARDS + SETTING_UP + A_TURN + WHAT_CARDS_DO + GOING_OUT + SCORING + PENALTIES + OTHER_WAYS + LAUNCHER
CLAUSES = BOOK + tuple(sorted(FIXED_RULINGS + rulings(), key=number_in_letter)) + house_rules()


def clauses_named(name: str) -> tuple[Clause, ...]:
    """The sentences under one id: several where several options belong to one ruling."""
    found = tuple(clause for clause in CLAUSES if clause.id.lower() == name.lower())
    if not found:
        raise unknown("no-such-clause", name, (clause.id for clause in CLAUSES))
    return found
