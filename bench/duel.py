"""Rounds of the network against skilled in compiled code, in the language of the rules: to measure one by the other."""

from typing import Any

from wildfour.bots.network import choose as choose_by_network
from wildfour.bots.skilled import choose
from wildfour.event_kinds import NOBODY
from wildfour.machine.playing import begin_stream
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.going_out import call
from wildfour.rules.state import Phase

MOST_MOVES = 2000


def duel(
    states: Any, chances: Any, plans: Any, nets: Any, ints: Any, w: Any, context: Any, first: int, seats: int, wins: Any
) -> int:
    """Play rounds numbered from `first`, one for each place of `wins`, which are set to the seat that went out; `seats`
    has a bit for each seat of the network. Returns how many moves the network made."""
    s = states[0]
    chance = chances[0]
    thought = 0
    for i in range(len(wins)):
        begin_stream(chance, first + i)
        s.dealer = (first + i) % s.players
        deal(s, chance)
        moves = 0
        while s.phase != Phase.OVER and moves < MOST_MOVES:
            seat = s.turn
            if seats >> seat & 1:
                move = choose_by_network(s, seat, nets[0], ints, w, context)
                thought += 1
            else:
                move = choose(s, seat, chance, plans[0])
            apply(s, chance, seat, move)
            if s.exposed != NOBODY:
                call(s, chance, s.exposed)
            moves += 1
        wins[i] = s.winner if s.phase == Phase.OVER else NOBODY
    return thought
