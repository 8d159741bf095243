"""What the cards left in a hand are worth: F1 to F3, H4."""

from wildfour.cards import HIGH_WILDS, LOW_WILDS, NUMBERS, ONE_OF_EACH_COLOR, SKIP, WILD, Zone, face_of
from wildfour.rules.primitives import popcount
from wildfour.rules.state import RoundState

ACTION_POINTS = 20
WILD_POINTS = 50
ACTIONS = ONE_OF_EACH_COLOR * 7 << SKIP


def across(players: int, seat: int) -> int:
    """H4: where the partner of a seat sits."""
    return (seat + players // 2) % players


def are_partners(s: RoundState, seat: int, other: int) -> bool:
    """H4: partners sit across from each other."""
    return s.rules.partners != 0 and seat != other and across(s.players, seat) == other


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
        if cards & NUMBERS != 0:
            for face in range(1, 10):
                points += face * popcount(cards & (ONE_OF_EACH_COLOR << face))
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
