"""Standings for other programs: CSV for spreadsheets, JSON for everything else."""

import csv
import io
import json
from dataclasses import astuple
from typing import Any

from wildfour.tournament.standings import order_sentence, progress_sentence, standings, winners
from wildfour.tournament.state import TournamentState

# As in Standing.
COLUMNS = ("rank", "name", "points", "rounds_won", "points_left_over", "games", "tie_broken_by", "note")


def is_standings_csv(start: bytes) -> bool:
    return start.startswith(",".join(COLUMNS).encode())


def is_standings_json(start: bytes) -> bool:
    return start.startswith(b'{\n  "tournament": {')


def standings_csv(tournament: TournamentState) -> str:
    """An empty cell is what is not known: the rank of one who withdrew, the rounds won where totals were reported."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(map(astuple, standings(tournament)))
    return text.getvalue()


def standings_json(tournament: TournamentState) -> str:
    data: dict[str, Any] = {
        "tournament": tournament.settings.to_dict(),
        "progress": progress_sentence(tournament),
        "over": tournament.is_over,
        "winners": winners(tournament),
        "order": order_sentence(tournament),
        "standings": [dict(zip(COLUMNS, astuple(one), strict=True)) for one in standings(tournament)],
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
