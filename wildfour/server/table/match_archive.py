"""A match that is over becomes a transcript that anybody with its link may read. The log has had all its lines."""

import sqlite3

import msgspec

from wildfour.server.storage.log_events import Moved, RoundDealt, decode
from wildfour.server.storage.sqlite_storage import Standing, logged, now
from wildfour.server.storage.sqlite_writer import Job
from wildfour.server.table.table_state import HostedTable
from wildfour.transcript import Transcript
from wildfour.transcript.commitment_header import secret_line
from wildfour.transcript.record import this_program
from wildfour.transcript.writer import as_text, header_lines


def keep_match(hosted: HostedTable, replay: str, finished: bool) -> Job:
    """What the writer does when the last move is in the log: what it needs is taken now, for the table goes on."""
    assert hosted.table is not None
    match = hosted.table.match
    written = (this_program(), match.format.text, match.bots, match.pledge)
    head = header_lines(Transcript(match.edition, match.options, match.players, (), *written))
    secret = [] if hosted.deals is None else [secret_line(hosted.deals.secret(match.number))]
    standing = Standing(match.players, match.winners if finished else (), match.scores)
    row = (
        replay,
        hosted.name,
        now(),
        finished,
        match.edition.name,
        match.format.text,
        msgspec.json.encode(standing).decode(),
    )
    played = [(seat.person, replay, player) for player, seat in enumerate(hosted.seats) if seat.person]
    where = (hosted.number, hosted.first_seq, hosted.seq)

    def job(db: sqlite3.Connection) -> None:
        text = as_text([*head, *lines_in(db, *where), *secret])
        db.execute("insert into matches values (?, ?, ?, ?, ?, ?, ?, ?)", (*row, text))
        db.executemany("insert or replace into played values (?, ?, ?)", played)

    return job


def lines_in(db: sqlite3.Connection, number: int, first: int, last: int) -> list[str]:
    """The lines of the transcript that the facts of a match carry."""
    rows = logged(db, number, first - 1)
    found = (decode(fact, version) for _, seq, version, fact in rows if first <= seq <= last)
    return [line for fact in found if isinstance(fact, RoundDealt | Moved) for line in fact.lines]
