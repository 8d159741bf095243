"""Pages to print or to show on a screen: the tables of a sitting, each with its slip; where everyone sits, player by
player; and the standings."""

from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.pages.html_page import page
from wildfour.tournament.planning import evenness, sittings_in_all, sittings_to_come
from wildfour.tournament.seating.sittings import SeatedTable, Sitting
from wildfour.tournament.standings import order_of, progress, standings, winners_told
from wildfour.tournament.tournament_state import TournamentState
from wildfour.transcript.record import this_program
from wildfour.words import ENGLISH, Catalogue, Message, saying

SITTING, PLAYERS, STANDINGS = "sitting", "players", "standings"  # the kinds of page
FINAL_BOXES = MOST_BOXES = 8  # more would be too narrow to write in


@dataclass(frozen=True)
class TableCard:
    """A table on the page of its sitting: who sits round it, and the slip with boxes to write in. It says everything
    itself, because it is cut out."""

    heading: Message
    sitting: Message | None
    players: tuple[str, ...]
    teams: tuple[tuple[str, ...], ...]
    dealer: str
    rounds: int

    @property
    def partners(self) -> bool:
        return len(self.teams) < len(self.players)

    @property
    def boxes(self) -> list[int]:
        return list(range(1, min(self.rounds, MOST_BOXES) + 1)) if self.rounds > 1 else []


@dataclass(frozen=True)
class SittingSection:
    title: Message
    sits_out: tuple[str, ...]
    tables: list[TableCard]


@dataclass(frozen=True)
class Seat:
    """Where a player is in a sitting: nowhere if there is no table."""

    sitting: Message
    table: int | None = None
    partner: str = ""
    others: tuple[str, ...] = ()
    deals: bool = False


@dataclass(frozen=True)
class Itinerary:
    name: str
    seats: list[Seat]


# Sittings


def sitting_page(tournament: TournamentState, sittings: Sequence[Sitting], words: Catalogue = ENGLISH) -> str:
    """Who sits where, with room to write down what each table scores."""
    one = len(sittings) == 1
    return page(
        "sitting.html",
        kind=SITTING,
        program=this_program(),
        words=words,
        title=of_all(tournament, sittings[0]) if one else saying("page-all-sittings"),
        about=instructions(tournament, sittings[0]),
        sittings=[
            SittingSection(
                sitting.title, () if sitting.is_final else sitting.sits_out, table_cards(tournament, sitting)
            )
            for sitting in sittings
        ],
    )


def of_all(tournament: TournamentState, sitting: Sitting) -> Message:
    if sitting.is_final:
        return sitting.title
    return saying("page-sitting-of", number=str(sitting.number), sittings=sittings_in_all(tournament))


def instructions(tournament: TournamentState, sitting: Sitting) -> list[Message]:
    if sitting.is_final:
        return [saying("page-how-final", points=tournament.settings.final_format.target)]
    hands = tournament.settings.hands
    how = saying("page-how-partners") if tournament.settings.partners else saying("page-how-alone")
    said = [saying("page-rounds", rounds=hands), how]
    return [*said, saying("page-how-dealing")] if hands > 1 else said


def table_cards(tournament: TournamentState, sitting: Sitting) -> list[TableCard]:
    rounds = FINAL_BOXES if sitting.is_final else tournament.settings.hands
    return [
        TableCard(
            saying("page-table", table=str(number), final="yes" if sitting.is_final else "no"),
            None if sitting.is_final else of_all(tournament, sitting),
            table.players,
            table.teams,
            table.dealer,
            rounds,
        )
        for number, table in enumerate(sitting.tables, 1)
    ]


# Players


def players_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    """For each player, where to sit and with whom, in every sitting: to be cut out, or looked up."""
    sittings = [*tournament.qualifying, *sittings_to_come(tournament)]
    names = sorted(tournament.playing, key=str.casefold)
    return page(
        "players.html",
        kind=PLAYERS,
        program=this_program(),
        words=words,
        title=saying("page-players"),
        about=[saying("page-players-about", players=len(names), sittings=len(sittings)), *evenness(tournament)],
        partners=tournament.settings.partners,
        players=[Itinerary(name, [seat_of(name, sitting) for sitting in sittings]) for name in names],
    )


def seat_of(name: str, sitting: Sitting) -> Seat:
    title = saying("page-sitting-number", number=str(sitting.number))
    number = sitting.table_of(name)
    if number is None:
        return Seat(title)
    table = sitting.tables[number - 1]
    return Seat(title, number, partner_of(name, table), table.opponents_of(name), table.dealer == name)


def partner_of(name: str, table: SeatedTable) -> str:
    return next((other for other in table.team_of(name) if other != name), "")


# Standings


def standings_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    return page(
        "standings.html",
        kind=STANDINGS,
        program=this_program(),
        words=words,
        title=saying("page-standings", over="yes" if tournament.is_over else "no"),
        about=progress(tournament),
        lead=winners_told(tournament),
        standings=standings(tournament),
        per_game=tournament.counts_per_game,
        order=order_of(tournament),
    )
