"""From the deals that were played to what an arena found: shares of wins and points with their intervals, a matrix,
and ratings.

The rounds of one deal are not independent of each other: they share their cards. So a deal is one measurement, the mean
of its rounds, and the intervals come from the spread between deals.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from wildfour.arena.deals import DealResult
from wildfour.arena.ratings import ratings
from wildfour.arena.request import ArenaRequest, Bots, rotations
from wildfour.arena.summary import ArenaSummary, BotResult, Failure, TableResult
from wildfour.estimates import Estimate, Mean
from wildfour.event_kinds import NOBODY


def summarize(
    request: ArenaRequest,
    done: Sequence[DealResult],
    *,
    rounds_asked: int,
    seconds: float = 0.0,
    command: str = "",
    failure: Failure | None = None,
) -> ArenaSummary:
    from wildfour import __version__  # noqa: PLC0415 - imports this layer's neighbors

    ordered = sorted(done, key=lambda deal: (deal.deal, deal.table))
    tables = tuple(
        table_result(bots, [deal for deal in ordered if deal.table == table])
        for table, bots in enumerate(request.tables)
    )
    return ArenaSummary(
        wildfour=__version__,
        command=command,
        edition=request.edition,
        options=request.options,
        players=request.players,
        format=request.format,
        rounds_asked=rounds_asked,
        partial=any(table.rounds < rounds_asked for table in tables),
        seconds=seconds,
        failure=failure,
        seed=request.seed,
        bots=request.bots,
        tables=tables,
        matrix=matrix(tables),
        ratings=ratings(request, ordered),
    )


def table_result(bots: Bots, done: Sequence[DealResult]) -> TableResult:
    rounds = [one for deal in done for one in deal.rounds]
    return TableResult(
        bots=bots,
        deals=len(done),
        rounds=len(rounds),
        drawn_rounds=sum(one[0] == NOBODY for one in rounds),
        results=tuple(bot_result(bot, bots, done) for bot in dict.fromkeys(bots)),
    )


def bot_result(bot: str, table: Bots, done: Sequence[DealResult]) -> BotResult:
    places = [place for place, other in enumerate(table) if other == bot]
    wins = [sum(one[0] in places for one in deal.rounds) for deal in done]
    points = [sum(one[1 + place] for one in deal.rounds for place in places) for deal in done]
    return BotResult(
        bot=bot,
        seats=len(places),
        equal_share=len(places) / len(table),
        win_share=as_share(mean_of(wins, rotations(table))),
        points_per_round=mean_of(points, rotations(table) * len(places)),
    )


def mean_of(sums: Iterable[int], parts: int) -> Estimate:
    """The mean of measurements that are each the mean of so many parts, from the sums of the parts."""
    values = list(sums)
    whole = Mean.of(len(values), sum(values), sum(value * value for value in values))
    error = None if whole.standard_error is None else whole.standard_error / parts
    return Mean(whole.mean / parts, error).with_interval()


def as_share(found: Estimate) -> Estimate:
    """No share is below nothing or above everything."""
    if found.low is None or found.high is None:
        return found
    return replace(found, low=max(0.0, found.low), high=min(1.0, found.high))


def matrix(tables: Iterable[TableResult]) -> dict[str, dict[str, BotResult]]:
    """A table of three different bots or more has no place in it."""
    cells: dict[str, dict[str, BotResult]] = {}
    for table in tables:
        if len(table.results) == 2 and table.deals:
            one, other = table.results
            if one.seats <= other.seats:
                cells.setdefault(one.bot, {})[other.bot] = one
            if other.seats <= one.seats:
                cells.setdefault(other.bot, {})[one.bot] = other
    return cells
