"""The policy `skilled`, in the language of the rules: it weighs every card that it could lay (see evaluation.py).

It reads its own hand, what lies open, and `s.fresh`, what all know of the other hands. It must not read another hand,
the draw pile, or `s.bluff`.
"""

from wildfour.bots.policies.rate_policies import bernoulli, may_bluff
from wildfour.bots.policies.skilled_features import (
    BYTE,
    TOTAL,
    best_to_swap_with,
    held_by_color,
    moves_hands,
    near,
    nearest_opponent,
    side,
    size_of,
    unseen_by_color,
    worth_of_laying,
)
from wildfour.bots.policies.skilled_weights import NEVER, SETS, Skill, Weight
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
THOUSAND = 1000
SURE = 980  # thousandths
USE_OF_A_CARD, USE_OF_ACTION, USE_OF_WILD = 100, 3, 12


def choose(s: RoundState, seat: int, chance: Chance, plan: Skill) -> int:
    """The move that the seat on turn makes."""
    w = plan.weights[SETS * plan.style[seat] + which_set(s)]
    team = plan.team[seat]
    sheds = plan.sheds[seat]
    if s.phase == Phase.PLAY:
        return lay_best_or_draw(s, seat, chance, w, team, sheds)
    if s.phase == Phase.PLAY_DRAWN:
        return lay_drawn_or_not(s, seat, chance, w, team, sheds)
    if s.phase == Phase.ANSWER:
        return answer_by_odds(s, seat, chance, w, team, sheds)
    if s.phase == Phase.CHOOSE_COLOR:
        return NAME_COLOR + color_to_start_with(s, seat, chance)
    if s.phase == Phase.FLIP:
        return flip_or_decline(s, seat, team)
    if s.phase == Phase.GIVE:
        return GIVE + kind_of(s.rules, worst_card(s, seat, sheds))
    return SWAP + best_to_swap_with(s, team, seat)


def which_set(s: RoundState) -> int:
    """Which weights are meant for such a table."""
    return (0 if s.players == 2 else 1) + (2 if s.rules.seven_zero else 0)


def lay_best_or_draw(s: RoundState, seat: int, chance: Chance, w: list[int], team: int, sheds: int) -> int:
    odd = rightful(s, seat, 1)
    even = rightful(s, seat, 0)
    if bluff_comes_to_mind(s, seat, chance, w):
        even = bluff_included(s, seat, 0)
    best = best_to_lay(s, seat, chance, w, team, sheds, even, odd)
    if best == NEVER:
        return PASS if nothing_to_draw(s) else DRAW
    if best >> MOVE_BITS < w[Weight.DRAW] and gives_hand_away(s, best & MOVE) and may_draw_instead(s):
        return DRAW
    return best & MOVE


def gives_hand_away(s: RoundState, move: int) -> bool:
    """Seven-zero: the only cards that are so bad that drawing may be better."""
    return s.rules.seven_zero != 0 and moves_hands(kind_face(move >> 2))


def may_draw_instead(s: RoundState) -> bool:
    """C4"""
    return not s.rules.must_play and not nothing_to_draw(s)


def bluff_comes_to_mind(s: RoundState, seat: int, chance: Chance, w: list[int]) -> bool:
    """D7: now and then a Wild Draw Four is thought of that is not rightful."""
    return w[Weight.BLUFF_RATE] > 0 and may_bluff(s, seat) and bernoulli(chance, w[Weight.BLUFF_RATE])


def best_to_lay(
    s: RoundState, seat: int, chance: Chance, w: list[int], team: int, sheds: int, even: int, odd: int
) -> int:
    """The best move that lays one of those cards, below its worth; NEVER if there is none. Equals by chance."""
    hand = s.hands[seat]
    held = held_by_color(hand)
    unseen = unseen_by_color(s, seat, held)
    best = NEVER
    equals = 1
    for word in range(len(hand)):
        cards = hand[word] & (odd if word & 1 else even)
        if word > 0 and s.rules.launcher == 0:
            cards &= ~(hand[0] & COLORED)  # the second of a kind is worth the same
        while cards != 0:
            card = word << 6 | nth_bit(cards, 0)
            cards &= cards - 1
            wild = face_of(card) >= WILD
            for color in range(4 if wild else 1):
                worth = weigh(s, seat, w, team, sheds, card, color if wild else color_of(card), held, unseen)
                found = worth << MOVE_BITS | 4 * kind_of(s.rules, card) + color
                if worth > best >> MOVE_BITS:
                    best = found
                    equals = 1
                elif worth == best >> MOVE_BITS and found != best:
                    equals += 1
                    if below(chance, equals) == 0:
                        best = found
    return best


def weigh(
    s: RoundState, seat: int, w: list[int], team: int, sheds: int, card: int, color: int, held: int, unseen: int
) -> int:
    """What it is worth to lay a card: going on, a bluff's risk, and the points that leave the hand."""
    worth = worth_of_laying(s, w, team, seat, card, color, held, unseen)
    if face_of(card) == WILD_FOUR and held >> (8 * s.color) & BYTE:
        worth += w[Weight.BLUFF] + w[Weight.BLUFF_NEAR] * near(s, next_seat(s, seat))
    if sheds > 0:
        danger = near(s, nearest_opponent(s, team, seat))
        worth += w[Weight.POINTS] * points_of_card(card) * danger * sheds // THOUSAND
    return worth


def lay_drawn_or_not(s: RoundState, seat: int, chance: Chance, w: list[int], team: int, sheds: int) -> int:
    """C3, C4: the card drawn, if it may be laid and is worth it."""
    even = rightful(s, seat, 0) & drawn_only(s, 0)
    odd = rightful(s, seat, 1) & drawn_only(s, 1)
    if bluff_comes_to_mind(s, seat, chance, w):
        even = bluff_included(s, seat, 0) & drawn_only(s, 0)
    best = best_to_lay(s, seat, chance, w, team, sheds, even, odd)
    if best == NEVER or (best >> MOVE_BITS < w[Weight.KEEP] and not s.rules.must_play):
        return KEEP
    return best & MOVE


def answer_by_odds(s: RoundState, seat: int, chance: Chance, w: list[int], team: int, sheds: int) -> int:
    """Challenge if a bluff is likely enough; else stack if that may be done; else accept."""
    if s.pending == 0:
        return ACCEPT
    if side(team, s.laid_by) > 0 and may_challenge(s) and challenge_comes_to_mind(s, seat, chance, w):
        return CHALLENGE
    if s.rules.stacking and size_of(s, s.laid_by) > 0:
        even = rightful(s, seat, 0) & stackable(s, 0)
        odd = rightful(s, seat, 1) & stackable(s, 1)
        best = best_to_lay(s, seat, chance, w, team, sheds, even, odd)
        if best != NEVER:
            return best & MOVE
    return ACCEPT


def challenge_comes_to_mind(s: RoundState, seat: int, chance: Chance, w: list[int]) -> bool:
    """D7: where the color may have been held, but not always, so that nobody can rely on it."""
    odds = chance_of_color(s, seat)
    return odds > w[Weight.CHALLENGE] and bernoulli(chance, THOUSAND if odds >= SURE else w[Weight.CHALLENGE_RATE])


def chance_of_color(s: RoundState, seat: int) -> int:
    """D7: the chance, in thousandths, that whoever laid the card held the color in force before it: that not all of the
    cards that may be of that color are of another."""
    unseen = unseen_by_color(s, seat, held_by_color(s.hands[seat]))
    total = unseen >> TOTAL
    others = total - (unseen >> (8 * s.color_before) & BYTE)
    none = THOUSAND
    for _ in range(may_hold(s.fresh, s.laid_by, s.color_before)):
        none = none * others // total
    return THOUSAND - none


def color_to_start_with(s: RoundState, seat: int, chance: Chance) -> int:
    """The color held most: the same player plays next (B8)."""
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
    """I1, I3: at the opponent who is nearest to going out. A Wild Draw Four costs the next player a turn besides, so it
    goes elsewhere only at somebody nearer; R25: a miss may cost a card."""
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
    """I2: a card that is of little use: no wild card, of a color that the hand has little of; or one of many points."""
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
    """What a card is good for: a wild card always can be laid, others by their color; an action card does something."""
    face = face_of(card)
    if face >= WILD:
        return USE_OF_WILD
    others = (held >> (8 * color_of(card)) & BYTE) - 1
    return others + (USE_OF_ACTION if face >= SKIP else 0)
