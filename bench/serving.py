"""What a server carries: python -m bench.serving [load | saturation | start] [--tables N] [--seconds N].

load        500 tables of four, one second of thinking: from a command to the last of its four frames, the longest
            pause of the server's loop beside that of an empty one, the server's share of a core, its memory
saturation  50 tables of four, everybody moves at once: durable moves for a second of CPU time, beside an echo of one
            message in and four out on the same stack, in turns in the same run
start       1,000 live tables in the log: until the server is ready, and until everybody is back and every table has
            moved; the first move comes at once, then everybody thinks for a second

The server is a process of its own. Clients are bare sockets in this one, so that they cost little.
"""

import argparse
import asyncio
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench.bare_sockets import Bare, handshake
from bench.server_process import ECHO, IDLE, PLAIN_ECHO, SERVER, STARLETTE_ECHO, Process
from wildfour.fair import commitment_to, fresh_seed
from wildfour.server.lifecycle import loop_factory

PLAYERS = 4
NOTHING_SEEN = -1
TURNS = 9  # of a server and the echoes, one after the other: the speed of a machine changes from second to second
encode = msgspec.json.Encoder().encode


# What a client of a bench reads of the frames; all else in them costs it nothing


class FairRead(msgspec.Struct):
    anchor: str
    missed: tuple[str, ...] = ()


class SeatRead(msgspec.Struct):
    person: str | None = None


class SeatsRead(msgspec.Struct):
    stage: str
    match: int
    fair: FairRead
    seats: list[SeatRead]


class ViewRead(msgspec.Struct):
    moves: tuple[str, ...] = ()


class GameRead(msgspec.Struct):
    view: ViewRead


class WholeRead(msgspec.Struct):
    number: int
    seats: SeatsRead
    game: GameRead | None = None


class NewsRead(msgspec.Struct):
    first: int
    events: list[msgspec.Raw]
    moves: tuple[str, ...] = ()


read_seats = msgspec.json.Decoder(SeatsRead).decode
read_whole = msgspec.json.Decoder(WholeRead).decode
read_news = msgspec.json.Decoder(NewsRead).decode


# Tables of four


@dataclass
class Timing:
    """How long commands took until the last of their frames had come, how many moves were made, and at which tables
    all four have been told of one."""

    took: list[float] = field(default_factory=list)
    moves: int = 0
    tables: set[str] = field(default_factory=set)


class Seat:
    """One player of one table: takes part in the ceremony, and moves when it may, after `think` seconds."""

    def __init__(self, table: "FourTable", player: int) -> None:
        self.table, self.player = table, player
        self.token = secrets.token_urlsafe(24)
        self.socket: Bare | None = None
        self.number = 0
        self.count = 0
        self.said: set[str] = set()
        self.moves: Sequence[str] = ()  # as it was last told
        self.seed = fresh_seed(secrets.token_bytes(48))

    async def connect(self) -> None:
        path = f"/api/tables/{self.table.name}/socket"
        loop, port = asyncio.get_running_loop(), self.table.port
        _, made = await loop.create_connection(
            lambda: Bare(handshake(port, path, self.token), self.take), "127.0.0.1", port
        )
        self.socket = made
        await made.open

    def do(self, what: str, **fields: Any) -> None:
        self.count += 1
        assert self.socket is not None
        self.socket.send(encode({"do": what, "id": f"{self.count}", **fields}))

    def take(self, socket: Bare, data: bytes) -> None:
        if data.startswith(b'{"is":"news"'):
            self.table.took_news(self, read_news(data))
        elif data.startswith(b'{"is":"whole"'):
            frame = read_whole(data)
            self.number = frame.number
            self.ceremony(frame.seats)
            self.moves = () if frame.game is None else frame.game.view.moves
            self.table.came(self)
        elif data.startswith(b'{"is":"seats"'):
            self.ceremony(read_seats(data))

    def ceremony(self, seats: SeatsRead) -> None:
        stage, anchor = seats.stage, bytes.fromhex(seats.fair.anchor)
        key = f"{stage} {seats.match} {len(seats.fair.missed)}"
        self.table.stage = stage
        self.table.seated = sum(bool(seat.person) for seat in seats.seats)
        if key in self.said or stage not in ("committing", "revealing", "over", "lobby"):
            return
        self.said.add(key)
        if stage == "committing":
            made = commitment_to(anchor, self.player, f"P{self.player}", self.seed)
            self.do("commit", commitment=made.hex())
        elif stage == "revealing":
            self.do("reveal", salt=self.seed.salt.hex(), seed=self.seed.seed.hex())
        elif stage == "over" and self.player == 0:
            self.do("again")
        elif stage == "lobby" and self.player == 0 and seats.match > 1:
            self.do("start")


class FourTable:
    def __init__(self, port: int, think: float, timing: Timing, luck: random.Random) -> None:
        self.port, self.think, self.timing, self.luck = port, think, timing, luck
        self.seats = [Seat(self, player) for player in range(PLAYERS)]
        self.name = ""
        self.stage = ""
        self.seated = 0
        self.whole: set[int] = set()
        self.pending: dict[int, tuple[float, int]] = {}  # by the number that a command was based on
        self.paused = False
        self.hurries = False  # with the next move

    async def make(self) -> None:
        """Made, seats taken one after the other, started."""
        body = encode({"seats": PLAYERS, "pace": 0, "spectators": False})
        self.name = (await asyncio.to_thread(post, self.port, self.seats[0].token, body))["table"]
        await self.connect()
        for seat in self.seats:
            seat.do("sit", player=seat.player, name=f"P{seat.player}")
        while self.seated < PLAYERS:
            await asyncio.sleep(0.01)
        self.seats[0].do("start")
        while self.seats[0].number == 0:
            await asyncio.sleep(0.01)

    async def connect(self) -> None:
        for seat in self.seats:
            await seat.connect()

    def come_back(self) -> None:
        """To a server that was started again; the first move is made as soon as all four are there. Nobody makes one
        that was thought of before."""
        self.paused, self.hurries, self.think = False, True, 1.0
        self.whole, self.pending = set(), {}
        for seat in self.seats:
            seat.number = NOTHING_SEEN

    def came(self, seat: Seat) -> None:
        """Nobody moves before all four are there, since a command is timed until the last of its frames."""
        if len(self.whole) == PLAYERS:
            self.may_move(seat, seat.moves)
            return
        self.whole.add(seat.player)
        if len(self.whole) == PLAYERS:
            for one in self.seats:
                self.may_move(one, one.moves)

    def took_news(self, seat: Seat, frame: NewsRead) -> None:
        first = frame.first
        seat.number = first + len(frame.events) - 1
        waiting = self.pending.get(first - 1)
        if waiting is not None:
            sent, left = waiting
            if left == 1:
                del self.pending[first - 1]
                self.timing.took.append(time.perf_counter() - sent)
                self.timing.tables.add(self.name)
            else:
                self.pending[first - 1] = (sent, left - 1)
        seat.moves = frame.moves
        if len(self.whole) == PLAYERS:
            self.may_move(seat, frame.moves)

    def may_move(self, seat: Seat, moves: Sequence[str]) -> None:
        turn = [move for move in moves if not move.startswith(("catch", "uno!"))]
        if turn and not self.paused:
            move = self.luck.choice([move for move in turn if move not in ("draw", "keep")] or turn)
            at = seat.number
            if self.think and not self.hurries:
                delay = self.luck.uniform(0.5, 1.5) * self.think
                asyncio.get_running_loop().call_later(delay, self.move, seat, move, at)
            else:
                self.move(seat, move, at)

    def move(self, seat: Seat, move: str, at: int) -> None:
        if self.paused or at != seat.number:
            return
        self.hurries = False
        self.pending[at] = (time.perf_counter(), PLAYERS)
        self.timing.moves += 1
        seat.do("move", at=at, move=move)


def post(port: int, token: str, body: bytes) -> Any:
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", data=body, method="POST")
    request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as response:
        return msgspec.json.decode(response.read())


async def tables_of(server: Process, count: int, think: float, timing: Timing) -> list[FourTable]:
    luck = random.Random(1)
    tables = [FourTable(server.port, think, timing, luck) for _ in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(*(table.make() for table in tables[start : start + 20]))
    return tables


# What is measured


async def load(count: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, timing = Process(SERVER, [f"{folder}/tables.db", "watch"]).start(), Timing()
        await tables_of(server, count, 1.0, timing)
        idle = subprocess.Popen([sys.executable, "-c", IDLE, str(seconds)], stdout=subprocess.PIPE, text=True)
        server.late()
        timing.took.clear()
        timing.moves = 0
        cpu, began = server.cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        spent, passed = server.cpu() - cpu, time.perf_counter() - began
        took = sorted(timing.took)
        idle_late = float(idle.communicate()[0])
        print(f"{count} tables of four, {len(took) / passed:,.0f} moves a second, for {passed:.0f} s")
        print(f"from a command to the last frame: p50 {1000 * took[len(took) // 2]:.2f} ms, ", end="")
        print(f"p99 {1000 * took[int(0.99 * len(took))]:.2f} ms, longest {1000 * took[-1]:.1f} ms")
        late = 1000 * server.late()
        print(f"longest pause of the server's loop {late:.1f} ms; of an empty loop {1000 * idle_late:.1f} ms")
        print(f"{100 * spent / passed:.0f} % of a core; {server.memory():.0f} MB")
        server.stop()


ECHOES = {
    "with our short cut": ECHO,
    "as an ASGI application of uvicorn": PLAIN_ECHO,
    "as an endpoint of Starlette": STARLETTE_ECHO,
}


async def saturation(count: int, seconds: float) -> None:
    moves: list[float] = []
    echoed: dict[str, list[float]] = {name: [] for name in ECHOES}
    with tempfile.TemporaryDirectory() as folder:
        server, timing = Process(SERVER, [f"{folder}/tables.db", "plain"]).start(), Timing()
        tables = await tables_of(server, count, 0.0, timing)
        echoes = {name: await Echoes.at(Process(program, []).start(), count) for name, program in ECHOES.items()}
        for _ in range(TURNS):
            moves.append(await rate(server, seconds, timing))
            for table in tables:
                table.paused = True
            await asyncio.sleep(0.5)
            for name, echo in echoes.items():
                echoed[name].append(await echo.rate(seconds))
            for table in tables:
                table.paused = False
                for seat in table.seats:
                    seat.do("look")
        counted = counters(server)
        for process in (server, *(echo.process for echo in echoes.values())):
            process.stop()
    print(f"{counted['rows'] / counted['commits']:.1f} rows a commit")
    print(f"{count} tables of four, durable moves for a second of CPU time: {figures(moves)}")
    for name, made in echoed.items():
        print(f"echo, one message in and four out, {name}: {figures(made)}; ratio {ratios(moves, made)}")


def ratios(ours: list[float], theirs: list[float]) -> str:
    found = sorted(our / their for our, their in zip(ours, theirs, strict=True))
    return f"{statistics.median(found):.2f} ({found[0]:.2f} to {found[-1]:.2f})"


def counters(server: Process) -> dict[str, float]:
    """What the server has counted so far."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as response:
        lines = [line.split() for line in response.read().decode().splitlines() if line[0] != "#"]
    return {name.removeprefix("wildfour_").removesuffix("_total"): float(value) for name, value in lines}


def figures(values: list[float]) -> str:
    return f"{statistics.median(values):,.0f} ({', '.join(f'{value:,.0f}' for value in values)})"


async def rate(server: Process, seconds: float, timing: Timing) -> float:
    before, cpu = timing.moves, server.cpu()
    await asyncio.sleep(seconds)
    return (timing.moves - before) / (server.cpu() - cpu)


class Echoes:
    """Messages go round: whoever is first at a table sends the next one when the last has come back."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.firsts: list[Bare] = []
        self.received = 0
        self.going_on = False
        # about as long as the news of a move
        self.message = encode({"do": "move", "id": "123", "at": 1234, "move": "r7"}) + b" " * 150

    @classmethod
    async def at(cls, process: Process, tables: int) -> "Echoes":
        self, loop = cls(process), asyncio.get_running_loop()
        for table in range(tables):
            for player in range(PLAYERS):
                made = Bare(handshake(process.port, f"/{table}"), self.take_first if player == 0 else self.take)
                await loop.create_connection(lambda made=made: made, "127.0.0.1", process.port)  # type: ignore[misc]
                await made.open
                self.firsts += [made] if player == 0 else []
        return self

    def take(self, socket: Bare, data: bytes) -> None:
        self.received += 1

    def take_first(self, socket: Bare, data: bytes) -> None:
        self.received += 1
        if self.going_on:
            socket.send(self.message)

    async def rate(self, seconds: float) -> float:
        """Messages in, each of which goes out four times, for a second of CPU time."""
        before, cpu, self.going_on = self.received, self.process.cpu(), True
        for one in self.firsts:
            one.send(self.message)
        await asyncio.sleep(seconds)
        made = (self.received - before) / PLAYERS / (self.process.cpu() - cpu)
        self.going_on = False
        await asyncio.sleep(0.5)
        return made


async def start(count: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/tables.db"
        server, timing = Process(SERVER, [path, "plain"]).start(), Timing()
        tables = await tables_of(server, count, 0.5, timing)
        await asyncio.sleep(seconds)
        for table in tables:
            table.paused = True
        server.process.kill()
        server.process.wait()
        moved = timing.moves
        began = time.perf_counter()
        again = Process(SERVER, [path, "plain"], server.port).start()
        with urllib.request.urlopen(f"http://127.0.0.1:{again.port}/readyz") as response:
            response.read()
        ready = time.perf_counter() - began
        timing.tables.clear()
        for table in tables:
            table.come_back()
        began, cpu, clients_cpu = time.perf_counter(), again.cpu(), time.process_time()
        await asyncio.gather(*(table.connect() for table in tables))
        seen = time.perf_counter() - began
        while len(timing.tables) < count and time.perf_counter() - began < 30:
            await asyncio.sleep(0.01)
        back, spent, clients = time.perf_counter() - began, again.cpu() - cpu, time.process_time() - clients_cpu
        print(f"{count} live tables with {moved / count:.0f} moves each on the disk")
        print(f"ready after {ready:.2f} s; everybody is back after {seen:.2f} s, and has moved after {back:.2f} s")
        print(f"CPU time meanwhile: {spent:.2f} s of the server, {clients:.2f} s of {PLAYERS * count} clients")
        again.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("load", "saturation", "start"), default="load")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    chosen = parser.parse_args()
    work, tables, seconds = {"load": (load, 500, 30), "saturation": (saturation, 50, 5), "start": (start, 1000, 20)}[
        chosen.what
    ]
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work(chosen.tables or tables, chosen.seconds or seconds))


if __name__ == "__main__":
    main()
