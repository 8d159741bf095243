"""Cache for compiled code, so that only the first run waits for the compiler.

The folder's name is a hash of every source file that goes into the compiled code: Numba itself checks only the file of
the called function. If no folder is writable, each process compiles the code again.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import numba
from platformdirs import user_cache_path

APPLICATION = "wildfour"


def digest_of(modules: Iterable[ModuleType], settings: str) -> str:
    """Hash the sources and settings of compiled code."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {settings}".encode())
    for module in modules:
        assert module.__file__ is not None
        digest.update(module.__name__.encode())
        digest.update(Path(module.__file__).read_bytes())
    return digest.hexdigest()[:20]


def cache_folder(modules: Iterable[ModuleType], settings: str) -> Path | None:
    """Return a writable folder that belongs to this user, or None."""
    name = digest_of(modules, settings)
    for base in (
        user_cache_path(APPLICATION, appauthor=False),
        Path(tempfile.gettempdir()) / f"{APPLICATION}-{user_id()}",
    ):
        folder = base / "compiled" / name
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError:
            continue
        if is_ours(base):
            return folder
    return None


def user_id() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


def is_ours(folder: Path) -> bool:
    """Check that this user owns the folder, because compiled code is loaded only from such a folder."""
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()


@contextmanager
def caching_in(folder: Path) -> Iterator[None]:
    """Cache functions that are compiled inside this context."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
