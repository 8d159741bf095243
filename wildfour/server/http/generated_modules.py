"""Modules for the browser that are made from the core when the server starts, so that no rule is written twice.

`made/pad.js` has what a score pad must know where there is no server: the cards of every edition with their points, and
what each format is like. `made/rulebook.js` has the clauses, the options, and the examples as the core plays them.
"""

from collections import Counter

import msgspec

from wildfour.errors import Invalid
from wildfour.match.format_base import TARGET, Format
from wildfour.match.formats import CYCLE, FORMATS, Elimination, RotatingPartners
from wildfour.match.points_left import Deck, points_of_kind
from wildfour.narration.rule_examples import drawn_examples
from wildfour.protocol.frames import MOST_PLAYERS
from wildfour.rulebook.cards import kind_name
from wildfour.rulebook.editions import EDITIONS, Edition
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.http.choices import all_choices, all_clauses
from wildfour.transcript.record import this_program

FEWEST_PLAYERS = 2


def made() -> dict[str, bytes]:
    """The modules by their path."""
    return {"made/pad.js": module_of(pad_tables()), "made/rulebook.js": module_of(rulebook())}


def module_of(data: object) -> bytes:
    return b"export default " + msgspec.json.encode(data) + b";\n"


def rulebook() -> dict[str, object]:
    """Clauses and options by their messages, and the examples."""
    return {"clauses": all_clauses(), "choices": all_choices(), "examples": drawn_examples()}


def pad_tables() -> dict[str, object]:
    return {
        "program": this_program(),
        "target": TARGET,
        "editions": [edition_table(edition) for edition in EDITIONS],
        "formats": [format_table(format_class) for format_class in FORMATS],
    }


def edition_table(edition: Edition) -> dict[str, object]:
    """The cards in the order of kinds, each with its copies in the deck and its points (F1, F2)."""
    copies: Counter[int] = Deck(edition, parse_options("")).cards
    cards = [(kind_name(kind, edition.letters), copies[kind], points_of_kind(kind)) for kind in sorted(copies)]
    return {"name": edition.name, "letters": edition.letters, "most_players": edition.most_players, "cards": cards}


def format_table(format_class: type[Format]) -> dict[str, object]:
    """What a format is like. `cycle` has the seatings of one that changes partners (H5)."""
    counts = [count for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1) if seats(format_class(), count)]
    return {
        "name": format_class.name,
        "clause": format_class.clause,
        "players": counts,
        "lowest_wins": format_class.lowest_wins,
        "partners": format_class.partners,
        "eliminates": format_class is Elimination,
        "cycle": CYCLE if format_class is RotatingPartners else [],
    }


def seats(format: Format, players: int) -> bool:
    try:
        format.check_players(players)
    except Invalid:
        return False
    return True
