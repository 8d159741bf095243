"""What an arena found, as numbers with names. This is the form of --json.

results.py makes a summary; narration.py and picture.py read it.
"""

from msgspec import Struct

from wildfour.support.estimates import Estimate


class Failure(Struct, frozen=True):
    """A bot that failed, in which seat (from 0), on which deal, and who else sat there. What it did is a message."""

    bot: str
    seat: int
    deal: int
    bots: tuple[str, ...]
    what: str
    about: dict[str, str]
    view: str


class BotResult(Struct, frozen=True):
    """How a bot did at one table, in all of its seats. Points are for one seat, per round or per match."""

    bot: str
    seats: int
    equal_share: float
    win_share: Estimate
    points: Estimate


class TableResult(Struct, frozen=True):
    """A table, and a result for each bot that sat there. Undecided are drawn rounds, or matches without an end."""

    bots: tuple[str, ...]
    deals: int
    matches: int | None
    rounds: int
    undecided: int
    results: tuple[BotResult, ...]

    @property
    def played(self) -> int:
        """Rounds, or matches if those were played."""
        return self.rounds if self.matches is None else self.matches


class Rating(Struct, frozen=True):
    """A bot's rating by openskill."""

    bot: str
    mu: float
    sigma: float


class ArenaSummary(Struct, frozen=True, kw_only=True):
    """`matrix` has, by bot and by the other one, how a side of the bot does among sides of the other. Where single
    rounds were played there is no format, and without openskill there are no ratings."""

    wildfour: str
    command: str
    edition: str
    options: str
    players: int
    format: str | None
    seed: int
    bots: tuple[str, ...]
    asked: int
    partial: bool
    seconds: float
    failure: Failure | None
    tables: tuple[TableResult, ...]
    matrix: dict[str, dict[str, BotResult]]
    ratings: tuple[Rating, ...] | None

    @property
    def unit(self) -> str:
        return "rounds" if self.format is None else "matches"

    @property
    def rounds(self) -> int:
        return sum(table.rounds for table in self.tables)
