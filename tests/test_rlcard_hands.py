"""Hands that explain what was decided at RLCard's table; here in plain Python, as the search does it compiled."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bench import rlcard_hands
from bench.rlcard_bridge import NOTATION, RULES, view_of
from bench.rlcard_hands import NEVER, came, card_in, could_be, kept, went
from tests.bots.test_explaining import Copies
from tests.test_rlcard_bridge import observation, remembered
from wildfour.bots import explaining
from wildfour.bots.expert import NOTHING, as_it_was, desk_of, held_then
from wildfour.bots.imagining import imagined
from wildfour.bots.manners import SPARINGLY
from wildfour.bots.past import Remembered, decided
from wildfour.cards import cards_in, kind_of
from wildfour.chance import SeededChance
from wildfour.match.stakes import TO_GO_OUT
from wildfour.rules.state import RoundState

US, OTHER = 0, 1
NAMES = NOTATION.cards
INSTEAD = ("deal_in_order", "exchange_cards", "hold_what_was_there", "missed_at_random")
STORY = [(0, "r-5"), (1, "r-7"), (0, "b-7"), (1, "draw"), (0, "b-draw_2"), (0, "b-2"), (1, "b-9")]
PLAYED = "r-3 r-5 r-7 b-7 b-draw_2 b-2 b-9"


class Imagination:
    """What seat 0 imagines of the other hand, after some actions of a game."""

    def __init__(self, record: list[tuple[int, str]], played: str, sizes: tuple[int, int]) -> None:
        hand = "g-1 g-2 g-3 y-4 y-5 y-6 y-7"
        start = observation(hand, played=played.split(maxsplit=1)[0], sizes=(7, 7), record=[])
        sight, memory = remembered(start, observation(hand, played=played, sizes=sizes, record=record))
        view = view_of(sight, memory)
        past = [one for one in decided(memory.seen, view) if one.view.turn == OTHER]
        view = Remembered(**msgspec.structs.asdict(view), past=tuple(past))
        names = desk_of(view, [NOTHING], TO_GO_OUT)[0]
        self.desk: Any = SimpleNamespace(**{name: names[name].tolist() for name in names.dtype.names})
        self.desk.past = len(past)
        self.desk.made[: len(past)] = [NOTATION.numbers[one.move] for one in past]
        self.desk.explained_by[OTHER] = SPARINGLY
        self.pasts = [as_it_was(one.view, held_then(one)) for one in past]
        self.roots = [imagined(view)]
        self.s: RoundState = self.roots[0].copy()
        self.chance = SeededChance(1)
        rlcard_hands.deal_in_order(self.s, self.roots, OTHER, self.chance, self.desk, self.pasts)
        nothing: Any = None  # neither skilled nor the network is asked
        self.given = self.chance, nothing, self.desk, self.pasts, nothing, nothing, nothing
        self.scratches = Copies([self.s.copy() for _ in range(3)])
        for i in range(len(past)):
            self.desk.missed[i] = explaining.unexplained(self.roots, self.scratches, OTHER, i, *self.given)

    @property
    def slots(self) -> list[int]:
        found: list[int] = self.desk.order[: self.desk.dealt[OTHER]]
        return found

    def go_on(self, times: int) -> None:
        surprise = explaining.SURPRISE
        rlcard_hands.exchange_cards(self.s, self.roots, self.scratches, OTHER, times, surprise, *self.given)

    def hand(self) -> set[str]:
        return {NAMES[kind_of(RULES, card)] for card in cards_in(self.s.hands[OTHER])}


@pytest.fixture(autouse=True)
def _instead(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in INSTEAD:
        monkeypatch.setattr(explaining, name, getattr(rlcard_hands, name))


def test_a_hand_has_a_slot_for_every_card_that_it_got() -> None:
    """Seven are dealt; one is drawn and kept at the second decision, then two are forced upon it."""
    imagination = Imagination(STORY, PLAYED, (3, 8))
    assert [(came(one), kept(one)) for one in imagination.slots] == [(0, NEVER)] * 7 + [(2, 1)] + [(2, NEVER)] * 2
    laid = {went(one): NAMES[kind_of(RULES, card_in(one))] for one in imagination.slots if went(one) != NEVER}
    assert laid == {0: "r7", 2: "b9"}


def test_no_slot_ever_has_a_card_that_cannot_have_been_there() -> None:
    """The other one drew on a blue 7: of what it held then nothing is blue, a 7 or wild; so the blue 9 came later."""
    imagination = Imagination(STORY, PLAYED, (3, 8))
    for _ in range(50):
        imagination.go_on(1)
        held = {card_in(one) for one in imagination.slots if went(one) == NEVER}
        assert held == set(cards_in(imagination.s.hands[OTHER]))
        assert len(held) == 8
        assert all(could_be(one, imagination.desk, imagination.pasts) for one in imagination.slots)
        assert [came(one) for one in imagination.slots if went(one) == 2] == [2]


def test_whoever_laid_a_wild_card_had_no_other() -> None:
    imagination = Imagination([(0, "r-5"), (1, "b-wild")], "r-3 r-5 b-wild", (6, 6))
    imagination.go_on(50)
    fitting = 0
    for _ in range(100):
        imagination.go_on(1)
        fitting += any(card[0] == "r" or card[1:] == "5" for card in imagination.hand())
    assert fitting <= 10


def test_of_two_equal_cards_one_was_laid() -> None:
    imagination = Imagination(STORY, PLAYED, (3, 8))
    s = imagination.pasts[0]
    rlcard_hands.hold_what_was_there(s, imagination.roots, OTHER, 0, imagination.desk)
    kind = NOTATION.kinds["r7"]
    assert rlcard_hands.cards_alike(s, OTHER, kind, -1, -1) == 1
    assert rlcard_hands.cards_alike(s, OTHER, NOTATION.kinds["b9"], -1, -1) == 0
