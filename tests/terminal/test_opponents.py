"""Bots in a match at the prompt: their seats, their saved levels, and a bot that fails."""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.terminal.prompt import ScriptedPlayer, play_args, sit_down, typed
from wildfour.bots.players import novice_bot
from wildfour.cli import main
from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.transcript import read_transcript

ASKED: list[tuple[str, int, Stakes]] = []
FIRST, SECOND = "tests.terminal.test_opponents:first", "tests.terminal.test_opponents:second"


def first(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    assert view.seat is not None
    ASKED.append(("first", view.seat, stakes))
    return novice_bot.choose(view, moves, stakes, luck)


def second(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    assert view.seat is not None
    ASKED.append(("second", view.seat, stakes))
    return novice_bot.choose(view, moves, stakes, luck)


def crashing(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
    raise ValueError("no idea")


def test_one_level_for_each_seat_or_one_for_all(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    screen = typed("table\n", play_args(bots="skilled, novice", save=save, seed=1))
    assert "You are Ann. Bea (skilled) and Cid (novice) are bots." in screen
    assert "\nCid (novice) has" in screen
    assert read_transcript(save.read_text()).bots == ("person", "skilled", "novice")
    screen = typed("", play_args(bots="novice", players=3, save=save, seed=1, new=True))
    assert "Bea (novice) and Cid (novice) are bots." in screen
    screen = typed("", play_args(save=save, players=2, seed=1, new=True))
    assert "Bea (casual) is a bot." in screen


def test_the_expert_warms_up_before_the_first_round(tmp_path: Path) -> None:
    screen = typed("", play_args(bots="expert budget=2ms,novice", save=tmp_path / "match.txt", seed=1))
    assert screen.startswith("The expert is loading.\nWildfour, Classic (2003)")


def test_every_bot_plays_for_one_player(tmp_path: Path) -> None:
    ASKED.clear()
    args = play_args(bots=f"{FIRST},{SECOND}", option=["target=60"], seed=3, save=tmp_path / "match.txt")
    sit_down(ScriptedPlayer(), args)
    match = Match.resume((tmp_path / "match.txt").read_text())
    assert {(name, seat) for name, seat, _ in ASKED} == {("first", 1), ("second", 2)}
    assert ASKED[-1][2] == match.format.stakes(3, match.rows[:-1], ASKED[-1][1])


def test_H7_bots_keep_their_players_when_one_is_out(tmp_path: Path) -> None:
    ASKED.clear()
    args = play_args(
        bots=f"{FIRST},{SECOND}", format="elimination", option=["target=20"], seed=5, save=tmp_path / "match.txt"
    )
    sit_down(ScriptedPlayer(), args)
    transcript = read_transcript((tmp_path / "match.txt").read_text())
    seatings = {transcript.seated(record) for record in transcript.rounds}
    assert len(seatings) > 1
    assert {seat for name, seat, _ in ASKED if name == "second"} == {one.index(2) for one in seatings if 2 in one}


def test_a_resumed_match_has_the_same_bots(tmp_path: Path) -> None:
    straight, broken = tmp_path / "straight.txt", tmp_path / "broken.txt"
    for save, answers in ((straight, 100_000), (broken, 2)):
        sit_down(ScriptedPlayer(answers), play_args(bots="skilled,novice", seed=8, option=["target=60"], save=save))
    while not Match.resume(broken.read_text()).over:
        screen = sit_down(ScriptedPlayer(25), play_args(seed=8, save=broken))
        assert "Bea (skilled) and Cid (novice) are bots." in screen
    assert broken.read_text() == straight.read_text()


def test_an_old_file_gets_the_default_bots(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed("draw\n", play_args(bots="skilled,novice", seed=8, save=save))
    old = "".join(line for line in save.read_text().splitlines(keepends=True) if not line.startswith("bots:"))
    save.write_text(old)
    assert "Bea (casual) and Cid (casual) are bots." in typed("", play_args(save=save))
    assert save.read_text() == old


def test_a_saved_match_runs_an_external_bot_only_if_named(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed("", play_args(bots=FIRST, players=2, seed=1, save=save))
    ASKED.clear()
    with pytest.raises(Invalid, match=r"has a bot that is not part of Wildfour, tests.terminal.test_opponents:first"):
        typed("draw\n" * 9, play_args(save=save))
    with pytest.raises(Invalid, match=r"to run it, add --resume --bots 'tests.terminal.test_opponents:first'"):
        typed("draw\n" * 9, play_args(save=save, resume=True, bots="novice"))
    assert not ASKED
    assert "of your saved match" in typed("draw\nkeep\n" * 9, play_args(save=save, resume=True, bots=FIRST))
    assert ASKED


def test_an_unknown_saved_bot_is_named_with_its_file(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    typed("", play_args(players=2, seed=1, save=save))
    save.write_text(save.read_text().replace("bots: person, casual", "bots: person, grandmaster"))
    with pytest.raises(Invalid, match=r"match.txt names a bot that cannot play: There is no bot 'grandmaster'"):
        typed("", play_args(save=save))


def test_a_bot_that_fails_is_named_and_the_match_is_kept(tmp_path: Path) -> None:
    save = tmp_path / "match.txt"
    sentence = r"The bot that plays for Bea failed in round 1 \(raised ValueError: no idea\); the match is saved"
    with pytest.raises(Invalid, match=sentence):
        typed("draw\nkeep\n" * 9, play_args(bots=f"{__name__}:crashing", players=2, seed=1, save=save))
    Match.resume(save.read_text())


def test_a_replay_names_the_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "match.txt"
    typed("", play_args(bots="skilled,novice", seed=8, save=save))
    assert main(["replay", str(save)]) == 0
    assert "At the table, clockwise: Ann, Bea (skilled) and Cid (novice)." in capsys.readouterr().out
