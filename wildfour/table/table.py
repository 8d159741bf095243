"""A table: one match, its players, and its events, numbered from 1.

It has no input, output, clock, or bots. The prompt, the arena, a tournament, or a server supplies them. Players keep
their match numbers, regardless of their seats in a round.

    table = Table(Match(players=["Ann", "Bob"], seed=7), who=[PERSON, "casual"])
    table.apply(table.current_player, "draw", at=table.number)
"""

from collections.abc import Iterator, Sequence
from copy import copy
from operator import add
from typing import cast

import msgspec

from wildfour.chance.launcher_physics import Launch
from wildfour.chance.streams import Stream
from wildfour.errors import Illegal, Invalid, Stale
from wildfour.events.event_views import EventViews, announced, public_json
from wildfour.events.match_events import RoundBegan, SatDown
from wildfour.events.round_events import Event
from wildfour.fair.fair_deals import ShakeChance
from wildfour.fair.move_chain import first_link, next_link, seal_in
from wildfour.match.match import Match
from wildfour.rules.legal_moves import others_may_move
from wildfour.table.move_priority import BotQuestion, Speaker, ignores_staleness, in_order, is_accusation
from wildfour.table.updates import PlayerFacts, RoundLog, TableView, Update, note_facts
from wildfour.transcript.record import PERSON, end_of
from wildfour.transcript.writer import end_line, round_line

EMPTY = "nobody"  # placeholder for a player who has not arrived yet


class Table:
    """A table. `who` lists each player's occupant: PERSON, a bot level, or EMPTY."""

    def __init__(self, match: Match, who: Sequence[str] = ()) -> None:
        self.match = match
        self.who = list(who) or [PERSON] * len(match.players)
        if len(self.who) != len(match.players):
            raise Invalid("who-of-players", who=len(self.who), players=len(match.players))
        self.number = 0  # number of the last event
        self._moved_at = 0  # number of the last event caused by a move or a deal
        self._logs: list[RoundLog] = []
        self._last_view: TableView | None
        self._elsewhere: tuple[int, ...] = ()
        self.facts = [PlayerFacts() for _ in match.players]
        self.link = link_of(match)
        self.opening = self._begin_round()

    @classmethod
    def restored(
        cls, match: Match, who: Sequence[str], number: int, link: bytes = b"", facts: Sequence[PlayerFacts] = ()
    ) -> "Table":
        """Restore a table after an event. Earlier events are not available."""
        self = cls.__new__(cls)
        self.match, self.who, self.number, self._moved_at = match, list(who), number, number
        self._logs = [RoundLog(number + 1, match.seating)]
        self._last_view, self._elsewhere = None, ()
        self.facts = list(facts) or [PlayerFacts() for _ in match.players]
        self.link = link
        self.opening = Update(number + 1, ())
        return self

    # Actions

    def apply(self, player: int, move: str, *, at: int | None = None, launch: Launch | None = None) -> Update:
        """Make a player's move. `at` is the last event that the player has seen. If another move has been made since
        then, the move is rejected as stale, unless it may ignore staleness (move_priority.py)."""
        seat = self.seat_of(player)
        if seat is None:
            raise Illegal("not-playing", clause="R17", name=self.name(player))
        if at is not None and not self.is_fresh(at):
            self._check_fresh(seat, move, at)
        played = self.match.round
        made, lines = played.make(seat, move, launch), [str(played.moves[-1])]
        if played.over:
            self._last_view = None
            self.match.note_end()
            made = made + self._end_round()
            lines += self._end_lines()
        launched = launch is not None and move.startswith("flip")
        news = self._tell(made, lines, played.moves[-1].chance[0] if launched else "")
        self._moved_at = self.number
        return news

    def deal(self, chance: Stream | None = None) -> Update:
        """Deal the next round, optionally from a given random stream."""
        self.match.next_round(chance)
        return self._begin_round()

    def sit(self, player: int, who: str) -> Update:
        """Change who plays for a player."""
        self.who[player] = who
        self._last_view = None
        return self._tell([announced(SatDown(player, who))], ())

    def add_scores(self, scores: tuple[int, ...]) -> None:
        """Let views include scores from another table of the same match (H6)."""
        self._elsewhere, self._last_view = scores, None

    def is_fresh(self, at: int) -> bool:
        """Return True if no move has been made since an event."""
        return self._moved_at <= at <= self.number

    def _check_fresh(self, seat: int, move: str, at: int) -> None:
        played = self.match.round
        if not ignores_staleness(played.number_of(move), seat == played.turn):
            raise Stale("stale-move", move=move, at=str(at), number=str(self.number))

    def _begin_round(self) -> Update:
        match = self.match
        self._last_view = None
        self._logs = [*self._logs[-1:], RoundLog(self.number + 1, match.seating)]
        began = announced(RoundBegan(match.number, match.seating))
        ended = self._end_round() if match.round.over else []
        lines = [round_line(match.number, match.record), *map(str, match.round.moves), *self._end_lines()]
        news = self._tell([began, *match.round.told, *ended], lines)
        self._moved_at = self.number
        return news

    def _end_round(self) -> list[EventViews]:
        match = self.match
        return [announced(event) for event in match.endings(len(match.rows), match.round.hands)]

    def _end_lines(self) -> list[str]:
        end = end_of(self.match.round)
        return [] if end is None else [end_line(end)]

    def _tell(self, events: Sequence[EventViews], lines: Sequence[str], flight: str = "") -> Update:
        seal = public = b""
        if self.link and lines:
            seal = seal_in(events, self.link, cast(ShakeChance, self.match.round.stream).key)
            public = public_json(events)
            self.link = next_link(self.link, public, seal or flight.encode())
        note_facts(self.facts, self.match.seating, self.match.round, events)
        news = Update(self.number + 1, events, lines, seal, public)
        self._logs[-1].events += events
        self.number += len(events)
        return news

    # Queries

    def events_since(self, number: int, player: int | None) -> list[tuple[int, Event]] | None:
        """List the events after a number, as a player or spectator may see them. Return None if they are no longer
        kept. The caller can request a view instead."""
        if number + 1 < self._logs[0].first:
            return None
        return [event for log in self._logs for event in log.since(number, player)]

    def round_so_far(self, player: int | None, most: int | None = None) -> list[Event]:
        """List the round's events that are still kept, or those among the table's last `most`, as a player may see
        them."""
        return [event for _, event in self._logs[-1].since(0 if most is None else self.number - most, player)]

    def view(self, player: int | None) -> TableView:
        """Return a player's or spectator's view. Its public parts are cached: the round's until the next event, and the
        match's until a round begins or ends or a seat changes."""
        seat, last = None if player is None else self.seat_of(player), self._last_view
        if last is None:
            self._last_view = self._first_view(player, seat)
        elif last.number == self.number:
            seen = self.match.round.view(seat, last.view)
            return msgspec.structs.replace(last, player=player, view=seen)
        else:
            seen = self.match.round.view(seat)
            self._last_view = msgspec.structs.replace(last, number=self.number, player=player, view=seen)
        return self._last_view

    def _first_view(self, player: int | None, seat: int | None) -> TableView:
        match = self.match
        return TableView(
            number=self.number,
            player=player,
            names=match.players,
            who=tuple(self.who),
            format=match.format.text,
            target=match.format.target,
            round=match.number,
            seating=match.seating,
            scores=tuple(map(add, match.scores, self._elsewhere)) if self._elsewhere else match.scores,
            over=match.over,
            winners=match.winners,
            view=match.round.view(seat),
        )

    def name(self, player: int) -> str:
        return self.match.players[player]

    def seat_of(self, player: int) -> int | None:
        """Return a player's seat in this round, or None for a spectator."""
        if not 0 <= player < len(self.who):
            raise Invalid("not-a-player", player=str(player), last=str(len(self.who) - 1))
        return self.match.seating.index(player) if player in self.match.seating else None

    def moves(self, player: int) -> tuple[str, ...]:
        """List a player's legal moves."""
        seat = self.seat_of(player)
        return () if seat is None else tuple(self.match.round.legal_moves(seat))

    # Order of moves

    @property
    def current_player(self) -> int | None:
        """The player who must move, or None when the round is over."""
        played = self.match.round
        return None if played.over else self.match.seating[played.turn]

    def may_speak(self) -> list[int]:
        """List the players who may move out of turn."""
        played = self.match.round
        if played.over or not others_may_move(played.state):
            return []
        others = (seat for seat in self._after_turn() if seat != played.turn and played.move_ids(seat))
        return [self.match.seating[seat] for seat in others]

    def speakers(self) -> Iterator[Speaker]:
        """Yield the seats to ask at this moment, in order, without a clock: see move_priority.py."""
        played = self.match.round
        seats = self._after_turn() if others_may_move(played.state) else [played.turn]
        talk = [seat for seat in seats if self._has_move(seat)]
        people = [seat for seat in talk if self.who[self.match.seating[seat]] == PERSON]
        bots = [seat for seat in talk if self.who[self.match.seating[seat]] not in (PERSON, EMPTY)]
        return in_order(played.turn, played.state.exposed, people, bots)

    def _after_turn(self) -> list[int]:
        """List all seats, starting at the current player's left and ending with the current player."""
        turn, players = self.match.round.turn, self.match.round.players
        return [(turn + step) % players for step in range(1, players + 1)]

    def _has_move(self, seat: int) -> bool:
        return any(not is_accusation(move) for move in self.match.round.move_ids(seat))

    def question(self, seat: int) -> BotQuestion:
        """Build the question for the bot at a seat."""
        played = self.match.round
        view = played.view(seat)
        moves = view.moves
        if played.state.rules.players_referee:
            moves = tuple(move for move in moves if not move.startswith("accuse"))
        return BotQuestion(self.match.seating[seat], seat, view, moves, self.match.stakes(seat), seat == played.turn)

    def __repr__(self) -> str:
        """Describe the table without showing cards."""
        return f"<Table {self.match!r}, {', '.join(self.who)}, event {self.number}>"

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def copy(self) -> "Table":
        """Return an independent copy of the table."""
        other = Table.__new__(Table)
        other.match, other.number = self.match.copy(), self.number
        other.who, other._moved_at = self.who[:], self._moved_at
        other.opening, other._last_view = self.opening, None
        other._elsewhere = self._elsewhere
        other.facts = [copy(one) for one in self.facts]
        other.link = self.link
        other._logs = [log.copy() for log in self._logs]
        return other


def link_of(match: Match) -> bytes:
    """Return the first link of the move chain of a fair match that has just been dealt, or empty bytes for other
    matches."""
    if match.pledge is None or match.number > 1 or match.round.moves or not isinstance(match.round.stream, ShakeChance):
        return b""
    return first_link(match.pledge.fingerprint, match.bots)
