"""What is kept of a ladder: for every table the sums over its deals. And what they say: shares, points, ratings."""

import math
import random
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from wildfour.arena.summary_builder import ALL_SHARES
from wildfour.support.estimates import Estimate, Mean

RANDOM_IS = 1000  # the rating of the bot that all others are compared with
ELO = 400 / math.log(10)
STEPS = 400  # of the fit
SAMPLES = 200  # of the bootstrap
SURE = 0.025  # of the samples lie on either side of an interval


class Sums(Struct):
    """Of one bot at one table: what it won on each deal, in all of its seats, the squares of that, and the same for its
    points. A win is worth ALL_SHARES, so that it can be shared."""

    won: int = 0
    won_squared: int = 0
    points: int = 0
    points_squared: int = 0

    def add(self, won: int, points: int) -> None:
        self.won += won
        self.won_squared += won * won
        self.points += points
        self.points_squared += points * points


class Contest(Struct, kw_only=True):
    """A table, and what came of it."""

    edition: str
    options: str
    format: str | None
    table: tuple[str, ...]
    ways: int  # to sit: so often is each deal played
    deals: int = 0
    bots: dict[str, Sums] = {}

    @property
    def key(self) -> tuple[str, str, str | None, tuple[str, ...]]:
        return self.edition, self.options, self.format, self.table

    def share(self, bot: str) -> Estimate:
        """Of the wins. Its interval counts two deals more, one all won and one all lost: see docs/arena.md."""
        sums, parts = self.bots[bot], self.ways * ALL_SHARES
        found = mean(self.deals, sums.won, sums.won_squared, parts)
        wider = mean(self.deals + 2, sums.won + parts, sums.won_squared + parts * parts, parts)
        low, high = wider.interval or (0.0, 1.0)
        low, high = max(0.0, min(low, found.mean)), min(1.0, max(high, found.mean))
        return Estimate(found.mean, found.standard_error, low, high)

    def points(self, bot: str) -> Estimate:
        """For one seat, per round or per match."""
        sums = self.bots[bot]
        return mean(self.deals, sums.points, sums.points_squared, self.ways * self.table.count(bot))


class Kept(Struct):
    """The whole file."""

    seed: int
    contests: list[Contest] = []

    def find(self, wanted: Contest) -> Contest:
        """The contest with the same table, or this one, from now on."""
        for contest in self.contests:
            if contest.key == wanted.key:
                return contest
        self.contests.append(wanted)
        return wanted


def mean(deals: int, total: int, squares: int, parts: int) -> Estimate:
    whole = Mean.of(deals, total, squares)
    error = None if whole.standard_error is None else whole.standard_error / parts
    return Mean(whole.mean / parts, error).with_students_interval(deals)


class Rated(Struct, frozen=True):
    """A bot's rating, and the ends of its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(contests: Sequence[Contest], anchor: str) -> list[Rated]:
    """Plackett and Luce's model of who comes first: a seat wins as often as its strength is part of the table's. The
    intervals are a parametric bootstrap's: every share is drawn anew from its own distribution."""
    played = [contest for contest in contests if contest.deals > 1]
    shares = [{bot: contest.share(bot) for bot in contest.bots} for contest in played]
    best = fitted(played, [{bot: one.mean for bot, one in of.items()} for of in shares], anchor)
    luck = random.Random(0)
    samples = [fitted(played, [drawn(of, luck) for of in shares], anchor) for _ in range(SAMPLES)]
    rated = [Rated(bot, best[bot], *middle([one[bot] for one in samples])) for bot in best]
    return sorted(rated, key=lambda one: -one.rating)


def drawn(shares: Mapping[str, Estimate], luck: random.Random) -> dict[str, float]:
    found = {bot: max(luck.gauss(one.mean, one.standard_error or 0.0), 1e-6) for bot, one in shares.items()}
    return {bot: share / sum(found.values()) for bot, share in found.items()}


def middle(values: Iterable[float]) -> tuple[float, float]:
    ordered = sorted(values)
    out = int(SURE * len(ordered))
    return ordered[out], ordered[-1 - out]


def fitted(contests: Sequence[Contest], shares: Sequence[Mapping[str, float]], anchor: str) -> dict[str, float]:
    """The likeliest strengths, by Hunter's MM algorithm (2004), as ratings. A contest weighs as much as was played."""
    strength = {bot: 1.0 for contest in contests for bot in contest.bots}
    for _ in range(STEPS):
        won = dict.fromkeys(strength, 1e-9)
        offered = dict.fromkeys(strength, 1e-9)
        for contest, share in zip(contests, shares, strict=True):
            rounds = contest.deals * contest.ways
            total = sum(strength[bot] for bot in contest.table)
            for bot in contest.bots:
                won[bot] += rounds * share[bot]
                offered[bot] += rounds * contest.table.count(bot) / total
        strength = {bot: won[bot] / offered[bot] for bot in strength}
    base = strength[anchor] if anchor in strength else max(strength.values(), default=1.0)
    return {bot: RANDOM_IS + ELO * math.log(one / base) for bot, one in strength.items()}
