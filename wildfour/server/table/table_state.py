"""The state of a table, built from its log events: seats, ceremony, match, and chat.

It has no clock, sockets, or database. `apply` takes events in order, as they happen or from the log, with the same
result. table_session.py decides which events occur.
"""

from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from wildfour.chance.launcher_physics import Launch
from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.protocol.shared_types import ChatLine, FairView, SeatView, Stage, TableSettings
from wildfour.server.storage import log_events
from wildfour.server.table.match_ceremony import MatchCeremony, with_terms
from wildfour.server.table.seat import GUEST, STAND_IN, Seat
from wildfour.table import EMPTY, PERSON, Table, Update
from wildfour.transcript.commitment_header import Seed
from wildfour.transcript.nameless import placeholder

KEPT_CHAT = 50
KEPT_IDS = 64  # recent commands per person, to recognize repeats
KEPT_PEOPLE = 100  # people who have left; only the most recently seen are kept


@dataclass(slots=True)
class HostedTable:
    """The state of a table. `secret` belongs to the server and covers all of this table's deals. `fair` is the current
    match's ceremony."""

    number: int
    name: str
    code: str
    secret: bytes
    seq: int = 0  # number of the last event
    settings: TableSettings = field(default_factory=TableSettings)
    host: str = ""
    stage: Stage = "lobby"
    seats: list[Seat] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)  # everyone who has had a seat here
    muted: set[str] = field(default_factory=set)
    kicked: set[str] = field(default_factory=set)
    locked: bool = False  # admits only people who hold a seat
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=KEPT_CHAT))
    said: int = 0  # number of chat lines so far
    done: dict[str, dict[str, None]] = field(default_factory=dict)  # command ids by person, ordered by last visit
    match: int = 1  # match number at this table
    first_seq: int = 0  # number of this match's first event
    replay: str = ""  # name of the finished match
    fair: MatchCeremony = field(init=False)
    table: Table | None = None
    named: dict[str, int] = field(default_factory=dict)  # in this match: the player that bears each person's name
    forgotten: set[int] = field(default_factory=set)  # in this match: players whose names are to be deleted
    left_seats: dict[int, str] = field(default_factory=dict)  # in this round: maps players to the people who left
    pair: str = ""  # name of the other table of a match at two tables (H6)
    other: "HostedTable | None" = field(default=None, repr=False, compare=False)  # the other table, if in memory
    streams: Callable[[int], Any] | None = None  # replaces the ceremony's deals in tests

    # Events

    def apply(self, fact: log_events.LogEvent) -> Update | None:
        """Apply an event. Return the update if it is a deal, a move, or a change of occupant."""
        news: Update | None = getattr(self, HANDLERS[type(fact)])(fact)
        self.note(fact)
        return news

    def note(self, fact: log_events.LogEvent) -> None:
        """Count the event, and mark the command that caused it as done."""
        self.seq += 1
        if fact.id:
            ids = self.done[fact.by] = self.done.pop(fact.by, {})
            ids[fact.id] = None
            if len(ids) > KEPT_IDS:
                del ids[next(iter(ids))]

    def saw(self, person: str) -> None:
        """Record that a person was here until now."""
        if person in self.done:
            self.done[person] = self.done.pop(person)

    def forget_visitors(self, here: Collection[str]) -> None:
        """Drop the records of absent people, except the latest. Keep everyone who is here, has or awaits a seat, may
        return to one, or was removed or muted."""
        waiting = (seat.waiting.by for seat in self.seats if seat.waiting is not None)
        kept = {*here, self.host, *self.people, *waiting, *self.left_seats.values(), *self.kicked, *self.muted}
        gone = [*(one for one in self.names if one not in self.done), *self.done]
        for person in [one for one in gone if one not in kept][:-KEPT_PEOPLE]:
            self.names.pop(person, None)
            self.done.pop(person, None)

    def is_done(self, person: str, id: str) -> bool:
        return id in self.done.get(person, ())

    def table_made(self, fact: log_events.TableMade) -> None:
        self.settings, self.host, self.pair = with_terms(fact.settings), fact.by, fact.pair
        self.seats = [Seat() for _ in range(fact.settings.seats)]
        self.fair = MatchCeremony.of(self.secret, self.match, self.settings)

    def took_seat(self, fact: log_events.TookSeat) -> Update | None:
        news = self.seat_person(fact.player, fact.by, fact.name, fact.program)
        self.seats[fact.player].avatar = fact.avatar
        return news

    def seat_person(self, player: int, person: str, name: str, program: bool) -> Update | None:
        """Seat a person. The match keeps the names that its deals are bound to. Seats show the current occupants."""
        for place, seat in enumerate(self.seats):
            if seat.person == person:
                self.seats[place] = Seat()
        self.names[person] = name
        self.seats[player] = Seat(PERSON, name, person, program)
        return self.set_occupant(player, PERSON)

    def set_occupant(self, player: int, who: str) -> Update | None:
        """Record who now plays for a player. During a match, return the update."""
        return None if self.table is None else self.table.sit(player, who)

    def waits_for_seat(self, fact: log_events.WaitsForSeat) -> None:
        self._stop_waiting(fact.by)
        self.seats[fact.player].waiting = fact

    def _stop_waiting(self, person: str) -> None:
        for seat in self.seats:
            if seat.waiting is not None and seat.waiting.by == person:
                seat.waiting = None

    def left_seat(self, fact: log_events.LeftSeat) -> Update | None:
        if self.stage == "lobby":
            self.seats[fact.player] = Seat()
            return None
        if self.stage == "playing":
            self.left_seats[fact.player] = self.seats[fact.player].person
        self.seats[fact.player] = Seat(STAND_IN, self.seats[fact.player].name)
        return self.set_occupant(fact.player, STAND_IN)

    def bot_took_seat(self, fact: log_events.BotTookSeat) -> None:
        self.seats[fact.player] = Seat(fact.level, fact.name)

    def seat_cleared(self, fact: log_events.SeatCleared) -> None:
        self.seats[fact.player] = Seat()

    def seats_exchanged(self, fact: log_events.SeatsExchanged) -> None:
        seats, one, two = self.seats, fact.player, fact.other
        seats[one], seats[two] = seats[two], seats[one]

    def started(self, fact: log_events.Started) -> None:
        self.seats = [self.seats[place] for place in fact.order]
        self.named = {seat.person: player for player, seat in enumerate(self.seats) if seat.person}
        self.fair.begin(self.settings, self.seats)
        self._note_ceremony()

    def _note_ceremony(self) -> None:
        self.stage = "revealing" if self.fair.revealing else "committing"

    def committed(self, fact: log_events.Committed) -> None:
        self.fair.commit(fact.player, bytes.fromhex(fact.commitment))
        self._note_ceremony()

    def revealed(self, fact: log_events.Revealed) -> None:
        self.fair.reveal(fact.player, Seed(bytes.fromhex(fact.salt), bytes.fromhex(fact.seed)))

    def ceremony_restarted(self, fact: log_events.CeremonyRestarted) -> None:
        self.fair.restart(self.seats)
        self._note_ceremony()

    def round_dealt(self, fact: log_events.RoundDealt) -> Update:
        news = self.deal()
        check_lines(news, fact.lines)
        return news

    def deal(self) -> Update:
        """Deal the first or next round."""
        self.left_seats = {}
        for seat in self.seats:
            seat.ready = False
        if self.table is None:
            self.table = self._first_table()
            news = self.table.opening
        else:
            news = self.table.deal()
        self.stage = "playing"
        self.after_news()
        return news

    def _first_table(self) -> Table:
        settings, deals = self.settings, self.fair.first_deals()
        self.first_seq = self.seq + 1
        match = Match(
            settings.edition,
            players=tuple(seat.name for seat in self.seats),
            options=settings.options,
            format=settings.format,
            streams=self.streams or deals.stream,
            bots=tuple(seat.who for seat in self.seats),
            pledge=deals.pledge,
        )
        match.finished = None  # the log has the finished rounds, so they need not stay in memory
        return Table(match, [seat.bot or seat.who for seat in self.seats])

    def moved(self, fact: log_events.Moved) -> Update:
        news = self.move(fact.player, fact.move, launch=None if fact.launch is None else Launch(*fact.launch))
        check_lines(news, fact.lines)
        return news

    def move(self, player: int, move: str, at: int | None = None, launch: Launch | None = None) -> Update:
        assert self.table is not None
        news = self.table.apply(player, move, at=at, launch=launch)
        self.after_news()
        return news

    def after_news(self) -> None:
        assert self.table is not None
        if self.table.match.round.over:
            self.stage = "over" if self.table.match.over else "between"

    def seat_held(self, fact: log_events.SeatHeld) -> Update | None:
        self.seats[fact.player].held = fact.held
        return self.set_occupant(fact.player, STAND_IN if fact.held else PERSON)

    def host_passed(self, fact: log_events.HostPassed) -> None:
        self.host = fact.person

    def kicked_out(self, fact: log_events.Kicked) -> None:
        self.kicked.add(fact.person)
        self._stop_waiting(fact.person)

    def muted_one(self, fact: log_events.Muted) -> None:
        (self.muted.add if fact.muted else self.muted.discard)(fact.person)

    def lock_or_unlock(self, fact: log_events.Locked) -> None:
        self.locked = fact.locked

    def add_chat_line(self, fact: log_events.Said) -> None:
        self.said += 1
        if fact.text:
            name = self.names.get(fact.by, "")
            self.chat.append(ChatLine(number=self.said, person=fact.by, name=name, text=fact.text, at=fact.at))

    def keep_chat(self, kept: Callable[[ChatLine], bool]) -> bool:
        """Drop the chat lines that `kept` rejects. Return True if any were dropped."""
        before, self.chat = self.chat, deque(filter(kept, self.chat), maxlen=KEPT_CHAT)
        return len(self.chat) < len(before)

    def forget_person(self, fact: log_events.Forgotten) -> None:
        """Delete a person's name and chat. A match keeps its names until it is archived: the deals are bound to
        them."""
        name, player = self.names.pop(fact.by, ""), self.named.pop(fact.by, None)
        if player is not None:
            self.forgotten.add(player)
        self._stop_waiting(fact.by)
        self.keep_chat(lambda line: line.person != fact.by)
        for at, seat in enumerate(self.seats):
            if name and seat.name == name and not seat.person and at not in self.forgotten:
                seat.name = placeholder(at)

    def is_ready(self, fact: log_events.IsReady) -> None:
        self.seats[fact.player].ready = True

    def match_closed(self, fact: log_events.MatchClosed) -> None:
        self.replay = fact.replay
        self.stage = "over"

    def new_match(self, fact: log_events.NewMatch) -> None:
        """Return to the lobby. People who permanently gave up their seats to bots are no longer part of the table. The
        bots stay."""
        self.match += 1
        self.stage, self.replay = "lobby", ""
        self.table = None
        for player, seat in enumerate(self.seats):
            seat.held = seat.ready = False
            if player in self.forgotten and not seat.person:
                seat.name = placeholder(player)
        self.named, self.forgotten = {}, set()
        self.seats += [Seat() for _ in range(self.settings.seats - len(self.seats))]
        self.fair = MatchCeremony.of(self.secret, self.match, self.settings)

    def table_ended(self, fact: log_events.TableEnded) -> None:
        self.stage = "ended"

    # Queries

    def player_of(self, person: str) -> int | None:
        for player, seat in enumerate(self.seats):
            if seat.person == person:
                return player
        return None

    @property
    def takes_at_once(self) -> bool:
        """Check whether a latecomer may take a bot's seat, and see its hand, mid-round."""
        return self.stage == "playing" and self.settings.latecomers == "at-once"

    def may_see_hand(self, person: str, player: int) -> bool:
        """Check whether a person may take a seat mid-round. Once people have left, each of them may return only to
        their own seat. Otherwise, one person could see every hand."""
        return not self.left_seats or self.left_seats.get(player) == person

    def names_taken(self, person: str | None = None, player: int | None = None) -> list[str]:
        """List the names at the table, excluding a given person's and a given seat's."""
        waiting = [seat.waiting for seat in self.seats if seat.waiting is not None]
        return [
            *(seat.name for at, seat in enumerate(self.seats) if seat.name and seat.person != person and at != player),
            *(late.name for late in waiting if late.by != person),
        ]

    def belongs(self, person: str) -> bool:
        """Check whether a person is the host, has a seat, or waits for one."""
        waiting = (seat.waiting.by for seat in self.seats if seat.waiting is not None)
        return person == self.host or person in self.people or person in waiting

    @property
    def people(self) -> list[str]:
        """List the people who have a seat."""
        return [seat.person for seat in self.seats if seat.person]

    @property
    def has_guest(self) -> bool:
        """Check whether anyone has no name yet."""
        return any(seat.person and seat.name == GUEST for seat in self.seats)

    @property
    def open_seats(self) -> int:
        """Count the seats that a newcomer can take: free seats, or bot seats during a match."""
        if self.stage == "lobby":
            return sum(seat.who == EMPTY for seat in self.seats)
        if self.stage not in ("playing", "between") or self.settings.latecomers == "no" or self.has_guest:
            return 0
        if self.takes_at_once and self.left_seats:
            return 0
        return sum(seat.who not in (PERSON, EMPTY) and seat.waiting is None for seat in self.seats)

    def seat_views(self) -> tuple[SeatView, ...]:
        ceremony = self.fair.ceremony
        committed, revealed = ({}, {}) if ceremony is None else (ceremony.commitments, ceremony.seeds)
        return tuple(
            seat.view(committed=player in committed, revealed=player in revealed)
            for player, seat in enumerate(self.seats)
        )

    def fair_view(self) -> FairView:
        """Build the public view of the deals. It includes the secrets of all rounds after the match, or of past rounds
        if the table's settings reveal them earlier."""
        if self.table is None:
            return self.fair.view(0)
        match = self.table.match
        if self.stage in ("over", "ended") and self.replay:
            return self.fair.view(match.number)
        return self.fair.view(match.number - (not match.round.over) if self.settings.reveal == "round" else 0)


def check_lines(news: Update, lines: tuple[str, ...]) -> None:
    """Check that replaying the log produces the recorded lines."""
    if tuple(news.lines) != lines:
        raise Invalid("log-does-not-replay", written=" / ".join(lines), now=" / ".join(news.lines))


# Maps each event type to the method whose `fact` parameter has that type.
HANDLERS: dict[type[log_events.LogEvent], str] = {
    method.__annotations__["fact"]: name
    for name, method in vars(HostedTable).items()
    if getattr(method, "__annotations__", {}).get("fact") in log_events.KINDS
}
