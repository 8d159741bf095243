"""Mutation testing for the rules and fair deals: change the code in one place at a time, and run the tests.

    python -m tools.mutants --sample 200 --seed 1 --workers 2
    python -m tools.mutants "wildfour.rules.turn.*"    # these mutants instead of a sample

mutmut (the `mutation` extra) generates the mutants, records which tests run each function, and runs those tests,
fastest first. Its settings are in pyproject.toml. This script adds mutants that omit a statement, and draws a
sample from all files. Mutants that mypy rejects don't count. `tests/equivalent_mutants.toml` lists mutants that behave
like the original.
"""

import argparse
import os
import random
import shutil
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import libcst
import mutmut.__main__ as mutmut
from libcst import matchers
from mutmut.mutation.mutators import mutation_operators

ROOT = Path(__file__).resolve().parents[1]
EQUIVALENT = ROOT / "tests" / "equivalent_mutants.toml"
LEAST_KILLED = 0.9
WORK = Path("mutants")  # mutmut's folder, in the current folder
EFFECT = (
    matchers.Expr(matchers.Call())
    | matchers.Raise()
    | matchers.AugAssign()
    | matchers.Assign([matchers.AssignTarget(matchers.Attribute() | matchers.Subscript())])
)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mutant and its fate. `change` contains the removed and added lines."""

    name: str
    status: str
    change: str
    reason: str = ""

    @property
    def killed(self) -> bool:
        return self.status in ("killed", "timeout", "segfault")


def leave_out(statement: libcst.BaseSmallStatement) -> Iterator[libcst.BaseSmallStatement]:
    """Replace a statement that has an effect with one that has none."""
    if matchers.matches(statement, EFFECT):
        yield libcst.Pass()


def generate(workers: int) -> dict[str, list[str]]:
    """Write all mutants of the code; return the names of those that pass the type checker, file by file."""
    WORK.mkdir(exist_ok=True)
    with mutmut.CatchOutput():
        mutmut.copy_src_dir()
        mutmut.copy_also_copy_files()
        mutmut.create_mutants(workers)
    refused = mutmut.filter_mutants_with_type_checker()
    mutants, _ = mutmut.collect_source_file_mutation_data(mutant_names=())
    names = defaultdict(list)
    for data, name, _ in mutants:
        if name not in refused:
            names[str(data.path)].append(name)
    return names


def sample(names: dict[str, list[str]], size: int, seed: int) -> list[str]:
    """Draw mutants at random, from every file in proportion to its number of mutants."""
    generator = random.Random(seed)
    every = [name for file in sorted(names) for name in generator.sample(names[file], len(names[file]))]
    step = max(1.0, len(every) / size)
    return [every[int(step * place)] for place in range(min(size, len(every)))]


def run(names: Sequence[str], workers: int) -> list[Mutant]:
    """Run the tests against the mutants."""
    mutmut._run(tuple(names), workers)
    known = reasons()
    return [outcome(name, known) for name in names]


def outcome(name: str, known: dict[tuple[str, str], str]) -> Mutant:
    data = mutmut.find_mutant(name)
    status = mutmut.status_by_exit_code[data.exit_code_by_key[name]]
    diff = mutmut.get_diff_for_mutant(name, path=data.path).splitlines()[3:]
    change = "\n".join(f"{line[0]} {line[1:].strip()}" for line in diff if line[0] in "+-")
    return Mutant(name, status, change, known.get((function_of(name), change), ""))


def function_of(name: str) -> str:
    return name.partition("__mutmut_")[0]


def reasons() -> dict[tuple[str, str], str]:
    """Return why mutants are equivalent to the original, by function and change."""
    entries = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return {(one["function"], one["change"].strip()): one["reason"] for one in entries}


def rate(mutants: Sequence[Mutant]) -> float:
    """Return the share of mutants that the tests kill, excluding equivalent ones."""
    counted = [one for one in mutants if one.killed or not one.reason]
    return sum(one.killed for one in counted) / len(counted)


def report(mutants: Sequence[Mutant]) -> str:
    """Report the survivors, each with its change, and the number of mutants by fate."""
    survivors = [one for one in mutants if not one.killed]
    shown = [f"{one.name}: {one.status}\n{one.change}\n{one.reason or 'not explained'}\n" for one in survivors]
    fates = Counter(one.status for one in mutants).most_common()
    total = ", ".join([f"{len(mutants)} mutants", *(f"{number} {status}" for status, number in fates)])
    equivalent = sum(bool(one.reason) for one in survivors)
    return "\n".join([*shown, f"{total} ({equivalent} equivalent): {rate(mutants):.1%} killed"])


def main() -> int:
    """Run the tests against a sample; return 1 if too few of its mutants are killed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pattern", nargs="*", help="names of mutants, with * (default: a sample)")
    parser.add_argument("--sample", type=int, default=200, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", action="store_true", help="use the mutants and the timings of the last run")
    args = parser.parse_args()
    if not args.keep:
        shutil.rmtree(WORK, ignore_errors=True)
    names = generate(args.workers)
    chosen = [name for file in names for name in names[file] if any(fnmatch(name, one) for one in args.pattern)]
    mutants = run(chosen or sample(names, args.sample, args.seed), args.workers)
    print(report(mutants))
    return int(rate(mutants) < LEAST_KILLED)


mutation_operators.append((libcst.BaseSmallStatement, leave_out))

if __name__ == "__main__":
    sys.exit(main())
