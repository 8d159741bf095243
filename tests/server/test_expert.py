"""The expert's separate process may crash or hang; a skilled bot then takes over."""

import asyncio
import json
import os
import random
import signal
import sys
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.serving import people, play, served, soon, started, take_part, until, where
from wildfour.bots.view_queries import card_of_move
from wildfour.client import TableClient
from wildfour.protocol import commands
from wildfour.protocol.frames import Done, QuickHint
from wildfour.server.expert_process import Expert
from wildfour.support.extras import COMPILED

READY = "import sys; print('{\"number\":0}', flush=True); "
ANSWERS = (
    "import json\n"
    "for line in sys.stdin:\n"
    "    print('{\"number\":%dMORE}' % json.loads(line).get('number', -1), flush=True)"
)
FAKES = {
    "hangs": READY + "import time; time.sleep(1000)",
    "crashes when it is asked": READY + "sys.stdin.readline(); sys.exit(1)",
    "never starts": "import sys; sys.exit(1)",
    "talks nonsense": READY + "[print('nonsense', flush=True) for _ in sys.stdin]",
    "fails to answer": READY + ANSWERS.replace("MORE", ',"failure":"no"'),
    "answers with no move": READY + ANSWERS.replace("MORE", ""),
}
Sought = TypeVar("Sought")
COMPILING = 600.0  # seconds
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildfour.server.expert_process.PATIENCE", 0.05)
    monkeypatch.setattr("wildfour.server.expert_process.FIRST_PATIENCE", 0.5)
    monkeypatch.setattr("wildfour.server.expert_process.REST", 1000.0)


@pytest.mark.parametrize("level", COMPILED)
@pytest.mark.parametrize("fake", FAKES)
def test_a_match_with_a_failing_bot_is_played_to_its_end(
    fake: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildfour.server.expert_process.PROGRAM", FAKES[fake])

    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            (table,) = await started(clients, seats=2, level=level, bots=1)
            await soon(play(table, random.Random(1)))
            assert server.tables.expert is not None
            assert server.tables.metrics.troubles == 0

    asyncio.run(main())


@posix
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_killed_or_stopped_expert_is_replaced(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildfour.server.expert_process.PROGRAM", FAKES["hangs"])
    monkeypatch.setattr("wildfour.server.expert_process.PATIENCE", 0.5)

    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1, level="expert")
            expert = server.tables.expert
            assert expert is not None
            expert._start()
            await until(lambda: expert._ready)
            playing = asyncio.create_task(play(table, random.Random(1)))
            await until(lambda: expert._waiting and expert.pid is not None)
            assert expert.pid is not None
            os.kill(expert.pid, number)
            failures = expert.failures
            await until(lambda: expert.failures > failures)
            await soon(playing)

    asyncio.run(main())


@pytest.mark.parametrize("fake", FAKES)
def test_the_network_gives_the_hint_if_the_expert_fails(
    fake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildfour.server.expert_process.PROGRAM", FAKES[fake])

    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1)
            assert by_network(await soon(hint(table)), table)

    asyncio.run(main())


def test_the_network_gives_the_hint_without_an_expert(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1)
            assert by_network(await soon(hint(table)), table)

    asyncio.run(main())


async def hint(table: TableClient) -> Done:
    await reach_choice(table)
    return await table.send(commands.Hint)


async def reach_choice(table: TableClient) -> None:
    """Play until there is a choice of cards."""
    while not is_choice(table):
        before = where(table)
        await take_part(table, random.Random(1))
        if where(table) == before:
            await soon(table.until(lambda one, before=before: where(one) != before))


async def first(table: TableClient, kind: type[Sought]) -> Sought:
    """Return the next frame of a kind."""
    async for frame in table.news():
        if isinstance(frame, kind):
            return frame
    raise AssertionError


def is_choice(table: TableClient) -> bool:
    return bool(len(table.moves) > 1 and all(map(card_of_move, table.moves[:2])))


def by_network(done: Done, table: TableClient) -> bool:
    """Check that the hint is one legal move without estimates."""
    assert done.hint is not None
    (one,) = done.hint
    return one["move"] in table.moves and one["tries"] == 0


SLOW = (  # estimates the moves once the file GO exists
    "import json, pathlib, sys, time\n"
    "print('{\"number\":0}', flush=True)\n"
    "for line in sys.stdin:\n"
    "    asked = json.loads(line)\n"
    "    if asked['type'] != 'ask':\n"
    "        continue\n"
    "    while not pathlib.Path(GO).exists():\n"
    "        time.sleep(0.01)\n"
    "    best = {'move': asked['moves'][-1], 'chance': 50, 'worth': 1, 'tries': 9}\n"
    "    print(json.dumps({'number': asked['number'], 'weighed': [best]}), flush=True)"
)


@pytest.fixture
def go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of a file that lets the expert answer once it exists. The network answers after 0.1 seconds."""
    file = tmp_path / "go"
    monkeypatch.setattr("wildfour.server.expert_process.PROGRAM", SLOW.replace("GO", repr(str(file))))
    monkeypatch.setattr("wildfour.server.expert_process.PATIENCE", 60.0)
    monkeypatch.setattr("wildfour.server.expert_process.FIRST_PATIENCE", 60.0)
    monkeypatch.setattr("wildfour.server.table.hint_requests.QUICK_AFTER", 0.1)
    return file


def test_the_network_answers_a_late_hint_and_the_expert_replaces_it(tmp_path: Path, go: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1)
            await reach_choice(table)
            quick = asyncio.create_task(first(table, QuickHint))
            asked = asyncio.create_task(table.send(commands.Hint))
            frame = await soon(quick)
            assert [(one["move"] in table.moves, one["tries"]) for one in frame.hint] == [(True, 0)]
            assert not asked.done()
            go.touch()
            done = await soon(asked)
            assert done.id == frame.id
            assert done.hint is not None
            assert [(one["move"], one["tries"]) for one in done.hint] == [(table.moves[-1], 9)]

    asyncio.run(main())


def test_a_hint_can_be_stopped_and_requested_again(tmp_path: Path, go: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1)
            await reach_choice(table)
            asked = asyncio.create_task(table.send(commands.Hint))
            await asyncio.sleep(0.05)
            await soon(table.send(commands.StopHint))
            assert (await soon(asked)).hint is None
            go.touch()
            assert (await soon(table.send(commands.Hint))).hint
            await soon(table.send(commands.StopHint))  # there is nothing to stop

    asyncio.run(main())


def test_a_hint_is_for_the_position_after_the_others_moves(tmp_path: Path, go: Path) -> None:
    """The person's own move ends the request, because nothing is left to decide."""

    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1, seats=2)
            await reach_choice(table)
            asked = asyncio.create_task(table.send(commands.Hint))
            await asyncio.sleep(0)
            server.live(table).hints.note_move()
            assert not asked.done()
            await table.move(table.moves[0])
            await soon(asked)

    asyncio.run(main())


@pytest.mark.parametrize("decks", [1, 2])
def test_the_expert_is_prepared_when_a_table_with_bots_opens(
    decks: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = tmp_path / "prepared"
    program = f"import sys\nfor line in sys.stdin:\n    print(line, file=open({str(noted)!r}, 'a'), flush=True)"
    monkeypatch.setattr("wildfour.server.expert_process.PROGRAM", program)

    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            table = await clients[0].make(seats=2, options=f"decks={decks}")
            await table.sit("Ana")
            assert server.tables.expert is not None
            assert server.tables.expert.pid is None
            await table.seat_bots("casual")
            await until(lambda: noted.exists() and noted.read_text())
            assert json.loads(noted.read_text()) == {"type": "prepare", "decks": decks}

    asyncio.run(main())


def test_a_hint_waits_until_more_decks_are_compiled(tmp_path: Path, go: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stub is not ready for the first request."""
    go.touch()
    monkeypatch.setattr("wildfour.server.expert_process.COMPILING", 0.01)
    not_ready = 'print(\'{"number":1,"failure":"not-ready"}\', flush=True)'
    late = SLOW.replace("GO", repr(str(go))).replace(
        "    best", f"    if asked['number'] == 1:\n        {not_ready}\n        continue\n    best"
    )
    monkeypatch.setattr("wildfour.server.expert_process.PROGRAM", late)

    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1)
            done = await soon(hint(table))
            assert done.hint
            assert done.hint[0]["tries"] == 9

    asyncio.run(main())


def test_the_other_process_gets_the_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stub makes the last legal move and records the requested levels."""
    noted = tmp_path / "asked"
    program = READY + (
        "import json; out = open(NOTED, 'a')\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['type'] == 'prepare':\n"
        "        continue\n"
        "    print(json.dumps({'number': asked['number'], 'move': asked['moves'][-1]}), flush=True)\n"
        "    print(asked['bot'], file=out, flush=True)"
    ).replace("NOTED", repr(str(noted)))
    monkeypatch.setattr("wildfour.server.expert_process.PROGRAM", program.replace("; import json", "\nimport json"))
    monkeypatch.setattr("wildfour.server.expert_process.PATIENCE", 5.0)

    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            expert = server.tables.expert
            assert expert is not None
            expert._start()
            await until(lambda: expert._ready)
            (table,) = await started(clients, seats=2, level="network", bots=1)
            await soon(play(table, random.Random(1)))
            assert set(noted.read_text().split()) == {"network"}
            assert (expert.failures, server.tables.metrics.troubles) == (0, 0)

    asyncio.run(main())


@pytest.mark.long
@pytest.mark.parametrize("level", COMPILED)
def test_the_real_expert_gives_a_hint_and_plays_a_match(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This test uses the expert's process and the compiler, so it is slow."""
    monkeypatch.setattr("wildfour.server.expert_process.PATIENCE", 60.0)
    monkeypatch.setattr("wildfour.server.expert_process.FIRST_PATIENCE", COMPILING)

    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1, level=level)
            expert = server.tables.expert
            assert expert is not None
            expert._start()
            async with asyncio.timeout(COMPILING):
                while not expert._ready:
                    await asyncio.sleep(0.1)
                await table.until(lambda one: one.moves)
                done = await table.send(commands.Hint)
                assert done.hint
                assert {one["move"] for one in done.hint} <= set(table.moves)
                asked = expert._number
                await play(table, random.Random(1))
            assert expert._number > asked
            assert (expert.failures, server.tables.metrics.troubles) == (0, 0)

    asyncio.run(main())


def test_an_error_in_the_other_process_is_logged_without_its_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("wildfour.server.expert_process.PROGRAM", "raise ValueError('the hand is r5 W4')")

    async def main() -> None:
        expert = Expert(asyncio.get_running_loop())
        expert._start()
        await until(lambda: expert.failures == 1)

    with caplog.at_level("WARNING", logger="wildfour.server"):
        asyncio.run(main())
    assert [(one.message, vars(one)["fields"]) for one in caplog.records] == [
        ("expert-ended", {"code": 1, "error": "ValueError", "at": "<string>:1"})
    ]
