"""What the policy `skilled` looks at: a weight says how much each of these counts. tuned.py has the numbers."""

from enum import IntEnum
from typing import Protocol

SETS = 4  # for two players, and for more; the same where seven-zero is played


class Skill(Protocol):
    """What a plan holds for the seats that play skilled."""

    style: list[int]  # which weights a seat has
    team: list[int]  # its partners, as bits
    sheds: list[int]  # how much points in hand count, in thousandths: none if only going out does
    weights: list[list[int]]  # four sets for each style


class Weight(IntEnum):
    """What counts. How near a seat is to going out is 12 divided by the number of its cards."""

    # Laying a card of a sort, rather than a number: always; by how near the player is; by how near the next one is.
    # The six sorts stand in the order of the faces: Skip, Reverse, Draw Two, Wild, Wild Draw Four, Mutated Minion.
    SORT = 0
    SORT_LATE = 6
    SORT_HARM = 12
    # The color in force after the card.
    HELD = 18  # each card in hand of that color
    HELD_LATE = 19  # the same, by how near the player is
    LACKS = 20  # the one who moves next could not follow it before
    EXPECTED = 21  # sixteenths of cards of that color that the one who moves next may be expected to hold
    EXPECTED_NEAR = 22  # the same, by how near that one is
    STAYS = 23  # the color of the one who laid the top card stays
    RARE = 24  # each card that a Mutated Minion may be expected to bring
    # The card itself.
    ALIKE = 25  # each other card in hand with its face
    ALIKE_LATE = 26  # the same, by how near the player is
    FACE = 27  # the number on a number card
    LONELY = 28  # no other card in hand has its color
    POINTS = 29  # its points, where points count, by how near the nearest opponent is
    FLIP_CARD = 30  # a flip card, by the rate at which the player hits
    SWAP = 31  # seven-zero: each card that the player gets rid of
    # Who moves next.
    HANDOVER = 32  # by how near that one is
    AGAIN = 33  # the player itself
    FOLLOW = 34  # the player itself, with a card that can follow
    # Bluffs. Rates and chances are in thousandths.
    BLUFF_RATE = 35  # how often one is thought of
    BLUFF = 36  # what a bluff counts besides the card
    CHALLENGE = 37  # the chance that the color was held, from which on a challenge is thought of
    # Not laying a card.
    DRAW = 38
    KEEP = 39
    # Partners with two cards or, four times as much, one.
    PARTNER_NEXT = 40  # a partner moves next
    PARTNER_LACKS = 41  # a partner could not follow the color in force after the card
    PARTNER_HOLDS = 42  # sixteenths of cards of that color that a partner may be expected to hold
    # Later thoughts.
    UNHELD = 43  # a wild card names a color that the hand lacks, though it holds another
    BLUFF_NEAR = 44  # a bluff, by how near the next one is
    CHALLENGE_RATE = 45  # how often a challenge that was thought of is made
    # Seven-zero: a card that moves hands.
    SWAPS = 46  # always
    SWAP_NEAR = 47  # how much nearer than the hand given away the one is that comes
    SWAP_GIVEN = 48  # each card given away that has the color in force


WEIGHTS = 49
NEVER = -1_000_000_000
