"""Build the engines in wildfour/compiled/built after a change of compilable code: python3 run.py build-engines

Only engines whose sources have changed are built, which takes up to a few minutes. With --check, all are built and
compared with those in the repository: the same sources, Python, and packages give the same bytes.
"""

import argparse
import hashlib
import json
import sys
import tempfile
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np

from tools.shared_object import link
from wildfour.bots.expert import expert_bot
from wildfour.bots.players import network_bot
from wildfour.compiled import built, engines
from wildfour.compiled.built import FOLDER, MANIFEST
from wildfour.compiled.native import Target, emit
from wildfour.compiled.state_arrays import layout_of
from wildfour.rulebook.editions import EDITIONS
from wildfour.simulation.backends import matches, on_cpu
from wildfour.simulation.match_rounds import RoundTask
from wildfour.simulation.request import MatchRequest, RoundRequest

COMMAND = "python3 run.py build-engines"
VERSIONS = {
    "python": ".".join(map(str, sys.version_info[:2])),
    "numba": version("numba"),
    "llvmlite": version("llvmlite"),
}
POLICIES = ("random", "skilled", "network")
SLOWEST = ("expert", "network")  # the groups to build first
Kept = dict[str, dict[str, list[str]]]  # as in the manifest


class Job(NamedTuple):
    """An engine to build: its label, its name in the manifest, and what compiles it."""

    label: str
    name: str
    bitcode: Callable[[], bytes]


class Engine(NamedTuple):
    """A built engine: its kind of processor, its name in the manifest, and its compressed file."""

    kind: str
    name: str
    file: str
    packed: bytes


def jobs(label: str) -> list[Job]:
    """Return the engines in a group that the package calls, found by calling them with code that does nothing."""
    caches = (on_cpu.compiled, expert_bot.machine, expert_bot.warm_up, network_bot.machine, network_bot.warm_up)
    found: list[Job] = []

    def note(name: str, bitcode: Callable[[], bytes], *_: Any) -> Any:
        found.append(Job(f"{label}-{name.partition('-')[0].replace('_', '-')}", name, bitcode))
        return lambda *_: 0

    with patch.object(engines, "load", note):
        for one in caches:
            one.cache_clear()
        samples()[label]()
        for one in caches:
            one.cache_clear()
    return found


def samples() -> dict[str, Callable[[], object]]:
    """Return a call for each group of engines."""
    table: Any = {"edition": EDITIONS[0], "players": 4}

    def simulate(policy: str) -> None:
        on_cpu.play_chunk(RoundRequest(**table, policies=(policy,), rounds=1), 0, 1)
        tasks = np.zeros(1, layout_of(RoundTask))
        matches.play_tasks(MatchRequest(**table, policies=(policy,), matches=1), tasks)

    return {
        **{policy: partial(simulate, policy) for policy in POLICIES},
        "network-bot": network_bot.warm_up,
        "expert": expert_bot.warm_up,
    }


def build_group(label: str, kept: Kept) -> list[Engine]:
    """Build a group's engines for all kinds of processors, except for those that are kept."""
    found = []
    for job in jobs(label):
        bitcode = cache(job.bitcode)
        for kind, target in targets().items():
            file = f"{job.label}.{kind}.z"
            if job.name in kept.get(kind, {}):
                packed = (FOLDER / kept[kind][job.name][0]).read_bytes()
            else:
                packed = zlib.compress(link(emit(bitcode(), target), engines.ENTRY), 9)
                print(f"{file}: {len(packed):,} bytes", flush=True)
            found.append(Engine(kind, job.name, file, packed))
    return found


def targets() -> dict[str, Target]:
    x86 = "x86_64-unknown-linux-gnu"
    return {
        "x86-64-v3": Target(x86, "x86-64-v3", "", pdep=True),
        "x86-64-v2": Target(x86, "x86-64-v2", "", pdep=False),
        "aarch64": Target("aarch64-unknown-linux-gnu", "generic", "", pdep=False),
    }


def build(folder: Path, kept: Kept) -> None:
    """Write all engines and their manifest into a folder. Copy those that are `kept` from the repository."""
    files: dict[str, bytes] = {}
    manifest: dict[str, dict[str, list[str]]] = {kind: {} for kind in targets()}
    with ProcessPoolExecutor() as pool:
        groups = [pool.submit(build_group, label, kept) for label in (*SLOWEST, *(samples().keys() - set(SLOWEST)))]
    for one in sorted(one for group in groups for one in group.result()):
        files[one.file] = one.packed
        manifest[one.kind][one.name] = [one.file, hashlib.sha256(one.packed).hexdigest()]
    files[MANIFEST.name] = (json.dumps({"versions": VERSIONS, "engines": manifest}, indent=1) + "\n").encode()
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, packed in files.items():
        (folder / name).write_bytes(packed)


def differences(folder: Path) -> list[str]:
    """Build all engines again. Return the names of the files that differ from the repository's."""
    build(folder, {})
    names = {file.name for one in (folder, FOLDER) for file in one.iterdir()}
    return sorted(name for name in names if content(folder / name) != content(FOLDER / name))


def content(file: Path) -> bytes:
    return file.read_bytes() if file.exists() else b""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    versions = json.loads(MANIFEST.read_text(encoding="utf-8"))["versions"] if MANIFEST.exists() else {}
    if not args.check:
        build(FOLDER, built.manifest() if versions == VERSIONS else {})
        return
    if versions != VERSIONS:
        print(f"Not compared: the engines were built with {versions}, and other versions produce other bytes.")
        return
    with tempfile.TemporaryDirectory() as folder:
        different = differences(Path(folder))
    if different:
        sys.exit(f"These engines do not match the sources: {', '.join(different)}. To build them: {COMMAND}")


if __name__ == "__main__":
    main()
