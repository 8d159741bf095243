"""Standings for other programs: CSV for spreadsheets, JSON for everything else."""

import csv
import io
import json
from typing import Any

from wildfour.tournament.event import Event
from wildfour.tournament.ranking import Place, order_sentence, places, progress_sentence, winners

COLUMNS = ("rank", "name", "points", "rounds_won", "points_left_over", "games", "tie_broken_by", "note")


def cells(place: Place) -> tuple[int | str | None, ...]:
    line = place.line
    return (
        place.rank,
        line.name,
        line.points,
        line.rounds_won,
        line.leftovers,
        line.games,
        line.decided_by,
        place.note,
    )


def is_standings_csv(start: bytes) -> bool:
    return start.startswith(",".join(COLUMNS).encode())


def is_standings_json(start: bytes) -> bool:
    return start.startswith(b'{\n  "event": {')


def standings_csv(event: Event) -> str:
    """An empty cell is what is not known: the rank of one who withdrew, the rounds won where totals were reported."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(cells(place) for place in places(event))
    return text.getvalue()


def standings_json(event: Event) -> str:
    data: dict[str, Any] = {
        "event": event.settings.to_dict(),
        "progress": progress_sentence(event),
        "over": event.is_over,
        "winners": winners(event),
        "order": order_sentence(event),
        "standings": [dict(zip(COLUMNS, cells(place), strict=True)) for place in places(event)],
    }
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
