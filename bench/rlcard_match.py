"""Our bots in RLCard's own UNO environment, under its rules, against its rule agent and its random agent.

    pip install rlcard==1.2.0 setuptools pip
    python3 -m bench.rlcard_match skilled casual "expert budget=20ms" --games 5000

Each bot plays as often in seat 0, which begins, as in seat 1. Every game has a deal of its own, so games are
independent, and the intervals are Wilson's. bench/rlcard_bridge.py says how RLCard's rules differ from ours. The names
`uno-rule-v1` and `rlcard-random` may stand for bots too.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
from msgspec import Struct

from bench.rlcard_bridge import PLAYERS, BridgedBot
from wildfour.bots.levels import bot_named
from wildfour.errors import WildfourError
from wildfour.support.estimates import Share
from wildfour.support.files import json_text

RULE, RANDOM = "uno-rule-v1", "rlcard-random"
LEVELS = ("random", "novice", "casual", "skilled")
MISSING = "RLCard is not installed; `python3 run.py set-up bench` installs it."
SEEDS = 1 << 32


class Pairing(Struct, frozen=True, kw_only=True):
    """How often a bot won."""

    bot: str
    against: str
    games: int
    won: int
    win_share: Share


def environment() -> Any:
    try:
        import rlcard  # noqa: PLC0415 - an optional package
        import rlcard.agents  # noqa: PLC0415
    except ImportError as error:
        raise WildfourError(MISSING) from error
    return rlcard.make("uno")


def agent_named(name: str, luck: random.Random, actions: int) -> Any:
    """One of RLCard's own agents, or a bot of ours."""
    if name not in (RULE, RANDOM):
        return BridgedBot(bot_named(name), luck)
    from rlcard.agents import RandomAgent  # noqa: PLC0415 - an optional package
    from rlcard.models.uno_rule_models import UNORuleAgentV1  # noqa: PLC0415

    return UNORuleAgentV1() if name == RULE else RandomAgent(actions)


def winners(table: Any, names: tuple[str, str], games: int, seed: int) -> Iterator[int]:
    """Who of the two won each game. They change seats after each."""
    luck = random.Random(seed)
    agents = [agent_named(name, luck, table.num_actions) for name in names]
    for number in range(games):
        chance = random.Random(f"{seed} {number}")
        table.seed(chance.randrange(SEEDS))
        np.random.seed(chance.randrange(SEEDS))  # what RLCard's agents use
        luck.seed(chance.getrandbits(64))
        first = number % PLAYERS
        table.set_agents([agents[first], agents[1 - first]])
        _, payoffs = table.run(is_training=False)
        yield first if payoffs[0] > payoffs[1] else 1 - first


def measure(bot: str, against: str, games: int, seed: int) -> Pairing:
    games += games % PLAYERS
    won = sum(winner == 0 for winner in winners(environment(), (bot, against), games, seed))
    return Pairing(bot=bot, against=against, games=games, won=won, win_share=Share.of(won, games))


def line(found: Pairing) -> str:
    won = found.win_share
    return f"{found.bot:<20} {found.against:<14} {found.games:>7,} {won.share:>7.1%}   {won.low:.1%} to {won.high:.1%}"


def parse_args(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.rlcard_match", description="Our bots in RLCard's UNO environment.")
    parser.add_argument(
        "bots", nargs="*", default=list(LEVELS), metavar="BOT", help=f"unless given: {', '.join(LEVELS)}"
    )
    parser.add_argument("--against", nargs="+", default=[RULE, RANDOM], metavar="AGENT", help=f"{RULE}, {RANDOM}")
    parser.add_argument("--games", type=whole, default=5000, metavar="N", help="of each pairing; 5,000 unless given")
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help="seed of all chance; 0 unless given")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args(arguments)


def whole(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not possible; give a whole number below a billion")


def run(args: argparse.Namespace) -> None:
    found = []
    if not args.json:
        print(f"{'bot':<20} {'against':<14} {'games':>7} {'won':>7}   95% interval")
    for bot in args.bots:
        for against in args.against:
            found.append(measure(bot, against, args.games, args.seed))
            if not args.json:
                print(line(found[-1]), flush=True)
    if args.json:
        print(json_text({"seed": args.seed, "pairings": found}), end="")


def main(arguments: list[str] | None = None) -> int:
    try:
        run(parse_args(arguments))
    except WildfourError as error:
        print(f"bench.rlcard_match: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
