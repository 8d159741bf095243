"""Policies with rates for the current player's moves (compilable). Other moves are in out_of_turn.py.

    random    a uniform choice among the legal physical cards in hand; a uniform color
    greedy    the card with the most points, with ties broken at random; a uniform color
    sparing   like random, but a wild card only if no other card is playable; the most common color in hand
    color     a card of the most common color in hand, a wild card only if no other card is playable; the same color

They play a legal card if they have one, otherwise draw, and play a drawn card if they can. They flip whenever they may,
at a uniformly chosen opponent, and give a uniformly chosen card.
"""

from wildfour.bots.policies.plan import THOUSAND, Plan, Policy, uses_odds
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


def bernoulli(chance: Chance, rate: int) -> bool:
    """Return True at the given rate in thousandths. Consume a random number only if the rate is neither 0 nor 1000."""
    return rate > 0 and (rate >= THOUSAND or below(chance, THOUSAND) < rate)


def choose(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Return the move of the current player."""
    if s.phase == Phase.PLAY:
        return play_or_draw(s, seat, chance, plan)
    if s.phase == Phase.PLAY_DRAWN:
        return play_drawn_or_keep(s, seat, chance, plan)
    if s.phase == Phase.ANSWER:
        return answer(s, seat, chance, plan)
    if s.phase == Phase.CHOOSE_COLOR:
        return NAME_COLOR + chosen_color(s, seat, chance, plan)
    if s.phase == Phase.FLIP:
        return FLIP + other_seat(s, seat, chance)
    if s.phase == Phase.GIVE:
        hand = s.hands[seat]
        return GIVE + kind_of(s.rules, pick(chance, hand, count(hand)))
    return SWAP + other_seat(s, seat, chance)


def other_seat(s: RoundState, seat: int, chance: Chance) -> int:
    other = below(chance, s.players - 1)
    return other + 1 if other >= seat else other


def play_move(s: RoundState, seat: int, card: int, chance: Chance, plan: Plan) -> int:
    """Return the move that plays a card, with a color if the card is wild."""
    kind = kind_of(s.rules, card)
    return 4 * kind + (chosen_color(s, seat, chance, plan) if color_of(card) == NO_COLOR else 0)


def chosen_color(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    if keeps_wild_cards(plan.policy[seat]):
        return color_held_most(s.hands[seat], COLORED, COLORED)
    return below(chance, 4)


def keeps_wild_cards(policy: int) -> bool:
    return policy == Policy.SPARING or policy == Policy.COLOR  # noqa: PLR1714 - compiled code has no sets


def color_held_most(hand: Zone, even: int, odd: int) -> int:
    """Return the playable color most common in a hand, or the first if tied."""
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


def play_or_draw(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    if bernoulli(chance, plan.bluffs[seat]) and may_bluff(s, seat):
        return play_move(s, seat, first_wild_four(s.hands[seat]), chance, plan)
    even = rightful(s, seat, 0)
    odd = rightful(s, seat, 1)
    if offered(s.hands[seat], even, odd) == 0:
        return PASS if nothing_to_draw(s) else DRAW
    if plan.policy[seat] == Policy.GREEDY:
        best = most_points(s.hands[seat], even, odd)
        even &= best
        odd &= best
    elif keeps_wild_cards(plan.policy[seat]) and offered(s.hands[seat], even & COLORED, odd & COLORED) > 0:
        colored = COLORED
        if plan.policy[seat] == Policy.COLOR:
            colored = SUIT << (13 * color_held_most(s.hands[seat], even, odd))
        even &= colored
        odd &= colored
    return play_move(s, seat, any_of(s.hands[seat], even, odd, chance), chance, plan)


def offered(hand: Zone, even: int, odd: int) -> int:
    """Count the cards in a hand, separately in the even and odd words."""
    total = 0
    for word in range(len(hand)):
        total += popcount(hand[word] & (odd if word & 1 else even))
    return total


def any_of(hand: Zone, even: int, odd: int, chance: Chance) -> int:
    """Return one of the given cards, chosen uniformly at random. At least one is given."""
    n = below(chance, offered(hand, even, odd))
    word = 0
    cards = hand[0] & even
    while n >= popcount(cards):
        n -= popcount(cards)
        word += 1
        cards = hand[word] & (odd if word & 1 else even)
    return word << 6 | nth_bit(cards, n)


def most_points(hand: Zone, even: int, odd: int) -> int:
    """Return the playable cards with the most points (F1): wild cards, then action cards, then 9 down to 0."""
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
    """Return whether the hand has a Wild Draw Four that may be played as a bluff (D7)."""
    forbidden = bluff_included(s, seat, 0) & ~rightful(s, seat, 0) & HIGH_WILDS
    return forbidden != 0 and offered(s.hands[seat], forbidden, 0) > 0


def first_wild_four(hand: Zone) -> int:
    word = 0
    while hand[word] & HIGH_WILDS == 0:
        word += 2
    return word << 6 | nth_bit(hand[word] & HIGH_WILDS, 0)


def slips(s: RoundState, seat: int, chance: Chance, plan: Plan) -> bool:
    """Return whether the seat mistakenly plays a card that does not match (G2)."""
    if s.phase != Phase.PLAY or not bernoulli(chance, plan.slips[seat]):
        return False
    return offered(s.hands[seat], misfits(s, seat), misfits(s, seat)) > 0


def wrong_card(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Return a move that plays a uniformly chosen card that does not match."""
    card = any_of(s.hands[seat], misfits(s, seat), misfits(s, seat), chance)
    return play_move(s, seat, card, chance, plan)


def misfits(s: RoundState, seat: int) -> int:
    """Return the visibly illegal cards in a hand. They never include a Wild Draw Four, regardless of the hand (D7)."""
    return EVERY_CARD & ~((matching(s) | LOW_WILDS | HIGH_WILDS) & last_card_allowed(s, s.hands[seat]))


def play_drawn_or_keep(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    return play_move(s, seat, s.drawn, chance, plan) if is_rightful(s, seat, s.drawn) else KEEP


def answer(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Challenge at the seat's rate. With stacking, play the first legal draw card; otherwise accept."""
    if may_challenge(s) and bernoulli(chance, plan.challenges[seat]):
        return CHALLENGE
    if s.rules.stacking and s.pending > 0 and not is_empty(s.hands[s.laid_by]):
        hand = s.hands[seat]
        for word in range(len(hand)):
            cards = hand[word] & rightful(s, seat, word & 1) & stackable(s, word & 1)
            if cards != 0:
                return play_move(s, seat, word << 6 | nth_bit(cards, 0), chance, plan)
    return ACCEPT


def partners_known_to(s: RoundState, seat: int, policy: int) -> int:
    """Return bits for the partners that a seat spares."""
    return 1 << across(s.players, seat) if s.rules.partners and uses_odds(policy) else 0
