"""A live table, which turns commands, bot moves, and timers into log events.

Nothing here waits: the core is fast, so the event loop is the queue, and sockets, timers, and bots call the table
directly. Frames go through storage and are sent, in order, once their events are durable.
"""

import random
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from wildfour.chance.launcher_physics import Flight, Launch, flight_in
from wildfour.errors import Illegal, Invalid, WildfourError
from wildfour.protocol.commands import Command, Move
from wildfour.server.rate_limits import Buckets, ChatLimits
from wildfour.server.services import Services
from wildfour.server.storage import log_events
from wildfour.server.storage.storage import Callback
from wildfour.server.table import broadcast
from wildfour.server.table.admission import Admission
from wildfour.server.table.bot_driver import BotPlayers
from wildfour.server.table.catch_window import CatchWindow
from wildfour.server.table.hint_requests import HintRequests
from wildfour.server.table.match_archive import keep_match
from wildfour.server.table.no_change import changes_nothing
from wildfour.server.table.presence import Presence
from wildfour.server.table.table_snapshots import save
from wildfour.server.table.table_state import HostedTable
from wildfour.server.table.table_timers import Clocks
from wildfour.server.websocket import Connection
from wildfour.table import Table, Update

SNAPSHOT_EVERY = 8  # maximum number of events to reapply after a restart
SNAPSHOT_UNDER_LOAD = 128  # when many tables are active; most rounds are shorter, and each ends with a snapshot anyway
NAME_BYTES = 16
LOOK_RATE, LOOK_BURST = 1, 10  # full states per second per person, and burst size
FAIR = log_events.Committed | log_events.Revealed  # clients check all of them before the deal
Handler = Callable[["LiveTable", Connection, Any], None]


class LiveTable:
    """A table in memory. `handlers` maps every command type except Move to its function."""

    def __init__(self, hosted: HostedTable, services: Services, handlers: Mapping[type[Command], Handler]) -> None:
        self.hosted = hosted
        self.services = services
        self.storage = services.storage
        self.luck = random.Random(secrets.randbits(64))
        self.presence = Presence(self)
        self.catches = CatchWindow(self)
        self.clocks = Clocks(self)
        self.bots = BotPlayers(self)
        self.hints = HintRequests(self)
        self.saved_seq = hosted.seq  # last event in the newest snapshot
        self._handlers = handlers
        self.looks = Buckets(LOOK_RATE, LOOK_BURST)
        self.admission = Admission(hosted, services.loop.time)
        self.chat_limits = ChatLimits()
        self.group: tuple[LiveTable, ...] = (self,)  # the tables of a match: see paired_table.py

    @property
    def table(self) -> Table:
        assert self.hosted.table is not None
        return self.hosted.table

    @property
    def may_deal(self) -> bool:
        """Check whether this table's clock may deal the next round now."""
        return self.group[0] is self and all(one.hosted.stage == "between" for one in self.group)

    @property
    def is_finished(self) -> bool:
        """Check whether the match is over at all its tables, but not archived yet."""
        return all(one.hosted.stage == "over" for one in self.group) and not self.hosted.replay

    # Hooks of presence

    def due_in(self) -> int | None:
        return self.clocks.due_in()

    def came(self, connection: Connection) -> None:
        self.admission.came(connection.person, connection.address)
        if self.hosted.stage == "playing" and self.table.current_player == connection.player:
            self.clocks.restart_turn()
        self.clocks.plan()
        self.hints.prepare()

    def left(self) -> None:
        self.clocks.plan()

    def sent(self, last: int) -> None:
        self.catches.note_sent(last)

    def plan(self) -> None:
        self.clocks.plan()

    def give_back(self, person: str) -> None:
        """Return a seat that a bot has held to its person."""
        player = self.hosted.player_of(person)
        if player is not None and self.hosted.seats[player].held:
            self.clocks.missed_turns.pop(player, None)
            self.note(log_events.SeatHeld(player=player, held=False))

    # The host

    def pass_host_if_away(self) -> None:
        """Make another player the host if the host has been away too long."""
        host, people, here = self.hosted.host, self.hosted.people, self.presence.sockets
        if not any(person in here for person in people if person != host):
            return
        since = self.presence.away.get(host)
        away = since is not None and self.services.loop.time() - since > self.services.settings.grace
        if away or (host not in here and host not in people):
            self.pass_host_on(host)

    def pass_host_on(self, person: str) -> None:
        """If this person is the host, pass the role to another player, preferably one who is present."""
        others = [other for other in self.hosted.people if other != person]
        here = [other for other in others if other in self.presence.sockets]
        if others and self.hosted.host == person:
            self.note(log_events.HostPassed(person=(here or others)[0]))

    # Commands

    def receive(self, connection: Connection, command: Command) -> None:
        """Execute a command once. Acknowledge a repeated command without executing it again."""
        if connection.person in self.hosted.kicked:
            return
        if self.hosted.is_done(connection.person, command.id):
            self.answer(connection, broadcast.done(command.id))
            return
        try:
            if type(command) is Move:
                self._move(connection, command)
            else:
                self._handlers[type(command)](self, connection, command)
        except WildfourError as error:
            self.refuse(connection, command.id, error)

    def refuse(self, connection: Connection, id: str, error: WildfourError) -> None:
        self.services.metrics.refused += 1
        number = 0 if self.hosted.table is None else self.hosted.table.number
        self.answer(connection, broadcast.refused(id, error, number))

    def answer(self, connection: Connection, frame: bytes) -> None:
        self.storage.after_commit(partial(connection.write, frame))

    def caught_up(self, connection: Connection) -> None:
        self.presence.caught_up(connection)

    # Moves

    def _move(self, connection: Connection, command: Move) -> None:
        player = connection.player
        if player is None:
            raise Invalid("no-seat-here")
        if self.hosted.stage != "playing":
            raise Illegal("no-round-now", clause="B1")
        if self.hosted.seats[player].held:
            self.give_back(connection.person)
        if self.catches.must_wait(command):
            self.catches.defer(connection, command)
        else:
            self.make_move(connection, command)

    def make_move(self, connection: Connection, command: Move) -> None:
        assert connection.player is not None
        launched = command.aim is not None and command.move.startswith("flip")
        launch = Launch(command.aim or 0, command.power) if launched else None
        update = self.hosted.move(connection.player, command.move, command.at, launch)
        event = log_events.Moved(
            by=connection.person,
            id=command.id,
            player=connection.player,
            move=command.move,
            lines=tuple(update.lines),
            launch=launch,
        )
        self.clocks.missed_turns.pop(connection.player, None)
        self._note_move(event, update, launch)

    def make(self, player: int, move: str, *, held: bool = False, launch: Launch | None = None) -> None:
        """Make a bot's move. `held` is true if the bot stands in for a person."""
        update = self.hosted.move(player, move, launch=launch)
        event = log_events.Moved(player=player, move=move, lines=tuple(update.lines), held=held, launch=launch)
        self._note_move(event, update, launch)

    def _note_move(self, event: log_events.Moved, update: Update, launch: Launch | None) -> None:
        """Log a move, and send it once it is durable."""
        self.hosted.note(event)
        self.clocks.restart_turn()
        self.catches.note_move()
        flight = None if launch is None else flight_in(self.table.match.round.moves[-1].chance[0])
        did = (event.player, event.id) if event.id else None
        self._log(event, self._sending(update, did, flight))
        self.services.metrics.moves += 1
        if self.hosted.stage != "playing":
            self._round_over()
        self.hints.note_move()
        self.clocks.plan()

    def send_countdown(self, seconds: float, *, paused: bool) -> None:
        """Send everyone the time until the next round is dealt."""
        self.storage.after_commit(partial(self.presence.send_all, broadcast.countdown(seconds, paused=paused)))

    # Events

    def note(self, event: log_events.LogEvent, connection: Connection | None = None) -> None:
        """Log an event other than a move, and send everyone the new state. A command that changes nothing is only
        acknowledged."""
        if connection is not None and changes_nothing(self.hosted, event):
            self.answer(connection, broadcast.done(event.id))
            return
        presence, stage = self.presence, self.hosted.stage
        update = self.hosted.apply(event)
        then: list[Callback] = [] if update is None else [self._sending(update)]
        if isinstance(event, log_events.Said):
            then.append(partial(presence.send_all, broadcast.chat(self.hosted.chat[-1])))
        else:
            at_once = self.hosted.stage != stage or isinstance(event, FAIR)
            then.append(presence.sending_seats(None if at_once else connection))
        if isinstance(event, log_events.TookSeat) and event.by in presence.sockets and self.hosted.table is not None:
            then.append(presence.sending_whole(presence.sockets[event.by]))
        if connection is not None and event.id:
            then.append(partial(connection.write, broadcast.done(event.id)))
        self._log(event, partial(all_of, then))
        self.clocks.plan()

    def _sending(self, update: Update, did: tuple[int, str] | None = None, flight: Flight | None = None) -> Callback:
        """Build an update's frames now, and return a callback that sends them once it is durable."""
        frames = broadcast.update_frames(self.table, update, self.presence.audiences(), self.due_in(), did, flight)
        return partial(self.presence.send, frames, update.first + len(update.events) - 1)

    def _log(self, event: log_events.LogEvent, then: Callback) -> None:
        hosted, storage = self.hosted, self.storage
        storage.append(hosted.number, hosted.seq, event, then)
        if hosted.seq - self.saved_seq >= (SNAPSHOT_UNDER_LOAD if storage.under_load else SNAPSHOT_EVERY):
            self.save()

    def save(self) -> None:
        """Save a snapshot from which the table can be loaded."""
        if self.hosted.seq > self.saved_seq:
            self.saved_seq = self.hosted.seq
            self.hosted.forget_visitors([one.person for one in self.presence.everyone()])
            self.storage.save_snapshot(self.hosted.number, self.saved_seq, save(self.hosted))

    # Rounds and matches

    def seat_latecomers(self) -> None:
        for player, seat in enumerate(self.hosted.seats):
            late = seat.waiting
            if late is not None:
                self.note(
                    log_events.TookSeat(
                        by=late.by, player=player, name=late.name, program=late.program, avatar=late.avatar
                    )
                )

    def deal(self) -> None:
        """Seat the latecomers and deal the next round."""
        self.seat_latecomers()
        update = self.hosted.deal()
        event = log_events.RoundDealt(lines=tuple(update.lines))
        self.hosted.note(event)
        self.clocks.restart_turn()
        self.catches.note_move()
        self._log(event, partial(all_of, [self._sending(update), self.presence.sending_seats()]))
        self.save()
        if self.hosted.stage != "playing":
            self._round_over()
        self.clocks.plan()

    def _round_over(self) -> None:
        """Send the seats after a round. After the last round, archive the match."""
        if self.hosted.stage == "over":
            self.close_match(finished=True)
        else:
            self.storage.after_commit(self.presence.sending_seats())

    def close_match(self, *, finished: bool) -> None:
        replay = secrets.token_urlsafe(NAME_BYTES)
        keep_match(self.hosted, replay, finished, self.storage)
        self.save()
        self.note(log_events.MatchClosed(replay=replay, finished=finished))
        self.services.metrics.matches += 1

    def end(self) -> None:
        """End a table that has been empty too long. Archive its unfinished match, including its secrets."""
        if self.hosted.table is not None and not self.hosted.replay:
            self.close_match(finished=False)
        self.note(log_events.TableEnded())
        self.clocks.stop()
        for connection in list(self.presence.sockets.values()):
            connection.leave("ended")


def all_of(then: list[Callback]) -> None:
    for one in then:
        one()
