"""Remapping between a small table's encoding and a large one's: bytes and actions move to the index that has the same
name. A learner thus keeps the same encoding even if players drop out during a match."""

import numpy as np

from wildfour.compiled.state_arrays import Array
from wildfour.envs.codec.encoding_names import Layout
from wildfour.errors import Invalid

NOTHING = 78  # not an action at any table


class Widening:
    """A map from a small table's rows to a large one's, and from actions back."""

    def __init__(self, wide: Layout, small: Layout) -> None:
        self.actions = wide.actions
        self.same = (wide.byte_names, wide.action_names) == (small.byte_names, small.action_names)
        numbers = {name: place for place, name in enumerate(wide.byte_names) if name}
        self._small_bytes = np.array([place for place, name in enumerate(small.byte_names) if name])
        self._wide_bytes = np.array([numbers[name] for name in small.byte_names if name])
        self._small_actions = np.array([*small.numbers.values()])
        self._wide_actions = np.array([wide.numbers[name] for name in small.numbers])
        self._narrow = dict(zip(self._wide_actions.tolist(), self._small_actions.tolist(), strict=True))
        self._widened = {small: wide for wide, small in self._narrow.items()}

    def widen(self, row: Array, wide: Array) -> None:
        """Copy an observation into a longer row of zeros."""
        if self.same:
            wide[: len(row)] = row
        else:
            wide[self._wide_bytes] = row[self._small_bytes]

    def wide_mask(self, mask: Array) -> Array:
        if self.same:
            return mask
        wide = np.zeros(self.actions, mask.dtype)
        wide[self._wide_actions] = mask[self._small_actions]
        return wide

    def narrow_action(self, action: object) -> object:
        """Return the action of the small table. Leave invalid actions unchanged, so that the small table rejects
        them."""
        if self.same or not hasattr(action, "__index__"):
            return action
        number = int(action.__index__())
        if not 0 <= number < self.actions:
            raise Invalid("env-action-range", action=str(number), most=str(self.actions - 1))
        return self._narrow.get(number, NOTHING)

    def wide_action(self, action: int) -> int:
        return action if self.same else self._widened[action]
