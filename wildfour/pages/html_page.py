"""HTML pages to view, send, and print: templates with one shared style sheet.

A page is one self-contained file. Its content security policy blocks scripts, other files, and the network.

    page("standings.html", kind="standings", words=in_language("de"), title=..., ...)

Every template extends base.html, which lists the required variables. Text comes from the catalog: `say("pad-round")`
renders a message by id, `tell(message)` renders one or more messages, and `player|name` isolates a name in a sentence.
All values are escaped.
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
APART, TOGETHER = "\u2068", "\u2069"  # first strong isolate, pop directional isolate
START = 400  # bytes at the start of a page that contain its kind


@cache
def templates() -> "Environment":
    """Load the templates. jinja2 is imported only for the first page, so that commands without pages start fast."""
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415 - see above

    loader = PackageLoader("wildfour.pages")
    made = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    made.filters["name"] = name
    return made


def page(template: str, *, kind: str, program: str = PROGRAM, words: Catalogue = ENGLISH, **data: object) -> str:
    """Render a page of a kind, such as "score pad", from a template and data."""

    def tell(messages: Message | Sequence[Message] | str) -> str:
        if isinstance(messages, str):
            return messages
        return words.tell(messages) if isinstance(messages, Mapping) else " ".join(map(words.tell, messages))

    made = templates().get_template(template)
    language = {"language": words.language, "say": words.say, "tell": tell}
    return made.render(data, kind=kind, program=program, style=style(), fingerprint=fingerprint(), **language) + "\n"


def name(player: str) -> Text:
    """Isolate a name in a sentence, so that it keeps its writing direction."""
    return Text(f"{APART}{player}{TOGETHER}")


def is_page(content: bytes, kind: str) -> bool:
    """Return True for a complete page of that kind that this program wrote, which a newer page may replace."""
    found = re.search(rb'<meta name="generator" content="wildfour [^"]*, ([^"]*)">', content[:START])
    whole = content.startswith(b"<!doctype html>") and content.rstrip().endswith(b"</html>")
    return whole and found is not None and found[1] == kind.encode()


@cache
def style() -> str:
    """Render the style sheet with the font embedded."""
    font = (files("wildfour.pages") / "templates" / FONT).read_bytes()
    return templates().get_template("style.css").render(font=b64encode(font).decode())


@cache
def fingerprint() -> str:
    """Return the style sheet's hash for the content security policy."""
    return f"sha256-{b64encode(sha256(style().encode()).digest()).decode()}"
