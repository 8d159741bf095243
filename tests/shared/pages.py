"""HTML page parser for tests."""

import re
from html.parser import HTMLParser

from wildfour.pages.html_page import style

VOID = {"br", "img", "meta", "source"}


class Page(HTMLParser):
    """A parsed page: checks that tags are balanced, and collects tags with their attributes, and strings with their
    tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open:
            self.texts.append((self.open[-1], data))

    @property
    def text(self) -> str:
        """Return all visible text."""
        return "".join(data for tag, data in self.texts if tag != "style")

    def count(self, tag: str, **attributes: str) -> int:
        return sum(name == tag and attributes.items() <= found.items() for name, found in self.seen)

    def all(self, tag: str, attribute: str) -> list[str]:
        return [found[attribute] or "" for name, found in self.seen if name == tag and attribute in found]

    @property
    def unstyled(self) -> set[str]:
        """Return the classes that have no rule in the style sheet."""
        used = {name for _, found in self.seen for name in (found.get("class") or "").split()}
        return used - set(re.findall(r"\.([a-z][\w-]*)", style()))
