"""Playing whole rounds, in the language of the rules. `choose` and `seat_asked` are the policy's."""

from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.primitives import Chance
from wildfour.rules.state import Phase, RoundState


def choose(s: RoundState, seat: int, chance: Chance) -> int:
    """The policy's: replaced when the rules are compiled for one."""
    raise NotImplementedError


def seat_asked(s: RoundState) -> int:
    """The policy's: replaced when the rules are compiled for one."""
    raise NotImplementedError


def play_round(s: RoundState, chance: Chance, most_moves: int) -> int:
    """Deal and play a round to its end, or until `most_moves`; returns the number of moves."""
    deal(s, chance)
    moves = 0
    while s.phase != Phase.OVER and moves < most_moves:
        seat = seat_asked(s)
        apply(s, chance, seat, choose(s, seat, chance))
        moves += 1
    return moves
