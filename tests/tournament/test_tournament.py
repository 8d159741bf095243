"""Tournaments built from facts: entries, sittings, results, late players, and withdrawals."""

import json
from typing import Any

import pytest

from tests.tournament.tournaments import (
    EIGHT,
    games,
    individual,
    notes,
    order,
    play_on,
    players,
    points,
    ranks,
    refused,
    refused_slip,
    report_all,
    seat,
    slip,
    started,
    text_of,
    whist,
)
from wildfour.errors import Invalid
from wildfour.tournament.log_events import (
    Corrected,
    DrewLot,
    Entered,
    Fact,
    PlayedOff,
    Reinstated,
    Renamed,
    Reported,
    SittingSeated,
    Started,
    Undone,
    Withdrew,
    read_fact,
    write_fact,
)
from wildfour.tournament.planning import evenness, next_seating, sittings_in_all, sittings_to_come
from wildfour.tournament.results import HandsLeft, RoundLeft, TeamPoints
from wildfour.tournament.settings import Settings
from wildfour.tournament.standings import winners
from wildfour.tournament.tournament import Tournament

FOUR = ("Ann", "Bob", "Cid", "Dan")
WHIST = Settings(kind="whist", seed=1)
EVERY_FACT: list[Fact] = [
    Settings(kind="individual", seed=7, edition_name="deluxe", option_text="jump-in stacking=any", hands=2),
    Entered("Zoë O'Hara"),
    Started(),
    Started(3),
    Withdrew("Bob"),
    Withdrew("Bob", "Eve"),
    Reinstated("Bob"),
    Renamed("Bob", "Robert"),
    PlayedOff(RoundLeft("Ann", {"Ann": 0, "Bob": 57})),
    DrewLot(("Bob", "Ann")),
    Undone(14),
    SittingSeated(1, (("Ann", "Bob"), ("Cid", "Dan")), ("Ann", "Dan")),
    SittingSeated(2, (("Ann", "Bob"),), is_final=True),
    Reported(1, 2, TeamPoints(((20, 0), (0, 30)))),
    Reported(1, 2, TeamPoints(((20,), (30,)), is_total=True), by_bots=True),
    Corrected(1, 1, HandsLeft((RoundLeft("Ann", {"Ann": 0, "Bob": 57}), RoundLeft(None, {"Ann": 0, "Bob": 0})))),
]


@pytest.mark.parametrize("fact", EVERY_FACT, ids=lambda fact: type(fact).__name__)
def test_facts_are_read_as_they_were_written(fact: Fact) -> None:
    assert read_fact(write_fact(fact)) == fact
    assert json.loads(write_fact(fact))["fact"] == type(fact).__struct_config__.tag


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "7",
        '{"fact": "nope"}',
        '{"fact": "entered"}',
        '{"fact": "entered", "name": 7}',
        '{"fact": "entered", "name": "Ann", "age": 7}',
        '{"fact": "created", "kind": "whist", "seed": -1}',
    ],
)
def test_other_texts_are_not_read_as_facts(text: str) -> None:
    with pytest.raises(Invalid, match="this version of Wildfour did not write it"):
        read_fact(text)


# Entries and the start


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Ann", "Ann is already taken; give everyone a different name."),
        ("ANN", "Ann is already taken; give everyone a different name."),
        ("a\u200dnn", "Ann is already taken"),
        ("", "'' cannot be a player's name"),
        ("\u200d", "cannot be a player's name"),
        ("a,b", "'a,b' cannot be a player's name"),
        ("Ann+Bob", "'Ann+Bob' cannot be a player's name; leave out '+'."),
        ("Ann 7", "on a result slip '7' would be read as points."),
        ("out", "on a result slip 'out' would be read as points."),
        ("-", "'-' cannot be a player's name; it must not begin with '-'."),
        ("@SUM(A1)", "it must not begin with '@'."),
        ("x" * 200, "cannot be a player's name"),
    ],
)
def test_invalid_names(name: str, sentence: str) -> None:
    tournament = Tournament.of([WHIST, Entered("Ann")])
    assert sentence in refused(tournament, Entered(name))


@pytest.mark.parametrize("name", ["Zoë\u00a0Lee", "\u0646\u0631\u0645\u200c\u0627", "👩\u200d🚀", "O'Neil", "Jean-Luc"])
def test_names_of_any_script_are_valid(name: str) -> None:
    tournament = Tournament.of([WHIST, Entered("Ann"), Entered(name)])
    assert list(tournament.entrants) == ["Ann", name]


@pytest.mark.parametrize("number", [0, 3])
def test_too_few_for_partners(number: int) -> None:
    tournament = Tournament.of([WHIST, *(Entered(name) for name in players(number))])
    assert refused(tournament, Started()) == (
        f"Changing partners need at least 4 players, and there are only {number}."
    )


def test_R19_without_a_design_the_number_of_sittings_is_required() -> None:
    tournament = Tournament.of([WHIST, *(Entered(name) for name in players(34))])
    assert "choose the number of sittings" in refused(tournament, Started())
    tournament.record(Started(4))
    assert sittings_in_all(tournament) == len(sittings_to_come(tournament)) == 4


@pytest.mark.parametrize("number", range(4, 32))
def test_R19_a_whist_tournament_can_start_with_4_or_more_players(number: int) -> None:
    tournament = whist(players(number))
    assert len(sittings_to_come(tournament)) == tournament.whist_sittings == (number if number % 4 else number - 1)


@pytest.mark.parametrize("wanted", [1, 3, 20])
def test_the_requested_number_of_sittings(wanted: int) -> None:
    assert len(sittings_to_come(whist(players(11), sittings=wanted))) == wanted
    tournament = Tournament.of([WHIST, *(Entered(name) for name in players(11)), Started(wanted)])
    assert len(sittings_to_come(tournament)) == wanted
    assert "--sittings cannot be 101" in refused(Tournament.of([WHIST]), Started(101))


def test_an_individual_tournament_needs_one_table() -> None:
    with pytest.raises(Invalid, match=r"Tables of 4 need at least 4 players, and only 3 have entered\."):
        individual(players(3))


def test_a_tournament_starts_once_and_then_no_one_enters() -> None:
    tournament = whist()
    assert refused(tournament, Started()) == "The tournament has already started; seat shows the current sitting."
    assert "so it is too late for Zoe to enter" in refused(tournament, Entered("Zoe"))
    assert refused(tournament, WHIST).startswith("The tournament already exists")


def test_before_the_start_nothing_is_seated_and_withdrawn_players_are_removed() -> None:
    tournament = Tournament.of([WHIST, *(Entered(name) for name in EIGHT)])
    with pytest.raises(Invalid, match="has not started"):
        next_seating(tournament)
    assert "has not started" in refused(tournament, SittingSeated(1, (FOUR,)))
    tournament.record(Withdrew("Hal"))
    assert list(tournament.entrants) == list(EIGHT[:-1])
    tournament.record(Entered("Hal"))  # players who withdrew may return


# Sittings and results


def test_the_next_sitting_waits_for_all_tables() -> None:
    tournament = whist()
    seat(tournament)
    assert text_of(tournament.waiting_for()) == "Sitting 1 is waiting for tables 1 and 2."
    with pytest.raises(Invalid, match=r"Sitting 1 is waiting for tables 1 and 2\."):
        next_seating(tournament)
    assert refused(tournament, SittingSeated(2, (FOUR,))).startswith("Sitting 2 is not the next one to seat")
    report_all(tournament)
    assert refused(tournament, SittingSeated(3, (FOUR,))).startswith("Sitting 3 is not the next one")
    assert next_seating(tournament).sitting == 2


@pytest.mark.parametrize(
    "fact",
    [
        SittingSeated(1, (FOUR, FOUR)),
        SittingSeated(1, (FOUR, ("Eve", "Fay", "Gil", "Zoe"))),
        SittingSeated(1, (FOUR, ("Eve", "Fay", "Gil"))),
        SittingSeated(1, (FOUR, ())),
        SittingSeated(1, ()),
        SittingSeated(1, (FOUR, EIGHT[4:]), ("Ann",)),
        SittingSeated(1, (FOUR, EIGHT[4:]), ("Ann", "Bob")),
    ],
)
def test_invalid_seats(fact: SittingSeated) -> None:
    assert refused(whist(), fact).startswith("Sitting 1 cannot be seated like this: everyone can have only one seat")


def test_a_final_is_seated_after_the_sittings() -> None:
    final = SittingSeated(1, (FOUR,), is_final=True)
    assert "is not the next one" in refused(individual(), final)
    assert "is not the next one" in refused(whist(), final)


@pytest.mark.parametrize(
    ("sitting", "table", "sentence"),
    [
        (2, 1, "Sitting 2 has not been seated; only sitting 1 has."),
        (0, 1, "Sitting 0 has not been seated; only sitting 1 has."),
        (1, 3, "Sitting 1 has no table 3; the tables are 1 to 2."),
        (1, 0, "Sitting 1 has no table 0; the tables are 1 to 2."),
    ],
)
def test_results_of_missing_tables(sitting: int, table: int, sentence: str) -> None:
    tournament = whist()
    seat(tournament)
    assert refused(tournament, Reported(sitting, table, TeamPoints(((1,), (2,)), is_total=True))) == sentence


def test_a_second_result_must_be_a_correction() -> None:
    tournament = whist(FOUR)
    seat(tournament, "Ann Cid Bob Dan")
    assert refused_slip(tournament, 1, "Ann+Bob 9 Cid+Dan 8", correct=True).startswith(
        "Table 1 of sitting 1 has no result"
    )
    slip(tournament, 1, "Ann+Bob 9 Cid+Dan 8")
    again = refused_slip(tournament, 1, "Ann+Bob 9 Cid+Dan 8")
    assert again == "Table 1 of sitting 1 already has exactly this result."
    assert refused_slip(tournament, 1, "Ann+Bob 9 Cid+Dan 7").startswith(
        "Table 1 of sitting 1 already has another result"
    )
    assert "nothing to correct" in refused_slip(tournament, 1, "Ann+Bob 9 Cid+Dan 8", correct=True)
    slip(tournament, 1, "Ann+Bob 9 Cid+Dan 7", correct=True)
    assert points(tournament)["Cid"] == 7
    assert tournament.corrections == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Ann+Bob 1200 0 0 0 Cid+Dan 0 0 0 0", ""),
        ("Ann+Bob 1241 0 0 0 Cid+Dan 0 0 0 0", "1,241 points cannot be left in two hands; the whole deck has 1,240"),
        ("Ann+Bob 4961 Cid+Dan 0", "A team cannot score 4,961 points in 4 rounds; count again."),
        ("Ann+Bob 10 0 0 0 Cid+Dan 5 0 0 0", "In round 1 both teams have points; only the team that went"),
    ],
)
def test_F1_F2_points_that_hands_cannot_have(text: str, sentence: str) -> None:
    """The deck has 4 x 2 x 45 = 360 points in numbers, 24 x 20 = 480 in action cards, and 8 x 50 = 400 in wilds."""
    tournament = whist(FOUR)
    seat(tournament, "Ann Cid Bob Dan")
    if sentence:
        assert refused_slip(tournament, 1, text).startswith(sentence)
    else:
        slip(tournament, 1, text)


def test_F1_F2_points_that_no_hand_can_have() -> None:
    """Neither one hand nor all hands together can exceed the deck's 1240 points: 700 + 700 > 1240."""
    tournament = individual(FOUR, games=1)
    seat(tournament)
    assert "No hand can score 1,241 points" in refused_slip(tournament, 1, "Ann out Bob 1241 Cid 0 Dan 0")
    together = refused_slip(tournament, 1, "Ann out Bob 700 Cid 700 Dan 0")
    assert "3 hands cannot score 1,400 points together" in together
    slip(tournament, 1, "Ann out Bob 700 Cid 400 Dan 0")


def test_results_of_the_wrong_kind() -> None:
    tournament = individual(FOUR, games=1)
    seat(tournament)
    assert "have no partners" in refused(tournament, Reported(1, 1, TeamPoints(((1,), (0,)))))
    two_rounds = HandsLeft((RoundLeft("Ann", dict.fromkeys(FOUR, 0)),) * 2)
    assert (
        refused(tournament, Reported(1, 1, two_rounds))
        == "The table played one round, not 2; give one result for each."
    )
    for stranger in (RoundLeft("Ann", {"Ann": 0, "Zoe": 5}), RoundLeft("Zoe", dict.fromkeys(FOUR, 5))):
        assert refused(tournament, Reported(1, 1, HandsLeft((stranger,)))).endswith("list each of them once.")
    not_out = HandsLeft((RoundLeft("Ann", {"Ann": 7, "Bob": 1, "Cid": 1, "Dan": 1}),))
    assert refused(tournament, Reported(1, 1, not_out)) == "The player who goes out has no cards left, not 7 points."
    partners = whist(FOUR)
    seat(partners)
    assert "are partners; give the points of each team" in refused(partners, Reported(1, 1, two_rounds))


# Late players and withdrawals


def test_a_late_player_plays_the_sittings_to_come() -> None:
    """Eight players have four games each. A player who joins after the first sitting plays three, as everyone does from
    then on."""
    tournament = individual(games=4, final=0)
    play_on(tournament, 1)
    tournament.record(Entered("Zoe"))
    seated = list(tournament.sittings)
    play_on(tournament)
    assert tournament.sittings[:1] == seated
    assert games(tournament) == dict.fromkeys(EIGHT, 4) | {"Zoe": 3}
    assert [notes(tournament, name) for name in ("Zoe", "Ann")] == ["joined after sitting 1", ""]


def test_a_player_who_enters_after_the_last_sitting_is_too_late() -> None:
    tournament = individual(games=1)
    play_on(tournament)
    assert refused(tournament, Entered("Zoe")) == ("All sittings have been seated, so it is too late for Zoe to enter.")
    assert "Ann is already taken" in refused(individual(), Entered("ann"))


def test_after_a_withdrawal_the_rest_is_planned_again() -> None:
    """Twelve players have six games each. One player leaves after two sittings; the other eleven still play six."""
    tournament = individual(players(12), games=6, final=0)
    play_on(tournament, 2)
    seated = list(tournament.sittings)
    tournament.record(Withdrew("P05"))
    play_on(tournament)
    assert tournament.sittings[:2] == seated
    assert games(tournament) == dict.fromkeys(players(12), 6) | {"P05": 2}
    assert order(tournament).endswith("P05")
    assert ranks(tournament)["P05"] is None
    assert notes(tournament, "P05") == "withdrew after sitting 2 was seated"


def test_after_a_withdrawal_the_others_at_the_table_play() -> None:
    tournament = individual(games=2, final=0)
    seat(tournament, "Ann Bob Cid Dan", "Eve Fay Gil Hal")
    slip(tournament, 1, "Ann out Bob 5 Cid 5 Dan 5")
    tournament.record(Withdrew("Eve"))
    tournament.record(Withdrew("Ann"))
    assert tournament.sittings[0].tables[0].players == FOUR  # tables already played stay
    assert refused_slip(tournament, 2, "Eve out Fay 1 Gil 1 Hal 1").startswith("There is no player 'Eve'")
    slip(tournament, 2, "Fay out Gil 30 Hal 1")
    assert points(tournament)["Fay"] == 31
    assert points(tournament)["Ann"] == 15
    assert refused(tournament, Withdrew("Eve")) == "Eve has already withdrawn."


def test_a_player_left_alone_at_a_table_plays_that_game_later() -> None:
    tournament = individual(games=2, final=0, table_size=4)
    seat(tournament, "Ann Bob Cid Dan", "Eve Fay")
    tournament.record(Withdrew("Fay"))
    assert tournament.waiting == [1]
    assert "it has only one player left" in refused(
        tournament, Reported(1, 2, HandsLeft((RoundLeft("Eve", {"Eve": 0}),)))
    )
    report_all(tournament)
    play_on(tournament)
    assert games(tournament)["Eve"] == 3  # two games, and the table that was not played out
    assert tournament.is_over


def test_many_late_and_withdrawn_players_still_play_equal_games() -> None:
    """Players who stay from start to finish play all games, and late players play all games that were left. Only a
    player without opponents may miss the last game."""
    tournament = individual(players(11), games=5, final=0, table_size=3)
    for number in range(1, 4):
        play_on(tournament, 1)
        tournament.record(Entered(f"Late-{'abc'[number - 1]}"))
        tournament.record(Withdrew(f"P{number:02}"))
    play_on(tournament)
    for name in tournament.active:
        assert tournament.games_left(name) == 0


def test_a_whist_tournament_needs_a_substitute_whose_points_count_for_no_one() -> None:
    """Ann and Bob score 40. Then Zoe replaces Ann and scores 30 with Cid. Cid keeps the points; Ann gets none."""
    tournament = whist(FOUR, hands=1)
    seat(tournament, "Ann Cid Bob Dan")
    slip(tournament, 1, "Ann+Bob 40 Cid+Dan 0")
    assert refused(tournament, Withdrew("Ann")) == "Ann has a seat in the remaining sittings; name a substitute."
    assert "Bob is already taken" in refused(tournament, Withdrew("Ann", "Bob"))
    tournament.record(Withdrew("Ann", "Zoe"))
    assert all("Zoe" in sitting.players and "Ann" not in sitting.players for sitting in sittings_to_come(tournament))
    seat(tournament, "Zoe Bob Cid Dan")
    slip(tournament, 1, "Zoe+Cid 30 Bob+Dan 0")
    assert points(tournament) == {"Bob": 40, "Cid": 30, "Dan": 0, "Ann": 40}
    assert order(tournament) == "Bob Cid Dan Ann"
    assert notes(tournament, "Ann") == "withdrew after sitting 1 was seated; Zoe took over"


def test_a_substitute_takes_over_at_once_and_can_be_replaced_too() -> None:
    tournament = whist(FOUR, hands=1)
    seat(tournament, "Ann Cid Bob Dan")
    tournament.record(Withdrew("Ann", "Zoe"))
    tournament.record(Withdrew("Zoe", "Yan"))
    assert tournament.sittings[0].tables[0].players == ("Yan", "Cid", "Bob", "Dan")
    slip(tournament, 1, "Yan+Bob 40 Cid+Dan 0")
    assert sorted(next_seating(tournament).tables[0]) == ["Bob", "Cid", "Dan", "Yan"]
    assert "has already withdrawn" in refused(tournament, Withdrew("Zoe", "Xia"))
    assert points(tournament)["Bob"] == 40
    assert winners(tournament) == []


def test_no_substitute_if_none_is_needed() -> None:
    assert "leave out the substitute" in refused(individual(), Withdrew("Ann", "Zoe"))
    tournament = whist(FOUR, hands=1)
    while not tournament.is_over:
        seat(tournament)
        report_all(tournament)
    assert "can no longer withdraw" in refused(tournament, Withdrew("Ann", "Zoe"))


# Derived from the facts


def test_the_plan_is_the_same_each_time() -> None:
    tournament = individual(players(22), games=6)
    first = sittings_to_come(tournament)
    assert len(first) == 7
    seat(tournament)
    assert sittings_to_come(tournament) == first[1:]
    assert "the lower bound for plans of this shape is 0" in text_of(*evenness(tournament))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"kind": "cup"}, "There is no tournament kind 'cup'; the kinds are whist and individual."),
        ({"kind": "whist", "hands": 0}, "--hands cannot be 0; give a whole number from 1 to 100."),
        ({"kind": "individual", "games": 101}, "--games cannot be 101"),
        (
            {"kind": "individual", "table_size": 7},
            "--table-size cannot be 7; give a whole number from 3 to 6.",
        ),
        ({"kind": "individual", "table_size": 2}, "--table-size cannot be 2"),
        ({"kind": "individual", "final": 1}, "--final cannot be 1; give a whole number from 2 to 10."),
        ({"kind": "individual", "final": 11}, "--final cannot be 11"),
        ({"kind": "individual", "edition_name": "launcher-2009", "final": 7}, "--final cannot be 7"),
        ({"kind": "individual", "edition_name": "nope"}, "There is no edition 'nope'"),
        ({"kind": "individual", "option_text": "nope"}, "There is no option 'nope'"),
        ({"kind": "individual", "option_text": "partners"}, "An individual tournament has no partners"),
        ({"kind": "whist", "option_text": "must-flip"}, "does nothing in classic-2003"),
    ],
)
def test_invalid_settings(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Invalid) as refusal:
        Settings(seed=1, **settings)
    assert sentence in str(refusal.value)


def test_H6_other_numbers_of_hands_and_editions() -> None:
    tournament = started(Settings(kind="whist", seed=1, edition_name="deluxe", hands=2, option_text="jump-in"), EIGHT)
    seat(tournament)
    assert tournament.settings.options["partners"]
    report_all(tournament)
    assert set(points(tournament).values()) == {20, 0}
