"""The database: opened, brought up to date, and read. writer.py alone writes to it, and one server at a time has it."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from wildfour.errors import Invalid
from wildfour.protocol.http_types import Finished, Result
from wildfour.server.settings import usual_database
from wildfour.server.storage.log_events import AnyFact, decode
from wildfour.server.storage.sqlite_writer import Row, connect, pack, unpack

APPLICATION_ID = 0x57345442  # "W4TB", by which SQLite's own header knows the file
HEAD = "0002"  # the newest version of the schema; a test compares it with migrations/
MIGRATIONS = Path(__file__).parents[1] / "migrations"
MOST_PUBLIC = 50  # matches that are listed for everybody


class TableRow(NamedTuple):
    """A table that has not ended."""

    number: int
    name: str
    code: str
    secret: bytes
    public: bool


class Standing(msgspec.Struct, frozen=True):
    players: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Store:
    """Reads what has been committed. `tails` are the facts that were in the journal at the start, by table."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with refusing_in_words(path), ExitStack() as opened:
            make_private(path)
            opened.enter_context(closing(locked(path)))
            check_ours(path)
            self._db = opened.enter_context(closing(connect(path)))
            if version_of(self._db) != HEAD:
                migrate(path)
            self.tails = tails_in(self._db)
            self.close = opened.pop_all().close

    def live_tables(self) -> list[TableRow]:
        rows = self._db.execute("select number, name, code, secret, public from tables where ended is null")
        return [TableRow(*row) for row in rows]

    def last_number(self) -> int:
        (number,) = self._db.execute("select coalesce(max(number), 0) from tables").fetchone()
        return int(number)

    def snapshot(self, number: int) -> tuple[int, bytes] | None:
        """The last snapshot of a table, and the number of the last fact that it knows."""
        row = self._db.execute("select seq, data from snapshots where table_number = ?", (number,)).fetchone()
        return None if row is None else (row[0], row[1])

    def facts(self, number: int, after: int = 0) -> Iterator[tuple[int, AnyFact]]:
        """Of a table that is not in memory: then the journal has none since the start."""
        for _, seq, version, fact in (*logged(self._db, number, after), *self.tails.get(number, ())):
            if seq > after:
                after = seq
                yield seq, decode(fact, version)

    def put_tails_away(self, db: sqlite3.Connection, first: int) -> None:
        """What was in the journal before our first commit goes to the logs of its tables."""
        for number, rows in self.tails.items():
            (last,) = db.execute("select coalesce(max(seq), 0) from log where table_number = ?", (number,)).fetchone()
            add_to_log(db, [row for row in rows if row[1] > last])
        trim_journal(db, first)

    def replay(self, name: str) -> tuple[int, bool, str] | None:
        """When the match ended, whether it was played to its end, and its transcript."""
        row = self._db.execute("select ended, finished, transcript from matches where replay = ?", (name,)).fetchone()
        return None if row is None else (row[0], bool(row[1]), row[2])

    def results(self, person: str) -> list[Result]:
        """The matches that somebody has played, the newest first."""
        rows = self._db.execute(
            "select table_name, player, replay, ended, edition, format, standing, finished"
            " from played join matches using (replay) where person = ? order by ended desc, replay limit 1000",
            (person,),
        )
        return [Result(table=table, player=player, **finished(*row)) for table, player, *row in rows]

    def public_matches(self) -> list[Finished]:
        """Matches of public tables that were played to their end, the newest first."""
        rows = self._db.execute(
            "select replay, matches.ended, edition, format, standing, finished"
            " from matches join tables on name = table_name where public and finished"
            " order by matches.ended desc, replay limit ?",
            (MOST_PUBLIC,),
        )
        return [Finished(**finished(*row)) for row in rows]

    def played_by(self, person: str, replay: str) -> int | None:
        """Which player somebody was in a match that is over."""
        row = self._db.execute("select player from played where person = ? and replay = ?", (person, replay)).fetchone()
        return None if row is None else int(row[0])

    def is_program(self, person: str) -> str | None:
        """The name of a program."""
        row = self._db.execute("select name from programs where person = ?", (person,)).fetchone()
        return None if row is None else row[0]


def tails_in(db: sqlite3.Connection) -> dict[int, list[Row]]:
    """The journal by table. The facts of one that has ended are not kept."""
    live = {number for (number,) in db.execute("select number from tables where ended is null")}
    found: dict[int, list[Row]] = {}
    for (facts,) in db.execute("select facts from journal order by number"):
        for row in unpack(facts):
            if row[0] in live:
                found.setdefault(row[0], []).append(row)
    return found


def logged(db: sqlite3.Connection, number: int, after: int = 0) -> Iterator[Row]:
    """The log of a table, from the piece on in which a fact is."""
    pieces = db.execute("select facts from log where table_number = ? and seq > ? order by seq", (number, after))
    return (row for (facts,) in pieces.fetchall() for row in unpack(facts))


def add_to_log(db: sqlite3.Connection, rows: list[Row]) -> None:
    """Facts of one table that came one after the other."""
    if rows:
        number, seq, *_ = rows[-1]
        db.execute("insert into log values (?, ?, ?)", (number, seq, pack(rows)))


def trim_journal(db: sqlite3.Connection, before: int) -> None:
    """Commits of which every fact has come to the log of its table."""
    db.execute("delete from journal where number < ?", (before,))


def finished(replay: str, ended: int, edition: str, format: str, standing: str, finished: int) -> dict[str, Any]:
    """A row of the matches, as the protocol calls its fields."""
    stood = msgspec.json.decode(standing, type=Standing)
    return {
        "replay": replay,
        "ended": ended,
        "edition": edition,
        "format": format,
        "finished": bool(finished),
        **msgspec.structs.asdict(stood),
    }


@contextmanager
def refusing_in_words(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise Invalid("database-not-opened", file=str(path), reason=str(error)) from error


def make_private(path: Path) -> None:
    """The hands and secrets of matches that are being played are in it: nobody but its user reads it."""
    if path == usual_database():
        path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def locked(path: Path) -> sqlite3.Connection:
    """Until this is closed, or the process ends in whatever way, no other server opens the database. SQLite's own lock
    on a file beside it, since there is one on every system."""
    lock = sqlite3.connect(f"{path}.lock", isolation_level=None, timeout=0)
    try:
        lock.execute("pragma journal_mode=off")  # nothing is ever written to it
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Invalid("database-in-use", file=str(path)) from error
    return lock


def check_ours(path: Path) -> None:
    """Refuse what is something else before anything is changed in it; an empty file will be a database of ours."""
    with closing(sqlite3.connect(path)) as db:
        (application,) = db.execute("pragma application_id").fetchone()
        if application != APPLICATION_ID and db.execute("select 1 from sqlite_master").fetchone() is not None:
            raise Invalid("database-not-ours", file=str(path))


def version_of(db: sqlite3.Connection) -> str | None:
    """The version of the schema; None in a new database."""
    if db.execute("select 1 from sqlite_master where name = 'alembic_version'").fetchone() is None:
        return None
    row = db.execute("select version_num from alembic_version").fetchone()
    return None if row is None else str(row[0])


def is_known(version: str) -> bool:
    """Is there a way from this version of the schema to ours?"""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - as below

    return any(one.revision == version for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions())


def migrate(path: Path) -> None:
    """Bring a database up to date, or make it. A newer one than we know is refused."""
    from alembic import command  # noqa: PLC0415 - takes longer than all the rest of the start, and is rarely needed
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415
    from sqlalchemy import create_engine  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise Invalid("database-too-new", file=str(path)) from error
    finally:
        engine.dispose()


def now() -> int:
    return int(time.time())
