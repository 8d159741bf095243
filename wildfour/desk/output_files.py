"""All output files of the desk, including pages to print: result slips, seats by player, and standings."""

import csv
import io
import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from wildfour.errors import Invalid
from wildfour.pages.html_page import is_page, page
from wildfour.support.files import Recognizes, check_output, is_csv_with, is_json_with, write_output
from wildfour.tournament.planning import evenness, plan_asked_for, sittings_in_all, sittings_to_come
from wildfour.tournament.ranking_criteria import Standing
from wildfour.tournament.seating.sittings import Sitting
from wildfour.tournament.standings import describe_winners, order_of, progress, standings, winners
from wildfour.tournament.tournament import Tournament
from wildfour.tournament.tournament_state import TournamentState
from wildfour.words import ENGLISH, Catalogue, Message, saying

SITTING, PLAYERS, STANDINGS = "sitting", "players", "standings"  # the kinds of pages
MOST_BOXES = 8  # more boxes would be too narrow to write in


def sitting_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    """Return the page for the last sitting seated."""
    if tournament.sitting is None:
        raise Invalid("nothing-seated-to-print")
    return page_of_sittings(tournament, [tournament.sitting], words)


def plan_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    """Return the page for the remaining sittings."""
    return page_of_sittings(tournament, plan_asked_for(tournament), words)


def page_of_sittings(tournament: TournamentState, sittings: Sequence[Sitting], words: Catalogue) -> str:
    first, in_all = sittings[0], sittings_in_all(tournament)
    boxes = MOST_BOXES if first.is_final else min(tournament.settings.hands, MOST_BOXES)
    title = first.title if first.is_final else saying("page-sitting-of", number=str(first.number), sittings=in_all)
    return page(
        "sitting.html",
        kind=SITTING,
        words=words,
        title=title if len(sittings) == 1 else saying("page-all-sittings"),
        about=instructions(tournament, first),
        sittings=sittings,
        in_all=in_all,
        boxes=boxes if boxes > 1 else 0,
    )


def instructions(tournament: TournamentState, sitting: Sitting) -> list[Message]:
    if sitting.is_final:
        return [saying("page-how-final", points=tournament.settings.final_format.target)]
    hands = tournament.settings.hands
    how = saying("page-how-partners") if tournament.settings.partners else saying("page-how-alone")
    said = [saying("page-rounds", rounds=hands), how]
    return [*said, saying("page-how-dealing")] if hands > 1 else said


def players_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    """Return a page with each player's table and tablemates in every sitting, to cut out or look up."""
    if not tournament.is_started:
        raise Invalid("not-started-yet")
    sittings = [*tournament.qualifying, *sittings_to_come(tournament)]
    return page(
        "players.html",
        kind=PLAYERS,
        words=words,
        title=saying("page-players"),
        about=[
            saying("page-players-about", players=len(tournament.playing), sittings=len(sittings)),
            *evenness(tournament),
        ],
        partners=tournament.settings.partners,
        players=sorted(tournament.playing, key=str.casefold),
        sittings=sittings,
    )


def standings_page(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    return page(
        "standings.html",
        kind=STANDINGS,
        words=words,
        title=saying("page-standings", over="yes" if tournament.is_over else "no"),
        about=progress(tournament),
        lead=describe_winners(tournament),
        standings=standings(tournament),
        per_game=tournament.counts_per_game,
        order=order_of(tournament),
    )


PLAN, CSV, JSON = "plan", "csv", "json"
COLUMNS = ("rank", "name", "points", "rounds_won", "points_left_over", "games", "tie_broken_by", "note")
KEYS = ("tournament", "progress", "over", "winners", "order", "standings")


def standings_csv(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    """Format the standings as CSV. Leave unknown cells empty: a withdrawn player's rank, or rounds won if only totals
    were reported."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(cells(one, words) for one in standings(tournament))
    return text.getvalue()


def cells(one: Standing, words: Catalogue) -> tuple[object, ...]:
    note = "; ".join(map(words.tell, one.notes))
    return (one.rank, one.name, one.points, one.rounds_won, one.leftovers, one.games, one.decided_by, note)


def standings_json(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    data: dict[str, Any] = {
        "tournament": tournament.settings.to_dict(),
        "progress": words.tell(progress(tournament)),
        "over": tournament.is_over,
        "winners": winners(tournament),
        "order": " ".join(map(words.tell, order_of(tournament))),
        "standings": [dict(zip(COLUMNS, cells(one, words), strict=True)) for one in standings(tournament)],
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


class OutputFile(NamedTuple):
    """A kind of output file: how to create it, how to recognize an older version, and its suffix."""

    make: Callable[[Tournament, Catalogue], str]
    is_ours: Recognizes
    ending: str


FILES = {
    SITTING: OutputFile(sitting_page, partial(is_page, kind=SITTING), "sitting.html"),
    PLAN: OutputFile(plan_page, partial(is_page, kind=SITTING), "plan.html"),
    PLAYERS: OutputFile(players_page, partial(is_page, kind=PLAYERS), "players.html"),
    STANDINGS: OutputFile(standings_page, partial(is_page, kind=STANDINGS), "standings.html"),
    CSV: OutputFile(standings_csv, partial(is_csv_with, columns=COLUMNS), "standings.csv"),
    JSON: OutputFile(standings_json, partial(is_json_with, names=KEYS), "standings.json"),
}


def check(kind: str, path: Path) -> None:
    """Reject early any file that could not be written later."""
    check_output(path, FILES[kind].is_ours)


def write(kind: str, path: Path, tournament: Tournament, words: Catalogue) -> None:
    write_output(path, FILES[kind].make(tournament, words), FILES[kind].is_ours)


def default_path(kind: str, event: Path, tournament: Tournament) -> Path:
    """Name a file after the tournament, in the same folder: evening-sitting-1.html."""
    ending = FILES[kind].ending
    sitting = tournament.sitting
    if kind == SITTING and sitting is not None:
        ending = "final.html" if sitting.is_final else f"sitting-{sitting.number}.html"
    return event.with_name(f"{event.stem}-{ending}")


def pages_now(tournament: Tournament) -> Iterator[str]:
    """Yield the page kinds that have content now."""
    if tournament.sitting is not None:
        yield SITTING
    if sittings_to_come(tournament):
        yield PLAN
    if tournament.is_started:
        yield PLAYERS
    yield STANDINGS
