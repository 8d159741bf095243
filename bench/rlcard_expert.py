"""The expert at RLCard's table: it imagines rounds that are played by RLCard's rules."""

from dataclasses import replace
from functools import cache

from bench import rlcard_hands, rlcard_rules
from wildfour.bots.bot import Bot
from wildfour.bots.expert.expert_bot import Expert, compiled_with
from wildfour.compiled.cpu import Cpu


@cache
def machine() -> Cpu:
    """The expert's, with RLCard's rules in the place of ours."""
    return compiled_with(rlcard_rules, rlcard_hands, instead=rlcard_rules.INSTEAD | rlcard_hands.INSTEAD)


def at_rlcards_table(bot: Bot) -> Bot:
    return replace(bot, machine=machine) if isinstance(bot, Expert) else bot
