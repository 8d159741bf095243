"""Removal of deleted players' names from transcripts."""

from collections.abc import Collection

from wildfour.transcript.parser import PLEDGE_HEADINGS

PLAYERS = "players: "
DROPPED = (*(f"{name}: " for name in PLEDGE_HEADINGS), "secret ")


def placeholder(player: int) -> str:
    """Return the name that replaces a deleted one."""
    return f"Player {player + 1}"


def without_names(text: str, players: Collection[int]) -> str:
    """Replace some players' names. Also remove the deal proof, because the commitments are bound to the names and could
    no longer be verified."""
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith(DROPPED)]
    for at, line in enumerate(lines):
        if line.startswith(PLAYERS):
            names = line.removeprefix(PLAYERS).rstrip("\n").split(", ")
            new = [placeholder(player) if player in players else name for player, name in enumerate(names)]
            lines[at] = f"{PLAYERS}{', '.join(new)}\n"
            break
    return "".join(lines)
