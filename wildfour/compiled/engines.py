"""Machine code: loaded from the package or from the user's cache, or compiled.

A digest of the sources and settings names each piece of code, so that code of other sources is never loaded.
"""

import hashlib
import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from enum import EnumType
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from platformdirs import user_cache_path

from wildfour.compiled.built import built_address
from wildfour.compiled.calls import c_function
from wildfour.support.extras import COMPILER, fetch, has_compiler
from wildfour.support.files import write_together
from wildfour.support.stderr_messages import Reader, notice_compiling

APPLICATION = "wildfour"
ENTRY = "wildfour"  # the symbol of an entry point
# The modules of this package that produce code.
PRODUCERS = ("calls", "compiled_math", "compiler", "cpu", "cpu_networks", "jit", "native", "specialization")
WORDS = re.compile(r'^ *(?:"""(?=\S).*?"""|#[^\n]*)$|  #[^\n]*$', re.MULTILINE | re.DOTALL)
BLANK_LINES = re.compile(r"\n\s*\n+")


def digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]


def digest_of(modules: Iterable[ModuleType], settings: str) -> str:
    """Hash the sources of compilable modules, the numbers that they import, and the settings."""
    found = [settings, *(code_in(Path(__file__).with_name(f"{name}.py")) for name in PRODUCERS)]
    for module in modules:
        assert module.__file__ is not None
        found += [module.__name__, code_in(Path(module.__file__)), *numbers_of(vars(module))]
    return digest(*found)


def code_in(file: Path) -> str:
    """Return a source without docstrings, comments, and blank lines, so that rewording does not change digests."""
    return BLANK_LINES.sub("\n", WORDS.sub("", file.read_text(encoding="utf-8")))


def numbers_of(namespace: dict[str, Any]) -> Iterator[str]:
    """Describe the numbers in a namespace, in the same way with every version of Python."""
    for name, value in sorted(namespace.items()):
        if isinstance(value, EnumType):
            members: Iterable[Any] = value
            yield f"{name} {[f'{one.name} {one.value}' for one in members]}"
        elif (text := number_text(value)) and not name.startswith("__"):
            yield f"{name} {text}"


def number_text(value: Any) -> str:
    """Return a number, or a tuple of numbers, as text. Otherwise, return an empty string."""
    if isinstance(value, tuple):
        parts = [number_text(one) for one in value]
        return f"({','.join(parts)})" if all(parts) else ""
    if isinstance(value, float):
        return value.hex()
    return f"{value:d}" if isinstance(value, int) else ""


def load(name: str, bitcode: Callable[[], bytes], numbers: int, places: int) -> Callable[..., int]:
    """Return a C function with a number of numbers and addresses as arguments. `bitcode` compiles it, if necessary."""
    return c_function(name, built_address(name, ENTRY) or compiled_address(name, bitcode), numbers, places)


def compiled_address(name: str, bitcode: Callable[[], bytes]) -> int:
    """Return the address of code compiled for this processor, in this process or an earlier one."""
    if not has_compiler():
        fetch(COMPILER, Reader.words.language)
    native = import_module("wildfour.compiled.native")
    folder, host = cache_folder(), native.host()
    file = folder / f"{name}-{digest(native.VERSION, *map(str, host))}.o" if folder else None
    kept = file.read_bytes() if file and file.exists() else b""
    code = kept[hashlib.sha256().digest_size :]
    if not kept or kept != sealed(code):
        notice_compiling()
        code = native.emit(bitcode(), host)
        if file:
            with suppress(OSError):  # a full disk
                write_together({file: sealed(code)})
    return int(native.load(code))


def sealed(code: bytes) -> bytes:
    return hashlib.sha256(code).digest() + code


def cache_folder() -> Path | None:
    """Return a writable folder that belongs to this user, or None."""
    for base in (
        user_cache_path(APPLICATION, appauthor=False),
        Path(tempfile.gettempdir()) / f"{APPLICATION}-{user_id()}",
    ):
        folder = base / "compiled"
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
    """Check that this user owns the folder, because machine code is loaded only from such a folder."""
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
