"""The bots by name, and the text that chooses one: `casual`, `expert budget=20ms`, `skilled alone`.

A level is imported when it is asked for. `module:function` names a bot of somebody else's.
"""

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module

from wildfour.bots.bot import Bot
from wildfour.errors import Invalid, unknown
from wildfour.match.stakes import Stakes
from wildfour.view import View

ALONE = "alone"
LEAST_BUDGET, MOST_BUDGET = 1, 60_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Level:
    """Where a level is, and what it takes: a budget makes a bot from seconds a move."""

    module: str
    name: str = "choose"
    takes_budget: bool = False


LEVELS = {
    "random": Level("wildfour.bots.random_bot"),
    "novice": Level("wildfour.bots.novice"),
    "casual": Level("wildfour.bots.casual"),
    "skilled": Level("wildfour.bots.skilled_bot"),
    "expert": Level("wildfour.bots.expert", "Expert", takes_budget=True),
}


def bot_named(text: str) -> Bot:
    """The bot that a text names, with its settings."""
    name, *settings = text.split() or [""]
    level = level_named(name)
    alone = ALONE in settings
    if alone:
        settings.remove(ALONE)
    bot = with_settings(name, level, settings)
    return partial(play_alone, bot) if alone else bot


def level_named(name: str) -> Level:
    if name in LEVELS:
        return LEVELS[name]
    module, colon, function = name.partition(":")
    if module and colon and function:
        return Level(module, function)
    raise unknown("no-such-bot", name, LEVELS)


def with_settings(name: str, level: Level, settings: Sequence[str]) -> Bot:
    found = load(name, level)
    if level.takes_budget:
        budget = parse_budget(name, settings)
        return found() if budget is None else found(budget=budget)  # type: ignore[call-arg, return-value]
    if settings:
        raise Invalid("bot-takes-only-alone", bot=name, setting=settings[0], alone=ALONE)
    return found


def load(name: str, level: Level) -> Bot:
    try:
        found: Bot = getattr(import_module(level.module), level.name)
    except (ImportError, AttributeError, ValueError) as error:
        raise Invalid("bot-not-loaded", bot=name, reason=str(error)) from error
    if not callable(found):
        raise Invalid("bot-not-a-function", bot=name, function=level.name)
    return found


def parse_budget(name: str, settings: Sequence[str]) -> float | None:
    """`budget=20ms`, in seconds."""
    if not settings:
        return None
    if len(settings) > 1 or not settings[0].startswith("budget="):
        raise Invalid("bot-takes-alone-and-budget", bot=name, setting=settings[-1], alone=ALONE)
    found = re.fullmatch(r"budget=(\d{1,8})ms", settings[0], re.ASCII)
    if found is None or not LEAST_BUDGET <= int(found[1]) <= MOST_BUDGET:
        raise Invalid("no-such-budget", setting=settings[0], least=str(LEAST_BUDGET), most=str(MOST_BUDGET))
    return int(found[1]) / 1000


def play_alone(bot: Bot, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    """A bot that does not know its partners."""
    return bot(view, moves, replace(stakes, team=()), luck)
