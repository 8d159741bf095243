"""What a seat may know of a round: the one place where a state is hidden. Events hide themselves: see events.py."""

from dataclasses import dataclass

from wildfour.cards import NO_CARD, kind_of, kinds_in
from wildfour.options import Rules
from wildfour.rules.piles import count
from wildfour.rules.scoring import points_of
from wildfour.rules.state import Phase, RoundState


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A round as a seat, or a spectator (`seat` is None), may know it. Cards are kinds: see cards.py."""

    rules: Rules
    seat: int | None
    players: int
    dealer: int
    turn: int
    direction: int
    phase: Phase
    top: int
    color: int
    laid_by: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    draw_size: int
    discard: tuple[int, ...]
    drawn: int  # the kind just drawn, for the one who drew it
    pending: int
    target: int
    called: tuple[int, ...]  # who has called before the card that leaves one
    exposed: int
    passes: int
    under: int  # the kind under the top card, while that may be taken back
    under_by: int  # who laid it; nobody laid the start card
    color_before: int  # the color in force before the top card
    direction_before: int
    may_be_objected_to: bool
    objected: tuple[int, ...]
    accusations: tuple[tuple[int, ...], ...]  # who accuses each seat
    winner: int
    hands: tuple[tuple[int, ...], ...]  # everybody's, when the round is over and the cards are counted
    points: tuple[int, ...]  # what they are worth


def view(s: RoundState, seat: int | None) -> View:
    over = s.phase == Phase.OVER
    return View(
        rules=s.rules,
        seat=seat,
        players=s.players,
        dealer=s.dealer,
        turn=s.turn,
        direction=s.direction,
        phase=Phase(s.phase),
        top=kind_of(s.rules, s.top),
        color=s.color,
        laid_by=s.laid_by,
        hand=() if seat is None else kinds_in(s.rules, s.hands[seat]),
        hand_sizes=tuple(count(s.hands[other]) for other in range(s.players)),
        draw_size=count(s.draw),
        discard=kinds_in(s.rules, s.discard),
        drawn=kind_of(s.rules, s.drawn) if s.drawn != NO_CARD and seat == s.turn else NO_CARD,
        pending=s.pending,
        target=s.target,
        called=seats_in(s.called),
        exposed=s.exposed,
        passes=s.passes,
        under=kind_of(s.rules, s.under) if s.under != NO_CARD else NO_CARD,
        under_by=s.under_by,
        color_before=s.color_before,
        direction_before=s.direction_before,
        may_be_objected_to=s.under != NO_CARD,
        objected=seats_in(s.objected),
        accusations=tuple(seats_in(s.accusers[other]) for other in range(s.players)),
        winner=s.winner,
        hands=tuple(kinds_in(s.rules, s.hands[other]) for other in range(s.players)) if over else (),
        points=tuple(points_of(s, other) for other in range(s.players)) if over else (),
    )


def seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
