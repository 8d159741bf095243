"""Standings for other programs: CSV for spreadsheets, JSON for everything else."""

import csv
import io
import json
from typing import Any

from wildfour.support.files import is_csv_with, is_json_with
from wildfour.tournament.standings import Standing, order_of, progress, standings, winners
from wildfour.tournament.tournament_state import TournamentState
from wildfour.words import ENGLISH, Catalogue

COLUMNS = ("rank", "name", "points", "rounds_won", "points_left_over", "games", "tie_broken_by", "note")
KEYS = ("tournament", "progress", "over", "winners", "order", "standings")


def is_standings_csv(content: bytes) -> bool:
    return is_csv_with(content, COLUMNS)


def is_standings_json(content: bytes) -> bool:
    return is_json_with(content, KEYS)


def standings_csv(tournament: TournamentState, words: Catalogue = ENGLISH) -> str:
    """An empty cell is what is not known: the rank of one who withdrew, the rounds won where totals were reported."""
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
