"""Standings checked by hand, with a test for each tie-break."""

import pytest

from tests.tournament import tournaments
from tests.tournament.tournaments import individual, order, players, points, report_all, seat, slip, text_of, whist
from wildfour.tournament.ranking_criteria import LOT, PLAYOFF, Decision, Results, ScoredTable, ranked
from wildfour.tournament.results import Score
from wildfour.tournament.seating.sittings import SeatedTable
from wildfour.tournament.standings import describe_winners, order_of, progress, standings, winners

FOUR = ("Ann", "Bob", "Cid", "Dan")


def played(**scores: tuple[int, int | None, int]) -> ScoredTable:
    """Make a table without partners from points, rounds won, and points left."""
    return ScoredTable(SeatedTable(tuple(scores)), {name: Score(*score) for name, score in scores.items()})


def ranks(names: str, *tables: ScoredTable) -> list[tuple[str, str]]:
    return [(line.name, line.decided_by) for line in ranked(Results(names.split(), tables))]


def places(names: str, *tables: ScoredTable, decisions: tuple[Decision, ...] = (), per_game: bool = False) -> str:
    results = Results(names.split(), tables, decisions, per_game=per_game)
    return " ".join(f"{line.place}:{line.name}" for line in ranked(results))


def test_H5_every_player_keeps_the_points_of_each_partnership() -> None:
    """Ann has 50 with Bob and 20 with Cid: 70. Bob has 50 with Ann and 30 with Cid: 80. Cid has 20 with Ann and 30 with
    Bob: 50. Dan scored nothing."""
    tournament = whist(FOUR, hands=1)
    seat(tournament, "Ann Cid Bob Dan")
    slip(tournament, 1, "Ann+Bob 50 Cid+Dan 0")
    seat(tournament, "Ann Bob Cid Dan")
    slip(tournament, 1, "Ann+Cid 20 Bob+Dan 0")
    seat(tournament, "Ann Bob Dan Cid")
    slip(tournament, 1, "Ann+Dan 0 Bob+Cid 30")
    assert points(tournament) == {"Ann": 70, "Bob": 80, "Cid": 50, "Dan": 0}
    assert order(tournament) == "Bob Ann Cid Dan"


def test_H6_the_points_of_eight_players_by_hand() -> None:
    """Two sittings at two tables of four rounds each.

    Sitting 1: Ann+Bob 20 + 100 = 120 against Cid+Dan 30 + 45 = 75; Eve+Fay 9 against Gil+Hal 60 + 60 + 5 = 125.
    Sitting 2: Ann+Cid 200 against Eve+Gil 0; Bob+Dan 10 against Fay+Hal 11.
    """
    tournament = whist()
    seat(tournament, "Ann Cid Bob Dan", "Eve Gil Fay Hal")
    slip(tournament, 1, "Ann+Bob 20 0 100 0 Cid+Dan 0 30 0 45")
    slip(tournament, 2, "Eve+Fay 0 0 9 0 Gil+Hal 60 60 0 5")
    seat(tournament, "Ann Eve Cid Gil", "Bob Fay Dan Hal")
    slip(tournament, 1, "Ann+Cid 50 50 50 50 Eve+Gil 0 0 0 0")
    slip(tournament, 2, "Bob+Dan 10 0 0 0 Fay+Hal 0 11 0 0")
    assert points(tournament) == {
        "Ann": 120 + 200,
        "Cid": 75 + 200,
        "Hal": 125 + 11,
        "Bob": 120 + 10,
        "Gil": 125 + 0,
        "Dan": 75 + 10,
        "Fay": 9 + 11,
        "Eve": 9 + 0,
    }
    first = standings(tournament)[0]
    assert (first.name, first.rounds_won, first.leftovers, first.games) == ("Ann", 2 + 4, 75 + 0, 2)
    assert text_of(progress(tournament)) == "4 tables have reported, in 2 sittings."


def test_F3_the_winner_of_a_round_scores_what_the_others_have_left() -> None:
    """Ann scores 57 + 20 + 5 = 82, and the others have their cards' points left."""
    tournament = individual(FOUR, games=1, final=0)
    seat(tournament)
    slip(tournament, 1, "Ann out Bob 57 Cid 20 Dan 5")
    assert points(tournament) == {"Ann": 82, "Dan": 0, "Cid": 0, "Bob": 0}
    assert [line.leftovers for line in standings(tournament)] == [0, 5, 20, 57]


def test_tie_break_1_points() -> None:
    tables = played(Ann=(10, 1, 5), Bob=(30, 1, 5), Cid=(20, 1, 5))
    assert ranks("Ann Bob Cid", tables) == [("Bob", ""), ("Cid", ""), ("Ann", "")]


def test_tie_break_2_rounds_won() -> None:
    tables = played(Ann=(30, 1, 0), Bob=(30, 3, 99), Cid=(30, 2, 0))
    assert ranks("Ann Bob Cid", tables) == [("Bob", "rounds-won"), ("Cid", "rounds-won"), ("Ann", "rounds-won")]


def test_tie_break_3_fewest_points_left_over() -> None:
    tables = played(Ann=(30, 1, 8), Bob=(30, 1, 4), Cid=(30, 2, 99))
    assert ranks("Ann Bob Cid", tables) == [
        ("Cid", "rounds-won"),
        ("Bob", "points-left-over"),
        ("Ann", "points-left-over"),
    ]


def test_tie_break_4_direct_encounters() -> None:
    """Ann and Bob have 50 each. At the table where both sat, Bob had 40 and Ann 10, so Bob is 30 ahead."""
    together = played(Ann=(10, 1, 5), Bob=(40, 1, 5), Cid=(0, 0, 5))
    apart = [played(Ann=(40, 1, 5), Cid=(0, 0, 0)), played(Bob=(10, 1, 5), Cid=(0, 0, 0))]
    assert ranks("Ann Bob Cid", together, *apart) == [
        ("Bob", "direct-encounters"),
        ("Ann", "direct-encounters"),
        ("Cid", ""),
    ]


def test_tie_break_4_partners_are_not_opponents() -> None:
    """Ann and Bob were always partners, so there is no direct encounter, and they share a place."""
    table = SeatedTable(("Ann", "Cid", "Bob", "Dan"), partners=True)
    win, loss = Score(20, 1, 5), Score(0, 0, 20)
    both = ScoredTable(table, {"Ann": win, "Bob": win, "Cid": loss, "Dan": loss})
    assert {reason for _, reason in ranks("Ann Bob Cid Dan", both)} == {""}
    assert places("Ann Bob Cid Dan", both) == "1:Ann 1:Bob 3:Cid 3:Dan"


def test_tie_break_4_considers_only_tied_players() -> None:
    """Ann, Bob, and Cid are tied; Bob's win over Dan does not count. Ann is 9 - 4 = 5 ahead of Bob; Cid met neither."""
    first = played(Ann=(9, 1, 0), Bob=(4, 1, 0))
    second = played(Bob=(5, 1, 0), Dan=(0, 0, 9))
    third = [played(Ann=(0, 1, 0), Eve=(0, 0, 0)), played(Cid=(9, 2, 0), Eve=(0, 0, 0))]
    assert [name for name, _ in ranks("Ann Bob Cid Dan Eve", first, second, *third)][:3] == ["Ann", "Cid", "Bob"]


def test_R43_players_tied_on_everything_share_a_place() -> None:
    tables = played(Ann=(1, 1, 1), Bob=(1, 1, 1), Cid=(1, 1, 1), Dan=(0, 0, 9))
    assert places("Ann Bob Cid Dan", tables) == "1:Ann 1:Bob 1:Cid 4:Dan"
    assert ranks("Ann Bob Cid", tables) == [("Ann", ""), ("Bob", ""), ("Cid", "")]


def test_R43_the_players_of_a_whist_tournament_share_places() -> None:
    """Ann and Bob won together, and Cid and Dan lost together. No hidden draw decides."""
    tournament = whist(FOUR, hands=1, sittings=1)
    seat(tournament, "Ann Cid Bob Dan")
    slip(tournament, 1, "Ann+Bob 50 Cid+Dan 0")
    assert tournaments.ranks(tournament) == {"Ann": 1, "Bob": 1, "Cid": 3, "Dan": 3}
    assert winners(tournament) == ["Ann", "Bob"]
    assert text_of(*describe_winners(tournament)) == "Ann and Bob share the win."


def test_R43_a_playoff_or_a_lot_decides_among_its_players() -> None:
    tables = played(Ann=(1, 1, 1), Bob=(1, 1, 1), Cid=(1, 1, 1), Dan=(1, 1, 1))
    round_of_three = Decision(PLAYOFF, {"Ann": 2, "Bob": 1, "Cid": 1, "Dan": 0})
    assert places("Ann Bob Cid Dan", tables, decisions=(round_of_three,)) == "1:Dan 2:Bob 2:Cid 4:Ann"
    lot = Decision(LOT, {"Cid": 0, "Bob": 1})
    assert places("Ann Bob Cid Dan", tables, decisions=(round_of_three, lot)) == "1:Dan 2:Cid 3:Bob 4:Ann"
    # Not every tied player took part.
    assert places("Ann Bob Cid Dan", tables, decisions=(lot,)) == "1:Ann 1:Bob 1:Cid 1:Dan"


def test_with_unequal_numbers_of_games_points_per_game_count() -> None:
    """Ann has 50 points in one game, and Bob has 90 in two, which is 45 per game."""
    tables = [played(Ann=(50, 1, 0), Cid=(0, 0, 9)), played(Bob=(40, 1, 0), Cid=(0, 0, 9)), played(Bob=(50, 1, 0))]
    assert places("Ann Bob Cid", *tables) == "1:Bob 2:Ann 3:Cid"
    assert places("Ann Bob Cid", *tables, per_game=True) == "1:Ann 2:Bob 3:Cid"


def test_eleven_players_and_three_sittings_are_compared_per_sitting() -> None:
    tournament = whist(players(11), sittings=3)
    assert tournament.counts_per_game
    assert not whist(players(11), sittings=11).counts_per_game
    assert not whist(players(11)).counts_per_game
    assert not whist(players(9)).counts_per_game
    assert "Order: most points per sitting played" in text_of(*order_of(tournament))


def test_rounds_won_are_not_compared_if_totals_were_reported() -> None:
    """Ann and Bob have 30 each; Bob won more rounds, but Ann's are unknown, so fewer points left count."""
    tables = [played(Ann=(30, None, 1), Cid=(0, None, 0)), played(Bob=(30, 3, 2), Dan=(0, 0, 0))]
    assert ranks("Ann Bob", *tables) == [("Ann", "points-left-over"), ("Bob", "points-left-over")]


def test_the_output_names_the_criteria() -> None:
    tournament = whist()
    seat(tournament)
    report_all(tournament)
    assert "; then most rounds won; then fewest points left; then head-to-head" in text_of(*order_of(tournament))
    seat(tournament)
    one, other = tournament.sittings[-1].tables[0].teams
    slip(tournament, 1, f"{'+'.join(one)} 50 {'+'.join(other)} 60")
    assert "rounds won are not compared, because some tables reported totals" in text_of(*order_of(tournament))


def test_a_correction_recomputes_the_standings() -> None:
    tournament = individual(FOUR, games=2, final=0)
    seat(tournament)
    slip(tournament, 1, "Ann out Bob 57 Cid 20 Dan 5")
    seat(tournament)
    slip(tournament, 1, "Bob out Ann 50 Cid 20 Dan 5")
    assert order(tournament) == "Ann Bob Dan Cid"  # 82, 75, then 10 and 40 left over
    slip(tournament, 1, "Ann out Bob 37 Cid 20 Dan 5", correct=True, sitting=1)
    assert order(tournament) == "Bob Ann Dan Cid"  # 75, 62
    assert points(tournament) == {"Bob": 75, "Ann": 62, "Dan": 0, "Cid": 0}


@pytest.mark.parametrize(("options", "left"), [("", [0, 0, 0, 0]), ("stuck-hands-count", [5, 10, 20, 57])])
def test_R7_a_drawn_round_scores_nothing(options: str, left: list[int]) -> None:
    tournament = individual(FOUR, games=1, final=0, options=options)
    seat(tournament)
    slip(tournament, 1, "Ann 10 Bob 57 Cid 20 Dan 5" if options else "Ann - Bob - Cid - Dan -")
    assert set(points(tournament).values()) == {0}
    assert sorted(line.leftovers for line in standings(tournament)) == left


def test_R7_a_drawn_round_of_six_needs_no_hands() -> None:
    """The deck has four zeros, so six hands without points are impossible, but the hands need not be known."""
    names = (*FOUR, "Eve", "Fay")
    tournament = individual(names, games=1, final=0, table_size=6)
    seat(tournament)
    slip(tournament, 1, " ".join(f"{name} -" for name in names))
    assert set(points(tournament).values()) == {0}
