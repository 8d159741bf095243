"""Hints: the expert's moves with their chances, the reasons in words, and nothing that the player cannot see."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.explore import ROUNDS
from tests.terminal.test_play import POSITION, at
from tests.test_properties import otherwise_dealt
from wildfour import Round
from wildfour.bots import expert
from wildfour.cards import parse_kind
from wildfour.match.stakes import TO_GO_OUT, Stakes, against_points, for_points
from wildfour.moves import ACCUSE, GIVE
from wildfour.terminal.hint import hint_text
from wildfour.terminal.reasons import Situation

POINTS = for_points((), 500)
NAMES = ("Ann", "Bea", "Cid", "Dot", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many tries for every move as are enough to tell, and always the same."""
    tries(monkeypatch, 600)


def tries(monkeypatch: pytest.MonkeyPatch, many: int) -> None:
    def some(until: float, some_more: Callable[[int], None]) -> None:
        some_more(many)

    monkeypatch.setattr(expert, "iterate_until", some)


def situation(r: Round, seat: int, stakes: Stakes) -> Situation:
    moves = [move for move in r.move_ids(seat) if not ACCUSE <= move < GIVE]
    return Situation(r.edition, NAMES[: r.players], r.view(seat), moves, stakes)


def asked(at_table: Situation) -> str:
    return hint_text(at_table, lambda _: None)


def hint(position: str, stakes: Stakes = POINTS) -> str:
    return asked(situation(Round.from_position(position), 0, stakes))


def rows(text: str) -> list[list[str]]:
    """The table of a hint, without its head."""
    return [line.replace(" %", "").split() for line in text.splitlines() if line.startswith("  ")][1:]


def test_a_hint_at_the_prompt_is_no_move(tmp_path: Path) -> None:
    screen, played = at(POSITION, "hint\n", tmp_path)
    assert "> hint\nThe expert is thinking.\n  move  chance   worth      tries\n" in screen
    assert "The expert would lay " in screen
    assert played.moves == []


def test_what_needs_no_thought_is_said_at_once(tmp_path: Path) -> None:
    screen, _ = at(POSITION.replace("r7 g5 W4", "b9 g5"), "hint\n", tmp_path)
    assert "> hint\nYou have no choice: draw is all that you can do.\n" in screen


def test_the_best_comes_first_with_its_reasons() -> None:
    text = hint("classic-2003 / 0: r7 r+2 y5 y6 g1 g4 / 1: b5 / 2: b1 b2 b3 b4 b6 b7 / top r3")
    assert [row[0] for row in rows(text)] == ["r+2", "r7"]
    assert float(rows(text)[0][2]) > float(rows(text)[1][2])
    assert [row[3] for row in rows(text)] == ["1,200", "1,200"]
    assert "The expert would lay r+2: Bea, who is next, has one card left and 20 points less stay in your hand." in text


def test_the_numbers_are_explained_as_the_format_counts() -> None:
    position = "classic-2003 / 0: r7 r2 y1 y2 / 1: g5 g6 g7 / 2: b1 b2 b3 / 3: b4 b5 b6 / top r3"
    assert "Worth: 20 points for going out, with those that you win, less those that others win." in hint(position)
    assert "less those left in your hand, twice as the limit is near." in hint(position, against_points(150))
    assert "that you or your partner go out first. Worth: 70 points" in hint(position, for_points((2,), 50))
    to_go_out = hint(position, TO_GO_OUT)
    assert "worth" not in to_go_out
    assert all(len(row) == 3 and 0 <= float(row[1]) <= 100 for row in rows(to_go_out))


def test_the_call_belongs_to_the_advice() -> None:
    assert "Call in the same breath, r" in hint("classic-2003 / 0: r7 r2 / 1: g5 y1 / top r3")
    assert "Call in" not in hint("classic-2003 / 0: r7 r2 / 1: g5 y1 / top r3 / called 0")
    late = hint("classic-2003 / 0: r7 / 1: g5 y1 / top r3 / laid-by 0 / exposed 0 / turn 1")
    assert late.startswith("Type uno! at once")


def test_catches_and_objections() -> None:
    forgot = "classic-2003 / 0: r7 r2 / 1: y1 y2 / 2: g5 / 3: b1 b2 / top r3 / laid-by 2 / exposed 2 / turn 3"
    assert hint(forgot) == "Type catch 2: Cid forgot to call, and draws two cards for it."
    assert "is your partner: let it go" in hint(forgot, Stakes(team=(2,)))
    r = Round.from_position("classic-2003 players-referee / 0: r1 g2 / 1: y1 y2 y3 / top r3 / turn 1")
    r.apply(1, "y1")
    assert "Type object: Bea's card fits neither" in asked(situation(r, 0, POINTS))


def test_one_legal_move_is_no_choice() -> None:
    assert hint("classic-2003 / 0: b7 b2 / 1: g5 g7 / top r3 / called 0") == (
        "You have no choice: draw is all that you can do."
    )


def test_a_card_that_is_the_only_one_to_lay() -> None:
    text = hint("classic-2003 / 0: r7 b2 b4 y1 / 1: g5 g7 / top r3")
    assert [row[0] for row in rows(text)] == ["r7"]
    assert "The expert would lay r7: it is all that fits." in text


def test_out_of_turn_doing_nothing_is_weighed_too() -> None:
    text = hint("standard-2010 jump-in / 0: r7 / 1: g5 y1 / 2: b1 b2 / top r7 / turn 1 / laid-by 2")
    assert [row[0] for row in rows(text)] == ["r7", "nothing"]
    assert "The expert would jump in with r7: it is your last card." in text


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("standard-2010 / 0: g1 g2 g3 b3 / 1: g5 y1 / top W / phase choose-color", "name green: you hold three"),
        ("standard-2010 seven-zero / 0: b3 b4 b5 / 1: g5 y1 / 2: b1 / top r7 / phase swap", "with Cid: Cid has one"),
        (
            "launcher-2009 hit-rate=1 / 0: y5 g4 / 1: b5 b6 b7 b8 b2 / 2: b9 / top r3^ / phase flip",
            "Cid has one card, the fewest",
        ),
        ("launcher-2009 / 0: y5 g4 / 1: b5 b6 b7 / 2: b9 / top r3^ / phase give / target 2", "it is your only"),
        ("standard-2010 / 0: W b2 b4 / 1: g5 y1 / top r3", "hand and you hold two more blue cards"),
    ],
)
def test_reasons_in_every_phase(position: str, sentence: str) -> None:
    assert sentence in hint(position)


def test_D7_a_bluff_that_was_seen_is_a_reason() -> None:
    r = Round.from_position(
        "classic-2003 / 0: b1 b2 b3 / 1: r1 r2 y1 y2 / top W4 / color b / color-before r / laid-by 1 / phase answer / "
        "pending 4"
    )
    r._knowledge[0].known[1] = [parse_kind("r1", r.edition.letters)]
    assert "The expert would challenge: you have seen a red card in Bea's hand." in asked(situation(r, 0, POINTS))


@settings(max_examples=60, deadline=None)
@given(ROUNDS, st.integers(0, 2**32 - 1))
def test_a_hint_at_any_moment_of_any_table_is_blind_to_what_is_hidden(r: Round, seed: int) -> None:
    if r.over or r.state.rules.decks > 1:
        return
    generator = random.Random(seed)
    seat = generator.choice([r.turn, generator.randrange(r.players)])
    stakes = generator.choice([POINTS, against_points(50), TO_GO_OUT, for_points(((seat + 1) % r.players,), 80)])
    with pytest.MonkeyPatch.context() as patched:
        tries(patched, 20)
        here = situation(r, seat, stakes)
        text = asked(here)
        other = otherwise_dealt(r, seat, generator)
        there = Situation(r.edition, here.names, other.view(seat), here.moves, stakes)
        assert asked(there) == text
    typable = {move.split()[0] for move in r.legal_moves(seat)} | {"nothing", "and"}
    assert {row[0] for row in rows(text)} <= typable
    assert text.endswith(".")
