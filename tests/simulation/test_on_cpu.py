"""Simulation results: the same interpreted and compiled, on any number of threads, in chunks of any size."""

import threading
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from tests.simulation.plain import play_plainly, request
from wildfour.errors import Invalid
from wildfour.rulebook.editions import EDITIONS
from wildfour.simulation import tally
from wildfour.simulation.backends.on_cpu import chunks, play_chunk, simulate
from wildfour.simulation.request import RoundRequest
from wildfour.simulation.tally import Tally
from wildfour.support.interrupts import Monitor

POLICIES = (
    "random",
    "greedy",
    "sparing",
    "color",
    "careless",
    "random bluff=0.5 challenge=0.5,greedy challenge=1,color bluff=1 forget=0.2 jump=0.3,careless overlook=1",
)
REFEREES = "random slip=0.1 doubt=0.1,greedy overlook=0.3,color slip=0.05 bluff=0.3 challenge=0.3,careless jump=0"
HOUSE = (
    "stacking=any",
    "seven-zero draw-until-playable",
    "partners opponents-catch",
    "jump-in",
    "jump-in stacking=any seven-zero",
    "players-referee",
    "players-referee jump-in stacking=two false-objection-costs plain-finish",
    "players-referee partners no-bluffing",
    "plain-finish",
)


def assert_equal(one: Tally, other: Tally) -> None:
    assert one.sums.tolist() == other.sums.tolist()
    assert one.bins.tolist() == other.bins.tolist()


def assert_all_equal(one: Tally, other: Tally) -> None:
    assert_equal(one, other)
    assert one.blocks.tolist() == other.blocks.tolist()


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
def test_interpreted_and_compiled_sums_are_equal(edition: str, policy: str) -> None:
    asked = request(edition, 4, 130, policy=policy)
    assert_all_equal(play_plainly(asked), simulate(asked, threads=1))


@pytest.mark.parametrize("options", HOUSE)
def test_house_rules_give_equal_sums(options: str) -> None:
    asked = request("classic-2003", 4, 130, options, REFEREES if "players-referee" in options else POLICIES[-1])
    assert_equal(play_plainly(asked), simulate(asked, threads=1))


@pytest.mark.parametrize("edition", ["minion-2016", "launcher-2009"])
def test_jump_ins_on_flip_cards_and_minions_give_equal_sums(edition: str) -> None:
    asked = request(edition, 5, 100, "jump-in", "careless jump=1")
    plain = play_plainly(asked)
    assert plain.sums[tally.JUMP_INS] > 100
    assert_equal(plain, simulate(asked, threads=1))


@pytest.mark.parametrize("players", [2, 3, 10])
def test_any_number_of_players_gives_equal_sums(players: int) -> None:
    asked = request("minion-2016", players, 70, seed=(1 << 64) - 1)
    assert_equal(play_plainly(asked), simulate(asked, threads=1))


@pytest.mark.long
def test_several_decks_give_equal_sums() -> None:
    asked = request("deluxe", 10, 100, "decks=2", "greedy")
    assert_equal(play_plainly(asked), simulate(asked, threads=1))


def test_some_sums_are_also_kept_by_block() -> None:
    """A block's rounds may be played in any chunk; the blocks add up to the whole."""
    asked = request("classic-2003", 3, 1000, "jump-in")
    found = simulate(asked, threads=2)
    assert set(found.blocks[:, tally.IN_BLOCK].tolist()) == {7, 8}
    wanted = [found.sums[place] for place in (tally.ROUNDS, tally.ROUNDS, tally.TURNS, tally.POINTS)]
    assert found.blocks.sum(axis=0).tolist() == [*wanted, *found.sums[tally.WINS : tally.SEAT_POINTS]]
    for size in (1, 77, 1000):
        assert np.array_equal(in_chunks(asked, size).blocks, found.blocks)
    number = int(found.blocks[:5, tally.IN_BLOCK].sum())
    alone = simulate(replace(asked, rounds=number))
    assert found.blocks[:5, tally.TURNS_IN].sum() == alone.sums[tally.TURNS]


@pytest.mark.parametrize("total", [1, 5, 127, 128, 129, 1000, 10**12])
def test_blocks_cover_all_rounds_once(total: int) -> None:
    first = list(islice(tally.by_block(0, total, total), 300))
    assert [start for _, start, _ in first[1:]] == [start + size for _, start, size in first[:-1]]
    assert sum(size for *_, size in first) == total
    assert len({block for block, *_ in first}) == len(first) == min(total, tally.BLOCKS)
    assert max(size for *_, size in first) - min(size for *_, size in first) <= 1
    assert all(tally.block_of(start + size - 1, total) == block for block, start, size in first)


def in_chunks(asked: RoundRequest, size: int) -> Tally:
    total = Tally.empty()
    for piece in reversed(list(chunks(asked, size))):
        total.add(play_chunk(asked, *piece))
    return total


def test_threads_and_chunks_do_not_matter() -> None:
    asked = request("launcher-2009", 5, 40_000, policy="careless bluff=0.3 challenge=0.4")
    one = simulate(asked, threads=1)
    assert one.rounds == 40_000
    assert_equal(one, simulate(asked, threads=2))
    assert_equal(one, simulate(asked, threads=7))
    assert_equal(one, in_chunks(asked, 1 << 12))
    assert_equal(one, in_chunks(asked, 999))


def test_another_seed_gives_another_result() -> None:
    one, other = (simulate(request("classic-2003", 4, 500, seed=seed)) for seed in (1, 1 << 32))
    assert one.sums.tolist() != other.sums.tolist()


def test_stopping_keeps_the_first_rounds() -> None:
    """The counts are the same as for a smaller request."""
    stop = threading.Event()
    calls: list[int] = []

    def progress(done: int) -> None:
        calls.append(done)
        stop.set()

    found = simulate(request("classic-2003", 3, 1_000_000), threads=1, monitor=Monitor(progress, stop))
    assert calls == [found.rounds]
    assert_equal(found, simulate(request("classic-2003", 3, found.rounds)))


def test_every_round_is_counted_once() -> None:
    found = simulate(request("classic-2003", 6, 3000, policy="careless"))
    turns, points = found.bins[: tally.POINTS_HISTOGRAM], found.bins[tally.POINTS_HISTOGRAM :]
    assert turns.sum() == 3000
    assert (turns * np.arange(turns.size)).sum() == found.sums[tally.TURNS]
    won = found.sums[tally.WINS : tally.SEAT_POINTS]
    assert won[6:].sum() == 0
    assert won.sum() + found.sums[tally.DRAWN] + found.sums[tally.UNFINISHED] == 3000
    assert points.sum() == won.sum()
    assert found.sums[tally.SEAT_POINTS : tally.SEAT_POINTS_SQUARED].sum() == found.sums[tally.POINTS]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (request("classic-2003", 11, 1), "takes 2 to 10 players, not 11"),
        (request("classic-2003", 4, 0), "The number of rounds cannot be 0"),
        (request("classic-2003", 4, 10**13), "choose 1 to"),
        (request("classic-2003", 4, 1, policy="clever"), "There is no policy 'clever'"),
        (request("classic-2003", 4, 1, policy="random bluff=2"), "a rate is a number from 0 to 1"),
        (
            request("classic-2003", 4, 1, policy="random dance=0.1"),
            "has no setting 'dance=0.1'; its settings are bluff=0.1",
        ),
        (request("classic-2003", 4, 1, policy="random,greedy"), "There are 2 policies for 4 players; name one for all"),
        (request("classic-2003", 4, 1, seed=1 << 64), "a seed is a whole number"),
    ],
)
def test_impossible_requests_are_rejected(asked: RoundRequest, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        simulate(asked)
