"""The bots that a person plays against: their levels, as text, and the bots themselves.

Unless other levels are wanted, bots are casual: they play sensibly, and make mistakes that a newcomer can make use of.
"""

from collections.abc import Sequence

from wildfour.bots.bot import Bot
from wildfour.bots.levels import bot_named, level_named
from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.terminal.console import Console
from wildfour.transcript import PERSON

USUAL_LEVEL = "casual"
EXPERT = "expert"


def levels_in(text: str | None) -> list[str]:
    """`skilled, expert budget=50ms`: one for each bot, or one for all."""
    levels = [USUAL_LEVEL] if text is None else [" ".join(level.split()) for level in text.split(",")]
    for level in levels:
        level_named(level.partition(" ")[0])
    return levels


def levels_at_table(text: str | None, bots: int) -> list[str]:
    """A level for each bot."""
    levels = levels_in(text)
    if len(levels) == 1:
        return levels * bots
    if len(levels) != bots:
        seats = "one seat" if bots == 1 else f"{bots} seats"
        raise Invalid(f"--bots names {len(levels)} bots for {seats}; name one for each, or one for all.")
    return levels


def sat_down(levels: Sequence[str], decks: int, console: Console) -> list[Bot]:
    """The bots of some levels. What takes a while is said before, so that no bot keeps a round waiting."""
    thinks = any(level.split()[:1] == [EXPERT] for level in levels)
    if thinks:
        console.say("The expert is getting ready.")
    bots = {level: bot_named(level) for level in dict.fromkeys(levels)}
    if thinks:
        from wildfour.bots.expert import prepare  # noqa: PLC0415 - it loads the compiler, which only experts need

        prepare(decks)
    return [bots[level] for level in levels]


def saved_levels(match: Match, wanted: str | None) -> list[str]:
    """The levels of a saved match. A program that is not Wildfour's is run only for somebody who names it."""
    bots = len(match.players) - 1
    levels = list(match.bots[1:]) or [USUAL_LEVEL] * bots
    if wanted is not None and levels_at_table(wanted, bots) == levels:
        return levels
    strange = [level for level in levels if ":" in level]
    if strange:
        raise Invalid(
            f"The saved match has a bot that is not Wildfour's, {strange[0]}; to let it play, say --resume "
            f"--bots {shortened(levels)!r}."
        )
    return levels


def shortened(levels: Sequence[str]) -> str:
    """As --bots takes them."""
    return levels[0] if len(set(levels)) == 1 else ",".join(levels)


def named_bots(names: Sequence[str], levels: Sequence[str]) -> list[str]:
    """Names with the levels after them: Bea (expert)."""
    if not levels:
        return list(names)
    return [name if level == PERSON else f"{name} ({level})" for name, level in zip(names, levels, strict=True)]
