"""A tournament file: one SQLite database with the log of facts.

A fact is confirmed once the transaction that adds it is on disk. A writer passes the number of the last fact that it
has read. If there are newer facts, nothing is written, and the change is decided again, based on the new state. The
log's primary key enforces this.

There is no write-ahead log, so that the tournament is one file that can be copied while no one writes. `synchronous` is
EXTRA: like FULL, and in this journal mode it also protects the end of a transaction against a power failure.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from wildfour.errors import Invalid, Stale, WildfourError
from wildfour.support.files import check_ordinary
from wildfour.tournament.log_events import Fact, read_fact, write_fact
from wildfour.tournament.settings import Settings
from wildfour.tournament.tournament import Tournament

APPLICATION_ID = 0x57344556  # "W4EV"
SCHEMA_VERSION = 2
PATIENCE = 20  # seconds to wait for another writer
ATTEMPTS = 50

Decide = Callable[[Tournament], Sequence[Fact]]


class TournamentFile:
    """One tournament's log."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def create(self, settings: Settings) -> None:
        """Create a tournament file atomically."""
        with self._naming(), self._connected("rwc") as database:
            database.execute("BEGIN IMMEDIATE")
            if database.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
                raise Invalid("tournament-file-exists", file=str(self.path))
            database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
            database.execute(
                "CREATE TABLE log (seq INTEGER PRIMARY KEY, recorded_at TEXT NOT NULL, fact TEXT NOT NULL)"
            )
            insert(database, 1, settings)
            database.execute("COMMIT")

    def load(self) -> tuple[Tournament, int]:
        """Return the tournament and the number of its last fact."""
        facts = [fact for _, fact in self.facts()]
        try:
            return Tournament.of(facts), len(facts)
        except Invalid as error:
            raise Invalid("tournament-damaged", file=str(self.path), refusal=error.message) from error

    def facts(self) -> list[tuple[str, Fact]]:
        """Return all facts, each with the time when it was recorded."""
        with self._naming(), self._connected("rw") as database:
            self._check_schema(database)
            rows = database.execute("SELECT seq, recorded_at, fact FROM log ORDER BY seq").fetchall()
        if not rows or [seq for seq, _, _ in rows] != list(range(1, len(rows) + 1)):
            raise Invalid("tournament-incomplete", file=str(self.path))
        try:
            return [(str(at), read_fact(text)) for _, at, text in rows]
        except Invalid as error:
            raise Invalid("tournament-damaged", file=str(self.path), refusal=error.message) from error

    def append(self, after: int, facts: Sequence[Fact]) -> None:
        """Add facts after the given number. Raise Stale if there are newer facts."""
        with self._naming(), self._connected("rw") as database:
            database.execute("BEGIN IMMEDIATE")
            self._check_schema(database)
            (last,) = database.execute("SELECT max(seq) FROM log").fetchone()
            if last != after:
                raise Stale("tournament-went-on", file=str(self.path), now=last or 0, known=after)
            for number, fact in enumerate(facts, after + 1):
                insert(database, number, fact)
            database.execute("COMMIT")

    def change(self, decide: Decide) -> Tournament:
        """Add the facts that `decide` returns for the current state, and return the new state.

        If another writer was faster, decide again. Then either both changes stand, or the later one is rejected.
        """
        for _ in range(ATTEMPTS):
            tournament, last = self.load()
            facts = decide(tournament)
            for fact in facts:
                tournament.record(fact)
            try:
                if facts:
                    self.append(last, facts)
            except Stale:
                continue
            return tournament
        raise Invalid("others-kept-writing", file=str(self.path))

    @contextmanager
    def _connected(self, mode: str) -> Iterator[sqlite3.Connection]:
        uri = f"{self.path.absolute().as_uri()}?mode={mode}"
        with closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)) as database:
            database.execute("PRAGMA synchronous = EXTRA")
            yield database

    def _check_schema(self, database: sqlite3.Connection) -> None:
        (application,) = database.execute("PRAGMA application_id").fetchone()
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION_ID:
            raise Invalid("not-a-tournament", file=str(self.path))
        if version != SCHEMA_VERSION:
            raise Invalid("tournament-version", file=str(self.path), version=str(version), readable=str(SCHEMA_VERSION))

    @contextmanager
    def _naming(self) -> Iterator[None]:
        """Turn database and system errors into rejections. Don't open devices or pipes."""
        try:
            check_ordinary(self.path)
            yield
        except WildfourError:
            raise
        except (sqlite3.Error, OSError, ValueError, OverflowError) as error:
            raise self._refusal(error) from error

    def _refusal(self, error: Exception) -> Invalid:
        name, text = str(self.path), str(error)
        with suppress(OSError, ValueError):
            if not self.path.exists():
                folder = "yes" if self.path.parent.is_dir() else "no"
                return Invalid("no-tournament-there", file=name, folder=folder)
        if "not a database" in text:
            return Invalid("not-a-tournament", file=name)
        if "locked" in text:
            return Invalid("tournament-locked", file=name)
        return Invalid("tournament-not-usable", file=name, reason=text)


def insert(database: sqlite3.Connection, number: int, fact: Fact) -> None:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    database.execute("INSERT INTO log VALUES (?, ?, ?)", (number, now, write_fact(fact)))
