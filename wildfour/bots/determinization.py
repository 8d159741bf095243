"""Dealing the cards that a seat cannot see, in agreement with what it knows. In the language of the rules.

The state is an imagined one: `draw` holds all unseen cards, the other hands hold the cards known to be there, and
`fresh` says how many cards each has and how many of them may be of each color (see rules/public_knowledge.py).
"""

from typing import Any

from wildfour.bots.policies.plainly_wrong import looks_wrong
from wildfour.bots.policies.rate_policies import any_of, offered
from wildfour.rulebook.card_faces import WILD_FOUR
from wildfour.rulebook.cards import FACES, FLIP_MARK, HIGH_WILDS, LOW_WILDS, NO_CARD, SUIT, kind_of
from wildfour.rules.piles import add, count, remove
from wildfour.rules.playable import EVERY_CARD, holds_color
from wildfour.rules.primitives import Chance, below
from wildfour.rules.public_knowledge import SIZE, WILDS, may_hold
from wildfour.rules.state import RoundState

WILD_CARDS = LOW_WILDS | HIGH_WILDS
MILLION = 1_000_000
BLUFFS = 30_000  # in a million: how willing players are to lay a Wild Draw Four as a bluff, against rightfully, mostly
AS_GOOD_AS = 3  # times that somebody was seen to bluff or not, to challenge or not, tell as much as what is usual
NONE = 0
KINDS = 56  # places of a hand in the beliefs
CERTAIN = 1000  # a belief in the likeliest kind
MOST_TRIES = 12


def deal_unseen(s: RoundState, seat: int, chance: Chance, beliefs: Any, willing: Any) -> None:
    """Every other hand gets as many unseen cards as it has; what depends on them is set. `beliefs` has a place for each
    kind in each hand: how likely it is to be there, beside others (network.believe). `willing` has one for each seat:
    how willing it is to bluff, as `BLUFFS` (nerve.py)."""
    if s.face == WILD_FOUR and s.laid_by != seat and s.pending > 0:
        deal_to_whoever_laid_it(s, chance, beliefs, willing[s.laid_by])
    for other in range(s.players):
        if other != seat:
            deal_hand(s, other, chance, beliefs, NONE, True)
    for other in range(s.players):
        if other != seat:
            deal_hand(s, other, chance, beliefs, NONE, False)
    see_what_was_wrong(s)


def see_what_was_wrong(s: RoundState) -> None:
    """D6, G2: what depends on the hand of whoever laid the top card."""
    if s.face == WILD_FOUR:
        s.bluff = int(holds_color(s.hands[s.laid_by], s.color_before))
    if s.under != NO_CARD:
        s.wrong = int(looks_wrong(s) or (s.rules.no_bluffing and s.bluff))


def place_to_fill(s: RoundState, seat: int) -> int:
    """The place of the oldest unknown card of a hand; 0 is the newest, and -1: all are known."""
    return may_hold(s.fresh, seat, SIZE) - count(s.hands[seat]) - 1


def deal_hand(s: RoundState, seat: int, chance: Chance, beliefs: Any, banned: int, restricted: bool) -> None:
    """Fill a hand from the oldest card on, as far as its places are restricted, or to the end. Restricted places of
    all hands come first: so they find what they may hold."""
    place = place_to_fill(s, seat)
    while place >= 0:
        cards = allowed_in(s, seat, place)
        if restricted and cards == EVERY_CARD:
            return
        if deal_one(s, seat, cards & ~banned, chance, beliefs) == NO_CARD:
            return
        place -= 1


def allowed_in(s: RoundState, seat: int, place: int) -> int:
    """What may be of a color are the cards that came last; so a place with a high number may not be."""
    cards = EVERY_CARD
    for color in range(4):
        if may_hold(s.fresh, seat, color) <= place:
            cards &= ~suit_of(color)
    if may_hold(s.fresh, seat, WILDS) <= place:
        cards &= ~WILD_CARDS
    return cards


def suit_of(color: int) -> int:
    return SUIT << (FACES * color)


def deal_one(s: RoundState, seat: int, cards: int, chance: Chance, beliefs: Any) -> int:
    """One of the unseen cards among `cards`; if there is none, any: nobody has to play as we infer (C4)."""
    if offered(s.draw, cards, cards) == 0:
        cards = EVERY_CARD
        if offered(s.draw, cards, cards) == 0:
            return NO_CARD
    card = any_of(s.draw, cards, cards, chance)
    tries = 0
    while tries < MOST_TRIES and below(chance, CERTAIN) >= beliefs[KINDS * seat + kind_of(s.rules, card) % FLIP_MARK]:
        card = any_of(s.draw, cards, cards, chance)
        tries += 1
    remove(s.draw, card)
    add(s.hands[seat], card)
    return card


def deal_to_whoever_laid_it(s: RoundState, chance: Chance, beliefs: Any, willing: int) -> None:
    """D6, D7: a Wild Draw Four is to be answered. Did whoever laid it hold the color?"""
    if holds_color(s.hands[s.laid_by], s.color_before):
        return
    suit = suit_of(s.color_before)
    if happens_to_bluff(s, chance, suit, willing):
        deal_one(s, s.laid_by, suit, chance, beliefs)
    else:
        deal_hand(s, s.laid_by, chance, beliefs, suit, False)


def happens_to_bluff(s: RoundState, chance: Chance, suit: int, willing: int) -> bool:
    """Bayes: how often such a hand would hold the color, times the willingness to bluff with it."""
    honest = chance_of_none(s, s.laid_by, suit)
    bluff = (MILLION - honest) * willing // MILLION
    return below(chance, honest + bluff + 1) < bluff


def chance_of_none(s: RoundState, seat: int, suit: int) -> int:
    """How many in a million such hands hold no card of a suit."""
    left = MILLION
    oldest = place_to_fill(s, seat)
    for place in range(oldest, -1, -1):
        dealt = oldest - place
        cards = allowed_in(s, seat, place)
        others = cards & ~suit
        good = max(offered(s.draw, others, others) - dealt, 0)
        left = left * good // max(offered(s.draw, cards, cards) - dealt, 1)
    return left
