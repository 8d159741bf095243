"""The prompt's output and input at prepared tables."""

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.terminal.prompt import POSITION, at, catching_bot, play_args, quiet_bot, typed
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.words import in_language

TWO_CARDS = POSITION.replace(" W4", "")


# Calls, catches, jumping in


def test_E1_a_line_can_hold_the_card_and_the_call(tmp_path: Path) -> None:
    screen, played = at(TWO_CARDS, "r7 uno!\n", tmp_path, catching_bot)
    assert "You played a red 7.\nYou called UNO!\n" in screen
    assert [record.move for record in played.moves[:2]] == ["r7", "uno!"]
    assert "caught you" not in screen


def test_E2_bots_may_catch_a_missing_call_at_once(tmp_path: Path) -> None:
    screen, _ = at(TWO_CARDS, "r7\n", tmp_path, catching_bot)
    assert re.search(r"You played a red 7\.\n(Bea|Cid) caught you: you forgot to call UNO\. Draw 2\. You drew", screen)


def test_E3_a_late_call_is_possible_before_the_bots_continue(tmp_path: Path) -> None:
    screen, played = at(TWO_CARDS, "r7\nuno!\n", tmp_path)
    assert "You have one card left. Press Enter to continue.\n> uno!\nYou called UNO!" in screen
    assert played.moves[1].move == "uno!"


def test_E5_a_forgotten_call_is_safe_once_the_next_player_has_begun(tmp_path: Path) -> None:
    _, played = at(TWO_CARDS, "r7\n\n", tmp_path)
    assert played.moves[1].move == "draw"
    assert played.view(None).exposed is None


def test_E2_you_can_catch_a_bot_that_forgets(tmp_path: Path) -> None:
    position = POSITION + " / turn 2 / exposed 1 / laid-by 1"
    screen, played = at(position.replace("b1 b2", "b1"), "catch bea\n", tmp_path)
    assert "Bea forgot to call UNO: you can type catch Bea. Press Enter to continue." in screen
    assert "You caught Bea, who forgot to call UNO. Bea drew two cards." in screen
    assert played.moves[0].move == "catch 1"


def test_E2_or_let_it_go(tmp_path: Path) -> None:
    position = POSITION + " / turn 2 / exposed 1 / laid-by 1"
    _, played = at(position.replace("b1 b2", "b1"), "\n", tmp_path)
    assert [record.move for record in played.moves] == ["draw", "keep"]


JUMP_IN = POSITION.replace("classic-2003", "classic-2003 jump-in").replace("top r3", "top r7 / turn 1 / laid-by 2")


def test_jump_in_is_offered_out_of_turn_and_printed(tmp_path: Path) -> None:
    screen, played = at(JUMP_IN, "r7\n", tmp_path)
    assert "You can jump in with r7. Press Enter to continue." in screen
    assert "> r7\nYou jumped in with a red 7.\n" in screen
    assert (played.moves[0].seat, played.moves[0].move) == (0, "r7")


def test_a_bots_jump_in_is_printed(tmp_path: Path) -> None:
    def jumping(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        return "y1" if "y1" in moves else quiet_bot(view, moves, stakes, luck)

    screen, _ = at(JUMP_IN.replace("top r7", "top y1").replace("laid-by 2", "laid-by 0"), "", tmp_path, jumping)
    assert "Cid jumped in with a yellow 1.\nCid has one card left.\n" in screen


# Every turn


def test_every_turn_shows_all_card_counts_in_the_order_of_play(tmp_path: Path) -> None:
    screen, _ = at(POSITION, "draw\nkeep\n", tmp_path)
    assert "\nYour turn. Cards: you 3, Bea 2 and Cid 2.\nThe top card is a red 3. You hold g5 r7 W4.\n" in screen
    assert "\nYour turn. Cards: you 4, Bea 3 and Cid 3.\n" in screen
    screen, _ = at(POSITION + " / direction right", "", tmp_path)
    assert "\nYour turn. Cards: you 3, Cid 2 and Bea 2.\n" in screen


@pytest.mark.parametrize(
    ("position", "question"),
    [
        (POSITION, "You can play r7 or W4 + color (a bluff), or draw."),
        ("classic-2003 / 0: g5 b1 / 1: b1 b2 / top r3", "No playable card. Type draw."),
        (
            "classic-2003 / 0: g5 b1 / 1: b1 b2 / top r3 / draw",
            "No playable card, and no card to draw. Type pass.",
        ),
        ("classic-2003 must-play / 0: r5 b1 / 1: b1 b2 / top r3", "You must play r5."),
        ("classic-2003 players-referee / 0: g5 b1 / 1: b1 b2 / top r3", "You can play a card, or draw."),
        (
            "classic-2003 / 0: g5 r5 / 1: b1 b2 / top r3 / drawn r5 / phase play-drawn",
            "You can play r5, or keep it.",
        ),
        (
            "classic-2003 / 0: g5 r5 / 1: b1 b2 / top W4 / color r / color-before g / laid-by 1 / phase answer "
            "/ pending 4",
            "Bea's Wild Draw Four makes you draw four cards. You hold g5 r5.\nYou can accept or challenge.",
        ),
        (
            "classic-2003 stacking=any / 0: g5 r+2 / 1: b1 b2 / top g+2 / laid-by 1 / phase answer / pending 2",
            "makes you draw two cards. You hold g5 r+2.\nYou can accept, or play r+2.",
        ),
        (
            "standard-2010 / 0: g5 r5 / 1: b1 b2 / top W / phase choose-color",
            "Choose a color. Type b for blue, g for green, r for red or y for yellow.",
        ),
        (
            "launcher-2009 / 0: g5 r5 / 1: b1 b2 / 2: b3 b4 / top r3^ / laid-by 0 / phase flip",
            "Choose a crash-pad to aim at. Type flip Bea or flip Cid, or decline.",
        ),
        (
            "launcher-2009 / 0: g5 r5 / 1: b1 b2 / 2: b3 / top r3^ / laid-by 0 / phase give / target 2",
            "You hold g5 r5. Choose a card to give to Cid. Type give g5, for example.",
        ),
        (
            "standard-2010 seven-zero / 0: g5 r5 / 1: b1 b2 / 2: b3 / top r7 / laid-by 0 / phase swap",
            "Choose a player to swap hands with. Type swap Bea or swap Cid.",
        ),
    ],
)
def test_questions_by_phase(position: str, question: str, tmp_path: Path) -> None:
    screen, _ = at(position, "", tmp_path)
    assert question in screen


def test_a_card_that_can_only_be_kept_is_kept(tmp_path: Path) -> None:
    _, played = at("classic-2003 / 0: g5 b4 / 1: b1 b2 / top r3 / drawn b4 / phase play-drawn", "", tmp_path)
    assert (played.moves[0].seat, played.moves[0].move) == (0, "keep")


# Refusals and questions


def test_a_rejected_move_changes_nothing_and_has_its_rule(tmp_path: Path) -> None:
    screen, played = at(POSITION, "g5 uno!\nrules\n", tmp_path)
    assert "A green 5 does not match the red 3; play a red card, a 3 or a wild card, or draw (C1)." in screen
    assert "Not done: uno!." in screen
    assert "C1: A card may be played if it matches" in screen
    assert played.moves == []


def test_refusals_name_players(tmp_path: Path) -> None:
    position = "classic-2003 / 0: r7 g5 / 1: b1 / 2: y1 y2 / top r3 / turn 2 / laid-by 1 / exposed 1"
    screen, _ = at(position, "r7\n", tmp_path)
    assert "It is not your turn; Cid has to" in screen


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hand", "You hold three cards: green 5 (g5), red 7 (r7) and Wild Draw Four (W4)."),
        (
            "table",
            "You have three cards, and it is your turn.\nBea has two cards.\nCid has two cards.\nThe top card is",
        ),
        ("table", "Play goes to the left, down this list. The draw pile has 100 cards."),
        ("moves", "You can type r7, W4>b, W4>g, W4>r, W4>y or draw."),
        ("scores", "Scores: you 0, Bea 0 and Cid 0. The first to reach 500 points wins."),
        ("options", "There are no changes from Classic (2003)."),
        ("rules", "None of your moves has been rejected yet."),
        ("rules d6", "D6: A Wild Draw Four is legal only"),
        ("rules x", "There is no clause 'x'"),
        ("why", "None of your moves has been rejected yet."),
        ("gibberish", "'gibberish'; type moves to see your moves, or help."),
        ("drwa", "'drwa'. Did you mean draw?"),
        ("W4", "W4 needs a color: type W4 b, for example."),
        ("catch 7", "There is no seat 7"),
        ("catch", "Which player? Type catch Bea, for example."),
        ("catch Zoe", "There is no player 'zoe'; the players are Ann, Bea and Cid."),
        ("catch Beo", "There is no player 'beo'. Did you mean Bea?"),
        ("give", "Which card? Type give g5, for example."),
        ("skip", "Which color? Type bS, for example."),
        ("", "You can play r7 or W4 + color (a bluff), or draw."),
    ],
)
def test_questions_at_the_prompt(line: str, answer: str, tmp_path: Path) -> None:
    screen, played = at(POSITION, f"{line}\n", tmp_path)
    assert answer in screen.split(f"> {line}\n", maxsplit=1)[1]
    assert played.moves == []


def test_options_are_explained_and_help_covers_them(tmp_path: Path) -> None:
    position = POSITION.replace("classic-2003", "classic-2003 jump-in players-referee")
    screen, _ = at(position, "options\nhelp\n", tmp_path)
    assert "jump-in: A card with the same color and face as the top card may be played out of turn." in screen
    assert re.search(r"^Jumping in +If you hold a card identical", screen, re.MULTILINE)
    assert re.search(r"^Referees +object claims that", screen, re.MULTILINE)
    assert "Flips" not in screen


TOPICS = ("deluxe seven-zero jump-in", "classic-2003 players-referee", "minion-2016", "launcher-2009")


@pytest.mark.parametrize("language", ["en", "de"])
def test_help_is_structured_and_no_line_is_wider_than_the_screen(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, shown = in_language(language), set()
    titles = {id for id, text in words.texts.items() if id.startswith("help-") and ".title = " in text}
    for rules in TOPICS:
        screen, _ = at(f"{rules} / 0: b7 g5 / 1: b1 b2 / top b3", "help\n", tmp_path, words=words)
        answer = screen.partition("> help\n")[2].partition("\n> ")[0].splitlines()
        assert max(map(len, answer)) <= 80
        heads = [line.split("  ")[0] for line in answer if not line.startswith(" ")]
        assert len(heads) >= 7
        shown |= {id for id in titles if words.say(f"{id}.title") in heads}
    assert shown == titles


def test_scores_are_a_table_once_there_are_rounds(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed("draw\nkeep\n" * 200, play_args(save=save, seed=1, players=3, option=["target=1000"]))
    screen = typed("scores\n", play_args(save=save, seed=1))
    head, *rounds = screen.partition("> scores\n")[2].partition("\n> ")[0].splitlines()[2:]
    assert head.split() == ["Round", "Ann", "Bea", "Cid"]
    *points, total = ([int(cell) if cell.isdigit() else cell for cell in row.split()] for row in rounds)
    assert [row[0] for row in points] == [*range(1, len(points) + 1)]
    assert total == ["Total", *(sum(row[player] for row in points) for player in (1, 2, 3))]  # type: ignore[misc]


def test_players_with_the_same_name_get_numbers(tmp_path: Path) -> None:
    position = "classic-2003 / 0: r7 g5 / 1: b1 / 2: y1 y2 / 3: y5 y6 / top r3 / turn 2 / exposed 1 / laid-by 1"
    screen, played = at(position, "table\ncatch bea\n", tmp_path, names=("Ann", "Bea", "Bea", "Cid"))
    assert "Bea (1) forgot to call UNO: you can type catch Bea (1)." in screen
    assert "Bea (2) has two cards. It is their turn.\nCid has two cards.\n" in screen
    assert played.moves[0].move == "catch 1"
    screen, _ = at(POSITION, "catch bea\n", tmp_path, names=("Ann", "Bea", "Bea"))
    assert "There is more than one Bea (1); type catch 1 or catch 2." in screen


def test_R30_a_flip_can_be_launched_by_hand(tmp_path: Path) -> None:
    position = "launcher-2009 / 0: g5 r5 r6 / 1: b1 b2 / 2: b3 b4 / top r3^ / laid-by 0 / phase flip"
    screen, played = at(position, "flip Bea -5 60\n", tmp_path)
    [word] = played.moves[0].chance[:1]
    assert re.fullmatch(r"(hit|miss):-5,60,\d+,\d+", word)
    assert re.search(
        r"(A hit!|A miss)\.?\n?.*\nThe figure landed \d+% too (short|far) and \d+% too far (left|right); ", screen
    )


def test_flips_can_be_practiced(tmp_path: Path) -> None:
    position = "launcher-2009 / 0: g5 r5 / 1: b1 b2 / top r3"
    screen, played = at(position, "practice\npractice 0 100\npractice 200\npractice hard\n", tmp_path)
    one, far, *wrong = screen.split("> practice")[1:]
    assert "The figure landed" in one
    assert re.search(r"A miss\. The figure landed \d\d\d% too far and", " ".join(far.split()))
    assert all("The aim must be a number from -100 to 100" in text for text in wrong)
    assert not played.moves
    screen, _ = at("classic-2003 / 0: g5 r5 / 1: b1 b2 / top r3", "practice\n", tmp_path)
    assert "This edition has no launcher" in screen


def test_a_match_with_a_launcher_begins_with_the_offer_to_practice(tmp_path: Path) -> None:
    offer = "Before you begin, you can practice flips"
    assert offer in " ".join(typed("", play_args(save=tmp_path / "one.txt", edition="launcher-2009")).split())
    assert offer not in typed("", play_args(save=tmp_path / "two.txt"))
