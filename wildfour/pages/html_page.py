"""Pages to look at, to send and to print: templates, and one style sheet for all of them.

A page is one file. It needs no script, no other file and no network, and its policy lets none in.

    page("standings.html", kind="standings", words=in_language("de"), title=..., ...)

Every template extends base.html, which says what it needs. Its words come from the catalogue: in a template
`say("pad-round")` is said, `tell(message)` tells one message or several, and `player|name` is a name in a sentence.
Whatever is put into a template is escaped.
"""

import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING

from wildfour.version import VERSION
from wildfour.words import ENGLISH, Catalogue, Message
from wildfour.words.quoting import Text

if TYPE_CHECKING:
    from jinja2 import Environment

PROGRAM = f"wildfour {VERSION}"
FONT = "gabarito.woff2"
APART, TOGETHER = "\u2068", "\u2069"  # first strong isolate, and its end
START = 400  # bytes of a page, in which it says what it is


@cache
def templates() -> "Environment":
    """jinja2 is imported for the first page, so that commands which write none start at once."""
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415 - see above

    loader = PackageLoader("wildfour.pages")
    made = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.filters["name"] = name
    return made


def page(template: str, *, kind: str, program: str = PROGRAM, words: Catalogue = ENGLISH, **data: object) -> str:
    """Render a page of a kind, such as "score pad", from a template and its data."""

    def tell(messages: Message | Sequence[Message] | str) -> str:
        if isinstance(messages, str):
            return messages
        return words.tell(messages) if isinstance(messages, Mapping) else " ".join(map(words.tell, messages))

    made = templates().get_template(template)
    language = {"language": words.language, "say": words.say, "tell": tell}
    return made.render(data, kind=kind, program=program, style=style(), fingerprint=fingerprint(), **language) + "\n"


def name(player: str) -> Text:
    """A name in a sentence keeps its own direction of writing."""
    return Text(f"{APART}{player}{TOGETHER}")


def is_page(content: bytes, kind: str) -> bool:
    """Is this a whole page of ours, of that kind? Then a newer one may replace it."""
    found = re.search(rb'<meta name="generator" content="wildfour [^"]*, ([^"]*)">', content[:START])
    whole = content.startswith(b"<!doctype html>") and content.rstrip().endswith(b"</html>")
    return whole and found is not None and found[1] == kind.encode()


@cache
def style() -> str:
    """The style sheet, with its font inside."""
    font = (files("wildfour.pages") / "templates" / FONT).read_bytes()
    return templates().get_template("style.css").render(font=b64encode(font).decode())


@cache
def fingerprint() -> str:
    """Hash of the style sheet, for the content security policy."""
    return f"sha256-{b64encode(sha256(style().encode()).digest()).decode()}"
