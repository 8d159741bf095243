"""Steps of many environments, one after the other; in the language of the rules.

`states` has a state in one piece, or its ints; then `arrays` has its arrays, under the name that the specialiser gives
them (compiled/specialization.py).
"""

from typing import Any

from wildfour.encoding.block_offsets import Settings
from wildfour.encoding.observation import write_observation
from wildfour.envs.core.step import look, start, step_one


def reset_all(
    states: Any,
    arrays: Any,
    chances: Any,
    lucks: Any,
    envs: Any,
    settings: Settings,
    plan: Any,
    obs: Any,
    mask: Any,
    seats: Any,
    which: Any,
) -> None:
    """Deal a new round wherever `which` says so."""
    for i in range(len(envs)):
        if which[i]:
            s = states[i]
            zones = arrays[i]  # noqa: F841 - passed on beside `s`
            start(s, chances[i], lucks[i], envs[i], settings, plan, mask[i])
            seats[i] = look(s, envs[i], settings, seats[i], obs[i], mask[i])


def step_all(
    states: Any,
    arrays: Any,
    chances: Any,
    lucks: Any,
    envs: Any,
    settings: Settings,
    plan: Any,
    obs: Any,
    mask: Any,
    seats: Any,
    rewards: Any,
    ended: Any,
    finals: Any,
    actions: Any,
) -> None:
    for i in range(len(envs)):
        s = states[i]
        zones = arrays[i]  # noqa: F841
        ended[i] = step_one(
            s, chances[i], lucks[i], envs[i], settings, plan, actions[i], mask[i], rewards[i], finals[i]
        )
        seats[i] = look(s, envs[i], settings, seats[i], obs[i], mask[i])


def observe_one(states: Any, arrays: Any, i: int, seat: int, row: Any) -> None:
    """What any seat of an environment sees."""
    s = states[i]
    zones = arrays[i]  # noqa: F841
    write_observation(s, seat, row)
