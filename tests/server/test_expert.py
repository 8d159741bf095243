"""The expert's separate process may crash or hang; a skilled bot then takes over."""

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

import pytest

from tests.server.serving import people, play, served, soon, started, until
from wildfour.protocol import commands
from wildfour.server.expert_process import Expert
from wildfour.support.extras import COMPILED

READY = "import sys; print('{\"number\":0}', flush=True); "
FAKES = {
    "hangs": READY + "import time; time.sleep(1000)",
    "crashes when it is asked": READY + "sys.stdin.readline(); sys.exit(1)",
    "never starts": "import sys; sys.exit(1)",
    "talks nonsense": READY + "[print('nonsense', flush=True) for _ in sys.stdin]",
    "fails to answer": READY
    + '[print(\'{"number":%d,"failure":"no"}\' % n, flush=True) for n, _ in enumerate(sys.stdin, 1)]',
    "answers with no move": READY + "[print('{\"number\":%d}' % n, flush=True) for n, _ in enumerate(sys.stdin, 1)]",
}
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


def test_a_missing_hint_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildfour.server.expert_process.PROGRAM", FAKES["hangs"])

    async def main() -> None:
        async with served(tmp_path / "tables.db", expert=True) as server, people(server.address, 1) as clients:
            (table,) = await started(clients, bots=1)
            await soon(table.until(lambda one: one.moves))
            with pytest.raises(Exception, match="not available") as refused:
                await table.send(commands.Hint)
            assert refused.value is not None

    asyncio.run(main())


def test_the_other_process_gets_the_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stub makes the last legal move and records the requested levels."""
    noted = tmp_path / "asked"
    program = READY + (
        "import json; out = open(NOTED, 'a')\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
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
    """This uses the expert's process and the compiler, so it is slow."""
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
