"""What the cards left in a hand are worth: F1 to F3, H4."""

from wildfour.rulebook.card_faces import FACE_TABLE, SKIP, WILD
from wildfour.rulebook.cards import HIGH_WILDS, LOW_WILDS, ONE_OF_EACH_COLOR, Zone, face_of
from wildfour.rules.primitives import popcount
from wildfour.rules.seats import are_partners
from wildfour.rules.state import RoundState

ACTION_POINTS = FACE_TABLE[SKIP].points
WILD_POINTS = FACE_TABLE[WILD].points
ACTIONS = ONE_OF_EACH_COLOR * 7 << SKIP
# The numbers whose face has a 1, a 2, a 4, an 8 in it as a sum of these: 7 is 1 + 2 + 4.
ONES = ONE_OF_EACH_COLOR * (1 << 1 | 1 << 3 | 1 << 5 | 1 << 7 | 1 << 9)
TWOS = ONE_OF_EACH_COLOR * (1 << 2 | 1 << 3 | 1 << 6 | 1 << 7)
FOURS = ONE_OF_EACH_COLOR * (1 << 4 | 1 << 5 | 1 << 6 | 1 << 7)
EIGHTS = ONE_OF_EACH_COLOR * (1 << 8 | 1 << 9)


def points_of_card(card: int) -> int:
    """F1, F2: numbers count their face, Draw Two, Reverse and Skip 20, every wild card 50."""
    face = face_of(card)
    if face >= WILD:
        return WILD_POINTS
    return ACTION_POINTS if face >= SKIP else face


def points_in(zone: Zone) -> int:
    """The same for all cards of a zone."""
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
    """F3: what the one who went out scores: the cards left in all the other hands. A drawn round: 0 (R7).

    H4: what the partner holds does not count.
    """
    points = 0
    if s.winner >= 0:
        for seat in range(s.players):
            if not are_partners(s, s.winner, seat):
                points += points_of(s, seat)
    return points
