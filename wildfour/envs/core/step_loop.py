"""A loop that steps many environments in sequence (compilable).

`states` has whole states, or only their ints. In the latter case, `arrays` has their arrays, under the names that
specialized code gives them (compiled/specialization.py).
"""

from typing import Any, NamedTuple

from wildfour.encoding.observation import write_observation
from wildfour.envs.core.step import Episode, start, step_one, write_view

STEP, RESET, OBSERVE = range(3)


class Shown(NamedTuple):
    """A batch's user-visible arrays, with one row per environment, and each environment's progress."""

    envs: Any
    obs: Any
    mask: Any
    seats: Any
    rewards: Any
    ended: Any
    finals: Any
    actions: Any


class Rows(NamedTuple):
    """All arrays of a batch, with one row per environment. Environments share settings and plan."""

    states: Any
    arrays: Any
    chances: Any
    lucks: Any
    envs: Any
    settings: Any
    plan: Any
    obs: Any
    mask: Any
    seats: Any
    rewards: Any
    ended: Any
    finals: Any
    actions: Any


def run(what: int, rows: Rows) -> None:
    """Step all environments, deal a new round where `actions` is true, or write the first environment's observation for
    the seat in `actions`."""
    if what == OBSERVE:
        s = rows.states[0]
        zones = rows.arrays[0]
        write_observation(s, rows.actions[0], rows.finals[0])
        return
    for i in range(len(rows.envs)):
        if what == STEP or rows.actions[i]:
            s = rows.states[i]
            zones = rows.arrays[i]  # noqa: F841
            e = Episode(rows.chances[i], rows.lucks[i], rows.envs[i], rows.settings, rows.plan)
            if what == STEP:
                rows.ended[i] = step_one(s, e, rows.actions[i], rows.mask[i], rows.rewards[i], rows.finals[i])
            else:
                start(s, e, rows.mask[i])
            rows.seats[i] = write_view(s, e, rows.seats[i], rows.obs[i], rows.mask[i])
