"""The *skilled* policy, which scores every play: see skilled_features.py (compilable).

It uses its own hand, the open cards, and `s.fresh`, the public knowledge of the other hands. It must not read another
hand, the draw pile, or `s.bluff`.
"""

from wildfour.bots.policies.plan import THOUSAND, Plan
from wildfour.bots.policies.rate_policies import bernoulli, may_bluff
from wildfour.bots.policies.skilled_features import (
    BYTE,
    TOTAL,
    best_to_swap_with,
    held_by_color,
    moves_hands,
    near,
    nearest_opponent,
    play_score,
    side,
    size_of,
    unseen_by_color,
    weight_set,
)
from wildfour.bots.policies.skilled_weights import NEVER, Weight
from wildfour.rulebook.card_faces import SKIP, WILD, WILD_FOUR
from wildfour.rulebook.cards import COLORED, NO_CARD, color_of, face_of, kind_face, kind_of
from wildfour.rulebook.moves import ACCEPT, CHALLENGE, DECLINE, DRAW, FLIP, GIVE, KEEP, NAME_COLOR, PASS, SWAP
from wildfour.rulebook.option_parser import CERTAIN
from wildfour.rules.action_cards import may_challenge
from wildfour.rules.launcher import may_decline
from wildfour.rules.piles import nothing_to_draw
from wildfour.rules.playable import bluff_included, drawn_only, rightful, stackable
from wildfour.rules.primitives import Chance, below, nth_bit
from wildfour.rules.public_knowledge import may_hold
from wildfour.rules.scoring import points_of_card
from wildfour.rules.seats import next_seat
from wildfour.rules.state import Phase, RoundState

MOVE_BITS = 10
MOVE = (1 << MOVE_BITS) - 1
SURE = 980  # thousandths
USE_OF_A_CARD, USE_OF_ACTION, USE_OF_WILD = 100, 3, 12


def choose(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Return the move of the current player."""
    if s.phase == Phase.PLAY:
        return play_best_or_draw(s, seat, chance, plan)
    if s.phase == Phase.PLAY_DRAWN:
        return play_drawn_or_keep(s, seat, chance, plan)
    if s.phase == Phase.ANSWER:
        return answer_by_odds(s, seat, chance, plan)
    if s.phase == Phase.CHOOSE_COLOR:
        return NAME_COLOR + color_to_start_with(s, seat, chance)
    if s.phase == Phase.FLIP:
        return flip_or_decline(s, seat, plan.team[seat])
    if s.phase == Phase.GIVE:
        return GIVE + kind_of(s.rules, worst_card(s, seat, plan.sheds[seat]))
    return SWAP + best_to_swap_with(s, plan.team[seat], seat)


def play_best_or_draw(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    odd = rightful(s, seat, 1)
    even = rightful(s, seat, 0)
    if considers_bluff(s, seat, chance, plan):
        even = bluff_included(s, seat, 0)
    best = best_play(s, seat, chance, plan, even, odd)
    if best == NEVER:
        return PASS if nothing_to_draw(s) else DRAW
    limit = plan.weights[weight_set(s)][Weight.DRAW]
    if best >> MOVE_BITS < limit and gives_hand_away(s, best & MOVE) and may_draw_instead(s):
        return DRAW
    return best & MOVE


def gives_hand_away(s: RoundState, move: int) -> bool:
    """Return whether a card moves hands (seven-zero). Only then can drawing be better."""
    return s.rules.seven_zero != 0 and moves_hands(kind_face(move >> 2))


def may_draw_instead(s: RoundState) -> bool:
    """Return whether a player with a playable card may draw (C4)."""
    return not s.rules.must_play and not nothing_to_draw(s)


def considers_bluff(s: RoundState, seat: int, chance: Chance, plan: Plan) -> bool:
    """Return whether the seat considers bluffing with a Wild Draw Four (D7)."""
    rate = plan.weights[weight_set(s)][Weight.BLUFF_RATE]
    return rate > 0 and may_bluff(s, seat) and bernoulli(chance, rate)


def best_play(s: RoundState, seat: int, chance: Chance, plan: Plan, even: int, odd: int) -> int:
    """Return the best of the given plays, with its score in higher bits, or NEVER if there is none. Break ties at
    random."""
    hand = s.hands[seat]
    held = held_by_color(hand)
    unseen = unseen_by_color(s, seat, held)
    best = NEVER
    equals = 1
    for word in range(len(hand)):
        cards = hand[word] & (odd if word & 1 else even)
        if word > 0 and s.rules.launcher == 0:
            cards &= ~(hand[0] & COLORED)  # identical cards score the same
        while cards != 0:
            card = word << 6 | nth_bit(cards, 0)
            cards &= cards - 1
            wild = face_of(card) >= WILD
            for color in range(4 if wild else 1):
                score = total_score(s, seat, plan, card, color if wild else color_of(card), held, unseen)
                found = score << MOVE_BITS | 4 * kind_of(s.rules, card) + color
                if score > best >> MOVE_BITS:
                    best = found
                    equals = 1
                elif score == best >> MOVE_BITS and found != best:
                    equals += 1
                    if below(chance, equals) == 0:
                        best = found
    return best


def total_score(s: RoundState, seat: int, plan: Plan, card: int, color: int, held: int, unseen: int) -> int:
    """Score a play: the turn after it, a bluff's risk, and the points that leave the hand."""
    w = plan.weights[weight_set(s)]
    score = play_score(s, seat, plan, card, color, held, unseen)
    if face_of(card) == WILD_FOUR and held >> (8 * s.color) & BYTE:
        score += w[Weight.BLUFF] + w[Weight.BLUFF_NEAR] * near(s, next_seat(s, seat))
    if plan.sheds[seat] > 0:
        danger = near(s, nearest_opponent(s, plan.team[seat], seat))
        score += w[Weight.POINTS] * points_of_card(card) * danger * plan.sheds[seat] // THOUSAND
    return score


def play_drawn_or_keep(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Play the drawn card if that is legal and scores enough (C3, C4)."""
    even = rightful(s, seat, 0) & drawn_only(s, 0)
    odd = rightful(s, seat, 1) & drawn_only(s, 1)
    if considers_bluff(s, seat, chance, plan):
        even = bluff_included(s, seat, 0) & drawn_only(s, 0)
    best = best_play(s, seat, chance, plan, even, odd)
    limit = plan.weights[weight_set(s)][Weight.KEEP]
    if best == NEVER or (best >> MOVE_BITS < limit and not s.rules.must_play):
        return KEEP
    return best & MOVE


def answer_by_odds(s: RoundState, seat: int, chance: Chance, plan: Plan) -> int:
    """Challenge if a bluff is likely enough; otherwise stack if that is legal; otherwise accept."""
    if s.pending == 0:
        return ACCEPT
    if side(plan.team[seat], s.laid_by) > 0 and may_challenge(s) and considers_challenge(s, seat, chance, plan):
        return CHALLENGE
    if s.rules.stacking and size_of(s, s.laid_by) > 0:
        even = rightful(s, seat, 0) & stackable(s, 0)
        odd = rightful(s, seat, 1) & stackable(s, 1)
        best = best_play(s, seat, chance, plan, even, odd)
        if best != NEVER:
            return best & MOVE
    return ACCEPT


def considers_challenge(s: RoundState, seat: int, chance: Chance, plan: Plan) -> bool:
    """Return whether to challenge if the color may have been held (D7). A random number keeps the seat
    unpredictable."""
    w = plan.weights[weight_set(s)]
    odds = chance_of_color(s, seat)
    return odds > w[Weight.CHALLENGE] and bernoulli(chance, THOUSAND if odds >= SURE else w[Weight.CHALLENGE_RATE])


def chance_of_color(s: RoundState, seat: int) -> int:
    """Return the chance, in thousandths, that the card's player held the previous color (D7).

    This is the chance that at least one of the cards that may have that color does have it.
    """
    unseen = unseen_by_color(s, seat, held_by_color(s.hands[seat]))
    total = unseen >> TOTAL
    others = total - (unseen >> (8 * s.color_before) & BYTE)
    none = THOUSAND
    for _ in range(may_hold(s.fresh, s.laid_by, s.color_before)):
        none = none * others // total
    return THOUSAND - none


def color_to_start_with(s: RoundState, seat: int, chance: Chance) -> int:
    """Return the most common color in hand, because the same player plays next (B8)."""
    held = held_by_color(s.hands[seat])
    best = 0
    equals = 1
    for color in range(1, 4):
        more = (held >> (8 * color) & BYTE) - (held >> (8 * best) & BYTE)
        if more == 0:
            equals += 1
        if more > 0 or (more == 0 and below(chance, equals) == 0):
            equals = equals if more == 0 else 1
            best = color
    return best


def flip_or_decline(s: RoundState, seat: int, team: int) -> int:
    """Aim at the opponent nearest to going out (I1, I3). A miss may cost a card (R25).

    A Wild Draw Four also costs the next player a turn, so aim elsewhere only at a player nearer to going out.
    """
    target = nearest_opponent(s, team, seat)
    if may_decline(s):
        rate = s.rules.hit_rate[seat]
        if s.face == WILD_FOUR and not s.rules.wild_four_flip_gives:
            first = next_seat(s, seat)
            if side(team, first) > 0 and near(s, first) * 2 >= near(s, target):
                return DECLINE
        elif s.rules.miss_draws and 2 * rate < CERTAIN:
            return DECLINE
    return FLIP + target


def worst_card(s: RoundState, seat: int, sheds: int) -> int:
    """Return a card to shed (I2): a colored card with few others of its color, or a card with many points."""
    hand = s.hands[seat]
    held = held_by_color(hand)
    worst = NO_CARD
    most = NEVER
    for word in range(len(hand)):
        cards = hand[word]
        while cards != 0:
            card = word << 6 | nth_bit(cards, 0)
            cards &= cards - 1
            useless = points_of_card(card) * sheds // USE_OF_A_CARD - use_of(s, card, held)
            if useless > most:
                most = useless
                worst = card
    return worst


def use_of(s: RoundState, card: int, held: int) -> int:
    """Return a card's usefulness: a wild card is always playable, other cards depend on their color, and action cards
    have effects."""
    face = face_of(card)
    if face >= WILD:
        return USE_OF_WILD
    others = (held >> (8 * color_of(card)) & BYTE) - 1
    return others + (USE_OF_ACTION if face >= SKIP else 0)
