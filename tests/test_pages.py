"""Pages: self-contained and escaped, with a strict content security policy and one style sheet."""

import re
from base64 import b64encode
from hashlib import sha256

import pytest
from jinja2 import UndefinedError

from tests.shared.pages import Page
from wildfour.pages.html_page import is_page, page, style


def plain(title: str = "Standings") -> str:
    return page("base.html", kind="standings", program="wildfour 0.1.0", title=title, about="So far.")


def test_a_page_is_well_formed_and_self_contained() -> None:
    text = plain()
    seen = Page(text)
    assert text.startswith("<!doctype html>\n")
    assert seen.unstyled == set()
    assert seen.count("html", lang="en") == seen.count("title") == seen.count("h1") == seen.count("main") == 1
    assert not re.search(r"https?:|@import|<script|javascript:| style=| on\w+=", text)
    assert set(re.findall(r"url\((.{5})", text)) == {"data:"}


def test_a_strict_policy_allows_only_our_style() -> None:
    text = plain()
    (inside,) = re.findall(r"<style>(.*)</style>", text, re.DOTALL)
    right = b64encode(sha256(inside.encode()).digest()).decode()
    assert f"default-src 'none'; font-src data:; img-src data:; style-src 'sha256-{right}'" in text
    assert "&" not in inside


def test_values_are_escaped() -> None:
    assert "<h1>&lt;b&gt;a &amp; b&lt;/b&gt;</h1>" in plain("<b>a & b</b>")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(UndefinedError, match="title"):
        page("base.html", kind="standings", program="wildfour 0.1.0", about="So far.")


def test_our_page_is_recognized_by_its_kind() -> None:
    start = plain().encode()
    assert is_page(start, "standings")
    assert not is_page(start, "score pad")
    assert not is_page(b"<!doctype html>\n<title>standings</title>", "standings")


def test_the_style_has_print_phone_and_dark_rules() -> None:
    for query in ("@media print", "@media (max-width", "(prefers-color-scheme: dark)"):
        assert query in style()
