"""Ratings of the bots by openskill (Plackett-Luce), if installed: https://github.com/vivekjoshy/openskill.py."""

from collections.abc import Sequence
from typing import Any

from wildfour.arena.deals import DealResult
from wildfour.arena.request import ArenaRequest
from wildfour.arena.summary import Rating


def ratings(request: ArenaRequest, done: Sequence[DealResult]) -> tuple[Rating, ...] | None:
    """Return the bots' ratings, best first; None without the package. Results count in the order of their deals, so the
    ratings do not depend on the order of play."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)  # bots do not improve over time
    rated = {name: model.rating(name=name) for table in request.tables for name in table}
    for played in done:
        table = request.tables[played.table]
        for one in played.played:
            if one.winners:
                rate_result(model, rated, table, [int(place not in one.winners) for place in range(len(table))])
    found = (Rating(bot, rating.mu, rating.sigma) for bot, rating in rated.items())
    return tuple(sorted(found, key=lambda one: -one.mu))


def rate_result(model: Any, rated: dict[str, Any], table: Sequence[str], ranks: Sequence[int]) -> None:
    """Rate one round or match: the winners come first, all others second. A bot in several seats gets the mean of their
    ratings."""
    before = [[rated[name]] for name in table]
    after = model.rate(before, ranks=list(ranks))
    for name in dict.fromkeys(table):
        mine = [after[place][0] for place in range(len(table)) if table[place] == name]
        mu = sum(rating.mu for rating in mine) / len(mine)
        sigma = sum(rating.sigma for rating in mine) / len(mine)
        rated[name] = model.rating(name=name, mu=mu, sigma=sigma)
