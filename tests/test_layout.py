"""Layout of the code: imports, package sizes, file lengths, parameters, suppressed warnings, and shared names.

CONTRIBUTING.md lists the limits. Raise one only if you give the reason there.
"""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp

from tools import layers

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "wildfour"
MOST_LINES, MOST_LONG_FILES, MOST_LINES_EVER = 300, 4, 400
MOST_MODULES = 20  # directly in a package
MANY_MODULES = {"rules"}
MOST_PARAMETERS = 7
MOST_NOQA, MOST_TYPE_IGNORE = 40, 30
MOST_IMPORTS_OF_EXPERT, MOST_LINES_OF_EXPERT = 20, 1500
# Modules of the expert outside its package.
EXPERT = {"determinization.py", "round_history.py", "state_from_view.py"}
# Functions that compiled code exports: their callers pass arrays.
C_ENTRY_POINTS = {
    "wildfour/simulation/counted_rounds.py:play_in_blocks",
    "wildfour/simulation/match_rounds.py:play_tasks",
}
# Public signatures with more parameters, most of them by keyword only.
KEYWORD_SIGNATURES = {
    "wildfour/envs/adapters/agents.py:__init__",
    "wildfour/envs/adapters/single.py:__init__",
    "wildfour/envs/adapters/vector.py:__init__",
    "wildfour/envs/batch.py:__init__",
    "wildfour/envs/match_batch.py:__init__",
    "wildfour/match/match.py:__init__",
}
ROLES = re.compile(r"## One name, one role\n(.*)", re.DOTALL)


@cache
def sources() -> dict[Path, str]:
    folders = ("wildfour", "bench", "examples", "tools", "training", "tests")
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    return {file.relative_to(ROOT): file.read_text(encoding="utf-8") for file in [*files, ROOT / "run.py"]}


def product() -> dict[Path, str]:
    return {path: text for path, text in sources().items() if path.parts[0] != "tests"}


@cache
def imports() -> dict[str, set[str]]:
    """Map each module to its imports, including those for type checkers only."""
    graph = grimp.build_graph("wildfour", exclude_type_checking_imports=False)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_no_import_cycles() -> None:
    assert cycle(imports()) == []


def cycle(imports: dict[str, set[str]]) -> list[str]:
    """Return a cycle of modules that starts and ends with the same module, or an empty list."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_cycles_are_found() -> None:
    assert set(cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}})) == {"b", "c"}
    assert cycle({"a": {"b"}, "b": set()}) == []


def test_the_expert_is_small_and_imports_little() -> None:
    package = "wildfour.bots.expert"
    imported = set().union(*(names for module, names in imports().items() if module.startswith(package)))
    outside = {name for name in imported if not name.startswith(package)}
    assert 0 < len(outside) <= MOST_IMPORTS_OF_EXPERT, outside
    bots = Path("wildfour/bots")
    files = [
        path for path in product() if path.parent == bots / "expert" or (path.parent == bots and path.name in EXPERT)
    ]
    lines = {str(path): product()[path].count("\n") for path in files}
    assert len(EXPERT) < len(files)
    assert sum(lines.values()) <= MOST_LINES_OF_EXPERT, lines


def test_files_are_short() -> None:
    lengths = {path: text.count("\n") for path, text in product().items()}
    long_files = {str(path): lines for path, lines in lengths.items() if lines > MOST_LINES}
    assert len(long_files) <= MOST_LONG_FILES, long_files
    assert max(lengths.values()) <= MOST_LINES_EVER, long_files


def test_packages_are_small() -> None:
    sizes = Counter(path.parent for path in product() if path.parts[0] == "wildfour" and path.name != "__init__.py")
    large = {str(folder): size for folder, size in sizes.items() if size > MOST_MODULES}
    assert {folder for folder in large if Path(folder).name not in MANY_MODULES} == set(), large


def test_functions_have_few_parameters() -> None:
    assert set(many_parameters(by_keyword=False)) == C_ENTRY_POINTS
    assert set(many_parameters(by_keyword=True)) == C_ENTRY_POINTS | KEYWORD_SIGNATURES


def many_parameters(by_keyword: bool) -> Iterator[str]:
    """Yield functions with too many parameters; `by_keyword` includes keyword-only ones."""
    for path, text in product().items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                parameters = [*node.args.posonlyargs, *node.args.args, *(node.args.kwonlyargs if by_keyword else ())]
                if len([one for one in parameters if one.arg not in ("self", "cls")]) > MOST_PARAMETERS:
                    yield f"{path}:{node.name}"


def test_modules_do_more_than_re_export() -> None:
    """A package may list its public names; a module must define something."""
    assert [str(path) for path, text in product().items() if path.name != "__init__.py" and only_imports(text)] == []


def only_imports(text: str) -> bool:
    body = [node for node in ast.parse(text).body if not is_docstring(node)]
    return bool(body) and all(isinstance(node, ast.Import | ast.ImportFrom) or is_all(node) for node in body)


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_all(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["__all__"]


def test_a_file_name_has_one_role() -> None:
    """docs/architecture.md lists the file names that occur in several packages, each with its role."""
    folders = defaultdict(list)
    for path in product():
        if path.parts[0] == "wildfour" and not path.name.startswith("__"):
            folders[path.stem].append(str(path.parent))
    roles = ROLES.search((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert roles is not None
    shared = {name: found for name, found in folders.items() if len(found) > 1}
    assert set(shared) == set(re.findall(r"`(\w+)`", roles[1])), shared


def test_few_warnings_are_suppressed() -> None:
    for sign, most in ((r"#[ ]noqa\b", MOST_NOQA), (r"#[ ]type: ignore\b", MOST_TYPE_IGNORE)):
        found = Counter({str(path): len(re.findall(sign, text)) for path, text in sources().items()})
        assert found.total() <= most, found.most_common(20)


def test_the_layer_diagram_matches_the_contract() -> None:
    page = layers.PAGE.read_text(encoding="utf-8")
    assert page == layers.updated(page)
    assert {name for layer in layers.layers() for name in layer} == top_level()


def top_level() -> set[str]:
    """List the packages and modules that the layers must include."""
    packages = {path.parts[1] for path in product() if path.parts[0] == "wildfour" and len(path.parts) > 2}
    return packages | {"cli", "errors", "version"}
