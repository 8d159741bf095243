"""Wildfour behind RLCard's interface: its 61 actions, its 4 by 4 by 15 observation, and its methods. RLCard itself is
not needed.

    from rlcard_adapter import RLCardUno                    in this folder
    table = RLCardUno(players=2, seed=4)
    table.set_agents([one, other])
    trajectories, payoffs = table.run(is_training=True)

Differences from RLCard 1.2.0:

- The rules are those of standard-2010 with must-play and no-bluffing. A drawn card that matches by face is played,
  a Wild Draw Four is legal without a card of the current color in hand, and the top card stays when the others are
  reshuffled.
- Forced moves are skipped: drawing, keeping an unplayable card, and drawing for a Draw Two.
- It supports two to ten players and is reproducible: the same seed gives the same games.
- The target has its own color or, for a wild card, the current color.
- The color of a wild start card is random, as in RLCard, which has no action for it.
"""

import random
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.encoding.block_offsets import NAME_COLOR, OPEN_CARDS, PLAIN_ACTIONS, SAY, SEATS, TABLE
from wildfour.envs.batch import Machine
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.core.setup import Setup
from wildfour.envs.game import Game
from wildfour.errors import Invalid
from wildfour.rulebook.card_faces import WILD
from wildfour.rulebook.cards import FACES, WILD_KIND

COLORS = "rgby"  # in RLCard's order
TRAITS = (*map(str, range(10)), "skip", "reverse", "draw_2", "wild", "wild_draw_4")
ACTION_NAMES = (*(f"{color}-{trait}" for color in COLORS for trait in TRAITS), "draw")
DRAWS = len(ACTION_NAMES) - 1
OPTIONS = "must-play no-bluffing"
LEFT_AT = 8 * TABLE + 9  # the byte with the direction of play
State = dict[str, Any]


class RLCardUno:
    """A table with RLCard's methods: reset, step, is_over, get_payoffs, set_agents, run."""

    name = "uno"

    def __init__(
        self,
        players: int = 2,
        *,
        options: str = OPTIONS,
        seed: int | None = None,
        machine: Machine = "generic",
        **settings: Any,
    ) -> None:
        setup = Setup.of("standard-2010", players, options, autoreset="disabled", skip_forced=True, **settings)
        if setup.rules.decks > 1 or Layout(setup).actions > PLAIN_ACTIONS:
            raise ValueError(f"RLCard's encoding has one deck and only its own moves; it cannot show '{setup.options}'")
        self.game = Game(setup, machine=machine)
        self.num_players, self.num_actions = players, len(ACTION_NAMES)
        self.state_shape = [[4, 4, 15]] * players
        self.action_shape = [None] * players
        self.action_recorder: list[tuple[int, str]] = []
        self._letters = setup.edition.letters
        self.seed(seed)

    def seed(self, seed: int | None = None) -> None:
        self._seed = seed
        self._luck = random.Random(seed)

    def reset(self) -> tuple[State, int]:
        self.game.reset(self._seed)
        self._seed = None
        self.action_recorder = []
        self._name_start_color()
        return self.get_state(self.game.seat), self.game.seat

    def _name_start_color(self) -> None:
        if self.game.offered()[0] >= NAME_COLOR:
            self.game.step(self._luck.choice(self.game.offered()))

    def step(self, action: int | str, raw_action: bool = False) -> tuple[State, int]:
        number = ACTION_NAMES.index(str(action)) if raw_action else action
        ours = self._ours().get(int(number))
        if ours is None:
            raise Invalid("env-action-not-offered", action=str(action), seat=self.game.seat, offered=self._names())
        self.action_recorder.append((self.game.seat, ACTION_NAMES[int(number)]))
        self.game.step(ours)
        return self.get_state(self.game.seat), self.game.seat

    def _ours(self) -> dict[int, int]:
        """Map RLCard's action numbers to ours."""
        return {self._number(action): action for action in self.game.offered()}

    def _names(self) -> list[str]:
        return [ACTION_NAMES[number] for number in self._ours()]

    def _number(self, action: int) -> int:
        if action >= SAY:
            return DRAWS  # draw, keep, pass, and accept: moves without a card
        wild = action >= WILD_KIND
        color = (action - WILD_KIND) % 4 if wild else action // FACES
        face = WILD + (action - WILD_KIND) // 4 if wild else action % FACES
        return COLORS.index(self._letters[color]) * len(TRAITS) + face

    def get_state(self, player_id: int) -> State:
        row = self.game.observe(player_id).tolist()
        legal = OrderedDict.fromkeys(sorted(self._ours())) if player_id == self.game.seat else OrderedDict()
        names = [ACTION_NAMES[number] for number in legal]
        raw: dict[str, Any] = {
            "hand": self._cards(row[: 8 * OPEN_CARDS]),
            "target": self._target(row),
            "played_cards": self._cards(row[8 * OPEN_CARDS : 8 * TABLE]),
            "legal_actions": names,
            "num_cards": self._sizes(row, player_id),
            "num_players": self.num_players,
            "current_player": self.game.seat,
        }
        return {
            "obs": self._planes(raw["hand"], raw["target"]),
            "legal_actions": legal,
            "raw_obs": raw,
            "raw_legal_actions": names,
            "action_record": self.action_recorder,
        }

    def _cards(self, counts: Sequence[int]) -> list[str]:
        """List the cards from their counts by kind."""
        return [self._card(kind) for kind, count in enumerate(counts) for _ in range(count)]

    def _card(self, kind: int) -> str:
        if kind >= WILD_KIND:
            return f"{COLORS[0]}-{TRAITS[WILD + kind - WILD_KIND]}"
        return f"{self._letters[kind // FACES]}-{TRAITS[kind % FACES]}"

    def _target(self, row: Sequence[int]) -> str:
        color, face = row[8 * TABLE : 8 * TABLE + 2]
        return f"{(*self._letters, COLORS[0])[color]}-{TRAITS[face]}"

    def _sizes(self, row: Sequence[int], player_id: int) -> list[int]:
        step = 1 if row[LEFT_AT] else -1
        sizes = [0] * self.num_players
        for ahead in range(self.num_players):
            sizes[(player_id + step * ahead) % self.num_players] = row[8 * (SEATS + ahead)]
        return sizes

    @staticmethod
    def _planes(hand: Sequence[str], target: str) -> Array:
        """Return planes for zero, one, and two cards of a kind in hand (wild cards in all colors), and the target."""
        planes = np.zeros((4, 4, 15), int)
        planes[0] = 1
        for card in set(hand):
            color, trait = COLORS.index(card[0]), TRAITS.index(card[2:])
            places = slice(None) if trait >= WILD else color
            planes[0, places, trait] = 0
            planes[1 if trait >= WILD else hand.count(card), places, trait] = 1
        planes[3, COLORS.index(target[0]), TRAITS.index(target[2:])] = 1
        return planes

    def is_over(self) -> bool:
        return self.game.over

    def get_payoffs(self) -> Array:
        return np.array(self.game.rewards)

    def get_player_id(self) -> int:
        return self.game.seat

    def set_agents(self, agents: Sequence[Any]) -> None:
        self.agents = agents

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], Array]:
        """Play a game with the agents; return their trajectories and payoffs."""
        state, player = self.reset()
        trajectories: list[list[Any]] = [[] for _ in range(self.num_players)]
        trajectories[player].append(state)
        while not self.is_over():
            agent = self.agents[player]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[player].append(action)
            state, player = self.step(action, getattr(agent, "use_raw", False))
            if not self.is_over():
                trajectories[player].append(state)
        for seat in range(self.num_players):
            trajectories[seat].append(self.get_state(seat))
        return trajectories, self.get_payoffs()
