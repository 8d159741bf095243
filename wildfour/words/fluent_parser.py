"""Parser for one entry of a Fluent file: the text after `id =`, as a syntax tree.

It supports the syntax of projectfluent.org, except decimals. The tests compare it with Fluent's parser on every file.
It loads quickly and has no dependencies, so errors can be shown before any package is installed.
"""

import re
from typing import NamedTuple

NAME = r"[a-zA-Z][a-zA-Z0-9_-]*"
BLANK = re.compile(r"\s*")
SPACES = re.compile(r" *")
TEXT = re.compile(r"[^{}\n]+")
NEW_LINES = re.compile(r"(?: *\n)+( *)(?=([^ ]?))")
ATTRIBUTE = re.compile(rf"\s*\.({NAME}) *=")
STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
ESCAPE = re.compile(r'\\(?:(["\\])|[uU]([0-9a-fA-F]+))')
NUMBER = re.compile(r"-?[0-9]+")
VARIABLE = re.compile(rf"\$({NAME})")
REFERENCE = re.compile(rf"(-?{NAME})(?:\.({NAME}))?")
NAMED = re.compile(rf"({NAME})\s*:\s*")
VARIANT = re.compile(rf"\s*(\*?)\[\s*(?:({NAME})|({NUMBER.pattern}))\s*\]")
ENDS_A_PATTERN = ("", "}", ".", "[", "*")  # at the start of a line


class BadEntry(ValueError):
    """An entry with a syntax error."""


class Variable(NamedTuple):
    name: str


class Reference(NamedTuple):
    """A reference to a message or, with a leading dash, to a term, which receives only the arguments given in the
    reference."""

    id: str
    attribute: str | None
    arguments: dict[str, "Literal"]


class Call(NamedTuple):
    function: str
    positional: tuple["Expression", ...]
    named: dict[str, "Literal"]


class Select(NamedTuple):
    selector: "Expression"
    variants: tuple[tuple["Literal", "Pattern"], ...]
    default: "Pattern"


class Quoted(NamedTuple):
    """A quoted string: literal text or a function argument."""

    text: str


Literal = str | int
Expression = Variable | Reference | Call | Select | Quoted | int
Pattern = tuple[str | Expression, ...]


class Entry(NamedTuple):
    """A message or a term."""

    value: Pattern
    attributes: dict[str, Pattern]


class Indent(NamedTuple):
    """A line break in a pattern, with the indentation of the next line."""

    lines: int
    spaces: int


def parse_entry(text: str) -> Entry:
    """Parse the text after the `=` of an entry."""
    reader = Reader(text)
    value = reader.pattern()
    attributes = {}
    while found := reader.match(ATTRIBUTE):
        attributes[found[1]] = reader.pattern()
    reader.match(BLANK)
    if reader.at != len(text):
        raise BadEntry(f"{text[reader.at :].splitlines()[0]!r} is not expected.")
    return Entry(value, attributes)


class Reader:
    """A cursor in an entry's text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def match(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def take(self, wanted: str) -> bool:
        """Consume the given characters and the white space around them, if present."""
        start = self.at
        self.match(BLANK)
        if not self.text.startswith(wanted, self.at):
            self.at = start
            return False
        self.at += len(wanted)
        self.match(BLANK)
        return True

    def missing(self, wanted: str) -> BadEntry:
        return BadEntry(f"{wanted} is missing before {self.text[self.at :][:20]!r}.")

    def pattern(self) -> Pattern:
        """Parse text and placeables up to the end of the entry, variant, or attribute."""
        parts: list[str | Indent | Expression] = []
        self.match(SPACES)
        while self.at < len(self.text):
            start = self.at
            if found := self.match(TEXT):
                parts.append(found[0])
            elif found := self.match(NEW_LINES):
                if found[2] in ENDS_A_PATTERN or not found[1]:
                    self.at = start
                    break
                parts.append(Indent(found[0].count("\n"), len(found[1])))
            elif self.text.startswith("{", self.at):
                parts.append(self.placeable())
            else:
                break
        return dedented(parts)

    def placeable(self) -> Expression:
        self.take("{")
        inner = self.inline()
        if self.take("->"):
            inner = self.select(inner)
        self.close("}")
        return inner

    def close(self, bracket: str) -> None:
        """Consume a closing bracket and the white space before it, but not after it, because text continues there."""
        self.match(BLANK)
        if not self.text.startswith(bracket, self.at):
            raise self.missing(bracket)
        self.at += 1

    def select(self, selector: Expression) -> Select:
        variants: list[tuple[Literal, Pattern]] = []
        default: Pattern | None = None
        while found := self.match(VARIANT):
            variants.append((found[2] or int(found[3]), self.pattern()))
            if found[1]:
                default = variants[-1][1]
        if default is None:
            raise BadEntry("One variant must be the default, marked with '*'.")
        return Select(selector, tuple(variants), default)

    def inline(self) -> Expression:
        if self.text.startswith("{", self.at):
            return self.placeable()
        if found := self.match(STRING):
            return Quoted(unescaped(found[1]))
        if found := self.match(NUMBER):
            return int(found[0])
        if found := self.match(VARIABLE):
            return Variable(found[1])
        if not (found := self.match(REFERENCE)):
            raise self.missing("something to say")
        if not self.take("("):
            return Reference(found[1], found[2], {})
        positional, named = self.arguments()
        if found[1].startswith("-"):
            return Reference(found[1], found[2], named)
        return Call(found[1], positional, named)

    def arguments(self) -> tuple[tuple[Expression, ...], dict[str, Literal]]:
        positional: list[Expression] = []
        named: dict[str, Literal] = {}
        while not self.text.startswith(")", self.at):
            if found := self.match(NAMED):
                named[found[1]] = self.literal()
            else:
                positional.append(self.inline())
            if not self.take(","):
                break
        self.close(")")
        return tuple(positional), named

    def literal(self) -> Literal:
        value = self.inline()
        if isinstance(value, Quoted):
            return value.text
        if isinstance(value, int):
            return value
        raise BadEntry("A named argument is a text in quotes or a number.")


def dedented(parts: list[str | Indent | Expression]) -> Pattern:
    """Remove common indentation and trailing white space."""
    shared = min((part.spaces for part in parts if isinstance(part, Indent)), default=0)
    pattern: list[str | Expression] = [""]
    for place, part in enumerate(parts):
        text = part
        if isinstance(part, Indent):
            text = "\n" * (part.lines if place else 0) + " " * (part.spaces - shared)
        if isinstance(text, str) and isinstance(pattern[-1], str):
            pattern[-1] += text
        elif not isinstance(text, Indent):
            pattern.append(text)
    if isinstance(pattern[-1], str):
        pattern[-1] = pattern[-1].rstrip(" \n")
    return tuple(part for part in pattern if part != "")


def unescaped(text: str) -> str:
    return ESCAPE.sub(lambda found: found[1] or chr(int(found[2], 16)), text)
