"""A table as its facts make it: who sits where, how far the ceremony of the deals is, the match, what was said.

It has no clock, no sockets and no database. `apply` takes facts one after the other, as they happen or as the log has
them, and comes to the same table either way. live.py decides what becomes a fact.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from wildfour.chance.launcher_physics import Launch
from wildfour.errors import Invalid
from wildfour.fair.ceremony import Ceremony
from wildfour.fair.chain import Chain, chain_length
from wildfour.fair.commitments import Terms, commitment_to, fresh_seed
from wildfour.fair.fair_deals import FairDeals
from wildfour.fair.hashing import digest, number
from wildfour.match import Match
from wildfour.match.formats import format_named
from wildfour.protocol.shared_types import ChatLine, FairView, SeatView, Stage, TableSettings
from wildfour.rulebook.option_parser import parse_options
from wildfour.server.storage import log_events
from wildfour.table import EMPTY, PERSON, Table, Update
from wildfour.transcript.commitment_header import OWN, SERVER, Seed

KEPT_CHAT = 50
KEPT_IDS = 64  # commands that are known when they are sent again, for each person
STAND_IN = "casual"  # the level of the bot that plays for a person who is gone
OF_THE_GAME = (log_events.Moved, log_events.RoundDealt)


@dataclass(slots=True)
class Seat:
    """`who` plays: PERSON, the level of a bot, or EMPTY. `waiting` is a late-comer who takes over after the round."""

    who: str = EMPTY
    name: str = ""
    person: str = ""
    program: bool = False
    held: bool = False
    ready: bool = False
    waiting: log_events.WaitsForSeat | None = None
    avatar: int | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now."""
        if self.who == PERSON:
            return STAND_IN if self.held else None
        return None if self.who == EMPTY else self.who


@dataclass(slots=True)
class HostedTable:
    """`secret` is the server's, for all deals of this table; nothing of it leaves but what fair.md says."""

    number: int
    name: str
    code: str
    secret: bytes
    seq: int = 0  # of the last fact
    settings: TableSettings = field(default_factory=TableSettings)
    host: str = ""
    stage: Stage = "lobby"
    seats: list[Seat] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)  # of the people who have had a seat here
    muted: set[str] = field(default_factory=set)
    kicked: set[str] = field(default_factory=set)
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=KEPT_CHAT))
    said: int = 0  # how many lines of chat there were
    done: dict[str, dict[str, None]] = field(default_factory=dict)  # ids of commands in order, by person
    match: int = 1  # its number at this table
    first_seq: int = 0  # of the facts of this match
    replay: str = ""  # of the match that is over
    chain: Chain | None = None
    ceremony: Ceremony | None = None
    deals: FairDeals | None = None
    table: Table | None = None
    fair: FairView | None = None  # what was last told of the deals, while nothing of it has changed
    streams: Callable[[int], Any] | None = None  # in tests: instead of the deals of the ceremony

    # The deals

    def begin_chain(self) -> None:
        """The secrets of this match; their anchor is shown from now on."""
        target = format_named(self.settings.format, parse_options(self.settings.options)).target
        self.chain = Chain.of(digest("match", self.secret, number(self.match)), chain_length(target))

    def begin_ceremony(self) -> None:
        assert self.chain is not None
        terms = Terms.of(self.settings.edition, self.settings.options, self.settings.format)
        self.ceremony = Ceremony(terms, tuple(seat.name for seat in self.seats), self.chain.anchor)
        self._commit_for_bots()

    def _commit_for_bots(self) -> None:
        """The seeds of bots are the server's, and the transcript says so."""
        assert self.ceremony is not None
        for player, seat in enumerate(self.seats):
            if seat.bot is not None:
                made = commitment_to(self.ceremony.anchor, player, seat.name, self._bot_seed(player))
                self.ceremony.commit(player, made, SERVER)

    def _bot_seed(self, player: int) -> Seed:
        """Made from the secret, so that it is the same when the server is started again."""
        assert self.ceremony is not None
        parts = number(self.match), number(self.ceremony.attempt), number(player)
        return fresh_seed(digest("salt of a bot", self.secret, *parts) + digest("bot", self.secret, *parts))

    def _reveal_for_bots(self) -> None:
        ceremony = self.ceremony
        assert ceremony is not None
        if ceremony.revealing:
            for player, made in ceremony.commitments.items():
                if made.giver != OWN:
                    ceremony.reveal(player, self._bot_seed(player))
            self.stage = "revealing"

    # Facts

    def apply(self, fact: log_events.LogEvent) -> Update | None:
        """What the fact changes; of a deal or a move, what is to be told of it."""
        news: Update | None = getattr(self, HANDLERS[type(fact)])(fact)
        self.note(fact)
        return news

    def note(self, fact: log_events.LogEvent) -> None:
        """The fact has its place in the log, and the command that caused it is done."""
        self.seq += 1
        if type(fact) not in OF_THE_GAME:
            self.fair = None
        if fact.id:
            ids = self.done.get(fact.by)
            if ids is None:
                ids = self.done[fact.by] = {}
            ids[fact.id] = None
            if len(ids) > KEPT_IDS:
                del ids[next(iter(ids))]

    def is_done(self, person: str, id: str) -> bool:
        return id in self.done.get(person, ())

    def table_made(self, fact: log_events.TableMade) -> None:
        self.settings, self.host = fact.settings, fact.by
        self.seats = [Seat() for _ in range(fact.settings.seats)]
        self.begin_chain()

    def took_seat(self, fact: log_events.TookSeat) -> Update | None:
        news = self.seat_person(fact.player, fact.by, fact.name, fact.program)
        self.seats[fact.player].avatar = fact.avatar
        return news

    def seat_person(self, player: int, person: str, name: str, program: bool) -> Update | None:
        """The match goes on under the names with which the deals were fixed; seats show who sits there now."""
        for place, seat in enumerate(self.seats):
            if seat.person == person:
                self.seats[place] = Seat()
        self.names[person] = name
        self.seats[player] = Seat(PERSON, name, person, program)
        return self.now_plays(player, PERSON)

    def now_plays(self, player: int, who: str) -> Update | None:
        """In a match everybody is told who plays for a player."""
        return None if self.table is None else self.table.sit(player, who)

    def waits_for_seat(self, fact: log_events.WaitsForSeat) -> None:
        self._no_longer_waits(fact.by)
        self.seats[fact.player].waiting = fact

    def _no_longer_waits(self, person: str) -> None:
        for seat in self.seats:
            if seat.waiting is not None and seat.waiting.by == person:
                seat.waiting = None

    def left_seat(self, fact: log_events.LeftSeat) -> Update | None:
        if self.stage == "lobby":
            self.seats[fact.player] = Seat()
            return None
        self.seats[fact.player] = Seat(STAND_IN, self.seats[fact.player].name)
        return self.now_plays(fact.player, STAND_IN)

    def bot_took_seat(self, fact: log_events.BotTookSeat) -> None:
        self.seats[fact.player] = Seat(fact.level, fact.name)

    def seat_cleared(self, fact: log_events.SeatCleared) -> None:
        self.seats[fact.player] = Seat()

    def seats_exchanged(self, fact: log_events.SeatsExchanged) -> None:
        seats, one, two = self.seats, fact.player, fact.other
        seats[one], seats[two] = seats[two], seats[one]

    def started(self, fact: log_events.Started) -> None:
        self.seats = [self.seats[place] for place in fact.order]
        self.stage = "committing"
        self.begin_ceremony()
        self._reveal_for_bots()

    def committed(self, fact: log_events.Committed) -> None:
        assert self.ceremony is not None
        self.ceremony.commit(fact.player, bytes.fromhex(fact.commitment))
        self._reveal_for_bots()

    def revealed(self, fact: log_events.Revealed) -> None:
        assert self.ceremony is not None
        self.ceremony.reveal(fact.player, Seed(bytes.fromhex(fact.salt), bytes.fromhex(fact.seed)))

    def ceremony_restarted(self, fact: log_events.CeremonyRestarted) -> None:
        """Bots hold the seats of those who were missing, until they come back."""
        assert self.ceremony is not None
        for player in self.ceremony.awaited:
            self.seats[player].held = True
        self.ceremony = self.ceremony.restarted([seat.name for seat in self.seats])
        self.stage = "committing"
        self._commit_for_bots()
        self._reveal_for_bots()

    def round_dealt(self, fact: log_events.RoundDealt) -> Update:
        news = self.deal()
        check_lines(news, fact.lines)
        return news

    def deal(self) -> Update:
        """The first round, or the next."""
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
        assert self.ceremony is not None
        assert self.chain is not None
        settings = self.settings
        self.first_seq = self.seq + 1
        self.deals = FairDeals(self.ceremony.pledge(), self.chain)
        match = Match(
            settings.edition,
            players=tuple(seat.name for seat in self.seats),
            options=settings.options,
            format=settings.format,
            streams=self.streams or self.deals.stream,
            bots=tuple(seat.who for seat in self.seats),
            pledge=self.deals.pledge,
        )
        match.finished = None  # the log has them: finished rounds leave the memory
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
            if self.settings.reveal == "round":
                self.fair = None

    def seat_held(self, fact: log_events.SeatHeld) -> Update | None:
        self.seats[fact.player].held = fact.held
        return self.now_plays(fact.player, STAND_IN if fact.held else PERSON)

    def host_passed(self, fact: log_events.HostPassed) -> None:
        self.host = fact.person

    def kicked_out(self, fact: log_events.Kicked) -> None:
        self.kicked.add(fact.person)
        self._no_longer_waits(fact.person)

    def muted_one(self, fact: log_events.Muted) -> None:
        (self.muted.add if fact.muted else self.muted.discard)(fact.person)

    def said_something(self, fact: log_events.Said) -> None:
        self.said += 1
        name = self.names.get(fact.by, "")
        self.chat.append(ChatLine(number=self.said, person=fact.by, name=name, text=fact.text, emote=fact.emote))

    def is_ready(self, fact: log_events.IsReady) -> None:
        self.seats[fact.player].ready = True

    def match_closed(self, fact: log_events.MatchClosed) -> None:
        self.replay = fact.replay
        self.stage = "over"

    def new_match(self, fact: log_events.NewMatch) -> None:
        """Whoever had left their seat to a bot for good is no longer there; bots stay."""
        self.match += 1
        self.stage, self.replay = "lobby", ""
        self.table = self.ceremony = self.deals = None
        for seat in self.seats:
            seat.held = seat.ready = False
        self.seats += [Seat() for _ in range(self.settings.seats - len(self.seats))]
        self.begin_chain()

    def table_ended(self, fact: log_events.TableEnded) -> None:
        self.stage = "ended"

    # Questions

    def player_of(self, person: str) -> int | None:
        for player, seat in enumerate(self.seats):
            if seat.person == person:
                return player
        return None

    @property
    def people(self) -> list[str]:
        """Everybody who has a seat."""
        return [seat.person for seat in self.seats if seat.person]

    @property
    def open_seats(self) -> int:
        """How many seats somebody who comes now can take: free ones, or in a match those of bots."""
        if self.stage == "lobby":
            return sum(seat.who == EMPTY for seat in self.seats)
        if self.stage not in ("playing", "between") or self.settings.latecomers == "no":
            return 0
        return sum(seat.who not in (PERSON, EMPTY) and seat.waiting is None for seat in self.seats)

    def seat_views(self) -> tuple[SeatView, ...]:
        ceremony = self.ceremony
        return tuple(
            SeatView(
                who=seat.who,
                name=seat.name,
                person=seat.person or None,
                avatar=seat.avatar,
                held=seat.held,
                committed=ceremony is not None and player in ceremony.commitments,
                revealed=ceremony is not None and player in ceremony.seeds,
                ready=seat.ready,
                waiting=None if seat.waiting is None else seat.waiting.by,
            )
            for player, seat in enumerate(self.seats)
        )


def check_lines(news: Update, lines: tuple[str, ...]) -> None:
    """The log was written by what happened; what it comes to now must be the same."""
    if tuple(news.lines) != lines:
        raise Invalid("log-does-not-replay", written=" / ".join(lines), now=" / ".join(news.lines))


# Each kind of fact is applied by the method whose `fact` is of that kind.
HANDLERS: dict[type[log_events.LogEvent], str] = {
    method.__annotations__["fact"]: name
    for name, method in vars(HostedTable).items()
    if getattr(method, "__annotations__", {}).get("fact") in log_events.KINDS
}
