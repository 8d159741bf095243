"""Partner rotations for any number of players and sittings: balanced if possible, and otherwise described."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.tournament.tournaments import players, text_of, whist
from wildfour.errors import Invalid
from wildfour.match.whist_designs import whist_design
from wildfour.tournament.planning import evenness
from wildfour.tournament.seating import partner_rotation as rotations
from wildfour.tournament.seating.balance import balance_of, describe_balance
from wildfour.tournament.seating.partner_rotation import (
    Rotation,
    cost,
    cycle_length,
    few_sittings,
    plays_equally,
    rotation,
)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Shorten the search for new meetings."""
    monkeypatch.setattr(rotations, "MOST_TRIES", 10)
    yield
    rotation.cache_clear()


def check_places(found: Rotation, players: int) -> None:
    """Check that every sitting gives each player one seat or a bye, that bye counts never differ by more than one, and
    that no one has two byes in a row while another player has had none."""
    out = Counter(dict.fromkeys(range(players), 0))
    before: tuple[int, ...] = ()
    for sitting in found:
        seated = [player for table in sitting.tables for player in table.players]
        assert sorted([*seated, *sitting.sits_out]) == list(range(players))
        assert len(sitting.tables) == players // 4
        assert not set(before) & set(sitting.sits_out)
        out.update(sitting.sits_out)
        assert max(out.values()) - min(out.values()) <= 1
        before = sitting.sits_out


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("number", [*range(4, 33), 34, 35, 50, 54, 55, 57, 100, 199, 200])
def test_everyone_has_a_place_for_any_number_of_players(number: int) -> None:
    for sittings in (1, 2, 3, 5, 8):
        check_places(few_sittings(number, sittings), number)


@pytest.mark.parametrize(("number", "sittings"), [(6, 3), (7, 4), (8, 3), (10, 4), (11, 3), (11, 5), (12, 4), (15, 5)])
def test_a_few_sittings_repeat_no_partners_and_few_opponents(number: int, sittings: int) -> None:
    found = rotation(number, sittings)
    balance = balance_of(found, number)
    assert max(balance.partners) == 1
    assert max(balance.opponents) <= 2
    assert balance.opponents[2] <= 2
    assert cost(number, found) <= cost(number, whist_design(number)[:sittings])


@pytest.mark.parametrize("number", [4, 5, 8, 9, 12, 13, 6, 7, 10, 11])
def test_R19_a_whole_cycle_is_the_design(number: int) -> None:
    length = cycle_length(number)
    assert rotation(number, length) == whist_design(number)
    assert rotation(number, 2 * length) == whist_design(number) * 2
    longer = rotation(number, length + 2)
    assert longer[:length] == whist_design(number)
    assert len(longer) == length + 2


def test_the_same_numbers_give_the_same_rotation() -> None:
    assert few_sittings(11, 3) == few_sittings(11, 3)


@pytest.mark.parametrize("number", [-1, 0, 3])
def test_too_few_players(number: int) -> None:
    with pytest.raises(Invalid, match=rf"need at least 4 players, and there are only {number}\."):
        cycle_length(number)
    with pytest.raises(Invalid, match="need at least 4 players"):
        rotation(number, 3)


@pytest.mark.parametrize("number", [34, 35, 54, 60, 200])
def test_for_many_players_the_number_of_sittings_is_required(number: int) -> None:
    with pytest.raises(Invalid, match="choose the number of sittings, such as start 5"):
        cycle_length(number)


@pytest.mark.parametrize(
    ("number", "sittings", "equal"),
    [(8, 3, True), (9, 9, True), (9, 4, False), (11, 3, False), (6, 3, True), (10, 5, True)],
)
def test_equal_numbers_of_games(number: int, sittings: int, equal: bool) -> None:
    assert plays_equally(number, sittings) is equal
    assert balance_of(rotation(number, sittings), number).equal_games is equal


@pytest.mark.parametrize(
    ("number", "sittings", "sentences"),
    [
        (8, 7, "Everyone partners everyone else once, and plays against everyone twice."),
        (9, 18, "Everyone partners everyone else 2 times, and plays against everyone 4 times."),
        (8, 3, "No one has the same partner twice. No one plays against the same player twice."),
        (
            11,
            3,
            "3 players sit out in each sitting. 9 players play in 2 sittings, 2 players in 3. To keep this fair, the "
            "standings use points per sitting played. No one has the same partner twice. No one plays against "
            "the same player twice.",
        ),
        (
            11,
            11,
            "3 players sit out in each sitting. Everyone plays in 8 sittings. No one has the same partner twice; 11 "
            "pairs are never partners. 33 pairs of players meet twice as opponents, and all others less often.",
        ),
        (
            5,
            4,
            "One player sits out in each sitting. One player plays in 4 sittings, all others in 3. To keep this "
            "fair, the standings use points per sitting played. No one has the same partner twice; 2 pairs are never "
            "partners. 6 pairs of players meet twice as opponents, and all others less often.",
        ),
        (4, 4, "2 pairs of players are partnered twice."),
    ],
)
def test_the_organizer_sees_what_is_uneven(number: int, sittings: int, sentences: str) -> None:
    assert text_of(*describe_balance(rotation(number, sittings), number)).startswith(sentences)


def test_the_tournament_describes_it() -> None:
    assert "9 players play in 2 sittings" in text_of(*evenness(whist(players(11), sittings=3)))
