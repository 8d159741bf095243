"""A table that hundreds of people visit: the size of its snapshots, and the number of frames with seats."""

import asyncio
from pathlib import Path

from tests.server.serving import served
from tests.server.test_coming_back import comes
from wildfour.protocol import commands
from wildfour.protocol.shared_types import TableSettings
from wildfour.server.connection import Connection
from wildfour.server.storage import log_events
from wildfour.server.table.table_session import LiveTable
from wildfour.server.table.table_snapshots import save
from wildfour.server.table.table_state import KEPT_PEOPLE


def visits(live: LiveTable, name: str) -> Connection:
    """Take the second seat, and leave it."""
    one = comes(live, name)
    live.receive(one, commands.Sit(f"sit-{name}", 1, f"Player {name}"))
    live.receive(one, commands.Rise(f"rise-{name}"))
    return one


def test_snapshots_do_not_grow_with_every_visitor(tmp_path: Path) -> None:
    async def main() -> None:
        async with served(tmp_path / "tables.db") as server:
            made = await server.tables.make(TableSettings(seats=4), "ann")
            live = server.tables.live[made.name]
            host, stays = comes(live, "ann"), comes(live, "stays")
            for one, player in (host, 0), (stays, 2):
                live.receive(one, commands.Sit("sit", player, f"Player {player}"))
            watches, muted, removed = (visits(live, name) for name in ("watches", "muted", "removed"))
            await server.tables.storage.flush()
            live.receive(host, commands.Mute("mute", "muted", True))
            live.receive(host, commands.Kick("kick", "removed"))
            await server.tables.storage.flush()
            live.presence.leave(muted)
            regular = visits(live, "regular")
            sizes = []
            for number in range(1000, 1000 + 3 * KEPT_PEOPLE):
                one = visits(live, str(number))
                await server.tables.storage.flush()
                live.presence.leave(one)
                live.save()
                sizes.append(len(save(live.hosted)))
            assert sizes[-1] < max(sizes[: KEPT_PEOPLE + 10]) + 100
            live.presence.leave(regular)
            for name in "yz":
                one = visits(live, name)
                await server.tables.storage.flush()
                live.presence.leave(one)
            live.note(log_events.HostPassed(person="stays"))
            live.save()
            await server.tables.storage.flush()
            hosted = await server.tables._load(server.tables.rows[made.name])
            last = {str(number) for number in range(1003 + 2 * KEPT_PEOPLE, 1000 + 3 * KEPT_PEOPLE)}
            assert set(hosted.names) == {"ann", "stays", "watches", "muted", "removed", "regular", *"yz", *last}
            assert set(hosted.done) == set(hosted.names)
            assert (hosted.muted, hosted.kicked) == ({"muted"}, {"removed"})
            assert watches.socket.gone is False
            assert removed.socket.gone

    asyncio.run(main())
