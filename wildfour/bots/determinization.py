"""Deals of the cards that a seat cannot see, consistent with its knowledge (compilable).

The state comes from a view: `draw` holds all unseen cards, the other hands hold the cards known to be there, and
`fresh` has each hand's size and its maximum number of cards of each color (see rules/public_knowledge.py).
"""

from typing import Any

from wildfour.bots.network.inference import choose
from wildfour.bots.policies.out_of_turn import looks_illegal
from wildfour.bots.policies.rate_policies import any_of, offered
from wildfour.rulebook.card_faces import WILD_FOUR
from wildfour.rulebook.cards import FACES, HIGH_WILDS, LOW_WILDS, NO_CARD, SUIT
from wildfour.rules.piles import add, count, remove
from wildfour.rules.playable import EVERY_CARD, holds_color
from wildfour.rules.primitives import Chance, below
from wildfour.rules.public_knowledge import SIZE, WILDS, may_hold
from wildfour.rules.state import RoundState

WILD_CARDS = LOW_WILDS | HIGH_WILDS
MILLION = 1_000_000
BLUFFS = 30_000  # millionths: odds of playing a Wild Draw Four as a bluff, relative to playing it legally
NONE = 0


def deal_unseen(s: RoundState, seat: int, chance: Chance) -> None:
    """Deal every other hand its unseen cards, and set the values that depend on them."""
    if s.laid_by != seat and is_to_be_answered(s):
        deal_to_challenged(s, chance)
    for other in range(s.players):
        if other != seat:
            deal_hand(s, other, chance, NONE, True)
    for other in range(s.players):
        if other != seat:
            deal_hand(s, other, chance, NONE, False)
    set_violations(s)


def choose_unseen(states: Any, chance: Chance, seat: int, network: Any, context: Any) -> int:
    """Deal the cards that a seat cannot see, using the known hand sizes, and return the network's move."""
    deal_unseen(states[0], seat, chance)
    return choose(states[0], seat, network, context)


def is_to_be_answered(s: RoundState) -> bool:
    """Return whether a Wild Draw Four is waiting for an answer (D8)."""
    return s.face == WILD_FOUR and s.pending > 0


def set_violations(s: RoundState) -> None:
    """Set the values that depend on the hand from which the top card was played (D6, G2)."""
    if s.face == WILD_FOUR:
        s.bluff = int(holds_color(s.hands[s.laid_by], s.color_before))
    if s.under != NO_CARD:
        s.wrong = int(looks_illegal(s) or (s.rules.no_bluffing and s.bluff))


def place_to_fill(s: RoundState, seat: int) -> int:
    """Return the slot of a hand's oldest unknown card. Slot 0 is the newest; -1 means that all cards are known."""
    return hand_size(s, seat) - count(s.hands[seat]) - 1


def hand_size(s: RoundState, seat: int) -> int:
    """Return how many cards a seat has, known or not."""
    return may_hold(s.fresh, seat, SIZE)


def deal_hand(s: RoundState, seat: int, chance: Chance, banned: int, restricted: bool) -> None:
    """Fill a hand from its oldest slot on: only the restricted slots, or all of them. The restricted slots of all hands
    are filled first, while suitable cards are available."""
    place = place_to_fill(s, seat)
    while place >= 0:
        cards = allowed_in(s, seat, place)
        if restricted and cards == EVERY_CARD:
            return
        if deal_one(s, seat, cards & ~banned, chance) == NO_CARD:
            return
        place -= 1


def allowed_in(s: RoundState, seat: int, place: int) -> int:
    """Return the cards that a slot may hold. Only the newest slots may hold a suit that the player lacked."""
    cards = EVERY_CARD
    for color in range(4):
        if may_hold(s.fresh, seat, color) <= place:
            cards &= ~suit_of(color)
    if may_hold(s.fresh, seat, WILDS) <= place:
        cards &= ~WILD_CARDS
    return cards


def suit_of(color: int) -> int:
    return SUIT << (FACES * color)


def deal_one(s: RoundState, seat: int, cards: int, chance: Chance) -> int:
    """Deal an unseen card from `cards`, or else any unseen card, because players may hold cards back (C4)."""
    if offered(s.draw, cards, cards) == 0:
        cards = EVERY_CARD
        if offered(s.draw, cards, cards) == 0:
            return NO_CARD
    card = any_of(s.draw, cards, cards, chance)
    remove(s.draw, card)
    add(s.hands[seat], card)
    return card


def deal_to_challenged(s: RoundState, chance: Chance) -> None:
    """Decide whether the player of an unanswered Wild Draw Four holds the color (D6, D7)."""
    if holds_color(s.hands[s.laid_by], s.color_before):
        return
    suit = suit_of(s.color_before)
    if is_bluff(s, chance, suit):
        deal_one(s, s.laid_by, suit, chance)
    else:
        deal_hand(s, s.laid_by, chance, suit, False)


def is_bluff(s: RoundState, chance: Chance, suit: int) -> bool:
    """Decide by Bayes' rule: weight the probability that the hand holds the color by the odds of bluffing with it."""
    honest = chance_of_none(s, s.laid_by, suit)
    bluff = (MILLION - honest) * BLUFFS // MILLION
    return below(chance, honest + bluff + 1) < bluff


def chance_of_none(s: RoundState, seat: int, suit: int) -> int:
    """Return the probability, in millionths, that the cards still to be dealt to a hand include none of a suit."""
    left = MILLION
    oldest = place_to_fill(s, seat)
    for place in range(oldest, -1, -1):
        dealt = oldest - place
        cards = allowed_in(s, seat, place)
        others = cards & ~suit
        good = max(offered(s.draw, others, others) - dealt, 0)
        left = left * good // max(offered(s.draw, cards, cards) - dealt, 1)
    return left
