"""The tests kill 90% of the mutants of rules and fair deals, and the list of equivalent mutants is up to date."""

import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
EQUIVALENT = tomllib.loads((ROOT / "tests" / "equivalent_mutants.toml").read_text(encoding="utf-8"))["mutant"]


@pytest.mark.long
@pytest.mark.skipif(not find_spec("mutmut"), reason="needs the extra `mutation`")
def test_nine_of_ten_mutants_are_killed() -> None:
    command = [sys.executable, "-m", "tools.mutants", "--sample", "200", "--seed", "1"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("entry", EQUIVALENT, ids=lambda entry: entry["function"])
def test_equivalent_mutants_change_lines_that_exist(entry: dict[str, str]) -> None:
    """An entry that no longer matches the code is obsolete."""
    module = entry["function"].partition(".x")[0]
    lines = {line.strip() for line in (ROOT / f"{module.replace('.', '/')}.py").read_text("utf-8").splitlines()}
    changed = entry["change"].splitlines()
    assert {line[2:] for line in changed if line.startswith("- ")} <= lines
    assert any(line.startswith("+ ") for line in changed)
    assert entry["reason"]
