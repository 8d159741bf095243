"""Our Fluent parser and resolver, compared with Fluent's on text that does not occur in our files."""

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from tests.words.reference import formatted_by_fluent
from wildfour.words import Argument, Catalogue, NoWords
from wildfour.words.catalog import ENTRY
from wildfour.words.fluent_parser import BadEntry, parse_entry

TERMS = """
-term = Uno
    .gender = neuter
-case = { $case ->
    [dative] dem
   *[other] das
}
other = other { $n }
    .attribute = of the other
"""
ARGUMENTS: dict[str, Argument] = {"n": 1, "m": 5000, "text": "a text"}
FRAGMENTS = [
    "word",
    " ",
    "=",
    "-",
    '"',
    "#",
    "\n    ",
    "\n        ",
    "\n \n  ",
    "\n    more",
    "{ $text }",
    "{$n}",
    "{ $m }",
    '{ "quoted \\" \\\\ \\u00e4 \\U01F602 { }" }',
    '{""}',
    "{ 12 }",
    "{ -3 }",
    "{ -term }",
    '{ -case(case: "dative") }',
    "{ -case }",
    "{ other }",
    "{ other.attribute }",
    "{ NUMBER($m) }",
    "{ { $n } }",
    "{ $n ->\n    [0] none\n    [one] one\n   *[other] many\n}",
    "{ $n -> [1] yes\n *[2] no\n}",
    "{ $text ->\n[a]  A\n  *[b] B { $text }\n     C\n    }",
    "{ NUMBER($m) ->\n   *[other] { $n ->\n        [one]\n            nested\n       *[other] never\n    }\n    }",
    "{ -term.gender ->\n    [neuter] es\n   *[other] sie\n}",
    "\n    .attribute = more",
    ".",
    "[",
    "*",
    "{",
    "}",
]


def formatted_by_us(file: str, id: str) -> str:
    words = Catalogue("en")
    words._texts = {found[1]: found[2] for found in ENTRY.finditer(file)}
    return words.say(id, **ARGUMENTS)


def texts(file: str) -> dict[str, str | None]:
    """Format the message and its attributes with Fluent; return nothing if the file is not valid Fluent."""
    resource = FluentParser(with_spans=False).parse(file)
    if any(isinstance(entry, ast.Junk) for entry in resource.body):
        return {}
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(resource)
    [message] = [entry for entry in resource.body if isinstance(entry, ast.Message) and entry.id.name == "message"]
    ids = [f"message.{attribute.id.name}" for attribute in message.attributes]
    ids += ["message"] if message.value else []
    return {id: formatted_by_fluent(bundle, id, ARGUMENTS) for id in ids}


@settings(max_examples=400)
@given(st.lists(st.sampled_from(FRAGMENTS), min_size=1, max_size=12).map("".join))
@example("\n    one\n\n      two\n    three { $n }\n      four")
@example(" { $n }\n\n    .attribute =\n        far\n          below")
@example("{ $n ->\n   *[other] x\n} after")
def test_valid_fluent_is_formatted_as_by_fluent(text: str) -> None:
    file = f"{TERMS}message ={text}\nnext = next\n"
    expected = texts(file)
    assume(expected and None not in expected.values())
    assert {id: formatted_by_us(file, id) for id in expected} == expected


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (" { $n", "} is missing"),
        (" { $n -> }", "One variant must be the default"),
        (" { $n ->\n    [one] x\n }", "One variant must be the default"),
        (" { CARD($n, form: $text) }", "A named argument is a text in quotes or a number."),
        (" { CARD($n }", ") is missing"),
        (" a } b", "'} b' is not expected."),
        (" { ? }", "something to say is missing"),
    ],
)
def test_invalid_fluent_is_rejected(text: str, reason: str) -> None:
    with pytest.raises(BadEntry) as refusal:
        parse_entry(text)
    assert reason in str(refusal.value)
    with pytest.raises(NoWords, match="cannot be read"):
        formatted_by_us(f"message ={text}", "message")
