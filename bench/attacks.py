"""An honest table under attack, at the default limits: python3 -m bench.attacks [ATTACK …] [--runs N] [--seconds N]

looks    two players in a 20,000-move round and 58 spectators request the full state as often as allowed
lists    replays, results, and exports are requested from a server with 10,001 finished matches
verify   90 KB transcripts are sent for verification
bots     fifteen tables of ten bots play at pace 0
ready    ten players in a lobby toggle ready or change avatars 20 times a second, with 60 connections watching

For each attack, prints the response time to moves at the honest table, with and without the attack, as medians over the
runs. Fails if p99 under attack exceeds both 50 ms and three times p99 without it. The server, the attackers, and the
honest table run in separate processes, so use a computer with at least three idle cores.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.server_process import NO_WAITS, ServerProcess
from bench.serving import FourClients
from wildfour.bots.levels import bot_of
from wildfour.client import Client, RefusedByServer
from wildfour.match import Match
from wildfour.protocol.http_types import Finished
from wildfour.protocol.shared_types import TableSettings
from wildfour.server.http.identity import new_token, person_of
from wildfour.server.lifecycle import allow_many_files, give_up, loop_factory
from wildfour.server.storage import log_events
from wildfour.server.storage.sqlite_database import SqliteDatabase
from wildfour.server.storage.sqlite_storage import SqliteStorage
from wildfour.server.table.table_state import HostedTable

PAUSE = 0.02  # seconds between moves at the honest table
FRAMES_A_SECOND = 20  # the default limit per connection
MATCHES, LONG_ROUND, TRANSCRIPT = 10_001, 20_000, 90_000  # matches, moves, and bytes
FACTOR, ENOUGH = 3, 50  # limits for p99 under attack: a multiple of p99 alone, and milliseconds
TABLE, NAMES = "long", ("Ann", "Bob")


async def add_matches(storage: SqliteStorage, people: list[str]) -> None:
    made = log_events.TableMade(by=people[0], settings=TableSettings())
    table = await storage.make_table("old", "OLD", bytes(32), True, made)
    standing: dict[str, Any] = {"players": NAMES, "winners": (1,), "scores": (20, 510), "finished": True}
    for number in range(MATCHES):
        result = Finished(replay=f"m{number}", ended=number, edition="classic-2003", format="points-race", **standing)
        storage.keep_match(table.number, 1, 1, result, {people[0]: 0}, lambda events: "x" * 4000)


async def add_long_round(storage: SqliteStorage, people: list[str]) -> None:
    """Add a round in which two players only draw and keep. It has no snapshot, so loading it reads every event."""
    made = log_events.TableMade(by=people[0], settings=TableSettings(seats=2, latecomers="at-once"))
    row = await storage.make_table(TABLE, "LONG", bytes(32), False, made)
    hosted = HostedTable(row.number, row.name, row.code, row.secret)
    hosted.apply(made)

    def log(event: log_events.LogEvent, act: Callable[[log_events.LogEvent], object] = hosted.apply) -> None:
        act(event)
        storage.append(row.number, hosted.seq, event, lambda: None)

    for player, name in enumerate(NAMES):
        log(log_events.BotTookSeat(player=player, level="casual", name=name))
    log(log_events.Started(order=(0, 1)))
    log(log_events.RoundDealt(lines=tuple(hosted.deal().lines)), hosted.note)
    for player, name in enumerate(NAMES):
        log(log_events.TookSeat(by=people[player], player=player, name=name))
    assert hosted.table is not None
    for _ in range(LONG_ROUND):
        mover = hosted.table.current_player
        assert mover is not None
        move = draw_or_keep(hosted.table.moves(mover))
        log(log_events.Moved(player=mover, move=move, lines=tuple(hosted.move(mover, move).lines)), hosted.note)


def draw_or_keep(moves: Sequence[str]) -> str:
    return next((move for move in ("draw", "keep") if move in moves), moves[0])


def transcript(size: int) -> str:
    """Play a match between bots until its transcript is about `size` bytes long."""
    luck, bot = random.Random(1), bot_of("casual")
    match = Match(players=["Ann", "Bob", "Cid", "Dot"], options="target=100000", seed=1)
    while len(match.text) < size:
        while not match.round.over:
            view = match.round.view(match.round.turn)
            match.make(match.round.turn, bot(view, view.moves, match.stakes(match.round.turn), luck) or view.moves[0])
        match.next_round()
    return match.text


async def open_socket(address: str, table: str) -> ClientConnection:
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?views=1&words=1"
    headers = {"authorization": f"Bearer {new_token()}"}
    return await connect(url, additional_headers=headers, compression=None, proxy=None)


async def read_all(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def repeat(socket: ClientConnection, commands: list[dict[str, Any]]) -> None:
    """Cycle through the commands as fast as the server accepts them, and read the responses."""
    reading = asyncio.create_task(read_all(socket))
    with suppress(ConnectionClosed):
        for number in range(1 << 40):
            await socket.send(json.dumps({**commands[number % len(commands)], "id": f"{number}"}))
            await asyncio.sleep(1 / FRAMES_A_SECOND)
    await reading


async def draw_and_keep(client: Client) -> None:
    table = await client.join(TABLE)
    while True:
        await table.until(lambda one: one.moves)
        with suppress(RefusedByServer):  # the other player was faster
            await table.move(draw_or_keep(table.moves))
        await table.look()
        await asyncio.sleep(1 / FRAMES_A_SECOND)


async def looks(address: str, tokens: list[str], begun: Event) -> None:
    players = [draw_and_keep(Client(address, token)) for token in tokens]
    sockets = [await open_socket(address, TABLE) for _ in range(58)]
    begun.set()
    await asyncio.gather(*players, *(repeat(socket, [{"do": "look"}]) for socket in sockets))


async def ready(address: str, tokens: list[str], begun: Event) -> None:
    table = await Client(address).make(seats=10)
    sockets = [await open_socket(address, table.name) for _ in range(60)]
    begun.set()
    players = [repeat(socket, sit_and_be_ready(player)) for player, socket in enumerate(sockets[:10])]
    await asyncio.gather(*players, *map(read_all, sockets[10:]))


def sit_and_be_ready(player: int) -> list[dict[str, Any]]:
    seat = {"do": "sit", "player": player, "name": f"Player {player}"}
    return [{**seat, "avatar": 0}, {"do": "ready"}, {"do": "ready"}, {**seat, "avatar": 1}]


async def bots(address: str, tokens: list[str], begun: Event) -> None:
    for _ in range(15):
        table = await Client(address).make(seats=10, pace=0, options="target=100000")
        await table.seat_bots()
        await table.start()
    begun.set()
    await asyncio.Event().wait()


async def lists(address: str, tokens: list[str], begun: Event) -> None:
    paths = 2 * ["/api/replays", "/api/me/results", "/api/me/export"]
    await flood([address + path for path in paths], tokens[0], None, begun)


async def verify(address: str, tokens: list[str], begun: Event) -> None:
    body = json.dumps({"transcript": transcript(TRANSCRIPT), "round": 1}).encode()
    await flood(17 * [f"{address}/api/replays/round"], tokens[0], body, begun)


async def flood(urls: list[str], token: str, body: bytes | None, begun: Event) -> None:
    for url in urls:
        Thread(target=request_forever, args=(url, token, body), daemon=True).start()
    begun.set()
    await asyncio.Event().wait()


def request_forever(url: str, token: str, body: bytes | None) -> None:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    while True:
        with suppress(OSError), urlopen(Request(url, body, headers)) as answer:
            answer.read()


PREPARATIONS = {"lists": add_matches, "looks": add_long_round}
ATTACKS = {"looks": looks, "lists": lists, "verify": verify, "bots": bots, "ready": ready}


def attack(name: str, address: str, tokens: list[str], begun: Event) -> None:
    """Attack until the process is stopped. Set `begun` once setup is done."""
    os.nice(10)  # real attackers would not share the server's CPU
    asyncio.run(ATTACKS[name](address, tokens, begun))


async def measured(table: FourClients, seconds: float) -> list[float]:
    """Return p50 and p99 of the honest table, in milliseconds."""
    table.delays.clear()
    await asyncio.sleep(seconds)
    delays = sorted(table.delays) or [seconds]
    return [1000 * delays[int(share * (len(delays) - 1))] for share in (0.5, 0.99)]


async def beside(name: str, folder: Path, runs: int, seconds: float) -> bool:
    """Measure the honest table alone and under an attack. Print the medians; return whether the limits hold."""
    tokens = [new_token(), new_token()]
    if name in PREPARATIONS:
        storage = await SqliteDatabase(folder / "tables.db").open(give_up)
        await PREPARATIONS[name](storage, [person_of(token) for token in tokens])
        await storage.close()
    server = ServerProcess(folder / "tables.db", NO_WAITS)
    table = FourClients(server, PAUSE)
    found: list[list[float]] = []
    processes = multiprocessing.get_context("spawn")
    try:
        await table.open()
        for _ in range(runs):
            await asyncio.sleep(1)
            alone = await measured(table, seconds)
            begun = processes.Event()
            attackers = processes.Process(target=attack, args=(name, server.address, tokens, begun), daemon=True)
            attackers.start()
            while not begun.is_set() and attackers.is_alive():
                await asyncio.sleep(0.1)
            await asyncio.sleep(1)
            found.append(alone + await measured(table, seconds))
            if not attackers.is_alive():
                raise SystemExit(f"The attackers have stopped: {name}")
            attackers.kill()
            attackers.join()
        await table.close()
    finally:
        server.stop()
    p50, p99, p50_attacked, p99_attacked = (statistics.median(one) for one in zip(*found, strict=True))
    verdict = "ok" if p99_attacked <= max(FACTOR * p99, ENOUGH) else "too slow"
    print(f"{name:8}{p50:8.1f}{p99:8.1f}{p50_attacked:12.1f}{p99_attacked:8.1f}  {verdict}", flush=True)
    return verdict == "ok"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10)
    args = parser.parse_args()
    allow_many_files()
    print("ms           p50     p99  attacked p50     p99", flush=True)
    fine = True
    for name in args.attacks or ATTACKS:
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=loop_factory()) as runner:
            fine &= runner.run(beside(name, Path(folder), args.runs, args.seconds))
    raise SystemExit(0 if fine else 1)


if __name__ == "__main__":
    main()
