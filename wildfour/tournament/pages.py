"""Pages to print or to show on a screen: who sits where in a sitting, with a slip for each table, and the standings."""

from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.pages import is_page, page
from wildfour.tournament.planning import sittings_in_all
from wildfour.tournament.seating import Sitting
from wildfour.tournament.standings import order_sentence, progress_sentence, standings, winners
from wildfour.tournament.state import TournamentState
from wildfour.transcript.record import this_program
from wildfour.words import listed

SITTING, STANDINGS = "sitting", "standings"  # the kinds of page
FINAL_BOXES = MOST_BOXES = 8  # more would be too narrow to write in


@dataclass(frozen=True)
class TableCard:
    """A table on the page of its sitting: who sits round it, and the slip with boxes to write in."""

    heading: str
    players: tuple[str, ...]
    teams: tuple[tuple[str, ...], ...]
    boxes: list[str]


def sitting_page(tournament: TournamentState, sittings: Sequence[Sitting]) -> str:
    """Who sits where, with room to write down what each table scores."""
    return page(
        "sitting.html",
        kind=SITTING,
        program=this_program(),
        title=sitting_title(tournament, sittings[0]) if len(sittings) == 1 else "All sittings to come",
        about=instruction(tournament, sittings[0]),
        sittings=[
            (sitting.title, [] if sitting.is_final else sitting.sits_out, table_cards(tournament, sitting))
            for sitting in sittings
        ],
    )


def is_sitting_page(start: bytes) -> bool:
    return is_page(start, SITTING)


def is_standings_page(start: bytes) -> bool:
    return is_page(start, STANDINGS)


def sitting_title(tournament: TournamentState, sitting: Sitting) -> str:
    return sitting.title if sitting.is_final else f"{sitting.title} of {sittings_in_all(tournament)}"


def instruction(tournament: TournamentState, sitting: Sitting) -> str:
    if sitting.is_final:
        limit = tournament.settings.final_format.target
        return (
            "After each round, write down the points left in each hand. "
            f"Whoever reaches {limit} points is out; the last one left wins."
        )
    hands = tournament.settings.hands
    rounds = "one round. Write" if hands == 1 else f"{hands} rounds. After each, write"
    if tournament.settings.partners:
        return f"Partners sit across from each other. Each table plays {rounds} down what each team scored."
    return f"Each table plays {rounds} down the points left in each hand, and “out” for whoever went out."


def table_cards(tournament: TournamentState, sitting: Sitting) -> list[TableCard]:
    rounds = FINAL_BOXES if sitting.is_final else tournament.settings.hands
    return [
        TableCard("Final table" if sitting.is_final else f"Table {number}", table.players, table.teams, boxes(rounds))
        for number, table in enumerate(sitting.tables, 1)
    ]


def boxes(rounds: int) -> list[str]:
    """What stands above the boxes of a slip."""
    return [*map(str, range(1, min(rounds, MOST_BOXES) + 1)), "Sum"] if rounds > 1 else ["Points"]


def standings_page(tournament: TournamentState) -> str:
    champions = winners(tournament)
    return page(
        "standings.html",
        kind=STANDINGS,
        program=this_program(),
        title="Final standings" if tournament.is_over else "Standings",
        about=progress_sentence(tournament),
        lead=f"{listed(champions)} {'has' if len(champions) == 1 else 'have'} won." if champions else "",
        standings=standings(tournament),
        order=order_sentence(tournament),
    )
