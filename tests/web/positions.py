"""A server whose next round begins at a position in text notation instead of a deal.

A match with such a round cannot be verified.
"""

from pathlib import Path
from typing import Any

from tests.server.serving import ServerProcess

DEAL = """
from pathlib import Path
from wildfour.chance.streams import SeededChance
from wildfour.match.match import Match
from wildfour.round.round import Round
deal = Match._deal
def deal_position(self, chance):
    seed, _, position = Path({file!r}).read_text(encoding="utf-8").partition(" ")
    if not position or self.rows:
        return deal(self, chance)
    self._begin(Round.from_position(position, chance=SeededChance(int(seed))), self.next_seating())
Match._deal = deal_position
"""


class PositionServer(ServerProcess):
    def __init__(self, database: Path, before: str = "", **chosen: Any) -> None:
        self._file = database.with_suffix(".position")
        self._file.touch()
        super().__init__(database, before + DEAL.format(file=str(self._file)), **chosen)

    def deals(self, position: str, seed: int = 1) -> None:
        """Start every later match at this position; the seed determines the cards drawn."""
        self._file.write_text(f"{seed} {position}", encoding="utf-8")


def settings_of(position: str) -> dict[str, Any]:
    """Return the table settings for a position."""
    head, *rest = position.split(" / ")
    edition, *options = head.split()
    seats = sum(part.partition(":")[0].isdigit() for part in rest)
    return {"edition": edition, "options": " ".join(options), "seats": seats}
