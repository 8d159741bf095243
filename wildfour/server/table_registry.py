"""Registry of a server's tables, which creates, finds, loads, unloads, and ends them."""

import asyncio
import secrets
from collections.abc import Iterable, Iterator
from functools import partial

from wildfour.errors import Invalid, WildfourError
from wildfour.match.formats import format_named
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
        """Create a table. Return once it is durable."""
        if len(self.rows) >= self.settings.most_tables:
            raise Invalid("too-many-tables")
        check_settings(settings)
        made = log_events.TableMade(by=person, settings=settings)
        name, code, secret = secrets.token_urlsafe(NAME_BYTES), self._new_code(), secrets.token_bytes(32)
        row = await self.storage.make_table(name, code, secret, settings.public, made)
        hosted = HostedTable(row.number, row.name, row.code, row.secret)
        hosted.apply(made)
        self.rows[row.name], self.codes[row.code], self.live[row.name] = (
            row,
            row.name,
            LiveTable(hosted, self.services, COMMANDS),
        )
        log("table-made", table=row.number, edition=settings.edition, format=settings.format, seats=settings.seats)
        return hosted

    def _keep(self, hosted: HostedTable) -> LiveTable:
        live = self.live[hosted.name] = LiveTable(hosted, self.services, COMMANDS)
        return live

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
            if code not in self.codes:
                return code

    async def named(self, name: str) -> LiveTable | None:
        """Return a table by its link, loading it if it is not in memory."""
        if name not in self.live and name in self.rows:
            hosted = await self._load(self.rows[name])
            if name not in self.live and name in self.rows:  # another request has not loaded it meanwhile
                live = self._keep(hosted)
                self._idle_since.pop(name, None)
                self._resume(live)
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
        hosted = live.hosted
        if hosted.stage == "over" and not hosted.replay:
            live.close_match(finished=True)
        live.clocks.continue_ceremony()
        live.clocks.plan()

    def with_code(self, code: str) -> str | None:
        return self.codes.get("".join(code.split()).replace("-", "").upper())

    def listed(self) -> Iterator[Listed]:
        """Yield the public tables in memory. Tables without people are not in memory."""
        for live in self.live.values():
            hosted = live.hosted
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
        for name, live in list(self.live.items()):
            if live.presence.sockets:
                live.pass_host_if_away()
            elif time - live.presence.empty_since > 60 * self.settings.unload_minutes:
                self._unload(name, live)
        old = [name for name, since in self._idle_since.items() if time - since > 60 * self.settings.idle_minutes]
        for name in old[:MOST_AT_ONCE]:
            await self._end(name)

    def _unload(self, name: str, live: LiveTable) -> None:
        """Unload a table once its snapshot is durable. Until then, people can still join it."""
        live.save()
        live.clocks.stop()
        self.storage.after_commit(lambda: self._unloaded(name, live))

    def _unloaded(self, name: str, live: LiveTable) -> None:
        changed = live.hosted.seq > live.saved_seq
        if self.live.get(name) is live and not (live.presence.sockets or live.presence.coming or changed):
            del self.live[name]
            self._idle_since[name] = live.presence.empty_since

    async def _end(self, name: str) -> None:
        try:
            live = await self.named(name)
        except WildfourError as error:
            log_error("table-not-loaded", error, table=self.rows[name].number)
            self._idle_since.pop(name, None)
            return
        if live is not None and not live.presence.sockets:
            live.end()
            row = self.rows.pop(name)
            self.codes.pop(row.code, None)
            self.live.pop(name, None)
            self._idle_since.pop(name, None)
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


def check_settings(settings: TableSettings) -> None:
    """Reject settings that would make a table unplayable. The number of players is checked at the start of a match."""
    edition_named(settings.edition)
    format_named(settings.format, parse_options(settings.options))
