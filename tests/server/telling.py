"""What clients were told, and what the log says that they should have been told."""

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
At = tuple[int, int]  # the number of the match at its table, and that of the event


@dataclass(slots=True)
class Told:
    """All that one client was told at one table. Nothing that was told may be told otherwise later."""

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


async def listen_to(table: TableClient, told: Told) -> None:
    """Everything from now on; what the client has seen before is the lobby."""
    async for frame in table.news():
        told.take(frame)


def listening(table: TableClient) -> tuple[Told, "asyncio.Task[None]"]:
    told = Told(table.you, table.player)
    return told, asyncio.create_task(listen_to(table, told))


# The log


def table_of(db: sqlite3.Connection, name: str) -> HostedTable:
    number, code, secret = db.execute("select number, code, secret from tables where name = ?", (name,)).fetchone()
    return HostedTable(number, name, code, secret)


def facts_in(db: sqlite3.Connection, number: int) -> list[log_events.LogEvent]:
    """All facts of a table: those in its log, and those that are still in the journal."""
    by_seq = {seq: (data, version) for _, seq, version, data in (*logged(db, number), *journaled(db).get(number, ()))}
    assert list(by_seq) == list(range(1, len(by_seq) + 1)), "a fact is missing"
    return [log_events.decode(*fact) for fact in by_seq.values()]


def from_the_log(db: sqlite3.Connection, hosted: HostedTable) -> Iterator[tuple[log_events.LogEvent, Update | None]]:
    """A table from its first fact on, and what each fact told."""
    for fact in facts_in(db, hosted.number):
        before = None if hosted.table is None else hosted.table.number
        news = hosted.apply(fact)
        assert news is None or before is None or news.first == before + 1
        yield fact, news


def check_told(path: Path, name: str, everybody: list[Told]) -> int:
    """Nothing that anybody was told is missing from the log, or different there; nothing was done twice. Returns how
    many events were compared."""
    db = sqlite3.connect(path)
    hosted, compared, done = table_of(db, name), 0, set[tuple[str, str]]()
    for fact, news in from_the_log(db, hosted):
        if fact.id:
            assert (fact.by, fact.id) not in done, "a command was done twice"
            done.add((fact.by, fact.id))
        if news is not None:
            compared += sum(compare(hosted, news, told) for told in everybody)
    for told in everybody:
        assert not told.events, f"told, but not in the log: {sorted(told.events)[:3]}"
        assert not told.views, f"shown, but not in the log: {sorted(told.views)[:3]}"
        assert {(told.person, id) for id in told.done} <= done
        assert all(told.chat[line.number] == line for line in hosted.chat if line.number in told.chat)
        assert max(told.chat, default=0) <= hosted.said
    db.close()
    return compared


def compare(hosted: HostedTable, news: Update, told: Told) -> int:
    """What is found in the log is taken away from what was told."""
    table = hosted.table
    assert table is not None
    seat = None if told.player is None else table.seat_of(told.player)
    before = len(told.events)
    for number, event in enumerate(news.seen_by(seat), news.first):
        said = told.events.pop((hosted.match, number), None)
        assert said in (None, encode(event)), f"event {number} was told otherwise"
    view = told.views.pop((hosted.match, table.number), None)
    assert view in (None, table.view(told.player)), f"the view at {table.number} was another"
    return before - len(told.events)
