"""Hands that explain what was decided at RLCard's table, in the language of the rules: what differs from ours. Each of
these takes the place of a function of bots/slots.py or bots/explaining.py."""

import math

from wildfour.bots import explaining, slots
from wildfour.bots.determinization import WILD_CARDS, suit_of
from wildfour.bots.explaining import NEXT_TO_NOTHING, SURPRISE
from wildfour.machine.compile import Function
from wildfour.rules.state import Phase, RoundState


def never_kept(s: RoundState) -> int:
    """A card drawn that matches by its face alone is kept."""
    return suit_of(s.color) | WILD_CARDS


def is_asked(s: RoundState, seat: int) -> bool:
    """Whether a card just drawn is laid is not up to its player."""
    return s.turn == seat and s.phase == Phase.PLAY


def missed_at_random(likely: float) -> float:
    """Whoever has the habits of RLCard's rule agent is one: what that would not have done is out of the question."""
    return -math.log(max(likely, NEXT_TO_NOTHING)) / SURPRISE


INSTEAD: dict[Function, Function] = {
    slots.never_kept: never_kept,
    explaining.is_asked: is_asked,
    explaining.missed_at_random: missed_at_random,
}
