"""One round, comfortable: every move is checked, returns what happened, and can be written down.

    r = Round("classic-2003", players=3, seed=7)
    r.apply(r.turn, "draw")

The four verbs are `legal_moves(seat)`, `apply(seat, move)`, `view(seat)` and `outcome`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from wildfour.chance.launcher_physics import Launch
from wildfour.chance.streams import RandomChance, RecordedChance, ScriptedChance, SeededChance, Stream
from wildfour.errors import Invalid
from wildfour.events.event_kinds import NOBODY, Emitted, EventKind
from wildfour.events.event_views import Told, told, told_with_hands
from wildfour.events.round_events import Event
from wildfour.position import parse_position, position_text
from wildfour.round.player_knowledge import Knowledge
from wildfour.round.refusal import refuse
from wildfour.round.view import PHASES, PhaseName, View, Viewer
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.moves import parse_move
from wildfour.rulebook.notation import Hand, deck_of, rules_of
from wildfour.rulebook.option_parser import Options, check_table, parse_options
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal, draw_for_deal
from wildfour.rules.legal_moves import MOST_LEGAL_MOVES, is_needless, legal_moves
from wildfour.rules.piles import count
from wildfour.rules.scoring import points_of, points_won
from wildfour.rules.state import Phase, RoundState

OVER, PLAYED = Phase.OVER, EventKind.PLAYED  # asked for several times a move, and an enum is slow to name its members


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended. `winner` is None if it was drawn (R7); `leftovers` are the points in each hand."""

    winner: int | None
    points: int
    leftovers: tuple[int, ...]


class MoveRecord(msgspec.Struct, frozen=True):
    """A move as it was made, with what chance gave to it, and where that left the stream, if it has positions."""

    seat: int
    move: str
    chance: tuple[str, ...] = ()
    position: int | None = None

    def __str__(self) -> str:
        """As a transcript has it: `1 draw -> g5 @31`."""
        return with_chance(f"{self.seat} {self.move}", self.chance, self.position)


def with_chance(text: str, words: Sequence[str], position: int | None) -> str:
    """What chance gave, and after `@` where that left the stream."""
    if not words:
        return text
    given = f"{text} -> {' '.join(words)}"
    return given if position is None else f"{given} @{position}"


class Round:
    """One round at one table."""

    def __init__(
        self,
        edition: str | Edition = "classic-2003",
        *,
        players: int,
        options: str | Options = "",
        dealer: int | None = None,
        seed: int | None = None,
        chance: Stream | None = None,
    ) -> None:
        """Deal a round. Without a dealer the players draw for the deal (B1); without a seed or a stream of chance the
        operating system's is taken."""
        self._set_up(
            edition_named(edition) if isinstance(edition, str) else edition,
            parse_options(options) if isinstance(options, str) else options,
        )
        check_table(self.edition, players, self.options)
        if dealer is not None and not 0 <= dealer < players:
            raise Invalid("dealer-seat", seat=str(dealer), last=str(players - 1))
        self._begin(RoundState(self._rules, players), stream_of(seed, chance), Knowledge(players))
        self.drew_for_deal = dealer is None
        self.opening: list[Event] = [event.open for event in self._happens(self._deal, dealer)]
        self._base = self.state.save(), 0  # a state, and how many moves led there
        self.dealt: tuple[str, ...] = self._chance.take_record()
        self.dealt_to: int | None = self._chance.stream.position  # where the deal left the stream

    @classmethod
    def from_position(cls, position: str, *, seed: int | None = None, chance: Stream | None = None) -> "Round":
        """A round taken up in the middle: see position.py."""
        edition, options, state = parse_position(position)
        sizes = [count(state.hands[owner]) for owner in range(state.players)]
        return cls.from_state(edition, options, state, Knowledge.at_first_sight(sizes), stream_of(seed, chance))

    @classmethod
    def from_state(
        cls,
        edition: Edition,
        options: Options,
        state: RoundState,
        knowledge: Knowledge,
        stream: Stream,
        moves: Sequence[MoveRecord] = (),
    ) -> "Round":
        """A round taken up in the middle, with what the seats know by then, and the moves that led there."""
        self = cls.__new__(cls)
        self._set_up(edition, options)
        self._begin(state, stream, knowledge, moves)
        self._base = state.save(), len(moves)
        self.drew_for_deal = False
        self.opening = []
        self.dealt = ()
        self.dealt_to = None
        return self

    def _set_up(self, edition: Edition, options: Options) -> None:
        self.edition = edition
        self.options = options
        self._rules = rules_of(edition, options)
        self._deck = deck_of(self._rules, edition.letters)
        self._viewer = Viewer(edition.name, tuple(str(options).split()), self._deck)

    def _begin(self, state: RoundState, stream: Stream, knowledge: Knowledge, moves: Sequence[MoveRecord] = ()) -> None:
        self.state = state
        self.moves: list[MoveRecord] = [*moves]
        self.told: list[Told] = []
        self._chance = RecordedChance(stream, self._deck.names)
        self._knowledge = knowledge
        self._outcome: Outcome | None = None
        self._legal: dict[int, tuple[int, ...]] = {}
        self._room = [0] * MOST_LEGAL_MOVES

    def _deal(self, dealer: int | None) -> None:
        if dealer is None:
            draw_for_deal(self.state, self._chance)
        else:
            self.state.dealer = dealer
        deal(self.state, self._chance)

    def copy(self) -> "Round":
        """Another round that stands where this one does; each goes on by itself."""
        other = Round.__new__(Round)
        other.__dict__.update(self.__dict__)
        other._begin(self.state.copy(), self._chance.stream.copy(), self._knowledge.copy(), self.moves)
        other.told += self.told
        return other

    def beginning(self, stream: Stream) -> "Round":
        """Another round that stands where this one began, or was taken up, with its chance from another stream."""
        base, known = self._base
        state = RoundState(self._rules, self.players)
        state.restore(base)
        sizes = [count(state.hands[owner]) for owner in range(state.players)]
        at_first = Knowledge.at_first_sight(sizes)
        return Round.from_state(self.edition, self.options, state, at_first, stream, self.moves[:known])

    @property
    def stream(self) -> Stream:
        """The stream of chance of this round."""
        return self._chance.stream

    def go_on_with(self, stream: Stream) -> None:
        """What comes from now on is up to another stream of chance."""
        self._chance = RecordedChance(stream, self._deck.names)

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def turn(self) -> int:
        """The seat that the round waits for."""
        return self.state.turn

    @property
    def phase(self) -> PhaseName:
        """What that seat is asked: `play`, `answer` …"""
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def position(self) -> str:
        """The whole round as one line of text. It shows every hand: not for players."""
        return position_text(self.edition, self.options, self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it goes on."""
        if self._outcome is None and self.over:
            winner = None if self.state.winner == NOBODY else self.state.winner
            leftovers = tuple(points_of(self.state, seat) for seat in range(self.players))
            self._outcome = Outcome(winner, points_won(self.state), leftovers)
        return self._outcome

    @property
    def hands(self) -> tuple[Hand, ...]:
        """Every hand, by seat: for counting them when the round is over, not for players."""
        return tuple(self._deck.hand(self.state.hands[seat]) for seat in range(self.players))

    def move_ids(self, seat: int) -> tuple[int, ...]:
        """The moves of a seat that do something, as ints: see moves.py. They are kept until somebody moves."""
        found = self._legal.get(seat)
        if found is None:
            self._check_seat(seat)
            found = self._legal[seat] = tuple(self._room[: legal_moves(self.state, seat, self._room)])
        return found

    def legal_moves(self, seat: int) -> list[str]:
        """The same in their text form. A needless call or catch is accepted too, though not listed (R14, R15)."""
        names = self._deck.notation.moves
        return [names[move] for move in self.move_ids(seat)]

    def view(self, seat: int | None, beside: View | None = None) -> View:
        """What a seat may know; None is a spectator. A view of this very moment makes those of other seats cheap."""
        moves = () if seat is None else tuple(self.legal_moves(seat))
        if beside is None:
            return self._viewer.view(self.state, seat, self.knowledge, moves)
        return self._viewer.view_beside(beside, self.state, seat, self.knowledge, moves)

    @property
    def knowledge(self) -> Knowledge:
        """What the seats know by now. They are told only when somebody asks, so that moves stay fast."""
        self._knowledge.learn(self.told, self._deck.notation)
        return self._knowledge

    def apply(self, seat: int, move: str | int, launch: Launch | None = None) -> list[Event]:
        """Make a move and return what happened; pass each event through `seen_by` before you show it to anybody."""
        return [event.open for event in self.make(seat, move, launch)]

    def make(self, seat: int, move: str | int, launch: Launch | None = None) -> list[Told]:
        """Make a move; what happened comes in every form. A flip may be launched by hand (R30)."""
        number = self.number_of(move)
        if number not in self.move_ids(seat) and not is_needless(self.state, seat, number):
            raise refuse(self._rules, self.view(seat), number, self._deck.notation.moves[number])
        self._chance.launch = launch
        try:
            made = self._happens(apply, self.state, self._chance, seat, number)
        except BaseException:
            self._undo()
            raise
        text = self._deck.notation.moves[number]
        if self._chance.record:
            self.moves.append(MoveRecord(seat, text, self._chance.take_record(), self.stream.position))
        else:
            self.moves.append(MoveRecord(seat, text))
        return made

    def _undo(self) -> None:
        """Whatever went wrong in a move, chance that ran out or a mistake of ours, the round is as it was: it is played
        again up to there, with what chance gave. That costs nothing while nothing goes wrong."""
        self._chance.undo()
        base, known = self._base
        self.state.restore(base)
        given = ScriptedChance(self._rules, self.edition.letters)
        for move in self.moves[known:]:
            given.give(move.chance)
            apply(self.state, given, move.seat, self.number_of(move.move))

    def _happens(self, act: Callable[..., None], *arguments: Any) -> list[Told]:
        turn = self.state.turn
        emitted: list[Emitted] = []
        self.state.events = emitted
        try:
            act(*arguments)
        finally:
            self.state.events = None
        self._legal = {}
        made = self._in_every_form(emitted, turn)
        self.told += made
        return made

    def _in_every_form(self, emitted: list[Emitted], turn: int) -> list[Told]:
        """`turn` is whose turn it was before."""
        deck, letters = self._deck, self.edition.letters
        return [
            told(kind, seat, deck.kinds[card], other, letters, kind == PLAYED and seat != turn)
            if hands is None
            else told_with_hands(kind, seat, other, letters, tuple(map(deck.hand, hands)))
            for kind, seat, card, other, hands in emitted
        ]

    def number_of(self, move: object) -> int:
        """The int that a move is for the rules: see moves.py."""
        notation = self._deck.notation
        if isinstance(move, str):
            number = notation.numbers.get(move)
            return parse_move(move, notation.letters) if number is None else number
        if isinstance(move, int) and move in notation.moves:
            return move
        raise Invalid("not-a-move-at-all", move=repr(move))

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Invalid("not-a-seat", seat=repr(seat), last=str(self.players - 1))

    def __repr__(self) -> str:
        return f"Round.from_position({self.position!r})"


def stream_of(seed: int | None, chance: Stream | None) -> Stream:
    if chance is not None:
        return chance
    return RandomChance() if seed is None else SeededChance(seed)
