"""The GPU part of bench/envs.py."""

import sys
import time
from typing import Any

import numpy as np

from bench.envs import chosen
from wildfour.compiled.cuda import env_kernels
from wildfour.compiled.cuda.dlpack import Shared
from wildfour.compiled.state_arrays import Array
from wildfour.encoding.block_offsets import SAY
from wildfour.envs.batch import Batch
from wildfour.envs.gpu_batch import GpuBatch

# isort: split
from numba import cuda  # after env_kernels: wildfour.compiled.cuda.simulation_kernel patches NumPy for it

Table = tuple[str, int, str, dict[str, Any]]
# The last three have private knowledge or policies.
TABLES: tuple[Table, ...] = (
    ("classic-2003", 2, "", {}),
    ("classic-2003", 4, "", {}),
    ("minion-2016", 5, "seven-zero jump-in stacking=any", {"calls": "ask"}),
    ("launcher-2009", 6, "hit-rate=0.7", {"calls": "ask"}),
    ("classic-2003", 10, "partners players-referee", {"calls": "ask", "reward": "points"}),
    ("deluxe", 8, "decks=2 draw-until-playable", {"masks": "sensible", "skip_forced": True}),
    ("standard-2010", 3, "must-play no-bluffing", {"reward": "points"}),
    ("classic-2003", 4, "seven-zero", {"knowledge": "private", "calls": "ask", "masks": "sensible"}),
    ("classic-2003", 2, "", {"opponents": "skilled", "masks": "sensible", "skip_forced": True}),
    ("launcher-2009", 4, "hit-rate=0.7", {"knowledge": "private", "opponents": ["color", "skilled", "greedy"]}),
)
COMPARED, STEPS = 4096, 300
SIZES = (1 << 16, 1 << 18, 1 << 20, 1 << 22)
CARD_WORDS = SAY // 8
SEED = 2**40 + 7


@cuda.jit
def choose_on_gpu(mask, actions, seed):  # type: ignore[no-untyped-def]
    """Choose a random play if there is one, otherwise any action."""
    i = cuda.grid(1)
    if i >= actions.shape[0]:
        return
    first = 0
    total = 0
    for word in range(CARD_WORDS):
        total += cuda.popc(mask[i, word])
    if total == 0:
        first = CARD_WORDS
        for word in range(CARD_WORDS, mask.shape[1]):
            total += cuda.popc(mask[i, word])
    x = np.uint64(i) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(seed) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0x94D049BB133111EB)
    n = int(((x >> np.uint64(33)) * np.uint64(total)) >> np.uint64(31))
    word = first
    ones = cuda.popc(mask[i, word])
    while n >= ones:
        n -= ones
        word += 1
        ones = cuda.popc(mask[i, word])
    bits = mask[i, word]
    for _ in range(n):
        bits &= bits - 1
    actions[i] = 8 * word + ((cuda.ffs(bits) - 1) >> 3)


def measure_cuda(wanted: str | None) -> None:
    """Compare the GPU with the CPU at these tables; by default, compare two tables and measure speed. Exit with code 1
    if any bytes differ."""
    first, _, last = (wanted or "1-2").partition("-")
    equal = [compare(table) for table in TABLES[int(first) - 1 : int(last or first)]]
    print("all equal" if all(equal) else "DIFFERENT")
    if wanted is None:
        for players in (2, 4):
            for size in SIZES:
                measure(players, size)
    sys.exit(not all(equal))


def compare(table: Table) -> bool:
    edition, players, options, settings = table
    began = time.perf_counter()
    gpu = GpuBatch(edition, players, COMPARED, options=options, seed=SEED, double=True, **settings)
    cuda.synchronize()
    compiled = time.perf_counter() - began
    cpu = Batch(edition, players, COMPARED, options=options, seed=SEED, machine="generic", **settings)
    luck = np.random.default_rng(3)
    for step in range(STEPS):
        if not same(gpu, cpu):
            print(f"{table}: DIFFERENT at step {step}", flush=True)
            return False
        actions = chosen(cpu.mask, luck)
        cpu.step(actions)
        gpu.step(cuda.to_device(actions))
    equal = same(gpu, cpu)
    found = "equal" if equal else "DIFFERENT"
    print(f"{table}: {STEPS * COMPARED:,} steps {found} (compiled in {compiled:.0f} s)", flush=True)
    return equal


def same(gpu: GpuBatch, cpu: Batch) -> bool:
    names = ("obs", "mask", "seats", "rewards", "ended")
    return all(np.array_equal(on_host(getattr(gpu, name)), getattr(cpu, name)) for name in names)


def on_host(shared: Shared) -> Array:
    array: Array = cuda.as_cuda_array(shared).copy_to_host()
    return array


def measure(players: int, size: int) -> None:
    gpu = GpuBatch("classic-2003", players, size, seed=1)
    mask, actions = gpu._rows[0][1], gpu._actions
    threads = env_kernels.THREADS
    blocks = (size + threads - 1) // threads

    def play(steps: int, first: int, with_steps: bool = True) -> float:
        cuda.synchronize()
        began = time.perf_counter()
        for number in range(steps):
            choose_on_gpu[blocks, threads](mask, actions, first + number)
            if with_steps:
                gpu.step()
        cuda.synchronize()
        return time.perf_counter() - began

    play(300, 0)
    steps = 200
    whole = min(play(steps, 1000 * trial) for trial in range(1, 4))
    choosing = min(play(steps, 1000 * trial, with_steps=False) for trial in range(1, 4))
    rate, alone = steps * size / whole / 1e6, steps * size / (whole - choosing) / 1e6
    memory = gpu.bytes_each * size / 2**20
    print(
        f"{players} players, {size:,} environments: {rate:,.0f} million steps/s with choosing, {alone:,.0f} without; "
        f"{gpu.bytes_each} bytes each, {memory:,.0f} MiB",
        flush=True,
    )
