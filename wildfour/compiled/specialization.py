"""The functions of the rule modules made anew for one table, on their way to a compiler. The sources stay as they are.

Two changes are made to the syntax tree of a function:

* What is known of the table becomes constant: `s.rules.jump_in` is 0 or 1, `s.players` a number, `plan.bluffs[seat]`
  too where all seats play alike. A compiler that knows them leaves out whatever they switch off.
* A state comes in two parts: `s` has the ints and `zones` the arrays. An array that is indexed by a variable must lie
  in memory, and what lies beside it in a record lies there too; apart from it the ints can be kept in registers.
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
STATE, ZONES, SETTINGS = "s", "zones", "settings"
IN_ZONES = (*(one.name for one in ARRAYS), "counts", "known")


def values_of(rules: Rules) -> Values:
    """What the attributes of the rules are worth: ints, and tuples for the words of the deck."""
    values = {name: getattr(rules, name) for name in Rules.__slots__}
    return {name: tuple(value) if isinstance(value, list) else int(value) for name, value in values.items()}


@dataclass(frozen=True, slots=True)
class KnownTable:
    """What is known of a table beforehand: the rules in force, the players, the parts of their plan that all share, the
    moves, by their names, that nobody makes, and the settings of an environment; and what a call that makes room
    becomes, by the name of the function."""

    values: Values
    players: int
    plan: Mapping[str, int]
    never: frozenset[str]
    settings: Mapping[str, int] = field(default_factory=dict)
    rooms: Mapping[str, str] = field(default_factory=dict)


class Rewriter(ast.NodeTransformer):
    """Fills in the rules and takes states apart."""

    def __init__(self, table: "KnownTable", namespace: Mapping[str, Any]) -> None:
        self.values = table.values
        self.players = table.players
        self.plan = table.plan
        self.never = table.never
        self.settings = table.settings
        self.rooms = table.rooms
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
        """A thread has no memory that it could hand on: room is made where it is asked for."""
        if isinstance(node.func, ast.Name) and node.func.id in self.rooms:
            return ast.parse(self.rooms[node.func.id], mode="eval").body
        self.generic_visit(node)
        for place, argument in enumerate(node.args):
            if isinstance(argument, ast.Name) and argument.id == STATE:
                node.args.insert(place + 1, ast.Name(ZONES, ast.Load()))
                break
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """How all seats play alike: `plan.bluffs[seat]` is a number."""
        match node.value:
            case ast.Attribute(value=ast.Name(id="plan"), attr=rate) if rate in self.plan:
                return ast.Constant(self.plan[rate])
        self.generic_visit(node)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """A move that nobody makes: `move == CHALLENGE` and `CATCH <= move < FLIP` never hold."""
        self.generic_visit(node)
        first = node.comparators[0] if isinstance(node.ops[0], ast.Eq) else node.left
        return ast.Constant(False) if isinstance(first, ast.Name) and first.id in self.never else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if is_rules(node.value) and node.attr in self.values:
            return self.constant(node)
        if is_rules(node):
            return ast.Constant(0)
        if isinstance(node.value, ast.Name) and node.value.id == SETTINGS and node.attr in self.settings:
            return ast.Constant(self.settings[node.attr])
        if isinstance(node.value, ast.Name) and is_enum(self.namespace.get(node.value.id)):
            return ast.Constant(int(getattr(self.namespace[node.value.id], node.attr)))
        if node.attr == "players" and isinstance(node.ctx, ast.Load):
            return ast.Constant(self.players)
        if isinstance(node.value, ast.Name) and node.value.id == STATE and node.attr in IN_ZONES:
            return ast.Attribute(ast.Name(ZONES, ast.Load()), node.attr, node.ctx)
        self.generic_visit(node)
        return node

    def constant(self, node: ast.Attribute) -> ast.expr:
        value = self.values[node.attr]
        return ast.Name(tuple_name(node.attr), ast.Load()) if isinstance(value, tuple) else ast.Constant(value)


def is_rules(node: ast.expr) -> bool:
    """Is this expression `s.rules` or `rules`?"""
    if isinstance(node, ast.Name):
        return node.id == "rules"
    return isinstance(node, ast.Attribute) and node.attr == "rules"


def is_enum(value: object) -> bool:
    """numba-cuda takes the members of an enum for no ints."""
    return isinstance(value, type) and issubclass(value, IntEnum)


def tuple_name(attribute: str) -> str:
    return f"RULES_{attribute.upper()}"


def specialised(
    function: FunctionType, namespace: dict[str, Any], table: KnownTable, more: Mapping[str, Any] | None = None
) -> FunctionType:
    """The function made anew; it lives in `namespace`, and may name some more there."""
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
