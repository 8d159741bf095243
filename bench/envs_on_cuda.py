"""The part of bench/envs.py that needs a GPU."""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from wildfour.compiled.cuda import env_kernels
from wildfour.compiled.cuda.dlpack import Shared
from wildfour.compiled.state_arrays import Array
from wildfour.envs.batch import Batch
from wildfour.envs.gpu_batch import GpuBatch

# isort: split
from numba import cuda  # after cuda_envs: wildfour.compiled.cuda.simulation_kernel mends NumPy for it

Table = tuple[str, int, str, dict[str, Any]]
COMPARED, STEPS = 4096, 300
SIZES = (1 << 16, 1 << 18, 1 << 20, 1 << 22)
THREADS = env_kernels.THREADS
SEED = 2**40 + 7


@cuda.jit
def choose_on_gpu(mask, actions, seed):  # type: ignore[no-untyped-def]
    """A card to lay, uniformly; if there is none, any other action."""
    i = cuda.grid(1)
    if i >= actions.shape[0]:
        return
    first = 0
    total = 0
    for word in range(8):
        total += cuda.popc(mask[i, word])
    if total == 0:
        first = 8
        for word in range(8, mask.shape[1]):
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


def on_host(shared: Shared) -> Array:
    array: Array = cuda.as_cuda_array(shared).copy_to_host()
    return array


def measure_cuda(tables: Sequence[Table]) -> bool:
    """Everything; True if all bytes were equal."""
    equal = compare_all(tables)
    for players in (2, 4):
        for size in SIZES:
            measure(players, size)
    check_dlpack()
    return equal


def compare_all(tables: Sequence[Table]) -> bool:
    results = [compare(table) for table in tables]
    print("all equal" if all(results) else "DIFFERENT")
    return all(results)


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
        worth = luck.random(cpu.mask.shape) * cpu.mask
        worth[:, :64] *= 4
        actions = worth.argmax(axis=1)
        cpu.step(actions)
        gpu.step(cuda.to_device(actions))
    good = same(gpu, cpu)
    rows = STEPS * COMPARED
    print(f"{table}: {rows:,} steps {'equal' if good else 'DIFFERENT'} (compiled in {compiled:.0f} s)", flush=True)
    return good


def same(gpu: GpuBatch, cpu: Batch) -> bool:
    pairs = (
        (gpu.obs, cpu.obs),
        (gpu.mask, cpu.mask),
        (gpu.seats, cpu.seats),
        (gpu.rewards, cpu.rewards),
        (gpu.ended, cpu.ended),
    )
    return all(np.array_equal(on_host(one), other) for one, other in pairs)


def measure(players: int, size: int) -> None:
    gpu = GpuBatch("classic-2003", players, size, seed=1)
    mask, actions = gpu._rows[0][1], gpu._actions
    blocks = (size + THREADS - 1) // THREADS

    def play(steps: int, first: int, with_steps: bool = True) -> float:
        cuda.synchronize()
        began = time.perf_counter()
        for number in range(steps):
            choose_on_gpu[blocks, THREADS](mask, actions, first + number)
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


def check_dlpack() -> None:
    """Other libraries look at the same memory, on their stream."""
    try:
        import torch  # noqa: PLC0415 - where it is installed
    except ImportError:
        print("torch is not installed: DLPack is not checked")
        return
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        gpu = GpuBatch("classic-2003", 2, 1 << 12, seed=1, stream=stream.cuda_stream)
        mask, actions = torch.from_dlpack(gpu.mask), torch.from_dlpack(gpu.actions)
        assert mask.data_ptr() == gpu.mask.address
        for _ in range(100):
            actions.copy_(torch.multinomial(mask.float(), 1)[:, 0])
            gpu.step()
        stream.synchronize()
    assert gpu.illegal_actions == 0
    print("torch reads and writes the same memory, on its own stream: 100 steps, no illegal action")
    for name in ("cupy", "jax"):
        try:
            library = __import__(name)
            read = library.from_dlpack if name == "cupy" else library.dlpack.from_dlpack
            print(f"{name} reads the same memory: {np.array_equal(np.asarray(host_copy(read(gpu.mask))), mask.cpu())}")
        except Exception as error:  # whatever a library that is not there raises
            print(f"{name}: not checked ({type(error).__name__}: {str(error)[:80]})")


def host_copy(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array
