"""Hands that explain what was decided at RLCard's table; here in plain Python, as the search does it compiled."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bench import rlcard_hands
from bench.rlcard_bridge import NOTATION, RULES, view_of
from tests.bots.test_explaining import Copies
from tests.test_rlcard_bridge import observation, remembered
from wildfour.bots.expert import card_arrivals, hand_inference
from wildfour.bots.expert.card_arrivals import LONGEST, NEVER, came, card_in, fill_slots, gone
from wildfour.bots.expert.expert_bot import NOTHING, as_it_was, desk_of
from wildfour.bots.expert.hand_inference import SURPRISE, Mind
from wildfour.bots.expert.opponent_types import SPARINGLY
from wildfour.bots.round_history import Remembered, decided
from wildfour.bots.state_from_view import imagined
from wildfour.chance.streams import SeededChance
from wildfour.match.stakes import TO_GO_OUT
from wildfour.rulebook.cards import cards_in, kind_of
from wildfour.rules.state import RoundState

US, OTHER = 0, 1
NAMES = NOTATION.cards
STORY = [(0, "r-5"), (1, "r-7"), (0, "b-7"), (1, "draw"), (0, "b-draw_2"), (0, "b-2"), (1, "b-9")]
PLAYED = "r-3 r-5 r-7 b-7 b-draw_2 b-2 b-9"


class Imagination:
    """What seat 0 imagines of the other hand, after some actions of a game."""

    def __init__(self, record: list[tuple[int, str]], played: str, sizes: tuple[int, int]) -> None:
        hand = "g-1 g-2 g-3 y-4 y-5 y-6 y-7"
        start = observation(hand, played=played.split(maxsplit=1)[0], sizes=(7, 7), record=[])
        sight, memory = remembered(start, observation(hand, played=played, sizes=sizes, record=record))
        view = view_of(sight, memory)
        past = [one for one in decided(memory.seen, view)[0] if one.seat == OTHER]
        view = Remembered(**msgspec.structs.asdict(view), past=tuple(past))
        names = desk_of(view, [NOTHING], TO_GO_OUT)[0]
        self.desk: Any = SimpleNamespace(**{name: names[name].tolist() for name in names.dtype.names})
        self.desk.past = len(past)
        self.desk.made[: len(past)] = [NOTATION.numbers[one.move] for one in past]
        self.desk.by[: len(past)] = [OTHER] * len(past)
        self.desk.explained_by[OTHER] = SPARINGLY
        roots, self.pasts = [imagined(view)], [as_it_was(one.view, ()) for one in past]
        self.s: RoundState = roots[0].copy()
        chance, scratches = SeededChance(1), Copies([self.s.copy() for _ in range(3)])
        fill_slots(self.s, roots, OTHER, chance, self.desk, self.pasts)
        nothing: Any = None  # neither skilled nor the network is asked
        self.mind = Mind(roots, scratches, chance, nothing, self.desk, self.pasts, nothing, nothing, nothing)
        for i in range(len(past)):
            self.desk.missed[i] = hand_inference.unexplained(OTHER, i, self.mind)

    @property
    def slots(self) -> list[int]:
        found: list[int] = self.desk.order[LONGEST * OTHER : LONGEST * OTHER + self.desk.dealt[OTHER]]
        return found

    def go_on(self, times: int) -> None:
        hand_inference.change_hand(self.s, OTHER, times, SURPRISE, self.mind)

    def hand(self) -> set[str]:
        return {NAMES[kind_of(RULES, card)] for card in cards_in(self.s.hands[OTHER])}


@pytest.fixture(autouse=True)
def _instead(monkeypatch: pytest.MonkeyPatch) -> None:
    for ours, theirs in rlcard_hands.INSTEAD.items():
        for module in (card_arrivals, hand_inference):
            if hasattr(module, ours.__name__):
                monkeypatch.setattr(module, ours.__name__, theirs)


def test_a_hand_has_a_slot_for_every_card_that_it_got() -> None:
    """Seven are dealt; one is drawn and kept, then two are forced upon it."""
    imagination = Imagination(STORY, PLAYED, (3, 8))
    assert [came(slot) for slot in imagination.slots] == [0] * 7 + [2] + [3] * 2
    laid = {gone(slot): NAMES[kind_of(RULES, card_in(slot))] for slot in imagination.slots if gone(slot) != NEVER}
    assert laid == {1: "r7", 4: "b9"}


def test_no_slot_ever_has_a_card_that_cannot_have_been_there() -> None:
    """The other one drew on a blue 7: of what it held then nothing is blue, a 7 or wild; so the blue 9 came later, and
    is not what was kept."""
    imagination = Imagination(STORY, PLAYED, (3, 8))
    for _ in range(50):
        imagination.go_on(4)
        held = [slot for slot in imagination.slots if gone(slot) == NEVER]
        assert {card_in(slot) for slot in held} == set(cards_in(imagination.s.hands[OTHER]))
        assert len(held) == 8
        old = [NAMES[kind_of(RULES, card_in(slot))] for slot in held if came(slot) == 0]
        assert not [name for name in old if name[0] in "bW" or name.endswith("7")]
        kept = next(slot for slot in imagination.slots if came(slot) == 2)
        assert NAMES[kind_of(RULES, card_in(kept))][0] not in "bW"
        assert [came(slot) for slot in imagination.slots if gone(slot) == 4] == [3]


def test_a_card_drawn_that_matches_by_its_face_may_have_been_kept() -> None:
    imagination = Imagination(STORY, PLAYED, (3, 8))
    kept = set()
    for _ in range(400):
        imagination.go_on(4)
        slot = next(slot for slot in imagination.slots if came(slot) == 2)
        kept.add(NAMES[kind_of(RULES, card_in(slot))])
    assert {"g7", "y7", "r7"} & kept


def test_whoever_laid_a_wild_card_had_no_other() -> None:
    imagination = Imagination([(0, "r-5"), (1, "b-wild")], "r-3 r-5 b-wild", (6, 6))
    imagination.go_on(200)
    fitting = 0
    for _ in range(100):
        imagination.go_on(4)
        fitting += any(card[0] == "r" or card[1:] == "5" for card in imagination.hand())
    assert fitting <= 10
