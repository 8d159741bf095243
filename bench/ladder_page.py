"""The tables of docs/bots.md, from what is kept of the ladder. They stand between two marks; the rest is written by
hand."""

from collections.abc import Iterable, Iterator, Sequence

from bench.ladder_kept import RANDOM_IS, Contest, Kept, ratings
from wildfour.support.estimates import Estimate

BEGIN = "<!-- The ladder: python -m bench.ladder writes what follows. -->"
END = "<!-- The end of the ladder. -->"
ANCHOR = "random"


def page(before: str, kept: Kept) -> str:
    """The page with its tables as the kept results say."""
    head, begin, rest = before.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise SystemExit("docs/bots.md has no place for the ladder")
    return f"{head}{BEGIN}\n\n{tables(kept)}\n{END}{tail}"


def tables(kept: Kept) -> str:
    kept = Kept(kept.seed, [contest for contest in kept.contests if contest.deals > 0])
    parts = [rating_tables(kept), *contest_tables(kept)]
    return "\n\n".join(part for part in parts if part) + "\n"


def rating_tables(kept: Kept) -> str:
    """From single rounds of the first edition without house rules."""
    plain = [one for one in kept.contests if not one.options and one.format is None and one.edition == first(kept)]
    sizes = sorted({len(one.table) for one in plain})
    rated = {
        size: {one.bot: one for one in ratings([c for c in plain if len(c.table) == size], ANCHOR)} for size in sizes
    }
    bots = sorted(
        {bot for of in rated.values() for bot in of},
        key=lambda bot: -max(of[bot].rating for of in rated.values() if bot in of),
    )
    rows = [
        [
            f"`{bot}`",
            *(
                f"{of[bot].rating:.0f} ({of[bot].low:.0f} to {of[bot].high:.0f})" if bot in of else ""
                for of in rated.values()
            ),
        ]
        for bot in bots
    ]
    title = f"Ratings with 95% intervals; `{ANCHOR}` is {RANDOM_IS}, and 400 more are ten times the strength:"
    return f"{title}\n\n{table(['bot', *(f'{size} players' for size in sizes)], rows)}"


def first(kept: Kept) -> str:
    return kept.contests[0].edition if kept.contests else ""


def contest_tables(kept: Kept) -> Iterator[str]:
    """One table for each kind of contest."""
    kinds = dict.fromkeys((one.edition, one.options, one.format, len(one.table)) for one in kept.contests)
    for edition, options, format, players in kinds:
        of = [
            c
            for c in kept.contests
            if (c.edition, c.options, c.format, len(c.table)) == (edition, options, format, players)
        ]
        what = "rounds" if format is None else f"matches, {format}"
        yield (
            f"{', '.join(filter(None, (edition, options, f'{players} players')))}: {what} won, in percent:\n\n"
            + table(["table", "deals", "bot", "won", "an equal share", "points"], rows(of))
        )


def rows(contests: Iterable[Contest]) -> Iterator[list[str]]:
    for contest in contests:
        for bot in told_about(contest):
            equal = 100 * contest.table.count(bot) / len(contest.table)
            yield [
                seats(contest.table),
                f"{contest.deals:,}",
                f"`{bot}`",
                told(contest.share(bot), 100),
                f"{equal:.1f}",
                told(contest.points(bot), 1),
            ]


def told_about(contest: Contest) -> list[str]:
    """Of two bots in single rounds one is enough: the one with fewer seats, or else the better one."""
    bots = list(contest.bots)
    if len(bots) != 2 or contest.format is not None:
        return bots
    return [min(bots, key=lambda bot: (contest.table.count(bot), -contest.share(bot).mean))]


def seats(table: Sequence[str]) -> str:
    """Who sits there: each bot, and how often."""
    return ", ".join(f"{table.count(bot)} {bot}" for bot in dict.fromkeys(table))


def told(found: Estimate, times: int) -> str:
    low, high = found.interval or (found.mean, found.mean)
    return f"{times * found.mean:.1f} ({times * low:.1f} to {times * high:.1f})"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
