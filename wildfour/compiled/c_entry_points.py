"""Entries of C into the loops of environments: numbers and bare addresses, so that a call costs a microsecond.

(Numba itself takes 200 to recognise arrays of records.) `step_all`, `reset_all` and `observe_one` belong to the
environments: theirs take the place of these when an entry is compiled.
"""

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import carray, cfunc, from_dtype, types

from wildfour.compiled.cache import caching_in
from wildfour.compiled.cpu import Cpu
from wildfour.support.stderr_messages import notice_compiling

STEP, RESET, OBSERVE = range(3)
NUMBERS = 5  # that an entry takes before the addresses


def step_all(*arrays: Any) -> None:
    raise NotImplementedError


def reset_all(*arrays: Any) -> None:
    raise NotImplementedError


def observe_one(*arrays: Any) -> None:
    raise NotImplementedError


def entry(  # type: ignore[no-untyped-def]
    what, n, obs_words, mask_words, players, states, arrays, chances, lucks, envs, settings, plans, obs, mask, seats,
    rewards, ended, finals, actions
):  # fmt: skip
    """Step, or deal anew, the n environments whose arrays begin at those addresses; or show the first one to a seat."""
    all_states = carray(states, n)
    all_arrays = carray(arrays, n)
    all_chances = carray(chances, n)
    all_lucks = carray(lucks, n)
    all_envs = carray(envs, n)
    rows = carray(obs, (n, obs_words))
    masks = carray(mask, (n, mask_words))
    asked = carray(seats, n)
    chosen = carray(actions, n)
    how = carray(settings, 1)[0]
    plan = carray(plans, 1)[0]
    if what == STEP:
        step_all(
            all_states,
            all_arrays,
            all_chances,
            all_lucks,
            all_envs,
            how,
            plan,
            rows,
            masks,
            asked,
            carray(rewards, (n, players)),
            carray(ended, n),
            carray(finals, (n, obs_words)),
            chosen,
        )
    elif what == RESET:
        reset_all(all_states, all_arrays, all_chances, all_lucks, all_envs, how, plan, rows, masks, asked, chosen)
    else:
        observe_one(all_states, all_arrays, 0, chosen[0], carray(finals, (n, obs_words))[0])


def compiled_entry(machine: Cpu, kinds: Sequence[np.dtype[Any]]) -> Any:
    """The entry as a C function: numbers, and then the address of an array of each of these kinds."""
    numbers = [types.int64] * NUMBERS
    signature = types.void(*numbers, *(types.CPointer(from_dtype(kind)) for kind in kinds))
    plain = machine.twins[entry].py_func
    if machine.folder is None:
        notice_compiling()
        compiled = cfunc(signature)(plain)
    else:
        mark = machine.folder / "entry.ready"
        if not mark.exists():
            notice_compiling()
        with caching_in(machine.folder):
            compiled = cfunc(signature, cache=True)(plain)
        mark.touch()
    called = ctypes.CFUNCTYPE(None, *[ctypes.c_ssize_t] * NUMBERS, *[ctypes.c_void_p] * len(kinds))(compiled.address)
    called.keep = compiled  # type: ignore[attr-defined]
    return called
