"""Services that all tables of a server share."""

from asyncio import AbstractEventLoop
from dataclasses import dataclass, field

from wildfour.server.expert_process import Expert
from wildfour.server.logs import log_error
from wildfour.server.rate_limits import BotBudget
from wildfour.server.settings import ServerSettings
from wildfour.server.storage.storage import Storage


@dataclass(slots=True)
class Metrics:
    """Counters since the server started."""

    moves: int = 0
    matches: int = 0
    refused: int = 0
    behind: int = 0  # clients that read too slowly
    troubles: int = 0
    bot_failures: int = 0


@dataclass(slots=True)
class Services:
    """Settings, storage, event loop, expert process (None: disabled), and counters."""

    settings: ServerSettings
    storage: Storage
    loop: AbstractEventLoop
    expert: Expert | None = None
    metrics: Metrics = field(default_factory=Metrics)
    bot_budget: BotBudget = field(init=False)

    def __post_init__(self) -> None:
        self.bot_budget = BotBudget(self.settings.bot_moves_a_second, self.settings.all_bot_moves_a_second)

    def report_failure(self, table: int, error: Exception) -> None:
        """Log an unexpected error in a table. The table then waits for the next command."""
        self.metrics.troubles += 1
        log_error("trouble", error, table=table)

    def report_bot_failure(self, level: str, error: Exception) -> None:
        self.metrics.bot_failures += 1
        log_error("bot-failed", error, bot=level)
