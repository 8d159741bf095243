"""Bots at a table: the order in which they are asked and make their moves, and bots that fail."""

import random
from collections.abc import Sequence

import pytest

from tests.arena import bots
from tests.tables.play import table_of
from wildfour import Invalid, Round
from wildfour.bots.bot import Bot
from wildfour.bots.bot_runner import BotFailed, Bots, one_luck
from wildfour.bots.players.random_bot import choose
from wildfour.match import Match
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.table import EMPTY, PERSON, Interrupt, Speaker, Table
from wildfour.words import in_language

TABLE = "standard-2010 jump-in decks=2 / 0: b2 r7 / 1: g5 y1 / 2: r7 r2 / 3: y4 y5 / top r7 / turn 1 / laid-by 3"
EXPOSED = TABLE.replace("0: b2 r7", "0: b2").replace("laid-by 3", "laid-by 0") + " / exposed 0"
LUCK = one_luck(random.Random(0))


class Asked:
    """Bots with scripted moves that record the order in which they are asked."""

    def __init__(self, says: dict[int, str]) -> None:
        self.says = says
        self.seats: list[int | None] = []

    def __call__(self, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        self.seats.append(view.seat)
        assert view.seat is not None
        assert self.says.get(view.seat, moves[0]) in moves
        return self.says.get(view.seat)


def one_step(position: str, says: dict[int, str]) -> tuple[list[int | None], int, str]:
    """Make one move; return the seats that were asked, the seat that moved, and the move."""
    r, asked = Round.from_position(position, seed=1), Asked(says)
    Bots(table_of(r, ["asked"] * r.players), dict.fromkeys(range(r.players), asked), LUCK).move()
    return asked.seats, r.moves[-1].seat, r.moves[-1].move


def test_E3_a_player_with_one_card_is_asked_first_and_may_call() -> None:
    assert one_step(EXPOSED, {0: "uno!", 2: "catch 0", 1: "draw"}) == ([0], 0, "uno!")


def test_E2_a_catch_comes_before_a_jump_in() -> None:
    assert one_step(EXPOSED, {2: "r7", 3: "catch 0", 1: "draw"}) == ([0, 2, 3], 3, "catch 0")


def test_jump_ins_come_before_the_current_player() -> None:
    asked, seat, move = one_step(TABLE, {2: "r7", 0: "r7", 1: "draw"})
    assert (set(asked), seat, move) == ({0, 1, 2}, 2, "r7")


def test_the_current_player_moves_when_no_one_else_does() -> None:
    asked, *moved = one_step(TABLE, {1: "draw"})
    assert (set(asked), moved) == ({0, 1, 2}, [1, "draw"])
    assert one_step(TABLE.replace(" jump-in decks=2", "").replace("2: r7 r2", "2: r2"), {1: "draw"}) == ([1], 1, "draw")


def test_a_current_bot_with_one_card_is_asked_once_and_may_be_caught_before_it_moves() -> None:
    position = "standard-2010 / 0: b2 / 1: g5 y1 / top rS / turn 0 / laid-by 0 / exposed 0"
    assert one_step(position, {0: "uno!", 1: "catch 0"}) == ([0], 0, "uno!")
    assert one_step(position, {0: "draw", 1: "catch 0"}) == ([0, 1], 1, "catch 0")
    assert one_step(position, {0: "draw"}) == ([0, 1], 0, "draw")


def order(position: str, who: Sequence[str]) -> list[Speaker]:
    return list(table_of(Round.from_position(position), who).speakers())


def test_bots_may_catch_a_person_before_the_person_is_asked() -> None:
    who = [PERSON, "bot", "bot", "bot"]
    assert order(EXPOSED, who)[:4] == [
        *(Speaker(bot, Interrupt.CATCH) for bot in (2, 3, 1)),
        Speaker(0, Interrupt.ANYTHING),
    ]


def test_a_person_is_asked_before_bots_catch_another_player() -> None:
    assert order(EXPOSED, ["bot", "bot", PERSON, "bot"])[:2] == [
        Speaker(0, Interrupt.CALL),
        Speaker(2, Interrupt.ANYTHING),
    ]


def test_bots_may_jump_in_before_a_person_whose_turn_it_is() -> None:
    speakers = order(TABLE, ["bot", PERSON, "bot", "bot"])
    assert speakers.index(Speaker(2, Interrupt.JUMP_IN)) < speakers.index(Speaker(1, Interrupt.ANYTHING))


def test_an_empty_seat_makes_no_move() -> None:
    r = Round.from_position(TABLE.replace(" jump-in decks=2", "").replace("2: r7 r2", "2: r2"))
    table = table_of(r, ["bot", EMPTY, "bot", "bot"])
    assert list(table.speakers()) == []
    with pytest.raises(Invalid, match="No one is playing for Bob"):
        Bots(table, {}, LUCK).move()


def test_no_bot_is_offered_an_accusation() -> None:
    match = Match("classic-2003", players=["Ann", "Bob", "Cid"], options="players-referee", seed=1)
    seen: list[str] = []

    def note(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        seen.extend(moves)
        return choose(view, moves, stakes, luck)

    Bots(Table(match, ["note"] * 3), dict.fromkeys(range(3), note), LUCK).play_round()
    assert seen
    assert not [move for move in seen if move.startswith("accuse")]


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (bots.crashing, "raised ZeroDivisionError: integer division or modulo by zero"),
        (bots.cheating, "returned 'give b0', which is not one of its legal moves"),
        (bots.silent, "returned no move on its turn"),
        (lambda *_: 7, "returned 7, which is not one of its legal moves"),
    ],
)
def test_a_bot_that_fails_is_named_and_not_replaced(bot: Bot, what: str) -> None:
    table = Table(Match(players=["Ann", "Bob"], seed=1), ["one", "two"])
    with pytest.raises(BotFailed) as failed:
        Bots(table, {0: bot, 1: bot}, LUCK).play_round()
    text, seat = str(failed.value), failed.value.seat
    assert text == f"The bot {('one', 'two')[seat]}, in seat {seat + 1}, {what}."
    assert failed.value.told(in_language("de")).startswith(f"Der Bot {('one', 'two')[seat]} auf Platz {seat + 1} hat ")
    for card in table.match.round.view(seat).hand:
        assert f'"{card}"' in failed.value.view


def test_a_whole_match_is_played_by_its_format() -> None:
    match = Match(players=["Ann", "Bob", "Cid"], format="elimination", options="target=100", seed=3)
    Bots(Table(match, ["random"] * 3), dict.fromkeys(range(3), choose), LUCK).play_match(100)
    assert match.over
    assert len(match.winners) == 1
    assert any(len(row.seating) == 2 for row in match.rows)


def test_a_match_can_stop_after_a_number_of_rounds() -> None:
    match = Match(players=["Ann", "Bob"], options="target=1000000", seed=3)
    Bots(Table(match, ["random"] * 2), dict.fromkeys(range(2), choose), LUCK).play_match(3)
    assert (match.over, len(match.rows)) == (False, 3)
