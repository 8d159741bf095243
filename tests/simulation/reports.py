"""Hand-made summaries for reports: nothing is compiled or simulated."""

from typing import Any

from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.simulation import tally
from wildfour.simulation.backends.matches import MatchTally
from wildfour.simulation.request import MatchRequest, RoundRequest
from wildfour.simulation.summary import MatchSummary, RoundSummary
from wildfour.simulation.summary_builder import RunInfo, summarize_matches, summarize_rounds
from wildfour.simulation.tally import Tally

ROUNDS = 12_800
COMMAND = "wildfour simulate --edition classic-2003 --players 4 --seed 1 --report out"
LENGTHS = {20: 1 / 8, 30: 3 / 8, 50: 3 / 8, 90: 1 / 8}  # number of turns: share of rounds
POINTS = {45: 1 / 2, 155: 1 / 2}


def request(
    players: int = 4, options: str = "", policies: tuple[str, ...] = ("random",), seed: int = 1
) -> RoundRequest:
    return RoundRequest(
        edition=edition_named("classic-2003"),
        players=players,
        rounds=ROUNDS,
        options=parse_options(options),
        policies=policies,
        seed=seed,
    )


def found(players: int, rounds: int = ROUNDS, challenges: int = 0) -> Tally:
    """Make up a consistent tally in which each seat wins a little less often than the seat before it."""
    total = Tally.empty()
    sums, bins = total.sums, total.bins
    sums[tally.ROUNDS], sums[tally.MOVES] = rounds, 60 * rounds
    for turns, share in LENGTHS.items():
        bins[tally.TURN_HISTOGRAM + turns] = rounds * share
    sums[tally.TURNS] = rounds * sum(turns * share for turns, share in LENGTHS.items())
    sums[tally.TURNS_SQUARED] = rounds * sum(turns * turns * share for turns, share in LENGTHS.items())
    for points, share in POINTS.items():
        bins[tally.POINTS_HISTOGRAM + points // tally.POINTS_BIN] = rounds * share
    sums[tally.POINTS], sums[tally.POINTS_SQUARED] = 100 * rounds, 13_025 * rounds
    for seat in range(players):
        won = rounds // players + rounds // 200 * (players - 1 - 2 * seat)
        sums[tally.WINS + seat] = won
        sums[tally.SEAT_POINTS + seat], sums[tally.SEAT_POINTS_SQUARED + seat] = 100 * won, 13_025 * won
    sums[tally.FACES : tally.FACES + 15] = 3 * rounds
    sums[tally.STARTS : tally.STARTS + 14] = rounds // 14
    count_events(sums, rounds, challenges)
    for turn in range(40):
        sums[tally.HANDS_COUNTED + turn] = rounds // tally.SAMPLED
        sums[tally.HANDS + turn] = rounds // tally.SAMPLED * (7 - turn // 10)
    return total


def count_events(sums: Any, rounds: int, challenges: int) -> None:
    counts = {
        EventKind.PLAYED: 45 * rounds,
        EventKind.DREW: 26 * rounds,
        EventKind.CALLED: 3 * rounds,
        EventKind.RESHUFFLED: rounds // 100,
        EventKind.WENT_OUT: rounds,
        EventKind.CHALLENGED: challenges,
        EventKind.GUILTY: challenges // 4,
        EventKind.INNOCENT: challenges - challenges // 4,
    }
    for kind, count in counts.items():
        sums[tally.EVENTS + kind] = count


def summary(
    players: int = 4,
    *,
    options: str = "",
    policies: tuple[str, ...] = ("random",),
    seed: int = 1,
    rounds: int = ROUNDS,
    challenges: int = 0,
) -> RoundSummary:
    asked = request(players, options, policies, seed)
    return summarize_rounds(asked, found(players, rounds, challenges), RunInfo(seconds=2.0, command=COMMAND))


def match_summary() -> MatchSummary:
    """Return a summary of matches of 8 to 10 rounds, half as many as requested."""
    played = MatchTally(4)
    played.rounds = found(4)
    played.matches, played.wins = 2000, [600, 500, 500, 400]
    played.points = [500 * won for won in played.wins]
    played.round_squares = [100_000 * won for won in played.wins]
    played.match_squares = [300_000 * won for won in played.wins]
    for length, matches in ((8, 400), (9, 1200), (10, 400)):
        played.lengths[length] = matches
    played.rounds.sums[tally.ROUNDS] = 18_000
    asked = MatchRequest(edition=edition_named("classic-2003"), players=4, matches=4000, seed=1)
    return summarize_matches(asked, played, RunInfo(seconds=2.0, command=COMMAND))
