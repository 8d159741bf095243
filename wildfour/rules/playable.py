"""Playable cards: C1, C2, C5, D6, D7, and the house rules that change them.

A card is *rightful* if the rulebook allows playing it. The engine also accepts a Wild Draw Four played as a bluff (D7)
and, if the players are the referees, any of the current player's cards (R20). A zone's even and odd words hold
different cards (see cards.py), so functions take `odd`.
"""

from wildfour.rulebook.card_faces import DRAW_TWO, WILD, WILD_FOUR
from wildfour.rulebook.cards import (
    COLORED,
    HIGH_WILDS,
    LOW_WILDS,
    NO_CARD,
    NO_COLOR,
    NUMBERS,
    ONE_OF_EACH_COLOR,
    SUIT,
    Zone,
    kind_of,
)
from wildfour.rulebook.rules_in_force import Stacking
from wildfour.rules.piles import count, is_empty
from wildfour.rules.state import Phase, RoundState

DRAW_TWOS = ONE_OF_EACH_COLOR << DRAW_TWO
EVERY_CARD = COLORED | LOW_WILDS | HIGH_WILDS


def matching(s: RoundState) -> int:
    """Return the colored cards that match the top card by color, number, or symbol (C1, C5)."""
    cards = SUIT << (13 * s.color)
    if s.face < WILD:
        cards |= ONE_OF_EACH_COLOR << s.face
    return cards


def holds_color(zone: Zone, color: int) -> bool:
    """Return True if the hand has a card of the given color (D6)."""
    suit = SUIT << (13 * color)
    for word in range(len(zone)):
        if zone[word] & suit != 0:
            return True
    return False


def wilds(odd: int, wild_four: bool) -> int:
    """Return the playable wild cards (C2)."""
    return LOW_WILDS | HIGH_WILDS if odd or wild_four else LOW_WILDS


def last_card_allowed(s: RoundState, hand: Zone) -> int:
    """Return the cards that may be played last. With the house rule plain-finish, only numbers may."""
    return NUMBERS if s.rules.plain_finish and count(hand) == 1 else EVERY_CARD


def rightful(s: RoundState, seat: int, odd: int) -> int:
    """Return the cards that the rulebook allows the seat to play."""
    hand = s.hands[seat]
    return (matching(s) | wilds(odd, not holds_color(hand, s.color))) & last_card_allowed(s, hand)


def bluff_included(s: RoundState, seat: int, odd: int) -> int:
    """Return the rightful cards and, unless bluffing is off, Wild Draw Fours that may be played as a bluff (D7)."""
    if s.rules.no_bluffing:
        return rightful(s, seat, odd)
    return (matching(s) | wilds(odd, True)) & last_card_allowed(s, s.hands[seat])


def has_rightful(s: RoundState, seat: int) -> bool:
    return holds_any(s.hands[seat], rightful(s, seat, 0), rightful(s, seat, 1))


def holds_any(hand: Zone, even: int, odd: int) -> bool:
    for word in range(0, len(hand), 2):
        if hand[word] & even | hand[word + 1] & odd != 0:
            return True
    return False


def is_rightful(s: RoundState, seat: int, card: int) -> bool:
    return rightful(s, seat, card >> 6 & 1) >> (card & 63) & 1 == 1


def is_illegal(s: RoundState, seat: int, card: int) -> bool:
    """Return True for an illegal card (G2). A bluff is not illegal, but can be challenged (D7 to D10)."""
    if s.drawn != NO_CARD and kind_of(s.rules, s.drawn) != kind_of(s.rules, card):
        return True  # C4
    return bluff_included(s, seat, card >> 6 & 1) >> (card & 63) & 1 == 0


def stacks(stacking: int, face: int, on: int) -> bool:
    """Return True if a draw card may be stacked on another (R31)."""
    if stacking == Stacking.ANY or face != on:
        return stacking == Stacking.ANY
    if stacking == Stacking.SAME:
        return True
    return stacking == Stacking.TWO if face == DRAW_TWO else stacking == Stacking.FOUR


def stackable(s: RoundState, odd: int) -> int:
    """Return the draw cards that may be stacked on the top card (R31)."""
    cards = 0
    if stacks(s.rules.stacking, DRAW_TWO, s.face):
        cards |= DRAW_TWOS
    if odd == 0 and stacks(s.rules.stacking, WILD_FOUR, s.face):
        cards |= HIGH_WILDS
    return cards


def can_be_stacked_on(s: RoundState) -> bool:
    """Return True if a draw card may be stacked on the top card. A player's last card cannot be stacked on (E7)."""
    if s.rules.stacking == Stacking.NONE or s.pending == 0:
        return False
    return stackable(s, 0) != 0 and not is_empty(s.hands[s.laid_by])


def is_start_card(s: RoundState) -> bool:
    """Return True if the top card is the start card. Only a start card has no color before it."""
    return s.color_before == NO_COLOR


def may_jump_in(s: RoundState, seat: int) -> bool:
    """Return True if a seat may jump in (house rule). It must do so before the turn has begun, and on a colored card
    that another player played (R40)."""
    if s.rules.jump_in == 0 or s.phase != Phase.PLAY or s.face >= WILD:
        return False
    return seat != s.turn and seat != s.laid_by and not is_start_card(s)


def identical(s: RoundState, seat: int) -> int:
    """Return the cards identical to the top card, which is colored (house rule jump-in)."""
    return 1 << (13 * s.color + s.face) & last_card_allowed(s, s.hands[seat])


def legal_cards(s: RoundState, seat: int, odd: int) -> int:
    """Return the cards that the seat may play now, whether or not it holds them."""
    if seat != s.turn:
        return identical(s, seat) if may_jump_in(s, seat) else 0
    if s.phase == Phase.PLAY:
        return EVERY_CARD if s.rules.players_referee else bluff_included(s, seat, odd)
    if s.phase == Phase.PLAY_DRAWN:
        return EVERY_CARD if s.rules.players_referee else bluff_included(s, seat, odd) & drawn_only(s, odd)
    if s.phase == Phase.ANSWER and can_be_stacked_on(s):
        return bluff_included(s, seat, odd) & stackable(s, odd)
    return 0


def drawn_only(s: RoundState, odd: int) -> int:
    """Return the drawn card as a bit: the only card that may be played after drawing (C4)."""
    return 1 << (s.drawn & 63) if odd == s.drawn >> 6 & 1 else 0
