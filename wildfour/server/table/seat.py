"""A seat at a table."""

from dataclasses import dataclass

from wildfour.protocol.shared_types import SeatView
from wildfour.server.storage.log_events import WaitsForSeat
from wildfour.table import EMPTY, PERSON

GUEST = "Guest"  # name for an unnamed person who plays alone with bots
STAND_IN = "casual"  # level of the bot that plays for an absent person


@dataclass(slots=True)
class Seat:
    """A seat. `who` is PERSON, a bot level, or EMPTY. `waiting` is a latecomer who takes over after the round."""

    who: str = EMPTY
    name: str = ""
    person: str = ""
    program: bool = False
    held: bool = False
    ready: bool = False
    waiting: WaitsForSeat | None = None
    avatar: int | None = None

    @property
    def bot(self) -> str | None:
        """Return the level of the bot that plays here now, if any."""
        if self.who == PERSON:
            return STAND_IN if self.held else None
        return None if self.who == EMPTY else self.who

    @property
    def plays(self) -> bool:
        """Check whether a person plays here and no bot stands in."""
        return self.who == PERSON and not self.held

    def view(self, *, committed: bool, revealed: bool) -> SeatView:
        return SeatView(
            who=self.who,
            name=self.name,
            person=self.person or None,
            avatar=self.avatar,
            held=self.held,
            committed=committed,
            revealed=revealed,
            ready=self.ready,
            waiting=None if self.waiting is None else self.waiting.by,
        )
