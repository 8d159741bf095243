"""Whatever happens in an event: its facts give the same event again, games stay equal, and it ends."""

import random

import pytest

from tests.tournament.events import individual, players, whist
from wildfour.errors import Invalid
from wildfour.tournament import encounters
from wildfour.tournament.bot_tables import play_table
from wildfour.tournament.exports import standings_json
from wildfour.tournament.facts import Created, Entered, EnteredLate, Fact, Started, Withdrew, read_fact, write_fact
from wildfour.tournament.planning import next_seating
from wildfour.tournament.tournament import Tournament


@pytest.fixture(autouse=True)
def quick_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who meets whom is not looked at here."""
    monkeypatch.setattr(encounters, "MOST_TRIES", 20)


def something(event: Tournament, luck: random.Random) -> Fact:
    """What comes next: mostly play, now and then somebody comes or goes."""
    chance = luck.random()
    if chance < 0.05:
        return EnteredLate(f"Late-{luck.randrange(10**6)}")
    if chance < 0.1:
        name = luck.choice([*event.active, *event.playing_substitutes])
        return Withdrew(name, f"Sub-{luck.randrange(10**6)}" if event.settings.partners else None)
    if event.waiting:
        return play_table(event, luck.choice(event.waiting))
    return next_seating(event)


def play_an_event(event: Tournament, luck: random.Random) -> list[Fact]:
    facts: list[Fact] = [Created(event.settings), *(Entered(name) for name in event.entrants), Started()]
    while not event.is_over:
        fact = something(event, luck)
        try:
            event.record(fact)
        except Invalid:
            assert isinstance(fact, EnteredLate)
        else:
            facts.append(fact)
            check_games(event)
    return facts


def check_games(event: Tournament) -> None:
    """Nobody has two games more to play than another, and nobody plays too many."""
    if not event.settings.partners and event.active:
        left = [event.games_left(name) for name in event.active]
        assert min(left) >= 0
        assert max(left) - min(left) <= 2  # a table that came to nothing gives one game back


@pytest.mark.parametrize("seed", range(25))
def test_any_individual_event(seed: int) -> None:
    luck = random.Random(seed)
    size = luck.randint(3, 6)
    event = individual(
        players(luck.randint(size, 20)),
        games=luck.randint(1, 5),
        table_size=size,
        final=luck.choice([0, 2, 4]),
        options="target=100",
    )
    facts = play_an_event(event, luck)
    again = Tournament.of(read_fact(write_fact(fact)) for fact in facts)
    assert standings_json(again) == standings_json(event)
    unequal = [name for name in event.active if event.games_left(name)]
    assert len(unequal) <= 1  # one who has nobody left to play against


@pytest.mark.parametrize("seed", range(10))
def test_any_whist_event(seed: int) -> None:
    luck = random.Random(seed)
    event = whist(players(luck.choice([4, 5, 8, 9, 12, 13])), hands=1, cycles=luck.choice([1, 2]), seed=seed)
    facts = play_an_event(event, luck)
    again = Tournament.of(read_fact(write_fact(fact)) for fact in facts)
    assert standings_json(again) == standings_json(event)
    assert len(event.sittings) == event.whist_sittings
