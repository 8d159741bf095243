"""Bots by name, and the text that selects a bot: `casual`, `expert budget=20ms`, `expert iterations=300`, `skilled
alone`.

A level is imported on first use. `mybot:choose` is an external bot: the function `choose` in mybot.py in the current
folder, or in a package that Python finds.
"""

import random
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from wildfour.bots.bot import Bot
from wildfour.errors import Invalid, unknown
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.support.extras import COMPILED

ALONE = "alone"
LEAST_BUDGET, MOST_BUDGET = 1, 60_000  # milliseconds
LEAST_ITERATIONS, MOST_ITERATIONS = 1, 1_000_000


@dataclass(frozen=True, slots=True)
class Level:
    """A level's module and function. A budget is the number of seconds or iterations for a move."""

    module: str
    name: str = "choose"
    takes_budget: bool = False
    suggested: bool = True  # offered when a table is set up


LEVELS = {
    "random": Level("wildfour.bots.players.random_bot", suggested=False),
    "novice": Level("wildfour.bots.players.novice_bot"),
    "casual": Level("wildfour.bots.players.casual_bot"),
    "skilled": Level("wildfour.bots.players.skilled_bot"),
    "network": Level("wildfour.bots.players.network_bot"),
    "expert": Level("wildfour.bots.expert.expert_bot", "Expert", takes_budget=True),
}


def needs_compiler(text: str) -> bool:
    return text.partition(" ")[0] in COMPILED


def bot_named(text: str) -> Bot:
    """Parse text that names a bot and its settings, and return the bot."""
    name, *settings = text.split() or [""]
    level = level_named(name)
    alone = ALONE in settings
    if alone:
        settings.remove(ALONE)
    bot = with_settings(name, level, settings)
    return partial(play_alone, bot) if alone else bot


bot_of = cache(bot_named)  # for repeated calls


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
        return found(**parse_budget(name, settings))  # type: ignore[call-arg, return-value]
    if settings:
        raise Invalid("bot-takes-no-settings", bot=name, setting=settings[0])
    return found


def load(name: str, level: Level) -> Bot:
    try:
        module = import_module(level.module) if name in LEVELS else module_of(level.module)
        found: Bot = getattr(module, level.name)
    except (Exception, SystemExit) as error:  # external code may raise anything
        raise Invalid("bot-not-loaded", bot=name, reason=f"{type(error).__name__}: {error}") from error
    if not callable(found):
        raise Invalid("bot-is-no-function", bot=name, name=level.name)
    return found


def module_of(name: str) -> ModuleType:
    """Import an external module: preferably a file in the current folder, even if Python has a module with that name.
    That folder is also searched, last, for modules that the external module imports."""
    here = Path.cwd()
    file = here / f"{name}.py"
    if str(here) not in sys.path:
        sys.path.append(str(here))
    return module_in_file(file, name) if file.is_file() else import_module(name)


@cache
def module_in_file(file: Path, name: str) -> ModuleType:
    spec = spec_from_file_location(name if name not in sys.modules else f"{name} of the current folder", file)
    if spec is None or spec.loader is None:
        raise ImportError(str(file))
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def parse_budget(name: str, settings: Sequence[str]) -> dict[str, float]:
    """Parse `budget=20ms`, which is returned in seconds, or `iterations=300`."""
    if not settings:
        return {}
    setting = settings[0]
    if len(settings) > 1 or not setting.startswith(("budget=", "iterations=")):
        raise Invalid("bot-takes-budget", bot=name, setting=settings[-1])
    if setting.startswith("iterations="):
        return {"iterations": parse_iterations(setting)}
    found = re.fullmatch(r"budget=(\d{1,8})ms", setting, re.ASCII)
    if found is None or not LEAST_BUDGET <= int(found[1]) <= MOST_BUDGET:
        raise Invalid("no-such-budget", setting=setting, least=LEAST_BUDGET, most=MOST_BUDGET)
    return {"budget": int(found[1]) / 1000}


def parse_iterations(setting: str) -> int:
    found = re.fullmatch(r"iterations=(\d{1,8})", setting, re.ASCII)
    if found is None or not LEAST_ITERATIONS <= int(found[1]) <= MOST_ITERATIONS:
        raise Invalid("no-such-iterations", setting=setting, least=LEAST_ITERATIONS, most=MOST_ITERATIONS)
    return int(found[1])


def play_alone(bot: Bot, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    """Call a bot without naming its partners."""
    return bot(view, moves, replace(stakes, team=()), luck)
