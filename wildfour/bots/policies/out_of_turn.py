"""Out-of-turn policy moves: calls, catches, objections, and jump-ins (compilable).

Each player moves at most once, starting from the left. A seat uses its own hand and public information. No policy
accuses: accusations concern table talk (G1), and policies do not talk.
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
    """Let the player with one card call, or forget and be caught. The others try to catch in order from the left.

    Return the number of moves.
    """
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
    """Return whether a seat notices a missing call. Partners are not caught."""
    return may_catch(s, seat, s.exposed) and plan.team[seat] >> s.exposed & 1 == 0


def object_or_let_stand(s: RoundState, chance: Chance, plan: Plan) -> int:
    """Let a player object to a noticed illegal card, or sometimes to a legal card that it doubts (G2, R20)."""
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
    """Return whether a seat objects to the top card. Partners never do."""
    if plan.team[seat] >> s.laid_by & 1 == 1:
        return False
    if is_visibly_illegal(s):
        return not bernoulli(chance, plan.overlooks[seat])
    return bernoulli(chance, plan.doubts[seat])


def is_visibly_illegal(s: RoundState) -> bool:
    if s.rules.plain_finish and is_empty(s.hands[s.laid_by]) and cannot_be_last_card(s):
        return True
    return does_not_match(s)


def who_jumps_in(s: RoundState, chance: Chance, plan: Plan) -> int:
    """Return the first seat after the current player that can jump in and does (house rule jump-in)."""
    seat = left_of(s, s.turn)
    while seat != s.turn:
        if may_jump_in(s, seat) and jumps_in(s, seat, chance, plan):
            return seat
        seat = left_of(s, seat)
    return NOBODY


def jumps_in(s: RoundState, seat: int, chance: Chance, plan: Plan) -> bool:
    """Return whether a seat jumps in. It does not if that stops a partner from going out."""
    if card_to_jump_in_with(s, seat) == NO_CARD:
        return False
    if plan.team[seat] >> s.turn & 1 == 1 and count(s.hands[s.turn]) == 1:
        return False
    return bernoulli(chance, plan.jumps[seat])


def jump_in(s: RoundState, seat: int) -> int:
    """Return the move that jumps in. The card is never a wild card."""
    return 4 * kind_of(s.rules, card_to_jump_in_with(s, seat))


def card_to_jump_in_with(s: RoundState, seat: int) -> int:
    """Return the first card with the top card's color and face, or NO_CARD if there is none."""
    cards = identical(s, seat)
    hand = s.hands[seat]
    for word in range(len(hand)):
        if hand[word] & cards != 0:
            return word << 6 | nth_bit(cards, 0)
    return NO_CARD


def looks_illegal(s: RoundState) -> bool:
    """Return whether the top card is visibly illegal to a player who knows all hand sizes (s.fresh)."""
    if s.rules.plain_finish and may_hold(s.fresh, s.laid_by, SIZE) == 0 and cannot_be_last_card(s):
        return True
    return does_not_match(s)


def cannot_be_last_card(s: RoundState) -> bool:
    """Return whether house rule plain-finish forbids going out with the top card."""
    return NUMBERS >> (s.top & 63) & 1 == 0


def does_not_match(s: RoundState) -> bool:
    """Return whether the top card matches neither the color nor the face before it (C1, C2, C5).

    Policies object only to such cards. A bluff is challenged instead (D7).
    """
    if s.face >= WILD or color_of(s.top) == s.color_before:
        return False
    return s.face != face_of(s.under)
