"""The tables of docs/bots.md, from the results of the ladder. They stand between two marks; the rest is written by
hand."""

import math
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from wildfour.arena.request import rotations
from wildfour.arena.summary import BotResult
from wildfour.support.estimates import Estimate

BEGIN = "<!-- The ladder: python -m bench.ladder writes what follows. -->"
END = "<!-- The end of the ladder. -->"
ANCHOR, ANCHOR_RATING = "random", 1000
ELO = 400 / math.log(10)
STEPS = 400  # of the fit
SAMPLES = 200  # of the bootstrap
OUTSIDE = 0.025  # share of the samples on either side of an interval


class Contest(Struct, frozen=True):
    """A table and what came of it."""

    edition: str
    options: str
    format: str | None
    bots: tuple[str, ...]
    deals: int
    results: tuple[BotResult, ...]


def page(before: str, contests: Sequence[Contest]) -> str:
    """Return the page with the tables of these contests."""
    head, begin, rest = before.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit("docs/bots.md has no place for the ladder")
    return f"{head}{BEGIN}\n\n" + "\n\n".join([rating_table(contests), *contest_tables(contests)]) + f"\n\n{END}{tail}"


def rating_table(contests: Sequence[Contest]) -> str:
    """Rate the bots by single rounds of the first edition without house rules."""
    plain = [one for one in contests if not one.options and one.format is None and one.edition == contests[0].edition]
    sizes = sorted({len(one.bots) for one in plain})
    rated = [ratings([one for one in plain if len(one.bots) == size]) for size in sizes]
    bots = sorted({bot for found in rated for bot in found}, key=lambda bot: -max(of[bot][0] for of in rated))
    rows = [[f"`{bot}`", *("{:.0f} ({:.0f} to {:.0f})".format(*found[bot]) for found in rated)] for bot in bots]
    title = f"Ratings with 95% intervals; `{ANCHOR}` is {ANCHOR_RATING}, and 400 more are ten times the strength:"
    return f"{title}\n\n{table(['bot', *(f'{size} players' for size in sizes)], rows)}"


def ratings(contests: Sequence[Contest]) -> dict[str, tuple[float, float, float]]:
    """Rate bots by Plackett and Luce's model: a seat wins as often as its strength is part of the table's.

    Returns each rating with the ends of its 95 % interval, from a parametric bootstrap: every share is drawn from its
    own distribution.
    """
    best = fitted(contests, [{one.bot: one.win_share.mean for one in found.results} for found in contests])
    luck = random.Random(0)
    samples = [fitted(contests, [sampled(one.results, luck) for one in contests]) for _ in range(SAMPLES)]
    out = int(OUTSIDE * SAMPLES)
    ordered = {bot: sorted(sample[bot] for sample in samples) for bot in best}
    return {bot: (rating, ordered[bot][out], ordered[bot][-1 - out]) for bot, rating in best.items()}


def sampled(results: Iterable[BotResult], luck: random.Random) -> dict[str, float]:
    shares = [(one.bot, one.win_share.mean, one.win_share.standard_error or 0.0) for one in results]
    found = {bot: max(luck.gauss(mean, error), 1e-6) for bot, mean, error in shares}
    return {bot: share / sum(found.values()) for bot, share in found.items()}


def fitted(contests: Sequence[Contest], shares: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the likeliest strengths, by Hunter's MM algorithm (2004), as ratings. A round weighs the same anywhere."""
    strength = {one.bot: 1.0 for contest in contests for one in contest.results}
    for _ in range(STEPS):
        won = dict.fromkeys(strength, 1e-9)
        offered = dict.fromkeys(strength, 1e-9)
        for contest, share in zip(contests, shares, strict=True):
            rounds = contest.deals * rotations(contest.bots)
            total = sum(strength[bot] for bot in contest.bots)
            for one in contest.results:
                won[one.bot] += rounds * share[one.bot]
                offered[one.bot] += rounds * one.seats / total
        strength = {bot: won[bot] / offered[bot] for bot in strength}
    base = strength.get(ANCHOR, max(strength.values()))
    return {bot: ANCHOR_RATING + ELO * math.log(one / base) for bot, one in strength.items()}


def contest_tables(contests: Sequence[Contest]) -> Iterator[str]:
    """Write one table for each kind of contest."""
    kinds: dict[tuple[str, str, str | None, int], list[Contest]] = {}
    for one in contests:
        kinds.setdefault((one.edition, one.options, one.format, len(one.bots)), []).append(one)
    for (edition, options, format, players), found in kinds.items():
        what = "rounds" if format is None else f"matches, {format}"
        title = f"{', '.join(filter(None, (edition, options, f'{players} players')))}: {what} won, in percent:"
        yield f"{title}\n\n{table(['table', 'deals', 'bot', 'won', 'an equal share', 'points'], rows(found))}"


def rows(contests: Iterable[Contest]) -> Iterator[list[str]]:
    for contest in contests:
        for one in reported(contest):
            yield [
                ", ".join(f"{contest.bots.count(bot)} {bot}" for bot in dict.fromkeys(contest.bots)),
                f"{contest.deals:,}",
                f"`{one.bot}`",
                with_interval(one.win_share, 100),
                f"{100 * one.equal_share:.1f}",
                with_interval(one.points, 1),
            ]


def reported(contest: Contest) -> Sequence[BotResult]:
    """Of two bots in single rounds one is enough: the one with fewer seats, or else the better one."""
    if len(contest.results) != 2 or contest.format is not None:
        return contest.results
    return [min(contest.results, key=lambda one: (one.seats, -one.win_share.mean))]


def with_interval(found: Estimate, times: int) -> str:
    low, high = found.interval or (found.mean, found.mean)
    return f"{times * found.mean:.1f} ({times * low:.1f} to {times * high:.1f})"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(line)} |" for line in (columns, ["---"] * len(columns), *rows))
