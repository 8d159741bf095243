"""Arena summaries, built from finished deals: win shares and points with intervals, a matrix, and ratings.

The rounds of one deal share its cards, so they are not independent. A deal therefore counts as one measurement, the
mean of its rounds. The intervals are Student's t intervals over deals, since there may be few deals.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any

from wildfour.arena.deals import DealResult
from wildfour.arena.request import ArenaRequest, Bots, rotations
from wildfour.arena.summary import ArenaSummary, BotResult, Failure, Rating, TableResult
from wildfour.support.estimates import Estimate, Mean
from wildfour.version import VERSION

ALL_SHARES = math.lcm(*range(1, 11))  # up to ten places share a win; shares stay whole numbers


def summarize(
    request: ArenaRequest,
    done: Sequence[DealResult],
    *,
    asked: int,
    seconds: float = 0.0,
    command: str = "",
    failure: Failure | None = None,
) -> ArenaSummary:

    ordered = sorted(done, key=lambda deal: (deal.deal, deal.table))
    tables = tuple(
        table_result(request, bots, [deal for deal in ordered if deal.table == table])
        for table, bots in enumerate(request.tables)
    )
    return ArenaSummary(
        wildfour=VERSION,
        command=command,
        edition=request.edition,
        options=request.options,
        players=request.players,
        format=None if request.format is None else request.scoring.text,
        asked=asked,
        partial=any(table.played < asked for table in tables),
        seconds=seconds,
        failure=failure,
        seed=request.seed,
        bots=request.bots,
        tables=tables,
        matrix=matrix(tables),
        ratings=ratings(request, ordered),
    )


def table_result(request: ArenaRequest, bots: Bots, done: Sequence[DealResult]) -> TableResult:
    played = [one for deal in done for one in deal.played]
    return TableResult(
        bots=bots,
        deals=len(done),
        matches=None if request.format is None else len(played),
        rounds=sum(one.rounds for one in played),
        undecided=sum(not one.winners for one in played),
        results=tuple(bot_result(bot, bots, done) for bot in dict.fromkeys(bots)),
    )


def bot_result(bot: str, table: Bots, done: Sequence[DealResult]) -> BotResult:
    places = [place for place, other in enumerate(table) if other == bot]
    wins = [sum(won_by(places, one.winners) for one in deal.played) for deal in done]
    points = [sum(one.points[place] for one in deal.played for place in places) for deal in done]
    return BotResult(
        bot=bot,
        seats=len(places),
        equal_share=len(places) / len(table),
        win_share=share_of(wins, rotations(table) * ALL_SHARES),
        points=mean_of(points, rotations(table) * len(places)),
    )


def won_by(places: Sequence[int], winners: Sequence[int]) -> int:
    """Return the share of a win that goes to the given places. Players who win together, or tie, share it."""
    return ALL_SHARES * sum(place in places for place in winners) // len(winners) if winners else 0


def mean_of(sums: Iterable[int], parts: int) -> Estimate:
    """Return the mean of measurements that are each a sum over `parts`."""
    values = list(sums)
    whole = Mean.of(len(values), sum(values), sum(value * value for value in values))
    error = None if whole.standard_error is None else whole.standard_error / parts
    return Mean(whole.mean / parts, error).with_students_interval(len(values))


def share_of(sums: Sequence[int], parts: int) -> Estimate:
    """Return the mean of measurements that are shares. The interval includes two more deals, one won and one lost
    (Agresti and Coull), because a few identical deals would otherwise make it too narrow. It is clipped to 0 and 1."""
    found = mean_of(sums, parts)
    if len(sums) < 2:
        return found
    wider = mean_of([*sums, 0, parts], parts)
    low, high = wider.interval or (found.mean, found.mean)
    return Estimate(found.mean, found.standard_error, max(0.0, min(low, found.mean)), min(1.0, max(high, found.mean)))


def matrix(tables: Iterable[TableResult]) -> dict[str, dict[str, BotResult]]:
    """Return the matrix. Tables with three or more different bots are omitted."""
    cells: dict[str, dict[str, BotResult]] = {}
    for table in tables:
        if len(table.results) == 2 and table.deals:
            one, other = table.results
            if one.seats <= other.seats:
                cells.setdefault(one.bot, {})[other.bot] = one
            if other.seats <= one.seats:
                cells.setdefault(other.bot, {})[one.bot] = other
    return cells


def ratings(request: ArenaRequest, done: Sequence[DealResult]) -> tuple[Rating, ...] | None:
    """Return the bots' ratings, best first, or None without openskill. Results are rated in deal order, so the ratings
    do not depend on the order of play."""
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
    """Rate one round or match: the winners come first, everyone else second. A bot in several seats gets the mean of
    those seats' ratings."""
    before = [[rated[name]] for name in table]
    after = model.rate(before, ranks=list(ranks))
    for name in dict.fromkeys(table):
        mine = [after[place][0] for place in range(len(table)) if table[place] == name]
        mu = sum(rating.mu for rating in mine) / len(mine)
        sigma = sum(rating.sigma for rating in mine) / len(mine)
        rated[name] = model.rating(name=name, mu=mu, sigma=sigma)
