"""Value of a round's results to a player, for bots. Formats compute it: see format_base.py."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """Weights for a round's results: `out` if a team member goes out, `won` per point that the team then scores, `lost`
    per point that another team scores, and `left` per point left in the player's hand. `lost` and `left` are never
    positive."""

    team: tuple[int, ...] = ()  # seats of the partners
    out: int = 100
    won: int = 0
    lost: int = 0
    left: int = 0


TO_GO_OUT = Stakes()

OUT = 20  # extra value of going out, in points
NEAR = 100  # points that can be scored in one or two rounds


def for_points(team: tuple[int, ...], to_go: int | None) -> Stakes:
    """Return stakes for a format in which points count for the team and against other teams (F3, F4, H4). Going out
    counts more as the leader nears the target."""
    urgent = 0 if to_go is None else max(0, NEAR - to_go)
    return Stakes(team=team, out=OUT + urgent, won=1, lost=-1)


def against_points(to_go: int) -> Stakes:
    """Return stakes for a format in which points left in the hand count against the player (F5, H7). They count two or
    three times as much when the target, `to_go` points away, is near."""
    return Stakes(out=OUT, left=-1 - (to_go < 2 * NEAR) - (to_go < NEAR))
