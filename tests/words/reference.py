"""Project Fluent's parser and resolver with our functions, as the reference for our catalog."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wildfour.words import Argument, Catalogue, in_language
from wildfour.words.catalog import FOLDER, FUNCTIONS, Function

EXAMPLES: dict[str, list[Argument]] = {
    "LIST": [["Ann"], ["Ann", "Bob", "Cid"]],
    "CARDS": [[], ["r7", "W4"]],
    "CARD": ["r7", "b+2", "o3^", "W"],
    "COLOR": ["g"],
    "LONG": ["a text"],
    "TYPED": [[], "W>g", ["r7", "W4"]],
    "WHOLE": ["a text"],
}
PLAIN: list[Argument] = ["some text", 1, 1234567]
MOST_TRIALS = 400


class ListArgument(FluentType):
    """A list argument, which Fluent does not support; only our functions read it."""

    def __init__(self, words: list[Any]) -> None:
        self.words = words


@cache
def resource(language: str) -> ast.Resource:
    """Parse all files of a language."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.ftl"))]
    return FluentParser(with_spans=False).parse("\n".join(texts))


@cache
def entries(language: str) -> dict[str, ast.Message | ast.Term]:
    return entries_of(resource(language))


def entries_of(found: ast.Resource) -> dict[str, ast.Message | ast.Term]:
    return {
        f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}": entry
        for entry in found.body
        if isinstance(entry, ast.Message | ast.Term)
    }


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Return every message and attribute of a language by id."""
    return patterns_of(resource(language))


def patterns_in(text: str) -> dict[str, ast.Pattern]:
    """Return the patterns of one file by id."""
    return patterns_of(FluentParser(with_spans=False).parse(text))


def patterns_of(read: ast.Resource) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for id, entry in entries_of(read).items():
        if entry.value is not None:
            found[id] = entry.value
        found.update({f"{id}.{attribute.id.name}": attribute.value for attribute in entry.attributes})
    return found


class Needs(Visitor):
    """Visitor that collects a pattern's variables, with values to try for each, and the messages that it references."""

    def __init__(self) -> None:
        self.values: dict[str, list[Argument]] = {}
        self.references: set[str] = set()
        self.functions: set[str] = set()  # variables passed to functions

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, list(PLAIN))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        [argument] = node.arguments.positional
        if isinstance(argument, ast.VariableReference) and node.id.name in EXAMPLES:
            if node.id.name != "TYPED" or argument.id.name not in self.functions:  # TYPED also takes their arguments
                self.values[argument.id.name] = EXAMPLES[node.id.name]
            self.functions.add(argument.id.name)
        else:
            self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = [
                variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value)
                for variant in node.variants
                if not variant.default
            ]
            known = self.values[node.selector.id.name]
            self.values[node.selector.id.name] = [*keys, *(value for value in known if value not in keys)]


def needs(language: str, id: str) -> dict[str, list[Argument]]:
    """Return the variables of a message and of all messages that it references, with values to try."""
    visitor = Needs()
    visitor.visit(patterns(language)[id])
    found = visitor.values
    for other in visitor.references:
        found = {**needs(language, other), **found}
    return found


def trials(language: str, id: str) -> Iterator[dict[str, Argument]]:
    """Yield arguments for a message: all combinations of the trial values, up to a limit."""
    wanted = needs(language, id)
    for number, values in enumerate(product(*wanted.values())):
        if number == MOST_TRIALS:
            return
        yield dict(zip(wanted, values, strict=True))


def adapted(function: Function, words: Catalogue) -> Callable[..., str]:
    """Adapt one of our functions to Fluent's calling convention."""

    def call(value: Any, **named: Any) -> str:
        return function(words, value.words if isinstance(value, ListArgument) else value, named)

    return call


@cache
def bundle(language: str) -> FluentBundle:
    words = in_language(language)
    made = FluentBundle(
        [language],
        functions={name: adapted(function, words) for name, function in FUNCTIONS.items()},  # type: ignore[misc]
        use_isolating=False,
    )
    made.add_resource(resource(language))
    return made


def formatted_by_fluent(made: FluentBundle, id: str, arguments: Mapping[str, Argument]) -> str | None:
    """Format a message; return None if something is missing."""
    name, _, attribute = id.partition(".")
    message = made.get_message(name)
    given = {key: ListArgument(value) if isinstance(value, list) else value for key, value in arguments.items()}
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, given)
    return None if errors else str(text)
