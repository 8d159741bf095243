"""The level *skilled* at a table: the policy `skilled`, interpreted on the state that a view lets a seat imagine.

Out of turn it never forgets to call, catches whoever did (a partner apart), objects to a card that everybody can see is
wrong, and jumps in.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from wildfour.bots.policies import skilled_policy
from wildfour.bots.policies.tuned import TUNED
from wildfour.bots.state_from_view import imagined, notation_of_view
from wildfour.bots.view_queries import catch_in, is_plainly_wrong, on_turn, plays, seat_meant
from wildfour.chance.streams import RandomChance
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.moves import PLAY_END
from wildfour.rulebook.option_parser import MOST_PLAYERS

SHIPPED = [list(one) for one in TUNED]
POINTS_OF_AN_OPPONENT = 35  # about what is left in a hand when somebody goes out
MOST_SHED = 100


@dataclass(slots=True)
class TableSkill:
    """What the policy is told of the seat that it plays for."""

    team: list[int]
    sheds: list[int]
    style: list[int] = field(default_factory=lambda: [0] * MOST_PLAYERS)
    weights: list[list[int]] = field(default_factory=lambda: SHIPPED)


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    assert view.seat is not None
    said = say_something(view, moves, stakes)
    if said is not None or not on_turn(view):
        return said
    number = skilled_policy.choose(imagined(view), view.seat, RandomChance(luck), skill_of(view, stakes))
    move = notation_of_view(view).moves[number]
    if move == "draw" and move not in moves:
        move = "pass"  # R7: the draw pile of an imagined state has cards that are in other hands
    return "uno!" if "uno!" in moves and number < PLAY_END else move


def say_something(view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """What is said or done out of turn: the call, a catch, an objection, a jump-in."""
    if view.exposed == view.seat and "uno!" in moves:
        return "uno!"
    catch = catch_in(moves)
    if catch is not None and seat_meant(catch) not in stakes.team:
        return catch
    if "object" in moves and view.laid_by not in stakes.team and is_plainly_wrong(view):
        return "object"
    return jump_in(view, moves, stakes)


def jump_in(view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """A card less is a card less; but a partner who is about to go out is not kept from it."""
    if on_turn(view) or (view.turn in stakes.team and view.hand_sizes[view.turn] == 1):
        return None
    return next(iter(plays(moves)), None)


def skill_of(view: View, stakes: Stakes) -> TableSkill:
    team = sum(1 << partner for partner in stakes.team)
    return TableSkill([team] * MOST_PLAYERS, [sheds(stakes, view.players)] * MOST_PLAYERS)


def sheds(stakes: Stakes, players: int) -> int:
    """How much a point in hand counts beside going out, in thousandths."""
    out = stakes.out + stakes.won * POINTS_OF_AN_OPPONENT * (players - 1)
    return min(MOST_SHED, 1000 * -(stakes.lost + stakes.left) // max(out, 1))
