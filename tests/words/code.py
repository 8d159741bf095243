"""Where the package says something: the calls that take the id of a message, found in its source."""

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
SAID_ON_PAGE = re.compile(r'\bsay\("([\w.-]+)"((?:[^()]|\([^()]*\))*)\)')
SAID_IN_BROWSER = re.compile(r'"((?:web|sheet|no-such)-[a-z0-9.-]+)"')  # some are chosen first, and said then
FAMILY_IN_BROWSER = re.compile(r"`(web-[a-z-]+-)\$\{")
GIVEN_BY_UNKNOWN = {"name", "guess", "known"}


class Said(NamedTuple):
    """A call. `id` is empty where a sentence is given instead, or something that only running it would tell; and not
    all `arguments` are known where some come from elsewhere."""

    file: str
    line: int
    function: str
    id: str
    is_family: bool
    arguments: frozenset[str]
    all_known: bool

    @property
    def place(self) -> str:
        """The module, or the package that it is in."""
        return self.file.partition("/")[0]


@cache
def sources() -> dict[str, ast.Module]:
    """Of the package, and of run.py with its environments."""
    files = [file for file in sorted(PACKAGE.rglob("*.py")) if file.parent.name != "words"]
    names = {file.relative_to(PACKAGE).as_posix(): file for file in files}
    names |= {RUN.name: RUN, "tools/environments.py": RUN.with_name("tools") / "environments.py"}
    return {name: ast.parse(file.read_text(encoding="utf-8")) for name, file in names.items()}


def refusals() -> set[str]:
    """The names of all refusals, those of single packages included."""
    names = set(REFUSALS)
    for tree in sources().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id in names for base in node.bases
            ):
                names.add(node.name)
    return names


@cache
def all_said() -> tuple[Said, ...]:
    functions = refusals() | SAYING | {"unknown"}
    in_code = (
        said(file, node, name_of(node.func))
        for file, tree in sources().items()
        if file != "errors.py"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and name_of(node.func) in functions
    )
    return (*in_code, *said_on_pages(), *said_in_browsers())


def said_on_pages() -> Iterator[Said]:
    """`say("pad-with", name=…)` in a template."""
    for file in sorted(PACKAGE.rglob("*.html")):
        text = file.read_text(encoding="utf-8")
        for found in SAID_ON_PAGE.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            arguments = frozenset(re.findall(r"(\w+)=", found[2]))
            yield Said(file.relative_to(PACKAGE).as_posix(), line, "say", found[1], False, arguments, True)


def said_in_browsers() -> Iterator[Said]:
    """The ids that the front end has: which arguments they get, playing it tells."""
    for file in sorted((PACKAGE / "web").rglob("*.js")):
        text = file.read_text(encoding="utf-8")
        for found in SAID_IN_BROWSER.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield Said(file.relative_to(PACKAGE).as_posix(), line, "say", found[1], False, frozenset(), False)
        for found in FAMILY_IN_BROWSER.finditer(text):
            yield Said(file.relative_to(PACKAGE).as_posix(), 0, "say", found[1], True, frozenset(), False)


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def said(file: str, call: ast.Call, function: str) -> Said:
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
    return Said(file, call.lineno, function, text if known else "", family, frozenset(arguments), all_known)


def pieces(text: ast.expr | None) -> Iterator[str]:
    """The constant pieces of a text, or of a template."""
    if isinstance(text, ast.Constant):
        yield str(text.value)
    elif isinstance(text, ast.JoinedStr):
        yield from (str(part.value) for part in text.values if isinstance(part, ast.Constant))


def texts_in(file: str) -> Iterator[str]:
    """The texts in a file that are no docstrings."""
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
