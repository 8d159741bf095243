"""Summary of a request for matches and its tally."""

from typing import Any

from msgspec.structs import asdict

from wildfour.simulation.backends.matches import MatchTally
from wildfour.simulation.request import MatchRequest, RoundRequest
from wildfour.simulation.summary import MatchSummary
from wildfour.simulation.summary_builder import RunInfo, summarize_rounds
from wildfour.support.estimates import Distribution, Estimate, Mean, Share

MEANT_FOR_ROUNDS = ("rounds_asked", "partial", "win_share", "points_by_seat")


def summarize_matches(request: MatchRequest, found: MatchTally, info: RunInfo) -> MatchSummary:
    """Summarize the rounds and the matches. Figures by seat for rounds are by player for matches, in the order of the
    seats, because the deal rotates."""
    players = range(request.players)
    return MatchSummary(
        **shared_with_rounds(request, found, info),
        partial=found.matches < request.matches,
        format=request.format.text,
        target=request.format.target,
        matches=found.matches,
        matches_asked=request.matches,
        unfinished_matches=found.unfinished,
        shared_wins=found.shared,
        rounds_per_match=lengths(found),
        win_share=tuple(Share.of(won, found.matches) for won in found.wins),
        points_by_seat=tuple(
            points_per(found.rounds.rounds, found.points[one], found.round_squares[one]) for one in players
        ),
        totals=tuple(points_per(found.matches, found.points[one], found.match_squares[one]) for one in players),
    )


def shared_with_rounds(request: MatchRequest, found: MatchTally, info: RunInfo) -> dict[str, Any]:
    """Return the statistics of all rounds, as if they had been simulated by themselves."""
    rounds = RoundRequest(
        edition=request.edition,
        players=request.players,
        rounds=found.rounds.rounds,
        options=request.options,
        policies=request.policies,
        seed=request.seed,
    )
    fields = asdict(summarize_rounds(rounds, found.rounds, info))
    return {name: value for name, value in fields.items() if name not in MEANT_FOR_ROUNDS}


def lengths(found: MatchTally) -> Distribution:
    squares = sum(count * length * length for length, count in enumerate(found.lengths))
    return Mean.of(found.matches, found.rounds.rounds, squares).with_histogram(found.lengths)


def points_per(number: int, points: int, squares: int) -> Estimate:
    """Estimate a player's points per round, by the format, or at the end of a match."""
    return Mean.of(number, points, squares).with_interval()
