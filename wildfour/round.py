"""One round, comfortable: every move is checked, returns what happened, and can be written down.

    r = Round("classic-2003", players=3, seed=7)
    r.apply(r.turn, "draw")

The four verbs are `legal_moves(seat)`, `apply(seat, move)`, `view(seat)` and `outcome`.
"""

from dataclasses import dataclass

from wildfour.chance import RandomChance, RecordedChance, SeededChance
from wildfour.editions import Edition, edition_named
from wildfour.errors import Invalid, Stale
from wildfour.events import NOBODY, Event
from wildfour.moves import move_name, parse_move
from wildfour.options import Options, Rules, check_table, parse_options
from wildfour.position import parse_position, position_text
from wildfour.refusal import refuse
from wildfour.rules import view as views
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal, draw_for_deal
from wildfour.rules.knowledge import Knowledge
from wildfour.rules.legal import MOST_LEGAL_MOVES, is_legal, legal_moves
from wildfour.rules.primitives import Chance
from wildfour.rules.scoring import points_of, points_won
from wildfour.rules.state import Phase, RoundState
from wildfour.rules.view import View


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended. `winner` is None if it was drawn (R7); `leftovers` are the points in each hand."""

    winner: int | None
    points: int
    leftovers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """A move as it was made, with what chance gave to it."""

    seat: int
    move: str
    chance: tuple[str, ...] = ()


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
        chance: Chance | None = None,
    ) -> None:
        """Deal a round. Without a dealer the players draw for the deal (B1); without a seed or a stream of chance the
        operating system's is taken."""
        self.edition = edition_named(edition) if isinstance(edition, str) else edition
        self.options = parse_options(options) if isinstance(options, str) else options
        check_table(self.edition, players, self.options)
        if dealer is not None and not 0 <= dealer < players:
            raise Invalid(f"Seat {dealer} cannot deal; the seats are 0 to {players - 1}.")
        self._set_up(RoundState(Rules(self.edition, self.options), players), stream_of(seed, chance))
        self.opening = self._deal(dealer)
        self._events += self.opening
        self._knowledge = {seat: Knowledge(seat, players) for seat in (*range(players), None)}

    @classmethod
    def from_position(cls, position: str, *, seed: int | None = None, chance: Chance | None = None) -> "Round":
        """A round taken up in the middle: see position.py."""
        self = cls.__new__(cls)
        self.edition, self.options, state = parse_position(position)
        self._set_up(state, stream_of(seed, chance))
        self.opening = []
        self.dealt = ()
        seats = (*range(state.players), None)
        self._knowledge = {seat: views.first_sight(state, seat) for seat in seats}
        return self

    def _set_up(self, state: RoundState, chance: Chance) -> None:
        self.state = state
        self.moves: list[MoveRecord] = []
        self.drew_for_deal = False
        self._events: list[Event] = []
        self._chance = RecordedChance(chance, state.rules, self.edition.letters)

    def _deal(self, dealer: int | None) -> list[Event]:
        events: list[Event] = []
        self.state.events = events
        if dealer is None:
            draw_for_deal(self.state, self._chance)
            self.drew_for_deal = True
        else:
            self.state.dealer = dealer
        deal(self.state, self._chance)
        self.dealt = self._chance.take_record()
        self.state.events = None
        return events

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def turn(self) -> int:
        """The seat that the round waits for."""
        return self.state.turn

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def over(self) -> bool:
        return self.state.phase == Phase.OVER

    @property
    def position(self) -> str:
        """The whole round as one line of text. It shows every hand: not for players."""
        return position_text(self.edition, self.options, self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it goes on."""
        if not self.over:
            return None
        winner = None if self.state.winner == NOBODY else self.state.winner
        leftovers = tuple(points_of(self.state, seat) for seat in range(self.players))
        return Outcome(winner, points_won(self.state), leftovers)

    def move_ids(self, seat: int) -> list[int]:
        """The moves of a seat that do something, as ints: see moves.py."""
        self._check_seat(seat)
        room = [0] * MOST_LEGAL_MOVES
        return room[: legal_moves(self.state, seat, room)]

    def legal_moves(self, seat: int) -> list[str]:
        """The same in their text form. A needless call or catch is accepted too, though not listed (R14, R15)."""
        return [move_name(move, self.edition.letters) for move in self.move_ids(seat)]

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return views.view(self.state, seat, self._learned(seat))

    def _learned(self, seat: int | None) -> Knowledge:
        """What a seat knows by now. It is told what happened only when somebody asks, so that moves stay fast."""
        knowledge = self._knowledge[seat]
        for event in self._events[knowledge.heard :]:
            knowledge.learn(event.seen_by(seat))
        return knowledge

    def apply(self, seat: int, move: str | int, *, at: int | None = None) -> list[Event]:
        """Make a move and return what happened; pass each event through `seen_by` before you show it to anybody.

        `at` is the number of moves made when this one was chosen; if others came since, it is refused as stale.
        """
        self._check_seat(seat)
        number = parse_move(move, self.edition.letters) if isinstance(move, str) else move
        name = move_name(number, self.edition.letters)
        if at is not None and at != len(self.moves):
            raise Stale(f"{name!r} was chosen at move {at}, and the round is at move {len(self.moves)}; look again.")
        if not is_legal(self.state, seat, number, [0] * MOST_LEGAL_MOVES):
            raise refuse(self.edition, self.view(seat), self.move_ids(seat), number)
        events: list[Event] = []
        self.state.events = events
        try:
            apply(self.state, self._chance, seat, number)
        finally:
            self.state.events = None
        self.moves.append(MoveRecord(seat, name, self._chance.take_record()))
        self._events += events
        return events

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise Invalid(f"There is no seat {seat}; the seats are 0 to {self.players - 1}.")

    def __repr__(self) -> str:
        return f"Round.from_position({self.position!r})"


def stream_of(seed: int | None, chance: Chance | None) -> Chance:
    if chance is not None:
        return chance
    return RandomChance() if seed is None else SeededChance(seed)
