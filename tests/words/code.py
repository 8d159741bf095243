"""Calls that take a message id in the package's source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import wildfour
from wildfour.support.extras import RUN
from wildfour.words import is_id

PACKAGE = Path(wildfour.__file__).parent
REFUSALS = {"WildfourError", "Invalid", "BadTranscript", "Illegal", "Stale"}
SAYING = {"say", "saying", "forms", "Message", "refuse_if"}
SAY_ON_PAGE = re.compile(r'\bsay\("([\w.-]+)"((?:[^()]|\([^()]*\))*)\)')
ID_IN_BROWSER = re.compile(r'"((?:web|sheet|no-such)-[a-z0-9.-]+)"')  # also ids that are formatted later
FAMILY_IN_BROWSER = re.compile(r"`(web-[a-z-]+-)\$\{")
GIVEN_BY_UNKNOWN = {"name", "guess", "known"}


class Use(NamedTuple):
    """A use of a message. `id` is empty if a sentence is given instead, or if the id is known only at run time.
    `all_known` is false if arguments are passed through from elsewhere."""

    file: str
    line: int
    function: str
    id: str
    is_family: bool
    arguments: frozenset[str]
    all_known: bool

    @property
    def place(self) -> str:
        """The package, or the module for top-level modules."""
        return self.file.partition("/")[0]


@cache
def sources() -> dict[str, ast.Module]:
    """Parse the package, run.py, and the environments module."""
    files = [file for file in sorted(PACKAGE.rglob("*.py")) if file.parent.name != "words"]
    names = {file.relative_to(PACKAGE).as_posix(): file for file in files}
    names |= {RUN.name: RUN, "tools/environments.py": RUN.with_name("tools") / "environments.py"}
    return {name: ast.parse(file.read_text(encoding="utf-8")) for name, file in names.items()}


def refusals() -> set[str]:
    """Return the names of all refusal classes."""
    names = set(REFUSALS)
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id in names for base in node.bases
            ):
                names.add(node.name)
    return names


@cache
def all_uses() -> tuple[Use, ...]:
    functions = refusals() | SAYING | {"unknown"}
    in_code = (
        use_in_call(file, node, name_of(node.func))
        for file, tree in sources().items()
        if file != "errors.py"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and name_of(node.func) in functions
    )
    return (*in_code, *uses_on_pages(), *uses_in_browsers())


def uses_on_pages() -> Iterator[Use]:
    """Find `say("pad-with", name=…)` in templates."""
    for file in sorted(PACKAGE.rglob("*.html")):
        text = file.read_text(encoding="utf-8")
        for found in SAY_ON_PAGE.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            arguments = frozenset(re.findall(r"(\w+)=", found[2]))
            yield Use(file.relative_to(PACKAGE).as_posix(), line, "say", found[1], False, arguments, True)


def uses_in_browsers() -> Iterator[Use]:
    """Find ids in the front end; the browser tests check their arguments."""
    for file in sorted((PACKAGE / "web").rglob("*.js")):
        text = file.read_text(encoding="utf-8")
        for found in ID_IN_BROWSER.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield Use(file.relative_to(PACKAGE).as_posix(), line, "say", found[1], False, frozenset(), False)
        for found in FAMILY_IN_BROWSER.finditer(text):
            yield Use(file.relative_to(PACKAGE).as_posix(), 0, "say", found[1], True, frozenset(), False)


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def use_in_call(file: str, call: ast.Call, function: str) -> Use:
    given = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    first = given.pop("id", None) or next(iter(call.args[function == "refuse_if" :]), None)
    text = "".join(pieces(first))
    family = isinstance(first, ast.JoinedStr)
    known = is_id(text) or (family and is_id(f"{text}x"))
    arguments = set(given) | (GIVEN_BY_UNKNOWN if function == "unknown" else set())
    passed = given.get("arguments") if function == "Message" else None
    keys = passed.keys if isinstance(passed, ast.Dict) else []
    arguments |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    all_known = None not in keys and (passed is None or isinstance(passed, ast.Dict))
    all_known = all_known and all(keyword.arg for keyword in call.keywords)
    return Use(file, call.lineno, function, text if known else "", family, frozenset(arguments), all_known)


def pieces(text: ast.expr | None) -> Iterator[str]:
    """Yield the constant parts of a string or template."""
    if isinstance(text, ast.Constant):
        yield str(text.value)
    elif isinstance(text, ast.JoinedStr):
        yield from (str(part.value) for part in text.values if isinstance(part, ast.Constant))


def texts_in(file: str) -> Iterator[str]:
    """Yield the strings in a file that are not docstrings."""
    tree = sources()[file]
    documents = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.value
