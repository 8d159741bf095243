"""How likely each seat is to go out first, judged from the hands alone. In the language of the rules.

A logit for every hand: its size, what it holds, and whether it has a match for the top card. The weights, in
hundredths, are fitted to rounds of the policy `color`: bench/fit_win_odds.py.
"""

import math

from wildfour.bots.policies import offered
from wildfour.cards import DRAW_TWO, HIGH_WILDS, LOW_WILDS, ONE_OF_EACH_COLOR, REVERSE, SKIP, Zone
from wildfour.rules.piles import count
from wildfour.rules.playable import holds_color, matching
from wildfour.rules.state import RoundState

LONGEST = 10  # hands longer than this lose a fixed weight for each card more
# For two players, and for more. A hand without cards is as good as out: its last card may still be challenged.
SIZES = ((400, 122, 68, 39, 20, -2, -19, -36, -52, -65, -76), (500, 210, 120, 69, 28, 0, -37, -62, -80, -111, -140))
CARD_MORE = (-8, -39)
A_WILD = (65, 75)
A_WILD_FOUR = (111, 98)
A_DRAW_TWO = (31, 16)
A_SKIP = (16, 2)
A_COLOR = (-26, -3)
A_MATCH = (49, 42)
ON_TURN = (6, 16)

DRAW_TWOS = ONE_OF_EACH_COLOR << DRAW_TWO
SKIPS = ONE_OF_EACH_COLOR << SKIP | ONE_OF_EACH_COLOR << REVERSE


def win_odds(s: RoundState, seat: int) -> float:
    """The odds of a seat to go out first; divide by the sum over all seats for its chance."""
    hand = s.hands[seat]
    table = 0 if s.players == 2 else 1
    cards = count(hand)
    logit = SIZES[table][min(cards, LONGEST)] + CARD_MORE[table] * max(cards - LONGEST, 0)
    logit += A_WILD[table] * offered(hand, LOW_WILDS, LOW_WILDS)
    logit += A_WILD_FOUR[table] * offered(hand, HIGH_WILDS, HIGH_WILDS)
    logit += A_DRAW_TWO[table] * offered(hand, DRAW_TWOS, DRAW_TWOS)
    logit += A_SKIP[table] * offered(hand, SKIPS, SKIPS)
    logit += A_COLOR[table] * colors_in(hand)
    if offered(hand, matching(s), matching(s)) > 0:
        logit += A_MATCH[table]
    if s.turn == seat:
        logit += ON_TURN[table]
    return math.exp(logit / 100)


def colors_in(hand: Zone) -> int:
    colors = 0
    for color in range(4):
        colors += int(holds_color(hand, color))
    return colors
