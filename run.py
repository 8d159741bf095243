"""Start Wildfour; needs nothing but Python 3.11 or later.

python3 run.py                 play in the browser (the same as `run.py open`)
python3 run.py COMMAND ...     any other command of Wildfour; `run.py --help` lists them
python3 run.py set-up STAGE    fetch what a stage needs now, not when it is first used
python3 run.py test            all checks and tests; with arguments: only pytest, with these

Rules, lists and help need nothing else.  Whatever needs more gets a private environment (.venv-... in
this folder) from a hash-locked list in locks/, in two stages, of which the second builds on the first: play, compiler.
Later starts only look at their stamps, and touch no network.  This file keeps to the syntax of Python 3.6,
so that an old Python can read it as far as the sentence that asks for a newer one.
"""

import sys

LOWEST_PYTHON = (3, 11)


def too_old(version: "tuple[int, ...]") -> str:
    """Give the sentence to say when this Python is too old; otherwise nothing."""
    if version >= LOWEST_PYTHON:
        return ""
    return "Wildfour needs Python 3.11 or later, and this is Python {}.{}.".format(*version)


if too_old(sys.version_info[:2]):
    sys.stderr.write(too_old(sys.version_info[:2]) + "\n")
    sys.exit(2)

import errno
import hashlib
import os
import re
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [] if str(ROOT) in sys.path else [str(ROOT)]  # `python -P` leaves it out

from tools import browser
from wildfour import cli
from wildfour.errors import Invalid, WildfourError, unknown

PIP = ROOT / "tools" / "pip-26.3-py3-none-any.whl"
PIP_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"
ENVIRONMENT_VERSION = "1"  # count up when environments made by an older run.py must be made again

# The stage that each one builds on: it sees the packages of that one too, and its own list has only the rest.
BUILT_ON = {"play": "", "compiler": "play", "test": "", "bench": ""}
FORMER_STAGES = {"study": "compiler", "server": "play"}  # names that may still be typed
# Which environments will do for which stage, the best first: with a compiler, hints are ready sooner.
SERVED_BY = {
    "play": ("compiler", "test", "play"),
    "compiler": ("compiler", "test"),
    "test": ("test",),
    "bench": ("bench",),
}
DOWNLOAD_MB = {"play": 9, "compiler": 106, "test": 265, "bench": 140}
DISK_MB = {"play": 35, "compiler": 385, "test": 935, "bench": 510}

# pip options from outside that would put the packages somewhere else or change what is installed.
# Those about the index, proxies and certificates stay in force.
UNWANTED_PIP_OPTIONS = frozenset(
    "PIP_" + name for name in ("DRY_RUN", "NO_BINARY", "ONLY_BINARY", "PREFIX", "PYTHON", "ROOT", "TARGET", "USER")
)

HASH_SIGNS = re.compile(r"DO NOT MATCH THE HASHES")
DISK_SIGNS = re.compile(r"No space left on device|\[Errno 28\]|Disk quota exceeded|\[WinError 112\]")
NETWORK_SIGNS = re.compile(
    r"connection broken by|Max retries exceeded|NewConnectionError|Failed to establish a new connection"
    r"|NameResolutionError|name resolution|Network is unreachable|ConnectTimeout|ReadTimeout|timed out"
    r"|ProxyError|SSLError|Connection (?:refused|reset|aborted)|Could not fetch URL"
    r"|HTTP error|[45]\d\d \w+ Error"
)

LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
CHECKS = (
    ("ruff format --check", ("-m", "ruff", "format", "--check")),
    ("ruff check", ("-m", "ruff", "check")),
    ("mypy", ("-m", "mypy")),
    ("lint-imports", ("-c", LINT_IMPORTS)),
    ("pytest", ("-m", "pytest", "-n", "auto", "--maxprocesses", "8", "--dist", "worksteal")),
)


class Environment(NamedTuple):
    """A private environment for a stage: `kind` is its name, and that of its list in locks/."""

    kind: str
    folder: Path

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """The file that says, by its content, that the environment is complete."""
        return self.folder / "wildfour-stamp"

    @property
    def packages(self) -> Path:
        """The file with the locked list of packages."""
        return ROOT / "locks" / f"{self.kind}.txt"

    @property
    def site_packages(self) -> Path:
        """The folder that its packages are in."""
        variables = {"base": str(self.folder), "platbase": str(self.folder)}
        return Path(sysconfig.get_path("purelib", "venv", variables))

    @property
    def stages(self) -> "list[Environment]":
        """This one after all that it builds on."""
        below = BUILT_ON[self.kind]
        return [*(environment_for(below).stages if below else []), self]

    def beside(self, suffix: str) -> Path:
        """Give the path of a file that lies beside the environment and outlives it."""
        return self.folder.with_name(self.folder.name + suffix)


Installer = Callable[[Environment, "tuple[int, ...]"], None]


def main(arguments: list[str]) -> int:
    """Do what the arguments ask for and return the exit code."""
    command, rest = asked_for(arguments)
    if command not in OWN_COMMANDS:
        return cli.main(arguments if command else [*arguments, "open"], start_in)
    try:
        return OWN_COMMANDS[command](rest)
    except KeyboardInterrupt:
        say("set-up-stopped")
        return cli.INTERRUPTED
    except WildfourError as refusal:
        print(refusal.told(cli.words_wanted(sys.argv[1:])), file=sys.stderr)
        return cli.REFUSED


def asked_for(arguments: list[str]) -> tuple[str, list[str]]:
    """Split off the command; --language may come before it."""
    rest = list(arguments)
    while rest and rest[0].startswith("--language"):
        del rest[: 1 if "=" in rest[0] else 2]
    return (rest[0], rest[1:]) if rest else ("", [])


def say(id: str, **values: "str | int") -> None:
    """Tell the person at the keyboard how far it is; what the command prints is not mixed with it."""
    if sys.stderr is not None:
        print(cli.words_wanted(sys.argv[1:]).say(id, **values), file=sys.stderr)


def start_in(stage: str, arguments: list[str]) -> int:
    """Make a stage ready and hand over to Wildfour in it."""
    try:
        environment = ready_environment(stage)
    except KeyboardInterrupt:
        say("set-up-stopped")
        return cli.INTERRUPTED
    return hand_over([str(environment.python), "-P", "-m", "wildfour", *arguments])


def set_up(arguments: list[str]) -> int:
    """Make a stage ready, and print the folders of its packages."""
    typed = arguments[0] if len(arguments) == 1 else ""
    stage = FORMER_STAGES.get(typed, typed)
    if stage not in BUILT_ON:
        raise unknown("no-such-stage", " ".join(arguments), BUILT_ON)
    for environment in ready_environment(stage).stages:
        print(environment.site_packages)
    return 0


def hand_over(command: list[str]) -> int:
    """Become the given program (Windows cannot, so there it is waited for)."""
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


def run_tests(pytest_arguments: list[str]) -> int:
    """Run all checks up to the first that fails; or only pytest, when it is given arguments."""
    environment = ready_environment("test")
    ready_browser(environment)
    if pytest_arguments:
        return hand_over_in_root([str(environment.python), "-P", "-m", "pytest", *pytest_arguments])
    for name, command in CHECKS:
        print(f"== {name}", flush=True)
        began = time.monotonic()
        code = hand_over_in_root([str(environment.python), "-P", *command])
        print(f"== {name}: {'failed' if code else 'passed'} in {time.monotonic() - began:.1f} s\n", flush=True)
        if code:
            return code
    return 0


def ready_browser(environment: Environment) -> None:
    """Install the browser of the tests where nobody has to be asked; elsewhere they are skipped, and say why."""
    if browser.chromium() is None and browser.can_install():
        say("fetching-browser")
        log = environment.beside("-browser.log")
        if not browser.install(log):
            say("browser-not-installed", log=str(log))


def hand_over_in_root(command: list[str]) -> int:
    """Run a program in the repository's folder and return an exit code as a shell would."""
    code = subprocess.call(command, cwd=ROOT)
    return code if code >= 0 else 128 - code


OWN_COMMANDS = {"set-up": set_up, "test": run_tests}


# The environments: where they are, whether they are complete, how they are made.


def ready_environment(stage: str) -> Environment:
    """Give a complete environment for the stage, made now when there is none."""
    for candidate in map(environment_for, SERVED_BY[stage]):
        if is_complete(candidate):
            return candidate
    environment = environment_for(stage)
    missing = [below for below in environment.stages if not is_complete(below)]
    announce(missing, environment.folder.parent)
    for below in missing:
        prepare(below, install_packages)
    say("set-up-done")
    return environment


def announce(missing: list[Environment], folder: Path) -> None:
    """Say what is about to be done and how much it is."""
    kinds = [environment.kind for environment in missing]
    download, disk = sum(DOWNLOAD_MB[kind] for kind in kinds), sum(DISK_MB[kind] for kind in kinds)
    say("setting-up", stage=kinds[-1], folder=str(folder), download=download, disk=disk)


def environment_for(stage: str) -> Environment:
    """Give the environment of a stage, made or not."""
    return Environment(stage, environment_folder(stage))


def environment_folder(kind: str) -> Path:
    """Place the environment in the repository or, where that is read-only, in the user's cache."""
    version = ".".join(str(number) for number in sys.version_info[:3])
    name = f".venv-{kind}-{sys.implementation.name}-{version}-{sysconfig.get_platform()}"
    if os.access(ROOT, os.W_OK) or (ROOT / name).is_dir():
        return ROOT / name
    return cache_folder() / f"{name}-{digest(str(ROOT))[:8]}"


def cache_folder() -> Path:
    """Give Wildfour's folder among the user's caches."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "wildfour"


def digest(text: str) -> str:
    """Give the SHA-256 of a text."""
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def expected_stamp(environment: Environment) -> str:
    """Tell what the stamp says when the environment fits its list, this Python and this folder."""
    packages = [one.packages.read_text(encoding="utf-8") for one in environment.stages]
    return digest("\0".join([ENVIRONMENT_VERSION, sys.version, sys.base_prefix, str(ROOT), *packages]))


def is_complete(environment: Environment) -> bool:
    """Tell whether the environment, and all that it builds on, was made to the end and still fits."""
    return all(map(is_made, environment.stages))


def is_made(environment: Environment) -> bool:
    """Tell whether the environment itself was made to the end and still fits."""
    try:
        stamp = environment.stamp.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return False
    return stamp == expected_stamp(environment) and environment.python.exists()


def prepare(environment: Environment, install: Installer) -> None:
    """Make the environment unless another run.py has just done so."""
    try:
        environment.folder.parent.mkdir(parents=True, exist_ok=True)
        with locked(environment.beside(".lock")) as lock:
            if not is_made(environment):
                build(environment, install, lock)
    except OSError as error:
        raise explain_os_error(error, environment) from error


def build(environment: Environment, install: Installer, lock: int) -> None:
    """Make the environment from nothing; the stamp comes last, so that half of one never counts."""
    environment.stamp.unlink(missing_ok=True)
    try:
        make_venv(environment.folder)
        install(environment, (lock,))
        write_path_file(environment)
        write_stamp(environment)
    except BaseException:
        shutil.rmtree(environment.folder, ignore_errors=True)
        raise


def make_venv(folder: Path) -> None:
    """Make an empty environment, without pip: some systems ship Python without ensurepip."""
    try:
        import venv  # noqa: PLC0415 - needed only here, and some systems leave it out
    except ImportError:
        raise Invalid("no-venv-module") from None
    if folder.exists():
        shutil.rmtree(folder)
    venv.EnvBuilder(symlinks=os.name != "nt", with_pip=False).create(folder)


def write_path_file(environment: Environment) -> None:
    """Put the stages below and the repository on the environment's path: Wildfour is run from its source."""
    folders = [str(below.site_packages) for below in environment.stages[:-1]] + [str(ROOT)]
    line = f"import sys; sys.path += {folders!a}\n"  # ASCII: the file is read in the locale's encoding
    (environment.site_packages / "wildfour-root.pth").write_text(line, encoding="ascii")


def write_stamp(environment: Environment) -> None:
    """Declare the environment complete, in one step."""
    draft = environment.stamp.with_suffix(".new")
    draft.write_text(expected_stamp(environment), encoding="ascii")
    os.replace(draft, environment.stamp)


@contextmanager
def locked(path: Path) -> Iterator[int]:
    """Hold the lock file; when another run.py holds it, say so and wait."""
    with path.open("ab") as file:
        if not try_lock(file.fileno()):
            say("set-up-elsewhere")
            while not try_lock(file.fileno()):
                time.sleep(0.2)
        yield file.fileno()


def try_lock(descriptor: int) -> bool:
    """Try to take the lock; it is let go when the last process that has the file open ends."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - exists only on Windows

            os.lseek(descriptor, 0, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - does not exist on Windows

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        raise
    return True


# The packages: fetched by the pip in tools/, checked against the hashes in locks/.


def install_packages(environment: Environment, inherited: tuple[int, ...]) -> None:
    """Install the locked list into the environment."""
    check_pip()
    log = environment.beside(".log")
    code, output = run_pip(pip_command(environment), log, inherited)
    if code:
        raise explain_pip(output, log, environment)


def check_pip() -> None:
    """Make sure that the pip in tools/ is the one this file was written for."""
    try:
        found = hashlib.sha256(PIP.read_bytes()).hexdigest()
    except FileNotFoundError:
        raise Invalid("pip-missing", file=str(PIP)) from None
    if found != PIP_SHA256:
        raise Invalid("pip-damaged", file=str(PIP))


def pip_command(environment: Environment) -> list[str]:
    """Give the command that installs the list: only what it names, and wheels wherever there are any."""
    command = [str(environment.python), "-I", "-u", "-X", "utf8", str(PIP / "pip"), "install"]
    command += [
        "--no-user",
        "--no-input",
        "--disable-pip-version-check",
        "--progress-bar",
        "off",
        "--retries",
        "3",
    ]
    command += ["--no-deps", "--require-hashes", "--only-binary", ":all:"]
    if environment.kind == "bench":
        command += ["--no-binary", "rlcard"]  # there is no wheel of it
    return [*command, "--requirement", str(environment.packages)]


def run_pip(command: list[str], log: Path, inherited: tuple[int, ...]) -> tuple[int, str]:
    """Run pip, with its output in the log; return its exit code and the output.

    pip inherits the lock: should run.py be killed, the next one waits until pip is gone too.
    """
    lines = []
    with log.open("w", encoding="utf-8") as log_file, open_pip(command, inherited) as pip:
        try:
            for line in pip.stdout or ():
                lines.append(line)
                log_file.write(line)
                show_progress(line)
        except BaseException:
            pip.terminate()
            pip.wait()
            raise
    return pip.returncode, "".join(lines)


def open_pip(command: list[str], inherited: tuple[int, ...]) -> subprocess.Popen[str]:
    """Start pip with its output in a pipe."""
    return subprocess.Popen(
        command,
        env={name: value for name, value in os.environ.items() if name not in UNWANTED_PIP_OPTIONS},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=() if os.name == "nt" else inherited,
        encoding="utf-8",
        errors="replace",
    )


def show_progress(line: str) -> None:
    """Say in one line what pip is at, when its line tells."""
    if line.startswith("Collecting "):
        say("fetching-package", package=line.split()[1])
    elif line.startswith("Installing collected packages"):
        say("installing-packages")


def explain_pip(output: str, log: Path, environment: Environment) -> Invalid:
    """Turn pip's output into one sentence."""
    if HASH_SIGNS.search(output):
        return Invalid("package-altered", log=str(log))
    if DISK_SIGNS.search(output):
        return disk_full(environment)
    if NETWORK_SIGNS.search(output):
        return Invalid("index-unreachable", log=str(log))
    return Invalid("packages-not-installed", log=str(log))


def explain_os_error(error: OSError, environment: Environment) -> Invalid:
    """Turn an error of the operating system during the set-up into one sentence."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return disk_full(environment)
    return Invalid("set-up-failed", folder=str(environment.folder), reason=error.strerror or str(error))


def disk_full(environment: Environment) -> Invalid:
    """Say that there is no space left, and how much is needed."""
    kind, folder = environment
    return Invalid("disk-full", folder=str(folder.parent), disk=DISK_MB[kind], download=DOWNLOAD_MB[kind])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
