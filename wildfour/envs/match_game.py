"""A whole match as an episode: rounds until the format names a winner (wildfour/match/). Observations end with the
scores.

Players keep their numbers. The format decides the seating and who is still in the match. Observations and actions are
always those for the table with all players (codec/encoding_remap.py).
"""

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from wildfour.chance.streams import SeededChance
from wildfour.compiled.state_arrays import Array
from wildfour.encoding.block_offsets import TABLE, words_for_seats
from wildfour.envs.batch import Machine
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.codec.encoding_remap import Widening
from wildfour.envs.core.setup import LEARNER, Setup, check_number
from wildfour.envs.core.step import GOES_ON, TERMINATED, TRUNCATED
from wildfour.envs.episode_replay import dealer_of, make_in_round, moves_made
from wildfour.envs.game import SEEDS, Game
from wildfour.errors import Invalid
from wildfour.events.event_kinds import NOBODY
from wildfour.match import Match
from wildfour.match.format_base import Format
from wildfour.match.formats import RotatingPartners, format_named, with_partners
from wildfour.match.score_sheet import GrowingRows, Row
from wildfour.match.stakes import Stakes
from wildfour.rulebook.option_parser import MOST_PLAYERS, parse_options
from wildfour.rulebook.rules_in_force import options_of_seats

MOST = 255
LEFT_AT = 8 * TABLE + 9  # the byte with the direction of play
LEAST_MOVES = 100  # minimum if policies play: in a shorter round, a learner might never act
Seating = tuple[int, ...]


class Played(NamedTuple):
    """A finished round that can be replayed."""

    setup: Setup
    number: int
    dealer: int
    chosen: list[int]


class MatchGame:
    """A `Game` that continues from round to round. Its seats are player numbers. The reward `win` pays only at the end
    of the match. `points` pays after every round. The match also ends when no learner is left."""

    def __init__(
        self,
        setup: Setup,
        format: Format,
        *,
        machine: Machine = "generic",
        first: bool = False,
        start: int = 0,
        stride: int = 1,
    ) -> None:
        """Set up the match. A seed's matches use its rounds `start`, `start` + `stride`, and so on."""
        if setup.has_policies:
            check_number("most_moves", setup.most_moves, LEAST_MOVES, 1_000_000)
        self.setup, self.format = setup, format
        self.layout = Layout(setup)
        self.obs_bytes = self.layout.obs_bytes + 8 * words_for_seats(setup.players)
        self.seed = int(np.random.default_rng().integers(SEEDS))
        self.number = NOBODY  # the round number
        self.rows = GrowingRows()
        self._machine, self._first, self._start, self._stride = machine, first, start, stride
        self._tables: dict[Seating, tuple[Game, Widening]] = {}
        self._before: list[Played] = []
        self._how = GOES_ON
        self._paid = [0.0] * setup.players

    def reset(self, seed: int | None = None) -> None:
        """Begin a seed's first match, or the next match."""
        if seed is not None:
            check_number("seed", seed, 0, (1 << 64) - 1)
        if seed is not None or self.number == NOBODY:
            self.seed = self.seed if seed is None else seed
            self.number = self._start - self._stride
            for table, _ in self._tables.values():
                table.batch.envs["illegal"] = 0
        self.rows, self._before = GrowingRows(), []
        self._how, self._paid = GOES_ON, [0.0] * self.setup.players
        self._deal()

    def _deal(self) -> None:
        players, number = self.setup.players, self.number + self._stride
        self.seating: Seating = self.format.seating(players, self.rows)
        if self.seating not in self._tables:
            table = Game(self._setup_of(self.seating), machine=self._machine, first=self._first)
            self._tables[self.seating] = table, Widening(self.layout, table.layout)
        self.table, self._widening = self._tables[self.seating]
        dealer = self.format.dealer(players, self.rows)
        player = dealer_of(self.setup, number) if dealer is None else dealer
        self.table.deal(self.seed, number, self.seating.index(player))
        self.number = self.table.number

    def _setup_of(self, seating: Seating) -> Setup:
        return replace(
            self.setup,
            players=len(seating),
            options=options_of_seats(self.setup.options, seating),
            seats=tuple(self.setup.seats[player] for player in seating),
        )

    def step(self, action: object) -> None:
        if self.over or self.number == NOBODY:
            raise Invalid("env-over")
        self._paid = [0.0] * self.setup.players
        self.table.step(self._widening.narrow_action(action))
        if self.table.over:
            self._end_round()

    def _end_round(self) -> None:
        """Add the round to the sheet, then deal the next one or end the match."""
        table = self.table
        if self.setup.reward == "points":
            for player, reward in zip(self.seating, table.rewards, strict=True):
                self._paid[player] = reward
        if table.truncated:
            self._how = TRUNCATED
            return
        self.rows.append(self._row())
        self._before.append(Played(table.setup, table.number, table.dealer, table.chosen))
        if self._continues():
            self._deal()
            return
        self._how = TERMINATED
        if self.setup.reward == "win":
            self._paid = self._shares()

    def _row(self) -> Row:
        winner, points = self.table.points_left()
        out = None if winner == NOBODY else self.seating[winner]
        return Row(self.seating, self.seating[self.table.dealer], out, tuple(points))

    def _continues(self) -> bool:
        players = self.setup.players
        if self.format.is_over(players, self.rows):
            return False
        return any(self.setup.seats[player] == LEARNER for player in self.format.seating(players, self.rows))

    def _shares(self) -> list[float]:
        """Split the loss among the players who have not won. Eliminated learners have lost even before anyone wins."""
        players, winners = self.setup.players, self.winners
        if not winners:
            return [-1 / (players - 1) if who == LEARNER else 0.0 for who in self.setup.seats]
        if len(winners) == players:
            return [0.0] * players
        lost = -len(winners) / (players - len(winners))
        return [1.0 if player in winners else lost for player in range(players)]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.format.winners(self.setup.players, self.rows)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.format.totals(self.setup.players, self.rows)

    def stakes(self, player: int) -> Stakes:
        """Return the round's stakes for a player at the table."""
        return self.format.stakes(self.setup.players, self.rows, self.seating.index(player))

    @property
    def seat(self) -> int:
        """Return the player to act."""
        return self.seating[self.table.seat]

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
        """Return the rewards by player."""
        return self._paid

    @property
    def illegal(self) -> int:
        return sum(table.illegal for table, _ in self._tables.values())

    def observation(self) -> Array:
        return self._with_scores(self.table.observation(), self.table.seat)

    def mask(self) -> Array:
        return self._widening.wide_mask(self.table.mask())

    def observe(self, player: int) -> Array:
        """Return a player's observation, or zeros for a player who is not at the table."""
        check_number("seat", player, 0, self.setup.players - 1)
        if player not in self.seating:
            return np.zeros(self.obs_bytes, np.uint8)
        seat = self.seating.index(player)
        return self._with_scores(self.table.observe(seat), seat)

    def _with_scores(self, row: Array, seat: int) -> Array:
        """Append each seat's score in the order of play: a byte in 255ths of the target. If the number of rounds is
        fixed, the last byte is the number of rounds left, including this one."""
        wide, scores, seats = np.zeros(self.obs_bytes, np.uint8), self.scores, len(self.seating)
        self._widening.widen(row, wide)
        step = 1 if row[LEFT_AT] else -1
        for ahead in range(seats):
            score = scores[self.seating[(seat + step * ahead) % seats]]
            wide[self.layout.obs_bytes + ahead] = min(MOST, max(0, MOST * score // self.format.target))
        if isinstance(self.format, RotatingPartners):
            wide[-1] = min(MOST, self.format.rounds - len(self.rows))
        return wide

    def offered(self) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.mask())]

    def resolved(self, action: object) -> int:
        """Return the action to take: the chosen action, or the one that replaces it."""
        return self._widening.wide_action(self.table.resolved(self._widening.narrow_action(action)))

    @property
    def round(self) -> Any:
        """Return the current round: see Game."""
        return self.table.round

    @property
    def match(self) -> Match:
        """Return the current match as a replay."""
        table = self.table
        played = [*self._before]
        if len(self.rows) == len(played) and not self.terminated:
            played.append(Played(table.setup, table.number, table.dealer, table.chosen))
        seed = self.seed
        match = Match(
            self.setup.edition,
            players=[f"player_{player}" for player in range(self.setup.players)],
            options=self.setup.options,
            format=self.format,
            streams=lambda number: SeededChance(seed, played[number].number),
            first_dealer=self.format.seating(self.setup.players, ())[played[0].dealer],
        )
        for number, one in enumerate(played):
            if number:
                match.next_round()
            for seat, move in moves_made(one.setup, seed, one.number, one.chosen, one.dealer):
                make_in_round(one.setup, match, seat, move)
        return match

    @property
    def transcript(self) -> str:
        """Return the match so far as text."""
        return self.match.text


def format_for(edition: str, players: int, options: str, match: str, **settings: Any) -> tuple[Setup, Format]:
    """Return the setup and the format of a match, by the format's name."""
    check_number("players", players, 2, MOST_PLAYERS)
    given = parse_options(options)
    form = format_named(match, given)
    form.check_players(players)
    setup = Setup.of(edition, players, with_partners(given, form), autoreset="disabled", **settings)
    return setup, form


def game_for(
    edition: str,
    players: int,
    options: str,
    match: str | None,
    *,
    machine: Machine = "generic",
    first: bool = False,
    **settings: Any,
) -> Game | MatchGame:
    """Return a game of single rounds, or of whole matches in the given format."""
    if match is None:
        return Game(Setup.of(edition, players, options, autoreset="disabled", **settings), machine=machine, first=first)
    setup, form = format_for(edition, players, options, match, **settings)
    return MatchGame(setup, form, machine=machine, first=first)
