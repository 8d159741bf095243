"""OpenSpiel's interface with our rules: a game, its states, and the environment that its Python algorithms take.
OpenSpiel itself is not needed.

What differs: chance is no player. What is dealt and drawn is sampled when an action is applied (OpenSpiel calls that
sampled stochastic), from the seed and the number of the round, so there are no chance nodes, and a state is cloned by
playing it again.
"""

from typing import Any, NamedTuple

from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Machine
from wildfour.envs.core.setup import Setup
from wildfour.envs.game import Game

TERMINAL_PLAYER = -4
FIRST, MID, LAST = 0, 1, 2


class UnoGame:
    """As `pyspiel.load_game` gives one."""

    def __init__(
        self, edition: str = "classic-2003", players: int = 2, options: str = "", *, seed: int = 0, **settings: Any
    ) -> None:
        self.machine: Machine = settings.pop("machine", "generic")
        self.setup = Setup.of(edition, players, options, autoreset="disabled", **settings)
        self.seed = seed
        self._next = 0

    def num_players(self) -> int:
        return self.setup.players

    def num_distinct_actions(self) -> int:
        return self._game().layout.actions

    def observation_tensor_shape(self) -> list[int]:
        return [self._game().layout.obs_bytes]

    def observation_tensor_size(self) -> int:
        return self._game().layout.obs_bytes

    def max_game_length(self) -> int:
        return self.setup.most_moves

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def new_initial_state(self) -> "UnoState":
        """The next round of the seed's series."""
        self._next += 1
        return self.state_of(self._next - 1)

    def state_of(self, number: int) -> "UnoState":
        game = self._game()
        game.reset(self.seed)
        for _ in range(number):
            game.reset()
        return UnoState(self, game)

    def _game(self) -> Game:
        return Game(self.setup, machine=self.machine)


class UnoState:
    """As `pyspiel.State`."""

    def __init__(self, game: UnoGame, played: Game) -> None:
        self._game = game
        self._played = played

    def get_game(self) -> UnoGame:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def current_player(self) -> int:
        return TERMINAL_PLAYER if self._played.over else self._played.seat

    def is_terminal(self) -> bool:
        return self._played.over

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self._played.over or player not in (None, self._played.seat):
            return []
        return self._played.offered()

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        legal = {*self.legal_actions(player)}
        return [int(action in legal) for action in range(self._played.layout.actions)]

    def apply_action(self, action: int) -> None:
        self._played.step(action)

    def action_to_string(self, player: int, action: int) -> str:
        return self._played.layout.action_names[action]

    def observation_tensor(self, player: int | None = None) -> list[int]:
        return [int(byte) for byte in self._observation(player)]

    def _observation(self, player: int | None) -> Array:
        return self._played.observe(self._played.seat if player is None else player)

    def returns(self) -> list[float]:
        return self._played.rewards

    def history(self) -> list[int]:
        return self._played.chosen[:]

    def clone(self) -> "UnoState":
        other = self._game.state_of(self._played.number)
        for action in self._played.chosen:
            other.apply_action(action)
        return other

    def __str__(self) -> str:
        return self._played.round.position


class TimeStep(NamedTuple):
    """As open_spiel.python.rl_environment has it."""

    observations: dict[str, Any]
    rewards: list[float] | None
    discounts: list[float] | None
    step_type: int

    def first(self) -> bool:
        return self.step_type == FIRST

    def mid(self) -> bool:
        return self.step_type == MID

    def last(self) -> bool:
        return self.step_type == LAST

    def is_simultaneous_move(self) -> bool:
        return False

    def current_player(self) -> int:
        return int(self.observations["current_player"])


class UnoRlEnvironment:
    """As open_spiel.python.rl_environment.Environment: reset, and step with a list of one action."""

    def __init__(self, game: UnoGame | None = None) -> None:
        self._game = game or UnoGame()
        self.num_players = self._game.num_players()

    def observation_spec(self) -> dict[str, Any]:
        actions = self._game.num_distinct_actions()
        shape = tuple(self._game.observation_tensor_shape())
        return {"info_state": shape, "legal_actions": (actions,), "current_player": ()}

    def action_spec(self) -> dict[str, Any]:
        return {"num_actions": self._game.num_distinct_actions(), "min": 0, "dtype": int}

    def reset(self) -> TimeStep:
        self._state = self._game.new_initial_state()
        return self._told(FIRST)

    def step(self, actions: list[int]) -> TimeStep:
        if self._state.is_terminal():
            return self.reset()
        self._state.apply_action(actions[0])
        return self._told(LAST if self._state.is_terminal() else MID)

    def _told(self, kind: int) -> TimeStep:
        seats = range(self.num_players)
        observations = {
            "info_state": [self._state.observation_tensor(seat) for seat in seats],
            "legal_actions": [self._state.legal_actions(seat) for seat in seats],
            "current_player": self._state.current_player(),
        }
        if kind == FIRST:
            return TimeStep(observations, None, None, kind)
        return TimeStep(observations, self._state.returns(), [0.0 if kind == LAST else 1.0] * self.num_players, kind)
