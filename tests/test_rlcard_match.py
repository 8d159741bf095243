"""Our bots in RLCard's environment, tested with made-up observations, without RLCard."""

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from bench.rlcard_match import DECK, SeatedBot, games_won, move_of, view_of
from wildfour.bots.levels import bot_named
from wildfour.bots.state_from_view import state_from_view
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.cards import cards_in


def observation(
    hand: str, *, played: str, legal: str = "draw", sizes: tuple[int, int] = (7, 7), target: str = ""
) -> dict[str, Any]:
    """Return the part of seat 0's RLCard observation that the match reads."""
    raw = {
        "hand": hand.split(),
        "target": target or played.rsplit(maxsplit=1)[-1],
        "played_cards": played.split(),
        "legal_actions": legal.split(),
        "num_cards": list(sizes),
        "current_player": 0,
    }
    return {"raw_obs": raw, "raw_legal_actions": legal.split(), "action_record": [(1, "draw")]}


def test_every_rlcard_action_is_a_different_move() -> None:
    traits = [*map(str, range(10)), "skip", "reverse", "draw_2", "wild", "wild_draw_4"]
    actions = [f"{color}-{trait}" for color in "rgby" for trait in traits] + ["draw"]
    assert len({move_of(action) for action in actions}) == 61
    named = {"y-0": "y0", "g-draw_2": "g+2", "b-skip": "bS", "r-wild": "W>r", "b-wild_draw_4": "W4>b", "draw": "draw"}
    assert {action: move_of(action) for action in named} == named


def test_the_view_shows_what_rlcard_shows() -> None:
    view = view_of(observation("r-7 y-wild g-skip", played="r-3 b-wild", legal="r-wild", sizes=(3, 5), target="r-wild"))
    assert (view.seat, view.turn, view.hand_sizes, view.hand) == (0, 0, (3, 5), ("gS", "r7", "W"))
    assert (view.top, view.color, view.discard, view.draw_size) == ("W", "b", ("r3",), 108 - 3 - 5 - 2)
    assert (view.laid_by, view.moves) == (1, ("W>r",))


@pytest.mark.parametrize("target", ["r-0", "r-wild_draw_4"])
def test_a_top_card_that_was_reshuffled_may_be_in_the_hand(target: str) -> None:
    hand = "r-0 r-wild_draw_4 r-wild_draw_4 r-wild_draw_4 r-wild_draw_4"
    s = state_from_view(view_of(observation(hand, played="", target=target, sizes=(5, 3))))
    assert sum(len(list(cards_in(zone))) for zone in (s.draw, s.discard, *s.hands)) + 1 == DECK.total()


@pytest.mark.parametrize("name", ["random", "novice", "casual", "skilled"])
def test_a_level_answers_with_an_action_of_rlcard(name: str) -> None:
    legal = "r-7 g-3 r-wild g-wild b-wild y-wild"
    agent = SeatedBot(bot_named(name), random.Random(1))
    action, _ = agent.eval_step(observation("r-7 g-3 b-9 y-wild", played="y-3 r-3", legal=legal, sizes=(4, 6)))
    assert action in legal.split()


def test_a_move_that_rlcard_forbids_is_replaced() -> None:
    def eager(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str:
        return "W4>b"

    state = observation("b-5 r-wild_draw_4", played="r-3 r-5", legal="b-5 draw", sizes=(2, 7))
    assert SeatedBot(eager, random.Random(0)).step(state) == "b-5"


def test_the_agents_change_seats_after_each_game() -> None:
    class Table:
        """A table at which the agent in seat 0 always wins."""

        seated: ClassVar[list[list[str]]] = []

        def seed(self, seed: int) -> None:
            pass

        def set_agents(self, agents: list[str]) -> None:
            self.seated.append(agents)

        def run(self, is_training: bool) -> tuple[None, tuple[int, int]]:
            return None, (1, -1)

    assert games_won(Table(), ["one", "other"], 3, 0, random.Random()) == 2
    assert Table.seated == [["one", "other"], ["other", "one"], ["one", "other"]]
