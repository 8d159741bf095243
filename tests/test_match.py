"""Matches: rounds are dealt until a player reaches the target."""

import random

import pytest

from tests.shared.matches import TABLES, play_on, played_match
from wildfour import Illegal, Invalid
from wildfour.errors import BadTranscript
from wildfour.match import Match


def test_B1_players_draw_for_the_first_deal() -> None:
    match = Match(players=["Ann", "Bob", "Cid"], seed=5)
    assert match.round.drew_for_deal
    assert match.next_dealer() is None
    again = played_match("classic-2003", "", 3)
    dealers = [line.split()[3] for line in again.text.splitlines() if line.startswith("round ")]
    assert [dealer == "drawn" for dealer in dealers] == [True] + [False] * (len(again.rows) - 1)


def test_F3_the_winner_of_a_round_scores_the_other_hands() -> None:
    match = played_match("classic-2003", "", 3)
    for row in match.rows:
        assert row.winner is not None
        assert row.left_to(row.winner) == 0
        assert match.format.points(3, row)[row.winner] == sum(row.leftovers)


@pytest.mark.parametrize("target", [1, 120, 500])
def test_F4_rounds_are_dealt_until_the_target_is_reached(target: int) -> None:
    match = played_match("standard-2010", f"target={target}", 4)
    assert max(match.scores) >= target
    assert match.winners == (match.scores.index(max(match.scores)),)
    assert max(match.format.totals(4, match.rows[:-1])) < target
    with pytest.raises(Illegal, match="The match is over"):
        match.next_round()


def test_R2_the_deal_passes_to_the_left() -> None:
    match = played_match("classic-2003", "", 3)
    dealers = [row.dealer for row in match.rows if row.dealer is not None]
    assert dealers == [(dealers[0] + number) % 3 for number in range(len(dealers))]


def test_R2_alternative_the_winner_deals() -> None:
    match = played_match("classic-2003", "winner-deals", 3)
    assert [row.dealer for row in match.rows[1:]] == [row.winner for row in match.rows[:-1]]


def test_no_round_is_dealt_before_the_last_is_over() -> None:
    with pytest.raises(Illegal, match="The round is not over"):
        Match(players=["Ann", "Bob"], seed=1).next_round()


def test_a_match_is_rejected_before_a_card_is_dealt() -> None:
    with pytest.raises(Invalid, match="2 to 10 players, not 1"):
        Match(players=["Ann"])
    with pytest.raises(Invalid, match="cannot be a player's name"):
        Match(players=["Ann", "a, b"])


def test_the_same_seed_and_moves_give_the_same_match() -> None:
    assert played_match("deluxe", "", 3, seed=4).text == played_match("deluxe", "", 3, seed=4).text
    assert played_match("deluxe", "", 3, seed=4).text != played_match("deluxe", "", 3, seed=5).text


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]}")
@pytest.mark.parametrize("moves", [0, 40, 333])
def test_a_match_resumes_from_its_text(table: tuple[str, str, int], moves: int) -> None:
    match = played_match(*table, moves=moves)
    again = Match.resume(match.text, seed=9)
    assert (again.text, again.scores, again.over) == (match.text, match.scores, match.over)
    play_on(again, random.Random(1), 50)
    assert again.text.startswith(match.text.rsplit("end", maxsplit=1)[0]) or match.over


def test_a_resumed_match_with_the_same_stream_is_identical() -> None:
    match = played_match("classic-2003", "", 3, moves=30)
    one, other = (Match.resume(match.text, seed=3) for _ in range(2))
    play_on(one, random.Random(1), 100)
    play_on(other, random.Random(1), 100)
    assert one.text == other.text


def test_R2_a_transcript_with_another_dealer_is_rejected() -> None:
    text = played_match("classic-2003", "", 3, moves=300).text
    seat = text[text.index("round 2 dealer ") + len("round 2 dealer ")]
    wrong = text.replace(f"round 2 dealer {seat}", "round 2 dealer drawn")
    with pytest.raises(BadTranscript):
        Match.resume(wrong)


def test_F4_a_transcript_with_rounds_after_the_end_is_rejected() -> None:
    text = played_match("classic-2003", "target=200", 3).text
    with pytest.raises(BadTranscript, match="The match was over before this round"):
        Match.resume(text.replace("options: target=200", "options: target=1").replace(" target=200 /", " target=1 /"))
