"""Undo, returning players, and new names."""

from tests.tournament.tournaments import (
    games,
    individual,
    notes,
    play_on,
    points,
    ranks,
    refused,
    seat,
    slip,
    to_the_final,
    whist,
)
from wildfour.tournament.finalists import finalists
from wildfour.tournament.log_events import (
    Reinstated,
    Renamed,
    Undone,
    Withdrew,
    still_hold,
)
from wildfour.tournament.planning import next_seating, sittings_to_come

FOUR = ("Ann", "Bob", "Cid", "Dan")


# Undo, reinstate, rename


def test_the_last_entry_is_undone() -> None:
    tournament = whist(FOUR)
    seat(tournament, "Ann Cid Bob Dan")
    slip(tournament, 1, "Ann+Bob 9 Cid+Dan 8")
    last = tournament.last_entry
    assert last == len(tournament.facts) == 8
    tournament.record(Undone(8))
    assert tournament.results == {}
    assert tournament.waiting == [1]
    assert tournament.last_entry == 7
    slip(tournament, 1, "Ann+Bob 90 Cid+Dan 8")
    assert points(tournament)["Ann"] == 90


def test_undo_reaches_the_beginning_and_no_further() -> None:
    tournament = whist(FOUR)
    seat(tournament)
    while (entry := tournament.last_entry) is not None:
        tournament.record(Undone(entry))
    assert (tournament.entrants, tournament.sittings, tournament.is_started) == ({}, [], False)
    assert refused(tournament, Undone(1)).startswith("There is no entry 1 to undo; the entries go from 2 to")
    assert refused(tournament, Undone(99)).startswith("There is no entry 99 to undo")


def test_an_undo_can_be_undone() -> None:
    tournament = whist(FOUR)
    seat(tournament, "Ann Cid Bob Dan")
    slip(tournament, 1, "Ann+Bob 9 Cid+Dan 8")
    tournament.record(Undone(8))
    assert refused(tournament, Undone(8)) == "Entry 8 has already been undone."
    tournament.record(Undone(9))
    assert points(tournament)["Ann"] == 9
    assert still_hold(tournament.facts) == [True] * 8 + [False, True]


def test_an_entry_with_dependents_stays() -> None:
    tournament = whist(FOUR)
    seat(tournament, "Ann Cid Bob Dan")
    slip(tournament, 1, "Ann+Bob 9 Cid+Dan 8")
    assert refused(tournament, Undone(7)) == (
        "Entry 7 cannot be undone: without it, entry 8 is invalid: Sitting 1 has not been seated; none has yet, so "
        "seat the first."
    )
    assert "without it, entry 6 is invalid" in refused(tournament, Undone(3))


def test_any_entry_without_dependents_can_be_undone() -> None:
    """Undo the result of table 1 although table 2 has reported since, and a name although others have entered since."""
    tournament = whist()
    seat(tournament, "Ann Cid Bob Dan", "Eve Gil Fay Hal")
    slip(tournament, 1, "Ann+Bob 9 Cid+Dan 8")
    slip(tournament, 2, "Eve+Fay 7 Gil+Hal 6")
    tournament.record(Undone(12))
    assert tournament.waiting == [1]
    assert points(tournament)["Eve"] == 7


def test_undoing_a_withdrawal_brings_everything_back() -> None:
    tournament = individual(games=2, final=0)
    seat(tournament, "Ann Bob Cid Dan", "Eve Fay Gil Hal")
    before = sittings_to_come(tournament)
    tournament.record(Withdrew("Eve"))
    tournament.record(Undone(len(tournament.facts)))
    assert tournament.sittings[0].tables[1].players == ("Eve", "Fay", "Gil", "Hal")
    assert sittings_to_come(tournament) == before


def test_undoing_a_correction_brings_the_old_finalists_back() -> None:
    tournament = to_the_final(final=2)
    slip(tournament, 2, "Hal out Fay 5 Gil 6 Eve 39", correct=True, sitting=1)
    seat(tournament)
    tournament.record(Undone(len(tournament.facts) - 1))
    assert tournament.final is None
    assert finalists(tournament).players == ("Ann", "Eve")


def test_a_player_who_returns_to_a_whist_tournament_has_the_old_seat() -> None:
    tournament = whist(FOUR, hands=1)
    planned = sittings_to_come(tournament)
    seat(tournament)
    tournament.record(Withdrew("Ann", "Zoe"))
    tournament.record(Withdrew("Zoe", "Yan"))
    tournament.record(Reinstated("Ann"))
    assert tournament.sittings[0] == planned[0]
    assert sittings_to_come(tournament) == planned[1:]
    assert tournament.playing == list(FOUR)
    assert ranks(tournament)["Ann"] is not None
    assert notes(tournament, "Ann") == "returned after sitting 1 was seated"
    assert refused(tournament, Reinstated("Ann")) == "Ann has not withdrawn, so there is nothing to reinstate."
    assert "Zoe is already taken" in refused(tournament, Withdrew("Bob", "Zoe"))


def test_a_table_that_a_substitute_has_played_stays_as_it_was() -> None:
    tournament = whist(FOUR, hands=1)
    seat(tournament, "Ann Cid Bob Dan")
    tournament.record(Withdrew("Ann", "Zoe"))
    slip(tournament, 1, "Zoe+Bob 40 Cid+Dan 0")
    tournament.record(Reinstated("Ann"))
    assert tournament.sittings[0].players == ("Zoe", "Cid", "Bob", "Dan")
    assert points(tournament) == {"Ann": 0, "Bob": 40, "Cid": 0, "Dan": 0}
    assert "Ann" in next_seating(tournament).tables[0]


def test_a_player_who_returns_to_an_individual_tournament_plays_on_like_the_others() -> None:
    """The player leaves after the first of four sittings and returns after the second, with two games left, like
    everyone."""
    tournament = individual(sittings=4, final=0)
    play_on(tournament, 1)
    tournament.record(Withdrew("Ann"))
    play_on(tournament, 1)
    tournament.record(Reinstated("Ann"))
    play_on(tournament)
    assert games(tournament)["Ann"] == 3
    assert all(tournament.games_left(name) == 0 for name in tournament.active)
    assert ranks(tournament)["Ann"] is not None


def test_a_player_who_returns_before_the_final_may_play_it() -> None:
    tournament = to_the_final(final=2)
    tournament.record(Withdrew("Ann"))
    seat(tournament)
    tournament.record(Reinstated("Ann"))
    assert tournament.final is None
    assert next_seating(tournament).tables == (("Ann", "Eve"),)


def test_no_player_returns_to_a_final_after_leaving_it() -> None:
    tournament = to_the_final(final=3)
    seat(tournament)
    slip(tournament, 1, "Ann out Eve 60 Fay 10")
    tournament.record(Withdrew("Ann"))
    assert refused(tournament, Reinstated("Ann")) == "It is too late for Ann to come back."
    assert refused(tournament, Reinstated("Zoe")) == "Zoe has not withdrawn, so there is nothing to reinstate."


def test_a_new_name_is_everywhere() -> None:
    tournament = individual(games=2, final=2)
    seat(tournament, "Ann Bob Cid Dan", "Eve Fay Gil Hal")
    planned = [[table.players for table in sitting.tables] for sitting in sittings_to_come(tournament)]
    slip(tournament, 1, "Ann out Bob 19 Cid 20 Dan 21")
    tournament.record(Renamed("Ann", "Anna Lee"))
    assert tournament.sittings[0].tables[0].players == ("Anna Lee", "Bob", "Cid", "Dan")
    assert tournament.sittings[0].tables[0].dealer == "Anna Lee"
    assert points(tournament)["Anna Lee"] == 60
    again = [[table.players for table in sitting.tables] for sitting in sittings_to_come(tournament)]
    assert again == [
        [tuple(name.replace("Ann", "Anna Lee") for name in table) for table in tables] for tables in planned
    ]
    slip(tournament, 1, "Anna out Bob 18 Cid 20 Dan 21", correct=True)
    assert points(tournament)["Anna Lee"] == 59
    assert next(iter(tournament.entrants)) == "Anna Lee"


def test_a_substitute_can_be_renamed_too() -> None:
    tournament = whist(FOUR, hands=1)
    tournament.record(Withdrew("Ann", "Substitute-1"))
    tournament.record(Renamed("Substitute-1", "Zoe"))
    assert "Zoe" in next_seating(tournament).tables[0]
    tournament.record(Renamed("Bob", "bob"))  # only the case changes
    assert refused(tournament, Renamed("Cid", "ZOE")).startswith("Zoe is already taken")
    assert refused(tournament, Renamed("Eve", "Fay")) == "There is no player 'Eve' here."
    assert "cannot be a player's name" in refused(tournament, Renamed("Cid", "7"))
