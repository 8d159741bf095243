"""Features whose weighted sum scores a play for the *skilled* policy (compilable).

They use only the seat's own hand, the open cards, and `s.fresh` (public knowledge of the other hands).
"""

from wildfour.bots.policies.plan import Plan
from wildfour.bots.policies.skilled_weights import NEVER, Weight
from wildfour.rulebook.card_faces import DRAW_TWO, MINION, REVERSE, SKIP, WILD, WILD_FOUR
from wildfour.rulebook.cards import NO_CARD, ONE_OF_EACH_COLOR, SUIT, Zone, color_of, face_of
from wildfour.rulebook.option_parser import CERTAIN
from wildfour.rules.effects import is_flip_card
from wildfour.rules.primitives import popcount
from wildfour.rules.public_knowledge import ROW, SIZE, may_hold
from wildfour.rules.seats import next_seat
from wildfour.rules.state import RoundState

NEARNESS = 12
LAST_CARD = 1_000_000  # exceeds any other score
BYTE = 0xFF
PARTNERS_HAND = 20  # estimated cost of a swap with a partner, in cards
TOTAL = 32  # offset of the total, after four bytes


def size_of(s: RoundState, seat: int) -> int:
    """Return the number of cards that a seat holds, which is public."""
    return s.fresh[ROW * seat + SIZE]


def near(s: RoundState, seat: int) -> int:
    """Return how near a seat is to going out."""
    return NEARNESS // max(1, size_of(s, seat))


def side(team: int, other: int) -> int:
    """Return 1 for an opponent, whose losses are gains, and -1 for a partner."""
    return -1 if team >> other & 1 else 1


def held_by_color(hand: Zone) -> int:
    """Count the cards of each color in a hand, one byte per color."""
    held = 0
    for word in range(len(hand)):
        for color in range(4):
            held += popcount(hand[word] & SUIT << (13 * color)) << (8 * color)
    return held


def unseen_by_color(s: RoundState, seat: int, held: int) -> int:
    """Count the unseen cards of each color, one byte per color, followed by the total."""
    unseen = -held
    total = -size_of(s, seat)
    for word in range(len(s.discard)):
        deck = s.rules.deck[word & 1]
        gone = s.discard[word]
        total += popcount(deck) - popcount(gone)
        for color in range(4):
            suit = SUIT << (13 * color)
            unseen += popcount(deck & suit) - popcount(gone & suit) << (8 * color)
    if s.top != NO_CARD and color_of(s.top) >= 0:
        unseen -= 1 << (8 * color_of(s.top))
    if s.under != NO_CARD and color_of(s.under) >= 0:
        unseen -= 1 << (8 * color_of(s.under))
    return max(1, total - 1) << TOTAL | unseen


def expected(s: RoundState, unseen: int, other: int, color: int) -> int:
    """Return the expected number of cards of a color in another hand, in sixteenths."""
    return 16 * may_hold(s.fresh, other, color) * (unseen >> (8 * color) & BYTE) // (unseen >> TOTAL)


def mover_after(s: RoundState, seat: int, face: int) -> int:
    """Return the seat that moves next after a play with the given face."""
    first = next_seat(s, seat)
    if face == REVERSE:
        if s.players == 2:
            return first if s.rules.two_handed_reverse_passes else seat
        return (seat - s.direction + s.players) % s.players
    misses = face == MINION and s.rules.minion_misses_turn
    if face == SKIP or face == DRAW_TWO or face == WILD_FOUR:
        misses = True
    return next_seat(s, first) if misses else first


def weight_set(s: RoundState) -> int:
    """Return the index of the weight set for the table's settings."""
    return (0 if s.players == 2 else 1) + (2 if s.rules.seven_zero else 0)


def color_score(s: RoundState, seat: int, plan: Plan, color: int, mover: int, unseen: int) -> int:
    """Score the color after a play for the player who moves next."""
    w = plan.weights[weight_set(s)]
    team = plan.team[seat]
    score = 0
    if mover != seat and side(team, mover) > 0:
        if may_hold(s.fresh, mover, color) == 0:
            score += w[Weight.LACKS]
        likely = expected(s, unseen, mover, color)
        score += w[Weight.EXPECTED] * likely + w[Weight.EXPECTED_NEAR] * likely * near(s, mover) // 4
    if color == s.color and s.laid_by != seat:
        score += w[Weight.STAYS] * side(team, s.laid_by)
    if team != 0:
        score += partner_score(s, seat, plan, color, unseen)
    return score


def partner_score(s: RoundState, seat: int, plan: Plan, color: int, unseen: int) -> int:
    """Score the color after a play, based on what partners can play."""
    w = plan.weights[weight_set(s)]
    score = 0
    for partner in range(s.players):
        if side(plan.team[seat], partner) < 0 and about_to_go_out(s, partner) > 0:
            for_partner = w[Weight.PARTNER_HOLDS] * expected(s, unseen, partner, color)
            if may_hold(s.fresh, partner, color) == 0:
                for_partner += w[Weight.PARTNER_LACKS]
            score += for_partner * about_to_go_out(s, partner)
    return score


def about_to_go_out(s: RoundState, partner: int) -> int:
    """Return how much a partner needs help: 0 with more than two cards left, because help costs more than it gains."""
    size = size_of(s, partner)
    if size > 2:
        return 0
    return 4 if size == 1 else 1


def wilds_held(size: int, held: int) -> int:
    """Count the wild cards in a hand."""
    return size - (held & BYTE) - (held >> 8 & BYTE) - (held >> 16 & BYTE) - (held >> 24 & BYTE)


def alike(hand: Zone, face: int) -> int:
    """Count the colored cards with a given face in a hand."""
    total = 0
    for word in range(len(hand)):
        total += popcount(hand[word] & ONE_OF_EACH_COLOR << face)
    return total


def play_score(s: RoundState, seat: int, plan: Plan, card: int, color: int, held: int, unseen: int) -> int:
    """Score playing a card, with the given color after it."""
    size = size_of(s, seat)
    if size == 1:
        return LAST_CARD
    w = plan.weights[weight_set(s)]
    face = face_of(card)
    mine = near(s, seat)
    mover = mover_after(s, seat, face)
    same_color = (held >> (8 * color) & BYTE) - (1 if face < WILD else 0)
    score = color_score(s, seat, plan, color, mover, unseen)
    score += (w[Weight.HELD] + w[Weight.HELD_LATE] * mine // 4) * same_color
    follows = same_color
    if face < WILD:
        same_face = alike(s.hands[seat], face) - 1
        follows += same_face
        score += (w[Weight.ALIKE] + w[Weight.ALIKE_LATE] * mine // 4) * same_face
        if same_color == 0:
            score += w[Weight.LONELY]
    elif same_color == 0 and held != 0:
        score += w[Weight.UNHELD]
    follows += wilds_held(size, held) - (1 if face >= WILD else 0)
    score += turn_score(s, seat, plan, mover, follows)
    if face >= SKIP:
        first = next_seat(s, seat)
        harm = side(plan.team[seat], first)
        sort = face - SKIP
        score += w[Weight.SORT + sort] + w[Weight.SORT_LATE + sort] * mine
        score += w[Weight.SORT_HARM + sort] * near(s, first) * harm
        if face == MINION:
            score += w[Weight.RARE] * (unseen >> TOTAL) // ((unseen >> (8 * color) & BYTE) + 1) * harm
    else:
        score += w[Weight.FACE] * face + number_score(s, seat, plan, card, same_color)
    return score


def turn_score(s: RoundState, seat: int, plan: Plan, mover: int, follows: int) -> int:
    """Score the player who moves next."""
    w = plan.weights[weight_set(s)]
    if mover == seat:
        return w[Weight.AGAIN] + (w[Weight.FOLLOW] if follows > 0 else 0)
    if side(plan.team[seat], mover) < 0:
        return w[Weight.PARTNER_NEXT] * about_to_go_out(s, mover)
    return w[Weight.HANDOVER] * near(s, mover)


def number_score(s: RoundState, seat: int, plan: Plan, card: int, same_color: int) -> int:
    """Score the effects of a number card: a flip card may shed another card (I2), and seven-zero gives the player a
    different hand."""
    w = plan.weights[weight_set(s)]
    face = face_of(card)
    score = 0
    if s.rules.launcher and is_flip_card(s, card):
        score += w[Weight.FLIP_CARD] * s.rules.hit_rate[seat] // CERTAIN
    if s.rules.seven_zero and moves_hands(face):
        team = plan.team[seat]
        giver = best_to_swap_with(s, team, seat) if face == 7 else (seat - s.direction + s.players) % s.players
        left = size_of(s, seat) - 1
        score += w[Weight.SWAPS] + w[Weight.SWAP] * (left - size_of(s, giver))
        score += w[Weight.SWAP_NEAR] * (near(s, giver) - NEARNESS // left)
        score += w[Weight.SWAP_GIVEN] * same_color
    return score


def moves_hands(face: int) -> bool:
    """Return whether a card with the given face moves hands (house rule seven-zero)."""
    return face == 7 or face == 0


def best_to_swap_with(s: RoundState, team: int, seat: int) -> int:
    """Return the opponent with the fewest cards (seven-zero)."""
    best = next_seat(s, seat)
    fewest = NEVER
    for other in range(s.players):
        if other != seat:
            few = -size_of(s, other) - (0 if side(team, other) > 0 else PARTNERS_HAND)
            if few > fewest:
                fewest = few
                best = other
    return best


def nearest_opponent(s: RoundState, team: int, seat: int) -> int:
    """Return the opponent nearest to going out."""
    best = next_seat(s, seat)
    most = NEVER
    other = best
    while other != seat:
        if side(team, other) > 0 and -size_of(s, other) > most:
            most = -size_of(s, other)
            best = other
        other = next_seat(s, other)
    return best
