"""Checks that commands at a table share."""

from wildfour.errors import Illegal, Invalid
from wildfour.server.table.seat import Seat
from wildfour.server.table.table_session import LiveTable
from wildfour.server.websocket import Connection


def own_seat(connection: Connection) -> int:
    if connection.player is None:
        raise Invalid("no-seat-here")
    return connection.player


def as_host(live: LiveTable, connection: Connection) -> None:
    if live.hosted.host != connection.person:
        raise Invalid("only-the-host")


def in_stage(live: LiveTable, stage: str) -> None:
    if live.hosted.stage != stage:
        raise Illegal(f"only-while-{stage}", clause="")


def seat_at(live: LiveTable, player: int) -> Seat:
    if player >= len(live.hosted.seats):
        raise Invalid("not-a-seat-here", seat=str(player + 1), seats=len(live.hosted.seats))
    return live.hosted.seats[player]


def person_at(live: LiveTable, person: str) -> None:
    if person not in live.hosted.people and person not in live.presence.sockets:
        raise Invalid("not-at-this-table")
