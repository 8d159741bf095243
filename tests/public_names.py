"""Inventory rows for the names that a program may import, with their signatures.

Public names are those in the `__all__` of a package, those that the docs import or mention, and ENTRIES.
"""

import ast
import enum
import inspect
import re
import textwrap
import typing
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from gymnasium.envs.registration import registry

from wildfour.bots.expert.expert_bot import Expert
from wildfour.bots.levels import bot_named
from wildfour.envs.adapters.aec import UnoAEC
from wildfour.envs.adapters.parallel import UnoParallel
from wildfour.envs.adapters.single import UnoEnv
from wildfour.envs.adapters.vector import UnoVectorEnv
from wildfour.envs.batch import Batch
from wildfour.envs.codec.encoding_names import Layout
from wildfour.envs.core.setup import LEARNER, POLICIES, Setup
from wildfour.envs.gpu_batch import GpuBatch
from wildfour.envs.match_batch import MatchBatch
from wildfour.events.match_events import AnyEvent
from wildfour.match.format_base import Format
from wildfour.match.formats import FORMATS, format_named
from wildfour.match.stakes import Stakes
from wildfour.pad.score_pad import PadRound, ScorePad
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.option_parser import Options, parse_options
from wildfour.tournament.settings import Settings
from wildfour.tournament.tournament import Tournament
from wildfour.tournament.tournament_file import TournamentFile

ENTRIES: tuple[Any, ...] = (
    *(Edition, edition_named, Options, parse_options, *typing.get_args(AnyEvent)),
    *(Format, *FORMATS, format_named, Stakes, ScorePad, PadRound, Settings, Tournament, TournamentFile),
    *(bot_named, Expert),
    *(UnoAEC, UnoParallel, UnoEnv, UnoVectorEnv, Batch, MatchBatch, GpuBatch, Setup, Layout),
)
IMPORTED = re.compile(r"from (wildfour[\w.]*) import ([\w, ]+)")
NAMED = re.compile(r"\bwildfour(?:\.\w+)+")
OPERATORS = ("__call__", "__contains__", "__enter__", "__aenter__", "__eq__", "__getitem__", "__iter__", "__len__")
PLAIN = (bool, int, float, str, bytes, type(None))


def public_name_rows(root: Path) -> Iterator[str]:
    """List the public names by import path; list the members and signature of each object once."""
    for path, value in sorted(public_names(root).items()):
        yield f"python name {path}{f' = {shown(value)}' if isinstance(value, PLAIN) else ''}"
        if inspect.isclass(value):
            yield from class_rows(value)
        elif inspect.isfunction(inspect.unwrap(value)):  # cached functions included
            yield f"api {value.__qualname__}{signature(value)}"
    yield from registered()


def public_names(root: Path) -> dict[str, Any]:
    """Map all public names to their values."""
    found = {f"{entry.__module__}.{entry.__name__}": entry for entry in ENTRIES}
    for file in (root / "wildfour").rglob("__init__.py"):
        package = import_module(".".join(file.parent.relative_to(root).parts))
        found |= {f"{package.__name__}.{name}": getattr(package, name) for name in getattr(package, "__all__", ())}
    for path in documented(root):
        module, _, name = path.rpartition(".")
        value = attribute(module, name)
        if value is not None and not isinstance(value, ModuleType):
            found[path] = value
    return found


def documented(root: Path) -> set[str]:
    """Find the paths of names in docs and examples."""
    files = [*root.glob("*.md"), *(root / "docs").glob("*.md"), *(root / "examples").glob("*.py")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    paths = {f"{module}.{name.strip()}" for module, names in IMPORTED.findall(text) for name in names.split(",")}
    return paths | set(NAMED.findall(text))


def attribute(module: str, name: str) -> object:
    """Return the value of a name in a module, or None if it does not exist."""
    try:
        return getattr(import_module(module), name, None)
    except ImportError:
        return None


def registered() -> Iterator[str]:
    """List the environments registered in Gymnasium, with their settings."""
    yield from (f"environment {id}" for id in registry if id.startswith("wildfour/"))
    for name, hint in typing.get_type_hints(Setup).items():
        if typing.get_origin(hint) is typing.Literal:
            yield from (f"environment {name}={value}" for value in typing.get_args(hint))
    yield from (f"environment seat={name}" for name in (LEARNER, *POLICIES))


# Classes


def class_rows(kind: type) -> Iterator[str]:
    """List the constructor's arguments and the public members, except those from other packages."""
    yield f"api {kind.__name__}"
    yield from constructor_rows(kind)
    for base in kind.__mro__:
        if base.__module__.partition(".")[0] == "wildfour":
            for name in member_names(base):
                if not name.startswith("_") or name in OPERATORS:
                    yield f"api {kind.__name__}.{name}{call_of(kind, name)}"


def constructor_rows(kind: type) -> Iterator[str]:
    """List the constructor's arguments, one per row, positional ones with their index."""
    if issubclass(kind, enum.Enum | BaseException) or typing.is_typeddict(kind):
        return
    for number, one in enumerate(inspect.signature(kind).parameters.values()):
        place = f"{number}: " if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD) else ""
        star = "*: " if one.kind is one.KEYWORD_ONLY else ""
        yield f"api {kind.__name__}({star}{place}{parameter(one)})"


def member_names(kind: type) -> set[str]:
    """Find the members that a class body defines, and attributes that its methods set on `self`."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    names = {node.name for node in body.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    for statement in body.body:
        names |= {one.id for target in targets(statement) for one in ast.walk(target) if isinstance(one, ast.Name)}
    for node in ast.walk(body):
        for target in targets(node):
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
                names.add(target.attr)
    return names


def targets(node: ast.AST) -> list[ast.expr]:
    """Return the targets of an assignment."""
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign) else []


def call_of(kind: type, name: str) -> str:
    """Return the signature of a method without `self`; empty for other members."""
    found = inspect.getattr_static(kind, name, None)
    function = found.__func__ if isinstance(found, staticmethod | classmethod) else found
    if not inspect.isfunction(function):
        return ""
    return signature(function, skipped=0 if isinstance(found, staticmethod) else 1)


def signature(function: Any, skipped: int = 0) -> str:
    """Return a signature without types: renaming a type does not break calls."""
    function = inspect.unwrap(function)
    taken = list(inspect.signature(function).parameters.values())[skipped:]
    parts = [("*, " if first_keyword(taken, place) else "") + parameter(one) for place, one in enumerate(taken)]
    return f"({', '.join(parts)}){' async' if inspect.iscoroutinefunction(function) else ''}"


def first_keyword(parameters: list[inspect.Parameter], place: int) -> bool:
    """Return True if a bare star precedes this parameter."""
    one, before = parameters[place], parameters[place - 1] if place else None
    follows = before is not None and before.kind in (one.KEYWORD_ONLY, one.VAR_POSITIONAL)
    return one.kind is one.KEYWORD_ONLY and not follows


def parameter(one: inspect.Parameter) -> str:
    """Return the name of a parameter with its default."""
    stars = "*" * (one.kind is one.VAR_POSITIONAL) + "**" * (one.kind is one.VAR_KEYWORD)
    return f"{stars}{one.name}" + ("" if one.default is one.empty else f"={shown(one.default)}")


def shown(value: object) -> str:
    """Format a default identically in every process and Python version."""
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, PLAIN):
        return repr(value)
    if isinstance(value, tuple):
        return f"({', '.join(map(shown, value))})"
    return "…"
