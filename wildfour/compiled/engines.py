"""Machine code: loaded from the package or from the user's cache, or compiled.

A digest of the sources and settings names each piece of code, so that code of other sources is never loaded.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from enum import EnumType
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from platformdirs import user_cache_path

from wildfour.compiled.calls import c_function
from wildfour.support.stderr_messages import notice_compiling

APPLICATION = "wildfour"
# The modules of this package that produce code.
PRODUCERS = ("calls", "compiler", "cpu", "cpu_networks", "jit", "native", "specialization")


def digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]


def digest_of(modules: Iterable[ModuleType], settings: str) -> str:
    """Hash the sources of compilable modules, the numbers that they import, and the settings."""
    found = [settings, *(Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8") for name in PRODUCERS)]
    for module in modules:
        assert module.__file__ is not None
        found += [module.__name__, Path(module.__file__).read_text(encoding="utf-8"), *numbers_of(vars(module))]
    return digest(*found)


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
    return c_function(name, compiled_address(name, bitcode), numbers, places)


def compiled_address(name: str, bitcode: Callable[[], bytes]) -> int:
    """Return the address of code compiled for this processor, in this process or an earlier one."""
    native = import_module("wildfour.compiled.native")  # an extra
    folder, host = cache_folder(), native.host()
    file = folder / f"{name}-{digest(native.VERSION, *map(str, host))}.o" if folder else None
    kept = file.read_bytes() if file and file.exists() else b""
    code = kept[hashlib.sha256().digest_size :]
    if not kept or kept != sealed(code):
        notice_compiling()
        code = native.emit(bitcode(), host)
        if file:
            keep(file, sealed(code))
    return int(native.load(code))


def sealed(code: bytes) -> bytes:
    return hashlib.sha256(code).digest() + code


def keep(file: Path, content: bytes) -> None:
    """Write a file in one step, because other processes may read it."""
    draft, name = tempfile.mkstemp(dir=file.parent)
    with open(draft, "wb") as opened:
        opened.write(content)
    os.replace(name, file)


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
