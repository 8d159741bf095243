"""Rules in force as constants: the functions of the rule modules with `s.rules.…` and `s.players` filled in.

A compiler that knows the options leaves out whatever they switch off. The sources stay what they are: this changes the
syntax trees of the functions on their way to the compiler.
"""

import ast
import inspect
import textwrap
from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any

from wildfour.options import Rules

Values = Mapping[str, int | tuple[int, ...]]


def values_of(rules: Rules) -> Values:
    """What the attributes of the rules are worth: ints, and tuples for the words of the deck."""
    values = {name: getattr(rules, name) for name in Rules.__slots__}
    return {name: tuple(value) if isinstance(value, list) else int(value) for name, value in values.items()}


class FillIn(ast.NodeTransformer):
    """Puts constants in the place of `s.rules.X`, `rules.X` and `s.players`."""

    def __init__(self, values: Values, players: int) -> None:
        self.values = values
        self.players = players

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:  # noqa: N802 - ast calls it so
        if is_rules(node.value) and node.attr in self.values:
            return self.constant(node)
        if is_rules(node):
            return ast.copy_location(ast.Constant(0), node)
        if node.attr == "players" and isinstance(node.ctx, ast.Load):
            return ast.copy_location(ast.Constant(self.players), node)
        self.generic_visit(node)
        return node

    def constant(self, node: ast.Attribute) -> ast.expr:
        value = self.values[node.attr]
        if isinstance(value, tuple):
            return ast.copy_location(ast.Name(f"RULES_{node.attr}", ast.Load()), node)
        return ast.copy_location(ast.Constant(value), node)


def is_rules(node: ast.expr) -> bool:
    """Is this expression `s.rules` or `rules`?"""
    return (isinstance(node, ast.Attribute) and node.attr == "rules") or (isinstance(node, ast.Name) and node.id == "rules")


def specialised(function: FunctionType, namespace: dict[str, Any], values: Values, players: int) -> FunctionType:
    """The function with the constants filled in; it lives in `namespace`, which must hold the tuples too."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    filled = ast.fix_missing_locations(FillIn(values, players).visit(tree))
    made: dict[str, Any] = {}
    exec(compile(filled, function.__code__.co_filename, "exec", dont_inherit=True), namespace, made)
    result = made[function.__name__]
    assert isinstance(result, FunctionType)
    return result


def tuples_in(values: Values) -> dict[str, tuple[int, ...]]:
    return {f"RULES_{name}": value for name, value in values.items() if isinstance(value, tuple)}


def needs_nothing(module: ModuleType) -> bool:
    """Does a module speak of no rules at all, so that its functions can stay as they are?"""
    return "rules" not in inspect.getsource(module)
