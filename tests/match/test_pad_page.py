"""A score pad's page: well-formed, escaped, and a proper table."""

import re
from collections.abc import Iterator

import pytest

from tests.shared.pads import pad_of
from tests.shared.pages import Page
from wildfour.match.formats import NAMES, format_named
from wildfour.match.score_sheet import Row
from wildfour.pad.page import pad_page
from wildfour.pad.score_pad import ScorePad
from wildfour.pages.html_page import name
from wildfour.words import in_language


def pads() -> Iterator[ScorePad]:
    """Yield a pad in every format and some unusual pads."""
    for format in NAMES:
        yield pad_of(format)
        yield pad_of(format, "Ann: out, Bob: r7 W, Cid: 57, Dot: g0", "drawn")
        yield pad_of(format, "Ann: out, Bob: r7 W, Cid: 57, Dot: g0", options="target=20")
    yield pad_of("points-race", players="A B C D E F G H I J")
    yield pad_of("points-race", "Ann: M o7, Bob: out", players="Ann Bob", edition="minion-2016")
    yield pad_of("points-race", "Ann: r7^, Bob: out", players="Ann Bob", edition="launcher-2009")


@pytest.mark.parametrize("pad", [*pads()])
def test_the_page_is_well_formed_and_has_its_kind(pad: ScorePad) -> None:
    page = Page(pad_page(pad))
    assert page.unstyled == set()
    assert page.count("title") == page.count("h1") == 1
    for words in (pad.name(0), "Score pad"):
        assert any(words in data for tag, data in page.texts if tag == "title")


@pytest.mark.parametrize("pad", [*pads()])
def test_table_cells_have_headers(pad: ScorePad) -> None:
    page = Page(pad_page(pad))
    players, lines = len(pad.players), len(pad.rounds) + page.count("tr", **{"class": "blank"})
    assert page.count("table") == page.count("caption") == 1
    assert page.count("th", scope="col") == players + 1
    assert page.count("th", scope="row") == lines + 1  # plus the totals row
    assert page.count("td") == players * (lines + 1)


def test_names_are_escaped() -> None:
    pad = pad_of("points-race")
    names = ["<script>alert(1)</script>", "a & b", '"quoted"', "<!--"]
    pad = ScorePad(pad.edition, pad.options, format_named("partners", pad.options), names)
    pad.add(Row((0, 1, 2, 3), 0, 1, (5, 0, 6, 7)))
    text = pad_page(pad)
    page = Page(text)
    assert page.count("script") == 0
    assert "<!--" not in text
    heads = [data for tag, data in page.texts if tag == "bdi"]
    assert set(names) <= set(heads)


def test_rounds_are_on_the_page() -> None:
    """Bob has 7 + 50 = 57 points, over the limit of 50, so he is eliminated. Cid and Ann continue."""
    pad = pad_of(
        "elimination",
        "Ann: out, Bob: r7 W, Cid: 9",
        "Ann: 3, Cid: out",
        players="Ann Bob Cid",
        options="target=50",
    )
    page = Page(pad_page(pad))
    assert [data for tag, data in page.texts if tag == "li"] == ["r7", "W"]
    assert [attributes["class"] for tag, attributes in page.seen if tag == "li"] == ["card red", "card wild"]
    totals = [data for tag, data in page.texts if tag == "span" and data.isdigit()]
    assert totals == ["0", "57", "9", "3", "9"]
    notes = [data for tag, data in page.texts if tag == "small"]
    assert notes.count("went out") == 2
    assert notes.count("eliminated") == 2  # in the round and in the total
    assert any(data == " not in this round" for _, data in page.texts)


def test_an_empty_pad_has_lines_to_fill_in() -> None:
    page = Page(pad_page(pad_of("points-race")))
    assert page.count("tr", **{"class": "blank"}) == 16
    assert page.count("p", **{"class": "lead"}) == 0
    cycle = Page(pad_page(pad_of("rotating-partners hands=4")))
    assert cycle.count("tr", **{"class": "blank"}) == 12
    beside_ann = [data for tag, data in cycle.texts if tag == "small" and "Ann" in data]
    assert beside_ann == [f"{name('Ann')} and {name(other)}" for other in ("Bob", "Cid", "Dot") for _ in range(4)]


def test_many_players_get_wide_paper() -> None:
    wide = {"class": "wide"}
    assert Page(pad_page(pad_of("points-race", players="A B C D E F G"))).count("main", **wide) == 1
    assert Page(pad_page(pad_of("points-race"))).count("main", **wide) == 0


def test_every_color_has_its_suit() -> None:
    page = Page(pad_page(pad_of("points-race", "Ann: M o7, Bob: out", players="Ann Bob", edition="minion-2016")))
    suits = [target.removeprefix("#") for target in page.all("use", "href")]
    assert suits == ["clover", "clover", "flame", "drop", "leaf", "flame", "sun"]  # the logo, M, o7, and the legend


@pytest.mark.parametrize("pad", [*pads()])
def test_the_page_in_german(pad: ScorePad) -> None:
    page = Page(pad_page(pad, in_language("de")))
    assert page.count("html", lang="de") == 1
    for english in ("Score", "Round", "points", "wins", "drawn", "dealt", "left", "Made with", "with"):
        assert not re.search(rf"\b{english}\b", page.text), english


def test_names_of_any_script_are_shown_as_they_are() -> None:
    names = ["Zoë\u00a0Lee", "\u0646\u0631\u0645\u200c\u0627\u0641", "👩\u200d🚀", "क्\u200dष"]
    pad = pad_of("partners")
    pad = ScorePad(pad.edition, pad.options, pad.format, names)
    assert set(names) <= {data for tag, data in Page(pad_page(pad)).texts if tag == "bdi"}
