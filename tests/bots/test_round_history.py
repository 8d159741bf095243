"""A round's history for bots, rebuilt from its moves as a spectator sees it."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildfour.bots.players import skilled_bot
from wildfour.bots.round_history import view_with_history
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round
from wildfour.rulebook.editions import EDITIONS

SEEDS = st.integers(0, 2**32 - 1)
FEW = 48
POSITION = "classic-2003 / 0: r7 r2 b4 y1 / 1: g5 r9 y9 / top r3"


def played(position: str, *moves: str) -> Round:
    r = Round.from_position(position, seed=1)
    for move in moves:
        r.apply(r.turn, move)
    return r


def decisions(r: Round) -> list[tuple[int, str, str]]:
    return [(one.seat, one.move, one.view.phase) for one in view_with_history(r.view(r.turn), r).past]


def test_each_decision_is_recorded() -> None:
    r = played(POSITION, "r7", "r9", "r2")
    assert decisions(r) == [(0, "r7", "play"), (1, "r9", "play"), (0, "r2", "play")]


def test_playing_or_keeping_a_drawn_card_is_a_decision() -> None:
    position = "classic-2003 / 0: r7 b2 / 1: g5 g9 y9 / top r3 / draw r1 r1 / turn 1"
    assert decisions(played(position, "draw", "r1")) == [(1, "draw", "play"), (1, "r1", "play-drawn")]
    assert decisions(played(position, "draw", "keep")) == [(1, "draw", "play"), (1, "keep", "play-drawn")]


def test_undone_moves_are_dropped() -> None:
    r = played(POSITION, "r7", "r9", "r2")
    assert len(decisions(r)) == 3
    r.undo()
    r.undo()
    r.apply(1, "draw")
    assert decisions(r) == [(0, "r7", "play"), (1, "draw", "play")]


def test_calls_and_catches_are_not_decisions() -> None:
    r = played("classic-2003 / 0: r7 r2 / 1: g5 g9 y9 / top r3", "uno!", "r7")
    assert decisions(r) == [(0, "r7", "play")]
    r = played("classic-2003 / 0: r7 r2 / 1: g5 g9 y9 / top r3", "r7", "catch 0")
    assert decisions(r) == [(0, "r7", "play")]


def test_jump_ins_and_stacked_cards_are_decisions() -> None:
    """Each player held the card before playing it, which the inference needs to know."""
    r = Round.from_position("classic-2003 jump-in / 0: r7 r2 b4 / 1: g5 r9 y9 / 2: r7 b1 b2 / top r3", seed=1)
    r.apply(0, "r7")
    r.apply(2, "r7")
    assert decisions(r) == [(0, "r7", "play"), (2, "r7", "play")]
    r = played("classic-2003 stacking=two / 0: r+2 r2 b4 / 1: g5 g+2 y9 / top r3", "r+2", "g+2")
    assert decisions(r) == [(0, "r+2", "play"), (1, "g+2", "answer")]


def test_C6_decisions_before_a_reshuffle_are_dropped() -> None:
    r = played("classic-2003 / 0: r7 r2 b4 y1 / 1: g5 r9 y9 / top r3 / discard g1 g2 / draw b9", "r7", "draw", "keep")
    assert [one.move for one in view_with_history(r.view(0), r).past] == ["r7", "draw", "keep"]
    r.apply(0, "draw")
    assert view_with_history(r.view(0), r).past == ()
    r.apply(0, "keep")
    assert [one.move for one in view_with_history(r.view(1), r).past] == ["keep"]


def test_the_history_grows_with_the_round() -> None:
    r = played(POSITION, "r7")
    before = view_with_history(r.view(r.turn), r).past
    r.apply(1, "r9")
    after = view_with_history(r.view(r.turn), r).past
    assert len(before) == 1
    assert [one.view for one in after[:1]] == [one.view for one in before]
    assert after[1].view.top == "r7"


def test_old_decisions_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildfour.bots.round_history.MOST", FEW)
    r, luck = Round("classic-2003", players=10, seed=3), random.Random(3)
    made: list[str] = []
    while len(made) <= FEW:
        view = r.view(r.turn)
        move = skilled_bot.choose(view, r.legal_moves(r.turn), TO_GO_OUT, luck)
        assert move is not None
        if move != "uno!" and view.phase in ("play", "play-drawn"):
            made.append(move)
        r.apply(r.turn, move)
    past = view_with_history(r.view(r.turn), r).past
    assert [one.move for one in past] == made[1:]


def test_swapping_hands_clears_the_history() -> None:
    r = played("classic-2003 seven-zero / 0: r4 r2 b4 y1 / 1: g5 r9 y9 / top r3", "r4")
    assert decisions(r) == []


@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
@given(seed=SEEDS)
def test_the_history_is_a_spectators_view(edition: str, seed: int) -> None:
    r, luck = Round(edition, players=3, seed=seed), random.Random(seed)
    seen = []
    while not r.over and len(r.moves) < 40:
        seat, public = r.turn, r.view(None)
        move = skilled_bot.choose(r.view(seat), r.legal_moves(seat), TO_GO_OUT, luck)
        assert move is not None
        r.apply(seat, move)
        if public.phase in ("play", "play-drawn") and not move.startswith(("uno", "catch")):
            seen.append((public, move))
    past = view_with_history(r.view(0), r).past
    assert [(one.view, one.move) for one in past] == seen
    for one in past:
        assert one.view.hand == ()
        assert one.view.drawn is None
