"""The people at a table: who is present, who is away and since when, and who is lagging.

Each person has at most one connection. Frames wait, in order, until their events are durable. Presence is not logged.
"""

from asyncio import Handle
from functools import partial
from typing import Protocol

import msgspec

from wildfour.protocol.frames import Whole
from wildfour.server.services import Services
from wildfour.server.storage.storage import Callback
from wildfour.server.table import broadcast
from wildfour.server.table.broadcast import Frames
from wildfour.server.table.table_state import HostedTable
from wildfour.server.websocket import Connection

SEATS_PAUSE = 0.1  # minimum seconds between seat updates to everyone, after commands that do not change the stage


class Session(Protocol):
    """The part of a table's interface that presence tracking uses."""

    hosted: HostedTable
    services: Services

    def due_in(self) -> int | None: ...
    def give_back(self, person: str) -> None: ...
    def came(self, connection: Connection) -> None: ...
    def left(self) -> None: ...
    def sent(self, last: int) -> None: ...


class Presence:
    """A table's connections. `sockets` maps people who are present to their connections."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._hosted, self._services = session.hosted, session.services
        self._after_commit = session.services.storage.after_commit
        self._time = session.services.loop.time
        self.sockets: dict[str, Connection] = {}
        self.coming: set[Connection] = set()  # people who get the full state once it is durable
        self.away = dict.fromkeys(self._hosted.people, self._time())  # by person: the time when a seated person left
        self.lagging: set[str] = set()  # people who read too slowly, and get the full state once there is room
        self.empty_since = self._time()
        self._version = 0  # counts presence and seat changes
        self._seats_due = 0.0  # earliest time to send everyone the seats again
        self._seats_timer: Handle | None = None
        self._views_wanted = False  # True once any connection has asked for views
        self._moment = (-1, -1)  # last event and presence version in the full states below
        self._wholes: dict[broadcast.Audience, Whole] = {}  # full states by audience, until the next event

    def here(self) -> dict[str, bool]:
        """Map each person who is present to whether they are a program."""
        return {person: socket.program for person, socket in self.sockets.items()}

    def is_here(self, player: int) -> bool:
        return self._hosted.seats[player].person in self.sockets

    @property
    def players(self) -> list[Connection]:
        """Connections of people who are present and have a seat."""
        return [socket for socket in self.sockets.values() if socket.player is not None]

    @property
    def is_watched(self) -> bool:
        """Check whether anyone plays here or a person watches. Watching programs do not count."""
        return any(socket.player is not None or not socket.program for socket in self.sockets.values())

    @property
    def paying_address(self) -> str:
        """The address that bot moves count against: the host's, or else a player's or spectator's."""
        host = self.sockets.get(self._hosted.host)
        return (host or next(iter(self.players or self.sockets.values()))).address

    def everyone(self) -> tuple[Connection, ...]:
        """List the connections of people who are present or joining."""
        return (*self.sockets.values(), *self.coming)

    # Arriving and leaving

    def join(self, connection: Connection) -> None:
        """Let a person join or return. Like every frame, the first frame waits until its events are durable. After that
        frame, the person receives every update."""
        self.coming.add(connection)
        self._views_wanted |= connection.views
        self.away.pop(connection.person, None)  # otherwise, a timer that expires now would take the seat again
        self._session.give_back(connection.person)
        connection.player = self._hosted.player_of(connection.person)
        frame = self._whole_frame(connection)
        connection.known_seats = self._version + 1  # unless something else changes first
        self._after_commit(partial(self._admit, connection, frame))

    def _admit(self, connection: Connection, frame: bytes) -> None:
        self.coming.discard(connection)
        person = connection.person
        if connection.closed:
            self._note_absence(person)
            return
        if person in self._hosted.kicked:
            connection.leave("kicked")
            return
        before = self.sockets.get(person)
        if before is not None:
            before.leave("newer")
        self.sockets[person] = connection
        self.away.pop(person, None)
        self.lagging.discard(person)
        connection.player = self._hosted.player_of(person)
        self._write(connection, frame)
        self._presence_changed()
        self._session.came(connection)

    def leave(self, connection: Connection) -> None:
        """Record that a connection has closed."""
        if self.sockets.get(connection.person) is not connection:
            return
        del self.sockets[connection.person]
        self.lagging.discard(connection.person)
        self._hosted.saw(connection.person)
        self._note_absence(connection.person)
        if not self.sockets:
            self.empty_since = self._time()
        self._presence_changed()
        self._session.left()

    def _note_absence(self, person: str) -> None:
        if person in self._hosted.people and person not in self.sockets:
            self.away[person] = self._time()

    def away_since(self, person: str) -> float:
        """Return the loop time when a seated person left, or the current time if unknown."""
        return self.away.setdefault(person, self._time())

    def find_players(self) -> None:
        """Update each connection's player after seats have changed."""
        for socket in self.everyone():
            socket.player = self._hosted.player_of(socket.person)

    # Seats: sent to everyone at most once per pause, so that many small changes do not cause many frames

    def sending_seats(self, connection: Connection | None = None) -> Callback:
        """Return a callback that sends everyone the seats after an event. During the pause, only the connection that
        caused the event gets them. The others get them when the pause ends."""
        self.find_players()
        self._version += 1
        if connection is None or self._time() >= self._seats_due:
            if self._seats_timer is not None:
                self._seats_timer.cancel()
                self._seats_timer = None
            self._seats_due = self._time() + SEATS_PAUSE
            return partial(self.send_all, self._seats_frame())
        self._plan_seats()
        return partial(self._send_seats, connection, self._seats_frame(), self._version)

    def _send_seats(self, connection: Connection, frame: bytes, version: int) -> None:
        connection.known_seats = version
        self._write(connection, frame)

    def _presence_changed(self) -> None:
        self._version += 1
        self._plan_seats()

    def _plan_seats(self) -> None:
        if self._seats_timer is None:
            loop, latest = self._services.loop, self._send_latest_seats
            wait = self._seats_due - self._time()
            self._seats_timer = loop.call_later(wait, latest) if wait > 0 else loop.call_soon(latest)

    def _send_latest_seats(self) -> None:
        """Send the seats, except to a person whose last frame already showed them."""
        self._seats_timer = None
        if any(socket.known_seats != self._version for socket in self.sockets.values()):
            self._seats_due = self._time() + SEATS_PAUSE
            self._after_commit(partial(self.send_all, self._seats_frame(), self._version))

    def _seats_frame(self) -> bytes:
        if self.coming:  # this frame omits people who are joining, but reaches them after their first frame
            self._version += 1
        return broadcast.frame(broadcast.seats_of(self._hosted, self.here()))

    # Sending

    def audiences(self) -> set[broadcast.Audience]:
        """List the audiences that want views."""
        if not self._views_wanted:
            return set()
        return {(socket.player, socket.words) for socket in self.everyone() if socket.views}

    def send(self, frames: Frames, last: int) -> None:
        """Send each person the frame for their audience. `last` is the number of the last event in the frames."""
        spectators = self._hosted.settings.spectators
        for person, socket in self.sockets.items():
            if socket.player is None and not spectators:
                continue
            if person in self.lagging or not socket.write(frames.frame_for(socket.player, socket.views, socket.words)):
                self._lags(person)
        self._session.sent(last)

    def send_all(self, frame: bytes, seats: int = 0) -> None:
        """Send everyone the same frame, except those who already know this version of the seats."""
        for person, socket in self.sockets.items():
            if seats and socket.known_seats == seats:
                continue
            if person in self.lagging or not socket.write(frame):
                self._lags(person)

    def send_whole(self, connection: Connection) -> None:
        """Send the full state of the table."""
        self._after_commit(self.sending_whole(connection))

    def sending_whole(self, connection: Connection) -> Callback:
        return partial(self._write, connection, self._whole_frame(connection))

    def _whole_frame(self, connection: Connection) -> bytes:
        hosted, person, here, due = self._hosted, connection.person, self.here(), self._session.due_in()
        moment = hosted.seq, self._version
        if moment != self._moment:
            self._moment, self._wholes = moment, {}
        audience = hosted.player_of(person), connection.words
        whole = self._wholes.get(audience)
        if whole is None:
            built = broadcast.whole(hosted, person, here, due, words=connection.words)
            whole = self._wholes[audience] = broadcast.shared(built)
        if here.get(person) != connection.program:  # not recorded as present yet
            seats = broadcast.seats_of(hosted, {**here, person: connection.program})
            whole = msgspec.structs.replace(whole, seats=seats)
        return broadcast.frame(msgspec.structs.replace(whole, you=person, due=due))

    def _write(self, connection: Connection, frame: bytes) -> None:
        if not connection.write(frame) and not connection.closed:
            self._lags(connection.person)

    # Slow readers

    def _lags(self, person: str) -> None:
        if person not in self.lagging:
            self.lagging.add(person)
            self._services.metrics.behind += 1

    def caught_up(self, connection: Connection) -> None:
        if connection.person in self.lagging and self.sockets.get(connection.person) is connection:
            self._after_commit(partial(self._catch_up, connection))

    def _catch_up(self, connection: Connection) -> None:
        """Send the full state of the table. From this frame on, the person receives every update again."""
        self._after_commit(partial(self._is_back, connection, self._whole_frame(connection)))

    def _is_back(self, connection: Connection, frame: bytes) -> None:
        if self.sockets.get(connection.person) is connection and connection.write(frame):
            self.lagging.discard(connection.person)
