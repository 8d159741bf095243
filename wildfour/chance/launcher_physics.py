"""Launcher physics (I1, R30): the player sets aim and power, and two random wobbles disturb the flight.

Integer arithmetic only, so that the server, the verifier, and the animation compute the same flight. The crash-pad is a
circle whose center is 1,000 away. The figure starts at 45 degrees, so its range grows with the square of the power.
"""

import re
from typing import NamedTuple

import msgspec

DISTANCE = 1000  # to the center of the crash-pad
PAD = 220  # radius of the crash-pad
RIGHT_POWER = 60  # power at which the figure lands on the center
MOST_AIM, MOST_POWER = 100, 100
A_LITTLE_OFF = 4  # sideways drift per step of the aim, in thousandths of the distance
WOBBLE = 1000  # number of possible wobbles
WOBBLE_SHARE = 2500  # divisor: a wobble shifts the landing point by at most a fifth of the distance
STEPS = 24
WORD = re.compile(r"(hit|miss):(-?[0-9]{1,3}),([0-9]{1,3}),([0-9]{1,3}),([0-9]{1,3})")


class Launch(NamedTuple):
    """Aim and power of a launch. An aim below 0 is left of the pad."""

    aim: int
    power: int


class Flight(msgspec.Struct, frozen=True):
    """A flight, as everyone sees it. Each point on the path has three coordinates: forward, right, up."""

    launch: Launch
    wobbles: tuple[int, int]
    hit: bool
    path: tuple[tuple[int, int, int], ...]

    @property
    def word(self) -> str:
        """The transcript word: `hit:-5,61,480,511`."""
        outcome = "hit" if self.hit else "miss"
        return f"{outcome}:{self.launch.aim},{self.launch.power},{self.wobbles[0]},{self.wobbles[1]}"


def fly(launch: Launch, wobbles: tuple[int, int]) -> Flight:
    """Compute a flight. The wobbles shift its endpoint sideways, and lengthen or shorten it."""
    reach = DISTANCE * launch.power**2 // RIGHT_POWER**2
    forward = reach + reach * (wobbles[1] - WOBBLE // 2) // WOBBLE_SHARE
    side = forward * A_LITTLE_OFF * launch.aim // 1000 + forward * (wobbles[0] - WOBBLE // 2) // WOBBLE_SHARE
    path = tuple(
        (forward * step // STEPS, side * step // STEPS, forward * step * (STEPS - step) // STEPS**2)
        for step in range(STEPS + 1)
    )
    return Flight(launch, wobbles, (forward - DISTANCE) ** 2 + side**2 <= PAD**2, path)


def flight_in(word: str) -> Flight | None:
    """Parse a transcript word. Return None if the word is not a flight, or does not match the computed flight."""
    found = WORD.fullmatch(word)
    if found is None:
        return None
    aim, power, aside, along = map(int, found.groups()[1:])
    if abs(aim) > MOST_AIM or power > MOST_POWER:
        return None
    flight = fly(Launch(aim, power), (aside, along))
    return flight if flight.word == word else None


def launch_in(words: tuple[str, ...]) -> Launch | None:
    """Return a move's launch from its recorded random results."""
    flight = flight_in(words[0]) if words else None
    return None if flight is None else flight.launch
