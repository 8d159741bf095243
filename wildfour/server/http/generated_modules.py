"""Browser modules generated from the rulebook at startup, so that no rule is duplicated.

`generated/choices.js` is the body of `/api/choices`. `generated/pad.js` contains the data that a score pad needs
without a server: the cards of each edition with their points, and the formats. `generated/rulebook.js` contains clauses
and examples.
"""

from collections import Counter

import msgspec

from wildfour.errors import Invalid
from wildfour.match.format_base import TARGET, Format
from wildfour.match.formats import CYCLE, FORMATS, Elimination, RotatingPartners
from wildfour.match.points_left import Deck, points_of_kind
from wildfour.narration.rule_examples import DrawnExample, drawn_examples
from wildfour.protocol.http_types import ClauseSaid
from wildfour.protocol.shared_types import MOST_PLAYERS
from wildfour.rulebook.cards import FLIP_MARK, kind_name
from wildfour.rulebook.editions import EDITIONS, Edition
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.http.choices import all_choices, all_clauses
from wildfour.transcript.record import this_program

FEWEST_PLAYERS = 2


class PadEdition(msgspec.Struct, frozen=True, kw_only=True):
    """An edition with its cards, ordered by kind: notation, copies in the deck, and points (F1, F2)."""

    name: str
    letters: str
    most_players: int
    cards: tuple[tuple[str, int, int], ...]


class PadFormat(msgspec.Struct, frozen=True, kw_only=True):
    """A format. `cycle` lists the seatings if partners change (H5)."""

    name: str
    clause: str
    players: tuple[int, ...]
    lowest_wins: bool
    partners: bool
    eliminates: bool
    cycle: tuple[tuple[int, ...], ...]


class PadTables(msgspec.Struct, frozen=True, kw_only=True):
    """The data that a score pad needs without a server."""

    program: str
    target: int
    editions: tuple[PadEdition, ...]
    formats: tuple[PadFormat, ...]


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """Clauses with their message ids, and examples."""

    clauses: tuple[ClauseSaid, ...]
    examples: tuple[DrawnExample, ...]


def generated_modules() -> dict[str, bytes]:
    """Return the modules by path."""
    tables = {"choices": all_choices(), "pad": pad_tables(), "rulebook": rulebook()}
    return {f"generated/{name}.js": module_of(table) for name, table in tables.items()}


def module_of(data: msgspec.Struct) -> bytes:
    return b"export default " + msgspec.json.encode(data) + b";\n"


def rulebook() -> Rulebook:
    return Rulebook(clauses=all_clauses(), examples=tuple(drawn_examples()))


def pad_tables() -> PadTables:
    return PadTables(
        program=this_program(),
        target=TARGET,
        editions=tuple(edition_table(edition) for edition in EDITIONS),
        formats=tuple(format_table(format_class) for format_class in FORMATS),
    )


def edition_table(edition: Edition) -> PadEdition:
    copies: Counter[int] = Deck(edition, parse_options("")).cards
    kinds = sorted(copies, key=lambda kind: (kind & ~FLIP_MARK, kind))  # a flip card follows its counterpart
    return PadEdition(
        name=edition.name,
        letters=edition.letters,
        most_players=edition.most_players,
        cards=tuple((kind_name(kind, edition.letters), copies[kind], points_of_kind(kind)) for kind in kinds),
    )


def format_table(format_class: type[Format]) -> PadFormat:
    counts = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    return PadFormat(
        name=format_class.name,
        clause=format_class.clause,
        players=tuple(count for count in counts if seats(format_class(), count)),
        lowest_wins=format_class.lowest_wins,
        partners=format_class.partners,
        eliminates=format_class is Elimination,
        cycle=CYCLE if format_class is RotatingPartners else (),
    )


def seats(format: Format, players: int) -> bool:
    try:
        format.check_players(players)
    except Invalid:
        return False
    return True
