"""Check the types of the browser's modules: python -m tools.typescript

TypeScript comes from the npm registry as one tarball, pinned by its hash in locks/typescript.json, and is kept in
.typescript-VERSION. It runs on the Node bundled in Playwright's wheel.
"""

import base64
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path

from playwright._impl._driver import compute_driver_executable

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "locks" / "typescript.json"
WEB = ROOT / "wildfour" / "web"
REGISTRY = "https://registry.npmjs.org"
NODE: str = compute_driver_executable()[0]
TIMEOUT = 60  # seconds
COMPILER = "lib/tsc.js"
NEEDED = ("lib/tsc.js", "lib/_tsc.js", "lib/lib.", "package.json", "LICENSE.txt")


class NotFetchedError(Exception):
    """An error: TypeScript is not on this computer and cannot be fetched."""


def compiler() -> Path:
    """Return the path of the pinned compiler; fetch it on first use."""
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    folder = ROOT / f".typescript-{lock['version']}"
    if not (folder / COMPILER).exists():
        unpack(fetch(lock["package"], lock["version"], lock["integrity"]), folder)
    return folder / COMPILER


def fetch(package: str, version: str, integrity: str) -> bytes:
    """Return the package's tarball, checked against its hash."""
    address = f"{registry()}/{package}/-/{package}-{version}.tgz"
    try:
        with urllib.request.urlopen(address, timeout=TIMEOUT) as answer:
            data: bytes = answer.read()
    except OSError as error:
        raise NotFetchedError(f"{address}: {error}") from error
    algorithm, _, expected = integrity.partition("-")
    found = base64.b64encode(hashlib.new(algorithm, data).digest()).decode()
    if found != expected:
        raise NotFetchedError(f"{address} has another hash than {LOCK.name} says")
    return data


def registry() -> str:
    """Return npm's configured registry."""
    for name in ("npm_config_registry", "NPM_CONFIG_REGISTRY"):
        if os.environ.get(name):
            return os.environ[name].rstrip("/")
    npm = shutil.which("npm")
    if npm is None:
        return REGISTRY
    config = subprocess.run([npm, "config", "get", "registry"], capture_output=True, encoding="utf-8", check=False)
    found = config.stdout.strip().rstrip("/")
    return found if found.startswith("http") else REGISTRY


def unpack(tarball: bytes, folder: Path) -> None:
    """Unpack the files that the compiler needs; the folder appears only once it is complete."""
    parts = folder.with_name(f"{folder.name}.{os.getpid()}")
    with tarfile.open(fileobj=io.BytesIO(tarball)) as archive:
        for member in archive:
            name = member.name.removeprefix("package/")
            source = archive.extractfile(member) if name.startswith(NEEDED) else None
            if source is not None:
                target = parts / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(source.read())
    try:
        parts.rename(folder)
    except OSError:  # another process was faster
        shutil.rmtree(parts)


def problems() -> list[str]:
    """Return the compiler's errors in wildfour/web."""
    command = [NODE, str(compiler()), "--project", str(WEB / "tsconfig.json"), "--pretty", "false"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=WEB)
    return (done.stdout + done.stderr).splitlines()


if __name__ == "__main__":
    found = problems()
    print("\n".join(found))
    sys.exit(bool(found))
