"""A table that is being played: its people, its clocks and its bots around the facts of hosted.py.

Nothing here waits: the core is quick, so the event loop itself is the queue, and sockets, clocks and bots call the
table. Whatever leaves goes through the writer, in order, when the facts it tells of are on the disk.
"""

import asyncio
import random
import secrets
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from wildfour.bots.expert.expert_worker import MoveEstimate
from wildfour.chance.launcher_physics import Flight, Launch, flight_in
from wildfour.errors import Illegal, Invalid, Stale, WildfourError
from wildfour.events.event_kinds import NOBODY
from wildfour.narration.hint_reasons import Situation
from wildfour.narration.hints import Hint
from wildfour.protocol.commands import AnyCommand, Move
from wildfour.protocol.frames import Done
from wildfour.server.connection import Connection
from wildfour.server.rate_limits import Bucket
from wildfour.server.storage import log_events
from wildfour.server.storage.storage import Callback
from wildfour.server.table import broadcast
from wildfour.server.table.bot_driver import BotPlayers
from wildfour.server.table.match_archive import keep_match
from wildfour.server.table.table_commands import COMMANDS, pass_host_on
from wildfour.server.table.table_snapshots import save
from wildfour.server.table.table_state import HostedTable
from wildfour.server.table.table_timers import Clocks
from wildfour.table import PERSON, Table, Update

if TYPE_CHECKING:
    from wildfour.server.table_registry import Tables

SNAPSHOT_EVERY = 8  # events: that few at most are applied again after a start
SNAPSHOT_UNDER_LOAD = 128  # where many tables move at once; most rounds end before that, and after a deal there is one
MOST_HELD_BACK = 3  # moves of one person that wait for a catch to be decided
NAME_BYTES = 16
CHAT_RATE, CHAT_BURST = 0.5, 6


class HeldBack(NamedTuple):
    """A catch that came early, or a move that waits for one. A move is `fresh` if nothing had come since its player
    chose, unless that is the one who may be caught."""

    connection: Connection
    command: Move
    fresh: bool


class LiveTable:
    """`sockets` are the people who are here, one connection each."""

    def __init__(self, hosted: HostedTable, tables: "Tables") -> None:
        self.hosted = hosted
        self.tables = tables
        self.storage = tables.storage
        self.settings = tables.settings
        self.loop: asyncio.AbstractEventLoop = tables.loop
        self.sockets: dict[str, Connection] = {}
        self.coming: set[Connection] = set()  # who gets the whole table as soon as the disk has it
        self.gone = dict.fromkeys(hosted.people, self.loop.time())  # since when people with a seat are not here
        self.behind: set[str] = set()  # who did not keep up, and gets the whole table once there is room
        self.empty_since = self.loop.time()
        self.luck = random.Random(secrets.randbits(64))
        self.clocks = Clocks(self)
        self.bots = BotPlayers(self)
        self.held_back: list[HeldBack] = []
        self._presence_changed = False
        self._presence = 0  # how often it has changed
        self._views_are_wanted = False  # by somebody who has come
        self._chat: dict[str, Bucket] = {}
        self.saved_seq = hosted.seq  # of the last event that need not be in a newer snapshot

    # People

    def here(self) -> dict[str, tuple[str, bool]]:
        return {person: (socket.name, socket.program) for person, socket in self.sockets.items()}

    def join(self, connection: Connection) -> None:
        """Somebody comes, or comes back. What they see first waits for the disk like everything else, and whatever is
        told after it they are told, too."""
        self.coming.add(connection)
        self._views_are_wanted |= connection.views
        self.gone.pop(connection.person, None)  # else a clock that ran out meanwhile would take the seat again
        self.give_back(connection.person)
        connection.player = self.hosted.player_of(connection.person)
        frame = self._whole_frame(connection)
        connection.presence = self._presence + 1  # as it will be, if nobody else comes or goes first
        self.storage.after_commit(partial(self._admit, connection, frame))

    def _admit(self, connection: Connection, frame: bytes) -> None:
        self.coming.discard(connection)
        if connection.closed:
            self._is_gone(connection.person)
            return
        if connection.person in self.hosted.kicked:
            connection.leave("kicked")
            return
        before = self.sockets.get(connection.person)
        if before is not None:
            before.leave("newer")
        self.sockets[connection.person] = connection
        self.gone.pop(connection.person, None)
        self.behind.discard(connection.person)
        connection.player = self.hosted.player_of(connection.person)
        self._write_or_fall_behind(connection, frame)
        self.people_changed()
        if self.hosted.stage == "playing" and self.table.current_player == connection.player:
            self.clocks.restart_turn()
        self.clocks.plan()

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if self.sockets.get(connection.person) is not connection:
            return
        del self.sockets[connection.person]
        self.behind.discard(connection.person)
        self._is_gone(connection.person)
        if not self.sockets:
            self.empty_since = self.loop.time()
        self.people_changed()
        self.clocks.plan()

    def _is_gone(self, person: str) -> None:
        if person in self.hosted.people and person not in self.sockets:
            self.gone[person] = self.loop.time()

    def give_back(self, person: str) -> None:
        """A bot has held the seat of somebody who is here again."""
        player = self.hosted.player_of(person)
        if player is not None and self.hosted.seats[player].held:
            self.clocks.missed_turns.pop(player, None)
            self.note(log_events.SeatHeld(player=player, held=False))

    def pass_host_if_gone(self) -> None:
        """The host has been away for longer than anybody should be waited for."""
        host = self.hosted.host
        if not any(person in self.sockets for person in self.hosted.people if person != host):
            return
        since = self.gone.get(host)
        away = since is not None and self.loop.time() - since > self.settings.grace
        if away or (host not in self.sockets and host not in self.hosted.people and self.hosted.people):
            pass_host_on(self, host)

    def chat_limit(self, person: str) -> bool:
        """Chat is for people who play a game: some lines at once, then one in two seconds."""
        bucket = self._chat.get(person)
        if bucket is None:
            bucket = self._chat[person] = Bucket(CHAT_RATE, CHAT_BURST)
        return bucket.take(self.loop.time())

    def hinted(self, connection: Connection, id: str, weighed: list[MoveEstimate], at: Situation) -> None:
        if weighed:
            words = (at.without_search() or Hint(at, weighed).conclusion()) if connection.words else None
            self.answer(connection, broadcast.frame(Done(id=id, hint=weighed, words=words)))
        else:
            self.refuse(connection, id, Invalid("no-hints-here"))

    def is_here(self, player: int) -> bool:
        return self.hosted.seats[player].person in self.sockets

    # Commands

    def receive(self, connection: Connection, command: AnyCommand) -> None:
        """Do a command once; whoever sends it again is told that it is done."""
        if connection.person in self.hosted.kicked:
            return
        if self.hosted.is_done(connection.person, command.id):
            self.answer(connection, broadcast.done(command.id))
            return
        try:
            if type(command) is Move:
                self.move(connection, command)
            else:
                COMMANDS[type(command)](self, connection, command)
        except WildfourError as error:
            self.refuse(connection, command.id, error)

    def refuse(self, connection: Connection, id: str, error: WildfourError) -> None:
        self.tables.metrics.refused += 1
        number = 0 if self.hosted.table is None else self.hosted.table.number
        self.answer(connection, broadcast.frame(broadcast.refused(id, error, number)))

    def answer(self, connection: Connection, frame: bytes) -> None:
        self.storage.after_commit(partial(connection.write, frame))

    def move(self, connection: Connection, command: Move) -> None:
        player = connection.player
        if player is None:
            raise Invalid("no-seat-here")
        if self.hosted.stage != "playing":
            raise Illegal("no-round-now", clause="B1")
        if self.hosted.seats[player].held:
            self.give_back(connection.person)
        is_catch = command.move.startswith("catch")
        if is_catch:
            self.check_catch(command)
        if self.held_back or (is_catch and self.is_early_catch(command.move)):
            self.hold_back(connection, command)
        else:
            launch = None
            if command.aim is not None and command.move.startswith("flip"):
                launch = Launch(command.aim, command.power)
            self.make(player, command.move, at=command.at, by=connection.person, id=command.id, launch=launch)

    def make(
        self,
        player: int,
        move: str,
        *,
        at: int | None = None,
        by: str = "",
        id: str = "",
        held: bool = False,
        launch: Launch | None = None,
    ) -> None:
        """Make a move, write it down, and tell it when it is on the disk."""
        hosted = self.hosted
        news = hosted.move(player, move, at, launch)
        fact = log_events.Moved(
            by=by, id=id, player=player, move=move, lines=tuple(news.lines), held=held, launch=launch
        )
        hosted.note(fact)
        self.clocks.moved()
        if by:
            self.clocks.missed_turns.pop(player, None)
        flight = None if launch is None else flight_in(self.table.match.round.moves[-1].chance[0])
        self._log(fact, self._telling(news, (player, id) if id else None, flight))
        self.tables.metrics.moves += 1
        if hosted.stage != "playing":
            self._round_over()
        self.clocks.plan()

    # Catches (E2 to E5) wait until the one who laid the card had a human chance to call

    def is_early_catch(self, move: str) -> bool:
        exposed = self.table.match.round.state.exposed
        return exposed != NOBODY and move == f"catch {exposed}" and self.loop.time() < self.clocks.catch_from

    def hold_back(self, connection: Connection, command: Move) -> None:
        """A call is heard at once. Everything else that comes while a catch waits is heard after it, in order."""
        if self.held_back and connection.player is not None and command.move == "uno!":
            self.make(connection.player, command.move, at=command.at, by=connection.person, id=command.id)
            return
        if sum(one.connection.person == connection.person for one in self.held_back) >= MOST_HELD_BACK:
            raise Invalid("table-is-busy")
        exposed = self.table.match.round.state.exposed
        is_exposed = exposed != NOBODY and self.table.match.seating[exposed] == connection.player
        fresh = self.table.is_fresh(command.at) and not is_exposed and not command.move.startswith("catch")
        self.held_back.append(HeldBack(connection, command, fresh))
        self.clocks.plan()

    def check_catch(self, command: Move) -> None:
        """Whoever was overtaken by a call or another catch is late, and has not made a wrong catch that costs cards."""
        table = self.table
        exposed = table.match.round.state.exposed
        if command.at != table.number and command.move != f"catch {exposed}":
            raise Stale("stale-move", move=command.move, at=str(command.at), number=str(table.number))

    def hear_held_back(self) -> None:
        """Each as if it came now: one of them may be done already, or a catch be too early for another card. A move is
        not stale because of the catch that it had to wait for."""
        waiting, self.held_back = self.held_back, []
        only_catches = True
        for connection, command, fresh in waiting:
            number = self.table.number
            as_now = msgspec.structs.replace(command, at=number) if fresh and only_catches else command
            self.receive(connection, as_now)
            only_catches = only_catches and (command.move.startswith("catch") or self.table.number == number)

    # Facts

    def note(self, fact: log_events.LogEvent, connection: Connection | None = None) -> None:
        """Something that is not a move has happened: write it down, and tell everybody how the table is now."""
        news = self.hosted.apply(fact)
        then: list[Callback] = [] if news is None else [self._telling(news, None)]
        if isinstance(fact, log_events.Said):
            then.append(partial(self.tell_all, broadcast.chat(self.hosted.chat[-1])))
        else:
            self._seats_are_known()
            then.append(partial(self.tell_all, self._seats_frame()))
        if isinstance(fact, log_events.TookSeat) and fact.by in self.sockets and self.hosted.table is not None:
            late = self.sockets[fact.by]
            then.append(partial(self._write_or_fall_behind, late, self._whole_frame(late)))
        if connection is not None and fact.id:
            then.append(partial(connection.write, broadcast.done(fact.id)))
        self._log(fact, partial(all_of, then))
        self.clocks.plan()

    def _seats_are_known(self) -> None:
        for socket in (*self.sockets.values(), *self.coming):
            socket.player = self.hosted.player_of(socket.person)

    def people_changed(self) -> None:
        """Somebody came or went, which is no fact: presence is not kept. Of those who come at the same moment everybody
        is told at once, but for one who has just been shown the whole table as it is now."""
        self._presence += 1
        if not self._presence_changed:
            self._presence_changed = True
            self.loop.call_soon(self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_changed = False
        if any(socket.presence != self._presence for socket in self.sockets.values()):
            frame = self._seats_frame()
            self.storage.after_commit(partial(self.tell_all, frame, self._presence))

    def _log(self, event: log_events.LogEvent, then: Callback) -> None:
        hosted, storage = self.hosted, self.storage
        storage.append(hosted.number, hosted.seq, event, then)
        if hosted.seq - self.saved_seq >= (SNAPSHOT_UNDER_LOAD if storage.under_load else SNAPSHOT_EVERY):
            self.save()

    def save(self) -> None:
        """Save a snapshot, from which the table is loaded next time."""
        if self.hosted.seq > self.saved_seq:
            self.saved_seq = self.hosted.seq
            self.storage.save_snapshot(self.hosted.number, self.saved_seq, save(self.hosted))

    def deal(self) -> None:
        """The first round or the next, with late-comers at their seats."""
        for player, seat in enumerate(self.hosted.seats):
            late = seat.waiting
            if late is not None:
                self.note(
                    log_events.TookSeat(
                        by=late.by, player=player, name=late.name, program=late.program, avatar=late.avatar
                    )
                )
        news = self.hosted.deal()
        fact = log_events.RoundDealt(lines=tuple(news.lines))
        self.hosted.note(fact)
        self.clocks.moved()
        self._log(fact, partial(all_of, [self._telling(news, None), partial(self.tell_all, self._seats_frame())]))
        self.save()
        if self.hosted.stage != "playing":
            self._round_over()
        self.clocks.plan()

    def _round_over(self) -> None:
        """A round that is over is shown as a whole; after the last one the match becomes history."""
        if self.hosted.stage == "over":
            self.close_match(finished=True)
        else:
            self.storage.after_commit(partial(self.tell_all, self._seats_frame()))

    def close_match(self, *, finished: bool) -> None:
        replay = secrets.token_urlsafe(NAME_BYTES)
        keep_match(self.hosted, replay, finished, self.storage)
        self.save()
        self.note(log_events.MatchClosed(replay=replay, finished=finished))
        self.tables.metrics.matches += 1

    def end(self) -> None:
        """Nobody has been here for long: an unfinished match is kept as it is, its secrets included."""
        if self.hosted.table is not None and not self.hosted.replay:
            self.close_match(finished=False)
        self.note(log_events.TableEnded())
        self.clocks.stop()
        for connection in list(self.sockets.values()):
            connection.leave("ended")

    # Telling

    def _seats_frame(self) -> bytes:
        if self.coming:  # they are not in it, so what they were shown first is not the last word
            self._presence += 1
        return broadcast.frame(broadcast.seats_of(self.hosted, self.here()))

    def _telling(self, news: Update, did: tuple[int, str] | None, flight: Flight | None = None) -> Callback:
        table = self.hosted.table
        assert table is not None
        by_player = broadcast.news_frames(table, news, self.clocks.due_in(), did, flight)
        games: dict[tuple[int | None, bool], bytes] = {}
        for socket in (*self.sockets.values(), *self.coming) if self._views_are_wanted else ():
            if socket.views and (socket.player, socket.words) not in games:
                frame, told = by_player.get(socket.player, by_player[None]), news if socket.words else None
                games[socket.player, socket.words] = broadcast.with_game(frame, table, socket.player, told)
        return partial(self.tell, by_player, games, news.first + len(news.events) - 1)

    def tell(self, by_player: dict[int | None, bytes], games: dict[tuple[int | None, bool], bytes], last: int) -> None:
        public, behind = by_player[None], self.behind
        for person, socket in self.sockets.items():
            player = socket.player
            if player is None and not self.hosted.settings.spectators:
                continue
            frame = by_player.get(player, public)
            if socket.views:
                frame = games.get((player, socket.words), frame)
            if person in behind or not socket.write(frame):
                self.fell_behind(person)
        self.clocks.told(last)

    def tell_all(self, frame: bytes, presence: int = 0) -> None:
        """But for those who know of that presence."""
        for person, socket in self.sockets.items():
            if presence and socket.presence == presence:
                continue
            if person in self.behind or not socket.write(frame):
                self.fell_behind(person)

    def fell_behind(self, person: str) -> None:
        """Whoever does not keep up gets the whole table once there is room, instead of all that was missed."""
        if person not in self.behind:
            self.behind.add(person)
            self.tables.metrics.behind += 1

    def caught_up(self, connection: Connection) -> None:
        if connection.person in self.behind and self.sockets.get(connection.person) is connection:
            self.storage.after_commit(partial(self._catch_up, connection))

    def _catch_up(self, connection: Connection) -> None:
        """Nothing is told to one who is behind; from this frame on everything is again."""
        frame = self._whole_frame(connection)
        self.storage.after_commit(partial(self._is_with_us, connection, frame))

    def _is_with_us(self, connection: Connection, frame: bytes) -> None:
        if self.sockets.get(connection.person) is connection and connection.write(frame):
            self.behind.discard(connection.person)

    def show_whole(self, connection: Connection) -> None:
        """As the table is now: so it waits for the disk, and for whatever has been put before it."""
        frame = self._whole_frame(connection)
        self.storage.after_commit(partial(self._write_or_fall_behind, connection, frame))

    def _whole_frame(self, connection: Connection) -> bytes:
        here = {**self.here(), connection.person: (connection.name, connection.program)}
        due = self.clocks.due_in()
        return broadcast.frame(broadcast.whole(self.hosted, connection.person, here, due, words=connection.words))

    def _write_or_fall_behind(self, connection: Connection, frame: bytes) -> None:
        if not connection.write(frame) and not connection.closed:
            self.fell_behind(connection.person)

    @property
    def table(self) -> Table:
        assert self.hosted.table is not None
        return self.hosted.table

    def people_playing(self) -> list[int]:
        """The players who are people and play themselves."""
        return [player for player, seat in enumerate(self.hosted.seats) if seat.who == PERSON and not seat.held]


def all_of(then: list[Callback]) -> None:
    for one in then:
        one()
