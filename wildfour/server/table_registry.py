"""Registry of a server's tables, which creates, finds, loads, unloads, and ends them."""

import asyncio
import dataclasses
import secrets
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import msgspec

from wildfour.errors import Invalid, WildfourError
from wildfour.match.formats import format_named
from wildfour.match.two_tables import TABLES, TwoTables
from wildfour.protocol.http_types import Listed
from wildfour.protocol.shared_types import TableSettings
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.expert_process import Expert
from wildfour.server.logs import log, log_error
from wildfour.server.services import Services
from wildfour.server.settings import ServerSettings
from wildfour.server.storage import log_events
from wildfour.server.storage.storage import Storage, StoredTable
from wildfour.server.table.paired_table import PairedTable, pair
from wildfour.server.table.table_commands import COMMANDS
from wildfour.server.table.table_session import NAME_BYTES, LiveTable
from wildfour.server.table.table_snapshots import restored
from wildfour.server.table.table_state import HostedTable
from wildfour.table import EMPTY

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # excludes letters and digits that look alike
CODE_LETTERS = 8  # 656 billion codes; attempts are rate-limited
SWEEP = 5.0  # seconds between sweeps
MOST_AT_ONCE = 20  # tables ended per sweep


class Tables:
    """A server's tables: `rows` holds those that have not ended, and `live` those in memory."""

    def __init__(self, settings: ServerSettings, storage: Storage, rows: Iterable[StoredTable]) -> None:
        self.settings = settings
        self.storage = storage
        self.loop = loop = asyncio.get_running_loop()
        self.services = Services(settings, storage, loop, Expert(loop) if settings.expert else None)
        self.metrics, self.expert = self.services.metrics, self.services.expert
        self.live: dict[str, LiveTable] = {}
        self.rows = {row.name: row for row in rows}
        self.codes = {row.code: row.name for row in self.rows.values()}
        self.ready = True
        self._idle_since = dict.fromkeys(self.rows, loop.time())
        self._sweeper = loop.create_task(self._sweep_forever())

    @classmethod
    async def load(cls, settings: ServerSettings, storage: Storage) -> "Tables":
        return cls(settings, storage, await storage.live_tables())

    # Creating and finding

    async def make(self, settings: TableSettings, person: str) -> HostedTable:
        """Create a table, or the two tables of a match (H6). Return the first once all are durable."""
        check_settings(settings)
        tables = settings_of_each(settings)
        if len(self.rows) + len(tables) > self.settings.most_tables:
            raise Invalid("too-many-tables")
        names = [secrets.token_urlsafe(NAME_BYTES) for _ in tables]
        pairs = names[::-1] if len(names) > 1 else [""]
        made = [
            log_events.TableMade(by=person, settings=one, pair=other) for one, other in zip(tables, pairs, strict=True)
        ]
        rows = await asyncio.gather(*map(self._make, names, made))  # in one commit
        hosted = [HostedTable(row.number, row.name, row.code, row.secret) for row in rows]
        for row, one, fact in zip(rows, hosted, made, strict=True):
            one.apply(fact)
            self.rows[row.name], self.codes[row.code] = row, row.name
        self._keep(hosted)
        log("table-made", table=rows[0].number, edition=settings.edition, format=settings.format, seats=settings.seats)
        return hosted[0]

    async def _make(self, name: str, made: log_events.TableMade) -> StoredTable:
        code, secret = self._new_code(), secrets.token_bytes(32)
        return await self.storage.make_table(name, code, secret, made.settings.public, made)

    def _keep(self, group: Sequence[HostedTable]) -> None:
        """Keep a table in memory, or the two tables of a match."""
        kind = PairedTable if len(group) > 1 else LiveTable
        tables = [kind(hosted, self.services, COMMANDS) for hosted in group]
        if len(group) > 1:
            pair(tables)
        for live in tables:
            self.live[live.hosted.name] = live
            self._idle_since.pop(live.hosted.name, None)

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
            if code not in self.codes:
                return code

    async def named(self, name: str) -> LiveTable | None:
        """Return a table by its link, loading it if it is not in memory."""
        if name not in self.live and name in self.rows:
            group = [await self._load(self.rows[name])]
            if group[0].pair in self.rows:
                group.append(await self._load(self.rows[group[0].pair]))
            if name not in self.live and name in self.rows:  # another request has not loaded it meanwhile
                self._keep(group)
                for hosted in group:
                    self._resume(self.live[hosted.name])
        return self.live.get(name)

    async def _load(self, row: StoredTable) -> HostedTable:
        """Load a table from its last snapshot and later events. If the snapshot is incompatible, apply all events."""
        found = await self.storage.snapshot(row.number)
        hosted = HostedTable(row.number, row.name, row.code, row.secret)
        if found is not None:
            try:
                hosted = restored(row, found[1])
            except WildfourError as error:
                log("snapshot-not-used", table=row.number, id=error.id)
        for event in await self.storage.events(row.number, hosted.seq):
            hosted.apply(event)
        return hosted

    def _resume(self, live: LiveTable) -> None:
        """Perform the actions that were due when the server stopped."""
        if live.is_finished:
            live.close_match(finished=True)
        live.clocks.continue_ceremony()
        live.clocks.plan()

    def with_code(self, code: str) -> str | None:
        return self.codes.get("".join(code.split()).replace("-", "").upper())

    def listed(self) -> Iterator[Listed]:
        """Yield the public tables in memory. Tables without people are not in memory."""
        for live in self.live.values():
            hosted = live.hosted
            if live is not live.group[0]:
                continue  # the first of two tables stands for both
            if hosted.settings.public and not hosted.locked and hosted.stage != "ended" and live.presence.sockets:
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

    # Unloading and ending

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep()
            except Exception as error:  # any error: the next sweep must still run
                self.loop.call_exception_handler({"message": "sweep failed", "exception": error})

    async def _sweep(self) -> None:
        time = self.loop.time()
        for live in list(self.live.values()):
            if live.presence.sockets:
                live.pass_host_if_away()
            elif all(self._is_unused(one, time) for one in live.group):
                self._unload(live)
        old = [name for name, since in self._idle_since.items() if time - since > 60 * self.settings.idle_minutes]
        for name in old[:MOST_AT_ONCE]:
            await self._end(name)

    def _is_unused(self, live: LiveTable, time: float) -> bool:
        idle = time - live.presence.empty_since
        return not live.presence.sockets and idle > 60 * self.settings.unload_minutes

    def _unload(self, live: LiveTable) -> None:
        """Unload a match's tables once their snapshots are durable. Until then, people can still join them."""
        for one in live.group:
            one.save()
            one.clocks.stop()
        self.storage.after_commit(lambda: self._unloaded(live.group))

    def _unloaded(self, group: Sequence[LiveTable]) -> None:
        if not all(self.live.get(one.hosted.name) is one and may_unload(one) for one in group):
            return
        for one in group:
            del self.live[one.hosted.name]
            self._idle_since[one.hosted.name] = one.presence.empty_since

    async def _end(self, name: str) -> None:
        try:
            live = await self.named(name)
        except WildfourError as error:
            log_error("table-not-loaded", error, table=self.rows[name].number)
            self._idle_since.pop(name, None)
            return
        if live is None or any(one.presence.sockets for one in live.group):
            return
        for one in live.group:
            one.end()
            row = self.rows.pop(one.hosted.name)
            self.codes.pop(row.code, None)
            self.live.pop(row.name, None)
            self._idle_since.pop(row.name, None)
            self.storage.end_table(row.number)
            log("table-ended", table=row.number)

    # Shutdown

    async def stop(self) -> None:
        """Send a farewell to all connections, and make everything durable."""
        self.ready = False
        self._sweeper.cancel()
        for live in self.live.values():
            live.clocks.stop()
            live.save()
            for connection in list(live.presence.sockets.values()):
                self.storage.after_commit(partial(connection.leave, "restarting"))
        if self.expert is not None:
            await self.expert.end()
        await self.storage.flush()


def may_unload(live: LiveTable) -> bool:
    changed = live.hosted.seq > live.saved_seq
    return not (live.presence.sockets or live.presence.coming or changed)


def settings_of_each(settings: TableSettings) -> list[TableSettings]:
    """Return the settings of each table that a match needs: two for eight players with changing partners (H6)."""
    format = format_named(settings.format, parse_options(settings.options))
    if not isinstance(format, TwoTables):
        return [settings]
    format.check_players(settings.seats)
    formats = (dataclasses.replace(format, table=number + 1).text for number in range(TABLES))
    return [msgspec.structs.replace(settings, format=text) for text in formats]


def check_settings(settings: TableSettings) -> None:
    """Reject settings that would make a table unplayable. The number of players is checked at the start of a match."""
    edition_named(settings.edition)
    format_named(settings.format, parse_options(settings.options))
