"""The functions of the rule modules made anew for one table, on their way to a compiler. The sources stay as they are.

Two changes are made to the syntax tree of a function:

* The rules in force become constants: `s.rules.jump_in` is 0 or 1, `s.players` a number. A compiler that knows them
  leaves out whatever they switch off.
* A state comes in two parts: `s` has the ints and `zones` the arrays. An array that is indexed by a variable must lie
  in memory, and what lies beside it in a record lies there too; apart from it the ints can be kept in registers.
"""

import ast
import inspect
import textwrap
from collections.abc import Mapping
from enum import IntEnum
from types import FunctionType
from typing import Any

from wildfour.options import Rules

Values = Mapping[str, int | tuple[int, ...]]
STATE, ZONES = "s", "zones"
ARRAYS = ("hands", "draw", "discard", "accusers", "counts")


def values_of(rules: Rules) -> Values:
    """What the attributes of the rules are worth: ints, and tuples for the words of the deck."""
    values = {name: getattr(rules, name) for name in Rules.__slots__}
    return {name: tuple(value) if isinstance(value, list) else int(value) for name, value in values.items()}


class Rewriter(ast.NodeTransformer):
    """Fills in the rules and takes states apart."""

    def __init__(self, values: Values, players: int, namespace: Mapping[str, Any]) -> None:
        self.values = values
        self.players = players
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

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        for place, argument in enumerate(node.args):
            if isinstance(argument, ast.Name) and argument.id == STATE:
                node.args.insert(place + 1, ast.Name(ZONES, ast.Load()))
                break
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if is_rules(node.value) and node.attr in self.values:
            return self.constant(node)
        if is_rules(node):
            return ast.Constant(0)
        if isinstance(node.value, ast.Name) and is_enum(self.namespace.get(node.value.id)):
            return ast.Constant(int(getattr(self.namespace[node.value.id], node.attr)))
        if node.attr == "players" and isinstance(node.ctx, ast.Load):
            return ast.Constant(self.players)
        if isinstance(node.value, ast.Name) and node.value.id == STATE and node.attr in ARRAYS:
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


def specialised(function: FunctionType, namespace: dict[str, Any], values: Values, players: int) -> FunctionType:
    """The function made anew; it lives in `namespace`."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    rewritten = ast.fix_missing_locations(Rewriter(values, players, namespace).visit(tree))
    namespace.update({tuple_name(name): value for name, value in values.items() if isinstance(value, tuple)})
    made: dict[str, Any] = {}
    exec(compile(rewritten, function.__code__.co_filename, "exec", dont_inherit=True), namespace, made)
    result = made[function.__name__]
    assert isinstance(result, FunctionType)
    return result
