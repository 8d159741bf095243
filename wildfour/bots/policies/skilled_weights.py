"""Weights for the `skilled` policy: their meaning and tuned values."""

from enum import IntEnum
from pathlib import Path

from wildfour.match.stakes import Stakes


class Weight(IntEnum):
    """The weighted features. A seat's nearness to going out is 12 divided by its number of cards."""

    # Playing a non-number card, by type: always; by the player's nearness; by the next player's nearness. The six types
    # are ordered by face: Skip, Reverse, Draw Two, Wild, Wild Draw Four, Mutated Minion.
    SORT = 0
    SORT_LATE = 6
    SORT_HARM = 12
    # The color after the play: the new color.
    HELD = 18  # each card of the new color in hand
    HELD_LATE = 19  # HELD, by the player's nearness
    LACKS = 20  # the next player had to draw on the new color before
    EXPECTED = 21  # expected cards of the new color in the next player's hand, in sixteenths
    EXPECTED_NEAR = 22  # EXPECTED, by the next player's nearness
    STAYS = 23  # the current color, set by another player, stays
    RARE = 24  # each card that a Mutated Minion is expected to draw
    # The card itself.
    ALIKE = 25  # each other card in hand with the same face
    ALIKE_LATE = 26  # ALIKE, by the player's nearness
    FACE = 27  # the number on a number card
    LONELY = 28  # no other card in hand has the card's color
    POINTS = 29  # the card's points, if points count, by the nearest opponent's nearness
    FLIP_CARD = 30  # a flip card, by the player's hit rate
    SWAP = 31  # seven-zero: each card that the player sheds
    # The player who moves next.
    HANDOVER = 32  # by the nearness of the player who moves next
    AGAIN = 33  # the same player moves again
    FOLLOW = 34  # the same player moves again and has a card that can follow
    # Bluffs. Rates and chances are in thousandths.
    BLUFF_RATE = 35  # how often a possible bluff is considered
    BLUFF = 36  # the score of a bluff, in addition to the card's
    CHALLENGE = 37  # minimum chance that the color was held, to consider a challenge
    # Declined plays.
    DRAW = 38
    KEEP = 39
    # Partners with two cards, or with one (weighted four times as much).
    PARTNER_NEXT = 40  # a partner moves next
    PARTNER_LACKS = 41  # a partner could not follow the new color
    PARTNER_HOLDS = 42  # sixteenths of cards of the new color that a partner is expected to hold
    # Added later.
    UNHELD = 43  # a wild card gets a color not in the hand, although the hand holds another color
    BLUFF_NEAR = 44  # a bluff, by the next player's nearness
    CHALLENGE_RATE = 45  # how often a considered challenge is made
    # Seven-zero: a card that moves hands.
    SWAPS = 46  # always
    SWAP_NEAR = 47  # how much nearer to going out the new hand is than the hand given away
    SWAP_GIVEN = 48  # each card given away that has the current color


WEIGHTS = 49
NEVER = -1_000_000_000
FILE = Path(__file__).with_name("skilled_weights.csv")


def tuned() -> tuple[tuple[int, ...], ...]:
    """Read the tuned values in the order of `Weight`. There are sets for two players and for more, since with two
    players a Skip gives another turn. Both sets also exist for seven-zero tables. The weights come from simulated play
    against the policy itself, `random`, and a bold bluffer. In each pair of players, one had every weight moved a
    random step up or down, and the other had every weight moved the opposite way."""
    _, *rows = FILE.read_text(encoding="utf-8").splitlines()
    return tuple(zip(*(map(int, row.split(",")[1:]) for row in rows), strict=True))


TUNED = tuned()
POINTS_OF_AN_OPPONENT = 35  # approximate points left in a hand at the end of a round
MOST_SHED = 100


def shedding(stakes: Stakes, players: int) -> int:
    """Return the weight of points in hand relative to that of going out, in thousandths."""
    out = stakes.out + stakes.won * POINTS_OF_AN_OPPONENT * (players - 1)
    return min(MOST_SHED, 1000 * -(stakes.lost + stakes.left) // max(out, 1))
