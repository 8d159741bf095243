"""High-level API for one round: checks every move, returns its events, and has a text form.

    r = Round("classic-2003", players=3, seed=7)
    r.apply(r.turn, "draw")

The four verbs are `legal_moves(seat)`, `apply(seat, move)`, `view(seat)`, and `outcome`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from wildfour.chance.launcher_physics import Launch
from wildfour.chance.streams import RecordedChance, ScriptedChance, Stream, stream_of
from wildfour.errors import Invalid
from wildfour.events.event_kinds import NOBODY, Emitted
from wildfour.events.event_views import ALL, Audience, EventViews, seen_by, views_of
from wildfour.events.round_events import Event
from wildfour.position import parse_position, position_text
from wildfour.round.checks import move_number, number_of_players, seat_number
from wildfour.round.move_record import MoveRecord, Outcome
from wildfour.round.player_knowledge import Knowledge
from wildfour.round.refusal import refuse
from wildfour.round.view import PHASES, PhaseName, View, Viewer
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.notation import Hand, deck_of, rules_of
from wildfour.rulebook.option_parser import Options, check_table, parse_options
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal, draw_for_deal
from wildfour.rules.legal_moves import MOST_LEGAL_MOVES, is_needless, legal_moves
from wildfour.rules.piles import count
from wildfour.rules.scoring import points_of, points_won
from wildfour.rules.state import Phase, RoundState

OVER = Phase.OVER  # read several times per move, and enum attribute access is slow


class Round:
    """One round at one table. It can be copied, compared, pickled, and recreated from its repr."""

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
        """Deal a round. Without a dealer, the players draw for the deal (B1). Without a seed or a stream, randomness
        comes from the operating system."""
        self._set_up(
            edition_named(edition) if isinstance(edition, str) else edition,
            parse_options(options) if isinstance(options, str) else options,
        )
        players = number_of_players(players)
        check_table(self.edition, players, self.options)
        if dealer is not None:
            dealer = seat_number(dealer, players, deals=True)
        self._begin(RoundState(self._rules, players), stream_of(seed, chance), Knowledge(players))
        self.drew_for_deal = dealer is None
        self.opening: list[Event] = [event.open for event in self._happens(self._deal, dealer)]
        self._base = self.state.save(), 0  # a saved state, and the number of moves made before it
        self._first_knowledge: Knowledge | None = None
        self.dealt: tuple[str, ...] = self._chance.take_record()
        self.dealt_to: int | None = self._chance.stream.position  # stream position after the deal

    @classmethod
    def from_position(cls, position: str, *, seed: int | None = None, chance: Stream | None = None) -> "Round":
        """Resume a round from a position: see docs/notation.md."""
        edition, options, state = parse_position(position)
        sizes = [count(state.hands[owner]) for owner in range(state.players)]
        return cls.from_state(edition, options, state, Knowledge.from_hand_sizes(sizes), stream_of(seed, chance))

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
        """Resume a round from a state, with the seats' knowledge and the moves so far."""
        self = cls.__new__(cls)
        self._set_up(edition, options)
        self._begin(state, stream, knowledge, moves)
        self._base = state.save(), len(moves)
        self._first_knowledge = knowledge.copy()
        self.drew_for_deal, self.opening, self.dealt = False, [], ()
        self.dealt_to = stream.position
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
        self.told: list[EventViews] = []
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
        """Return an independent copy of the round."""
        other = Round.__new__(Round)
        other.__dict__.update(self.__dict__)
        other._begin(self.state.copy(), self._chance.stream.copy(), self._knowledge.copy(), self.moves)
        other.told += self.told
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Round":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Compare table, state, and moves, but not future random results."""
        return self._value() == other._value() if isinstance(other, Round) else NotImplemented

    def _value(self) -> tuple[object, ...]:
        return self.edition, self.options, self.moves, self.dealt, self.state

    def beginning(self, stream: Stream) -> "Round":
        """Return this round as it was at its start, with another stream."""
        base, known = self._base
        state = RoundState(self._rules, self.players)
        state.restore(base)
        sizes = [count(state.hands[owner]) for owner in range(state.players)]
        knowledge = Knowledge.from_hand_sizes(sizes)
        return Round.from_state(self.edition, self.options, state, knowledge, stream, self.moves[:known])

    @property
    def stream(self) -> Stream:
        """The round's random stream."""
        return self._chance.stream

    def go_on_with(self, stream: Stream) -> None:
        """Use another random stream from now on."""
        self._chance = RecordedChance(stream, self._deck.names)

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def turn(self) -> int:
        """The current player's seat."""
        return self.state.turn

    @property
    def phase(self) -> PhaseName:
        """The phase: `play`, `answer` …"""
        return PHASES[self.state.phase]

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def position(self) -> str:
        """The round as one line of text. It shows every hand, so never send it to players."""
        return position_text(self.edition, self.options, self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None until the round is over."""
        if self._outcome is None and self.over:
            winner = None if self.state.winner == NOBODY else self.state.winner
            leftovers = tuple(points_of(self.state, seat) for seat in range(self.players))
            self._outcome = Outcome(winner, points_won(self.state), leftovers)
        return self._outcome

    @property
    def hands(self) -> tuple[Hand, ...]:
        """All hands, by seat, for scoring a finished round. Never send them to players."""
        return tuple(self._deck.hand(self.state.hands[seat]) for seat in range(self.players))

    def move_ids(self, seat: int) -> tuple[int, ...]:
        """List a seat's legal moves as ints (rulebook/moves.py), cached until the next move."""
        found = self._legal.get(seat) if type(seat) is int else None
        if found is None:
            if type(seat) is not int or not 0 <= seat < self.players:
                seat = seat_number(seat, self.players)
            found = self._legal[seat] = tuple(self._room[: legal_moves(self.state, seat, self._room)])
        return found

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """List a seat's legal moves (default: the current player's). Needless calls and catches are accepted, but not
        listed (R14, R15)."""
        names = self._deck.notation.moves
        return [names[move] for move in self.move_ids(self.turn if seat is None else seat)]

    def view(self, seat: int | None, beside: View | None = None) -> View:
        """Return what a seat may see (None: a spectator). `beside`, another view of the same moment, saves time."""
        moves = () if seat is None else tuple(self.legal_moves(seat))
        if beside is None:
            return self._viewer.view(self.state, seat, self.knowledge, moves)
        return self._viewer.view_beside(beside, self.state, seat, self.knowledge, moves)

    @property
    def knowledge(self) -> Knowledge:
        """The seats' knowledge, computed on demand to keep moves fast."""
        self._knowledge.learn(self.told, self._deck.notation)
        return self._knowledge

    def apply(
        self, seat: int, move: str | int, launch: Launch | None = None, *, audience: Audience = None
    ) -> list[Event]:
        """Make a move and return its events as an audience sees them: everyone (the default), a seat, or ALL."""
        if audience is not None and audience != ALL:
            audience = seat_number(audience, self.players)
        return seen_by(self.make(seat, move, launch), audience)

    def make(self, seat: int, move: str | int, launch: Launch | None = None) -> list[EventViews]:
        """Make a move and return its events with every audience's view. A flip may be launched by hand (R30)."""
        number = self.number_of(move)
        if type(seat) is not int:
            seat = seat_number(seat, self.players)
        if number not in self.move_ids(seat) and not is_needless(self.state, seat, number):
            raise refuse(self._rules, self.view(seat), number, self._deck.notation.moves[number])
        self._chance.launch = launch
        try:
            made = self._happens(apply, self.state, self._chance, seat, number)
        except BaseException:
            self._roll_back()
            raise
        text = self._deck.notation.moves[number]
        if self._chance.record:
            self.moves.append(MoveRecord(seat, text, self._chance.take_record(), self.stream.position))
        else:
            self.moves.append(MoveRecord(seat, text))
        return made

    def undo(self) -> MoveRecord:
        """Take back the last move and return it. A stream with positions is rewound too, so the same move draws the
        same cards again."""
        base, known = self._base
        if len(self.moves) == known:
            raise Invalid("no-move-to-undo")
        *kept, undone = self.moves[known:]
        if undone.position is not None:
            positions = (move.position for move in reversed(kept) if move.position is not None)
            self.stream.move_to(next(positions, self.dealt_to) or 0)
        first = Knowledge(self.players) if self._first_knowledge is None else self._first_knowledge.copy()
        opening = self.told[: len(self.opening)]
        self._begin(self.state, self.stream, first, self.moves[:known])
        self.told += opening
        self.state.restore(base)
        given = ScriptedChance(self._rules, self.edition.letters)
        for move in kept:
            given.give(move.chance)
            self._happens(apply, self.state, given, move.seat, self.number_of(move.move))
        self.moves += kept
        return undone

    def _roll_back(self) -> None:
        """Restore the round after a failed move by replaying earlier moves. This costs nothing unless a move fails."""
        self._chance.undo()
        base, known = self._base
        self.state.restore(base)
        given = ScriptedChance(self._rules, self.edition.letters)
        for move in self.moves[known:]:
            given.give(move.chance)
            apply(self.state, given, move.seat, self.number_of(move.move))

    def _happens(self, act: Callable[..., None], *arguments: Any) -> list[EventViews]:
        turn = self.state.turn
        emitted: list[Emitted] = []
        self.state.events = emitted
        try:
            act(*arguments)
        finally:
            self.state.events = None
        self._legal = {}
        self.told += (made := views_of(emitted, self._deck, self.edition.letters, turn))
        return made

    def number_of(self, move: object) -> int:
        """Return a move's int (rulebook/moves.py)."""
        number = self._deck.notation.numbers.get(move) if type(move) is str else None
        return move_number(move, self._deck.notation) if number is None else number

    def __repr__(self) -> str:
        return f"Round.from_position({self.position!r})"
