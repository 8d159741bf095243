"""Private environments for run.py: paths, checks, and creation.

Each belongs to a stage and is created once, from a hash-locked list in locks/. Only the standard library is needed.
"""

import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from wildfour import cli
from wildfour.errors import Invalid

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
PIP = ROOT / "tools" / "pip-26.3-py3-none-any.whl"
PIP_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"
ENVIRONMENT_VERSION = "1"  # increase it to rebuild existing environments


class Stage(NamedTuple):
    """Requirements of a setup stage. It builds on the stage `below` and includes its packages."""

    below: str
    environments: tuple[str, ...]  # suitable environments, best first: with a compiler, hints are ready sooner
    download: int  # MB
    disk: int  # MB


STAGES = {
    "play": Stage("", ("compiler", "engines", "test", "play"), 7, 35),
    "engines": Stage("play", ("compiler", "engines", "test"), 18, 75),
    "compiler": Stage("engines", ("compiler", "test"), 88, 310),
    "test": Stage("", ("test",), 265, 935),
    "bench": Stage("", ("bench",), 140, 510),
}
# pip's environment variables that change what is installed, or where; those for the index and proxies are kept.
UNWANTED_PIP_OPTIONS = frozenset(
    "PIP_" + name for name in ("DRY_RUN", "NO_BINARY", "ONLY_BINARY", "PREFIX", "PYTHON", "ROOT", "TARGET", "USER")
)
INSTALL = (
    *("install", "--no-user", "--no-input", "--disable-pip-version-check", "--progress-bar", "off", "--retries", "3"),
    *("--no-deps", "--require-hashes", "--only-binary", ":all:"),
)
HASH_SIGNS = re.compile(r"DO NOT MATCH THE HASHES")
DISK_SIGNS = re.compile(r"No space left on device|\[Errno 28\]|Disk quota exceeded|\[WinError 112\]")
NETWORK_SIGNS = re.compile(
    r"connection broken by|Max retries exceeded|NewConnectionError|Failed to establish a new connection"
    r"|NameResolutionError|name resolution|Network is unreachable|ConnectTimeout|ReadTimeout|timed out"
    r"|ProxyError|SSLError|Connection (?:refused|reset|aborted)|Could not fetch URL|HTTP error|[45]\d\d \w+ Error"
)


class Environment(NamedTuple):
    """A private environment for a stage. `kind` is its name, and its list's name in locks/."""

    kind: str
    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """Return the file whose content marks a complete environment."""
        return self.folder / "wildfour-stamp"

    @property
    def packages(self) -> Path:
        return ROOT / "locks" / f"{self.kind}.txt"

    @property
    def site_packages(self) -> Path:
        variables = {"base": str(self.folder), "platbase": str(self.folder)}
        return Path(sysconfig.get_path("purelib", "venv", variables))

    @property
    def stages(self) -> "list[Environment]":
        """Return the environments that this one builds on, then this one."""
        below = STAGES[self.kind].below
        return [*(environment_for(below).stages if below else []), self]

    def beside(self, suffix: str) -> Path:
        """Return the path of a file beside the environment, where it outlives the environment."""
        return self.folder.with_name(self.folder.name + suffix)


def ready_environment(stage: str) -> Environment:
    """Return a complete environment for the stage, creating it if necessary."""
    for candidate in map(environment_for, STAGES[stage].environments):
        if is_complete(candidate):
            return candidate
    environment = environment_for(stage)
    missing = [below for below in environment.stages if not is_complete(below)]
    download, disk = (sum(getattr(STAGES[one.kind], name) for one in missing) for name in ("download", "disk"))
    say("setting-up", stage=stage, folder=str(environment.folder.parent), download=download, disk=disk)
    try:
        for below in missing:
            prepare(below)
    except KeyboardInterrupt:
        say("set-up-stopped")
        raise
    say("set-up-done")
    return environment


def environment_for(stage: str) -> Environment:
    """Return the environment, existing or not: in the repository or, if that is read-only, in the user's cache."""
    version = ".".join(map(str, sys.version_info[:3]))
    name = f".venv-{stage}-{sys.implementation.name}-{version}-{sysconfig.get_platform()}"
    writable = os.access(ROOT, os.W_OK) or (ROOT / name).is_dir()
    return Environment(stage, ROOT / name if writable else cache_folder() / f"{name}-{digest(str(ROOT))[:8]}")


def cache_folder() -> Path:
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "wildfour"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def expected_stamp(environment: Environment) -> str:
    """Return the stamp for an environment that matches its list, this Python, and this folder."""
    packages = [one.packages.read_text(encoding="utf-8") for one in environment.stages]
    return digest("\0".join([ENVIRONMENT_VERSION, sys.version, sys.base_prefix, str(ROOT), *packages]))


def is_complete(environment: Environment) -> bool:
    """Return whether the environment and those below it are complete and current."""
    return all(map(is_made, environment.stages))


def is_made(environment: Environment) -> bool:
    """Return whether the environment itself is complete and current."""
    try:
        stamp = environment.stamp.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return False
    return stamp == expected_stamp(environment) and environment.python.exists()


def prepare(environment: Environment) -> None:
    """Create the environment unless another run.py has just done so."""
    try:
        environment.folder.parent.mkdir(parents=True, exist_ok=True)
        with locked(environment.beside(".lock")) as lock:
            if not is_made(environment):
                build(environment, lock)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise disk_full(environment) from error
        reason = error.strerror or str(error)
        raise Invalid("set-up-failed", folder=str(environment.folder), reason=reason) from error


def build(environment: Environment, lock: int) -> None:
    """Create the environment from scratch; write the stamp last, so that a partial one never counts."""
    environment.stamp.unlink(missing_ok=True)
    try:
        make_venv(environment.folder)
        install_packages(environment, lock)
        write_path_file(environment)
        draft = environment.stamp.with_suffix(".new")
        draft.write_text(expected_stamp(environment), encoding="ascii")
        os.replace(draft, environment.stamp)
    except BaseException:
        shutil.rmtree(environment.folder, ignore_errors=True)
        raise


def make_venv(folder: Path) -> None:
    """Create an empty environment without pip: some systems ship Python without ensurepip."""
    if find_spec("venv") is None:
        raise Invalid("no-venv-module")
    import_module("venv").EnvBuilder(symlinks=os.name != "nt", clear=True, with_pip=False).create(folder)


def write_path_file(environment: Environment) -> None:
    """Put the lower stages and the repository on the environment's path, because Wildfour runs from source."""
    folders = [str(below.site_packages) for below in environment.stages[:-1]] + [str(ROOT)]
    line = f"import sys; sys.path += {folders!a}\n"  # ASCII: the file is read in the locale's encoding
    (environment.site_packages / "wildfour-root.pth").write_text(line, encoding="ascii")


@contextmanager
def locked(path: Path) -> Iterator[int]:
    """Hold the lock file; if another run.py holds it, report that and wait."""
    with path.open("ab") as file:
        if not try_lock(file.fileno()):
            say("set-up-elsewhere")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        yield file.fileno()


def try_lock(descriptor: int) -> bool:
    """Try to take the lock; it is released when the last process that has the file open ends."""
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            raise
        return False
    return True


def say(id: str, **values: "str | int") -> None:
    """Report progress on stderr, separate from the command's output."""
    if sys.stderr is not None:
        print(cli.words_wanted(sys.argv[1:]).say(id, **values), file=sys.stderr)


def install_packages(environment: Environment, lock: int) -> None:
    """Install the locked list, with pip's output in a log.

    pip inherits the lock: if run.py is killed, the next one waits until pip has ended too.
    """
    check_pip()
    log, lines = environment.beside(".log"), []
    with log.open("w", encoding="utf-8") as log_file, start_pip(environment, lock) as pip:
        try:
            for line in pip.stdout or ():
                lines.append(line)
                log_file.write(line)
                if line.startswith("Collecting "):
                    say("fetching-package", package=line.split()[1])
                elif line.startswith("Installing collected packages"):
                    say("installing-packages")
        except BaseException:
            pip.terminate()
            pip.wait()
            raise
    if pip.returncode:
        raise explain_pip("".join(lines), log, environment)


def check_pip() -> None:
    """Check that the pip in tools/ is the expected version."""
    if not PIP.exists():
        raise Invalid("pip-missing", file=str(PIP))
    if hashlib.sha256(PIP.read_bytes()).hexdigest() != PIP_SHA256:
        raise Invalid("pip-damaged", file=str(PIP))


def start_pip(environment: Environment, lock: int) -> subprocess.Popen[str]:
    """Run pip for only the listed packages, as wheels where available."""
    no_wheel = ["--no-binary", "rlcard"] if environment.kind == "bench" else []
    command = [str(environment.python), "-I", "-u", "-X", "utf8", str(PIP / "pip"), *INSTALL, *no_wheel]
    return subprocess.Popen(
        [*command, "--requirement", str(environment.packages)],
        env={name: value for name, value in os.environ.items() if name not in UNWANTED_PIP_OPTIONS},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=() if os.name == "nt" else (lock,),
        encoding="utf-8",
        errors="replace",
    )


def explain_pip(output: str, log: Path, environment: Environment) -> Invalid:
    """Summarize pip's output in one sentence."""
    if HASH_SIGNS.search(output):
        return Invalid("package-altered", log=str(log))
    if DISK_SIGNS.search(output):
        return disk_full(environment)
    if NETWORK_SIGNS.search(output):
        return Invalid("index-unreachable", log=str(log))
    return Invalid("packages-not-installed", log=str(log))


def disk_full(environment: Environment) -> Invalid:
    """Report that there is no space left, and how much is needed."""
    stage = STAGES[environment.kind]
    return Invalid("disk-full", folder=str(environment.folder.parent), disk=stage.disk, download=stage.download)
