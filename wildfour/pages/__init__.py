"""Pages to look at, to send and to print: templates, and one style sheet for all of them.

A page is one file. It needs no script, no other file and no network, and its policy lets none in.

    page("standings.html", kind="standings", program="wildfour 0.1.0", title="Standings", ...)

Every template extends base.html, which says what it needs. Whatever is put into a template is escaped.
"""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2 import Environment

FONT = "gabarito.woff2"
START = 400  # bytes of a page, in which it says what it is


@cache
def templates() -> "Environment":
    """jinja2 is imported for the first page, so that commands which write none start at once."""
    from jinja2 import Environment, PackageLoader, StrictUndefined  # noqa: PLC0415 - see above

    return Environment(
        loader=PackageLoader(__name__), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )


def page(template: str, *, kind: str, program: str, **data: object) -> str:
    """A page of a kind, such as "score pad", made by this program from a template and its data."""
    made = templates().get_template(template)
    return made.render(data, kind=kind, program=program, style=style(), fingerprint=fingerprint()) + "\n"


def is_page(content: bytes, kind: str) -> bool:
    """Is this a whole page of ours, of that kind? Then a newer one may take its place."""
    found = re.search(rb'<meta name="generator" content="wildfour [^"]*, ([^"]*)">', content[:START])
    whole = content.startswith(b"<!doctype html>") and content.rstrip().endswith(b"</html>")
    return whole and found is not None and found[1] == kind.encode()


@cache
def style() -> str:
    """The style sheet, with its font inside."""
    font = (files(__name__) / "templates" / FONT).read_bytes()
    return templates().get_template("style.css").render(font=b64encode(font).decode())


@cache
def fingerprint() -> str:
    """By which a strict policy knows the style sheet."""
    return f"sha256-{b64encode(sha256(style().encode()).digest()).decode()}"
