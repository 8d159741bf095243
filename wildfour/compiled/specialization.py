"""Functions specialized for one known table before compilation.

A function's syntax tree gets two changes:

* Known values become constants: `s.rules.jump_in` is 0 or 1, and `s.players` is a number. So is `plan.bluffs[seat]` if
  all seats use the same policy. The compiler then drops disabled code.
* A state is split: `s` has the ints, and `zones` has the arrays. An array that a variable indexes must be in memory,
  along with everything else in its record. Separate ints can stay in registers.
"""

import ast
import inspect
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from types import FunctionType
from typing import Any

from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.state import ARRAYS

Values = Mapping[str, int | tuple[int, ...]]
STATE, ZONES = "s", "zones"
IN_ZONES = (*(one.name for one in ARRAYS), "counts", "known")


def values_of(rules: Rules) -> Values:
    """Return the rule attributes: ints, and tuples for the deck's words."""
    values = {name: getattr(rules, name) for name in Rules.__slots__}
    return {name: tuple(value) if isinstance(value, list) else int(value) for name, value in values.items()}


@dataclass(frozen=True, slots=True)
class KnownTable:
    """A table's known properties: rules, number of players, values shared by the seats' plans, impossible moves by
    name, and environment settings. Also the code that replaces allocating calls, by function name.
    """

    values: Values
    players: int
    plan: Mapping[str, int] = field(default_factory=dict)
    never: frozenset[str] = frozenset()
    settings: Mapping[str, int] = field(default_factory=dict)
    rooms: Mapping[str, str] = field(default_factory=dict)


class Rewriter(ast.NodeTransformer):
    """A transformer that inserts constants and splits states."""

    def __init__(self, table: KnownTable, namespace: Mapping[str, Any]) -> None:
        self.table = table
        self.namespace = namespace

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        names = [argument.arg for argument in node.args.args]
        if STATE in names:
            node.args.args.insert(names.index(STATE) + 1, ast.arg(ZONES))
        node.returns = None
        for argument in node.args.args:
            argument.annotation = None
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """Allocate memory in the caller: a GPU thread cannot return it."""
        if isinstance(node.func, ast.Name) and node.func.id in self.table.rooms:
            return ast.parse(self.table.rooms[node.func.id], mode="eval").body
        self.generic_visit(node)
        for place, argument in enumerate(node.args):
            if isinstance(argument, ast.Name) and argument.id == STATE:
                node.args.insert(place + 1, ast.Name(ZONES, ast.Load()))
                break
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Replace `plan.bluffs[seat]` with a number if all seats use the same policy."""
        match node.value:
            case ast.Attribute(value=ast.Name(id="plan"), attr=rate) if rate in self.table.plan:
                return ast.Constant(self.table.plan[rate])
        self.generic_visit(node)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """Make `move == CHALLENGE` and `CATCH <= move < FLIP` false for impossible moves."""
        self.generic_visit(node)
        first = node.comparators[0] if isinstance(node.ops[0], ast.Eq) else node.left
        return ast.Constant(False) if isinstance(first, ast.Name) and first.id in self.table.never else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if is_named("rules", node.value) and node.attr in self.table.values:
            return self.constant(node)
        if is_named("rules", node):
            return ast.Constant(0)
        if is_named("settings", node.value) and node.attr in self.table.settings:
            return ast.Constant(self.table.settings[node.attr])
        if isinstance(node.value, ast.Name) and is_enum(self.namespace.get(node.value.id)):
            return ast.Constant(int(getattr(self.namespace[node.value.id], node.attr)))
        if node.attr == "players" and isinstance(node.ctx, ast.Load):
            return ast.Constant(self.table.players)
        if isinstance(node.value, ast.Name) and node.value.id == STATE and node.attr in IN_ZONES:
            return ast.Attribute(ast.Name(ZONES, ast.Load()), node.attr, node.ctx)
        self.generic_visit(node)
        return node

    def constant(self, node: ast.Attribute) -> ast.expr:
        value = self.table.values[node.attr]
        return ast.Name(tuple_name(node.attr), ast.Load()) if isinstance(value, tuple) else ast.Constant(value)


def is_named(name: str, node: ast.expr) -> bool:
    """Return whether an expression is `name` or, like `s.rules`, ends with it."""
    if isinstance(node, ast.Name):
        return node.id == name
    return isinstance(node, ast.Attribute) and node.attr == name


def is_enum(value: object) -> bool:
    """Return whether a value is an IntEnum, whose members numba-cuda does not treat as ints."""
    return isinstance(value, type) and issubclass(value, IntEnum)


def tuple_name(attribute: str) -> str:
    return f"RULES_{attribute.upper()}"


def specialize(
    function: FunctionType, namespace: dict[str, Any], table: KnownTable, more: Mapping[str, Any] | None = None
) -> FunctionType:
    """Re-create a function for a table, in a namespace to which `more` names are added."""
    namespace.update(more or {})
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    rewritten = ast.fix_missing_locations(Rewriter(table, namespace).visit(tree))
    namespace.update({tuple_name(name): value for name, value in table.values.items() if isinstance(value, tuple)})
    made: dict[str, Any] = {}
    exec(compile(rewritten, function.__code__.co_filename, "exec", dont_inherit=True), namespace, made)
    result = made[function.__name__]
    assert isinstance(result, FunctionType)
    return result
