"""docs/protocol.md: its bot plays, and its numbers match the code."""

import asyncio
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import get_args

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, new_table, play_to_the_end, running
from tests.server.serving import raw, soon
from wildfour.client import Client
from wildfour.protocol import commands, frames, shared_types
from wildfour.server import rate_limits
from wildfour.server.http.endpoint import MOST_BYTES
from wildfour.server.http.identity import new_token
from wildfour.server.lifecycle import PING_EVERY, PING_TIMEOUT
from wildfour.server.settings import ServerSettings
from wildfour.server.table import broadcast, table_session
from wildfour.server.table.presence import SEATS_PAUSE
from wildfour.server.table.table_commands import COMMANDS
from wildfour.server.table.table_state import KEPT_IDS, KEPT_PEOPLE
from wildfour.server.websocket import CLOSE_CODES, LONGEST_MESSAGE, MOST_BAD_FRAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
WORDS = " ".join(PAGE.split())


def test_the_bot_plays_a_match_at_another_persons_table(tmp_path: Path) -> None:
    found = re.search(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    assert sum(bool(line.strip()) for line in found[1].splitlines()) <= 20
    bot = tmp_path / "bot.py"
    bot.write_text(found[1], encoding="utf-8")
    with running(tmp_path) as server:
        assert asyncio.run(play_with(server, bot)) == 0


async def play_with(server: Running, bot: Path) -> int:
    async with Client(server.address) as ann:
        table = await new_table(ann)
        assert table.made is not None
        program = await ann.new_program("Robot")
        command = [sys.executable, str(bot), server.address, table.made.link, program.token]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        process = await asyncio.create_subprocess_exec(*command, env=environment, stderr=subprocess.PIPE)
        await asyncio.wait_for(table.until(lambda table: table.seats.seats[1].person is not None), 20)
        assert table.seats is not None
        assert [(one.name, one.program) for one in table.seats.people if one.person != table.you] == [("Robot", True)]
        await table.start()
        await asyncio.wait_for(play_to_the_end(table), 30)
        _, said = await asyncio.wait_for(process.communicate(), 10)
        assert said == b""
        return process.returncode or 0


def test_every_command_and_frame_is_on_the_page() -> None:
    sent = {str(kind.__struct_config__.tag) for kind in get_args(commands.AnyCommand)}
    received = {str(kind.__struct_config__.tag) for kind in get_args(frames.AnyFrame)}
    assert {str(kind.__struct_config__.tag) for kind in COMMANDS} | {"move"} == sent
    mentioned = set(re.findall(r"`([a-z-]+)`", PAGE))
    assert sent | received <= mentioned
    assert set(get_args(shared_types.Stage)) <= mentioned


def test_sockets_close_with_the_documented_codes(tmp_path: Path) -> None:
    with running(tmp_path, frames_a_second=1000.0) as server:
        assert asyncio.run(close_in_every_way(server)) == [4000, 4001, 1009, 1008]


async def close_in_every_way(server: Running) -> list[int | None]:
    async with Client(server.address) as ann:
        table = await new_table(ann)
        sockets = []
        async with raw(server.address, table.name) as large, raw(server.address, table.name) as loud:
            for one in (large, loud):
                sockets.append(one.connection)
                await one.frame_like(frames.Whole)
            await large.send("x" * 9000)
            for _ in range(MOST_BAD_FRAMES):
                await loud.send("{")
            await soon(asyncio.gather(*(read_to_the_end(one) for one in sockets)))
        token, kicked = new_token(), new_token()
        async with raw(server.address, table.name, token) as first, raw(server.address, table.name, kicked) as second:
            whole = await second.frame_like(frames.Whole)
            async with raw(server.address, table.name, token):
                assert (await first.frame_like(frames.Bye)).reason == "newer"
            await table.send(commands.Kick, person=whole.you)
            assert (await second.frame_like(frames.Bye)).reason == "kicked"
            await soon(asyncio.gather(first.connection.wait_closed(), second.connection.wait_closed()))
            return [one.close_code for one in (first.connection, second.connection, *sockets)]


async def read_to_the_end(connection: ClientConnection) -> None:
    """Read everything, because only reading reveals that the other side has closed."""
    with suppress(ConnectionClosed):
        while True:
            await connection.recv()


def test_a_client_over_the_rate_limit_sends_again(tmp_path: Path) -> None:
    async def hurry(server: Running) -> None:
        async with Client(server.address) as ann:
            table = await new_table(ann, seats=10)
            bots = [table.send(commands.SeatBot, player=player, level="casual") for player in range(1, 10)]
            await soon(asyncio.gather(*bots))

    with running(tmp_path, frames_a_second=4.0) as server:
        asyncio.run(hurry(server))


def test_the_documented_codes_are_the_servers() -> None:
    for reason, code in CLOSE_CODES.items():
        assert f"| {code} | `{reason}` |" in PAGE


def test_the_documented_numbers_are_the_servers() -> None:
    usual = ServerSettings()
    assert f"{usual.catch_window * 1000:.0f} ms" in WORDS
    assert f"at most {usual.longest_window} seconds" in WORDS
    assert f"Each step times out after {usual.reveal_time} seconds" in WORDS
    assert f"after {usual.between_rounds} seconds" in WORDS
    assert f"for {usual.grace} seconds" in WORDS
    assert f"The last {KEPT_IDS} ids" in WORDS
    assert f"at most every {SEATS_PAUSE} seconds" in WORDS
    assert f"the last {KEPT_PEOPLE} who left" in WORDS
    assert f"silent for {PING_EVERY + PING_TIMEOUT:.0f} seconds" in WORDS
    assert f"after {MOST_BAD_FRAMES} frames" in WORDS
    assert LONGEST_MESSAGE == MOST_BYTES
    assert f"{MOST_BYTES:,} bytes" in WORDS
    assert f"{usual.frames_a_second} a second, {2 * usual.frames_a_second} at once" in WORDS
    assert f"{usual.requests_a_second} a second, {3 * usual.requests_a_second} at once" in WORDS
    assert f"| {usual.most_sockets} |" in PAGE
    assert f"{usual.new_tables_a_minute} a minute, {3 * usual.new_tables_a_minute} at once" in WORDS
    assert f"| {usual.codes_a_minute} a minute |" in PAGE
    assert f"{commands.LONGEST_CHAT} characters; {rate_limits.CHAT_BURST} lines at once" in WORDS
    assert rate_limits.CHAT_RATE == 0.5
    assert f"{table_session.LOOK_BURST} at once, then one a second" in WORDS
    assert table_session.LOOK_RATE == 1
    assert f"the last {broadcast.MOST_TOLD} `words`" in WORDS
