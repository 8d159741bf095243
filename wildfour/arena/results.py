"""What an arena found: shares of wins and points with their intervals, a matrix, and ratings.

The rounds of one deal are not independent of each other: they share their cards. So a deal is one measurement, the mean
of its rounds, and the intervals come from the spread between deals.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from wildfour.arena.deals import DealResult, Failure
from wildfour.arena.ratings import ratings
from wildfour.arena.request import ArenaRequest, Bots, rotations
from wildfour.estimates import Mean
from wildfour.events import NOBODY

Found = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What does not change the answer."""

    command: str
    rounds_asked: int
    seconds: float
    failure: Failure | None = None


def summary(request: ArenaRequest, done: Sequence[DealResult], circumstances: Circumstances) -> Found:
    """Everything, as data for JSON."""
    from wildfour import __version__  # noqa: PLC0415 - imports this layer's neighbors

    ordered = sorted(done, key=lambda played: (played.deal, played.table))
    tables = [
        table_found(request, table, [played for played in ordered if played.table == number])
        for number, table in enumerate(request.tables)
    ]
    failure = circumstances.failure
    return {
        "wildfour": __version__,
        "command": circumstances.command,
        **{name: value for name, value in request.to_dict().items() if name != "tables"},
        "bots": bots_of(request),
        "rounds_asked": circumstances.rounds_asked,
        "partial": any(table["rounds"] < circumstances.rounds_asked for table in tables),
        "seconds": circumstances.seconds,
        "failure": None if failure is None else failure.to_dict(),
        "tables": tables,
        "matrix": matrix(request, tables),
        "ratings": ratings(request, ordered),
    }


def bots_of(request: ArenaRequest) -> list[str]:
    return list(dict.fromkeys(name for table in request.tables for name in table))


def table_found(request: ArenaRequest, table: Bots, done: Sequence[DealResult]) -> Found:
    names = list(dict.fromkeys(table))
    rounds = [one for played in done for one in played.rounds]
    return {
        "bots": list(table),
        "deals": len(done),
        "rounds": len(rounds),
        "drawn_rounds": sum(one[0] == NOBODY for one in rounds),
        "results": [bot_found(name, table, done) for name in names],
    }


def bot_found(name: str, table: Bots, done: Sequence[DealResult]) -> Found:
    places = [place for place, other in enumerate(table) if other == name]
    wins = [sum(one[0] in places for one in played.rounds) for played in done]
    points = [sum(one[1 + place] for one in played.rounds for place in places) for played in done]
    return {
        "bot": name,
        "seats": len(places),
        "equal_share": len(places) / len(table),
        "win_share": share(mean_of(wins, rotations(table))),
        "points_per_round": mean_of(points, rotations(table) * len(places)).with_interval(),
    }


def mean_of(sums: Iterable[int], parts: int) -> Mean:
    """The mean of measurements that are each the mean of so many parts, from the sums of the parts."""
    values = list(sums)
    whole = Mean.of(len(values), sum(values), sum(value * value for value in values))
    error = None if whole.standard_error is None else whole.standard_error / parts
    return Mean(whole.mean / parts, error)


def share(mean: Mean) -> dict[str, float | None]:
    """No share is below nothing or above everything."""
    found = mean.with_interval()
    return {
        **found,
        "low": None if found["low"] is None else max(0.0, found["low"]),
        "high": None if found["high"] is None else min(1.0, found["high"]),
    }


def matrix(request: ArenaRequest, tables: Sequence[Found]) -> dict[str, dict[str, Found]]:
    """By bot, then by the other one: how a side of the bot does among sides of the other. A table of three different
    bots or more has no place in it."""
    cells: dict[str, dict[str, Found]] = {}
    for table in tables:
        results = table["results"]
        if len(results) == 2 and table["deals"]:
            one, other = results
            if one["seats"] <= other["seats"]:
                cells.setdefault(one["bot"], {})[other["bot"]] = one
            if other["seats"] <= one["seats"]:
                cells.setdefault(other["bot"], {})[one["bot"]] = other
    return cells
