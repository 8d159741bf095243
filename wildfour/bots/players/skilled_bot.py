"""The level *skilled* at a table: the `skilled` policy, interpreted on the state built from a view.

Out of turn, it always calls, catches opponents who forgot, objects to visible violations, and jumps in.
"""

import random
from collections.abc import Sequence

from wildfour.bots.policies import skilled_policy
from wildfour.bots.policies.plan import Plan
from wildfour.bots.policies.skilled_weights import shedding
from wildfour.bots.state_from_view import notation_of_view, state_from_view
from wildfour.bots.view_queries import on_turn, plays, urgent_move
from wildfour.chance.streams import RandomChance
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.moves import PLAY_END
from wildfour.rulebook.option_parser import MOST_PLAYERS


def choose(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    assert view.seat is not None
    urgent = out_of_turn_move(view, moves, stakes)
    if urgent is not None or not on_turn(view):
        return urgent
    number = skilled_policy.choose(state_from_view(view), view.seat, RandomChance(luck), plan_of(view, stakes))
    move = notation_of_view(view).moves[number]
    if move == "draw" and move not in moves:
        move = "pass"  # R7: the state's draw pile includes cards that are in other hands
    return "uno!" if "uno!" in moves and number < PLAY_END else move


def out_of_turn_move(view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """Return the call, a catch, an objection, or a jump-in."""
    return urgent_move(view, moves, stakes) or jump_in(view, moves, stakes)


def jump_in(view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """Jump in unless that stops a partner from going out."""
    if on_turn(view) or (view.turn in stakes.team and view.hand_sizes[view.turn] == 1):
        return None
    return next(iter(plays(moves)), None)


def plan_of(view: View, stakes: Stakes) -> Plan:
    """Build the part of a plan that the *skilled* policy uses."""
    team = sum(1 << partner for partner in stakes.team)
    return Plan(team=[team] * MOST_PLAYERS, sheds=[shedding(stakes, view.players)] * MOST_PLAYERS)
