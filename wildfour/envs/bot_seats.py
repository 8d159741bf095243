"""Bots at a learner's table. Bots that are not compiled policies get a view, as at any table."""

import random
from collections.abc import Mapping

from wildfour.bots.bot import Bot
from wildfour.envs.codec.action_codec import action_of, move_of
from wildfour.envs.episode_replay import dealt_round, make_in_round
from wildfour.envs.game import Game
from wildfour.envs.match_game import MatchGame
from wildfour.errors import Invalid
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.rules.seats import across

WAIT = "wait"


class BotSeats:
    """Bot moves in a game in which every seat acts. An interpreted copy of the round provides their views."""

    def __init__(self, game: Game | MatchGame, bots: Mapping[int, Bot]) -> None:
        self.game = game
        self.bots = bots

    def begin(self) -> None:
        self._begin_round()
        self.play()

    def _begin_round(self) -> None:
        game = self.game
        self._number = game.number
        self._table = game.table if isinstance(game, MatchGame) else game
        self._round = dealt_round(self._table.setup, game.seed, game.number, self._table.dealer)
        self._luck = random.Random(f"{game.seed} {game.number}")

    def step(self, action: object) -> None:
        """Take the learner's action, then all bot moves until the learner acts again."""
        self._make(self.game.resolved(action))
        self.play()

    def play(self) -> None:
        while not self.game.over and self.game.seat in self.bots:
            self._make(self._choice())

    def _choice(self) -> int:
        game, seat = self.game, self.game.seat
        view = self._round.view(self._table.seat)
        offered = [move_of(game.layout, view, action) for action in game.offered()]
        if len(offered) == 1:
            return game.offered()[0]
        moves = [move for move in offered if move != WAIT]
        move = self.bots[seat](view, moves, stakes_of(game, seat), self._luck)
        if move is None and WAIT in offered:
            move = WAIT
        if move not in offered:
            raise Invalid("env-bot-failed", seat=seat, move=str(move))
        return action_of(game.layout, view, move)

    def _make(self, action: int) -> None:
        seat, setup = self._table.seat, self._table.setup
        move = move_of(self.game.layout, self._round.view(seat), action)
        self.game.step(action)
        if self.game.number != self._number:
            self._begin_round()
        elif move != WAIT:
            make_in_round(setup, self._round, seat, move)


def stakes_of(game: Game | MatchGame, seat: int) -> Stakes:
    """Return the round's stakes: those of the match's format, or else going out or points."""
    if isinstance(game, MatchGame):
        return game.stakes(seat)
    setup = game.setup
    team = (across(setup.players, seat),) if setup.rules.partners else ()
    if setup.reward == "points":
        return Stakes(team=team, out=20, won=1, left=-1)
    return Stakes(team=team) if team else TO_GO_OUT
