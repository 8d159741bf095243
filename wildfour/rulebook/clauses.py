"""Rulebook clauses and our rulings, by id. Their sentences are in words/."""

from typing import NamedTuple

from wildfour.errors import unknown
from wildfour.rulebook.option_parser import OPTIONS

EVERY_EDITION = "C S D M L"


class Clause(NamedTuple):
    """One rule. `editions` holds the letters of the editions that contain it (see editions.py), and `message` is the id
    of its sentence."""

    id: str
    editions: str
    message: str


def clauses_in(text: str) -> tuple[Clause, ...]:
    """Parse clause ids, each followed by a colon and its editions' letters (default: every edition)."""
    entries = (entry.partition(":") for entry in text.split())
    return tuple(Clause(id, " ".join(only) or EVERY_EDITION, f"clause-{id}") for id, _, only in entries)


# One row per section: cards, setup, a turn, action cards, going out, scoring, penalties, variants, launcher.
BOOK = clauses_in("""
    A1 A2 A3:CSML A4:D A5 A6:CSDL A7:M A8:M A9:L A10:SD
    B1 B2 B3 B4 B5 B6 B7 B8 B9 B10:M B11:L B12:L
    C1 C2 C3 C4 C5 C6
    D1 D2 D3 D4 D5 D6 D7:CSDM D8 D9 D10 D11:M
    E1 E2 E3:C E4:C E5:C E6 E7 E8:L
    F1 F2:M F3 F4 F5
    G1:C G2:C G3:C
    H1:C H2:C H3:C H4:C H5:C H6:C H7:C
    I1:L I2:L I3:L
""")

# Rulings that no option changes; the others are in rule_options.py.
FIXED_RULINGS = clauses_in(
    "R16 R17 R18 R19 R22:SL R32:L R33:CM R34 R35 R36 R37:C R38 R39:C R40 R41:M R42 R43 R44 R45:L"
)

NEEDED_EDITIONS = {
    "launcher": "L",
    "minion": "M",
    "table_penalties": "C",
    "silent_two_handed": "S D M L",
    "": EVERY_EDITION,
}


def from_options(*, rulings: bool) -> tuple[Clause, ...]:
    """Return the rulings or the house rules that options change. A ruling comes with the sentence for its default. A
    house rule has its option's name as its id and comes with the sentence for the change."""
    return tuple(
        Clause(option.clause, NEEDED_EDITIONS[option.needs], option.usual)
        if rulings
        else Clause(option.name, NEEDED_EDITIONS[option.needs], option.changed)
        for option in OPTIONS
        if option.clause.startswith("R") == rulings
    )


RULINGS = sorted(FIXED_RULINGS + from_options(rulings=True), key=lambda clause: int(clause.id[1:]))
CLAUSES = (*BOOK, *RULINGS, *from_options(rulings=False))


def clauses_named(name: str) -> tuple[Clause, ...]:
    """Return the clauses with the given id. There are several if a ruling has several options."""
    found = tuple(clause for clause in CLAUSES if clause.id.lower() == name.lower())
    if not found:
        raise unknown("no-such-clause", name, (clause.id for clause in CLAUSES))
    return found
