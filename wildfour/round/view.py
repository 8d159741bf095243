"""Views of what a seat may know about a round. Only this module removes hidden state from views. events/event_views.py
does so for events.

A view can be encoded as JSON. Cards, colors, and moves are in notation. None means absent.
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
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)  # ordered as in Phase
WILD = "W"  # key for wild cards, alongside the colors


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's view, or a spectator's (`seat` is None). Lists by seat start with seat 0."""

    edition: str
    options: tuple[str, ...]  # options changed from the default, in text form: stacking=any
    colors: tuple[str, ...]  # color letters: b, g, r, and y
    seat: int | None
    players: int
    dealer: int
    turn: int
    direction: Direction
    phase: PhaseName  # what the current player is asked to do: see docs/notation.md
    top: str
    color: str | None  # current color
    laid_by: int  # player who played the top card; the dealer for the start card
    hand: Hand
    hand_sizes: tuple[int, ...]  # number of cards, by seat
    draw_size: int
    discard: Hand
    drawn: str | None  # the drawn card, visible to the player who drew it
    pending: int  # cards that the answering player would draw
    target: int | None  # player hit by the flip
    called: tuple[int, ...]  # seats that have called early
    exposed: int | None  # player who can be caught
    passes: int  # consecutive seats that could neither play nor draw
    under: str | None  # the card under the top card, while the top card may be taken back
    under_by: int | None  # player who played `under`
    color_before: str | None  # the current color before the top card
    direction_before: Direction
    objected: tuple[int, ...]  # seats that objected to the top card
    accusations: tuple[tuple[int, ...], ...]  # by seat: the seats that accuse it of suggesting a play
    winner: int | None
    hands: tuple[Hand, ...]  # all hands, when the round is over
    points: tuple[int, ...]  # points left in each hand, when the round is over
    known: tuple[Hand, ...]  # by seat: cards known to be in the hand
    may_hold: tuple[dict[str, int], ...]  # by seat: how many cards may be of each color, and how many may be wild (W)
    moves: tuple[str, ...]  # the seat's legal moves


class Viewer:
    """View factory for a table. It caches everything that never changes."""

    __slots__ = ("_colors", "_deck", "_edition", "_options", "_places")

    def __init__(self, edition: str, options: tuple[str, ...], deck: Deck) -> None:
        self._edition = edition
        self._options = options
        self._deck = deck
        self._colors = (*deck.notation.letters, None)  # the last index is NO_COLOR
        self._places = (*deck.notation.letters, WILD)

    def view_beside(
        self, other: View, s: RoundState, seat: int | None, knowledge: Knowledge, moves: tuple[str, ...]
    ) -> View:
        """Return a seat's view, reusing the public part of another view of the same moment."""
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
