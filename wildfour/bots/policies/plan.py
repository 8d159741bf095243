"""A simulated table's plan, declared once for interpreted and compiled code.

A plan has a policy for each seat, and rates in thousandths.
"""

from dataclasses import dataclass
from enum import IntEnum

from wildfour.bots.policies.skilled_weights import TUNED
from wildfour.compiled.records import by_seat, shared_table

THOUSAND = 1000


class Policy(IntEnum):
    """A policy for choosing cards."""

    RANDOM, GREEDY, SPARING, COLOR, SKILLED, NETWORK = range(6)


@dataclass(slots=True)
class Plan:
    """Policies and rates by seat."""

    policy: list[int] = by_seat()
    # Rates in thousandths.
    bluffs: list[int] = by_seat()  # plays a Wild Draw Four against D6 when bluffing is possible
    challenges: list[int] = by_seat()  # challenges a Wild Draw Four
    forgets: list[int] = by_seat()  # forgets to call UNO
    overlooks: list[int] = by_seat()  # overlooks a missing call or an illegal card
    jumps: list[int] = by_seat()  # jumps in when it can
    slips: list[int] = by_seat()  # plays a card that does not match, if the players are the referees (R20)
    doubts: list[int] = by_seat()  # objects to a card that is not visibly illegal
    # Read by the *skilled* policy.
    team: list[int] = by_seat()  # the seat's partners, as bits
    sheds: list[int] = by_seat()  # weight of points in hand, in thousandths: 0 if only going out counts
    weights: tuple[tuple[int, ...], ...] = shared_table(TUNED)


RATE_FIELDS = ("bluffs", "challenges", "forgets", "overlooks", "jumps", "slips", "doubts")
BY_SEAT = ("policy", *RATE_FIELDS, "team", "sheds")


def uses_odds(policy: int) -> bool:
    """Return whether a policy bluffs and challenges by odds and spares its partners, like skilled and the network."""
    return policy >= Policy.SKILLED
