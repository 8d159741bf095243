"""Rule examples: each is played in every edition of its clause and compared with the results in the file."""

import pytest

from tests.shared.table import normal
from wildfour.narration.rule_examples import (
    Example,
    Play,
    copies_of,
    drawn_examples,
    editions_of,
    examples,
    in_colors_of,
    worth_of,
)
from wildfour.rulebook.clauses import CLAUSES
from wildfour.rulebook.editions import Edition
from wildfour.words import in_language

EVERYWHERE = [(example, edition) for example in examples() for edition in editions_of(example)]
PLAYED = [one for one in EVERYWHERE if not one[0].cards]
SHOWN = [one for one in EVERYWHERE if one[0].cards]


def by_name(value: Example | Edition) -> str:
    return value.clause if isinstance(value, Example) else value.letter


@pytest.mark.parametrize(("example", "edition"), PLAYED, ids=by_name)
def test_an_example_has_its_results(example: Example, edition: Edition) -> None:
    play = Play(example, edition)
    assert sorted(play.playable()) == sorted(in_colors_of(edition, example.fits).split()) or not example.fits
    for line in play.moves():
        play.apply(line)
        assert play.chance.left == [], f"{line}: chance was not asked for {play.chance.left}"
    if example.refused:
        refusal = play.refusal()
        assert refusal is not None
        assert refusal.clause == (example.by or example.clause)
    if example.becomes:
        expected = in_colors_of(edition, f"{edition.name} {example.options} / {example.becomes}")
        assert normal(play.round.position) == normal(expected)
    outcome = play.round.outcome
    assert (None if outcome is None else outcome.points) == example.points


@pytest.mark.parametrize(("example", "edition"), SHOWN, ids=by_name)
def test_cards_are_counted(example: Example, edition: Edition) -> None:
    cards = in_colors_of(edition, example.cards).split()
    count, expected = (worth_of, example.worth) if example.worth else (copies_of, example.copies)
    assert tuple(count(card, edition) for card in cards) == expected


def test_every_example_has_a_result() -> None:
    """A result is an outcome, playable cards, a refusal, or numbers."""
    for example in examples():
        assert example.becomes or example.fits or example.refused or example.copies or example.worth, example
        assert bool(example.becomes) == bool(example.moves or example.deal), example


def test_every_chapter_and_every_house_rule_has_examples() -> None:
    shown = {example.clause for example in examples()}
    assert shown <= {clause.id for clause in CLAUSES}
    assert {clause[0] for clause in shown if clause[1:].isdigit()} == set("ABCDEFGHIR")
    in_rounds = {clause.id for clause in CLAUSES if "-" in clause.id}
    assert in_rounds - shown == set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_of_an_example_exists(language: str) -> None:
    words = in_language(language)
    for example in drawn_examples():
        told = [words.tell(message) for step in example.steps for message in step.words]
        assert all(told), example
        assert bool(told) == bool(example.steps), example
