"""The ladder: all levels at tables of two, four, and ten, in every edition, under house rules, and in whole matches.

    python3 -m bench.ladder --deals 400                     play the ladder, and write its tables into docs/bots.md
    python3 -m bench.ladder --bot skilled --bot mybot:choose --kept mine.json --no-page

Every deal is played from every seat (see docs/arena.md). Each kind of table is an arena with a record in the folder
`--record`, so that the same command continues after Ctrl-C. Bots that search take a number of iterations, not of
milliseconds: the same command gives the same file on any machine. Results are kept in bench/ladder.json.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from bench.ladder_page import Contest, page
from wildfour.arena.request import ArenaRequest, Bots, pairings
from wildfour.arena.resume_file import Record
from wildfour.arena.summary_builder import table_result
from wildfour.arena.workers import play
from wildfour.rulebook.editions import EDITIONS
from wildfour.support.interrupts import interruptible

HERE = Path(__file__).parent
KEPT, PAGE = HERE / "ladder.json", HERE.parent / "docs" / "bots.md"
LEVELS = ("random", "novice", "casual", "skilled", "network", "expert iterations=300")  # the weakest first
FIRST = "classic-2003"
HOUSE = "stacking=any seven-zero jump-in"
MATCHES = ("points-race", "lowest-score", "elimination")
FEWER = 10  # times fewer matches than rounds are played


def schedule(bots: Sequence[str], seed: int) -> Iterator[ArenaRequest]:
    """Schedule every level against every other at two, against the level below at bigger tables, and all mixed."""
    steps = [(better, worse) for worse, better in pairwise(bots)]
    yield request_for(seed, tuple(pairings(bots, 2, False)))
    yield request_for(seed, (*among(steps, 4), *mixed(bots, 4)))
    yield request_for(seed, (*among(steps, 10), *mixed(bots, 10)))
    for edition in EDITIONS[1:]:
        yield request_for(seed, among(steps, 2), edition=edition.name)
    for players in (2, 4):
        yield request_for(seed, among(steps, players), options=HOUSE)
    yield request_for(seed, tuple((one, other) * 2 for one, other in steps), options="partners")
    for format in MATCHES:
        yield request_for(seed, among(steps[-1:], 4), format=format)


def request_for(
    seed: int, tables: tuple[Bots, ...], *, edition: str = FIRST, options: str = "", format: str | None = None
) -> ArenaRequest:
    return ArenaRequest(edition, options, len(tables[0]), format, seed, tables)


def among(steps: Sequence[tuple[str, str]], players: int) -> tuple[Bots, ...]:
    return tuple((better, *[worse] * (players - 1)) for better, worse in steps)


def mixed(bots: Sequence[str], players: int) -> tuple[Bots, ...]:
    """Seat the best ones in turn round the table."""
    best = bots[::-1][:players]
    return ((tuple(best) * players)[:players],)


def contests(request: ArenaRequest, deals: int, file: Path, workers: int) -> list[Contest]:
    """Play the deals that the record in the file lacks, and return the results of all tables."""
    wanted = deals if request.format is None else -(-deals // FEWER)
    record = Record(file, request)
    try:
        todo = [(table, deal) for deal in range(wanted) for table in range(len(request.tables))]
        todo = [one for one in todo if one not in record.done]
        print(f"{request.edition} {request.options} {request.format or ''} {request.players}: {len(todo)} deals")
        with interruptible() as stop:
            failure = play(request, todo, workers=workers, keep=record.add, stop=stop)
        if failure is not None:
            sys.exit(f"{failure.bot} failed on deal {failure.deal}: {failure.what} {failure.about}")
        if stop.is_set():
            sys.exit(130)
        return [contest(request, table, record) for table in range(len(request.tables))]
    finally:
        record.close()


def contest(request: ArenaRequest, table: int, record: Record) -> Contest:
    bots = request.tables[table]
    found = table_result(request, bots, [deal for deal in record.done.values() if deal.table == table])
    return Contest(request.edition, request.options, request.format, bots, found.deals, found.results)


def read(file: Path) -> list[Contest]:
    return msgspec.json.decode(file.read_bytes(), type=list[Contest])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", action="append", help="a bot, the weakest first (default: the levels)")
    parser.add_argument("--deals", type=int, default=200, help="per table; a tenth as many matches (default: 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--record", type=Path, default=Path(".ladder"), help="a folder (default: .ladder)")
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--no-page", action="store_true", help="do not write docs/bots.md")
    args = parser.parse_args(arguments)
    args.record.mkdir(exist_ok=True)
    found: list[Contest] = []
    for number, request in enumerate(schedule(args.bot or LEVELS, args.seed)):
        found += contests(request, args.deals, args.record / f"{number}.jsonl", args.workers)
    args.kept.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, found)) + b"\n]\n")
    if not args.no_page:
        PAGE.write_text(page(PAGE.read_text("utf-8"), found), "utf-8")


if __name__ == "__main__":
    main()
