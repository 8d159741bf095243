"""The pace of bots at a table: weaker bots take longer, as weaker players do."""

import random
from types import SimpleNamespace
from typing import Any

from wildfour.bots.levels import LEVELS
from wildfour.server.table.bot_driver import HASTE, BotPlayers
from wildfour.table.move_priority import Interrupt


def seconds(who: str, pace: int = 100) -> float:
    live: Any = SimpleNamespace(
        services=SimpleNamespace(loop=SimpleNamespace(time=lambda: 0.0)),
        hosted=SimpleNamespace(settings=SimpleNamespace(pace=pace)),
        luck=random.Random(1),
    )
    return BotPlayers(live)._when(Interrupt.TURN, who)


def test_every_level_has_its_own_pace() -> None:
    levels = [level for level in LEVELS if level in HASTE]
    assert levels == ["novice", "casual", "skilled", "network", "expert"]
    times = [seconds(level) for level in levels]
    assert times == sorted(times, reverse=True)
    assert 0.8 <= times[-1] < times[0] <= 2.2


def test_bot_settings_and_unknown_bots_do_not_change_the_pace() -> None:
    assert seconds("expert budget=20ms") == seconds("expert")
    assert seconds("novice") > seconds("mybot:choose") > seconds("expert")
    assert seconds("novice", pace=0) == 0
