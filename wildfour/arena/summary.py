"""Arena results as typed data, in the format of --json.

summary_builder.py makes a summary; plain_text.py and matrix_figure.py read it.
"""

from msgspec import Struct

from wildfour.support.estimates import Estimate


class Failure(Struct, frozen=True):
    """A bot failure: the seat (from 0), the deal, and the other bots. The cause is a message."""

    bot: str
    seat: int
    deal: int
    bots: tuple[str, ...]
    what: str
    about: dict[str, str]
    view: str


class BotResult(Struct, frozen=True):
    """A bot's results at one table, over all of its seats. Points are per seat and per round or match."""

    bot: str
    seats: int
    equal_share: float
    win_share: Estimate
    points: Estimate


class TableResult(Struct, frozen=True):
    """A table, and a result for each of its bots. `undecided` counts drawn rounds or unfinished matches."""

    bots: tuple[str, ...]
    deals: int
    matches: int | None
    rounds: int
    undecided: int
    results: tuple[BotResult, ...]

    @property
    def played(self) -> int:
        """Return the number of rounds or matches played."""
        return self.rounds if self.matches is None else self.matches


class Rating(Struct, frozen=True):
    """A bot's openskill rating."""

    bot: str
    mu: float
    sigma: float


class ArenaSummary(Struct, frozen=True, kw_only=True):
    """The results of an arena. `matrix` compares each bot's side with every other bot's sides. Single rounds have no
    format. Ratings require openskill."""

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
