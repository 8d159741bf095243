"""What a seat may know of a round: the one place where a state is hidden. (Events hide themselves: see events.py.)

A view can be sent as JSON. Cards, colors and moves are in the notation, and None stands for what is not there.
"""

from typing import Literal, get_args

import msgspec

from wildfour.events.event_kinds import NOBODY
from wildfour.events.event_views import DIRECTIONS
from wildfour.events.round_events import Direction
from wildfour.round.player_knowledge import Knowledge
from wildfour.rulebook.notation import Deck, Hand, seats_in
from wildfour.rules.piles import count
from wildfour.rules.scoring import points_of
from wildfour.rules.state import Phase, RoundState

PhaseName = Literal["choose-color", "play", "play-drawn", "answer", "flip", "give", "swap", "over"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)  # in the order of Phase
WILD = "W"  # beside the colors: cards that have none


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A round as a seat, or a spectator (`seat` is None), may know it. Lists by seat begin with seat 0."""

    edition: str
    options: tuple[str, ...]  # those that the table has changed, as they are written: stacking=any
    colors: tuple[str, ...]  # of the cards: b, g, r and y
    seat: int | None
    players: int
    dealer: int
    turn: int
    direction: Direction
    phase: PhaseName  # what the one on turn is asked: see docs/notation.md
    top: str
    color: str | None  # in force
    laid_by: int  # who laid the top card; the dealer for the start card
    hand: Hand
    hand_sizes: tuple[int, ...]  # by seat
    draw_size: int
    discard: Hand
    drawn: str | None  # the card just drawn, for the one who drew it
    pending: int  # cards that the one who answers would draw
    target: int | None  # whom the flip hit
    called: tuple[int, ...]  # who has called before laying
    exposed: int | None  # who can be caught without the call
    passes: int  # how many in a row could neither play nor draw
    under: str | None  # the card under the top one, while that may be taken back
    under_by: int | None  # who laid that
    color_before: str | None  # the color in force before the top card
    direction_before: Direction
    objected: tuple[int, ...]  # who has objected to the top card
    accusations: tuple[tuple[int, ...], ...]  # by seat, who accuses it of a suggestion
    winner: int | None
    hands: tuple[Hand, ...]  # everybody's, when the round is over and the cards are counted
    points: tuple[int, ...]  # what they are worth
    known: tuple[Hand, ...]  # by seat, cards that are certain to be in that hand
    may_hold: tuple[dict[str, int], ...]  # by seat, how many cards may be of each color, and how many wild (W)
    moves: tuple[str, ...]  # what the seat may do now


class Viewer:
    """Makes the views of one table; what never changes there is kept."""

    __slots__ = ("_colors", "_deck", "_edition", "_options", "_places")

    def __init__(self, edition: str, options: tuple[str, ...], deck: Deck) -> None:
        self._edition = edition
        self._options = options
        self._deck = deck
        self._colors = (*deck.notation.letters, None)  # NO_COLOR is the last place
        self._places = (*deck.notation.letters, WILD)

    def view_beside(
        self, other: View, s: RoundState, seat: int | None, knowledge: Knowledge, moves: tuple[str, ...]
    ) -> View:
        """The view of a seat at the moment of another's: what all may know is not written down again."""
        return msgspec.structs.replace(
            other,
            seat=seat,
            hand=self._hand(s, seat),
            drawn=self._drawn(s, seat),
            known=self._all_known(knowledge, seat),
            may_hold=self._may_hold(knowledge, seat),
            moves=moves,
        )

    def view(self, s: RoundState, seat: int | None, knowledge: Knowledge, moves: tuple[str, ...]) -> View:
        cards, colors, hand, seats = self._deck.names, self._colors, self._deck.hand, range(s.players)
        over = s.phase == Phase.OVER
        return View(
            edition=self._edition,
            options=self._options,
            colors=self._places[:-1],
            seat=seat,
            players=s.players,
            dealer=s.dealer,
            turn=s.turn,
            direction=DIRECTIONS[s.direction],
            phase=PHASES[s.phase],
            top=cards[s.top],
            color=colors[s.color],
            laid_by=s.laid_by,
            hand=self._hand(s, seat),
            hand_sizes=tuple(count(s.hands[other]) for other in seats),
            draw_size=count(s.draw),
            discard=hand(s.discard),
            drawn=self._drawn(s, seat),
            pending=s.pending,
            target=seat_or_none(s.target),
            called=seats_in(s.called),
            exposed=seat_or_none(s.exposed),
            passes=s.passes,
            under=cards[s.under] or None,
            under_by=seat_or_none(s.under_by),
            color_before=colors[s.color_before],
            direction_before=DIRECTIONS[s.direction_before],
            objected=seats_in(s.objected),
            accusations=tuple(seats_in(s.accusers[other]) for other in seats),
            winner=seat_or_none(s.winner),
            hands=tuple(hand(s.hands[other]) for other in seats) if over else (),
            points=tuple(points_of(s, other) for other in seats) if over else (),
            known=self._all_known(knowledge, seat),
            may_hold=self._may_hold(knowledge, seat),
            moves=moves,
        )

    def _hand(self, s: RoundState, seat: int | None) -> Hand:
        return () if seat is None else self._deck.hand(s.hands[seat])

    def _drawn(self, s: RoundState, seat: int | None) -> str | None:
        return self._deck.names[s.drawn] or None if seat == s.turn else None

    def _all_known(self, knowledge: Knowledge, seat: int | None) -> tuple[Hand, ...]:
        if not any(knowledge.known):
            return ((),) * knowledge.players
        cards = self._deck.notation.cards
        return tuple(
            tuple(cards[kind] for kind in knowledge.known_to(seat, owner)) for owner in range(knowledge.players)
        )

    def _may_hold(self, knowledge: Knowledge, seat: int | None) -> tuple[dict[str, int], ...]:
        rows = [knowledge.row(seat, owner) for owner in range(knowledge.players)]
        return tuple([dict(zip(self._places, row, strict=True)) for row in rows])


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
