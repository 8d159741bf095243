"""Hints: the expert's moves with win chances and reasons, based only on what the player can see."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import ROUNDS
from tests.terminal.prompt import NAMES, POSITION, at
from tests.test_properties import otherwise_dealt
from wildfour import Invalid, Round
from wildfour.bots.expert import expert_bot
from wildfour.bots.expert.expert_worker import MoveEstimate, weigh
from wildfour.match.stakes import TO_GO_OUT, Stakes, against_points, for_points
from wildfour.narration.hint_reasons import Situation
from wildfour.narration.hints import Hint
from wildfour.round.view import View
from wildfour.terminal.console import Console
from wildfour.terminal.hint_process import HintProcess
from wildfour.terminal.prompt_commands import tell_hint
from wildfour.words import ENGLISH, Catalogue, in_language

POINTS = for_points((), 500)


class Here(HintProcess):
    """The expert in this process, where a test can set its number of tries."""

    def __init__(self) -> None:
        super().__init__(decks=1)
        self._ready.set()

    def weigh(self, view: View, moves: tuple[str, ...], stakes: Stakes) -> list[MoveEstimate]:
        return weigh(view, moves, stakes)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a fixed number of tries that is enough for every move."""
    tries(monkeypatch, 600)


def tries(monkeypatch: pytest.MonkeyPatch, many: int) -> None:
    def some(until: float, some_more: Callable[[int], None]) -> None:
        some_more(many)

    monkeypatch.setattr(expert_bot, "iterate_until", some)


def asked(r: Round, seat: int = 0, stakes: Stakes = POINTS, words: Catalogue = ENGLISH) -> str:
    """Return the whole hint without the line that announces the wait."""
    out = io.StringIO()
    tell_hint(Situation(r.view(seat), NAMES[: r.players], stakes), Here(), Console(None, out, words))
    return out.getvalue().removeprefix(words.say("hint-thinking") + "\n").rstrip("\n")


def hint(position: str, stakes: Stakes = POINTS, words: Catalogue = ENGLISH) -> str:
    return asked(Round.from_position(position), stakes=stakes, words=words)


def rows(text: str) -> list[list[str]]:
    """Return a hint's table without its header."""
    return [line.replace("%", "").split() for line in text.splitlines() if line.startswith("  ")][1:]


def test_a_hint_at_the_prompt_is_not_a_move_and_comes_from_another_process(tmp_path: Path) -> None:
    screen, played = at(POSITION, "hint\nhint\n", tmp_path)
    first, second = screen.split("> hint\n")[1:]
    assert first.startswith("The expert is loading")
    assert second.startswith("The expert is thinking; Ctrl-C stops it.\n")
    for answer in (first, second):
        assert answer.splitlines()[1].split() == ["move", "chance", "value", "tries"]
        assert "The expert would play " in answer
    assert played.moves == []


def test_obvious_hints_come_at_once(tmp_path: Path) -> None:
    screen, _ = at(POSITION.replace("r7 g5 W4", "b9 g5"), "hint\n", tmp_path)
    assert "> hint\nYou have only one move: draw.\n" in screen


def test_the_best_comes_first_with_its_reasons() -> None:
    text = hint("classic-2003 / 0: r7 r+2 y5 y6 g1 g4 / 1: b5 / 2: b1 b2 b3 b4 b6 b7 / top r3")
    assert [row[0] for row in rows(text)] == ["r+2", "r7", "draw"]
    assert int(rows(text)[0][2]) > int(rows(text)[1][2])
    assert [row[3] for row in rows(text)] == ["1,200"] * 3
    assert text.splitlines()[-1].startswith(
        "The expert would play r+2. Bea is next and has only one card left. It takes 20 points out of your hand."
    )


def test_the_numbers_are_explained_by_the_format() -> None:
    position = "classic-2003 / 0: r7 r2 y1 y2 / 1: g5 g6 g7 / 2: b1 b2 b3 / 3: b4 b5 b6 / top r3"
    assert "Value: 20 points for going out, plus what you win, less what others win." in hint(position)
    assert "less what is left in your hand, twice because the limit is near." in hint(position, against_points(150))
    assert "that you or your partner goes out first. Value: 70 points" in hint(position, for_points((2,), 50))
    to_go_out = hint(position, TO_GO_OUT)
    assert "orth" not in to_go_out
    assert all(len(row) == 3 and 0 <= int(row[1]) <= 100 for row in rows(to_go_out))


def test_the_call_is_part_of_the_hint() -> None:
    assert "Call UNO at the same time, r" in hint("classic-2003 / 0: r7 r2 / 1: g5 y1 / top r3")
    assert "Call in" not in hint("classic-2003 / 0: r7 r2 / 1: g5 y1 / top r3 / called 0")
    late = hint("classic-2003 / 0: r7 / 1: g5 y1 / top r3 / laid-by 0 / exposed 0 / turn 1")
    assert late.startswith("Type uno! now")


def test_catches_and_objections() -> None:
    forgot = "classic-2003 / 0: r7 r2 / 1: y1 y2 / 2: g5 / 3: b1 b2 / top r3 / laid-by 2 / exposed 2 / turn 3"
    assert hint(forgot) == "Type catch Cid: Cid forgot to call UNO and must draw two cards."
    assert "is your partner, so do not type catch" in hint(forgot, Stakes(team=(2,)))
    r = Round.from_position("classic-2003 players-referee / 0: r1 g2 / 1: y1 y2 y3 / top r3 / turn 1")
    r.apply(1, "y1")
    assert "Type object: Bea's card does not match by color" in asked(r)


def test_a_single_legal_move_is_not_a_choice() -> None:
    assert hint("classic-2003 / 0: b7 b2 / 1: g5 g7 / top r3 / called 0") == ("You have only one move: draw.")


def test_a_single_playable_card() -> None:
    text = hint("classic-2003 players-referee must-play / 0: r7 b2 b4 y1 / 1: g5 g7 / top r3")
    assert [row[0] for row in rows(text)] == ["r7"]
    assert "The expert would play r7. It is the only playable card." in text


def test_C4_holding_the_only_card_back_is_estimated_too() -> None:
    text = hint("classic-2003 / 0: r7 b2 b4 y1 / 1: g5 g7 / top r3")
    assert [row[0] for row in rows(text)] == ["r7", "draw"]
    assert re.search(r"The expert would play r7\. It (is worth \d+ points?|wins (one|\d+)) more .*than draw\.", text)


def test_out_of_turn_waiting_is_estimated_too() -> None:
    text = hint("standard-2010 jump-in / 0: r7 / 1: g5 y1 / 2: b1 b2 / top r7 / turn 1 / laid-by 2")
    assert [row[0] for row in rows(text)] == ["r7", "nothing"]
    assert "The expert would jump in with r7. It is your last card." in text


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("standard-2010 / 0: g1 g2 g3 g4 / 1: g5 y1 / top W / phase choose-color", "choose green. You hold 4 green"),
        (
            "standard-2010 seven-zero / 0: b3 b4 b5 / 1: g5 y1 / 2: b1 / top r7 / laid-by 0 / phase swap",
            "with Cid. Cid has the fewest cards, 1.",
        ),
        (
            "launcher-2009 hit-rate=1 / 0: y5 g4 y6 y7 / 1: b5 b6 b7 b8 b2 / 2: b9 / top r3^ / laid-by 0 / phase flip",
            "Cid has the fewest cards, 1.",
        ),
        (
            "launcher-2009 / 0: y5 g4 / 1: b5 b6 b7 / 2: b9 / top r3^ / laid-by 0 / phase give / target 2",
            "It is your only",
        ),
        (
            "standard-2010 / 0: W b2 b4 / 1: g5 y1 / top r3",
            "It takes 50 points out of your hand. You hold 2 more blue cards.",
        ),
    ],
)
def test_reasons_in_every_phase(position: str, sentence: str) -> None:
    assert sentence in hint(position)


def why(position: str, move: str) -> str:
    r = Round.from_position(position)
    found = Situation(r.view(0), NAMES[: r.players], POINTS).reasons(move)
    return " ".join(ENGLISH.tell(one) for one in found)


def test_D7_a_bluff_is_named_with_its_risk() -> None:
    bluff = "classic-2003 / 0: W4 r2 b3 b4 / 1: g1 g2 g3 g4 g5 / top r3"
    assert why(bluff, "W4>b").startswith("It is a bluff: if ")
    assert "bluff" not in why(bluff.replace("r2", "y2"), "W4>b")


def test_seven_zero_the_swapped_hands_are_named() -> None:
    position = "classic-2003 seven-zero / 0: r7 b2 b6 b4 b5 / 1: g1 g2 / top r3"
    assert why(position, "r7").startswith("You get Bea's hand")
    assert why(position, "draw") == "Otherwise you would have to give your hand away."
    assert "hand" not in why(position.replace(" seven-zero", ""), "r7")


def test_D7_a_bluff_in_the_past_is_a_reason() -> None:
    r = Round.from_position(
        "classic-2003 / 0: b1 b2 b3 / 1: r1 r2 y1 y2 / top W4 / color b / color-before r / laid-by 1 / phase answer / "
        "pending 4"
    )
    r.knowledge.known[1] = {0: [2 * 13 + 1]}
    assert r.view(0).known[1] == ("r1",)
    assert "The expert would challenge. You have seen a red card in Bea's hand." in asked(r)


def test_in_german() -> None:
    text = hint("classic-2003 / 0: r7 r+2 y5 y6 g1 g4 / 1: b5 / 2: b1 b2 / top r3", words=in_language("de"))
    assert text.splitlines()[0].split() == ["Zug", "Chance", "Wert", "Versuche"]
    assert [row[3] for row in rows(text)] == ["1.200"] * 3
    assert "Die Expertin würde r+2 legen. Bea kommt als Nächstes und hat nur noch eine Karte." in text


def test_moves_about_as_good_and_moves_that_win_more() -> None:
    r = Round.from_position(POSITION)

    def concluded(*weighed: MoveEstimate) -> list[str]:
        told = Hint(Situation(r.view(0), NAMES[:3], POINTS), weighed).conclusion()
        return [ENGLISH.tell(message) for message in told][1:]

    draw = MoveEstimate("draw", 40.0, 10.0, 100)
    assert concluded(draw, MoveEstimate("r7", 30.0, 2.0, 100)) == ["It wins 10 more rounds in 100 than r7."]
    assert concluded(draw, MoveEstimate("r7", 39.0, 2.0, 100)) == ["It wins one more round in 100 than r7."]
    assert concluded(draw, MoveEstimate("r7", 40.2, 2.0, 100)) == ["It is worth 8 points more than r7."]
    assert concluded(draw, MoveEstimate("r7", 40.2, 9.5, 100), MoveEstimate("W4>b", 39.5, 9.9, 100)) == [
        "No other move is clearly better.",
        "r7 and W4>b are about as good.",
    ]
    assert concluded(draw, MoveEstimate("r7", 45.0, 2.0, 100))[-1] == "r7 wins more rounds, but scores less overall."


def test_an_expert_that_fails_is_reported_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Round.from_position(POSITION).view(0)
    adviser = HintProcess(decks=99)  # no table has that many decks
    try:
        for _ in range(2):
            with pytest.raises(Invalid, match=r"The expert cannot play here \(\w+: "):
                adviser.weigh(view, view.moves, POINTS)
    finally:
        adviser.stop()
    monkeypatch.setattr("wildfour.terminal.hint_process.PROGRAM", "raise SystemExit")
    with pytest.raises(Invalid, match=r"The expert has stopped; ask for the hint again\."):
        HintProcess(decks=1).weigh(view, view.moves, POINTS)


@settings(max_examples=60, deadline=None)
@given(ROUNDS, st.integers(0, 2**32 - 1))
def test_a_hint_never_depends_on_hidden_cards(r: Round, seed: int) -> None:
    if r.over or r.state.rules.decks > 1:
        return
    generator = random.Random(seed)
    seat = generator.choice([r.turn, generator.randrange(r.players)])
    stakes = generator.choice([POINTS, against_points(50), TO_GO_OUT, for_points(((seat + 1) % r.players,), 80)])
    with pytest.MonkeyPatch.context() as patched:
        tries(patched, 20)
        text = asked(r, seat, stakes)
        assert asked(otherwise_dealt(r, seat, generator), seat, stakes) == text
    typable = {move.split()[0] for move in r.legal_moves(seat)} | {"nothing"}
    assert {row[0] for row in rows(text)} <= typable
    assert text.endswith(".")
