"""Engines: machine code built ahead for some kinds of processors, so that no compiler is needed.

`python3 run.py build-engines` builds them. The manifest names each object by the digest of its sources and settings,
and gives its SHA-256. On other processors, and after a change of the sources, code is compiled (engines.py).
"""

import ctypes
import hashlib
import json
import os
import zlib
from functools import cache
from pathlib import Path
from typing import Any

from wildfour.support.processor import kinds_here

FOLDER = Path(__file__).with_name("built")
MANIFEST = FOLDER / "manifest.json"
LOADED: list[Any] = []  # libraries; their files stay open, because the loader recognizes libraries by file name


@cache
def manifest() -> dict[str, dict[str, list[str]]]:
    """Map each kind of processor to its engines: the digest's name to a file and its SHA-256."""
    try:
        found: dict[str, dict[str, list[str]]] = json.loads(MANIFEST.read_text(encoding="utf-8"))["engines"]
    except FileNotFoundError:
        return {}
    return found


def built_address(name: str, entry: str) -> int:
    """Load an engine, and return the address of its entry point, or 0 if no engine fits."""
    for kind in kinds_here():
        if name in manifest().get(kind, {}):
            file, expected = manifest()[kind][name]
            packed = (FOLDER / file).read_bytes()
            if hashlib.sha256(packed).hexdigest() == expected:
                return loaded(name, zlib.decompress(packed), entry)
    return 0


def loaded(name: str, library: bytes, entry: str) -> int:
    """Load a shared library from memory."""
    try:
        file = open(os.memfd_create(name), "wb", buffering=0)  # noqa: SIM115 - see LOADED
        file.write(library)
        LOADED.append((file, ctypes.CDLL(f"/proc/self/fd/{file.fileno()}")))
    except (AttributeError, OSError):  # an old or a restricted system
        return 0
    return ctypes.cast(LOADED[-1][1][entry], ctypes.c_void_p).value or 0
