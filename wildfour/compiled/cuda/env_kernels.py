"""Kernels that step environments on a GPU: one thread per environment, with the state in global memory between steps.

Field k of all environments is contiguous, so that a warp reads and writes whole memory lines.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from wildfour.compiled.compiler import Function
from wildfour.compiled.cuda.dlpack import ON_CUDA, Shared
from wildfour.compiled.cuda.simulation_kernel import chance_dtype, compile_for, scalars_dtype
from wildfour.compiled.specialization import KnownTable
from wildfour.compiled.state_arrays import Array
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.public_knowledge import ROW
from wildfour.rules.state import ARRAYS, SCALARS

# isort: split
from numba import cuda, from_dtype  # after simulation_kernel, which patches NumPy for it

THREADS = 128  # per block
INDENT = "\n    "
COUNTS = ("chance.block", "chance.left", "env.moves", "env.waited", "env.ended", "env.illegal")
OF_LUCK = ("luck.block", "luck.left")
BUFFERED = 3  # unused words that a random block may have
ENV_DTYPE = np.dtype(
    [("number", "i8"), *((name, "i4") for name in ("stride", "moves", "waited", "ended", "illegal", "dealer"))],
    align=True,
)


@dataclass(frozen=True, slots=True)
class Kept:
    """The table properties that determine an environment's stored values: the rules, the knowledge size, and whether
    policies play, because these need a separate random stream."""

    rules: Rules
    players: int
    known: int
    policies: bool

    @property
    def words(self) -> list[str]:
        """List a state's words by their names in the kernel."""
        rules, players = self.rules, self.players
        words = [f"zones.hands[{seat}][{word}]" for seat in range(players) for word in range(2 * rules.decks)]
        words += [f"zones.{pile}[{word}]" for pile in ("draw", "discard") for word in range(2 * rules.decks)]
        if rules.players_referee:
            words += [f"zones.accusers[{seat}]" for seat in range(players)]
        return [*words, *(f"zones.known[{word}]" for word in range(self.known)), "env.number"]

    @property
    def counts(self) -> list[str]:
        return [*(OF_LUCK if self.policies else ()), *COUNTS]

    @property
    def buffers(self) -> list[str]:
        streams = ("chance", "luck") if self.policies else ("chance",)
        return [f"{stream}.buffer[{k + 1}]" for stream in streams for k in range(BUFFERED)]

    @property
    def places(self) -> Iterator[tuple[str, str]]:
        """Yield each value's name in a thread, with its memory location."""
        yield from ((f"s.{one.name}", f"scalars[{k}, i]") for k, one in enumerate(SCALARS))
        yield from ((word, f"words[{k}, i]") for k, word in enumerate(self.words))
        yield from ((f"zones.fresh[{k}]", f"fresh[{k}, i]") for k in range(ROW * self.players))
        yield from ((name, f"counts[{k}, i]") for k, name in enumerate(self.counts))
        yield from ((name, f"buffer[{k}, i]") for k, name in enumerate(self.buffers))


class Kernels(NamedTuple):
    """The reset and step kernels for one kind of table."""

    reset: Any
    step: Any


def zones_dtype(kept: Kept) -> np.dtype[Any]:
    rules, players = kept.rules, kept.players
    arrays = [(one.name, "i8", one.shape_for(players, 2 * rules.decks)) for one in ARRAYS if one.name != "fresh"]
    known = [("known", "i8", (kept.known,))] if kept.known else []
    return np.dtype([*arrays, ("fresh", "i4", (ROW * players,)), *known], align=True)


def kernel_source(kept: Kept, name: str, body: str) -> str:
    places = [*kept.places]
    return f"""
def {name}({ARGUMENTS}):
    i = cuda.grid(1)
    if i >= size:
        return
    s = cuda.local.array(1, scalars_type)[0]
    zones = cuda.local.array(1, zones_type)[0]
    chance = cuda.local.array(1, chance_type)[0]
    luck = cuda.local.array(1, chance_type)[0]
    env = cuda.local.array(1, env_type)[0]
    for seat in range({kept.players}):
        zones.accusers[seat] = 0
    {INDENT.join(f"{here} = {there}" for here, there in places)}
    chance.key0 = key0
    chance.key1 = key1
    chance.number = env.number
    luck.key0 = luck0
    luck.key1 = luck1
    luck.number = env.number
    env.stride = size
    env.dealer = -1
    e = Episode(chance, luck, env, 0, {"plans[0]" if kept.policies else "0"})
    {body}
    seats[i] = write_view(s, zones, e, asked[i], obs[i], mask[i])
    {INDENT.join(f"{there} = {here}" for here, there in places)}
"""


ARGUMENTS = (
    "scalars, words, fresh, counts, buffer, key0, key1, luck0, luck1, plans, size, "
    "actions, shown, asked, obs, mask, rewards, ended, seats"
)
RESET = "start(s, zones, e, mask[i])"
STEP = """for word in range(mask.shape[1]):
        mask[i, word] = shown[i, word]
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0
    ended[i] = step_one(s, zones, e, actions[i], mask[i], rewards[i], obs[i])"""


def kernels_for(
    table: KnownTable,
    kept: Kept,
    modules: Sequence[ModuleType],
    overrides: Mapping[Function, Function],
    called: Sequence[Function],
    episode: type,
) -> Kernels:
    """Return the kernels that deal and step. They call three functions with an episode. `shown` and `asked` are the
    previous step's masks and seats, and may be the same arrays as the new ones."""
    twins = compile_for(table, modules, overrides, {})
    names: dict[str, Any] = {
        "cuda": cuda,
        "scalars_type": from_dtype(scalars_dtype()),
        "zones_type": from_dtype(zones_dtype(kept)),
        "chance_type": from_dtype(chance_dtype()),
        "env_type": from_dtype(ENV_DTYPE),
    }
    names |= {"Episode": episode, **{function.__name__: twins[function] for function in called}}
    exec(kernel_source(kept, "reset", RESET), names)
    exec(kernel_source(kept, "step", STEP), names)
    return Kernels(cuda.jit(names["reset"]), cuda.jit(names["step"]))


class DeviceArrays(NamedTuple):
    """Environment states on the GPU."""

    scalars: Any
    words: Any
    fresh: Any
    counts: Any
    buffer: Any


def host_states(kept: Kept, size: int) -> list[Array]:
    """Allocate states before the first deal. Environment i starts with round i."""
    rules, players = kept.rules, kept.players
    small = rules.decks == 1 and players <= 7  # then card and seat sets fit into bytes
    scalars = np.zeros((len(SCALARS), size), "i1" if small else "i2")
    for place, one in enumerate(SCALARS):
        scalars[place] = players if one.name == "players" else one.default
    words = np.zeros((len(kept.words), size), "i8")
    words[-1] = np.arange(size) - size
    fresh = np.zeros((ROW * players, size), "u1" if rules.decks == 1 else "i2")
    return [scalars, words, fresh, np.zeros((len(kept.counts), size), "i4"), np.zeros((len(kept.buffers), size), "u4")]


def new_states(kept: Kept, size: int) -> DeviceArrays:
    return DeviceArrays(*map(cuda.to_device, host_states(kept, size)))


def zeros(shape: tuple[int, ...], kind: str) -> Any:
    return cuda.to_device(np.zeros(shape, kind))


def shared(array: Any, kind: str | None = None) -> Shared:
    """Share a device array with other libraries. `kind` reinterprets its bytes."""
    dtype = np.dtype(kind or array.dtype)
    last = array.shape[-1] * array.dtype.itemsize // dtype.itemsize
    device = cuda.get_current_device().id
    address = array.__cuda_array_interface__["data"][0]
    return Shared(array, address, (*array.shape[:-1], last), dtype, (ON_CUDA, device))


def stream_at(address: int | None) -> Any:
    """Return another library's stream by its address. None and 0 are the default stream."""
    return cuda.external_stream(address) if address else cuda.default_stream()
