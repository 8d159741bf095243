"""A bot that plays with a network trained by ppo.py, at tables and in the arena.

The file (.npz) contains the weights of a network with two hidden layers: w0, b0, w1, b1, wp, and bp.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from wildfour.bots.players.skilled_bot import out_of_turn_move
from wildfour.bots.state_from_view import state_from_view
from wildfour.bots.view_queries import on_turn
from wildfour.compiled.state_arrays import Array
from wildfour.encoding.block_offsets import SEATS, TABLE
from wildfour.envs.codec.action_codec import action_of
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.codec.observation_codec import observation_of
from wildfour.envs.core.setup import Setup
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rules.playable import has_rightful, is_rightful

ONE_HOT = ((0, 5), (1, 16), (2, 8))  # bytes of the table part, each with its number of values: color, face, phase
SCALES = ((3, 0.25), (5, 0.02))  # cards pending, draw pile
OF_CARDS, OF_OPEN_CARDS, OF_SEATS = 1.0, 0.5, 0.15
OUT_OF_TURN = ("uno!", "catch", "object", "accuse")  # out-of-turn moves, which the network does not choose


def features(observations: Any, masks: Any, concatenate: Any, eye: Any) -> Any:
    """Return the network's inputs for NumPy or PyTorch rows: counts, some values one-hot, and the mask. `eye(values,
    n)` makes one-hot rows of length n."""
    table = 8 * TABLE
    parts = [observations[:, :56] * OF_CARDS, observations[:, 56:112] * OF_OPEN_CARDS]
    parts += [eye(observations[:, table + place], number) for place, number in ONE_HOT]
    parts += [observations[:, table + place : table + place + 1] * scale for place, scale in SCALES]
    parts += [observations[:, 8 * SEATS :] * OF_SEATS, masks * 1.0]
    return concatenate(parts)


def feature_count(layout: Layout) -> int:
    fixed = 112 + sum(number for _, number in ONE_HOT) + len(SCALES)
    return fixed + layout.obs_bytes - 8 * SEATS + layout.actions


class NetworkBot:
    """A bot that uses the network on its turn, and calls, catches, and objects like skilled."""

    def __init__(self, file: str | Path) -> None:
        self._weights: dict[str, Array] = dict(np.load(file))
        self._layouts: dict[tuple[Any, ...], Layout] = {}

    def __call__(self, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        urgent = out_of_turn_move(view, moves, stakes)
        if urgent is not None or not on_turn(view):
            return urgent
        choices = sensible([move for move in moves if move.split(" ")[0] not in OUT_OF_TURN], view)
        move = choices[0] if len(choices) == 1 else self._best(view, choices)
        plays = move[0].islower() and move not in ("draw", "keep", "pass", "accept", "challenge", "decline")
        return "uno!" if "uno!" in moves and (plays or move[0] in "WM") else move

    def _best(self, view: View, choices: Sequence[str]) -> str:
        layout = self._layout(view)
        row = observation_of(layout, view)
        mask = np.zeros(layout.actions, np.float32)
        actions = [action_of(layout, view, move) for move in choices]
        mask[actions] = 1
        scores = self._forward(features(row[None], mask[None], lambda parts: np.concatenate(parts, 1), one_hot))
        return choices[int(np.argmax(scores[0, actions]))]

    def _forward(self, x: Array) -> Array:
        w = self._weights
        hidden = np.maximum(x.astype(np.float32) @ w["w0"] + w["b0"], 0)
        hidden = np.maximum(hidden @ w["w1"] + w["b1"], 0)
        scores: Array = hidden @ w["wp"] + w["bp"]
        return scores

    def _layout(self, view: View) -> Layout:
        key = (view.edition, view.players, view.options)
        if key not in self._layouts:
            self._layouts[key] = Layout(Setup.of(view.edition, view.players, " ".join(view.options)))
        return self._layouts[key]


def export_bot(file: Path) -> None:
    """Copy this module to `file` and append `choose`, which plays the network in the .npz file of the same name."""
    source = Path(__file__).read_text(encoding="utf-8")
    file.write_text(f'{source}\n\nchoose = NetworkBot(Path(__file__).with_suffix(".npz"))\n', encoding="utf-8")


def one_hot(values: Array, number: int) -> Array:
    rows: Array = np.eye(number, dtype=np.float32)[values]
    return rows


def sensible(moves: list[str], view: View) -> list[str]:
    """Apply the `sensible` mask: a player with a playable card does not draw or keep."""
    state, seat = state_from_view(view), view.seat
    assert seat is not None
    if "draw" in moves and has_rightful(state, seat):
        return [move for move in moves if move != "draw"]
    if "keep" in moves and is_rightful(state, seat, state.drawn):
        return [move for move in moves if move != "keep"]
    return moves
