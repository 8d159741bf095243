"""Run comparison: differences on the same deals, with correct intervals."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from tests.simulation.plain import play_plainly, request
from tests.simulation.reports import match_summary, summary
from wildfour.simulation import tally
from wildfour.simulation.backends.matches import simulate_matches
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.comparison import Finished, compared, run_to_compare_with
from wildfour.simulation.request import MatchRequest, RoundRequest
from wildfour.simulation.summary import Difference, Summary
from wildfour.simulation.summary_builder import RunInfo, summarize_matches, summarize_rounds
from wildfour.support.estimates import Estimate, paired_difference, student

INFO = RunInfo(seconds=1)


def finished(asked: RoundRequest) -> Finished:
    found = simulate(asked, threads=1)
    return Finished(summarize_rounds(asked, found, INFO), found.blocks)


def difference(*asked: RoundRequest) -> Difference:
    """Return the difference between the last run and the run that it is compared with."""
    found = compared([finished(one) for one in asked])[-1].difference
    assert found is not None
    return found


def turns_of_each(asked: RoundRequest) -> list[int]:
    """Return the number of turns in each round, interpreted."""
    one = replace(asked, rounds=1, compared=False)
    found = []
    before = 0
    for number in range(asked.rounds):
        total = int(play_plainly(replace(one, rounds=number + 1)).sums[tally.TURNS])
        found.append(total - before)
        before = total
    return found


def test_paired_rounds_by_hand() -> None:
    """With no more rounds than blocks, every round is its own block, so rounds are compared in pairs."""
    plain = request("classic-2003", 3, 40, compared=True)
    stacked = request("classic-2003", 3, 40, "stacking=any", compared=True)
    apart = [here - there for here, there in zip(turns_of_each(stacked), turns_of_each(plain), strict=True)]
    found = difference(plain, stacked)
    assert found.pairs == 40
    assert found.turns_per_round.mean == pytest.approx(statistics.mean(apart))
    error = statistics.stdev(apart) / math.sqrt(40)
    assert found.turns_per_round.standard_error == pytest.approx(error)
    assert found.turns_per_round.high == pytest.approx(statistics.mean(apart) + student(39) * error)


def test_variance_shared_by_the_deals_cancels_out() -> None:
    """A rule that seldom matters leaves most rounds unchanged, so the error of the difference is far smaller than with
    independent runs."""
    plain = request("minion-2016", 4, 20_000, compared=True)
    seldom = request("minion-2016", 4, 20_000, "last-minion-draws", compared=True)
    runs = [finished(plain), finished(seldom)]
    found = compared(runs)[1].difference
    assert found is not None
    errors = [run.summary.points_per_round.standard_error or 0 for run in runs]
    assert 0 < (found.points_per_round.standard_error or 0) < 0.5 * math.hypot(*errors)
    means = [run.summary.points_per_round.mean for run in runs]
    assert found.points_per_round.mean == pytest.approx(means[1] - means[0])
    shares = [[won.share for won in run.summary.win_share] for run in runs]
    gaps = [there - here for here, there in zip(*shares, strict=True)]
    assert [won.mean for won in found.win_share] == pytest.approx(gaps)
    assert found.rounds_per_match is None


def test_blocks_give_nearly_the_same_error_as_single_rounds() -> None:
    """The standard error from 128 blocks is accurate to about 6 %; the limit here is four times that."""
    values = np.random.default_rng(5).integers(20, 90, (2, 12_800))
    rows = [[(int(part.sum()), len(part)) for part in np.array_split(one, 128)] for one in values]
    found = paired_difference(rows[1], rows[0])
    apart = values[1] - values[0]
    assert found.mean == pytest.approx(apart.mean())
    assert found.standard_error == pytest.approx(apart.std(ddof=1) / math.sqrt(12_800), rel=0.25)


def test_intervals_contain_the_true_value_in_95_of_100_cases() -> None:
    """Blocks are unequal, pairs are dependent, and the true difference is 1. Four standard deviations are 2.8 %."""
    generator = np.random.default_rng(7)
    sizes = generator.integers(3, 30, 16)
    ends = np.cumsum(sizes)[:-1]
    inside = 0
    for _ in range(1000):
        luck = generator.normal(50, 20, sizes.sum())
        runs = [np.rint(luck + generator.normal(mean, 5, sizes.sum())).astype(int) for mean in (0, 1)]
        rows = [[(int(part.sum()), len(part)) for part in np.split(one, ends)] for one in runs]
        found = paired_difference(rows[1], rows[0])
        inside += (found.low or 0) <= 1 <= (found.high or 0)
    assert 922 <= inside <= 978


def test_few_or_equal_blocks() -> None:
    assert paired_difference([(10, 2)], [(7, 2)]) == Estimate(1.5, None, None, None)
    assert paired_difference([(10, 2), (20, 4)], [(10, 2), (20, 4)]) == Estimate(0, 0, 0, 0)
    assert paired_difference([], []) == Estimate(0, None, None, None)


def asked_for(*runs: tuple[str, int, str]) -> Sequence[Summary]:
    return [finished(request(edition, players, 2, options)).summary for edition, players, options in runs]


def test_a_run_is_compared_with_the_first_with_the_same_number_of_players() -> None:
    runs = asked_for(
        ("classic-2003", 2, ""),
        ("classic-2003", 2, "stacking=any"),
        ("classic-2003", 3, ""),
        ("deluxe", 2, ""),
        ("deluxe", 2, "stacking=any"),
        ("deluxe", 3, ""),
    )
    assert [run_to_compare_with(runs, place) for place in range(6)] == [None, 0, None, 0, 3, 2]


def test_runs_that_cannot_differ_are_found_to_be_the_same() -> None:
    """For four players with random moves, the two books have the same rules."""
    runs = [request(edition, 4, 300, compared=True) for edition in ("classic-2003", "standard-2010", "deluxe")]
    assert difference(*runs[:2]).same
    assert not difference(runs[0], runs[2]).same


def test_whole_blocks_of_a_stopped_run_are_compared() -> None:
    plain, stacked = (request("classic-2003", 3, 1280, options, compared=True) for options in ("", "stacking=any"))
    whole, part = finished(plain), finished(stacked)
    part.blocks[64:] = 0
    part.blocks[63, tally.IN_BLOCK] -= 1
    found = compared([whole, part])[1].difference
    assert found is not None
    assert found.pairs == 630
    first = [finished(replace(one, rounds=630)).summary.turns_per_round.mean for one in (stacked, plain)]
    assert found.turns_per_round.mean == pytest.approx(first[0] - first[1])


def test_matches_are_compared_match_by_match() -> None:
    asked = MatchRequest(edition=request("deluxe", 3, 1).edition, players=3, matches=200, compared=True)
    stacked = replace(asked, options=request("deluxe", 3, 1, "stacking=any").options)
    runs = []
    for one in (asked, stacked):
        found = simulate_matches(one, threads=2, block=77)
        runs.append(Finished(summarize_matches(one, found, INFO), found.rounds.blocks))
    first, second = compared(runs)
    difference = second.difference
    assert difference is not None
    assert difference.rounds_per_match is not None
    assert (difference.pairs, first.difference) == (200, None)
    assert difference.turns_per_round.mean == pytest.approx(second.turns_per_round.mean - first.turns_per_round.mean)
    assert difference.points_per_round.mean == pytest.approx(second.points_per_round.mean - first.points_per_round.mean)
    wins = second.win_share[0].share - first.win_share[0].share
    assert difference.win_share[0].mean == pytest.approx(wins)
    assert difference.rounds_per_match.mean == pytest.approx((second.rounds - first.rounds) / 200)


def test_a_single_run_is_not_compared() -> None:
    blocks = np.zeros((tally.BLOCKS, tally.BLOCK_SUMS), np.int64)
    for one in (summary(), match_summary()):
        assert compared([Finished(one, blocks)])[0].difference is None
