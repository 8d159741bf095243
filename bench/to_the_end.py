"""Rounds that are played to their end from a state, in the language of the rules: see departures.py."""

from typing import Any

from wildfour.bots.expert.hand_inference import DEAL, ROOM
from wildfour.bots.expert.search import play_on_with
from wildfour.bots.network.inference import Net
from wildfour.bots.policies.skilled_weights import Skill
from wildfour.compiled.round_loop import begin_stream
from wildfour.rules.primitives import Chance
from wildfour.rules.state import Phase


def rounds_won(
    roots: Any,
    scratches: Any,
    chances: Any,
    plans: Any,
    desks: Any,
    nets: Any,
    ints: Any,
    w: Any,
    candidate: int,
    rounds: int,
) -> int:
    """How many of them our side wins from roots[0] with a candidate."""
    desk = desks[0]
    won = 0
    for number in range(rounds):
        begin_stream(chances[0], number)
        scratches[ROOM] = roots[0]
        s = scratches[ROOM]
        play_on_with(s, chances[0], plans[0], desk, desk.moves[candidate], nets, ints, w)
        if s.phase == Phase.OVER and s.winner >= 0:
            won += desk.teams[desk.seat] >> s.winner & 1
    return won


def true_deal(
    roots: Any,
    scratches: Any,
    chance: Chance,
    plan: Skill,
    desk: Any,
    pasts: Any,
    level: Net,
    ints: Any,
    w: Any,
) -> None:
    """In the place of `deal_that_explains`: nothing is hidden."""
    scratches[DEAL] = roots[0]
