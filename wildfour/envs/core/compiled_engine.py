"""Environments compiled for the CPU: generic, for all tables with the same number of decks, or specialized for one
table.

Specializing takes about 10 seconds, once, and makes environments twice as fast.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np

from wildfour.compiled.compiler import Function
from wildfour.compiled.cpu import Compiled, Cpu
from wildfour.compiled.specialization import KnownTable, values_of
from wildfour.compiled.state_arrays import Array, new_chances, new_states, state_dtype, to_records
from wildfour.encoding import observation
from wildfour.envs.core.interpreted_engine import LUCK
from wildfour.envs.core.private_knowledge import room_for_known
from wildfour.envs.core.setup import Setup
from wildfour.envs.core.step_loop import OBSERVE, RESET, STEP, Rows, Shown, run
from wildfour.rulebook.option_parser import MOST_PLAYERS
from wildfour.rules.public_knowledge import ROW
from wildfour.rules.scoring import points_in
from wildfour.rules.state import ARRAYS, SCALARS

# Functions to always inline in specialized code, and functions to never inline.
WITHIN = (
    *("step_one", "act", "seat_asked", "move_of", "notice_event", "notice"),
    *("write_observation", "write_counts", "write_table", "seat_word", "write_mask", "write_cards", "turn_words"),
)
APART = (
    "start",
    "begin",
    "play_policies",
    "play_to_choice",
    "assign_rewards",
    "write_rarer",
    "rarer_move",
    "policy_move",
)
LEAST_FOR_THREADS = 512  # minimum number of environments per thread
ENTRIES: dict[Any, Compiled] = {}  # entry points so far


def layouts(setup: Setup, *, generic: bool) -> tuple[np.dtype[Any], np.dtype[Any]]:
    """Return the layouts of states and of their arrays. Generic code uses whole states with room for all players. The
    arrays are then placeholders."""
    players, words = MOST_PLAYERS if generic else setup.players, 2 * setup.rules.decks
    known = [("known", "i8", (room_for_known(players, words),))] if setup.private else []
    if generic:
        state = state_dtype(setup.rules.decks)
        return np.dtype([*((name, state[name]) for name in state.names or ()), *known], align=True), np.dtype("i8")
    kinds = [(one.name, "i8", one.shape_for(players, words)) for one in ARRAYS if one.name != "fresh"]
    scalars = np.dtype([(one.name, "i4") for one in SCALARS], align=True)
    return scalars, np.dtype([*kinds, ("fresh", "i2", (ROW * players,)), *known], align=True)


def entry_for(setup: Setup, *, generic: bool) -> Compiled:
    """Return the entry point for all tables with the same number of decks, or for one table. Policies take a long time
    to compile, so they are left out if none play."""
    key = (setup.rules.decks, setup.has_policies, setup.knowledge) if generic else setup
    if key not in ENTRIES:
        table = KnownTable(values_of(setup.rules), setup.players, settings=asdict(setup.settings))
        machine = Cpu(
            *setup.parts,
            ready=ready,
            table=None if generic else table,
            within=() if generic else WITHIN,
            apart=APART,
        )
        ENTRIES[key] = machine[run]
    return ENTRIES[key]


def ready() -> dict[Function, Any]:
    """Return the CPU variants of functions."""
    return {observation.put_sums: import_module("wildfour.compiled.cpu_networks").put_sums}  # an extra


class CompiledEngine:
    """A batch's environments in arrays, stepped by threads that share only code."""

    def __init__(self, setup: Setup, shown: Shown, *, generic: bool, threads: int) -> None:
        self.shown, size = shown, len(shown.envs)
        self.entry = entry_for(setup, generic=generic)
        self.states, self.arrays = (np.zeros(size, layout) for layout in layouts(setup, generic=generic))
        plain = new_states(setup.rules, setup.players, 1)
        for name in set(self.states.dtype.names or ()) & set(plain.dtype.names or ()):
            self.states[name] = plain[name]
        self.chances, self.lucks = new_chances(0, 0, size), new_chances(0, 0, size)
        self.settings, self.plans = to_records([setup.settings]), to_records([setup.plan])
        parts = parts_of(size, threads)
        self.pool = ThreadPoolExecutor(len(parts)) if len(parts) > 1 else None
        rows = [self._rows(first, number) for first, number in parts]
        self.calls = {what: [self.entry.prepared(what, one) for one in rows] for what in (STEP, RESET)}

    def _rows(self, first: int, number: int) -> Rows:
        """Return the arrays of a range of environments."""
        envs, *shown = (one[first : first + number] for one in self.shown)
        own = (one[first : first + number] for one in (self.states, self.arrays, self.chances, self.lucks))
        return Rows._make((*own, envs, self.settings[0], self.plans[0], *shown))

    def seed(self, seed: int) -> None:
        self.chances[:] = new_chances(seed, 0, len(self.chances))
        self.lucks[:] = new_chances(seed ^ LUCK, 0, len(self.lucks))

    def run(self, what: int) -> None:
        if self.pool is None:
            self.calls[what][0]()
        else:
            for done in [self.pool.submit(call) for call in self.calls[what]]:
                done.result()

    def observe(self, i: int, seat: int, row: Array) -> None:
        """Write a seat's observation into a row of words."""
        self.entry(OBSERVE, self._rows(i, 1)._replace(finals=row[np.newaxis], actions=np.array([seat])))

    def points_left(self, i: int) -> tuple[int, list[int]]:
        zones = self.states if "hands" in (self.states.dtype.names or ()) else self.arrays
        hands = zones["hands"][i, : self.shown.rewards.shape[1]].tolist()
        return int(self.states["winner"][i]), [points_in(hand) for hand in hands]


def parts_of(size: int, threads: int) -> list[tuple[int, int]]:
    """Return each thread's environments: the first one, and their number."""
    parts = max(1, min(threads, size // LEAST_FOR_THREADS))
    bounds = [size * part // parts for part in range(parts + 1)]
    return [(first, end - first) for first, end in pairwise(bounds)]
