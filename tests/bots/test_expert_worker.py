"""The expert's worker process: requests and answers, line by line."""

import io
import random
import sys
from types import SimpleNamespace

import msgspec
import pytest

from wildfour.bots.expert import expert_worker
from wildfour.bots.expert.expert_worker import NOT_READY, Answer, Ready, Request, serve
from wildfour.bots.round_history import view_with_history
from wildfour.match.stakes import TO_GO_OUT
from wildfour.round.round import Round


def question(number: int, bot: str, decks: int = 1) -> Request:
    r = Round("classic-2003", players=2, options=f"decks={decks}", seed=3)
    return Request(number, view_with_history(r.view(r.turn), r), tuple(r.legal_moves(r.turn)), TO_GO_OUT, bot)


def answers(monkeypatch: pytest.MonkeyPatch, *requests: Request) -> list[Answer]:
    """Return the answers to these requests in order, without compiling."""
    lines, out = b"".join(msgspec.json.encode(one) + b"\n" for one in requests), io.BytesIO()
    monkeypatch.setattr(expert_worker, "warm_up", lambda decks: Answer(0))
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(lines)))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=out))
    serve(1)
    return [msgspec.json.decode(line, type=Answer) for line in out.getvalue().splitlines()]


def test_it_reports_ready_and_answers_with_a_bots_move(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question(7, "skilled")
    ready, answer = answers(monkeypatch, asked)
    assert ready == Answer(0)
    assert answer.number == 7
    assert answer.move in asked.moves


def test_a_failing_bot_is_reported_as_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    _, answer = answers(monkeypatch, question(1, "unknown"))
    assert answer.move is None
    assert "unknown" in answer.failure


def test_requests_are_rejected_while_another_number_of_decks_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert_worker, "Thread", lambda target, args, daemon: SimpleNamespace(start=lambda: None))
    _, *found = answers(monkeypatch, question(1, "skilled", decks=2), question(2, "skilled"))
    assert found[0] == Answer(1, failure=NOT_READY)
    assert found[1].move is not None


@pytest.mark.parametrize(("failure", "ready"), [("", True), ("no compiler", False)])
def test_it_is_ready_for_each_number_of_decks_that_compiles(
    failure: str, ready: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    def warm_up(decks: int) -> Answer:
        begun.append(decks)
        return Answer(0, failure=failure)

    monkeypatch.setattr(expert_worker, "warm_up", warm_up)
    monkeypatch.setattr(
        expert_worker, "Thread", lambda target, args, daemon: SimpleNamespace(start=lambda: target(*args))
    )
    one = Ready(1)
    assert one.is_for(1)
    assert [one.is_for(2), one.is_for(2)] == [ready, ready]
    assert begun == [2]


def test_a_random_bots_move_depends_on_the_seed() -> None:
    moves = {expert_worker.answer_to(question(1, "random"), random.Random(luck)).move for luck in range(30)}
    assert len(moves) > 1
