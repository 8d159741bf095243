"""Ratings of the bots by openskill (Plackett-Luce): https://github.com/vivekjoshy/openskill.py, if it is installed."""

from collections.abc import Sequence
from typing import Any

from wildfour.arena.deals import DealResult
from wildfour.arena.request import ArenaRequest
from wildfour.arena.summary import Rating


def ratings(request: ArenaRequest, done: Sequence[DealResult]) -> tuple[Rating, ...] | None:
    """The bots, best first; None without the package. All that was played counts in the order of its deals, so the
    answer does not depend on who played it when."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)  # no bot gets better or worse in between
    rated = {name: model.rating(name=name) for table in request.tables for name in table}
    for played in done:
        table = request.tables[played.table]
        for one in played.played:
            if one.winners:
                take_in(model, rated, table, [int(place not in one.winners) for place in range(len(table))])
    found = (Rating(bot, rating.mu, rating.sigma) for bot, rating in rated.items())
    return tuple(sorted(found, key=lambda one: -one.mu))


def take_in(model: Any, rated: dict[str, Any], table: Sequence[str], ranks: Sequence[int]) -> None:
    """One round or match: whoever won comes first, all others second. A bot in several seats takes the mean of
    what they come to."""
    before = [[rated[name]] for name in table]
    after = model.rate(before, ranks=list(ranks))
    for name in dict.fromkeys(table):
        mine = [after[place][0] for place in range(len(table)) if table[place] == name]
        mu = sum(rating.mu for rating in mine) / len(mine)
        sigma = sum(rating.sigma for rating in mine) / len(mine)
        rated[name] = model.rating(name=name, mu=mu, sigma=sigma)
