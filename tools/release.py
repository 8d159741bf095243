"""Make a release: python -m tools.release VERSION, in the test environment that run.py creates.

Needs a clean working tree and unreleased changes in CHANGELOG.md. Sets the version, dates the changelog, runs all
checks and tests, builds the wheel and the source archive in dist/, commits, and tags. If a step fails, it restores the
files.
"""

import argparse
import re
import shlex
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION_FILE, CHANGELOG = ROOT / "wildfour" / "version.py", ROOT / "CHANGELOG.md"
TESTS = shlex.join([sys.executable, "run.py", "test"])
VERSION = re.compile(r'(?<=^VERSION = ")(\d+)\.(\d+)\.(\d+)(?="$)', re.MULTILINE)
UNRELEASED = re.compile(r"^## \[Unreleased\]\n([\s\S]*?)(?=^## |\Z)", re.MULTILINE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version", metavar="VERSION", help="the new version, such as 0.3.0")
    parser.add_argument(
        "--tests", default=TESTS, metavar="COMMAND", help="the command that must succeed (default: %(default)s)"
    )
    arguments = parser.parse_args()
    if problem := problem_with(arguments.version):
        sys.exit(problem)
    old = {file: file.read_bytes() for file in (VERSION_FILE, CHANGELOG)}
    try:
        set_version(arguments.version)
        run(*shlex.split(arguments.tests))
        run(sys.executable, "-m", "hatchling", "build", "-d", "dist")
        run("git", "commit", "--all", "--quiet", f"--message=Release {arguments.version}")
    except (subprocess.CalledProcessError, KeyboardInterrupt) as error:
        for file, content in old.items():
            file.write_bytes(content)
        sys.exit(f"Nothing was released, and no file has changed. {error}")
    run("git", "tag", "--annotate", f"--message=Wildfour {arguments.version}", f"v{arguments.version}")
    print(f"Released {arguments.version}: see dist/. Publish it with: git push origin HEAD v{arguments.version}")


def problem_with(version: str) -> str | None:
    """Return the reason why a release cannot start, or None."""
    current = VERSION.search(VERSION_FILE.read_text(encoding="utf-8"))
    changes = UNRELEASED.search(CHANGELOG.read_text(encoding="utf-8"))
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        return f"A version has three numbers, such as 0.3.0, not {version}."
    if current is None or numbers(version) <= numbers(current[0]):
        return f"The new version must be higher than {current and current[0]}."
    if changes is None or not changes[1].strip():
        return "CHANGELOG.md has no unreleased changes."
    if output("git", "status", "--porcelain"):
        return "The working tree has changes. Commit them first."
    if output("git", "tag", "--list", f"v{version}"):
        return f"The tag v{version} exists."
    return None


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def set_version(version: str) -> None:
    """Write the version, and date the unreleased changes."""
    day = datetime.now(UTC).date().isoformat()
    VERSION_FILE.write_text(VERSION.sub(version, VERSION_FILE.read_text(encoding="utf-8")), encoding="utf-8")
    text = CHANGELOG.read_text(encoding="utf-8")
    CHANGELOG.write_text(
        text.replace("## [Unreleased]\n", f"## [Unreleased]\n\n## [{version}] - {day}\n", 1), encoding="utf-8"
    )


def run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
