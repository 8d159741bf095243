"""Match formats. Docstrings show the arithmetic."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import step
from wildfour import Invalid
from wildfour.bots.policies import random_policy
from wildfour.chance.streams import RandomChance
from wildfour.compiled.round_loop import seat_asked
from wildfour.match import Match
from wildfour.match.format_base import Format
from wildfour.match.formats import NAMES, Elimination, LowestScore, Partners, PointsRace, RotatingPartners, format_named
from wildfour.match.score_sheet import Row
from wildfour.rulebook.editions import EDITIONS, Edition
from wildfour.rulebook.option_parser import parse_options
from wildfour.rulebook.rules_in_force import options_of_seats

ABC, ABCD = (0, 1, 2), (0, 1, 2, 3)


def row(winner: int | None, *leftovers: int, seating: tuple[int, ...] = (), dealer: int = 0) -> Row:
    return Row(seating or tuple(range(len(leftovers))), dealer, winner, leftovers)


def test_F3_the_winner_scores_the_other_hands() -> None:
    """Bob goes out. Ann holds a 7 and a 3 (10), and Cid a Skip (20), so Bob scores 10 + 20 = 30."""
    assert PointsRace().points(3, row(1, 10, 0, 20)) == (0, 30, 0)


def test_F4_the_first_to_reach_500_wins() -> None:
    """Ann scores 250 + 249 = 499, so the match continues. Bob scores 120. Then Ann scores 1 and reaches 500."""
    race = PointsRace()
    rows = [row(0, 0, 250), row(0, 0, 249), row(1, 120, 0)]
    assert (race.totals(2, rows), race.is_over(2, rows), race.winners(2, rows)) == ((499, 120), False, ())
    assert race.to_go(2, rows) == 1
    rows.append(row(0, 0, 1))
    assert (race.totals(2, rows), race.is_over(2, rows), race.winners(2, rows)) == ((500, 120), True, (0,))


def test_F5_the_lowest_total_wins_when_one_reaches_500() -> None:
    """Cid has 200 + 260 + 40 = 500, Ann 0 + 90 + 0 = 90, and Bob 30 + 0 + 61 = 91. Ann has the lowest total."""
    lowest = LowestScore()
    rows = [row(0, 0, 30, 200), row(1, 90, 0, 260)]
    assert (lowest.totals(3, rows), lowest.is_over(3, rows)) == ((90, 30, 460), False)
    rows.append(row(0, 0, 61, 40))
    assert (lowest.totals(3, rows), lowest.winners(3, rows)) == ((90, 91, 500), (0,))


def test_R16_a_tie_for_the_lowest_total_is_shared() -> None:
    """Ann and Bob have 50 each, and Cid has 500."""
    rows = [row(0, 0, 50, 250), row(1, 50, 0, 250)]
    assert LowestScore().winners(3, rows) == (0, 1)


def test_R16_several_over_500_and_the_lowest_wins() -> None:
    """Bob (510) and Cid (505) are both over 500, and Ann has the lowest total (300)."""
    rows = [row(0, 0, 510, 505), row(1, 300, 0, 0)]
    assert LowestScore().winners(3, rows[:1]) == (0,)
    assert LowestScore().totals(3, rows) == (300, 510, 505)


def test_R7_a_drawn_round_scores_nothing_or_every_hand_is_tallied() -> None:
    drawn = row(None, 10, 20, 30)
    assert PointsRace().points(3, drawn) == (0, 0, 0)
    for low in (LowestScore, Elimination):
        assert low().points(3, drawn) == (0, 0, 0)
        assert low(stuck_hands_count=True).points(3, drawn) == (10, 20, 30)


def test_H4_partners_score_both_opponents_hands() -> None:
    """Ann and Cid are partners. Ann goes out. Bob's 25 and Dan's 40 make 65 for both; Cid's 7 does not count."""
    assert Partners().points(4, row(0, 0, 25, 7, 40)) == (65, 0, 65, 0)
    rows = [row(0, 0, 200, 7, 300), row(1, 90, 0, 10, 5)]
    assert Partners().totals(4, rows) == (500, 100, 500, 100)
    assert Partners().winners(4, rows) == (0, 2)


def test_H4_partners_need_an_even_number() -> None:
    with pytest.raises(Invalid, match="needs 4, 6, 8 or 10 players, not 5"):
        Match(players=["A", "B", "C", "D", "E"], format="partners")


def test_H5_everyone_partners_everyone_and_keeps_the_points_of_each_partnership() -> None:
    """Player 0 is paired with 1, then with 2, then with 3.
    Round 1: players sit 0 2 1 3. Player 1 goes out; 2 holds 10, 3 holds 20, 0 holds 5: 30 points each for 0 and 1.
    Round 2: players sit 0 1 2 3. Player 3 goes out; 0 holds 50, 2 holds 4: 54 points each for 1 and 3.
    Round 3: players sit 0 1 3 2. Player 0 goes out; 1 holds 1, 2 holds 2: 3 points each for 0 and 3.
    Player 0 has 30 + 3 = 33, player 1 has 30 + 54 = 84, player 2 has 0, and player 3 has 54 + 3 = 57."""
    rotation = RotatingPartners()
    rows: list[Row] = []
    partners = []
    for winner, left in ((1, {2: 10, 3: 20, 0: 5}), (3, {0: 50, 2: 4, 1: 9}), (0, {1: 1, 2: 2, 3: 8})):
        seating = rotation.seating(4, rows)
        partners.append({frozenset((seating[0], seating[2])), frozenset((seating[1], seating[3]))})
        assert not rotation.is_over(4, rows)
        rows.append(row(winner, *(left.get(player, 0) for player in seating), seating=seating))
    assert set().union(*partners) == {frozenset((a, b)) for a in ABCD for b in ABCD if a < b}
    assert rotation.totals(4, rows) == (33, 84, 0, 57)
    assert rotation.is_over(4, rows)
    assert rotation.winners(4, rows) == (1,)


@pytest.mark.parametrize(("cycles", "hands", "rounds"), [(1, 1, 3), (2, 1, 6), (1, 4, 12), (3, 4, 36)])
def test_R18_three_hands_a_cycle_or_four_with_the_same_partner(cycles: int, hands: int, rounds: int) -> None:
    rotation = format_named(f"rotating-partners cycles={cycles} hands={hands}", parse_options(""))
    assert isinstance(rotation, RotatingPartners)
    assert rotation.rounds == rounds
    rows: list[Row] = []
    seatings = []
    while not rotation.is_over(4, rows):
        seatings.append(rotation.seating(4, rows))
        rows.append(row(0, 0, 1, 1, 1, seating=seatings[-1]))
    assert len(seatings) == rounds
    assert len(set(seatings[: 3 * hands])) == 3
    assert len(set(seatings[:hands])) == 1


def test_H7_elimination_to_the_head_to_head_finish() -> None:
    """The target is 100. Round 1: Cid gets 100 and is out (Ann 30, Bob 0). Round 2, head to head: Ann gets 69, for 99.
    Round 3: Bob gets 50. Round 4: Ann gets 1, for 100, and loses. Bob wins with 50."""
    knockout = Elimination(target=100)
    rows = [row(1, 30, 0, 100)]
    assert knockout.seating(3, rows) == (0, 1)
    assert not knockout.is_over(3, rows)
    rows += [row(1, 69, 0, seating=(0, 1)), row(0, 0, 50, seating=(0, 1))]
    assert (knockout.totals(3, rows), knockout.is_over(3, rows), knockout.to_go(3, rows)) == ((99, 50, 100), False, 1)
    rows.append(row(1, 1, 0, seating=(0, 1)))
    assert (knockout.totals(3, rows), knockout.is_over(3, rows), knockout.winners(3, rows)) == (
        (100, 50, 100),
        True,
        (1,),
    )


def test_R16_all_who_reach_the_limit_are_out_together() -> None:
    """The target is 100. Bob (120) and Cid (100) are out after one round; Ann (0) and Dan (99) continue."""
    knockout = Elimination(target=100)
    rows = [row(0, 0, 120, 100, 99)]
    assert knockout.seating(4, rows) == (0, 3)
    assert knockout.winners(4, rows) == ()


def test_R16_if_that_leaves_no_one_the_lowest_of_them_wins() -> None:
    """The target is 100, and hands count after a drawn round (R7). Cid is already out with 105. Then Ann (130) and Bob
    (110) reach the target together. Bob wins, because he has the lower total of the two."""
    knockout = Elimination(target=100, stuck_hands_count=True)
    rows = [row(0, 0, 20, 105), row(None, 130, 90, seating=(0, 1))]
    assert knockout.totals(3, rows) == (130, 110, 105)
    assert knockout.winners(3, rows) == (1,)


def test_R17_eliminated_players_leave_and_the_order_stays() -> None:
    """Bob is out at 100. Ann dealt, and Bob would deal next, so the deal passes to Cid (R2)."""
    knockout = Elimination(target=100)
    rows = [row(3, 40, 100, 30, 0, dealer=0)]
    assert knockout.seating(4, rows) == (0, 2, 3)
    assert knockout.dealer(4, rows) == 2


def test_R2_the_deal_passes_to_the_left_or_the_winner_deals() -> None:
    rows = [row(0, 0, 5, 5, dealer=2)]
    assert PointsRace().dealer(3, rows) == 0
    assert PointsRace().dealer(3, [row(1, 5, 0, 5, dealer=0)]) == 1
    assert PointsRace(winner_deals=True).dealer(3, [row(2, 5, 5, 0, dealer=0)]) == 2
    assert PointsRace().dealer(3, []) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("swiss", "There is no format 'swiss'"),
        ("elimination hands=2", "has no setting 'hands=2'"),
        ("rotating-partners hands=0", "hands cannot be '0'; give a whole number from 1 to 100."),
        (
            "rotating-partners laps=2",
            "cannot take 'laps=2'; it takes cycles and hands, each at most once: cycles=2 hands=4.",
        ),
        ("rotating-partners hands=2 hands=2", "cannot take 'hands=2'; it takes"),
    ],
)
def test_unknown_formats_are_rejected(text: str, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        format_named(text, parse_options(""))


@pytest.mark.parametrize("name", ["elimination", "lowest-score"])
def test_a_format_without_partners_rejects_the_option(name: str) -> None:
    with pytest.raises(Invalid, match="has no partners"):
        Match(players=["A", "B", "C", "D"], options="partners", format=name)


def test_H4_the_option_adds_partners_to_a_points_race() -> None:
    assert Match(players=["A", "B", "C", "D"], options="partners", seed=1).format.name == "partners"


# Whole matches between random bots.


def players_of(name: str, edition: Edition) -> list[int]:
    """Return the player counts that both a format and an edition accept."""
    allowed = []
    for players in range(2, edition.most_players + 1):
        try:
            format_named(name, parse_options("")).check_players(players)
        except Invalid:
            continue
        allowed.append(players)
    return allowed


TABLES = [(name, edition, n) for name in NAMES for edition in EDITIONS for n in players_of(name, edition)]


def play_to_the_end(match: Match, generator: random.Random) -> None:
    chance = RandomChance(generator)
    while not match.over:
        if match.round.over:
            match.next_round()
        while not match.round.over:
            s = match.round.state
            seat = seat_asked(s)
            match.apply(seat, random_policy.choose(s, seat, chance))


def points_given(format: Format, players: int, one: Row) -> int:
    """Sum a round's points from the hands alone."""
    if one.winner is None:
        return 0
    if format.lowest_wins:
        return sum(one.leftovers)
    if not format.partners:
        return sum(one.leftovers)
    place = one.seating.index(one.winner)
    partner = (place + len(one.seating) // 2) % len(one.seating)
    return 2 * (sum(one.leftovers) - one.leftovers[partner])


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32 - 1))
def test_matches_of_every_format_end_and_conserve_points(table: tuple[str, Edition, int], seed: int) -> None:
    name, edition, players = table
    match = Match(edition, players=[f"P{n}" for n in range(players)], format=name, options="target=150", seed=seed)
    play_to_the_end(match, random.Random(seed))
    given = [points_given(match.format, players, one) for one in match.rows]
    assert sum(match.scores) == sum(given)
    assert match.winners
    assert set(match.winners) <= set(range(players))
    again = Match.resume(match.text)
    assert (again.text, again.scores, again.winners) == (match.text, match.scores, match.winners)


@pytest.mark.parametrize(("name", "edition", "players"), TABLES)
def test_every_format_starts_in_every_edition_with_every_number_of_players(
    name: str, edition: Edition, players: int
) -> None:
    match = Match(edition, players=[f"P{n}" for n in range(players)], format=name, seed=1)
    assert len(match.seating) == players
    assert not match.over


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32 - 1), st.integers(0, 150))
def test_a_match_can_resume_anywhere(table: tuple[str, Edition, int], seed: int, moves: int) -> None:
    """With the same random results, a resumed match ends like an uninterrupted one."""
    name, edition, players = table
    match = Match(edition, players=[f"P{n}" for n in range(players)], format=name, options="target=60", seed=seed)
    generator = random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        if match.round.over:
            match.next_round()
        else:
            match.apply(*step(match.round, generator))
    again = Match.resume(match.text, seed=seed)
    assert again.text == match.text
    assert again.round.position == match.round.position
    play_to_the_end(again, random.Random(seed))
    assert again.over


def test_hit_rates_belong_to_players() -> None:
    """Each of the three players has a separate hit rate. When player 1 is out, the others keep theirs."""
    match = Match(
        "launcher-2009", players=["A", "B", "C"], options="hit-rate=0.1,0.2,0.3", format="elimination", seed=1
    )
    assert match.round.state.rules.hit_rate[:3] == [100, 200, 300]
    assert str(options_of_seats(match.options, (0, 2))) == "hit-rate=0.1,0.3"
