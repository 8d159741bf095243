"""What an arena found, as numbers with names. This is the form of --json.

results.py makes a summary; narration.py and picture.py read it.
"""

from msgspec import Struct

from wildfour.estimates import Estimate


class Failure(Struct, frozen=True):
    """A bot that failed, and where."""

    bot: str
    seat: int
    deal: str
    what: str
    view: str

    def __str__(self) -> str:
        return f"The bot {self.bot} {self.what}. It sat at seat {self.seat} in {self.deal}. Its view: {self.view}."


class BotResult(Struct, frozen=True):
    """How a bot did at one table, in all of its seats."""

    bot: str
    seats: int
    equal_share: float
    win_share: Estimate
    points_per_round: Estimate


class TableResult(Struct, frozen=True):
    """A table, and a result for each bot that sat there."""

    bots: tuple[str, ...]
    deals: int
    rounds: int
    drawn_rounds: int
    results: tuple[BotResult, ...]


class Rating(Struct, frozen=True):
    """A bot's rating by openskill."""

    bot: str
    mu: float
    sigma: float


class ArenaSummary(Struct, frozen=True, kw_only=True):
    """`matrix` has, by bot and by the other one, how a side of the bot does among sides of the other. There are no
    ratings without openskill."""

    wildfour: str
    command: str
    edition: str
    options: str
    players: int
    format: str | None
    seed: int
    bots: tuple[str, ...]
    rounds_asked: int
    partial: bool
    seconds: float
    failure: Failure | None
    tables: tuple[TableResult, ...]
    matrix: dict[str, dict[str, BotResult]]
    ratings: tuple[Rating, ...] | None

    @property
    def rounds(self) -> int:
        return sum(table.rounds for table in self.tables)
