"""All tables of a server: made, found by link or code, loaded when somebody comes, unloaded, ended."""

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator

from wildfour.errors import Invalid, WildfourError
from wildfour.match.formats import format_named
from wildfour.protocol.http_types import Listed
from wildfour.protocol.shared_types import TableSettings
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.expert_process import Expert
from wildfour.server.logs import log, log_error
from wildfour.server.metrics import Metrics
from wildfour.server.settings import ServerSettings
from wildfour.server.storage import log_events
from wildfour.server.storage.sqlite_storage import Store, TableRow, now, trim_journal
from wildfour.server.storage.sqlite_writer import Writer
from wildfour.server.table.table_session import NAME_BYTES, LiveTable
from wildfour.server.table.table_snapshots import restored
from wildfour.server.table.table_state import HostedTable
from wildfour.table import EMPTY

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that looks like another
CODE_LETTERS = 8  # 656 thousand million codes; trying them is limited
SWEEP = 5.0  # seconds
MOST_AT_ONCE = 20  # tables that end, or are saved, in one sweep
MOST_IN_JOURNAL = 10_000  # commits


class Tables:
    def __init__(self, settings: ServerSettings, loop: asyncio.AbstractEventLoop) -> None:
        self.settings = settings
        self.loop = loop
        self.store = Store(settings.database)
        self.writer = Writer(settings.database, loop)
        self._trimmed = self.writer.number  # commits before this one have left the journal
        self._put_tails_away(self._trimmed)
        self.metrics = Metrics()
        self.expert = Expert(loop) if settings.expert else None
        self.live: dict[str, LiveTable] = {}
        self.rows = {row.name: row for row in self.store.live_tables()}
        self.codes = {row.code: row.name for row in self.rows.values()}
        self.ready = True
        self._last_number = self.store.last_number()
        self._idle_since = dict.fromkeys(self.rows, loop.time())
        self._sweeper = loop.call_later(SWEEP, self._sweep)

    def _put_tails_away(self, first: int) -> None:
        self.writer.put(lambda db: self.store.put_tails_away(db, first), self.store.tails.clear)

    # Made and found

    async def make(self, settings: TableSettings, person: str) -> HostedTable:
        """A new table, once it is on the disk."""
        if len(self.rows) >= self.settings.most_tables:
            raise Invalid("too-many-tables")
        check_settings(settings)
        self._last_number += 1
        row = TableRow(
            self._last_number,
            secrets.token_urlsafe(NAME_BYTES),
            self._new_code(),
            secrets.token_bytes(32),
            settings.public,
        )
        self.writer.put(lambda db: insert_table(db, row))
        hosted = HostedTable(row.number, row.name, row.code, row.secret)
        live = LiveTable(hosted, self)
        live.note(log_events.TableMade(by=person, settings=settings))
        live.save()
        await self.writer.flush()
        self.rows[row.name], self.codes[row.code], self.live[row.name] = row, row.name, live
        log("table-made", table=row.number, edition=settings.edition, format=settings.format, seats=settings.seats)
        return hosted

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
            if code not in self.codes:
                return code

    def named(self, name: str) -> LiveTable | None:
        """A table by its link; it is loaded if it is not in memory."""
        live = self.live.get(name)
        if live is None and name in self.rows:
            live = self.live[name] = LiveTable(self._load(self.rows[name]), self)
            self._idle_since.pop(name, None)
            self._take_up(live)
        return live

    def _load(self, row: TableRow) -> HostedTable:
        """From its last snapshot and the facts since; without one that fits, from all facts."""
        found = self.store.snapshot(row.number)
        hosted = None
        if found is not None:
            try:
                hosted = restored(row, found[1])
            except WildfourError as error:
                log("snapshot-not-used", table=row.number, id=error.id)
        if hosted is None:
            hosted = HostedTable(row.number, row.name, row.code, row.secret)
        for _, fact in self.store.facts(row.number, hosted.seq):
            hosted.apply(fact)
        return hosted

    def _take_up(self, live: LiveTable) -> None:
        """What was about to happen when the server was stopped happens now."""
        hosted = live.hosted
        if hosted.stage == "over" and not hosted.replay:
            live.close_match(finished=True)
        live.clocks.ceremony_goes_on()
        live.clocks.plan()

    def with_code(self, code: str) -> str | None:
        return self.codes.get("".join(code.split()).replace("-", "").upper())

    def listed(self) -> Iterator[Listed]:
        """The public tables that are in memory: the others have nobody at them."""
        for live in self.live.values():
            hosted = live.hosted
            if hosted.settings.public and hosted.stage != "ended" and live.sockets:
                yield Listed(
                    table=hosted.name,
                    edition=hosted.settings.edition,
                    format=hosted.settings.format,
                    options=hosted.settings.options,
                    seats=len(hosted.seats),
                    free=sum(seat.who == EMPTY for seat in hosted.seats),
                    stage=hosted.stage,
                    host=hosted.names.get(hosted.host, ""),
                    round=0 if hosted.table is None else hosted.table.match.number,
                    names=tuple(seat.name for seat in hosted.seats if seat.name),
                    open=hosted.open_seats,
                )

    # Unloaded and ended

    def _sweep(self) -> None:
        self._sweeper = self.loop.call_later(SWEEP, self._sweep)
        time = self.loop.time()
        for name, live in list(self.live.items()):
            if live.sockets:
                live.pass_host_if_gone()
            elif time - live.empty_since > 60 * self.settings.unload_minutes:
                self._unload(name, live)
        old = [name for name, since in self._idle_since.items() if time - since > 60 * self.settings.idle_minutes]
        for name in old[:MOST_AT_ONCE]:
            self._end(name)
        self._trim_journal()

    def _trim_journal(self) -> None:
        """Tables that rest for long must not keep the journal from being short."""
        unsaved = sorted((one for one in self.live.values() if one.unsaved), key=lambda one: one.unsaved_from)
        for live in unsaved[:MOST_AT_ONCE]:
            if self.writer.number - live.unsaved_from > MOST_IN_JOURNAL:
                live.save()
        oldest = min((one.unsaved_from for one in unsaved if one.unsaved), default=self.writer.number)
        if self._trimmed < oldest and self._trimmed <= self.writer.last_added:
            self._trimmed = oldest
            self.writer.put(lambda db: trim_journal(db, oldest))

    def _unload(self, name: str, live: LiveTable) -> None:
        """It stays until its snapshot is on the disk; whoever comes meanwhile finds it here."""
        live.save()
        live.clocks.stop()
        self.writer.put(None, lambda: self._unloaded(name, live))

    def _unloaded(self, name: str, live: LiveTable) -> None:
        if self.live.get(name) is live and not (live.sockets or live.coming or live.unsaved):
            del self.live[name]
            self._idle_since[name] = live.empty_since

    def _end(self, name: str) -> None:
        try:
            live = self.named(name)
        except WildfourError as error:
            log_error("table-not-loaded", error, table=self.rows[name].number)
            self._idle_since.pop(name, None)
            return
        if live is not None and not live.sockets:
            live.end()
            row = self.rows.pop(name)
            self.codes.pop(row.code, None)
            self.live.pop(name, None)
            self._idle_since.pop(name, None)
            self.writer.put(lambda db: end_table(db, row.number))
            log("table-ended", table=row.number)

    # Trouble

    def trouble(self, live: LiveTable, error: Exception) -> None:
        """Something that should not happen; the table waits for its people."""
        self.metrics.troubles += 1
        log_error("trouble", error, table=live.hosted.number)

    def bot_failed(self, level: str, error: Exception) -> None:
        self.metrics.bot_failures += 1
        log_error("bot-failed", error, bot=level)

    # The end

    async def stop(self) -> None:
        """Tell everybody, and put everything on the disk."""
        self.ready = False
        self._sweeper.cancel()
        for live in self.live.values():
            live.clocks.stop()
            live.save()
            for connection in list(live.sockets.values()):
                live.tables.writer.put(None, lambda one=connection: one.leave("restarting"))  # type: ignore[misc]
        if self.expert is not None:
            await self.expert.end()
        await self.writer.flush()

    def close(self) -> None:
        self.writer.close()
        self.store.close()


def check_settings(settings: TableSettings) -> None:
    """Refuse what no table can be played with; how many play is known when it starts."""
    edition_named(settings.edition)
    format_named(settings.format, parse_options(settings.options))


def insert_table(db: sqlite3.Connection, row: TableRow) -> None:
    db.execute("insert into tables (number, name, code, secret, public, made) values (?, ?, ?, ?, ?, ?)", (*row, now()))


def end_table(db: sqlite3.Connection, number: int) -> None:
    """Its matches are kept as transcripts; its log and its secret are not."""
    db.execute("update tables set ended = ?, code = null, secret = x'' where number = ?", (now(), number))
    db.execute("delete from log where table_number = ?", (number,))
    db.execute("delete from snapshots where table_number = ?", (number,))
