"""The driver: who is asked when, and bots that fail."""

import random
from collections.abc import Sequence

import pytest

from tests.arena import bots
from wildfour import Round
from wildfour.bots.bot import Bot
from wildfour.bots.random_bot import choose
from wildfour.bots.table import BotFailed, Driver, Seated, play_round
from wildfour.errors import Invalid
from wildfour.match.stakes import Stakes
from wildfour.moves import move_name
from wildfour.rules.view import View

TABLE = "standard-2010 jump-in decks=2 / 0: b2 y7 / 1: g5 y1 / 2: r7 r2 / 3: r7 y5 / top r7 / turn 1 / laid-by 0"
EXPOSED = TABLE.replace("0: b2 y7", "0: b2") + " / exposed 0"


class Asked:
    """Bots that say what they are told to, and note who was asked, in order."""

    def __init__(self, says: dict[int, str]) -> None:
        self.says = says
        self.seats: list[int | None] = []

    def __call__(self, view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int | None:
        self.seats.append(view.seat)
        names = {move_name(move, "bgry"): move for move in moves}
        assert view.seat is not None
        return names[self.says[view.seat]] if view.seat in self.says else None


def one_step(position: str, says: dict[int, str]) -> tuple[list[int | None], int, str]:
    """Who was asked, and who then made which move."""
    r, asked = Round.from_position(position, seed=1), Asked(says)
    Driver(r, [Seated("asked", asked, random.Random(0))] * r.players, "a test").step()
    return asked.seats, r.moves[-1].seat, r.moves[-1].move


def test_E3_whoever_has_one_card_is_asked_first_and_may_call() -> None:
    assert one_step(EXPOSED, {0: "uno!", 2: "catch 0", 1: "draw"}) == ([0], 0, "uno!")


def test_E2_a_catch_comes_before_a_jump_in() -> None:
    assert one_step(EXPOSED, {2: "r7", 3: "catch 0"}) == ([0, 2, 3], 3, "catch 0")


def test_jump_ins_come_before_the_one_on_turn() -> None:
    assert one_step(TABLE, {2: "r7", 3: "r7", 1: "draw"}) == ([2, 3], 2, "r7")


def test_the_one_on_turn_moves_when_nobody_speaks() -> None:
    assert one_step(TABLE, {1: "draw"}) == ([2, 3, 1], 1, "draw")
    assert one_step(TABLE.replace(" jump-in decks=2", "").replace("2: r7 r2", "2: r2"), {1: "draw"}) == ([1], 1, "draw")


def test_on_turn_with_one_card_a_bot_is_asked_once_and_may_be_caught_before_it_goes_on() -> None:
    position = "standard-2010 / 0: b2 / 1: g5 y1 / top rS / turn 0 / laid-by 0 / exposed 0"
    assert one_step(position, {0: "uno!", 1: "catch 0"}) == ([0], 0, "uno!")
    assert one_step(position, {0: "draw", 1: "catch 0"}) == ([0, 1], 1, "catch 0")
    assert one_step(position, {0: "draw"}) == ([0, 1], 0, "draw")


def test_nobody_is_offered_an_accusation() -> None:
    r = Round("classic-2003", players=3, options="players-referee", seed=1)
    seen: list[int] = []

    def note(view: View, moves: Sequence[int], stakes: Stakes, luck: random.Random) -> int | None:
        seen.extend(moves)
        return choose(view, moves, stakes, luck)

    play_round(r, [Seated("note", note, random.Random(seat)) for seat in range(3)])
    assert seen
    assert not [move for move in seen if 576 <= move < 640]


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (bots.crashing, "raised ZeroDivisionError: integer division or modulo by zero"),
        (bots.cheating, "answered 'give b0', which is none of its legal moves"),
        (bots.silent, "said nothing on its turn"),
        (lambda *_: "draw", "answered 'draw', which is none of its legal moves"),
    ],
)
def test_a_bot_that_fails_is_named_and_nothing_takes_its_place(bot: Bot, what: str) -> None:
    r = Round("classic-2003", players=2, dealer=1, seed=1)
    with pytest.raises(BotFailed) as failed:
        play_round(r, [Seated(name, bot, random.Random(0)) for name in ("one", "two")], deal="round 7 of seed 1")
    text = str(failed.value)
    assert what in text
    assert f"The bot {('one', 'two')[failed.value.seat]}, at seat {failed.value.seat} of round 7 of seed 1," in text
    assert f"on turn in {r.phase.name}" in failed.value.view
    hand = r.view(failed.value.seat).hand
    assert len(failed.value.view.split(" / ")[0].split()) == 1 + len(hand)


def test_there_must_be_a_bot_for_each_seat() -> None:
    with pytest.raises(Invalid, match="1 bots are given for 2 seats"):
        play_round(Round(players=2, seed=1), [Seated("one", choose, random.Random(0))])
