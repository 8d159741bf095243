"""What the end of a round is worth to a player, as a bot is told it. Formats say it: see format.py."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """The worth of an end, as a sum: `out` if one of the team went out, `won` for each point that the team then scores,
    `lost` for each point that another team scores, `left` for each point left in the player's own hand."""

    team: tuple[int, ...] = ()  # the partners' seats; alone: none
    out: int = 100
    won: int = 0
    lost: int = 0
    left: int = 0


TO_GO_OUT = Stakes()
