"""The ladder: all levels at tables of two, four and ten, in every edition, under house rules, and in whole matches.

python -m bench.ladder                      play what is missing in bench/ladder.json, and write docs/bots.md
python -m bench.ladder --deals 400          so many deals for each table, where there are fewer
python -m bench.ladder --bot skilled --bot mybot:choose --kept mine.json --no-page
python -m bench.ladder --deals 0            only write the page from what is kept

Every deal is played from every seat (see docs/arena.md). What is kept of a table are the sums over its deals, so that
more deals can be added at any time, each by its number. After Ctrl-C the same command goes on. Bots that think take a
number of iterations, not of milliseconds: so a busy machine changes nothing, and the same command gives the same file
with any number of processes. If a bot has changed, begin with a new file.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from bench.ladder_kept import Contest, Kept, Sums
from bench.ladder_page import page
from wildfour.arena.deals import DealResult
from wildfour.arena.request import ArenaRequest, Bots, pairings, rotations
from wildfour.arena.summary_builder import won_by
from wildfour.arena.workers import play
from wildfour.rulebook.editions import EDITIONS
from wildfour.support.interrupts import interruptible

HERE = Path(__file__).parent
KEPT, PAGE = HERE / "ladder.json", HERE.parent / "docs" / "bots.md"
LEVELS = ("random", "novice", "casual", "skilled", "network", "expert iterations=300")  # from the weakest on
FIRST = "classic-2003"
HOUSE = "stacking=any seven-zero jump-in"
MATCHES = ("points-race", "lowest-score", "elimination")
FEWER = 10  # times fewer matches than rounds are played
EVERY = 20.0  # seconds between two times that what was played is kept


def schedule(bots: Sequence[str], seed: int) -> Iterator[ArenaRequest]:
    """Every level against every other heads-up, one among those of the level below at bigger tables, and all mixed."""
    pairs = tuple(pairings(bots, 2, False))
    steps = [(better, worse) for worse, better in pairwise(bots)]
    yield asked(seed, pairs)
    yield asked(seed, (*among(steps, 4), *mixed(bots, 4)))
    yield asked(seed, (*among(steps, 10), *mixed(bots, 10)))
    for edition in EDITIONS[1:]:
        yield asked(seed, among(steps, 2), edition=edition.name)
    for players in (2, 4):
        yield asked(seed, among(steps, players), options=HOUSE)
    yield asked(seed, tuple((one, other) * 2 for one, other in steps), options="partners")
    for format in MATCHES:
        yield asked(seed, among(steps[-1:], 4), format=format)


def asked(
    seed: int, tables: tuple[Bots, ...], *, edition: str = FIRST, options: str = "", format: str | None = None
) -> ArenaRequest:
    return ArenaRequest(edition, options, len(tables[0]), format, seed, tables)


def among(steps: Sequence[tuple[str, str]], players: int) -> tuple[Bots, ...]:
    return tuple((better, *[worse] * (players - 1)) for better, worse in steps)


def mixed(bots: Sequence[str], players: int) -> tuple[Bots, ...]:
    """The best ones, one after the other round the table."""
    best = bots[::-1][:players]
    return ((tuple(best) * players)[:players],)


def contests_of(kept: Kept, request: ArenaRequest) -> list[Contest]:
    """As they are kept, or new ones."""
    return [
        kept.find(
            Contest(
                edition=request.edition,
                options=request.options,
                format=request.format,
                table=table,
                ways=rotations(table),
                bots={bot: Sums() for bot in dict.fromkeys(table)},
            )
        )
        for table in request.tables
    ]


class Keeper:
    """Takes in deals as they are done, and keeps them in order: none is counted before those below it."""

    def __init__(self, kept: Kept, path: Path, contests: Sequence[Contest]) -> None:
        self.kept, self.path, self.contests = kept, path, contests
        self.waiting: dict[tuple[int, int], DealResult] = {}
        self.saved = time.monotonic()

    def take(self, done: DealResult) -> None:
        self.waiting[done.table, done.deal] = done
        contest = self.contests[done.table]
        while (deal := self.waiting.pop((done.table, contest.deals), None)) is not None:
            count(contest, deal)
        if time.monotonic() - self.saved > EVERY:
            self.save()

    def save(self) -> None:
        fresh = self.path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.kept), indent=1) + b"\n")
        fresh.replace(self.path)
        self.saved = time.monotonic()


def count(contest: Contest, deal: DealResult) -> None:
    for bot, sums in contest.bots.items():
        places = [place for place, other in enumerate(contest.table) if other == bot]
        won = sum(won_by(places, one.winners) for one in deal.played)
        sums.add(won, sum(one.points[place] for one in deal.played for place in places))
    contest.deals += 1


def play_on(kept: Kept, path: Path, request: ArenaRequest, deals: int, workers: int | None) -> bool:
    """All deals that are missing; False if it was stopped."""
    contests = contests_of(kept, request)
    wanted = deals if request.format is None else -(-deals // FEWER)
    todo = [(place, deal) for place, one in enumerate(contests) for deal in range(one.deals, wanted)]
    if not todo:
        return True
    keeper = Keeper(kept, path, contests)
    sys.stderr.write(f"{request.edition} {request.options} {request.format or ''} {request.players}: {len(todo)}\n")
    with interruptible() as stop:
        failure = play(request, sorted(todo, key=lambda one: one[1]), workers=workers, keep=keeper.take, stop=stop)
    keeper.save()
    if failure is not None:
        raise SystemExit(f"{failure.bot} failed on deal {failure.deal}: {failure.what} {failure.about}")
    return not stop.is_set()


def parse_args(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--bot", action="append", metavar="BOT", help="a bot, from the weakest on; instead of the levels"
    )
    parser.add_argument("--deals", type=int, default=200, help="for every table; a tenth as many matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--no-page", action="store_true", help="do not write docs/bots.md")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    args = parse_args(arguments)
    kept = read(args.kept) if args.kept.exists() else Kept(args.seed)
    for request in schedule(args.bot or LEVELS, kept.seed):
        if not play_on(kept, args.kept, request, args.deals, args.workers):
            raise SystemExit(130)
    if not args.no_page:
        PAGE.write_text(page(PAGE.read_text("utf-8"), kept), "utf-8")


def read(path: Path) -> Kept:
    return msgspec.json.decode(path.read_bytes(), type=Kept)


if __name__ == "__main__":
    main()
