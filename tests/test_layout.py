"""Layout of the code: import cycles, package sizes, file lengths, parameters, suppressed warnings, and shared names.

The limits are those of CONTRIBUTING.md. Raise one only with a reason there.
"""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
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
# Names that occur in several packages, always with the same role (docs/architecture.md, "One name, one role").
SHARED_NAMES = {
    "arguments",
    "command",
    "errors",
    "log_events",
    "messages",
    "page",
    "parser",
    "plain_text",
    "request",
    "settings",
    "summary",
    "summary_builder",
    "writer",
}
C_ENTRY_POINTS: set[str] = set()  # functions called from C, whose parameters the caller fixes


@cache
def sources() -> dict[Path, str]:
    folders = ("wildfour", "bench", "examples", "tools", "training", "tests")
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]
    return {file.relative_to(ROOT): file.read_text(encoding="utf-8") for file in [*files, ROOT / "run.py"]}


def product() -> dict[Path, str]:
    return {path: text for path, text in sources().items() if path.parts[0] != "tests"}


def test_no_import_cycles() -> None:
    """Count imports that only type checkers see, too."""
    graph = grimp.build_graph("wildfour", exclude_type_checking_imports=False)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert cycles(imports) == []


def cycles(imports: dict[str, set[str]]) -> list[list[str]]:
    """Find the groups of modules that import each other: those left after removing leaves and roots in turn."""
    left = {module: set(imported) for module, imported in imports.items()}
    while True:
        imported_somewhere = set().union(*left.values()) if left else set()
        done = {module for module, imported in left.items() if not imported or module not in imported_somewhere}
        if not done:
            return [sorted(left)] if left else []
        left = {module: imported - done for module, imported in left.items() if module not in done}


def test_cycles_are_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [["b", "c"]]
    assert cycles({"a": {"b"}, "b": set()}) == []


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
    assert [name for name in many_parameters() if name not in C_ENTRY_POINTS] == []


def many_parameters() -> Iterator[str]:
    """List functions with too many parameters; keyword-only ones of public functions are free."""
    for path, text in product().items():
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            positional = [
                one.arg for one in (*node.args.posonlyargs, *node.args.args) if one.arg not in ("self", "cls")
            ]
            keywords = [] if not node.name.startswith("_") or node.name == "__init__" else node.args.kwonlyargs
            if len(positional) + len(keywords) > MOST_PARAMETERS:
                yield f"{path}:{node.name}"


def test_modules_do_more_than_re_export() -> None:
    """A package may list its public names; a module has something of its own."""
    assert [str(path) for path, text in product().items() if path.name != "__init__.py" and only_imports(text)] == []


def only_imports(text: str) -> bool:
    body = [node for node in ast.parse(text).body if not is_docstring(node)]
    return bool(body) and all(isinstance(node, ast.Import | ast.ImportFrom) or is_all(node) for node in body)


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_all(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["__all__"]


def test_a_file_name_has_one_role() -> None:
    folders = defaultdict(list)
    for path in product():
        if path.parts[0] == "wildfour" and not path.name.startswith("__"):
            folders[path.stem].append(str(path.parent))
    assert {name: found for name, found in folders.items() if len(found) > 1 and name not in SHARED_NAMES} == {}


def test_few_warnings_are_suppressed() -> None:
    noqa = {str(path): len(re.findall(r"# noqa: ", text)) for path, text in sources().items()}
    ignored = {str(path): len(re.findall(r"# type: ignore\[", text)) for path, text in sources().items()}
    assert sum(noqa.values()) <= MOST_NOQA, sorted(noqa.items(), key=lambda one: -one[1])[:20]
    assert sum(ignored.values()) <= MOST_TYPE_IGNORE, sorted(ignored.items(), key=lambda one: -one[1])[:20]


def test_the_picture_of_the_layers_is_the_contract() -> None:
    page = layers.PAGE.read_text(encoding="utf-8")
    assert page == layers.updated(page)
    assert {name for layer in layers.layers() for name in layer} == top_level()


def top_level() -> set[str]:
    """List the packages and modules that a layer must name."""
    packages = {path.parts[1] for path in product() if path.parts[0] == "wildfour" and len(path.parts) > 2}
    return packages | {"cli", "errors", "version"}
