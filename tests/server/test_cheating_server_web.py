"""The lies of tests/fair/cheats.py, checked by the page's code in Node. tests/web/test_cheating_server.py tests the
page itself."""

import asyncio
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.fair.cheats import LIES, Frame, Lie
from tests.server.serving import ServerProcess, play, soon
from tests.server.test_cheating_server import lied_to
from tools.typescript import NODE

SCRIPT = Path(__file__).parents[1] / "fair" / "cheats.mjs"
MISSED_BY_LIES = {"classic-2003": {"AlteredSeal"}, "launcher-2009": {"AlteredMove"}}


async def honest_match(address: str, edition: str) -> tuple[list[Frame], Any, str]:
    """Return the frames that the first player received, including a final `look`, the notes, and the transcript."""
    lie = Lie()
    async with lied_to(address, lie, edition=edition, options="target=200") as (tables, relay):
        await tables[1].start()
        await soon(asyncio.gather(*(play(table, random.Random(5)) for table in tables)))
        looks = len(lie.told)
        await tables[0].look()
        while not any(frame["is"] == "whole" for frame in lie.told[looks:]):
            await asyncio.sleep(0.01)
        assert relay.revealed
        tables[0]._server = address
        await tables[0].prove()
        notes, text = tables[0].notes, tables[0]._evidence.transcript
        return lie.told, notes, text


def verdicts(told: list[list[Frame]], seed: str) -> list[dict[str, Any]]:
    salt, _, own = seed.partition("-")
    done = subprocess.run(
        [NODE, str(SCRIPT)],
        input=json.dumps({"told": told, "seed": {"salt": salt, "seed": own}}),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("edition", ["classic-2003", "launcher-2009"])
def test_the_page_notices_every_lie(edition: str, server: ServerProcess) -> None:
    frames, notes, _ = asyncio.run(honest_match(server.address, edition))
    all_lies: tuple[type[Lie], ...] = (Lie, *LIES)
    lies = [lie() for lie in all_lies if lie.__name__ not in MISSED_BY_LIES[edition]]
    told = [[lie.change(frame) for frame in frames] for lie in lies]
    found = verdicts(told, notes.seeds[0])
    assert [one["what"] for one in found] == [lie.what for lie in lies]
    for lie, frames_told, one in zip(lies, told, found, strict=True):
        stages = [
            frame.get("seats", frame) for frame in frames_told[: one["place"]] if frame["is"] in ("whole", "seats")
        ]
        asked = any(isinstance(frame, dict) and frame["stage"] == "revealing" for frame in stages)
        assert lie.late or not lie.what or not asked, lie
    honest = found[0]
    assert honest["fingerprint"] == notes.fingerprint
    assert (honest["notes"]["link"],) == notes.links[-1:]
    assert honest["notes"]["seed"] == notes.seeds[0]
