"""The environments compiled for the CPU: generic, one compilation for all tables of a number of decks; or made anew for
one table, which takes about a minute once, and then is twice as fast."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from wildfour.compiled import c_entry_points, vectors
from wildfour.compiled.cache import digest_of
from wildfour.compiled.compiler import Function
from wildfour.compiled.cpu import Cpu
from wildfour.compiled.specialization import KnownTable, specialised, values_of
from wildfour.compiled.state_arrays import CHANCE_DTYPE, PLAN_DTYPE, Array, new_chances, new_states, state_dtype
from wildfour.encoding import observation
from wildfour.envs.core.interpreted_engine import LUCK, instead_of, modules_of
from wildfour.envs.core.private_knowledge import room_for_known
from wildfour.envs.core.setup import SETTINGS_DTYPE, Setup
from wildfour.envs.core.step_loop import observe_one, reset_all, step_all
from wildfour.rulebook.option_parser import MOST_PLAYERS
from wildfour.rules.public_knowledge import ROW
from wildfour.rules.scoring import points_in
from wildfour.rules.state import ARRAYS, SCALARS

if TYPE_CHECKING:
    from wildfour.envs.batch import Batch

ENV_DTYPE = np.dtype(
    [(name, "i8") for name in ("number", "stride", "moves", "waited", "ended", "illegal", "dealer")], align=True
)
VECTORS = digest_of([vectors], "")
GENERIC: dict[tuple[int, bool, str], Any] = {}  # the entries that were compiled for any table
INSTEAD: dict[Function, Function] = {
    c_entry_points.step_all: step_all,
    c_entry_points.reset_all: reset_all,
    c_entry_points.observe_one: observe_one,
}
WITHIN = (
    *("step_one", "act", "seat_asked", "move_of", "notice_event", "notice"),
    *("write_observation", "write_counts", "write_table", "seat_word", "write_mask", "write_cards", "turn_words"),
)
APART = ("start", "begin", "others_play", "go_on", "pay", "write_rarer", "rarer_move", "apply_rarer", "policy_move")
LEAST_FOR_THREADS = 512  # environments that are worth a thread


def kinds_of(states: np.dtype[Any], arrays: np.dtype[Any]) -> list[np.dtype[Any]]:
    """The kinds of all arrays of a batch, in the order of `entries.entry`."""
    table = [states, arrays, CHANCE_DTYPE, CHANCE_DTYPE, ENV_DTYPE, SETTINGS_DTYPE, PLAN_DTYPE]
    shown = ["i8", "i8", "i1", "f4", "i1", "i8", "i8"]
    return [*table, *map(np.dtype, shown)]


def generic_entry(setup: Setup) -> Any:
    """For any table. Policies take long to compile, so they are left out where none play."""
    key = (setup.rules.decks, setup.has_policies, setup.knowledge)
    if key not in GENERIC:
        machine = Cpu(
            [*modules_of(setup), c_entry_points],
            INSTEAD | instead_of(setup),
            ready={observation.put_sums: vectors.put_sums},
            apart=APART,
            table=f"{VECTORS} decks {setup.rules.decks}",
        )
        GENERIC[key] = c_entry_points.compiled_entry(machine, kinds_of(generic_dtype(setup), np.dtype("i8")))
    return GENERIC[key]


def generic_dtype(setup: Setup) -> np.dtype[Any]:
    plain = state_dtype(setup.rules.decks)
    if not setup.private:
        return plain
    room = room_for_known(MOST_PLAYERS, 2 * setup.rules.decks)
    return np.dtype([*((name, plain[name]) for name in plain.names or ()), ("known", "i8", (room,))], align=True)


@cache
def specialised_entry(setup: Setup) -> Any:
    table = KnownTable(values_of(setup.rules), setup.players, {}, frozenset(), setup.settings)
    machine = Cpu(
        [*modules_of(setup), c_entry_points],
        INSTEAD | instead_of(setup),
        ready={observation.put_sums: vectors.put_sums},
        remake=lambda function, namespace: specialised(function, namespace, table),
        within=WITHIN,
        apart=APART,
        table=f"{VECTORS} {sorted(table.values.items())} {table.players} {sorted(table.settings.items())}",
    )
    return c_entry_points.compiled_entry(machine, kinds_of(scalars_dtype(), arrays_dtype(setup)))


def scalars_dtype() -> np.dtype[Any]:
    return np.dtype([(one.name, "i4") for one in SCALARS], align=True)


def arrays_dtype(setup: Setup) -> np.dtype[Any]:
    """Only the places that the table has."""
    players, words = setup.players, 2 * setup.rules.decks
    arrays = [(one.name, "i8", one.shape_for(players, words)) for one in ARRAYS if one.name != "fresh"]
    known = [("known", "i8", (room_for_known(players, words),))] if setup.private else []
    return np.dtype([*arrays, ("fresh", "i2", (ROW * players,)), *known], align=True)


class CompiledMachine:
    """The environments of a batch in arrays, stepped by threads that share nothing but the code."""

    def __init__(self, batch: "Batch", *, generic: bool, threads: int) -> None:
        setup = batch.setup
        self.batch = batch
        self.states, self.arrays = generic_state(batch) if generic else split_state(batch)
        self.entry = generic_entry(setup) if generic else specialised_entry(setup)
        self.chances, self.lucks = new_chances(0, 0, batch.size), new_chances(0, 0, batch.size)
        self.settings, self.plans = setup.settings_array(), setup.plan_array()
        self.widths = (batch.layout.obs_words, batch.layout.mask_words, setup.players)
        self.shared = (self.settings, self.plans)
        self.parts = parts_of(batch.size, threads)
        self.pool = ThreadPoolExecutor(len(self.parts)) if len(self.parts) > 1 else None
        self.arguments = [self._addresses(first, number) for first, number in self.parts]

    def _addresses(self, first: int, number: int) -> tuple[int, ...]:
        """What the entry takes for some environments, from one on."""
        batch = self.batch
        before = (self.states, self.arrays, self.chances, self.lucks, batch.envs)
        after = (
            batch.obs_words,
            batch.mask_words,
            batch.seats,
            batch.rewards,
            batch.ended,
            batch.final_words,
            batch.actions,
        )
        own = [array.ctypes.data + first * array.strides[0] for array in before]
        shared = [array.ctypes.data for array in self.shared]
        return (number, *self.widths, *own, *shared, *(one.ctypes.data + first * one.strides[0] for one in after))

    def seed(self, seed: int) -> None:
        self.chances[:] = new_chances(seed, 0, self.batch.size)
        self.lucks[:] = new_chances(seed ^ LUCK, 0, self.batch.size)

    def run(self, what: int) -> None:
        if self.pool is None:
            self.entry(what, *self.arguments[0])
        else:
            for done in [self.pool.submit(self.entry, what, *one) for one in self.arguments]:
                done.result()

    def observe(self, i: int, seat: int, row: Array) -> None:
        """What a seat of an environment sees, into a row of words."""
        chosen = np.array([seat], "i8")
        self.entry(c_entry_points.OBSERVE, *self._addresses(i, 1)[:-2], row.ctypes.data, chosen.ctypes.data)

    def points_left(self, i: int) -> tuple[int, list[int]]:
        zones = self.states if "hands" in (self.states.dtype.names or ()) else self.arrays
        hands = zones["hands"][i, : self.batch.players].tolist()
        return int(self.states["winner"][i]), [points_in(hand) for hand in hands]


def generic_state(batch: "Batch") -> tuple[Array, Array]:
    setup = batch.setup
    plain = new_states(setup.rules, setup.players, 1)
    states = np.zeros(batch.size, generic_dtype(setup))
    for name in plain.dtype.names or ():
        states[name] = plain[name]
    return states, np.zeros(batch.size, "i8")


def split_state(batch: "Batch") -> tuple[Array, Array]:
    """The ints and the arrays of the states apart, as specialised code wants them."""
    states = np.zeros(batch.size, scalars_dtype())
    for one in SCALARS:
        states[one.name] = one.default
    return states, np.zeros(batch.size, arrays_dtype(batch.setup))


def parts_of(size: int, threads: int) -> list[tuple[int, int]]:
    """The environments of each thread: from which on, and how many."""
    parts = max(1, min(threads, size // LEAST_FOR_THREADS))
    bounds = [size * part // parts for part in range(parts + 1)]
    return [(first, end - first) for first, end in pairwise(bounds)]
