"""Compiled code: what is kept on disk, when it is loaded, and how it fails."""

import hashlib
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests import compiled_play
from tests.bots.test_skilled import Listener
from tests.shared.explore import random_table
from tests.simulation.plain import play_plainly
from tools import build_engines
from wildfour.bots.expert import expert_bot
from wildfour.bots.expert.expert_bot import Effort, Estimate, candidates, estimate_moves
from wildfour.bots.players import network_bot
from wildfour.bots.policies import dispatch
from wildfour.cli import main
from wildfour.compiled import built, compiled_math, engines, native
from wildfour.compiled.cpu import Cpu
from wildfour.errors import WildfourError
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.simulation import counted_rounds
from wildfour.simulation.backends import on_cpu
from wildfour.simulation.request import RoundRequest
from wildfour.support import processor
from wildfour.support.processor import kinds_of_processor

HERE = processor.kinds_here()
needs_engines = pytest.mark.skipif(not HERE, reason="No engines are built for this kind of processor.")
NEW = "flags : fpu sse4_1 sse4_2 ssse3 cx16 lahf_lm popcnt avx avx2 bmi1 bmi2 abm f16c fma movbe xsave"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep compiled code in an empty folder."""
    monkeypatch.setattr(engines, "cache_folder", lambda: tmp_path)
    return tmp_path


@contextmanager
def chosen(kind: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use one kind of machine code."""
    caches = (processor.kinds_here, on_cpu.compiled, expert_bot.machine, expert_bot.warm_up, network_bot.machine)
    with monkeypatch.context() as patched:
        patched.setenv(processor.CHOSEN_BY, kind)
        for one in caches:
            one.cache_clear()
        yield
    for one in caches:
        one.cache_clear()


def count_compiled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that collects the size of each piece of code compiled from now on."""
    sizes: list[int] = []
    emit = native.emit

    def counted(bitcode: bytes, target: native.Target) -> bytes:
        sizes.append(len(bitcode))
        return emit(bitcode, target)

    monkeypatch.setattr(native, "emit", counted)
    return sizes


def find() -> int:
    return Cpu([compiled_play], {})[compiled_play.find_in_both](0b101, 0b100, 2)


def test_compiled_code_is_kept_and_damaged_code_is_not_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = count_compiled(monkeypatch)
    assert [find(), find()] == [2 | 64, 2 | 64]
    assert len(sizes) == 1
    (kept,) = folder.iterdir()
    kept.write_bytes(kept.read_bytes()[:-1] + b"!")
    assert find() == 2 | 64
    assert len(sizes) == 2


def test_changed_sources_and_numbers_are_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    digest = Cpu([compiled_play], {}).digest
    monkeypatch.setattr(compiled_play, "MOVES_END", 1)
    assert Cpu([compiled_play], {}).digest != digest


@pytest.mark.usefixtures("folder")
def test_an_error_in_compiled_code_is_ours() -> None:
    fail_at = Cpu([compiled_play], {})[compiled_play.fail_at]
    assert fail_at(3, 4) == 3
    with pytest.raises(WildfourError, match="fail_at"):
        fail_at(4, 4)


@pytest.mark.parametrize(
    ("cpuinfo", "kinds"),
    [
        (f"vendor_id : GenuineIntel\ncpu family : 6\n{NEW}\n\nflags : fpu", ["x86-64-v3", "x86-64-v2"]),
        (f"vendor_id : AuthenticAMD\ncpu family : 25\n{NEW}", ["x86-64-v3", "x86-64-v2"]),
        (f"vendor_id : AuthenticAMD\ncpu family : 23\n{NEW}", ["x86-64-v2"]),  # slow PDEP
        (f"vendor_id : GenuineIntel\ncpu family : 6\n{NEW.replace('avx2', '')}", ["x86-64-v2"]),
        ("vendor_id : GenuineIntel\ncpu family : 6\nflags : fpu sse2", []),
        ("", []),
    ],
)
def test_the_processor_is_recognized(cpuinfo: str, kinds: list[str]) -> None:
    assert kinds_of_processor("linux", "x86_64", cpuinfo) == kinds
    assert kinds_of_processor("linux", "aarch64", cpuinfo) == ["aarch64"]
    assert kinds_of_processor("darwin", "arm64", cpuinfo) == kinds_of_processor("win32", "AMD64", cpuinfo) == []


def test_the_version_names_the_machine_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with chosen("jit", monkeypatch):
        assert main(["--version", "--verbose"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "Machine code: jit, chosen by WILDFOUR_ENGINE."


def test_the_built_engines_match_the_sources() -> None:
    """Comments count too: rebuild once, before a change lands."""
    names = {job.name for label in build_engines.samples() for job in build_engines.jobs(label)}
    assert set(built.manifest()) == {"x86-64-v3", "x86-64-v2", "aarch64"}
    for kind, found in built.manifest().items():
        assert set(found) == names, f"{kind} does not match the sources; run {build_engines.COMMAND}"


def test_the_built_engines_are_whole_and_small() -> None:
    listed = {file: digest for found in built.manifest().values() for file, digest in found.values()}
    files = {file.name: file.read_bytes() for file in built.FOLDER.iterdir() if file != built.MANIFEST}
    assert {name: hashlib.sha256(content).hexdigest() for name, content in files.items()} == listed
    assert sum(map(len, files.values())) < 1_500_000


@needs_engines
def test_a_damaged_engine_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(built.manifest()[HERE[0]]))
    assert built.built_address(name, engines.ENTRY)
    monkeypatch.setattr(built, "FOLDER", tmp_path)
    for kind in HERE:
        (tmp_path / built.manifest()[kind][name][0]).write_bytes(b"damaged")
    assert not built.built_address(name, engines.ENTRY)


@needs_engines
def test_no_compiler_is_imported() -> None:
    """Simulations, hints, experts, and network bots run without Numba where engines are built."""
    code = """
import random, sys
sys.modules.update(numba=None, llvmlite=None)
from wildfour import Round
from wildfour.bots.levels import bot_named
from wildfour.match.stakes import TO_GO_OUT
from wildfour.bots.policies import dispatch
from wildfour.cli import main
main(["simulate", "--rounds", "50", "--policy", "skilled", "--threads", "1"])
r = Round("classic-2003", players=3, seed=4)
for name in ("network", "expert iterations=8"):
    print(bot_named(name)(r.view(r.turn), r.legal_moves(r.turn), TO_GO_OUT, random.Random(1)))
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120, stdout=subprocess.DEVNULL)


def test_exp_and_log_are_exact_to_the_last_place() -> None:
    generator = random.Random(1)
    for _ in range(2000):
        x = generator.uniform(-690, 690)
        assert abs(compiled_math.exp(x) - np.exp(x)) <= np.spacing(np.exp(x))
        y = np.exp(generator.uniform(-30, 30))
        assert abs(compiled_math.log(y) - np.log(y)) <= np.spacing(abs(np.log(y)))
    assert compiled_math.exp(-1e9) == 0 == compiled_math.log(1)


POLICIES = ("random", "greedy", "sparing", "color", "careless", "skilled")
EACH = 4  # rounds per table


def table(number: int, policies: tuple[str, ...] = POLICIES) -> RoundRequest:
    generator = random.Random(number)
    edition, players, options = random_table(generator, decks=1)
    seats = tuple(generator.choice(policies) for _ in range(players))
    return RoundRequest(edition=edition, players=players, options=options, policies=seats, seed=number, rounds=EACH)


def played(request: RoundRequest) -> str:
    """Hash the counts of some rounds."""
    part = on_cpu.play_chunk(request, 0, request.rounds)
    return hashlib.sha256(part.sums.tobytes() + part.bins.tobytes() + part.blocks.tobytes()).hexdigest()


def played_plainly(request: RoundRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    choose = dispatch.choose_with_network if "network" in request.policies else dispatch.choose_with_skilled
    with monkeypatch.context() as patched:
        patched.setattr(counted_rounds, "choose", Listener(choose).choose)
        part = play_plainly(request)
    return hashlib.sha256(part.sums.tobytes() + part.bins.tobytes() + part.blocks.tobytes()).hexdigest()


def estimated(seed: int) -> list[Estimate]:
    """Return the expert's estimates with a fixed number of deals."""
    r, luck = Round("classic-2003", players=2 + seed % 4, seed=seed), random.Random(seed)
    while not r.over and len(r.moves) < 12:
        r.apply(r.turn, r.legal_moves(r.turn)[0])
    view, moves = r.view(r.turn), r.legal_moves(r.turn)
    return estimate_moves(view, candidates(view, moves), TO_GO_OUT, luck, Effort(iterations=60, tries_all=True))


def compare(tables: int, network_tables: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play the same rounds interpreted, compiled here, and with every engine that runs here."""
    requests = [table(number) for number in range(tables)]
    requests += [replace(table(number, (*POLICIES, "network")), rounds=1) for number in range(network_tables)]
    expected = [played_plainly(one, monkeypatch) for one in requests]
    advice = []
    for kind in ("jit", *HERE):
        with chosen(kind, monkeypatch):
            assert [played(one) for one in requests] == expected, kind
            advice.append([estimated(seed) for seed in range(6)])
    assert all(one == advice[0] for one in advice)


def test_all_machine_code_plays_the_same_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    compare(40, 2, monkeypatch)


@pytest.mark.long
def test_all_machine_code_plays_the_same_ten_thousand_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    compare(2500, 60, monkeypatch)
