"""The score pad in every format. Comments show the arithmetic."""

import json

import pytest

from tests.shared.matches import TABLES, played_match
from tests.shared.pads import in_english, pad_of, refusal
from wildfour.errors import Invalid
from wildfour.match.score_sheet import Row
from wildfour.pad.messages import standing
from wildfour.pad.round_entry import read_entry
from wildfour.pad.score_pad import Change, ScorePad

ANN, BOB, CID, DOT = range(4)


class TestPointsRace:
    def test_F3_the_winner_scores_all_other_hands(self) -> None:
        # Red 7 and Wild are 7 + 50 = 57; blue Draw Two and green 3 are 20 + 3 = 23; 57 + 23 + 12 = 92.
        pad = pad_of("points-race", "Ann: out, Bob: r7 W, Cid: b+2 g3, Dot: 12")
        assert pad.totals == (92, 0, 0, 0)
        # Ann has 92. Then Bob scores 1 + 2 + 3 = 6, and Ann another 100, for 192. She needs 500 - 192 = 308 more.
        pad.add(read_entry(pad, "Ann: 1, Bob: out, Cid: 2, Dot: 3"))
        pad.add(read_entry(pad, "Ann: -, Bob: 50, Cid: 25, Dot: 25"))
        assert [line.totals for line in pad.rounds] == [(92, 0, 0, 0), (92, 6, 0, 0), (192, 6, 0, 0)]
        assert (pad.leaders, pad.to_go, pad.over, pad.winners) == ((ANN,), 308, False, ())
        assert in_english(standing(pad)) == "Ann leads with 192 points. 308 points to go."

    def test_F4_the_first_to_reach_the_target_wins(self) -> None:
        pad = pad_of("points-race", "Ann: 99, Bob: out, Cid: 0, Dot: 0", options="target=100")
        assert not pad.over  # 99 of 100
        pad.add(read_entry(pad, "Ann: 1, Bob: out, Cid: 0, Dot: 0"))
        assert pad.over
        assert (pad.totals, pad.winners, pad.leaders, pad.to_go) == ((0, 100, 0, 0), (BOB,), (BOB,), 0)
        assert (pad.next_seating, pad.next_dealer) == ((), None)
        assert in_english(standing(pad)) == "The match is over: Bob wins with 100 points."
        with pytest.raises(Invalid, match="The match is over"):
            pad.add(Row((0, 1, 2, 3), 2, 0, (0, 1, 1, 1)))

    def test_R2_the_deal_passes_to_the_left_or_to_the_winner(self) -> None:
        rounds = ("Ann: 5, Bob: 5, Cid: 5, Dot: out", "drawn")
        assert [line.row.dealer for line in pad_of("points-race", *rounds).rounds] == [ANN, BOB]
        assert pad_of("points-race", *rounds).next_dealer == CID
        winner_deals = pad_of("points-race", *rounds, options="winner-deals")
        assert [line.row.dealer for line in winner_deals.rounds] == [ANN, DOT]
        assert winner_deals.next_dealer == ANN  # the drawn round has no winner, so the deal passes to Dot's left

    def test_R7_no_one_scores_a_drawn_round(self) -> None:
        pad = pad_of("points-race", "drawn", "drawn, Ann: 50, Bob: r1, Cid: 2, Dot: 3")
        assert pad.totals == (0, 0, 0, 0)
        assert in_english(standing(pad)) == "Ann, Bob, Cid and Dot are tied at 0 points. 500 points to go."


class TestLowestScore:
    def test_F5_players_score_their_own_hands_and_the_lowest_total_wins(self) -> None:
        # Round 1: 57, 0, 40, 3. Round 2: 0, 20, 60, 9. Totals: 57, 20, 100, 12. The 100 ends the match, and Dot wins.
        pad = pad_of("lowest-score", "Ann: r7 W, Bob: out, Cid: 40, Dot: 3", options="target=100")
        assert in_english(standing(pad)) == (
            "Bob has the lowest total, 0 points. Ann is closest to 100, with 43 points to go."  # 100 - 57
        )
        pad.add(read_entry(pad, "Ann: out, Bob: bS, Cid: 60, Dot: 9"))
        assert (pad.totals, pad.over, pad.winners) == ((57, 20, 100, 12), True, (DOT,))

    def test_R16_a_tie_is_shared(self) -> None:
        pad = pad_of("lowest-score", "Ann: 5, Bob: out, Cid: 5, Dot: 99", options="target=100")
        pad.add(read_entry(pad, "Ann: out, Bob: 5, Cid: 50, Dot: 1"))  # 5, 5, 55, 100
        assert pad.winners == (ANN, BOB)
        assert in_english(standing(pad)) == "The match is over: Ann and Bob share the win with 5 points."

    def test_R7_the_hands_of_a_drawn_round_count_with_the_option(self) -> None:
        hands = "drawn, Ann: 5, Bob: 6, Cid: 7, Dot: W"
        assert pad_of("lowest-score", hands).totals == (0, 0, 0, 0)
        assert pad_of("lowest-score", hands, options="stuck-hands-count").totals == (5, 6, 7, 50)
        pad = pad_of("lowest-score", options="stuck-hands-count")
        assert "the hands of a drawn round count" in refusal(pad, "drawn")


class TestPartners:
    def test_H4_the_team_scores_both_opponents_hands(self) -> None:
        # Ann and Cid are partners. Ann goes out: both score Bob's 57 and Dot's 9, which is 66. Cid's 50 do not count.
        pad = pad_of("partners", "Ann: out, Bob: r7 W, Cid: W4, Dot: 9")
        assert pad.totals == (66, 0, 66, 0)
        # Dot goes out: 10 + 30 = 40 for Bob and Dot.
        pad.add(read_entry(pad, "Ann: 10, Bob: 1, Cid: 30, Dot: out"))
        assert pad.totals == (66, 40, 66, 40)
        assert pad.teams(pad.next_seating) == ((ANN, CID), (BOB, DOT))
        assert in_english(standing(pad)) == "Ann and Cid lead with 66 points. 434 points to go."

    def test_the_team_wins_together(self) -> None:
        pad = pad_of("partners", "Ann: 60, Bob: 8, Cid: 40, Dot: out", options="target=100")
        assert (pad.winners, in_english(standing(pad))) == (
            (BOB, DOT),
            "The match is over: Bob and Dot win with 100 points.",
        )

    def test_six_players_are_three_teams(self) -> None:
        names = "Ann Bob Cid Dot Eli Fay"  # Ann-Dot, Bob-Eli, Cid-Fay
        pad = pad_of("partners", "Ann: 1, Bob: out, Cid: 2, Dot: 4, Eli: 8, Fay: 16", players=names)
        assert pad.totals == (0, 23, 0, 0, 23, 0)  # 1 + 2 + 4 + 16


class TestRotatingPartners:
    def test_H5_every_player_keeps_the_points_of_each_partnership(self) -> None:
        pad = pad_of("rotating-partners")
        # Ann and Bob: 10 + 20 = 30 each.
        assert pad.teams(pad.next_seating) == ((ANN, BOB), (CID, DOT))
        pad.add(read_entry(pad, "Ann: out, Bob: 5, Cid: 10, Dot: 20"))
        # Ann and Cid against Bob and Dot: Dot goes out with 7 + 8 = 15 for Bob and Dot.
        assert pad.teams(pad.next_seating) == ((ANN, CID), (BOB, DOT))
        pad.add(read_entry(pad, "Ann: 7, Bob: 50, Cid: 8, Dot: out"))
        # Ann and Dot against Bob and Cid: Bob goes out with 1 + 1 = 2 for Bob and Cid.
        assert pad.teams(pad.next_seating) == ((ANN, DOT), (BOB, CID))
        assert (pad.to_go, pad.rounds_to_go) == (None, 1)
        assert in_english(standing(pad)) == "Bob leads with 45 points. 1 round to go."
        pad.add(read_entry(pad, "Ann: 1, Bob: out, Cid: 9, Dot: 1"))
        assert (pad.totals, pad.over, pad.winners) == ((30, 47, 2, 15), True, (BOB,))

    def test_R18_four_hands_before_partners_change_are_twelve_a_cycle(self) -> None:
        pad = pad_of("rotating-partners hands=4")
        partners = []
        while not pad.over:
            seating = pad.next_seating
            partners.append(next(team[1] for team in pad.teams(seating) if team[0] == ANN))
            # Ann always goes out, and each opponent has 10: 20 per round for her and her partner.
            hands = ["Ann: out", *(f"{pad.name(player)}: 10" for player in seating[1:])]
            pad.add(read_entry(pad, ", ".join(hands)))
        assert partners == [BOB] * 4 + [CID] * 4 + [DOT] * 4
        assert pad.totals == (240, 80, 80, 80)  # 12 x 20 for Ann, and 4 x 20 for each partner
        assert pad.winners == (ANN,)

    def test_a_second_cycle_starts_over(self) -> None:
        pad = pad_of("rotating-partners cycles=2", *["drawn"] * 3)
        assert (pad.rounds_to_go, pad.next_seating) == (3, pad.rows[0].seating)

    def test_R44_everyone_deals_equally_often(self) -> None:
        """Ann deals first. Then Bob, Cid, and Dot, who have dealt least, deal in that order, and this repeats."""
        pad = pad_of("rotating-partners cycles=2", *["drawn"] * 6)
        assert [line.row.dealer for line in pad.rounds] == [ANN, BOB, CID, DOT, ANN, BOB]

    def test_R44_within_a_pairing_the_deal_passes_to_the_left(self) -> None:
        """In the first pairing, the players sit Ann, Cid, Bob, Dot, and Ann and Cid deal. Bob therefore deals first in
        the second pairing (Ann, Bob, Cid, Dot), followed by Cid to his left. After that, Dot has dealt least."""
        pad = pad_of("rotating-partners hands=2", *["drawn"] * 5)
        assert [line.row.dealer for line in pad.rounds] == [ANN, CID, BOB, CID, DOT]

    def test_R44_winner_deals_takes_precedence(self) -> None:
        pad = pad_of("rotating-partners", "Ann: 5, Bob: 5, Cid: 5, Dot: out", options="winner-deals")
        assert pad.next_dealer == DOT


class TestElimination:
    def test_H7_two_are_eliminated_at_once_and_the_last_two_play_head_to_head(self) -> None:
        pad = pad_of("elimination", "Ann: 57, Bob: 90, Cid: out, Dot: 80", options="target=100")
        # 57 + 12 = 69 is still in; 90 + 10 = 100 and 80 + 40 = 120 are out.
        line = pad.add(read_entry(pad, "Ann: 12, Bob: 10, Cid: out, Dot: 40"))
        assert (line.totals, line.eliminated, pad.eliminated) == ((69, 100, 0, 120), (BOB, DOT), (BOB, DOT))
        assert (pad.next_seating, pad.next_dealer, pad.over) == ((ANN, CID), CID, False)
        assert in_english(standing(pad)) == (
            "Cid has the lowest total, 0 points. Ann is closest to 100, with 31 points to go. "
            "Bob and Dot are eliminated. Ann and Cid play head to head."
        )
        assert refusal(pad, "Ann: out, Bob: 3, Cid: 3") == "Bob is not in this round; leave that hand out."
        pad.add(read_entry(pad, "Ann: out, Cid: 99"))
        assert (pad.totals, pad.over, pad.next_dealer) == ((69, 100, 99, 120), False, ANN)
        pad.add(read_entry(pad, "Ann: out, Cid: r0"))  # a zero scores nothing
        assert not pad.over
        pad.add(read_entry(pad, "Ann: out, Cid: 1"))
        assert (pad.over, pad.winners) == (True, (ANN,))
        assert pad.totals == (69, 100, 100, 120)

    def test_R16_if_no_one_is_left_the_lowest_of_the_last_wins(self) -> None:
        pad = pad_of(
            "elimination",
            "drawn, Ann: 40, Bob: 60, Cid: 39",
            players="Ann Bob Cid",
            options="target=30 stuck-hands-count",
        )
        assert (pad.over, pad.winners) == (True, (CID,))

    def test_R17_the_others_continue_in_the_same_order(self) -> None:
        pad = pad_of("elimination", "Ann: 5, Bob: 60, Cid: 5, Dot: out", options="target=50")
        assert (pad.next_seating, pad.next_dealer) == ((ANN, CID, DOT), CID)  # Bob would have dealt


def test_undo_reverts_round_after_round() -> None:
    pad = pad_of("elimination", "Ann: 5, Bob: 60, Cid: 5, Dot: out", "Ann: out, Cid: 5, Dot: 4", options="target=50")
    assert pad.undo() == Change(2)
    assert (pad.totals, pad.eliminated) == ((5, 60, 5, 0), (BOB,))
    assert pad.undo() == Change(1)
    assert (pad.totals, pad.eliminated, pad.leaders, pad.next_dealer) == ((0, 0, 0, 0), (), (), ANN)
    with pytest.raises(Invalid, match="There is nothing to undo"):
        pad.undo()


class TestCorrect:
    def test_a_correction_recomputes_all_totals(self) -> None:
        # Ann scores 10 + 20 + 30 = 60, then Bob 1 + 2 + 3 = 6. Correction: Bob won round 1 with 10 + 20 + 30 = 60.
        pad = pad_of("points-race", "Ann: out, Bob: 10, Cid: 20, Dot: 30", "Ann: 1, Bob: out, Cid: 2, Dot: 3")
        line = pad.correct(1, read_entry(pad.before(1), "Ann: 10, Bob: out, Cid: 20, Dot: 30"))
        assert (line.totals, pad.totals, pad.leaders) == ((0, 60, 0, 0), (0, 66, 0, 0), (BOB,))
        assert [line.number for line in pad.rounds] == [1, 2]
        assert [line.row.dealer for line in pad.rounds] == [ANN, BOB]

    def test_undo_reverts_a_correction_before_rounds(self) -> None:
        pad = pad_of("points-race", "Ann: out, Bob: 10, Cid: 20, Dot: 30", "Ann: 1, Bob: out, Cid: 2, Dot: 3")
        before = pad.to_dict()
        old = pad.rows[0]
        pad.correct(1, read_entry(pad.before(1), "drawn"))
        assert pad.totals == (0, 6, 0, 0)
        assert pad.undo() == Change(1, old)
        assert pad.to_dict() == before
        assert pad.undo() == Change(2)

    def test_a_correction_must_leave_the_later_rounds_possible(self) -> None:
        """The correction would eliminate Bob in round 1, but he played round 2."""
        pad = pad_of(
            "elimination",
            "Ann: 5, Bob: 9, Cid: out",
            "Ann: out, Bob: 5, Cid: 4",
            players="Ann Bob Cid",
            options="target=50",
        )
        before = pad.to_dict()
        with pytest.raises(Invalid) as refused:
            pad.correct(1, read_entry(pad.before(1), "Ann: 5, Bob: 60, Cid: out"))
        assert str(refused.value) == (
            "Round 1 is unchanged, because the correction would make round 2 impossible: The players of this round are "
            "wrong; they should be Ann and Cid, in that order."
        )
        assert pad.to_dict() == before

    def test_the_last_round_can_end_the_match_or_not(self) -> None:
        pad = pad_of("points-race", "Ann: out, Bob: 6, Cid: 5, Dot: 5", options="target=50")
        pad.correct(1, read_entry(pad.before(1), "Ann: out, Bob: 60, Cid: 5, Dot: 5"))
        assert pad.over
        pad.correct(1, read_entry(pad.before(1), "Ann: out, Bob: 6, Cid: 5, Dot: 5"))
        assert not pad.over

    def test_R2_a_correction_keeps_the_dealer(self) -> None:
        """Dot won round 1 and dealt round 2. Correcting the winner to Cid does not change the dealer."""
        rounds = ("Ann: 5, Bob: 5, Cid: 5, Dot: out", "Ann: out, Bob: 5, Cid: 5, Dot: 5")
        pad = pad_of("points-race", *rounds, options="winner-deals")
        pad.correct(1, read_entry(pad.before(1), "Ann: 5, Bob: 5, Cid: out, Dot: 5"))
        assert [line.row.dealer for line in pad.rounds] == [ANN, DOT]
        assert pad.next_dealer == ANN

    @pytest.mark.parametrize("number", [0, 2, -1])
    def test_only_played_rounds_can_be_corrected(self, number: int) -> None:
        pad = pad_of("points-race", "drawn")
        with pytest.raises(Invalid, match=rf"There is no round {number} to correct; only round 1 has been played\."):
            pad.correct(number, pad.rows[0])


def test_a_finished_match_continues_after_undo() -> None:
    pad = pad_of("points-race", "Ann: out, Bob: 60, Cid: 5, Dot: 5", options="target=50")
    assert pad.over
    pad.undo()
    assert (pad.over, pad.next_seating) == (False, (ANN, BOB, CID, DOT))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]}")
def test_the_pad_agrees_with_the_engine(table: tuple[str, str, int]) -> None:
    edition, options, players = table
    match = played_match(edition, f"{options} target=100", players)
    pad = ScorePad(match.edition, match.options, match.format, match.players, match.rows)
    assert (pad.totals, pad.over, pad.winners) == (match.scores, match.over, match.winners)
    assert pad.rows == tuple(match.rows)


def test_the_pad_as_data() -> None:
    """Ann scores 57 + 3 = 60. A hand recorded as points has no cards."""
    pad = pad_of("points-race", "Ann: out, Bob: r7 W, Cid: 3", "drawn", players="Ann Bob Cid")
    data = json.loads(json.dumps(pad.to_dict()))
    assert data["players"] == ["Ann", "Bob", "Cid"]
    assert data["rounds"][0] == {
        "round": 1,
        "seating": [0, 1, 2],
        "dealer": 0,
        "went_out": 0,
        "leftovers": [
            {"player": 0, "points": 0, "cards": []},
            {"player": 1, "points": 57, "cards": ["r7", "W"]},
            {"player": 2, "points": 3, "cards": None},
        ],
        "points": [60, 0, 0],
        "totals": [60, 0, 0],
        "eliminated": [],
    }
    assert data["rounds"][1]["went_out"] is None
    assert data["rounds"][1]["leftovers"][1] == {"player": 1, "points": None, "cards": None}
    assert (data["points_to_go"], data["leaders"], data["next_dealer"]) == (440, [0], 2)
    assert (data["over"], data["winners"], data["target"]) == (False, [], 500)
