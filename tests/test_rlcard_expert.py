"""The expert at RLCard's table; RLCard itself is not needed."""

import random
from inspect import signature

import pytest

from bench import rlcard_hands, rlcard_rules
from bench.rlcard_bridge import BridgedBot
from bench.rlcard_expert import at_rlcards_table, machine
from bench.rlcard_match import knowing_the_rules
from tests.test_rlcard_bridge import observation
from tests.test_rlcard_hands import PLAYED, STORY
from wildfour.bots.expert.expert_bot import Expert, compiled
from wildfour.bots.players import skilled_bot
from wildfour.compiled.compiler import Function


@pytest.mark.parametrize(("ours", "theirs"), (rlcard_rules.INSTEAD | rlcard_hands.INSTEAD).items())
def test_what_takes_the_place_of_another_function_is_called_like_it(ours: Function, theirs: Function) -> None:
    assert signature(theirs) == signature(ours)


def test_a_level_that_does_not_think_is_as_it_was() -> None:
    assert knowing_the_rules(skilled_bot.choose) is at_rlcards_table(skilled_bot.choose) is skilled_bot.choose


@pytest.mark.long
def test_the_expert_answers_by_rlcards_rules() -> None:
    expert = knowing_the_rules(Expert(iterations=80))
    assert isinstance(expert, Expert)
    assert (expert.iterations, expert.machine, Expert(iterations=8).machine) == (80, machine, compiled)
    agent = BridgedBot(expert, random.Random(1))
    agent.step(observation("g-1", played="r-3", sizes=(7, 7), record=(record := [])))
    record += STORY
    legal = "b-9 g-9 r-wild g-wild b-wild y-wild"
    assert agent.step(observation("b-9 g-9 b-wild", played=PLAYED, legal=legal, sizes=(3, 8), record=record)) in (
        "b-9",
        "g-9",
    )
