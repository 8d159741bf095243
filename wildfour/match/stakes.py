"""What the end of a round is worth to a player, as a bot is told it. Formats say it: see format.py."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """The worth of an end, as a sum: `out` if one of the team went out, `won` for each point that the team then scores,
    `lost` for each point that another team scores, `left` for each point left in the player's own hand. So `lost` and
    `left` are below zero, or zero where they do not count."""

    team: tuple[int, ...] = ()  # the partners' seats; alone: none
    out: int = 100
    won: int = 0
    lost: int = 0
    left: int = 0


TO_GO_OUT = Stakes()

OUT = 20  # going out is worth so many points besides those that it brings
NEAR = 100  # a round or two may bring so many points


def for_points(team: tuple[int, ...], to_go: int | None) -> Stakes:
    """F3, F4, H4: points for the team count, and so do those of another team. The nearer anybody is to the target,
    the more it counts who goes out, whatever that brings."""
    urgent = 0 if to_go is None else max(0, NEAR - to_go)
    return Stakes(team=team, out=OUT + urgent, won=1, lost=-1)


def against_points(to_go: int) -> Stakes:
    """F5, H7: every point left in the own hand is charged. It weighs twice and three times as much when the limit,
    `to_go` points away, is near."""
    return Stakes(out=OUT, left=-1 - (to_go < 2 * NEAR) - (to_go < NEAR))
