"""A match: rounds until somebody has reached the target. It can be left at any point and taken up from its transcript.

m = Match("classic-2003", players=["Ann", "Bob"], seed=7)
m.apply(m.round.turn, "draw")
if m.round.over and not m.over:
    m.next_round()
"""

from collections.abc import Sequence

from wildfour.editions import Edition, edition_named
from wildfour.errors import BadTranscript, Illegal
from wildfour.events import Event
from wildfour.match.points_race import PointsRace
from wildfour.options import Options, parse_options
from wildfour.round import Round, stream_of
from wildfour.rules.primitives import Chance
from wildfour.transcript import Transcript, check_names, read_transcript, replay, write_transcript


class Match:
    """One match at one table; the seats are numbered in the order of the players."""

    def __init__(
        self,
        edition: str | Edition = "classic-2003",
        *,
        players: Sequence[str],
        options: str | Options = "",
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> None:
        """Deal the first round, for which the players draw (B1). One stream of chance serves the whole match."""
        check_names(players)
        self._set_up(
            edition_named(edition) if isinstance(edition, str) else edition,
            parse_options(options) if isinstance(options, str) else options,
            players,
            stream_of(seed, chance),
        )
        self.rounds.append(self._deal(None))

    def _set_up(self, edition: Edition, options: Options, players: Sequence[str], chance: Chance) -> None:
        self.edition = edition
        self.options = options
        self.players = tuple(players)
        self.format = format_of(options)
        self.rounds: list[Round] = []
        self._chance = chance

    @classmethod
    def resume(cls, text: str, *, seed: int | None = None, chance: Chance | None = None) -> "Match":
        """Take a match up where its transcript ends; what comes then is up to the given chance."""
        transcript = read_transcript(text)
        self = cls.__new__(cls)
        self._set_up(transcript.edition, transcript.options, transcript.players, stream_of(seed, chance))
        for record, played in zip(transcript.rounds, replay(transcript, self._chance), strict=True):
            self._check_next(record.dealer, record.line(0))
            self.rounds.append(played)
        return self

    def _check_next(self, dealer: int | None, line: int) -> None:
        """Would this match have dealt another round, by that dealer?"""
        if self.rounds and self.over:
            raise BadTranscript(line, "The match was over before this round; take the round out.")
        expected = self.next_dealer()
        if dealer != expected:
            who = "drawn" if expected is None else expected
            raise BadTranscript(line, f"The wrong seat deals this round; it would be right to write 'dealer {who}'.")

    def _deal(self, dealer: int | None) -> Round:
        return Round(self.edition, players=len(self.players), options=self.options, dealer=dealer, chance=self._chance)

    def next_dealer(self) -> int | None:
        """R2: the deal passes to the left, or the winner deals. None: the players draw for the first deal (B1)."""
        if not self.rounds:
            return None
        outcome = self.round.outcome
        if self.options["winner-deals"] and outcome is not None and outcome.winner is not None:
            return outcome.winner
        return (self.round.state.dealer + 1) % len(self.players)

    @property
    def round(self) -> Round:
        """The round that is being played, or was played last."""
        return self.rounds[-1]

    def apply(self, seat: int, move: str | int, *, at: int | None = None) -> list[Event]:
        """Make a move in the present round: see Round.apply."""
        return self.round.apply(seat, move, at=at)

    def next_round(self) -> Round:
        """F4: reshuffle and deal another round."""
        if not self.round.over:
            raise Illegal("The round is not over, so no other is dealt; play it to its end", "E6")
        if self.over:
            raise Illegal("The match is over, so no other round is dealt; begin another match", "F4")
        self.rounds.append(self._deal(self.next_dealer()))
        return self.round

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has scored so far."""
        outcomes = [played.outcome for played in self.rounds]
        points = [self.format.points(outcome) for outcome in outcomes if outcome is not None]
        return tuple(sum(seat) for seat in zip(*points, strict=True)) or (0,) * len(self.players)

    @property
    def over(self) -> bool:
        return self.round.over and self.format.is_over(self.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the match is over."""
        return self.format.winners(self.scores)

    @property
    def transcript(self) -> Transcript:
        return Transcript.of(self.players, self.rounds)

    @property
    def text(self) -> str:
        """The transcript as text, from which the match can be taken up again."""
        return write_transcript(self.transcript)


def format_of(options: Options) -> PointsRace:
    """The format that a table plays: the points race is the only one so far."""
    target = options["target"]
    assert isinstance(target, int)
    return PointsRace(target, bool(options["partners"]))
