"""The page recognizes cards in notation using the server's table of faces."""

from typing import Any

import pytest

from tests.server.serving import ServerProcess
from tests.web.browsing import LAPTOP, User

PLAYED = {"r7": "r7", "b+2": "b+2", "o9^": "o9^", "W>g": "W", "W4>r": "W4", "M>y": "M"}
OTHERS = (
    "object",
    "give r7",
    "draw",
    "keep",
    "pass",
    "uno!",
    "accept",
    "challenge",
    "catch 2",
    "flip 1",
    "swap 3",
    "r",
    "4",
)
READ = """async (words) => {
  const web = document.querySelector('script[type=module]').src.replace('main.js', '');
  const { playedCard, faceOf, colorOf } = await import(`${web}app/notation.js`);
  return words.map((word) => [playedCard(word), faceOf(word), colorOf(word)]);
}"""


@pytest.fixture
def ana(browser: Any, web_server: ServerProcess) -> User:
    one = User(browser, web_server.address, LAPTOP)
    one.opens("/")
    one.sees(".hero")
    return one


def test_a_move_plays_a_card_or_none(ana: User) -> None:
    found = ana.page.evaluate(READ, [*PLAYED, *OTHERS])
    assert [played for played, _, _ in found] == [*PLAYED.values(), *("" for _ in OTHERS)]


def test_a_card_has_a_face_and_a_color(ana: User) -> None:
    found = ana.page.evaluate(READ, ["r7^", "b+2", "W4"])
    assert [(face, color) for _, face, color in found] == [("7", "r"), ("+2", "b"), ("W4", "")]
