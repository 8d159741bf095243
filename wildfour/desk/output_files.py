"""What the desk writes: pages to print, and standings for other programs."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from wildfour.desk.exports import is_standings_csv, is_standings_json, standings_csv, standings_json
from wildfour.desk.printed_pages import (
    is_players_page,
    is_sitting_page,
    is_standings_page,
    players_page,
    sitting_page,
    standings_page,
)
from wildfour.errors import Invalid
from wildfour.support.files import Recognizes, check_output, write_output
from wildfour.tournament.planning import plan_asked_for, sittings_to_come
from wildfour.tournament.tournament import Tournament
from wildfour.words import Catalogue

SITTING, PLAN, PLAYERS, STANDINGS, CSV, JSON = KINDS = ("sitting", "plan", "players", "standings", "csv", "json")
PAGES = (SITTING, PLAN, PLAYERS, STANDINGS)


@dataclass(frozen=True)
class Written:
    """One kind of file: how it is made, how an older one is known, and how its name ends."""

    make: Callable[[Tournament, Catalogue], str]
    is_ours: Recognizes
    ending: str


def this_sitting(tournament: Tournament, words: Catalogue) -> str:
    if tournament.sitting is None:
        raise Invalid("nothing-seated-to-print")
    return sitting_page(tournament, [tournament.sitting], words)


def sittings_planned(tournament: Tournament, words: Catalogue) -> str:
    return sitting_page(tournament, plan_asked_for(tournament), words)


def everyones_seats(tournament: Tournament, words: Catalogue) -> str:
    if not tournament.is_started:
        raise Invalid("not-started-yet")
    return players_page(tournament, words)


FILES = {
    SITTING: Written(this_sitting, is_sitting_page, "sitting.html"),
    PLAN: Written(sittings_planned, is_sitting_page, "plan.html"),
    PLAYERS: Written(everyones_seats, is_players_page, "players.html"),
    STANDINGS: Written(standings_page, is_standings_page, "standings.html"),
    CSV: Written(standings_csv, is_standings_csv, "standings.csv"),
    JSON: Written(standings_json, is_standings_json, "standings.json"),
}


def check(kind: str, path: Path) -> None:
    """Refuse before anything is done what could not be written after it."""
    check_output(path, FILES[kind].is_ours)


def write(kind: str, path: Path, tournament: Tournament, words: Catalogue) -> None:
    write_output(path, FILES[kind].make(tournament, words), FILES[kind].is_ours)


def usual_path(kind: str, event: Path, tournament: Tournament) -> Path:
    """Beside the tournament, and named after it: evening-sitting-1.html."""
    ending = FILES[kind].ending
    sitting = tournament.sitting
    if kind == SITTING and sitting is not None:
        ending = "final.html" if sitting.is_final else f"sitting-{sitting.number}.html"
    return event.with_name(f"{event.stem}-{ending}")


def pages_now(tournament: Tournament) -> Iterator[str]:
    """The pages that there is something to show on."""
    if tournament.sitting is not None:
        yield SITTING
    if sittings_to_come(tournament):
        yield PLAN
    if tournament.is_started:
        yield PLAYERS
    yield STANDINGS
