"""Commands that would change nothing. They are acknowledged without logging an event or sending frames to others."""

from wildfour.server.storage import log_events
from wildfour.server.table.seat import Seat
from wildfour.server.table.table_state import HostedTable
from wildfour.table import PERSON


def changes_nothing(hosted: HostedTable, event: log_events.LogEvent) -> bool:
    """Check whether a log event would leave the table unchanged."""
    seats = hosted.seats
    match event:
        case log_events.IsReady(player=player):
            return seats[player].ready
        case log_events.TookSeat(by=by, player=player, name=name, program=program, avatar=avatar):
            return seats[player] == Seat(PERSON, name, by, program, avatar=avatar)
        case log_events.BotTookSeat(player=player, level=level):
            return seats[player].who == level
        case log_events.SeatCleared(player=player):
            return seats[player] == Seat()
        case log_events.SeatsExchanged(player=player, other=other):
            return seats[player] == seats[other]
        case log_events.Muted(person=person, muted=muted):
            return (person in hosted.muted) == muted
        case log_events.Locked(locked=locked):
            return hosted.locked == locked
        case log_events.HostPassed(person=person):
            return person == hosted.host
    return False
