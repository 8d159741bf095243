"""The expert at RLCard's table: it imagines rounds that are played by RLCard's rules."""

from dataclasses import replace
from functools import cache

from bench import rlcard_hands, rlcard_rules
from wildfour.bots import explaining, random_policy
from wildfour.bots.bot import Bot
from wildfour.bots.expert import Expert, compiled_with
from wildfour.machine.compile import Function
from wildfour.machine.cpu import Cpu

HANDS: dict[Function, Function] = {
    explaining.deal_in_order: rlcard_hands.deal_in_order,
    explaining.exchange_cards: rlcard_hands.exchange_cards,
    explaining.hold_what_was_there: rlcard_hands.hold_what_was_there,
    explaining.missed_at_random: rlcard_hands.missed_at_random,
    random_policy.cards_alike: rlcard_hands.cards_alike,
}


@cache
def machine() -> Cpu:
    """The expert's, with RLCard's rules in the place of ours."""
    return compiled_with(rlcard_rules, rlcard_hands, instead=rlcard_rules.INSTEAD | HANDS)


def at_rlcards_table(bot: Bot) -> Bot:
    return replace(bot, machine=machine) if isinstance(bot, Expert) else bot
