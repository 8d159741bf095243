"""Deletion of personal data from SQLite, run as writer jobs.

Deleted chat lines stay in the log as empty events, so that a replay assigns the same event numbers.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import json
from msgspec.structs import replace

from wildfour.server.storage.log_events import VERSION, LogEvent, Said, TookSeat, WaitsForSeat, decode, encode
from wildfour.server.storage.sqlite_writer import Row, pack, unpack
from wildfour.transcript.nameless import placeholder, without_names

PERSONAL = (Said, TookSeat, WaitsForSeat)


def said_at(event: LogEvent) -> int | None:
    """Return a chat line's time, or None for any other event."""
    return event.at if isinstance(event, Said) else None


def personal_in(rows: Sequence[Row]) -> list[tuple[int, int, str, int | None]]:
    """List a log's personal events: table, number, person, and, for a chat line, the time."""
    events = ((table, seq, decode(event, version)) for table, seq, version, event in rows)
    return [
        (table, seq, event.by, said_at(event))
        for table, seq, event in events
        if isinstance(event, PERSONAL) and event.by
    ]


@contextmanager
def overwriting(db: sqlite3.Connection) -> Iterator[None]:
    """Overwrite deleted data with zeros. This costs extra writes, so other deletions skip it."""
    db.execute("pragma secure_delete=on")
    try:
        yield
    finally:
        db.execute("pragma secure_delete=off")


def delete_matches(found: Sequence[tuple[str]], db: sqlite3.Connection) -> None:
    with overwriting(db):
        for table in ("public_matches", "played", "named", "matches"):
            db.executemany(f"delete from {table} where replay = ?", found)


def delete_names(person: str, found: Sequence[tuple[str, int]], db: sqlite3.Connection) -> None:
    """Replace a person's name in matches. Delete their deal proofs too, because these contain the name."""
    with overwriting(db):
        for replay, player in found:
            row = db.execute("select standing, transcript from matches where replay = ?", (replay,)).fetchone()
            standing = json.decode(row[0])
            standing["players"][player] = placeholder(player)
            values = (json.encode(standing).decode(), without_names(row[1], (player,)), replay)
            db.execute("update matches set standing = ?, transcript = ? where replay = ?", values)
            db.execute("delete from named where person = ? and replay = ?", (person, replay))


def delete_chat(db: sqlite3.Connection, condition: str, value: object) -> list[int]:
    """Delete chat lines from the logs and the journal. Return their tables."""
    sql = f"select table_number, seq from personal where said is not null and {condition}"
    lines = set(db.execute(sql, (value,)).fetchall())
    tables = sorted({table for table, _ in lines})
    with overwriting(db):
        for table in tables:
            rows = db.execute("select seq, facts from log where table_number = ?", (table,)).fetchall()
            for seq, events in rows:
                silenced = without_lines(events, lines)
                if silenced is not None:
                    db.execute("update log set facts = ? where table_number = ? and seq = ?", (silenced, table, seq))
            db.execute("delete from snapshots where table_number = ?", (table,))
        for number, events in db.execute("select number, facts from journal").fetchall() if lines else ():
            silenced = without_lines(events, lines)
            if silenced is not None:
                db.execute("update journal set facts = ? where number = ?", (silenced, number))
        db.executemany("delete from personal where table_number = ? and seq = ?", list(lines))
    return tables


def without_lines(events: bytes, lines: set[tuple[int, int]]) -> bytes | None:
    """Delete chat lines from packed events. Return None if the events contain none of these lines."""
    rows = unpack(events)
    if not any((table, seq) in lines for table, seq, _, _ in rows):
        return None
    return pack([silent(row) if row[:2] in lines else row for row in rows])


def silent(row: Row) -> Row:
    table, seq, version, data = row
    event = decode(data, version)
    return (table, seq, VERSION, encode(replace(event, text="", emote=""))) if isinstance(event, Said) else row
