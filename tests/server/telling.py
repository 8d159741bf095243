"""Comparison of everything that clients received with the table's log."""

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from wildfour.client import TableClient
from wildfour.protocol.frames import AnyFrame, Chat, Done, News, Seats, Whole
from wildfour.protocol.shared_types import ChatLine
from wildfour.server.storage import log_events
from wildfour.server.storage.sqlite_storage import journaled, logged
from wildfour.server.table.table_state import HostedTable
from wildfour.table import TableView, Update

encode = msgspec.json.Encoder().encode
At = tuple[int, int]  # match number at the table, event number


@dataclass(slots=True)
class Received:
    """Everything that one client received at one table. No later frame may contradict an earlier one."""

    person: str
    player: int | None = None
    match: int = 1
    events: dict[At, bytes] = field(default_factory=dict)
    views: dict[At, TableView] = field(default_factory=dict)
    chat: dict[int, ChatLine] = field(default_factory=dict)
    done: set[str] = field(default_factory=set)
    wholes: int = 0

    def take(self, frame: AnyFrame) -> None:
        if isinstance(frame, Whole):
            self.wholes += 1
            self.match, self.player = frame.seats.match, frame.player
            self._view(frame.game)
            for line in frame.chat:
                self._line(line)
        elif isinstance(frame, Seats):
            self.match = frame.match
        elif isinstance(frame, News):
            for place, event in enumerate(frame.events):
                said = encode(event)
                assert self.events.setdefault((self.match, frame.first + place), said) == said
            self._view(frame.game)
            if frame.did is not None:
                self.done.add(frame.did)
        elif isinstance(frame, Chat):
            self._line(frame.line)
        elif isinstance(frame, Done):
            self.done.add(frame.id)

    def _view(self, view: TableView | None) -> None:
        if view is not None:
            assert self.views.setdefault((self.match, view.number), view) == view

    def _line(self, line: ChatLine) -> None:
        assert self.chat.setdefault(line.number, line) == line


async def listen_to(table: TableClient, told: Received) -> None:
    """Record all frames after the lobby."""
    async for frame in table.news():
        told.take(frame)


def listening(table: TableClient) -> tuple[Received, "asyncio.Task[None]"]:
    told = Received(table.you, table.player)
    return told, asyncio.create_task(listen_to(table, told))


# The log


def table_of(db: sqlite3.Connection, name: str) -> HostedTable:
    number, code, secret = db.execute("select number, code, secret from tables where name = ?", (name,)).fetchone()
    return HostedTable(number, name, code, secret)


def read_log(db: sqlite3.Connection, number: int) -> list[log_events.LogEvent]:
    """Return all log events of a table, from its log and from the journal."""
    by_seq = {seq: (data, version) for _, seq, version, data in (*logged(db, number), *journaled(db).get(number, ()))}
    assert list(by_seq) == list(range(1, len(by_seq) + 1)), "a log event is missing"
    return [log_events.decode(*fact) for fact in by_seq.values()]


def replay_log(db: sqlite3.Connection, hosted: HostedTable) -> Iterator[tuple[log_events.LogEvent, Update | None]]:
    """Replay a table's log; yield each log event with its update."""
    for fact in read_log(db, hosted.number):
        before = None if hosted.table is None else hosted.table.number
        news = hosted.apply(fact)
        assert news is None or before is None or news.first == before + 1
        yield fact, news


def check_received(path: Path, name: str, received: list[Received]) -> int:
    """Assert that everything received is in the log and that no command was applied twice.

    Return the number of events compared.
    """
    db = sqlite3.connect(path)
    hosted, compared, done = table_of(db, name), 0, set[tuple[str, str]]()
    for fact, news in replay_log(db, hosted):
        if fact.id:
            assert (fact.by, fact.id) not in done, "a command was applied twice"
            done.add((fact.by, fact.id))
        if news is not None:
            compared += sum(compare(hosted, news, told) for told in received)
    for told in received:
        assert not told.events, f"received, but not in the log: {sorted(told.events)[:3]}"
        assert not told.views, f"received, but not in the log: {sorted(told.views)[:3]}"
        assert {(told.person, id) for id in told.done} <= done
        assert all(told.chat[line.number] == line for line in hosted.chat if line.number in told.chat)
        assert max(told.chat, default=0) <= hosted.said
    db.close()
    return compared


def compare(hosted: HostedTable, news: Update, told: Received) -> int:
    """Remove from `told` everything that the log confirms; return the number of events removed."""
    table = hosted.table
    assert table is not None
    seat = None if told.player is None else table.seat_of(told.player)
    before = len(told.events)
    for number, event in enumerate(news.seen_by(seat), news.first):
        said = told.events.pop((hosted.match, number), None)
        assert said in (None, encode(event)), f"event {number} differs from the log"
    view = told.views.pop((hosted.match, table.number), None)
    assert view in (None, table.view(told.player)), f"the view at {table.number} differs from the log"
    return before - len(told.events)
