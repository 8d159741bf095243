"""The level *skilled* at a table: the policy `skilled`, interpreted on the state that a view lets a seat imagine.

Out of turn it never forgets to call, catches whoever did (a partner apart), objects to a card that everybody can see is
wrong, and jumps in.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from wildfour.bots import skilled
from wildfour.bots.imagining import imagined
from wildfour.bots.tuned import FOR_MORE, FOR_TWO
from wildfour.cards import NO_CARD, NO_COLOR, WILD, kind_color, kind_face
from wildfour.chance import RandomChance
from wildfour.match.stakes import Stakes
from wildfour.moves import CALL, CATCH, DRAW, FLIP, OBJECT, PASS, PLAY_END
from wildfour.options import MOST_PLAYERS
from wildfour.rules.view import View

SHIPPED = [list(FOR_TWO), list(FOR_MORE)]
POINTS_OF_AN_OPPONENT = 35  # about what is left in a hand when somebody goes out
MOST_SHED = 100


@dataclass(slots=True)
class TableSkill:
    """What the policy is told of the seat that it plays for."""

    team: list[int]
    sheds: list[int]
    style: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    weights: list[list[int]] = field(default_factory=lambda: SHIPPED)


def choose(view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int | None:
    assert view.seat is not None
    said = say_something(view, moves, stakes)
    if said is not None or view.turn != view.seat:
        return said
    move = skilled.choose(imagined(view), view.seat, RandomChance(luck), skill_of(view, stakes))
    if move == DRAW and DRAW not in moves:
        move = PASS  # R7: the draw pile of an imagined state has cards that are in other hands
    return CALL if CALL in moves and move < PLAY_END else move


def say_something(view: View, moves: Sequence[int], stakes: Stakes) -> int | None:
    """What is said or done out of turn: the call, a catch, an objection, a jump-in."""
    if view.exposed == view.seat and CALL in moves:
        return CALL
    for move in moves:
        if CATCH <= move < FLIP and move - CATCH not in stakes.team:
            return move
    if OBJECT in moves and view.laid_by not in stakes.team and looks_wrong(view):
        return OBJECT
    return jump_in(view, moves, stakes)


def looks_wrong(view: View) -> bool:
    """G2: the top card matches the one under it neither by color nor by face, as everybody can see."""
    if view.under == NO_CARD or kind_color(view.top) in (NO_COLOR, view.color_before):
        return False
    under = kind_face(view.under)
    return under >= WILD or kind_face(view.top) != under


def jump_in(view: View, moves: Sequence[int], stakes: Stakes) -> int | None:
    """A card less is a card less; but a partner who is about to go out is not kept from it."""
    if view.turn == view.seat or (view.turn in stakes.team and view.hand_sizes[view.turn] == 1):
        return None
    return next((move for move in moves if move < PLAY_END), None)


def skill_of(view: View, stakes: Stakes) -> TableSkill:
    team = sum(1 << partner for partner in stakes.team)
    return TableSkill([team] * MOST_PLAYERS, [sheds(stakes, view.players)] * MOST_PLAYERS)


def sheds(stakes: Stakes, players: int) -> int:
    """How much a point in hand counts beside going out, in thousandths."""
    out = stakes.out + stakes.won * POINTS_OF_AN_OPPONENT * (players - 1)
    return min(MOST_SHED, 1000 * -(stakes.lost + stakes.left) // max(out, 1))
