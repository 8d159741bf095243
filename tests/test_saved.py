"""Files from earlier versions can still be opened: transcripts, a pad, a tournament, a server database.

The files in saved/ are never rewritten: a new file format gets a new file beside them.
"""

import asyncio
import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import LONG, served
from tests.unchanged import unsigned
from wildfour.fair.tamper_diagnosis import Unfair
from wildfour.fair.verification import verify
from wildfour.match import Match
from wildfour.pad.pad_file import PadFile
from wildfour.terminal.saved_match import SaveFile
from wildfour.tournament.tournament_file import TournamentFile

SAVED = Path(__file__).with_name("saved")
LIVE, ENDED = "d9dceb37762833811a71a", "ac4c09c28206e7e35594a"
POSITION = (
    "classic-2003 target=100 / 0: b9 b+2 g4 r2 rS y1 y1 y6 y7 yS yR / 1: b3 b4 W / 2: y4 y5 / top g9 / dealer 1"
    " / turn 1 / color-before g / discard b2 b7 g1 g3 g7 g8 r0 r1 r2 r5 r7 r7 r8 r9 y9 W4 W4 / draw *"
)


def test_a_finished_match_is_replayed() -> None:
    text = (SAVED / "finished.transcript").read_text()
    match = Match.resume(text)
    assert match.over
    assert unsigned(match.text) == unsigned(text)


def test_a_saved_match_continues() -> None:
    text, half_line = SaveFile(SAVED / "unfinished.transcript").load()
    match = Match.resume(text, seed=1)
    assert half_line == 0
    assert unsigned(match.text) == unsigned(text)
    assert not match.round.over
    match.apply(match.round.turn, match.round.legal_moves(match.round.turn)[0])
    assert unsigned(match.text).startswith(unsigned(text))


def test_a_fair_match_is_verified() -> None:
    text = (SAVED / "fair.transcript").read_text()
    assert verify(text).messages
    with pytest.raises(Unfair):
        verify(text.replace("round 1 dealer drawn -> ", "round 1 dealer drawn -> g1 ", 1))


def test_a_pad_is_read(tmp_path: Path) -> None:
    file = shutil.copy(SAVED / "evening.pad", tmp_path)
    pad = PadFile(Path(file)).load_pad()
    assert pad.totals == (92, 6, 0, 0)
    assert len(pad.rounds) == 3


def test_a_tournament_continues(tmp_path: Path) -> None:
    file = shutil.copy(SAVED / "evening.event", tmp_path)
    tournament, facts = TournamentFile(Path(file)).load()
    assert facts == len(tournament.facts)
    assert len(tournament.entrants) == 7
    assert tournament.waiting


def test_a_server_database_is_opened(tmp_path: Path) -> None:
    """The unfinished table resumes at the same point, and the finished match can be replayed."""
    database = tmp_path / "tables.db"
    database.write_bytes(gzip.decompress((SAVED / "tables.db.gz").read_bytes()))

    async def opened() -> tuple[str, bool]:
        async with served(database, between_rounds=LONG) as server:
            live = await server.tables.named(LIVE)
            assert live is not None
            found = await server.tables.storage.replay(ENDED)
            assert found is not None
            return live.table.match.round.position, Match.resume(found.transcript).over

    assert asyncio.run(opened()) == (POSITION, True)
    with closing(sqlite3.connect(database)) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)


def test_a_database_is_restored_from_its_log(tmp_path: Path) -> None:
    """A snapshot works with only one version. Without it, the log restores the same table."""
    database = tmp_path / "tables.db"
    database.write_bytes(gzip.decompress((SAVED / "tables.db.gz").read_bytes()))
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("delete from snapshots")

    async def opened() -> str:
        async with served(database, between_rounds=LONG) as server:
            live = await server.tables.named(LIVE)
            assert live is not None
            return live.table.match.round.position

    assert asyncio.run(opened()) == POSITION
