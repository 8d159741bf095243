"""The final: who plays it, ties for its places, and its rounds."""

import pytest

from tests.tournament.tournaments import (
    notes,
    order,
    refused,
    refused_slip,
    seat,
    slip,
    text_of,
    tie_of_four,
    to_the_final,
    whist,
)
from wildfour.errors import Invalid
from wildfour.tournament.finalists import FinalSeen, draw_lot, finalists
from wildfour.tournament.log_events import (
    DrewLot,
    Fact,
    PlayedOff,
    Withdrew,
)
from wildfour.tournament.planning import next_seating
from wildfour.tournament.results import RoundLeft
from wildfour.tournament.settings import Settings
from wildfour.tournament.standings import standings, winners
from wildfour.tournament.tournament import Tournament

FOUR = ("Ann", "Bob", "Cid", "Dan")


# The final


def test_H7_the_best_play_an_elimination_final() -> None:
    """Ann has 60 points and Eve 50; Fay and Gil follow with 5 and 6 points left."""
    tournament = to_the_final(options="target=100")
    assert not tournament.is_over
    seat(tournament)
    assert text_of(tournament.sittings[-1].title) == "Final"
    assert tournament.sittings[-1].tables[0].players == ("Ann", "Eve", "Fay", "Gil")
    slip(tournament, 1, "Ann out Eve 60 Fay 100 Gil 3")  # Fay has 100 and is out
    slip(tournament, 2, "Ann out Eve 20 Gil 97")  # Gil has 3 + 97 = 100 and is out: Ann and Eve play head to head
    assert refused_slip(tournament, 3, "Ann out Eve 1 Gil 1").startswith("There is no player 'Gil'")
    slip(tournament, 3, "Eve out Ann 99")
    assert not tournament.is_over
    assert text_of(tournament.waiting_for()) == "Next: round 4 of the final; Eve deals."
    slip(tournament, 4, "Ann out Eve 20")  # Eve has 60 + 20 + 20 = 100 and loses
    assert tournament.is_over
    assert winners(tournament) == ["Ann"]
    assert order(tournament).split()[:4] == ["Ann", "Eve", "Gil", "Fay"]
    assert notes(tournament, "Ann") == "won the final"
    assert notes(tournament, "Gil") == "eliminated in the final with 100"
    assert "it was over after round 4" in refused_slip(tournament, 5, "Ann out Eve 20")


def test_H7_R16_if_all_go_out_together_the_lowest_wins() -> None:
    tournament = to_the_final(final=3, options="target=100 stuck-hands-count")
    seat(tournament)
    slip(tournament, 1, "Ann out Eve 60 Fay 100")
    slip(tournament, 2, "Ann 105 Eve 41")  # drawn, and this option counts the hands: Ann 105, Eve 60 + 41 = 101
    assert winners(tournament) == ["Eve"]


def test_H7_R16_a_tie_is_shared() -> None:
    tournament = to_the_final(final=2, options="target=100 stuck-hands-count")
    seat(tournament)
    slip(tournament, 1, "Ann 105 Eve 105")
    assert winners(tournament) == ["Ann", "Eve"]
    assert [line.rank for line in standings(tournament)][:3] == [1, 1, 3]


def test_H7_the_rounds_of_the_final_come_in_order() -> None:
    tournament = to_the_final()
    assert "Sitting 2 has not been seated" in refused_slip(tournament, 1, "Ann out Eve 60", sitting=2)
    seat(tournament)
    with pytest.raises(Invalid, match=r"The final has no round 2 to report; round 1 is next\."):
        slip(tournament, 2, "Ann out Eve 1 Fay 1 Gil 1")


def test_a_correction_in_the_final_must_leave_the_same_players_in() -> None:
    tournament = to_the_final(options="target=100")
    seat(tournament)
    slip(tournament, 1, "Ann out Eve 60 Fay 100 Gil 3")
    slip(tournament, 2, "Ann out Eve 20 Gil 9")
    assert "a correction must keep the same players in" in refused_slip(
        tournament, 1, "Ann out Eve 100 Fay 50 Gil 3", correct=True
    )
    slip(tournament, 1, "Ann out Eve 61 Fay 101 Gil 3", correct=True)
    assert tournament.final is not None
    assert tournament.final.totals == {"Ann": 0, "Eve": 81, "Fay": 101, "Gil": 12}


def test_a_correction_before_the_first_round_of_the_final_changes_who_plays_it() -> None:
    """The correction: Hal, not Eve, went out. Hal has 5 + 6 + 39 points, and Eve had 39 left."""
    tournament = to_the_final(final=2)
    seat(tournament)
    slip(tournament, 2, "Hal out Fay 5 Gil 6 Eve 39", correct=True, sitting=1)
    assert tournament.final is None
    assert next_seating(tournament).tables == (("Ann", "Hal"),)


def test_a_withdrawal_before_the_final_lets_the_next_one_in() -> None:
    tournament = to_the_final(final=2)
    seat(tournament)
    tournament.record(Withdrew("Ann"))
    assert next_seating(tournament).tables == (("Eve", "Fay"),)


def test_a_player_who_withdraws_from_the_final_leaves_the_table() -> None:
    tournament = to_the_final(final=3)
    seat(tournament)
    slip(tournament, 1, "Ann out Eve 60 Fay 10")
    tournament.record(Withdrew("Ann"))
    slip(tournament, 2, "Eve out Fay 10")
    slip(tournament, 1, "Ann out Eve 61 Fay 10", correct=True)
    tournament.record(Withdrew("Fay"))
    assert tournament.is_over
    assert winners(tournament) == ["Eve"]


def test_a_tournament_without_a_final_ends_with_its_sittings() -> None:
    tournament = to_the_final(final=0)
    assert tournament.is_over
    assert winners(tournament) == ["Ann"]


# Ties before the final (R43)


def test_R43_a_tie_for_the_final_is_announced_and_not_decided_silently() -> None:
    tournament = tie_of_four()
    assert finalists(tournament).tied == ("Bob", "Cid", "Eve", "Fay")
    assert finalists(tournament).places == 2
    with pytest.raises(Invalid, match=r"Bob, Cid, Eve and Fay are tied for the last 2 places in the final \(R43\)"):
        next_seating(tournament)


def test_R43_a_playoff_decides() -> None:
    """Cid goes out and Eve has 3 left, so these two are in; Bob with 9 and Fay with 8 are not."""
    tournament = tie_of_four()
    tournament.record(PlayedOff(RoundLeft("Cid", {"Cid": 0, "Bob": 9, "Eve": 3, "Fay": 8})))
    assert finalists(tournament).players == ("Hal", "Ann", "Cid", "Eve")
    seat(tournament)
    assert tournament.sittings[-1].tables[0].players == ("Hal", "Ann", "Cid", "Eve")
    assert [line.decided_by for line in standings(tournament)][2:6] == ["playoff"] * 4
    assert "No one is tied" in refused(tournament, DrewLot(("Bob", "Cid")))


def test_R43_players_tied_in_a_playoff_play_again() -> None:
    tournament = tie_of_four()
    tournament.record(PlayedOff(RoundLeft("Cid", {"Cid": 0, "Bob": 9, "Eve": 3, "Fay": 3})))
    assert (finalists(tournament).tied, finalists(tournament).places) == (("Eve", "Fay"), 1)
    tournament.record(PlayedOff(RoundLeft(None, {"Eve": 0, "Fay": 0})))  # drawn: nothing is decided
    assert finalists(tournament).tied == ("Eve", "Fay")
    tournament.record(DrewLot(("Fay", "Eve")))
    assert finalists(tournament).players == ("Hal", "Ann", "Cid", "Fay")


def test_R43_a_lot_is_on_record_and_announced() -> None:
    tournament = tie_of_four()
    order_drawn = draw_lot(tournament, finalists(tournament).tied)
    assert sorted(order_drawn) == ["Bob", "Cid", "Eve", "Fay"]
    tournament.record(DrewLot(order_drawn))
    assert finalists(tournament).players == ("Hal", "Ann", *order_drawn[:2])
    line = next(line for line in standings(tournament) if line.name == order_drawn[0])
    assert text_of(*line.remarks) == "place in the final decided by lot"
    lots = {
        draw_lot(Tournament.of([Settings(kind="individual", seed=seed)]), ("Ann", "Bob", "Cid")) for seed in range(60)
    }
    assert len(lots) == 6  # every order occurs


@pytest.mark.parametrize(
    "fact",
    [
        PlayedOff(RoundLeft("Ann", {"Ann": 0, "Bob": 9})),
        PlayedOff(RoundLeft("Cid", {"Cid": 5, "Bob": 9, "Eve": 3, "Fay": 3})),
        DrewLot(("Bob", "Cid")),
        DrewLot(("Bob", "Cid", "Eve", "Ann")),
    ],
)
def test_R43_only_tied_players_decide(fact: Fact) -> None:
    refused(tie_of_four(), fact)
    assert "No one is tied" in refused(whist(), fact)


def test_R43_after_a_correction_a_playoff_counts_for_players_still_tied() -> None:
    """Bob had 19 left, not 20, so he is ahead of the other three, who were all in the playoff that Cid won."""
    tournament = tie_of_four()
    tournament.record(PlayedOff(RoundLeft("Cid", {"Cid": 0, "Bob": 9, "Eve": 3, "Fay": 8})))
    slip(tournament, 1, "Ann out Bob 19 Cid 20 Dan 21", correct=True)
    assert finalists(tournament).players == ("Hal", "Ann", "Bob", "Cid")


# Changed finalists


def test_a_correction_without_effect_leaves_the_final_seated() -> None:
    tournament = to_the_final(final=2)
    seat(tournament)
    slip(tournament, 2, "Eve out Fay 5 Gil 7 Hal 39", correct=True, sitting=1)
    assert tournament.final is not None
    assert tournament.final.players == ("Ann", "Eve")


def test_the_organizer_is_warned_when_the_finalists_change() -> None:
    """The correction: Hal, not Eve, went out."""
    tournament = to_the_final(final=2)
    seat(tournament)
    seen = FinalSeen.in_(tournament)
    assert seen is not None
    assert seen.warning(tournament) == []
    slip(tournament, 2, "Hal out Fay 5 Gil 6 Eve 39", correct=True, sitting=1)
    assert text_of(*seen.warning(tournament)) == (
        "Careful: this changes who plays in the final. Seat the final again. In: Hal. Out: Eve."
    )


def test_the_organizer_is_warned_when_a_begun_final_would_have_other_players() -> None:
    tournament = to_the_final(final=2)
    seat(tournament)
    slip(tournament, 1, "Ann out Eve 9")
    seen = FinalSeen.in_(tournament)
    slip(tournament, 2, "Hal out Fay 5 Gil 6 Eve 39", correct=True, sitting=1)
    assert tournament.final is not None
    assert tournament.final.players == ("Ann", "Eve")
    assert seen is not None
    assert text_of(*seen.warning(tournament)).startswith(
        "Careful: the final has begun, but different players would now qualify."
    )
    assert text_of(*seen.warning(tournament)).endswith("In: Hal. Out: Eve.")


# Dealers of the final


def test_H7_R2_the_deal_of_the_final_passes_to_the_left_among_remaining_players() -> None:
    """Ann and Eve have dealt in the sitting; Fay and Gil have not. Fay deals first, then Gil, Ann, and Eve."""
    tournament = to_the_final(options="target=100")
    seat(tournament)
    dealers = []
    for round_played in ("Ann out Eve 10 Fay 1 Gil 100", "Ann out Eve 1 Fay 1", "Ann out Eve 1 Fay 1"):
        assert tournament.final is not None
        dealers.append(tournament.final.table.dealer)
        slip(tournament, len(dealers), round_played)
    assert tournament.final is not None
    dealers.append(tournament.final.table.dealer)
    assert dealers == ["Fay", "Ann", "Eve", "Fay"]  # Gil would have been second, but is out
