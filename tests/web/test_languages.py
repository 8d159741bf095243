"""Every language in the browser is detected or chosen, is fully translated, and fits the screen.

Arabic text runs from right to left, but the table is not mirrored.
"""

from typing import Any

import pytest

from tests.web.browsing import PAGES, User
from tests.web.positions import PositionServer
from wildfour.words import in_language, known_languages

POSITION = "classic-2003 / 0: r5 b2 b3 W / 1: g5 y1 y2 / 2: y3 y4 / 3: y5 y6 / top r3"
PLACES = """() => {
  const placed = [...document.querySelectorAll('.seat, .discard, .draw, .hand .card')];
  const { round } = Math;
  return Object.fromEntries(placed.map((one) => {
    const box = one.getBoundingClientRect();
    return [one.dataset.seat ?? one.dataset.card ?? one.className, [round(box.left), round(box.width)]];
  }));
}"""
MISSING = r"() => document.body.innerText.match(/\b(?:web|event|reason|option|clause)-[a-z][\w-]*/g) ?? []"


def speaker(browser: Any, positions: PositionServer, locale: str, size: tuple[int, int] = (320, 640)) -> User:
    return User(browser, positions.address, size, name="ليلى" if locale == "ar-EG" else "Ana", locale=locale)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("pt-BR", "pt"),
        ("pt-PT", "pt"),
        ("fr-CA", "fr"),
        ("es-MX", "es"),
        ("ar-EG", "ar"),
        ("de-CH", "de"),
        ("nl-NL", "en"),
    ],
)
def test_the_language_is_the_browsers(browser: Any, positions: PositionServer, locale: str, language: str) -> None:
    ana = speaker(browser, positions, locale)
    ana.opens("/")
    ana.sees(".hero")
    assert ana.page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [
        language,
        "rtl" if language == "ar" else "ltr",
    ]
    ana.reads(in_language(language).say("web-play-now"), "main, .app")


@pytest.mark.parametrize("language", known_languages())
def test_no_text_is_missing_or_too_wide(browser: Any, positions: PositionServer, language: str) -> None:
    ana = speaker(browser, positions, {"ar": "ar-EG", "pt": "pt-BR"}.get(language, language))
    for path, selector in PAGES.items():
        ana.opens(path)
        ana.sees(selector)
        assert ana.page.evaluate(MISSING) == [], path
        assert ana.too_wide() == [], path
    positions.deals(POSITION)
    ana.opens_table({"seats": 4, "pace": 300}, [None, "casual", "casual", "casual"])
    ana.sees(".table.mine")
    assert ana.page.evaluate(MISSING) == []
    assert ana.too_wide() == []
    assert ana.problems == []


def test_the_settings_change_the_language_at_once(browser: Any, positions: PositionServer) -> None:
    ana = speaker(browser, positions, "en-US", (390, 844))
    ana.opens("/")
    ana.presses(".head .icon")
    ana.page.locator("dialog label", has_text="العربية").click()
    ana.page.wait_for_selector("html[dir=rtl][lang=ar]")
    ana.reads("الإعدادات", "dialog")
    ana.page.reload()
    ana.page.wait_for_selector("html[lang=ar] .hero")


def test_the_table_is_not_mirrored(browser: Any, positions: PositionServer) -> None:
    """Seats, piles, and cards are in the same places in every language."""
    places = []
    for locale in ("en-US", "ar-EG"):
        positions.deals(POSITION)
        ana = speaker(browser, positions, locale, (390, 844))
        ana.opens_table({"seats": 4, "pace": 300}, [None, "casual", "casual", "casual"])
        ana.sees(".table.mine")
        ana.page.wait_for_timeout(500)
        places.append(ana.page.evaluate(PLACES))
    english, arabic = places
    assert english.keys() == arabic.keys()
    for name, (left, width) in english.items():
        assert abs(arabic[name][0] - left) <= 2 + abs(arabic[name][1] - width), name


def test_names_do_not_change_the_text_direction(browser: Any, positions: PositionServer) -> None:
    """A Latin name does not reorder an Arabic sentence, and an Arabic name does not reorder an English one."""
    ana = speaker(browser, positions, "ar-EG", (390, 844))
    ana.opens("/")
    ana.sees(".hero")
    said = ana.page.evaluate(
        """async () => {
          const web = document.querySelector('script[type=module]').src.replace('main.js', '');
          const words = await import(`${web}app/words.js`);
          return [words.say('web-is-playing', { name: 'Bo!' }), words.say('web-cards', { count: 1234 })];
        }"""
    )
    assert said[0] == "دور \u2068Bo!\u2069"
    assert said[1].startswith("1,234")
