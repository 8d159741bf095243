"""What policies do out of turn, in the language of the rules: they call, catch, object and jump in.

Whoever may speak does so from the left on, each at most once. A seat reads its own hand, and what everybody can see.
Nobody accuses: that is about talk at the table (G1), and policies do not talk.
"""

from wildfour.bots.policies.plan import Plan
from wildfour.bots.policies.rate_policies import bernoulli
from wildfour.events.event_kinds import NOBODY
from wildfour.rulebook.card_faces import WILD
from wildfour.rulebook.cards import NO_CARD, NUMBERS, color_of, face_of, kind_of
from wildfour.rules.penalties import object_to
from wildfour.rules.piles import count, is_empty
from wildfour.rules.playable import identical, may_jump_in
from wildfour.rules.primitives import Chance, nth_bit
from wildfour.rules.public_knowledge import SIZE, may_hold
from wildfour.rules.seats import left_of
from wildfour.rules.state import RoundState
from wildfour.rules.uno_call import call, catch, may_catch


def call_or_be_caught(s: RoundState, chance: Chance, plan: Plan) -> int:
    """Whoever has come down to one card calls, or forgets and may be caught by the others, from the left on.
    Returns the number of moves."""
    exposed = s.exposed
    if not bernoulli(chance, plan.forgets[exposed]):
        call(s, chance, exposed)
        return 1
    seat = left_of(s, exposed)
    while seat != exposed:
        if catches(s, seat, plan) and not bernoulli(chance, plan.overlooks[seat]):
            catch(s, chance, seat, exposed)
            return 1
        seat = left_of(s, seat)
    return 0


def catches(s: RoundState, seat: int, plan: Plan) -> bool:
    """Nobody catches the partner that it plays with."""
    return may_catch(s, seat, s.exposed) and plan.team[seat] >> s.exposed & 1 == 0


def object_or_let_stand(s: RoundState, chance: Chance, plan: Plan) -> int:
    """G2, R20: whoever notices a wrong card objects to it, and now and then somebody doubts a right one.
    Returns the number of moves."""
    moves = 0
    offender = s.laid_by
    seat = left_of(s, offender)
    while seat != offender and s.under != NO_CARD:
        if objects(s, seat, chance, plan):
            object_to(s, chance, seat)
            moves += 1
        seat = left_of(s, seat)
    return moves


def objects(s: RoundState, seat: int, chance: Chance, plan: Plan) -> bool:
    """Nobody objects to a card of the partner that it plays with."""
    if plan.team[seat] >> s.laid_by & 1 == 1:
        return False
    if can_be_seen_to_be_wrong(s):
        return not bernoulli(chance, plan.overlooks[seat])
    return bernoulli(chance, plan.doubts[seat])


def can_be_seen_to_be_wrong(s: RoundState) -> bool:
    if s.rules.plain_finish and is_empty(s.hands[s.laid_by]) and is_no_last_card(s):
        return True
    return does_not_fit(s)


def who_jumps_in(s: RoundState, chance: Chance, plan: Plan) -> int:
    """House rule jump-in: the first, from the left of the one on turn, who can jump in and takes the chance."""
    seat = left_of(s, s.turn)
    while seat != s.turn:
        if may_jump_in(s, seat) and jumps_in(s, seat, chance, plan):
            return seat
        seat = left_of(s, seat)
    return NOBODY


def jumps_in(s: RoundState, seat: int, chance: Chance, plan: Plan) -> bool:
    """A partner who is about to go out is not kept from it."""
    if card_to_jump_in_with(s, seat) == NO_CARD:
        return False
    if plan.team[seat] >> s.turn & 1 == 1 and count(s.hands[s.turn]) == 1:
        return False
    return bernoulli(chance, plan.jumps[seat])


def jump_in(s: RoundState, seat: int) -> int:
    """The move. The card is no wild one."""
    return 4 * kind_of(s.rules, card_to_jump_in_with(s, seat))


def card_to_jump_in_with(s: RoundState, seat: int) -> int:
    """The first of the cards that have the color and the face of the top card; NO_CARD if there is none."""
    cards = identical(s, seat)
    hand = s.hands[seat]
    for word in range(len(hand)):
        if hand[word] & cards != 0:
            return word << 6 | nth_bit(cards, 0)
    return NO_CARD


def looks_wrong(s: RoundState) -> bool:
    """Return whether the top card is plainly wrong to a player who knows the sizes of hands (s.fresh)."""
    if s.rules.plain_finish and may_hold(s.fresh, s.laid_by, SIZE) == 0 and is_no_last_card(s):
        return True
    return does_not_fit(s)


def is_no_last_card(s: RoundState) -> bool:
    """House rule plain-finish: return whether the top card is not one to go out with."""
    return NUMBERS >> (s.top & 63) & 1 == 0


def does_not_fit(s: RoundState) -> bool:
    """Return whether the top card matches neither the color nor the face before it (C1, C2, C5). Objecting is about no
    more than that: a bluff is challenged instead (D7)."""
    if s.face >= WILD or color_of(s.top) == s.color_before:
        return False
    return s.face != face_of(s.under)
