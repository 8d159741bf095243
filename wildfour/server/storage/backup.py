"""A backup of the database, also while a server writes to it, and the way back."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path

from wildfour.errors import Invalid
from wildfour.server.storage.sqlite_storage import (
    APPLICATION_ID,
    check_ours,
    is_known,
    locked,
    make_private,
    refusing_in_words,
    version_of,
)
from wildfour.support.files import check_output, naming, taking_the_place_of

MAGIC = b"SQLite format 3\x00"
APPLICATION_AT = slice(68, 72)  # in the header of a SQLite file


def back_up(database: Path, file: Path) -> None:
    """Everything that is committed at this moment, as one file. Nobody who plays waits for it."""
    if not database.is_file():
        raise Invalid("database-not-there", file=str(database))
    check_output(file, is_backup)
    with refusing_in_words(database):
        check_ours(database)
    with naming(file), taking_the_place_of(file) as fresh:
        copy(database, fresh)


def is_backup(start: bytes) -> bool:
    return start.startswith(MAGIC) and start[APPLICATION_AT] == APPLICATION_ID.to_bytes(4, "big")


def restore(file: Path, database: Path) -> Path | None:
    """Put a backup in the place of the database. Returns where the old one is now, if there was one."""
    check_backup(file)
    with naming(database), refusing_in_words(database), closing(locked(database)):
        old = free_name(database) if database.exists() else None
        with taking_the_place_of(database, old) as fresh:
            copy(file, fresh)
            if old is not None:
                move_log(database, old)
    return old


def check_backup(file: Path) -> None:
    """Refuse what could not be played from: another file, a damaged one, one of a newer version."""
    if not file.is_file():
        raise Invalid("database-not-there", file=str(file))
    with opened(file) as db:
        check_ours(file)
        version = version_of(db)
        if version is None:
            raise Invalid("database-not-ours", file=str(file))
        if not is_known(version):
            raise Invalid("database-too-new", file=str(file))
        (problem,) = db.execute("pragma quick_check(1)").fetchone()
        if problem != "ok":
            raise Invalid("database-damaged", file=str(file), reason=problem)


def copy(source: Path, fresh: Path) -> None:
    """With SQLite's online backup: of one moment, whoever writes meanwhile. The copy needs no file beside it."""
    make_private(fresh)
    with opened(source) as db, closing(sqlite3.connect(fresh, isolation_level=None)) as target:
        try:
            db.backup(target)
            target.execute("pragma journal_mode=delete")
        except sqlite3.Error as error:
            raise Invalid("database-not-copied", file=str(source), target=str(fresh), reason=str(error)) from error


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """To be read; never made."""
    with refusing_in_words(path), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as db:
        yield db


def free_name(database: Path) -> Path:
    names = (database.with_name(f"{database.name}.old{number or ''}") for number in count())
    return next(name for name in names if not name.exists())


def move_log(database: Path, old: Path) -> None:
    """What a server that was killed left beside the database belongs to the old one. A sound database takes it in; it
    goes along with a damaged one."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("pragma journal_mode=delete")
    for ending in ("-wal", "-shm"):
        beside = database.with_name(database.name + ending)
        if beside.exists():
            beside.replace(old.with_name(old.name + ending))
