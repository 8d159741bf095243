"""Deletion of personal data, on request and after the periods in the settings."""

import asyncio
from time import time

from wildfour.errors import WildfourError
from wildfour.server.logs import log_error
from wildfour.server.storage import log_events
from wildfour.server.table.table_session import LiveTable
from wildfour.server.table_registry import Tables

EVERY = 600.0  # seconds between deletions
HOUR, DAY = 3600, 24 * 3600


async def enforce_forever(tables: Tables) -> None:
    while True:
        try:
            await enforce(tables)
        except Exception as error:  # any error: the next deletion must still run
            log_error("retention-failed", error)
        await asyncio.sleep(EVERY)


async def enforce(tables: Tables) -> None:
    """Delete data that is older than the settings allow."""
    settings, now = tables.settings, time()
    if settings.match_days:
        await tables.storage.delete_matches(int(now - DAY * settings.match_days))
    if settings.chat_hours:
        before = int(now - HOUR * settings.chat_hours)
        for live in tables.live.values():
            live.hosted.keep_chat(lambda line: line.at >= before)
        save_again(tables, await tables.storage.delete_chat(before))


async def forget(tables: Tables, person: str) -> None:
    """Delete a person's data, at tables in memory and on disk."""
    numbers = await tables.storage.tables_of(person)
    names = {row.number: name for name, row in tables.rows.items()}
    for number in numbers:
        live = await loaded(tables, names.get(number, ""))
        if live is not None:
            leave_nameless(live, person)
    await tables.storage.forget(person)
    save_again(tables, numbers)


def leave_nameless(live: LiveTable, person: str) -> None:
    """Remove a person from a table, and delete their name and chat there."""
    player = live.hosted.player_of(person)
    if player is not None:
        live.note(log_events.LeftSeat(by=person, player=player))
        live.pass_host_on(person)
    live.note(log_events.Forgotten(by=person))
    for connection in list(live.presence.sockets.values()):
        live.presence.send_whole(connection)  # now without the deleted chat lines


async def loaded(tables: Tables, name: str) -> LiveTable | None:
    try:
        return await tables.named(name)
    except WildfourError as error:
        log_error("table-not-loaded", error, table=tables.rows[name].number)
        return None


def save_again(tables: Tables, numbers: list[int]) -> None:
    """Save new snapshots of the tables in memory, without the deleted data."""
    for live in tables.live.values():
        if live.hosted.number in numbers:
            live.saved_seq = 0
            live.save()
