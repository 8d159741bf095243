"""Card and hand points: F1 to F3, H4."""

from wildfour.rulebook.card_faces import FACE_TABLE, SKIP, WILD
from wildfour.rulebook.cards import HIGH_WILDS, LOW_WILDS, ONE_OF_EACH_COLOR, Zone, face_of
from wildfour.rules.primitives import popcount
from wildfour.rules.seats import are_partners
from wildfour.rules.state import RoundState

ACTION_POINTS = FACE_TABLE[SKIP].points
WILD_POINTS = FACE_TABLE[WILD].points
ACTIONS = ONE_OF_EACH_COLOR * 7 << SKIP
# Number cards by binary digit. ONES holds the numbers whose binary form contains a 1, and so on: 7 is 1 + 2 + 4.
ONES = ONE_OF_EACH_COLOR * (1 << 1 | 1 << 3 | 1 << 5 | 1 << 7 | 1 << 9)
TWOS = ONE_OF_EACH_COLOR * (1 << 2 | 1 << 3 | 1 << 6 | 1 << 7)
FOURS = ONE_OF_EACH_COLOR * (1 << 4 | 1 << 5 | 1 << 6 | 1 << 7)
EIGHTS = ONE_OF_EACH_COLOR * (1 << 8 | 1 << 9)


def points_of_card(card: int) -> int:
    """Return a card's points: face value for numbers, 20 for action cards, and 50 for wild cards (F1, F2)."""
    face = face_of(card)
    if face >= WILD:
        return WILD_POINTS
    return ACTION_POINTS if face >= SKIP else face


def points_in(zone: Zone) -> int:
    """Return the total points of the cards in a zone."""
    points = 0
    for word in range(len(zone)):
        cards = zone[word]
        points += ACTION_POINTS * popcount(cards & ACTIONS)
        points += WILD_POINTS * popcount(cards & (LOW_WILDS | HIGH_WILDS))
        points += popcount(cards & ONES) + 2 * popcount(cards & TWOS)
        points += 4 * popcount(cards & FOURS) + 8 * popcount(cards & EIGHTS)
    return points


def points_of(s: RoundState, seat: int) -> int:
    return points_in(s.hands[seat])


def points_won(s: RoundState) -> int:
    """Return the winner's score: the points left in all other hands (F3) except the partner's (H4). A drawn round
    scores 0 (R7)."""
    points = 0
    if s.winner >= 0:
        for seat in range(s.players):
            if not are_partners(s, s.winner, seat):
                points += points_of(s, seat)
    return points
