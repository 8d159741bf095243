"""Kinds of processors for which engines are built (compiled/built.py). On others, the compiler does the work."""

import os
import platform
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

CHOSEN_BY = "WILDFOUR_ENGINE"  # an environment variable with a kind of processor, or:
COMPILE = "jit"
V2 = {"cx16", "lahf_lm", "popcnt", "sse4_1", "sse4_2", "ssse3"}
V3 = V2 | {"abm", "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe", "xsave"}
# PDEP is so slow on these that code without it is faster: Excavator, Zen, and Zen 2.
SLOW_AT_PDEP = {("AuthenticAMD", "21"), ("AuthenticAMD", "23"), ("HygonGenuine", "24")}


def kinds_of_processor(system: str, machine: str, cpuinfo: str) -> list[str]:
    """Return the kinds of engines that a processor can run, best first."""
    if system != "linux" or sys.maxsize < 1 << 32:
        return []
    if machine == "aarch64":
        return ["aarch64"]
    lines = [line.partition(":") for line in cpuinfo.partition("\n\n")[0].splitlines()]
    facts = {name.strip(): value.strip() for name, _, value in lines}
    flags = set(facts.get("flags", "").split())
    if machine != "x86_64" or not flags >= V2:
        return []
    slow = (facts.get("vendor_id"), facts.get("cpu family")) in SLOW_AT_PDEP
    return ["x86-64-v3", "x86-64-v2"] if flags >= V3 and not slow else ["x86-64-v2"]


@cache
def kinds_here() -> Sequence[str]:
    """Return the kinds of engines that this computer can run, best first, or the kind that the environment names."""
    chosen = os.environ.get(CHOSEN_BY)
    if chosen:
        return [] if chosen == COMPILE else [chosen]
    try:
        cpuinfo = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        cpuinfo = ""
    return kinds_of_processor(sys.platform, platform.machine(), cpuinfo)


def kind_here() -> str:
    """Return the kind of engines in use."""
    return kinds_here()[0] if kinds_here() else COMPILE


def reason_for_kind() -> str:
    """Return why this kind is in use: chosen by the environment, the processor, or no engine fits."""
    if os.environ.get(CHOSEN_BY):
        return "chosen"
    return "processor" if kinds_here() else "none"
