"""Functions specialized for a GPU (compiled/specialization.py) play the same rounds. The tests interpret them."""

from types import SimpleNamespace
from typing import Any

import pytest

from wildfour.bots.policies import random_policy
from wildfour.chance.streams import SeededChance
from wildfour.compiled import compiled_primitives
from wildfour.compiled.compiler import Function, compile_modules
from wildfour.compiled.cpu import OVERRIDES, RULE_MODULES
from wildfour.compiled.round_loop import seat_asked
from wildfour.compiled.specialization import KnownTable, specialize, values_of
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import primitives
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.state import ARRAYS, SCALARS, Phase, RoundState

WORD = (1 << 64) - 1
MOST_MOVES = 150
BY_SEAT = ("hands", "accusers")


def popcount(word: int) -> int:
    """Count the bits of a mask, whose sign bit may be set, as in a 64-bit word."""
    return (word & WORD).bit_count()


def specialized_functions(rules: Rules, players: int) -> dict[Function, Any]:
    """Specialize all functions of the rules and a policy for a table, without compiling them."""
    table = KnownTable(values_of(rules), players)
    return compile_modules(
        (*RULE_MODULES, *random_policy.MODULES, random_policy),
        lambda function: function,
        ready={primitives.popcount: popcount, compiled_primitives.trailing_zeros: compiled_primitives.trailing_zeros},
        overrides=OVERRIDES,
        remake=lambda function, namespace: specialize(function, namespace, table),
    )


def in_two_parts(state: RoundState) -> tuple[SimpleNamespace, SimpleNamespace]:
    """Split a state into ints and arrays, with only as many seats as players, as on a GPU."""
    s = SimpleNamespace(**{one.name: getattr(state, one.name) for one in SCALARS})
    arrays = {one.name: getattr(state, one.name) for one in ARRAYS}
    return s, SimpleNamespace(**arrays | {name: arrays[name][: state.players] for name in BY_SEAT})


def new_state(rules: Rules, players: int) -> RoundState:
    state = RoundState(rules, players)
    state.dealer = players - 1
    return state


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("classic-2003", 3, ""),
        ("classic-2003", 4, "players-referee"),
        ("standard-2010", 2, "stacking=any must-play plain-finish"),
        ("minion-2016", 4, "seven-zero jump-in"),
        ("deluxe", 5, "decks=2 draw-until-playable"),
        ("launcher-2009", 4, "hit-rate=0.7"),
        ("launcher-2009", 3, "all-numbers-flip gift-by-chance"),
        ("launcher-2009", 3, "flip-cards=1,5,r7"),
    ],
)
def test_rounds_are_the_same_state_by_state(edition: str, players: int, options: str) -> None:
    rules = Rules(edition_named(edition), parse_options(options))
    twins = specialized_functions(rules, players)
    for seed in range(5):
        plain, chance = new_state(rules, players), SeededChance(seed)
        (s, zones), same_chance = in_two_parts(new_state(rules, players)), SeededChance(seed)
        deal(plain, chance)
        twins[deal](s, zones, same_chance)
        for _ in range(MOST_MOVES):
            assert (s, zones) == in_two_parts(plain)
            if plain.phase == Phase.OVER:
                break
            seat = seat_asked(plain)
            move = random_policy.choose(plain, seat, chance)
            assert twins[random_policy.choose](s, zones, seat, same_chance) == move
            apply(plain, chance, seat, move)
            twins[apply](s, zones, same_chance, seat, move)
