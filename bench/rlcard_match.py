"""Play our bots against RLCard's agents in RLCard's UNO environment, under its rules.

    pip install rlcard==1.2.0 setuptools pip
    python3 -m bench.rlcard_match network skilled --games 10000

A bot gets a view with its own hand, the cards played, and the hand sizes; it plays by our closest rules (`OPTIONS`) and
has no history. Each bot plays half of the games in seat 0, which begins, and half in seat 1. Every game has its own
deal; the intervals are Wilson score intervals.
"""

import argparse
import random
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from itertools import product
from typing import Any

import msgspec
import numpy as np

from wildfour.bots.bot import Bot
from wildfour.bots.levels import bot_named
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.card_faces import WILD
from wildfour.rulebook.cards import FACES, WILD_KIND, kinds_in
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.notation import notation_of
from wildfour.rulebook.option_parser import parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.support.estimates import Share

EDITION = edition_named("standard-2010")
OPTIONS = parse_options("two-handed-reverse-passes must-play no-bluffing")
NOTATION = notation_of(EDITION.letters)
RULES = Rules(EDITION, OPTIONS)
DECK = Counter(kinds_in(RULES, RULES.deck))
TRAITS = (*map(str, range(10)), "skip", "reverse", "draw_2", "wild", "wild_draw_4")  # in the order of our faces
EMPTY = Round(EDITION.name, options=OPTIONS, players=2, dealer=1, seed=0).view(0)
RULE, RANDOM = "uno-rule-v1", "rlcard-random"


def kind_of(card: str) -> int:
    """Return our kind for a card such as `r-7` or `b-wild`."""
    face = TRAITS.index(card[2:])
    return EDITION.letters.index(card[0]) * FACES + face if face < WILD else face - WILD + WILD_KIND


def move_of(action: str) -> str:
    card = action if action == "draw" else NOTATION.cards[kind_of(action)]
    return f"{card}>{action[0]}" if card in ("W", "W4") else card


def hand_of(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(NOTATION.cards[kind] for kind in sorted(map(kind_of, cards)))


def view_of(state: dict[str, Any]) -> View:
    """Build a bot's view from RLCard's state for the current player."""
    seen, record = state["raw_obs"], state["action_record"]
    seat, sizes, under = seen["current_player"], tuple(seen["num_cards"]), seen["played_cards"][:-1]
    color = current_color(seen)
    return msgspec.structs.replace(
        EMPTY,
        seat=seat,
        turn=seat,
        top=NOTATION.cards[top_kind(kind_of(seen["target"]), map(kind_of, (*seen["hand"], *under)))],
        color=color,
        color_before=color,
        laid_by=record[-1][0] if record else EMPTY.dealer,
        hand=hand_of(seen["hand"]),
        hand_sizes=sizes,
        draw_size=DECK.total() - sum(sizes) - len(under) - 1,
        discard=hand_of(under),
        may_hold=tuple(dict.fromkeys((*EDITION.letters, "W"), size) for size in sizes),
        moves=tuple(map(move_of, seen["legal_actions"])),
    )


def current_color(seen: dict[str, Any]) -> str:
    """Return the current color. A wild target keeps the color that RLCard's deck prints on it."""
    if kind_of(seen["target"]) < WILD_KIND or not seen["played_cards"]:
        return str(seen["target"][0])
    return str(seen["played_cards"][-1][0])


def top_kind(kind: int, placed: Iterable[int]) -> int:
    """Return the top card's kind or a similar one: RLCard reshuffles the top card too, so a player may hold it."""
    left = DECK - Counter(placed)
    return min(left, key=lambda one: (one != kind, one % FACES != kind % FACES, one < WILD_KIND))


class SeatedBot:
    """One of our bots as an RLCard agent. A move that RLCard forbids is replaced by its first legal move."""

    use_raw = True  # makes RLCard pass actions as strings

    def __init__(self, bot: Bot, luck: random.Random) -> None:
        self.bot, self.luck = bot, luck

    def step(self, state: dict[str, Any]) -> str:
        actions = {move_of(action): str(action) for action in state["raw_legal_actions"]}
        first, view = next(iter(actions)), view_of(state)
        move = self.bot(view, view.moves, TO_GO_OUT, self.luck) if len(actions) > 1 else first
        return actions.get(move or first, actions[first])

    def eval_step(self, state: dict[str, Any]) -> tuple[str, list[Any]]:
        return self.step(state), []


def agent_named(name: str, actions: int, luck: random.Random) -> Any:
    if name == RULE:
        return import_module("rlcard.models.uno_rule_models").UNORuleAgentV1()
    return import_module("rlcard.agents").RandomAgent(actions) if name == RANDOM else SeatedBot(bot_named(name), luck)


def games_won(table: Any, agents: list[Any], games: int, seed: int, luck: random.Random) -> int:
    """Count the games that the first agent wins; the agents swap seats after each game."""
    won = 0
    for number in range(games):
        chance = random.Random(f"{seed} {number}")
        table.seed(chance.randrange(1 << 32))
        np.random.seed(chance.randrange(1 << 32))  # for RLCard's agents
        luck.seed(chance.getrandbits(64))
        table.set_agents(agents if number % 2 == 0 else agents[::-1])
        _, payoffs = table.run(is_training=False)
        won += payoffs[number % 2] > 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+", help=f"our levels, {RULE}, or {RANDOM}")
    parser.add_argument("--against", nargs="+", default=[RULE, RANDOM])
    parser.add_argument("--games", type=int, default=5000, help="per pairing (default: 5000)")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    table, luck = import_module("rlcard").make("uno"), random.Random()
    print(f"{'bot':<20} {'against':<14} {'games':>7} {'won':>7}   95% interval")
    for bot, other in product(args.bots, args.against):
        agents = [agent_named(name, table.num_actions, luck) for name in (bot, other)]
        won = Share.of(games_won(table, agents, args.games, args.seed, luck), args.games)
        interval = f"{won.low:.1%} to {won.high:.1%}"
        print(f"{bot:<20} {other:<14} {args.games:>7,} {won.share:>7.1%}   {interval}", flush=True)


if __name__ == "__main__":
    main()
