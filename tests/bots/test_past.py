"""What bots remember of a round: made again from its moves, and seen as a spectator sees it."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildfour.bots import skilled_bot
from wildfour.bots.past import with_past
from wildfour.bots.view_queries import card_laid
from wildfour.editions import EDITIONS
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round import Round

SEEDS = st.integers(0, 2**32 - 1)
FEW = 48
POSITION = "classic-2003 / 0: r7 r2 b4 y1 / 1: g5 r9 y9 / top r3"


def played(position: str, *moves: str) -> Round:
    r = Round.from_position(position, seed=1)
    for move in moves:
        r.apply(r.turn, move)
    return r


def decisions(r: Round) -> list[tuple[int, str, tuple[str, ...]]]:
    past = with_past(r.view(r.turn), r).past
    return [(one.view.turn, one.move, one.laid) for one in past]


def test_each_decision_is_there_with_what_was_laid_since() -> None:
    r = played(POSITION, "r7", "r9", "r2")
    assert decisions(r) == [(0, "r7", ("r7", "r2")), (1, "r9", ("r9",)), (0, "r2", ("r2",))]


def test_a_card_drawn_and_laid_at_once_was_in_no_hand_before() -> None:
    r = Round.from_position("classic-2003 / 0: r7 b2 / 1: g5 g9 y9 / top r3 / draw r1 r1 r2 / turn 1", seed=1)
    r.apply(1, "draw")
    drawn = r.view(1).drawn
    assert drawn is not None
    r.apply(1, drawn)
    assert decisions(r) == [(1, "draw", ())]


def test_to_draw_and_to_call_are_what_they_are() -> None:
    r = played("classic-2003 / 0: r7 r2 / 1: g5 g9 y9 / top r3", "uno!", "r7")
    assert decisions(r) == [(0, "r7", ("r7",))]


def test_what_is_remembered_grows_with_the_round() -> None:
    r = played(POSITION, "r7")
    before = with_past(r.view(r.turn), r).past
    r.apply(1, "r9")
    after = with_past(r.view(r.turn), r).past
    assert len(before) == 1
    assert [one.view for one in after[:1]] == [one.view for one in before]
    assert after[1].view.top == "r7"


def test_what_was_long_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildfour.bots.past.MOST", FEW)
    r, luck = Round("classic-2003", players=10, seed=3), random.Random(3)
    made: list[str] = []
    while len(made) <= FEW:
        view = r.view(r.turn)
        move = skilled_bot.choose(view, r.legal_moves(r.turn), TO_GO_OUT, luck)
        assert move is not None
        if view.phase == "play" and move != "uno!":
            made.append(move)
        r.apply(r.turn, move)
    past = with_past(r.view(r.turn), r).past
    assert [one.move for one in past] == made[1:]


def test_where_hands_are_swapped_nobody_s_past_is_their_own() -> None:
    r = played("classic-2003 seven-zero / 0: r4 r2 b4 y1 / 1: g5 r9 y9 / top r3", "r4")
    assert decisions(r) == []


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
@given(seed=SEEDS)
def test_it_is_what_a_spectator_saw(edition: str, seed: int) -> None:
    r, luck = Round(edition, players=3, seed=seed), random.Random(seed)
    seen = []
    while not r.over and len(r.moves) < 40:
        seat, public = r.turn, r.view(None)
        move = skilled_bot.choose(r.view(seat), r.legal_moves(seat), TO_GO_OUT, luck)
        assert move is not None
        r.apply(seat, move)
        if public.phase == "play" and move != "uno!":
            seen.append((public, move))
    past = with_past(r.view(0), r).past
    assert [(one.view, one.move) for one in past] == seen
    for one in past:
        assert one.view.hand == ()
        assert len(one.laid) <= one.view.hand_sizes[one.view.turn]
        assert card_laid(one.move) in (None, *one.laid[:1])
