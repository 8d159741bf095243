"""Parsing of typed result slips."""

import pytest

from wildfour.desk.result_slips import read_slip
from wildfour.errors import Invalid
from wildfour.tournament.results import HandsLeft, RoundLeft, TeamPoints
from wildfour.tournament.seating.sittings import SeatedTable

PARTNERS = SeatedTable(("Ann", "Cid", "Bob", "Dan"), partners=True)
ALONE = SeatedTable(("Ann", "Bob Lee", "Bobby", "Cid"))
OUT = RoundLeft("Ann", {"Ann": 0, "Bob Lee": 57, "Bobby": 20, "Cid": 5})


@pytest.mark.parametrize(
    "text",
    [
        "120-75",
        "120 - 75",
        "120 75",
        "120:75",
        "120\u201375",
        "Ann+Bob 120 Cid+Dan 75",
        "Cid+Dan 75 Ann+Bob 120",
        "Bob+Ann 120 Dan+Cid 75",
        "ann+bob 120 cid+dan 75",
        "a+b 120 c+d 75",
        "Ann + Bob 120 Cid + Dan 75",
        "Ann & Bob: 120, Cid & Dan: 75",
        "Ann/Bob=120; Cid/Dan=75",
    ],
)
def test_H4_the_totals_of_two_teams(text: str) -> None:
    assert read_slip(text.split(), PARTNERS, 4) == TeamPoints(((120,), (75,)), is_total=True)


def test_H4_every_round_of_two_teams() -> None:
    read = read_slip(["Cid+Dan", "0", "30", "0", "45", "Ann+Bob", "20", "0", "100", "0"], PARTNERS, 4)
    assert read == TeamPoints(((20, 0, 100, 0), (0, 30, 0, 45)))


@pytest.mark.parametrize("text", ["20-0 0-30 100-0 0-45", "20:0 0:30 100:0 0:45", "20-0, 0-30, 100-0, 0-45"])
def test_H4_every_round_in_the_order_of_the_slip(text: str) -> None:
    assert read_slip(text.split(), PARTNERS, 4) == TeamPoints(((20, 0, 100, 0), (0, 30, 0, 45)))


def test_H4_one_pair_is_one_round_if_one_is_played() -> None:
    assert read_slip(["9-0"], PARTNERS, 1) == TeamPoints(((9,), (0,)))


def test_H4_one_round_is_not_a_total() -> None:
    assert read_slip(["Ann+Bob", "9", "Cid+Dan", "0"], PARTNERS, 1) == TeamPoints(((9,), (0,)))


@pytest.mark.parametrize(
    "text",
    [
        "Ann out Bob Lee 57 Bobby 20 Cid 5",
        "Ann 0 Bob Lee 57 Bobby 20 Cid 5",
        "cid 5, bobby 20, bob lee 57, ann OUT",
        "Cid: 5; Bob L: 57; Bobb: 20; A: out",
        "out 57 20 5",
        "0 57 20 5",
        "OUT, 57, 20, 5",
    ],
)
def test_F3_the_points_left_in_every_hand(text: str) -> None:
    assert read_slip(text.split(), ALONE, 1) == HandsLeft((OUT,))


def test_F3_a_hand_of_zeros_is_not_out() -> None:
    read = read_slip(["Ann", "out", "Bob", "Lee", "0", "Bobby", "20", "Cid", "5"], ALONE, 1)
    assert read == HandsLeft((RoundLeft("Ann", {"Ann": 0, "Bob Lee": 0, "Bobby": 20, "Cid": 5}),))


def test_F3_two_rounds_in_the_order_of_the_seats() -> None:
    read = read_slip(["out", "57", "20", "5", "/", "-", "-", "-", "-"], ALONE, 2)
    assert read == HandsLeft((OUT, RoundLeft(None, dict.fromkeys(ALONE.players, 0))))


def test_names_with_spaces_of_any_kind() -> None:
    table = SeatedTable(("Zo\u00eb\u00a0Lee", "Bob\u200d"))
    read = read_slip(["zo\u00eb", "lee", "out", "bob", "7"], table, 1)
    assert read == HandsLeft((RoundLeft("Zo\u00eb\u00a0Lee", {"Zo\u00eb\u00a0Lee": 0, "Bob\u200d": 7}),))


def test_R7_a_drawn_round_among_others() -> None:
    read = read_slip(["Ann", "out", "-", "Bob", "Lee", "57", "-", "Bobby", "20", "-", "Cid", "5", "-"], ALONE, 2)
    assert read == HandsLeft((OUT, RoundLeft(None, dict.fromkeys(ALONE.players, 0))))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "must list each team once, as in 'Ann+Bob 120 Cid+Dan 75'."),
        ("120", "Give one pair of totals such as 120-75, or one pair for each of the 4 rounds."),
        ("120 75 3", "Give one pair of totals such as 120-75"),
        ("5-5-5", "Give one pair of totals such as 120-75"),
        ("5--5", "Give one pair of totals such as 120-75"),
        ("120-75 3-4", "Give one pair of totals such as 120-75, or one pair for each of the 4 rounds."),
        ("1-2 3-4 5-6 7-8 9-10", "Give one pair of totals"),
        ("99999999-0", "'99999999' is not a number of points"),
        ("Ann+Bob 120", "must list each team once"),
        ("Ann+Bob 120 Ann+Bob 75", "must list each team once"),
        ("Ann+Cid 120 Bob+Dan 75", "Ann+Cid is not a team at this table; the teams are Ann+Bob v Cid+Dan."),
        ("Ann 120 Cid 75", "Ann is not a team at this table"),
        ("Ann+Zoe 120 Cid+Dan 75", "There is no player 'Zoe'"),
        ("Ann+Bob 120 Cid+Dan", "Give each team one number for each of the 4 rounds, or one total"),
        ("Ann+Bob 1 2 Cid+Dan 0 0", "Give each team one number for each of the 4 rounds, or one total"),
        ("Ann+Bob -5 Cid+Dan 0", "'-5' is not a number of points; write a whole number such as 57."),
        ("Ann+Bob 1.5 Cid+Dan 0", "'1.5' is not a number of points"),
        ("Ann+Bob 12x Cid+Dan 0", "'12x' is not a number of points"),
        ("Ann+Bob out Cid+Dan 0", "'out' is not a number of points"),
        ("Ann+Bob 99999999 Cid+Dan 0", "'99999999' is not a number of points"),
        ("Ann+Bob ٣ Cid+Dan 0", "'٣' is not a number of points"),
    ],
)
def test_slips_of_partners_that_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(Invalid) as refusal:
        read_slip(text.split(), PARTNERS, 4)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Ann out", "must list each player once, as in 'Ann out Bob Lee 57 Bobby 20 Cid 5'."),
        ("out 57 20", "Give one number or out for each of Ann, Bob Lee, Bobby and Cid, in this order."),
        ("out 57 20 5 / 1 2 3", "Give one number or out for each of Ann"),
        ("57 57 20 5", "No one went out in round 1"),
        ("Ann out Bob 57 Bobby 20 Cid 5", "'Bob' could be Bob Lee or Bobby; type more of the name."),
        ("Ann out Bob Lee 57 Bobby 20 Cid", "Give every player one number for each round"),
        ("Ann 1 Bob Lee 57 Bobby 20 Cid 5", "No one went out in round 1; write out for the player who did"),
        (
            "Ann 0 Bob Lee 0 Bobby 20 Cid 5",
            "Ann and Bob Lee cannot all have gone out in round 1; write out for the player who did",
        ),
        ("Ann out Bob Lee out Bobby 20 Cid 5", "Ann and Bob Lee cannot all have gone out in round 1"),
        ("Ann - Bob Lee 5 Bobby - Cid -", "'-' is not a number of points"),
    ],
)
def test_slips_without_partners_that_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(Invalid) as refusal:
        read_slip(text.split(), ALONE, 1)
    assert sentence in str(refusal.value)
