"""The launcher's figure flies (I1, R30): aim and power are the player's, two wobbles are chance, the rest follows.

Whole numbers only, so that the server, a verifier and an animation compute the same flight everywhere. The crash-pad is
a circle at a distance of 1,000; the figure leaves at 45 degrees, so that it flies as far as the square of its power.
"""

import re
from typing import NamedTuple

import msgspec

DISTANCE = 1000  # to the middle of the crash-pad
PAD = 220  # its radius
RIGHT_POWER = 60  # flies exactly as far as the pad
MOST_AIM, MOST_POWER = 100, 100
A_LITTLE_OFF = 4  # thousandths of the way to the side, for each step of the aim
WOBBLE = 1000  # a wobble is one of so many
WOBBLE_SHARE = 2500  # the most that it adds is a fifth of the distance flown
STEPS = 24
WORD = re.compile(r"(hit|miss):(-?[0-9]{1,3}),([0-9]{1,3}),([0-9]{1,3}),([0-9]{1,3})")


class Launch(NamedTuple):
    """What a player does: `aim` to the left (below 0) or right of the pad, and how strong."""

    aim: int
    power: int


class Flight(msgspec.Struct, frozen=True):
    """A flight as all may see it; the points are forward, to the right and up."""

    launch: Launch
    wobbles: tuple[int, int]
    hit: bool
    path: tuple[tuple[int, int, int], ...]

    @property
    def word(self) -> str:
        """What a transcript says of it: `hit:-5,61,480,511`."""
        outcome = "hit" if self.hit else "miss"
        return f"{outcome}:{self.launch.aim},{self.launch.power},{self.wobbles[0]},{self.wobbles[1]}"


def fly(launch: Launch, wobbles: tuple[int, int]) -> Flight:
    """Chance pulls the figure to the side and lets it fly a little shorter or farther."""
    reach = DISTANCE * launch.power**2 // RIGHT_POWER**2
    forward = reach + reach * (wobbles[1] - WOBBLE // 2) // WOBBLE_SHARE
    side = forward * A_LITTLE_OFF * launch.aim // 1000 + forward * (wobbles[0] - WOBBLE // 2) // WOBBLE_SHARE
    path = tuple(
        (forward * step // STEPS, side * step // STEPS, forward * step * (STEPS - step) // STEPS**2)
        for step in range(STEPS + 1)
    )
    return Flight(launch, wobbles, (forward - DISTANCE) ** 2 + side**2 <= PAD**2, path)


def flight_in(word: str) -> Flight | None:
    """The flight that a word of a transcript stands for; None if it is another word, or none that the arithmetic
    gives."""
    found = WORD.fullmatch(word)
    if found is None:
        return None
    aim, power, aside, along = map(int, found.groups()[1:])
    if abs(aim) > MOST_AIM or power > MOST_POWER:
        return None
    flight = fly(Launch(aim, power), (aside, along))
    return flight if flight.word == word else None


def launch_in(words: tuple[str, ...]) -> Launch | None:
    """How the figure was launched in a move, from what chance gave to it."""
    flight = flight_in(words[0]) if words else None
    return None if flight is None else flight.launch
