"""Random tournaments: facts reproduce them, players get equal numbers of games, and every tournament ends."""

import random
from collections.abc import Iterator

import pytest

from tests.tournament.tournaments import individual, players, whist
from wildfour.desk.bot_tables import play_table
from wildfour.desk.output_files import players_page, sitting_page, standings_json, standings_page
from wildfour.errors import Invalid
from wildfour.tournament.finalists import draw_lot, finalists
from wildfour.tournament.log_events import (
    DrewLot,
    Entered,
    Fact,
    PlayedOff,
    Reinstated,
    Renamed,
    Started,
    Undone,
    Withdrew,
    read_fact,
    write_fact,
)
from wildfour.tournament.planning import next_seating
from wildfour.tournament.results import RoundLeft
from wildfour.tournament.seating import partner_rotation, repeated_meetings
from wildfour.tournament.tournament import Tournament


@pytest.fixture(autouse=True)
def quick_plans(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Shorten the search for new meetings."""
    monkeypatch.setattr(repeated_meetings, "MOST_TRIES", 20)
    monkeypatch.setattr(partner_rotation, "MOST_TRIES", 20)
    yield
    partner_rotation.rotation.cache_clear()


def next_fact(tournament: Tournament, luck: random.Random) -> Fact:
    """Return the next fact: mostly play, sometimes a change of players or an undo."""
    chance = luck.random()
    if chance < 0.04:
        return Entered(f"Late-{luck.randrange(10**6)}")
    if chance < 0.08 and tournament.playing:
        name = luck.choice(tournament.playing)
        return Withdrew(name, f"Sub-{luck.randrange(10**6)}" if tournament.settings.partners else None)
    if chance < 0.11:
        return Reinstated(luck.choice(list(tournament.entrants)))
    if chance < 0.14:
        return Renamed(luck.choice(tournament.names), f"New-{luck.randrange(10**6)}")
    if chance < 0.2:
        return Undone(luck.randint(1, len(tournament.facts)))
    if not tournament.is_started:
        return Started()
    if tournament.waiting:
        return play_table(tournament, luck.choice(tournament.waiting))
    if tournament.needs_final and tournament.all_seated and (tied := finalists(tournament).tied):
        if luck.random() < 0.5:
            return PlayedOff(RoundLeft(tied[0], {name: 5 * place for place, name in enumerate(tied)}))
        return DrewLot(draw_lot(tournament, tied))
    return next_seating(tournament)


def play_a_tournament(tournament: Tournament, luck: random.Random) -> int:
    """Play a tournament to its end; return the number of rejected facts."""
    refused = 0
    while not tournament.is_over:
        fact = next_fact(tournament, luck)
        before = standings_json(tournament)
        try:
            tournament.record(fact)
        except Invalid:
            assert isinstance(fact, Entered | Undone | Reinstated | Withdrew)
            assert standings_json(tournament) == before
            refused += 1
        else:
            check_games(tournament)
    return refused


def check_games(tournament: Tournament) -> None:
    """Check that no one plays too many games or has many more left than another player."""
    if not tournament.settings.partners and tournament.active and tournament.is_started:
        left = [tournament.games_left(name) for name in tournament.active]
        assert min(left) >= 0
        assert max(left) - min(left) <= 3  # an empty table and an undone entry each return a game


def check_again(tournament: Tournament) -> None:
    again = Tournament.of(read_fact(write_fact(fact)) for fact in tournament.facts)
    assert standings_json(again) == standings_json(tournament)
    assert again.sittings == tournament.sittings
    for page in (standings_page(again), players_page(again), sitting_page(again)):
        assert page.endswith("</html>\n")


@pytest.mark.parametrize("seed", range(25))
def test_any_individual_tournament(seed: int) -> None:
    luck = random.Random(seed)
    size = luck.randint(3, 6)
    tournament = individual(
        players(luck.randint(size, 20)),
        games=luck.randint(1, 5),
        sittings=luck.choice([0, 0, 3]),
        table_size=size,
        final=luck.choice([0, 2, 4]),
        options="target=100",
    )
    play_a_tournament(tournament, luck)
    check_again(tournament)


@pytest.mark.parametrize("seed", range(20))
def test_any_whist_tournament(seed: int) -> None:
    luck = random.Random(seed)
    number = luck.randint(4, 13)
    tournament = whist(players(number), hands=1, sittings=luck.choice([0, 3, 5]), seed=seed)
    play_a_tournament(tournament, luck)
    check_again(tournament)
    assert len(tournament.sittings) == tournament.whist_sittings
