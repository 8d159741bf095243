"""Matches: compiled rounds, and the formats of wildfour.match."""

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from tests.simulation.plain import play_tasks_plainly
from wildfour.chance.streams import SeededChance
from wildfour.errors import Invalid
from wildfour.events.event_kinds import NOBODY
from wildfour.match.score_sheet import GrowingRows, Row
from wildfour.round.round import Round
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.simulation.backends import matches
from wildfour.simulation.backends.matches import MOST_ROUNDS, MatchInProgress, MatchTally, simulate_matches
from wildfour.simulation.request import MatchRequest
from wildfour.simulation.summary import MatchSummary
from wildfour.simulation.summary_builder import RunInfo, summarize_matches
from wildfour.simulation.tally import Tally
from wildfour.support.interrupts import Monitor


def asked(
    format: str = "points-race", *, edition: str = "classic-2003", options: str = "target=200", policy: str = "random"
) -> MatchRequest:
    return MatchRequest(
        edition=edition_named(edition),
        players=4,
        matches=300,
        format_text=format,
        options=parse_options(options),
        policies=tuple(policy.split(",")),
        seed=5,
    )


def summary(found: MatchTally, of: MatchRequest) -> MatchSummary:
    return summarize_matches(of, found, RunInfo(seconds=1))


@pytest.mark.parametrize(
    ("format", "edition", "options", "policy"),
    [
        ("points-race", "classic-2003", "target=100 winner-deals", "greedy,random,color,careless"),
        ("lowest-score", "deluxe", "target=100", "random"),
        ("elimination", "launcher-2009", "target=80 hit-rate=0,1,0.5,0.2", "random,greedy,careless,color"),
        ("rotating-partners cycles=1", "minion-2016", "", "random"),
    ],
)
def test_interpreted_and_compiled_matches_are_equal(
    format: str, edition: str, options: str, policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = replace(asked(format, edition=edition, options=options, policy=policy), matches=15)
    compiled = simulate_matches(wanted, threads=1)
    monkeypatch.setattr(matches, "play_tasks", play_tasks_plainly)
    assert summary(simulate_matches(wanted, threads=1), wanted) == summary(compiled, wanted)


def test_threads_and_blocks_do_not_matter() -> None:
    wanted = asked("elimination")
    one = summary(simulate_matches(wanted, threads=1), wanted)
    assert one == summary(simulate_matches(wanted, threads=3), wanted)
    assert one == summary(simulate_matches(wanted, threads=2, block=77), wanted)


def test_every_match_is_won_at_the_target() -> None:
    wanted = asked()
    found = simulate_matches(wanted)
    assert (found.matches, sum(found.wins), found.unfinished, found.shared) == (300, 300, 0, 0)
    assert sum(found.lengths) == 300
    assert sum(place * count for place, count in enumerate(found.lengths)) == found.rounds.rounds
    said = summary(found, wanted)
    assert said.format == "points-race"
    assert said.rounds == found.rounds.rounds
    assert sum(found.points) >= 300 * 200


def test_partners_win_together() -> None:
    found = simulate_matches(asked("partners"))
    assert found.wins[0] == found.wins[2]
    assert found.wins[0] + found.wins[1] == found.matches == found.shared


def test_B1_the_first_dealer_is_drawn_as_at_a_single_table() -> None:
    """Each match number has a random stream; a table with the same stream draws the same dealer."""
    wanted = asked()
    number, players, dealer, _ = MatchInProgress(3).next_task(4, wanted.format)
    assert (number, players, dealer) == (3 * MOST_ROUNDS, 4, NOBODY)
    table = Round("classic-2003", players=4, chance=SeededChance(5, number))
    block = next(matches.blocks(wanted, 10))
    with ThreadPoolExecutor(1) as pool:
        matches.play_wave(wanted, block, pool, 1, Tally.empty())
    assert block[3].rows[0].dealer == table.state.dealer
    assert block[3].next_task(4, wanted.format)[2] == (table.state.dealer + 1) % 4


def test_stopping_counts_whole_blocks_only() -> None:
    """In an interrupted block, only short matches have ended, and they would bias the results."""
    stop = threading.Event()
    monitor = Monitor(lambda done: stop.set() if done > 150 else None, stop)
    found = simulate_matches(asked(), block=100, monitor=monitor)
    assert found.matches == 100
    whole = simulate_matches(replace(asked(), matches=100))
    assert summary(found, asked()).win_share == summary(whole, asked()).win_share


def test_growing_rows_have_the_same_totals() -> None:
    wanted = asked("elimination")
    growing, plain = GrowingRows(), []
    for place in range(12):
        row = Row(
            (0, 1, 2, 3), place % 4, place % 4, tuple(0 if seat == place % 4 else 7 * seat + place for seat in range(4))
        )
        growing.append(row)
        plain.append(row)
        assert wanted.format.totals(4, growing) == wanted.format.totals(4, plain)
        assert wanted.format.totals(4, growing) == wanted.format.totals(4, growing)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (replace(asked(), matches=0), "The number of matches cannot be 0"),
        (replace(asked("partners"), players=5), "needs 4, 6, 8 or 10 players, not 5"),
        (asked("chess"), "There is no format 'chess'"),
        (replace(asked(), players=11), "2 to 10 players, not 11"),
        (replace(asked(), policies=("nope",)), "no policy 'nope'"),
    ],
)
def test_impossible_matches_are_rejected(wanted: MatchRequest, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        simulate_matches(wanted)
