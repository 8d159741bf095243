"""Interpreted and compiled play are identical, state by state."""

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests import compiled_play
from tests.loading import load
from tests.shared.explore import random_table
from wildfour.bots.policies import random_policy
from wildfour.chance.streams import SeededChance
from wildfour.compiled import round_loop
from wildfour.compiled.compiler import Function
from wildfour.compiled.cpu import Cpu, play_rounds
from wildfour.compiled.state_arrays import new_chances, new_states, values
from wildfour.errors import Invalid
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.moves import MOVES_END
from wildfour.rulebook.option_parser import Options
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules import primitives
from wildfour.rules.apply import apply
from wildfour.rules.deal import deal
from wildfour.rules.legal_moves import MOST_LEGAL_MOVES, is_needless, legal_moves
from wildfour.rules.state import ARRAYS, SCALARS, Phase, RoundState

ROUNDS = 10_400
CHUNKS = 26
MOST_TRACED = 120
CHOOSE = round_loop.choose  # before the fixture replaces it
FRESH = "fresh"  # updated only for policies that read it
COMPARED = [*(one.name for one in SCALARS), *(one.name for one in ARRAYS if one.name != FRESH)]


def interpreted_trace(
    state: RoundState, chance: SeededChance, wildness: int, moves: int
) -> tuple[list[Any], list[int]]:
    """Run compiled_play.trace interpreted, and return its states and moves."""
    deal(state, chance)
    states, made = [values(state)], []
    room = [0] * MOST_LEGAL_MOVES
    while state.phase != Phase.OVER and len(states) <= moves:
        move = compiled_play.explore(state, chance, wildness, room)
        seat, number = divmod(move, MOVES_END)
        legal = room[: legal_moves(state, seat, room)]
        assert number in legal or is_needless(state, seat, number), (move, wildness)
        apply(state, chance, move // MOVES_END, move % MOVES_END)
        made.append(move)
        states.append(values(state))
    return states, made


@pytest.fixture(autouse=True)
def interpreted_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (round_loop, compiled_play):
        monkeypatch.setattr(module, "choose", random_policy.choose)


@cache
def machine() -> Cpu:
    """Compile the random policy and the functions that only tests use."""
    overrides: dict[Function, Function] = {CHOOSE: random_policy.choose}
    return Cpu([*random_policy.MODULES, random_policy, compiled_play], overrides)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_interpreted_and_compiled_play_are_equal_state_by_state(chunk: int) -> None:
    """Play at least 10,000 random rounds across editions, players, and options, an eighth of them with two decks."""
    generator = random.Random(chunk)
    decks = 2 if chunk % 8 == 7 else 1
    trace_number = machine()[compiled_play.trace_number]
    for number in range(ROUNDS // CHUNKS):
        edition, players, options = random_table(generator, decks)
        rules = Rules(edition, options)
        wildness = generator.choice((0, 10, 40))
        compiled = new_states(rules, players, MOST_TRACED + 1)
        made = np.zeros(MOST_TRACED, np.int64)
        room = np.zeros(MOST_LEGAL_MOVES, np.int64)
        moves = trace_number(compiled, new_chances(chunk, number, 1), number, wildness, room, made)
        state = RoundState(rules, players)
        state.dealer = players - 1
        states, plain_made = interpreted_trace(state, SeededChance(chunk, number), wildness, MOST_TRACED)
        where = f"{edition.name} {options}, {players} players, round {number} of seed {chunk}"
        assert plain_made == made[:moves].tolist(), where
        names = [*COMPARED, FRESH]
        plain = np.array(states, dtype=np.dtype([(name, compiled.dtype[name]) for name in names]))
        for name in COMPARED:
            different = np.flatnonzero((plain[name] != compiled[name][: moves + 1]).reshape(moves + 1, -1).any(axis=1))
            assert different.size == 0, f"{name} differs after move {different[0]}: {where}"


def test_a_round_of_a_batch_can_continue_at_a_table() -> None:
    rules = Rules(EDITIONS[0], Options())
    states = new_states(rules, 4, 50)
    moves = machine()[compiled_play.play_batch](states, new_chances(5, 0, 50), 10_000)
    assert moves > 50 * 20
    for number in (0, 49):
        plain = RoundState(rules, 4)
        plain.dealer = 3
        round_loop.play_round(plain, SeededChance(5, number), 10_000)
        loaded = RoundState(rules, 4)
        load(loaded, states[number])
        assert values(loaded) == values(plain)


def test_results_depend_only_on_seed_and_number() -> None:
    whole = play_rounds(random_policy, "minion-2016", players=5, rounds=300, seed=2**63 + 7)
    parts = [
        play_rounds(random_policy, "minion-2016", players=5, rounds=100, seed=2**63 + 7, first=n) for n in (0, 100, 200)
    ]
    assert np.array_equal(whole, np.concatenate(parts))
    assert set(np.unique(whole["winner"])) <= set(range(5))
    assert (whole["points"] >= 0).all()


def test_impossible_requests_are_rejected_with_a_message() -> None:
    with pytest.raises(Invalid, match="takes 2 to 10 players, not 11"):
        play_rounds(random_policy, "classic-2003", players=11, rounds=1)
    with pytest.raises(Invalid, match="0 or more"):
        play_rounds(random_policy, "classic-2003", players=2, rounds=-1)


def test_compiled_and_interpreted_code_count_two_words_the_same() -> None:
    generator = random.Random(1)
    found = machine()[compiled_play.find_in_both]
    for _ in range(2000):
        even, odd = (generator.getrandbits(60) & generator.getrandbits(60) | 1 << 59 for _ in range(2))
        n = generator.randrange(even.bit_count() + odd.bit_count())
        assert found(even, odd, n) == primitives.nth_of_two(even, odd, n)
