"""What a simulation of matches found, as numbers with names: see docs/simulation.md."""

from dataclasses import dataclass
from typing import Any

from wildfour.estimates import Mean, cut, quantiles, ratio, share_interval
from wildfour.simulation.matches import MatchTally
from wildfour.simulation.requests import MatchRequest, RoundRequest
from wildfour.simulation.statistics import Circumstances, Summary, heading


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """What was found in some matches of one table."""

    request: MatchRequest
    found: MatchTally
    circumstances: Circumstances

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for JSON: what is said of rounds, and what the matches add. Whatever is by seat for rounds is by
        player for matches, in the order of the seats: the deal goes round."""
        found = self.found
        players = range(self.request.players)
        return {
            **self.rounds_to_dict(),
            **heading(self.request, self.circumstances),
            "format": self.request.format.text,
            "target": self.request.format.target,
            "matches": found.matches,
            "matches_asked": self.request.matches,
            "unfinished_matches": found.unfinished,
            "rounds_per_match": self.lengths(),
            "win_share": [ratio(won, found.matches) for won in found.wins],
            "win_share_interval": [list(share_interval(won, found.matches)) for won in found.wins],
            "shared_wins": found.shared,
            "points_by_seat": [self.round_points(player).with_interval() for player in players],
            "totals": [self.match_points(player).with_interval() for player in players],
        }

    def rounds_to_dict(self) -> dict[str, Any]:
        """The rounds of all matches, as if they had been simulated by themselves."""
        request = RoundRequest(
            edition=self.request.edition,
            players=self.request.players,
            rounds=self.found.rounds.rounds,
            options=self.request.table_options,
        )
        said = Summary.of(request, self.found.rounds, self.circumstances).to_dict()
        del said["rounds_asked"]
        return said

    def lengths(self) -> dict[str, Any]:
        lengths = self.found.lengths
        squares = sum(count * length * length for length, count in enumerate(lengths))
        mean = Mean.of(self.found.matches, self.found.rounds.rounds, squares)
        return {**mean.to_dict(), "quantiles": quantiles(lengths), "histogram": cut(lengths)}

    def round_points(self, player: int) -> Mean:
        """What the format gives to a player for a round."""
        rounds = self.found.rounds.rounds
        return Mean.of(rounds, self.found.points[player], self.found.round_squares[player])

    def match_points(self, player: int) -> Mean:
        """What a player has at the end of a match."""
        return Mean.of(self.found.matches, self.found.points[player], self.found.match_squares[player])
