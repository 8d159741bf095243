"""Whatever happens in a tournament: its facts give the same tournament again, games stay equal, and it ends."""

import random

import pytest

from tests.tournament.tournaments import individual, players, whist
from wildfour.errors import Invalid
from wildfour.tournament import encounters
from wildfour.tournament.bot_tables import play_table
from wildfour.tournament.exports import standings_json
from wildfour.tournament.facts import Entered, EnteredLate, Fact, Started, Withdrew, read_fact, write_fact
from wildfour.tournament.planning import next_seating
from wildfour.tournament.tournament import Tournament


@pytest.fixture(autouse=True)
def quick_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who meets whom is not looked at here."""
    monkeypatch.setattr(encounters, "MOST_TRIES", 20)


def something(tournament: Tournament, luck: random.Random) -> Fact:
    """What comes next: mostly play, now and then somebody comes or goes."""
    chance = luck.random()
    if chance < 0.05:
        return EnteredLate(f"Late-{luck.randrange(10**6)}")
    if chance < 0.1:
        name = luck.choice([*tournament.active, *tournament.playing_substitutes])
        return Withdrew(name, f"Sub-{luck.randrange(10**6)}" if tournament.settings.partners else None)
    if tournament.waiting:
        return play_table(tournament, luck.choice(tournament.waiting))
    return next_seating(tournament)


def play_a_tournament(tournament: Tournament, luck: random.Random) -> list[Fact]:
    facts: list[Fact] = [tournament.settings, *(Entered(name) for name in tournament.entrants), Started()]
    while not tournament.is_over:
        fact = something(tournament, luck)
        try:
            tournament.record(fact)
        except Invalid:
            assert isinstance(fact, EnteredLate)
        else:
            facts.append(fact)
            check_games(tournament)
    return facts


def check_games(tournament: Tournament) -> None:
    """Nobody has two games more to play than another, and nobody plays too many."""
    if not tournament.settings.partners and tournament.active:
        left = [tournament.games_left(name) for name in tournament.active]
        assert min(left) >= 0
        assert max(left) - min(left) <= 2  # a table that came to nothing gives one game back


@pytest.mark.parametrize("seed", range(25))
def test_any_individual_tournament(seed: int) -> None:
    luck = random.Random(seed)
    size = luck.randint(3, 6)
    tournament = individual(
        players(luck.randint(size, 20)),
        games=luck.randint(1, 5),
        table_size=size,
        final=luck.choice([0, 2, 4]),
        options="target=100",
    )
    facts = play_a_tournament(tournament, luck)
    again = Tournament.of(read_fact(write_fact(fact)) for fact in facts)
    assert standings_json(again) == standings_json(tournament)
    unequal = [name for name in tournament.active if tournament.games_left(name)]
    assert len(unequal) <= 1  # one who has nobody left to play against


@pytest.mark.parametrize("seed", range(10))
def test_any_whist_tournament(seed: int) -> None:
    luck = random.Random(seed)
    tournament = whist(players(luck.choice([4, 5, 8, 9, 12, 13])), hands=1, cycles=luck.choice([1, 2]), seed=seed)
    facts = play_a_tournament(tournament, luck)
    again = Tournament.of(read_fact(write_fact(fact)) for fact in facts)
    assert standings_json(again) == standings_json(tournament)
    assert len(tournament.sittings) == tournament.whist_sittings
