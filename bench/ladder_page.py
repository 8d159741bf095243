"""The tables of docs/bots.md, from the results of the ladder. They are between two marks; the rest is written by
hand."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from wildfour.arena.summary import BotResult
from wildfour.support.estimates import Estimate

BEGIN = "<!-- The ladder: python -m bench.ladder writes what follows. -->"
END = "<!-- The end of the ladder. -->"


class Contest(Struct, frozen=True):
    """A table and its results."""

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
    return f"{head}{BEGIN}\n\n" + "\n\n".join(contest_tables(contests)) + f"\n\n{END}{tail}"


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
    """Return the results to show. Of two bots in single rounds one suffices: the one with fewer seats, or else the
    better one."""
    if len(contest.results) != 2 or contest.format is not None:
        return contest.results
    return [min(contest.results, key=lambda one: (one.seats, -one.win_share.mean))]


def with_interval(found: Estimate, times: int) -> str:
    low, high = found.interval or (found.mean, found.mean)
    return f"{times * found.mean:.1f} ({times * low:.1f} to {times * high:.1f})"


def table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(line)} |" for line in (columns, ["---"] * len(columns), *rows))
