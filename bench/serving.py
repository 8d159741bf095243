"""Measure a server's capacity: python3 -m bench.serving [load | saturation | chain | start] [--tables N] [--seconds N]

load        500 four-player tables, one second per move: the response time to a move, the server's share of a
            core, and its memory
saturation  50 four-player tables where everyone moves immediately: durable moves per CPU second of the server
chain       the server CPU time per durable move with the move chain and without it, in 10 alternating pairs
start       the server is killed while it runs 500 tables: the time until it is ready again, until everyone is back, and
            until a move has been made at every table

The server is a separate process; all clients are in this one.
"""

import argparse
import asyncio
import random
import secrets
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bench.pairs import mean_ratio
from bench.server_process import ServerProcess
from wildfour.client import Client, Closed, RefusedByServer, TableClient, fairness_check
from wildfour.client.fairness_check import FairnessCheck
from wildfour.server.lifecycle import allow_many_files, loop_factory

PLAYERS = 4
AT_ONCE = 20  # tables opened at the same time
WINDOWS = 5  # measured in a saturation run
PAIRS = 10
NO_CHAIN = "from wildfour.table import table; table.link_of = lambda match: b''"
SETTINGS: dict[str, Any] = {"seats": PLAYERS, "pace": 0, "spectators": False, "options": "target=100000"}


class FourClients:
    """A four-player table. The current player moves after about `pause` seconds."""

    def __init__(self, server: ServerProcess, pause: float) -> None:
        self.people = [Client(server.address, secrets.token_urlsafe(24)) for _ in range(PLAYERS)]
        self.pause = pause
        self.name = ""
        self.delays: list[float] = []  # seconds from each move to its response
        self._luck = random.Random(1)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        host = await self.people[0].make(**SETTINGS)
        self.name = host.name
        clients = [host, *[await person.join(self.name) for person in self.people[1:]]]
        for player, client in enumerate(clients):
            await client.sit(f"P{player}", player)
        await host.start()
        self._tasks = [asyncio.create_task(self._play(client)) for client in clients]

    async def come_back(self) -> None:
        """Rejoin the table, and move at once."""
        self.delays, self.pause = [], 0.0
        clients = await asyncio.gather(*(person.join(self.name) for person in self.people))
        self._tasks = [asyncio.create_task(self._play(client)) for client in clients]

    async def close(self) -> None:
        for person in self.people:
            for table in person.tables:
                await table.close()
            person.tables.clear()
        await asyncio.gather(*self._tasks)

    async def _play(self, client: TableClient) -> None:
        """Make a move whenever the client may, until its table is closed."""
        with suppress(Closed):
            while True:
                number, moves = client.number, [move for move in client.moves if not move.startswith(("catch", "uno!"))]
                plays = [move for move in moves if move not in ("draw", "keep")] or moves
                if plays and self.pause:
                    await asyncio.sleep(self._luck.uniform(0.5, 1.5) * self.pause)
                if plays and client.number == number:
                    await self._move(client, self._luck.choice(plays))
                await client.until(lambda table, number=number: table.number != number)

    async def _move(self, client: TableClient, move: str) -> None:
        sent = time.perf_counter()
        with suppress(RefusedByServer):  # another player was faster
            await client.move(move)
            self.delays.append(time.perf_counter() - sent)


@asynccontextmanager
async def tables_at(server: ServerProcess, count: int, pause: float) -> AsyncIterator[list[FourClients]]:
    tables = [FourClients(server, pause) for _ in range(count)]
    try:
        for first in range(0, count, AT_ONCE):
            await asyncio.gather(*(table.open() for table in tables[first : first + AT_ONCE]))
        yield tables
    finally:
        await asyncio.gather(*(table.close() for table in tables))


def moves_at(tables: list[FourClients]) -> int:
    return sum(len(table.delays) for table in tables)


async def load(server: ServerProcess, count: int, seconds: float) -> None:
    async with tables_at(server, count, 1.0) as tables:
        for table in tables:
            table.delays.clear()
        cpu, began = server.cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        spent, passed = server.cpu() - cpu, time.perf_counter() - began
        delays = sorted(delay for table in tables for delay in table.delays)
        middle, late, longest = (1000 * delays[int(share * (len(delays) - 1))] for share in (0.5, 0.99, 1))
        print(f"{count} tables of four, {len(delays) / passed:,.0f} moves a second, for {passed:.0f} s")
        print(f"from a move to its answer: p50 {middle:.2f} ms, p99 {late:.2f} ms, longest {longest:.1f} ms")
        print(f"{100 * spent / passed:.0f} % of a core, {server.memory():.0f} MB")


async def saturation(server: ServerProcess, count: int, seconds: float) -> None:
    rates = []
    async with tables_at(server, count, 0.0) as tables:
        for _ in range(WINDOWS):
            moves, cpu = moves_at(tables), server.cpu()
            await asyncio.sleep(seconds)
            rates.append((moves_at(tables) - moves) / (server.cpu() - cpu))
    shown = f"{statistics.median(rates):,.0f} ({min(rates):,.0f} to {max(rates):,.0f})"
    print(f"{shown} durable moves a CPU second at {count} tables of four")


async def chain(_: ServerProcess, count: int, seconds: float) -> None:
    """Compare a server with a server without links. The clients check no links, because slower clients would send fewer
    moves at a time, and the server would commit fewer moves together."""
    pairs = []
    with patch.object(fairness_check, "first_link", no_link), patch.object(FairnessCheck, "_compare", no_link):
        for pair in range(PAIRS):
            without, chained = [await cpu_per_move(before, count, seconds) for before in (NO_CHAIN, "")]
            pairs.append((without, chained))
            print(
                f"{pair + 1}: {1e6 * without:.1f} µs a move without the chain, {1e6 * chained:.1f} with it", flush=True
            )
    ratio, low, high = mean_ratio(pairs)
    print(f"with the chain / without: {ratio:.3f} ({low:.3f} to {high:.3f})")


def no_link(*_: object) -> None:
    return None


async def cpu_per_move(before: str, count: int, seconds: float) -> float:
    """Return a new server's CPU seconds per durable move."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "tables.db", before=before)
        async with tables_at(server, count, 0.0) as tables:
            moves, cpu = moves_at(tables), server.cpu()
            await asyncio.sleep(seconds)
            spent = (server.cpu() - cpu) / (moves_at(tables) - moves)
        server.stop()
    return spent


async def start(server: ServerProcess, count: int, seconds: float) -> None:
    async with tables_at(server, count, 0.5) as tables:
        await asyncio.sleep(seconds)
        moves = moves_at(tables)
        server.kill()
        await asyncio.gather(*(table.close() for table in tables))
        began = time.perf_counter()
        server.start()
        ready, began, cpu = time.perf_counter() - began, time.perf_counter(), server.cpu()
        await asyncio.gather(*(table.come_back() for table in tables))
        back = time.perf_counter() - began
        while not all(table.delays for table in tables):
            await asyncio.sleep(0.01)
        moved, spent = time.perf_counter() - began, server.cpu() - cpu
    print(f"{count} tables with {moves / count:.0f} moves each: ready after {ready:.2f} s, ", end="")
    print(
        f"everyone is back after {back:.2f} s and has moved after {moved:.2f} s; {spent:.2f} CPU seconds of the server"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("load", "saturation", "chain", "start"), default="load")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    args = parser.parse_args()
    measure, tables, seconds = {
        "load": (load, 500, 30),
        "saturation": (saturation, 50, 5),
        "chain": (chain, 20, 5),
        "start": (start, 500, 20),
    }[args.what]
    allow_many_files()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=loop_factory()) as runner:
        server = ServerProcess(Path(folder) / "tables.db")
        try:
            runner.run(measure(server, args.tables or tables, args.seconds or seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
