"""Setup of bots for a match at the prompt: their levels and their random numbers."""

import random
from collections.abc import Sequence

from wildfour.bots.bot import Bot
from wildfour.bots.bot_runner import Luck, one_luck
from wildfour.bots.levels import bot_named, level_named
from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.support.extras import fetch, has_machine_code, machine_code_stage
from wildfour.table import BotQuestion, Table
from wildfour.terminal.console import Console
from wildfour.words import saying

DEFAULT_LEVEL = "casual"  # sensible play, with mistakes that a newcomer can exploit
EXPERT = "expert"


def levels_in(text: str | None) -> list[str]:
    """Split text such as `skilled, expert budget=50ms` into one level for each bot, or one for all."""
    levels = [DEFAULT_LEVEL] if text is None else [" ".join(level.split()) for level in text.split(",")]
    for level in levels:
        level_named(level.partition(" ")[0])
    return levels


def levels_at_table(text: str | None, bots: int) -> list[str]:
    """Assign a level to each bot."""
    levels = levels_in(text)
    if len(levels) == 1:
        return levels * bots
    if len(levels) != bots:
        raise Invalid("bots-for-seats", bots=len(levels), seats=bots)
    return levels


def bots_of(levels: Sequence[str], decks: int, console: Console) -> list[Bot]:
    """Create the bots. Warm up experts, with a notice, so that no round waits for them."""
    with_expert = any(level.split()[:1] == [EXPERT] for level in levels)
    if with_expert and not has_machine_code():
        console.tell(saying("expert-needs-compiler"))
        fetch(machine_code_stage(), console.words.language)
    if with_expert:
        console.tell(saying("expert-gets-ready"))
    bots = {level: bot_named(level) for level in dict.fromkeys(levels)}
    if with_expert:
        from wildfour.bots.expert.expert_bot import warm_up  # noqa: PLC0415 - it loads the compiler, which only experts need

        warm_up(decks)
    return [bots[level] for level in levels]


def luck_of(seed: int | None, table: Table) -> Luck:
    """Return the bots' source of random numbers. With a seed, they depend only on the position in the match, so a
    resumed match continues identically. Without a seed, they come from the operating system."""
    if seed is None:
        return one_luck(random.SystemRandom())

    def at(question: BotQuestion) -> random.Random:
        return random.Random(f"{seed} {table.match.number} {len(table.match.round.moves)} {question.seat}")

    return at


def saved_levels(match: Match, wanted: str | None) -> list[str]:
    """Return the levels of a saved match. External programs run only if the player names them."""
    bots = len(match.players) - 1
    levels = list(match.bots[1:]) or [DEFAULT_LEVEL] * bots
    if wanted is not None and levels_at_table(wanted, bots) == levels:
        return levels
    foreign = [level for level in levels if ":" in level]
    if foreign:
        bots_option = levels[0] if len(set(levels)) == 1 else ",".join(levels)
        raise Invalid("strange-bot", bot=foreign[0], bots=bots_option)
    return levels
