"""Tournament files: no confirmed fact is lost, and no desk overwrites another desk's facts."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.tournament.tournaments import EIGHT, players
from wildfour.desk.output_files import standings_json
from wildfour.errors import Invalid, Stale
from wildfour.tournament.log_events import Entered, Fact, Reported, Started
from wildfour.tournament.planning import next_seating
from wildfour.tournament.results import TeamPoints
from wildfour.tournament.settings import Settings
from wildfour.tournament.tournament import Tournament
from wildfour.tournament.tournament_file import APPLICATION_ID, TournamentFile

ROOT = Path(__file__).parents[2]
NEW = Settings(kind="whist", seed=1)
RESULT = TeamPoints(((9,), (8,)), is_total=True)
WAIT = 60

# A desk that types one slip after another and prints the confirmed ones. Its results depend only on the table, like a
# fixed pile of slips.
TYPIST = """
import sys
from pathlib import Path
from wildfour.cli import main
from wildfour.tournament.tournament_file import TournamentFile

path = sys.argv[1]
while True:
    tournament, _ = TournamentFile(Path(path)).load()
    if tournament.all_seated and not tournament.waiting:
        break
    if not tournament.waiting:
        assert main(["tournament", "seat", path]) == 0
        continue
    sitting, number = len(tournament.sittings), tournament.waiting[0]
    table = tournament.table(sitting, number)
    slip = [table.players[0], "out"]
    for seat, name in enumerate(table.players[1:], 1):
        slip += [name, str((7 * sitting + 13 * number + 5 * seat) % 60)]
    if main(["tournament", "result", path, str(sitting), str(number), *slip]) == 0:
        print(f"confirmed {sitting} {number}", flush=True)
"""


def new_tournament(path: Path) -> TournamentFile:
    file = TournamentFile(path)
    file.create(NEW)
    return file


def eight_started(path: Path) -> TournamentFile:
    file = new_tournament(path)
    facts: list[Fact] = [*(Entered(name) for name in EIGHT), Started()]
    file.change(lambda _: facts)
    file.change(lambda tournament: [next_seating(tournament)])
    return file


def test_written_facts_can_be_read(tmp_path: Path) -> None:
    file = eight_started(tmp_path / "evening.db")
    tournament, last = file.load()
    assert list(tournament.entrants) == list(EIGHT)
    assert tournament.waiting == [1, 2]
    assert last == 1 + len(EIGHT) + 1 + 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["evening.db"]


def test_the_file_has_an_application_id(tmp_path: Path) -> None:
    path = tmp_path / "evening.db"
    new_tournament(path)
    database = sqlite3.connect(path)
    assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert database.execute("PRAGMA user_version").fetchone() == (2,)
    database.close()


def test_a_rejected_change_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "evening.db"
    file = eight_started(path)
    before = path.read_bytes()
    with pytest.raises(Invalid, match="already"):
        file.change(lambda _: [Reported(1, 1, RESULT), Started()])
    assert path.read_bytes() == before


def test_facts_after_an_old_state_are_rejected(tmp_path: Path) -> None:
    file = eight_started(tmp_path / "evening.db")
    _, last = file.load()
    file.append(last, [Reported(1, 1, RESULT)])
    with pytest.raises(Stale, match="check it and try again"):
        file.append(last, [Reported(1, 2, RESULT)])
    assert file.load()[1] == last + 1


def test_after_a_concurrent_write_the_change_is_decided_again(tmp_path: Path) -> None:
    """Another desk reports table 1 while we decide. We can then report table 2, but not table 1."""
    file = eight_started(tmp_path / "evening.db")
    seen: list[int] = []

    def decide(tournament: Tournament) -> list[Fact]:
        if not seen:
            file.change(lambda _: [Reported(1, 1, RESULT)])
        seen.append(len(tournament.results))
        return [Reported(1, 2, RESULT)]

    tournament = file.change(decide)
    assert seen == [0, 1]
    assert sorted(tournament.results) == [(1, 1), (1, 2)]
    with pytest.raises(Invalid, match="already has exactly this result"):
        file.change(lambda _: [Reported(1, 1, RESULT)])


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "There is no tournament in"),
        (b"", "is not a Wildfour tournament; choose a tournament file."),
        (b"hello", "is not a Wildfour tournament"),
        (b"<!doctype html>" * 100, "is not a Wildfour tournament"),
    ],
)
def test_other_files_are_not_tournaments(content: bytes | None, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "other"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Invalid) as refusal:
        TournamentFile(path).load()
    assert sentence in str(refusal.value)
    assert (path.read_bytes() if path.exists() else None) == content


def test_other_databases_are_not_tournaments_and_are_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE log (x)")
    database.commit()
    database.close()
    before = path.read_bytes()
    with pytest.raises(Invalid, match="is not a Wildfour tournament"):
        TournamentFile(path).load()
    with pytest.raises(Invalid, match="already exists; choose another file"):
        TournamentFile(path).create(NEW)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("PRAGMA user_version = 1", "has format 1, but this version of Wildfour reads format 2"),
        ("DELETE FROM log WHERE seq = 3", "is damaged: entries are missing from its log"),
        ("DELETE FROM log", "is damaged: entries are missing from its log"),
        ("UPDATE log SET fact = '{}' WHERE seq = 3", "is damaged: an entry cannot be read ('{}')"),
        (
            "UPDATE log SET fact = (SELECT fact FROM log WHERE seq = 3) WHERE seq = 1",
            "is damaged: the tournament does not begin with its settings.",
        ),
        ("DROP TABLE log", "cannot be used (no such table: log); nothing was changed."),
    ],
)
def test_damaged_files_are_rejected(damage: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.db"
    file = eight_started(path)
    database = sqlite3.connect(path)
    database.execute(damage)
    database.commit()
    database.close()
    with pytest.raises(Invalid) as refusal:
        file.load()
    assert sentence in str(refusal.value)


def test_a_file_cannot_be_created_without_its_folder(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match="There is no folder for"):
        TournamentFile(tmp_path / "nowhere" / "evening.db").create(NEW)
    with pytest.raises(Invalid, match="cannot be used"):
        TournamentFile(tmp_path).create(NEW)


def test_an_interrupted_creation_can_be_repeated(tmp_path: Path) -> None:
    """A kill before the first transaction leaves an empty file."""
    path = tmp_path / "evening.db"
    path.touch()
    new_tournament(path)
    assert TournamentFile(path).load()[1] == 1
    with pytest.raises(Invalid, match="already exists"):
        new_tournament(path)


def test_a_locked_file_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildfour.tournament.tournament_file.PATIENCE", 0.05)
    path = tmp_path / "evening.db"
    file = eight_started(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Invalid, match="is being written by another program; nothing was changed, so try again"):
        file.change(lambda _: [Reported(1, 1, RESULT)])
    other.execute("ROLLBACK")
    other.close()
    assert file.change(lambda _: [Reported(1, 1, RESULT)]).waiting == [2]


def forty(path: Path, games: int) -> Path:
    """Seat forty players at ten tables, which gives ten results per game."""
    settings = Settings(kind="individual", seed=40, games=games, hands=1, final=0)
    file = TournamentFile(path)
    file.create(settings)
    facts: list[Fact] = [*(Entered(name) for name in players(40)), Started()]
    file.change(lambda _: facts)
    return path


def typist(path: Path) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", TYPIST, str(path)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)


def output_of(process: "subprocess.Popen[str]") -> str:
    output, _ = process.communicate(timeout=WAIT)
    return output


def confirmed(output: str) -> set[tuple[int, int]]:
    """Return the tables reported as recorded, ignoring a truncated line."""
    lines = [line.split() for line in output.split("\n")[:-1] if line.startswith("confirmed")]
    return {(int(sitting), int(table)) for _, sitting, table in lines}


def kill_and_resume(folder: Path, games: int, kills: int, seed: int) -> None:
    """Kill the desk that many times, then let it finish. Check that it kept all confirmed results and that the
    standings match those of an uninterrupted evening."""
    whole = forty(folder / "whole.tournament", games)
    output_of(typist(whole))
    path = forty(folder / "killed.tournament", games)
    luck = random.Random(seed)
    done: set[tuple[int, int]] = set()
    in_the_middle = 0
    for _ in range(kills):
        process = typist(path)
        if luck.random() < 0.7:
            assert process.stdout is not None
            first = process.stdout.readline()  # the desk is running and busy
        else:
            first = ""
        time.sleep(luck.uniform(0, 0.12))
        process.send_signal(signal.SIGKILL)
        done |= confirmed(first + output_of(process))
        tournament, _ = TournamentFile(path).load()
        assert done <= set(tournament.results)
        in_the_middle += not tournament.is_over
    done |= confirmed(output_of(typist(path)))
    tournament, _ = TournamentFile(path).load()
    assert standings_json(tournament) == standings_json(TournamentFile(whole).load()[0])
    assert tournament.is_over
    assert len(tournament.results) == 10 * games
    assert in_the_middle > 0


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_desk_loses_nothing_confirmed(tmp_path: Path) -> None:
    kill_and_resume(tmp_path, games=4, kills=4, seed=1)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("seed", range(10))
def test_a_desk_killed_a_hundred_times_loses_nothing_confirmed(seed: int, tmp_path: Path) -> None:
    kill_and_resume(tmp_path, games=10, kills=10, seed=seed)


def test_two_desks_at_once_neither_lose_nor_duplicate_a_result(tmp_path: Path) -> None:
    """Both desks type the same slips. Each result is confirmed at one desk and rejected at the other as recorded."""
    path = forty(tmp_path / "two.tournament", games=3)
    outputs = [output_of(process) for process in (typist(path), typist(path))]
    one, other = map(confirmed, outputs)
    assert one & other == set()
    tournament, last = TournamentFile(path).load()
    assert one | other == set(tournament.results)
    assert len(tournament.results) == 30
    assert last == 1 + 40 + 1 + 3 + 30  # created, entered, started, seated, reported
