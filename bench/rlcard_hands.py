"""Hands that explain what was decided at RLCard's table, in the language of the rules: what differs from ours. Each of
these takes the place of a function of bots/expert/card_arrivals.py or bots/expert/hand_inference.py."""

import math

from wildfour.bots.determinization import WILD_CARDS, suit_of
from wildfour.bots.expert import card_arrivals, hand_inference
from wildfour.bots.expert.hand_inference import NEXT_TO_NOTHING, SURPRISE
from wildfour.compiled.compiler import Function
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
    card_arrivals.never_kept: never_kept,
    hand_inference.is_asked: is_asked,
    hand_inference.missed_at_random: missed_at_random,
}
