"""A full or read-only disk: the server reports one error and loses nothing that it has sent."""

import asyncio
import contextlib
import random
import signal
import sys
import tempfile
from pathlib import Path

import pytest

from tests.server.serving import ServerProcess, is_over, people, play, soon, started
from tests.server.telling import check_received, listening
from wildfour.server.lifecycle import NO_DISK

SPACE = 400_000  # bytes per file: enough for a few dozen moves
NO_SPACE = """
import os
if os.environ.get("SPACE"):
    import resource, signal
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(os.environ["SPACE"]),) * 2)
"""
NOBODY_SPECIAL = """
import os
from wildfour.errors import Invalid
str(Invalid("no-such-page"))  # load the messages while files can still be read
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
"""
HANGING = """
import os, threading
from wildfour.server import lifecycle
from wildfour.server.storage import sqlite_writer
lifecycle.LONGEST_END = 2.0
write = sqlite_writer.Writer._write
def hanging(self, batch):
    if os.path.exists(os.environ["HANGS"]):
        threading.Event().wait()
    write(self, batch)
sqlite_writer.Writer._write = hanging
"""
linux = pytest.mark.skipif(sys.platform != "linux", reason="needs Linux limits and users")


@linux
def test_a_full_disk_ends_the_server_with_a_message_and_loses_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        database = tmp_path / "tables.db"
        server = ServerProcess(database, before=NO_SPACE)
        server.start(SPACE=str(SPACE))
        await asyncio.to_thread(server.ready)
        async with people(server.address, 2) as clients:
            tables = await started(clients, bots=1, options="target=1500")
            heard = [listening(table) for table in tables]
            playing = [asyncio.create_task(play(table, random.Random(1))) for table in tables]
            assert await asyncio.to_thread(server.ended) == NO_DISK
            (sentence,) = server.said().splitlines()
            assert sentence.startswith("The log cannot be written, so the server is stopping")
            assert not any(is_over(table) for table in tables)
            with server:
                numbers = [table.number for table in tables]
                for table, number in zip(tables, numbers, strict=True):
                    await soon(table.until(lambda one, number=number: one.number > number))
                for task in (*playing, *(listener for _, listener in heard)):
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task
                await asyncio.gather(*(table.close() for table in tables))
        assert check_received(database, tables[0].name, [told for told, _ in heard]) > 50

    asyncio.run(main())


@linux
@pytest.mark.parametrize("only", ["file", "folder"])
def test_a_read_only_database_is_rejected_at_the_start(only: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = ServerProcess(folder / "tables.db", before=NOBODY_SPECIAL)
        (folder / "tables.db").touch(0o444)
        (folder / "tables.said").touch()
        folder.chmod(0o777 if only == "file" else 0o555)
        server.start()
        assert server.ended() == 1
        (sentence,) = server.said().splitlines()
        assert "tables.db cannot be opened" in sentence
        folder.chmod(0o777)


def test_a_hanging_disk_does_not_stop_the_server_from_ending(tmp_path: Path) -> None:
    async def main() -> None:
        hangs = tmp_path / "hangs"
        server = ServerProcess(tmp_path / "tables.db", before=HANGING)
        server.start(HANGS=str(hangs))
        await asyncio.to_thread(server.ready)
        async with people(server.address, 2) as clients:
            await started(clients)
            hangs.touch()
            assert await asyncio.to_thread(server.kill, signal.SIGTERM) == NO_DISK
        assert server.said().splitlines() == [
            "The disk has not responded for 2 seconds, so the server is stopping without waiting for it. Everything "
            "that players have seen is on the disk; fix the disk, then restart."
        ]

    asyncio.run(main())
