"""Policies for simulation, in the language of the rules: what the seat on turn does. out_of_turn.py has all else.

A plan says how each seat plays: a kind of policy, and rates in thousandths.

    random    a card uniformly among the physical cards in hand that may rightfully be laid; a color uniformly
    greedy    the card worth most points, uniformly among equals; a color uniformly
    sparing   as random, but a wild card only if it has no other; it names the color it holds most of
    color     a card of the color it holds most of, a wild card only if it has no other; it names that color too

They lay a card if they have a rightful one, else draw, and lay a drawn card that can be laid. They flip whenever they
may, at a uniformly chosen opponent, and give a uniformly chosen card. skilled.py and network.py have two that think.
"""

from enum import IntEnum
from typing import Protocol

from wildfour.bots.policies.skilled_weights import Skill
from wildfour.rulebook.cards import (
    COLORED,
    HIGH_WILDS,
    LOW_WILDS,
    NO_COLOR,
    NUMBERS,
    ONE_OF_EACH_COLOR,
    SUIT,
    Zone,
    color_of,
    kind_of,
)
from wildfour.rulebook.moves import ACCEPT, CHALLENGE, DRAW, FLIP, GIVE, KEEP, NAME_COLOR, PASS, SWAP
from wildfour.rules.action_cards import may_challenge
from wildfour.rules.piles import count, is_empty, nothing_to_draw
from wildfour.rules.playable import (
    EVERY_CARD,
    bluff_included,
    is_rightful,
    last_card_allowed,
    matching,
    rightful,
    stackable,
)
from wildfour.rules.primitives import Chance, below, nth_bit, pick, popcount
from wildfour.rules.seats import across
from wildfour.rules.state import Phase, RoundState

THOUSAND = 1000


class Policy(IntEnum):
    """How a card is chosen."""

    RANDOM, GREEDY, SPARING, COLOR, SKILLED, NETWORK = range(6)  # skilled.py and network.py have the last two


class Plan(Skill, Protocol):
    """How each seat plays. All but `policy` are rates in thousandths."""

    policy: list[int]
    bluffs: list[int]  # lays a Wild Draw Four against D6 when it could
    challenges: list[int]  # challenges a Wild Draw Four
    forgets: list[int]  # forgets to call UNO
    overlooks: list[int]  # does not notice that somebody forgot, or laid a wrong card
    jumps: list[int]  # takes a chance to jump in
    slips: list[int]  # lays a card that does not fit, where the players are the referees (R20)
    doubts: list[int]  # objects to a card that nobody can see is wrong


def bernoulli(chance: Chance, rate: int) -> bool:
    """Chance is asked only where it has a say."""
    return rate > 0 and (rate >= THOUSAND or below(chance, THOUSAND) < rate)


def choose(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """The move that the seat on turn makes."""
    if s.phase == Phase.PLAY:
        return lay_or_draw(s, seat, chance, plan)
    if s.phase == Phase.PLAY_DRAWN:
        return lay_drawn_or_keep(s, seat, chance, plan)
    if s.phase == Phase.ANSWER:
        return answer(s, seat, chance, plan)
    if s.phase == Phase.CHOOSE_COLOR:
        return NAME_COLOR + named_color(s, seat, chance, plan)
    if s.phase == Phase.FLIP:
        return FLIP + other_seat(s, seat, chance)
    if s.phase == Phase.GIVE:
        hand = s.hands[seat]
        return GIVE + kind_of(s.rules, pick(chance, hand, count(hand)))
    return SWAP + other_seat(s, seat, chance)


def other_seat(s: RoundState, seat: int, chance: Chance) -> int:
    other = below(chance, s.players - 1)
    return other + 1 if other >= seat else other


def lay(s: RoundState, seat: int, card: int, chance: Chance, plan: Plan) -> int:
    """The move that lays a card, with a color for a wild one."""
    kind = kind_of(s.rules, card)
    return 4 * kind + (named_color(s, seat, chance, plan) if color_of(card) == NO_COLOR else 0)


def named_color(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    if keeps_wild_cards(plan.policy[seat]):
        return color_held_most(s.hands[seat], COLORED, COLORED)
    return below(chance, 4)


def keeps_wild_cards(policy: int) -> bool:
    return policy == Policy.SPARING or policy == Policy.COLOR  # noqa: PLR1714 - compiled code has no sets


def color_held_most(hand: Zone, even: int, odd: int) -> int:
    """The color of which a hand has most cards, among the colors of which some may be laid; the first of equals."""
    best = 0
    most = -1
    for color in range(4):
        suit = SUIT << (13 * color)
        held = 0
        offered = 0
        for word in range(len(hand)):
            held += popcount(hand[word] & suit)
            offered |= hand[word] & suit & (odd if word & 1 else even)
        if offered != 0 and held > most:
            most = held
            best = color
    return best


def lay_or_draw(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    if bernoulli(chance, plan.bluffs[seat]) and may_bluff(s, seat):
        return lay(s, seat, first_wild_four(s.hands[seat]), chance, plan)
    even = rightful(s, seat, 0)
    odd = rightful(s, seat, 1)
    if offered(s.hands[seat], even, odd) == 0:
        return PASS if nothing_to_draw(s) else DRAW
    if plan.policy[seat] == Policy.GREEDY:
        worth = most_points(s.hands[seat], even, odd)
        even &= worth
        odd &= worth
    elif keeps_wild_cards(plan.policy[seat]) and offered(s.hands[seat], even & COLORED, odd & COLORED) > 0:
        colored = COLORED
        if plan.policy[seat] == Policy.COLOR:
            colored = SUIT << (13 * color_held_most(s.hands[seat], even, odd))
        even &= colored
        odd &= colored
    return lay(s, seat, any_of(s.hands[seat], even, odd, chance), chance, plan)


def offered(hand: Zone, even: int, odd: int) -> int:
    """How many cards of a hand are among those of the even and of the odd words."""
    total = 0
    for word in range(len(hand)):
        total += popcount(hand[word] & (odd if word & 1 else even))
    return total


def any_of(hand: Zone, even: int, odd: int, chance: Chance) -> int:
    """One of those cards, uniformly; there is one at least."""
    n = below(chance, offered(hand, even, odd))
    word = 0
    cards = hand[0] & even
    while n >= popcount(cards):
        n -= popcount(cards)
        word += 1
        cards = hand[word] & (odd if word & 1 else even)
    return word << 6 | nth_bit(cards, n)


def most_points(hand: Zone, even: int, odd: int) -> int:
    """F1: all cards of the highest worth that may be laid: wild cards, then action cards, then 9 down to 0."""
    wild = LOW_WILDS | HIGH_WILDS
    if offered(hand, even & wild, odd & wild) > 0:
        return wild
    action = COLORED & ~NUMBERS
    if offered(hand, even & action, odd & action) > 0:
        return action
    face = 9
    while offered(hand, even & (ONE_OF_EACH_COLOR << face), odd & (ONE_OF_EACH_COLOR << face)) == 0:
        face -= 1
    return ONE_OF_EACH_COLOR << face


def may_bluff(s: RoundState, seat: int) -> bool:
    """D7: is there a Wild Draw Four in hand that the table lets be laid, though it is not rightful?"""
    forbidden = bluff_included(s, seat, 0) & ~rightful(s, seat, 0) & HIGH_WILDS
    return forbidden != 0 and offered(s.hands[seat], forbidden, 0) > 0


def first_wild_four(hand: Zone) -> int:
    word = 0
    while hand[word] & HIGH_WILDS == 0:
        word += 2
    return word << 6 | nth_bit(hand[word] & HIGH_WILDS, 0)


def slips(s: RoundState, seat: int, chance: Chance, plan: Plan) -> bool:
    """G2: is the turn used for a card that does not fit, by mistake?"""
    if s.phase != Phase.PLAY or not bernoulli(chance, plan.slips[seat]):
        return False
    return offered(s.hands[seat], misfits(s, seat), misfits(s, seat)) > 0


def wrong_card(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """The move that lays such a card, all equally likely."""
    card = any_of(s.hands[seat], misfits(s, seat), misfits(s, seat), chance)
    return lay(s, seat, card, chance, plan)


def misfits(s: RoundState, seat: int) -> int:
    """The cards that everybody could see are wrong: no Wild Draw Four is, whatever its player holds (D7)."""
    return EVERY_CARD & ~((matching(s) | LOW_WILDS | HIGH_WILDS) & last_card_allowed(s, s.hands[seat]))


def lay_drawn_or_keep(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    return lay(s, seat, s.drawn, chance, plan) if is_rightful(s, seat, s.drawn) else KEEP


def answer(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Challenge at the seat's rate; with stacking, the first draw card that may rightfully be laid; else accept."""
    if may_challenge(s) and bernoulli(chance, plan.challenges[seat]):
        return CHALLENGE
    if s.rules.stacking and s.pending > 0 and not is_empty(s.hands[s.laid_by]):
        hand = s.hands[seat]
        for word in range(len(hand)):
            cards = hand[word] & rightful(s, seat, word & 1) & stackable(s, word & 1)
            if cards != 0:
                return lay(s, seat, word << 6 | nth_bit(cards, 0), chance, plan)
    return ACCEPT


def thinks(policy: int) -> bool:
    """Skilled and the network bluff and challenge as they see fit, and mind their partners."""
    return policy >= Policy.SKILLED


def partners_known_to(s: RoundState, seat: int, policy: int) -> int:
    """The partners that a seat plays with, as bits."""
    return 1 << across(s.players, seat) if s.rules.partners and thinks(policy) else 0
