"""How likely each seat is to go out first, judged from the hands alone. In the language of the rules.

A logit for every hand: its size, what it holds, and whether it has a match for the top card. The weights, in
hundredths, are fitted to rounds of the policy `color`: bench/fit_prospects.py.
"""

import math

from wildfour.bots.policies import offered
from wildfour.cards import DRAW_TWO, HIGH_WILDS, LOW_WILDS, ONE_OF_EACH_COLOR, REVERSE, SKIP, Zone
from wildfour.rules.piles import count
from wildfour.rules.playable import holds_color, matching
from wildfour.rules.state import RoundState

LONGEST = 10  # hands longer than this lose a fixed weight for each card more
# For two players, and for more: hands of 0 to 10 cards; a card more; then what is held.
SIZES = ((250, 119, 68, 40, 21, 7, -30, -45, -47, -55, -78), (300, 210, 121, 77, 41, -2, -37, -71, -88, -104, -146))
CARD_MORE = (-8, -22)
A_WILD = (69, 68)
A_WILD_FOUR = (113, 99)
A_DRAW_TWO = (32, 17)
A_SKIP = (13, 0)
A_COLOR = (-28, -1)
ON_TURN = (3, 16)
A_MATCH = (46, 36)

DRAW_TWOS = ONE_OF_EACH_COLOR << DRAW_TWO
SKIPS = ONE_OF_EACH_COLOR << SKIP | ONE_OF_EACH_COLOR << REVERSE


def prospect(s: RoundState, seat: int) -> float:
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
