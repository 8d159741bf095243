"""The catch window (E2 to E5): the player who played the card gets time to call UNO before a catch counts.

An early catch waits for the end of the window, and so do all moves that arrive in the meantime. A UNO call takes effect
at once.
"""

from typing import NamedTuple, Protocol

import msgspec

from wildfour.errors import Invalid, Stale
from wildfour.events.event_kinds import NOBODY
from wildfour.protocol.commands import Command, Move
from wildfour.server.table import presence
from wildfour.server.websocket import Connection
from wildfour.table import Table

MOST_DEFERRED = 3  # moves per person
CATCH = "catch"


class Session(presence.Session, Protocol):
    """The part of a table's interface that its catch window uses."""

    presence: presence.Presence

    @property
    def table(self) -> Table: ...
    def receive(self, connection: Connection, command: Command) -> None: ...
    def make_move(self, connection: Connection, command: Move) -> None: ...
    def plan(self) -> None: ...


class DeferredMove(NamedTuple):
    """A deferred move. `fresh` is true if nothing has happened since the player chose the move, and the player cannot
    be caught."""

    connection: Connection
    command: Move
    fresh: bool


class CatchWindow:
    """The catch window. No one can be caught before `opens_at`, in loop time."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._loop, self._settings = session.services.loop, session.services.settings
        self.opens_at = 0.0
        self.deferred: list[DeferredMove] = []
        self._exposed = NOBODY  # the seat that can be caught
        self._exposed_by = 0  # number of the last event in the move that exposed the seat

    def note_move(self) -> None:
        """Start a window if the last move exposed a player."""
        exposed = self._session.table.match.round.state.exposed
        if exposed != self._exposed:
            self._exposed, self._exposed_by = exposed, self._session.table.number
            self._begin()

    def note_sent(self, last: int) -> None:
        """Start the window when the card is sent, not when it is played."""
        if last == self._exposed_by:
            self._begin()

    def _begin(self) -> None:
        """Start the window. It lasts at least one round trip of the exposed player's connection."""
        if self._exposed == NOBODY:
            return
        session = self._session
        person = session.hosted.seats[session.table.match.seating[self._exposed]].person
        connection = session.presence.sockets.get(person)
        trip = 0.0 if connection is None else connection.round_trip
        window = max(self._settings.catch_window, min(trip, self._settings.longest_window))
        self.opens_at = self._loop.time() + window

    def must_wait(self, command: Move) -> bool:
        if command.move.startswith(CATCH):
            self._check(command)
            early = self._loop.time() < self.opens_at
            if early and self._seat != NOBODY and command.move == f"{CATCH} {self._seat}":
                return True
        return bool(self.deferred)

    @property
    def _seat(self) -> int:
        return self._session.table.match.round.state.exposed

    def _check(self, command: Move) -> None:
        """Reject a catch that came after a call or another catch. It is late, not false, so it costs no cards."""
        number = self._session.table.number
        if command.at != number and command.move != f"{CATCH} {self._seat}":
            raise Stale("stale-move", move=command.move, at=str(command.at), number=str(number))

    def defer(self, connection: Connection, command: Move) -> None:
        if self.deferred and command.move == "uno!":
            self._session.make_move(connection, command)
            return
        if sum(one.connection.person == connection.person for one in self.deferred) >= MOST_DEFERRED:
            raise Invalid("table-is-busy")
        table = self._session.table
        is_exposed = self._seat != NOBODY and table.match.seating[self._seat] == connection.player
        fresh = table.is_fresh(command.at) and not is_exposed and not command.move.startswith(CATCH)
        self.deferred.append(DeferredMove(connection, command, fresh))
        self._session.plan()

    def close(self) -> None:
        """Process the deferred commands in order. A command may have become redundant, or may be an early catch for
        another card. A deferred catch does not make the moves behind it stale."""
        waiting, self.deferred = self.deferred, []
        only_catches = True
        for connection, command, fresh in waiting:
            number = self._session.table.number
            as_now = msgspec.structs.replace(command, at=number) if fresh and only_catches else command
            self._session.receive(connection, as_now)
            only_catches &= command.move.startswith(CATCH) or self._session.table.number == number
