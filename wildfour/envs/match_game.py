"""A whole match as an episode: rounds until the format names a winner (wildfour/match/). What a learner sees ends with
the scores."""

from typing import Any

from wildfour.chance import SeededChance
from wildfour.encoding.blocks import TABLE, words_for_seats
from wildfour.envs.batch import Machine
from wildfour.envs.game import Game
from wildfour.envs.setup import Setup
from wildfour.envs.stepping import GOES_ON, TERMINATED, TRUNCATED
from wildfour.envs.story import dealer_of, make_in_round, moves_made
from wildfour.errors import Invalid
from wildfour.event_kinds import NOBODY
from wildfour.machine.batch import Array
from wildfour.match import Match
from wildfour.match.format import Format
from wildfour.match.formats import format_named
from wildfour.match.match import with_partners
from wildfour.options import parse_options

MOST = 255
LEFT_AT = 8 * TABLE + 9  # the byte that says whether the direction of play is left


class MatchGame(Game):
    """A game that goes on from round to round. With the reward `win` only the end of the match is paid; with `points`
    every round is."""

    def __init__(self, setup: Setup, format: str, *, machine: Machine = "generic", first: bool = False) -> None:
        super().__init__(setup, machine=machine, first=first)
        self.format = format
        self.obs_bytes = self.layout.obs_bytes + 8 * words_for_seats(setup.players)
        self._how = GOES_ON
        self._paid = [0.0] * setup.players

    def reset(self, seed: int | None = None, dealer: int = NOBODY) -> None:
        """Begin a match: the first one of a seed, or the next one."""
        self._how, self._paid = GOES_ON, [0.0] * self.setup.players
        if seed is None and self.number != NOBODY:
            super().reset(None, dealer_of(self.setup, self.number + 1))
        else:
            super().reset(seed, dealer_of(self.setup, 0))
        first, seed = self.number, self.seed
        self.match = Match(
            self.setup.edition,
            players=[f"player_{seat}" for seat in range(self.setup.players)],
            options=self.setup.options,
            format=self.format,
            streams=lambda number: SeededChance(seed, first + number),
            first_dealer=self.dealer,
        )

    def step(self, action: object) -> None:
        if self._how != GOES_ON:
            raise Invalid("env-over")
        self._paid = [0.0] * self.setup.players
        super().step(action)
        if super().over:
            self._end_round()

    def _end_round(self) -> None:
        """The round goes onto the sheet; then the next one is dealt, or the match is over."""
        if self.setup.reward == "points":
            self._paid = super().rewards
        if super().truncated:
            self._how = TRUNCATED
            return
        for seat, move in moves_made(self.setup, self.seed, self.number, self.chosen, self.dealer):
            make_in_round(self.setup, self.match, seat, move)
        if self.match.over:
            self._how = TERMINATED
            if self.setup.reward == "win":
                self._paid = self._shares()
            return
        self.match.next_round()
        super().reset(None, self.match.round.state.dealer)

    def _shares(self) -> list[float]:
        winners, players = self.match.winners, self.setup.players
        if len(winners) == players:
            return [0.0] * players
        lost = -len(winners) / (players - len(winners))
        return [1.0 if player in winners else lost for player in range(players)]

    @property
    def over(self) -> bool:
        return self._how != GOES_ON

    @property
    def terminated(self) -> bool:
        return self._how == TERMINATED

    @property
    def truncated(self) -> bool:
        return self._how == TRUNCATED

    @property
    def rewards(self) -> list[float]:
        return self._paid

    def observation(self) -> Array:
        return self.with_scores(super().observation(), self.seat)

    def observe(self, seat: int) -> Array:
        return self.with_scores(super().observe(seat), seat)

    def with_scores(self, row: Array, seat: int) -> Array:
        """A byte for each seat in the order of play: its score, in 255ths of the target."""
        players, scores = self.setup.players, self.match.scores
        step = 1 if row[LEFT_AT] else -1
        longer = row.copy()
        longer.resize(self.obs_bytes, refcheck=False)
        for ahead in range(players):
            score = scores[(seat + step * ahead) % players]
            longer[len(row) + ahead] = min(MOST, max(0, MOST * score // self.match.format.target))
        return longer

    @property
    def transcript(self) -> str:
        """The match so far."""
        if self.over or not self.chosen:
            return self.match.text
        going_on = self.match.copy()
        for seat, move in moves_made(self.setup, self.seed, self.number, self.chosen, self.dealer):
            make_in_round(self.setup, going_on, seat, move)
        return going_on.text


def game_for(
    edition: str,
    players: int,
    options: str,
    match: str | None,
    *,
    machine: Machine = "generic",
    first: bool = False,
    **settings: Any,
) -> Game:
    """A game of single rounds, or of whole matches in that format."""
    if match is None:
        return Game(Setup.of(edition, players, options, autoreset="disabled", **settings), machine=machine, first=first)
    given = parse_options(options)
    form = format_named(match, given)
    if type(form).seating is not Format.seating:
        raise Invalid("env-match-format", format=match)
    setup = Setup.of(edition, players, with_partners(given, form), autoreset="disabled", **settings)
    form.check_players(players)
    return MatchGame(setup, match, machine=machine, first=first)
