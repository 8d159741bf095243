"""Statistics computed from sums, checked by hand."""

import json
import math
import re
from pathlib import Path

import pytest
from msgspec import structs

from tests.simulation.plain import request
from tests.simulation.reports import match_summary
from wildfour.events.event_kinds import EventKind
from wildfour.rulebook.card_faces import DRAW_TWO
from wildfour.rulebook.clauses import clauses_named
from wildfour.rulebook.editions import EDITIONS
from wildfour.simulation import tally
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.clause_counts import COUNTED, clause_counts
from wildfour.simulation.report.plain_text import narrate
from wildfour.simulation.report.reported_quantities import QUANTITIES, to_csv
from wildfour.simulation.summary import (
    Difference,
    EventCount,
    HandSize,
    RoundSummary,
    Summary,
    WrongCards,
    from_json,
    to_json,
)
from wildfour.simulation.summary_builder import RunInfo, summarize_rounds
from wildfour.simulation.tally import Tally
from wildfour.support.estimates import Estimate, Histogram, Mean, Quantiles, Share, quantile, student
from wildfour.words import in_language

ROOT = Path(__file__).resolve().parents[2]
NAMES = """kind wildfour command edition players options policies seed on partial rounds rounds_asked moves seconds
rounds_per_second turns_per_round win_share points_per_round points_by_seat drawn_rounds
unfinished_rounds cards_laid start_cards events challenges calls catches reshuffles jump_ins wrong_cards clauses
hand_sizes difference"""


def tiny() -> Tally:
    """Return two-player rounds of 10, 20, and 30 turns. Seat 0 wins 40 and 60 points, and the third round is drawn."""
    found = Tally.empty()
    sums, bins = found.sums, found.bins
    sums[tally.ROUNDS], sums[tally.DRAWN], sums[tally.MOVES] = 3, 1, 80
    sums[tally.TURNS], sums[tally.TURNS_SQUARED] = 60, 1400
    sums[tally.POINTS], sums[tally.POINTS_SQUARED] = 100, 5200
    sums[tally.WINS], sums[tally.SEAT_POINTS], sums[tally.SEAT_POINTS_SQUARED] = 2, 100, 5200
    sums[tally.STARTS + 7], sums[tally.STARTS + DRAW_TWO] = 2, 1
    sums[tally.FACES + DRAW_TWO] = 6
    sums[tally.EVENTS + EventKind.CHALLENGED], sums[tally.EVENTS + EventKind.GUILTY] = 4, 1
    sums[tally.EVENTS + EventKind.INNOCENT], sums[tally.EVENTS + EventKind.CALLED] = 3, 5
    sums[tally.EVENTS + EventKind.ROUND_DRAWN] = 1
    sums[tally.JUMP_INS], sums[tally.WRONG_CARDS], sums[tally.EVENTS + EventKind.TOOK_BACK] = 6, 8, 6
    sums[tally.EVENTS + EventKind.OBJECTED], sums[tally.EVENTS + EventKind.FALSE_OBJECTION] = 9, 3
    sums[tally.HANDS : tally.HANDS + 2] = 14, 13
    sums[tally.HANDS_COUNTED : tally.HANDS_COUNTED + 2] = 2, 2
    for turns in (10, 20, 30):
        bins[tally.TURN_HISTOGRAM + turns] += 1
    for points in (40, 60):
        bins[tally.POINTS_HISTOGRAM + points // tally.POINTS_BIN] += 1
    return found


def summary() -> RoundSummary:
    request_of_three = request("classic-2003", 2, 3)
    return summarize_rounds(request_of_three, tiny(), RunInfo(seconds=0.5, command="wildfour simulate"))


def test_a_tiny_tally_by_hand() -> None:
    found = summary()
    turns = found.turns_per_round
    assert turns.mean == 20
    assert turns.standard_error == pytest.approx(10 / math.sqrt(3))
    assert turns.quantiles == Quantiles(p5=10, p25=10, median=20, p75=30, p95=30)
    assert [place for place, count in enumerate(turns.histogram.counts) if count] == [10, 20, 30]
    assert len(turns.histogram.counts) == 31
    assert [won.share for won in found.win_share] == [2 / 3, 0]
    assert found.points_per_round.mean == 100 / 3
    assert found.points_per_round.histogram == Histogram(10, (0, 0, 0, 0, 1, 0, 1))
    assert found.points_by_seat[1] == Estimate(0, 0, 0, 0)
    assert found.start_cards["Draw Two"] == 1 / 3
    assert found.cards_laid["Draw Two"] == 2
    assert found.events["round-drawn"] == EventCount(1, 1 / 3)
    assert found.challenges.success is not None
    assert found.challenges.success.share == 0.25
    assert (found.calls, found.drawn_rounds, found.rounds_per_second, found.partial) == (5 / 3, 1, 6, False)
    assert found.clauses["D1"] == 2
    assert found.clauses["R7"] == 1 / 3
    assert found.hand_sizes == (HandSize(1, 7, 2), HandSize(2, 6.5, 2))
    assert (found.jump_ins, found.wrong_cards) == (2, WrongCards(8, 6, 3, Share.of(6, 8)))
    assert [found.clauses[clause] for clause in ("jump-in", "G2", "G3", "R20")] == [2, 2, 2 / 3, 3]


def test_json_names_match_the_docs() -> None:
    data = json.loads(to_json([summary()]))
    assert sorted(data) == sorted(NAMES.split())
    assert data["kind"] == "rounds"
    assert data["turns_per_round"]["quantiles"] == {"0.05": 10, "0.25": 10, "0.5": 20, "0.75": 30, "0.95": 30}
    assert data["points_per_round"].keys() == {"mean", "standard_error", "histogram"}
    assert data["win_share"][1].keys() == {"share", "low", "high"}
    documented = set(re.findall(r"`([a-z_]+)`", (ROOT / "docs" / "simulation.md").read_text(encoding="utf-8")))
    of_matches = json.loads(to_json([match_summary()]))
    assert data.keys() | of_matches.keys() <= documented


def test_summaries_can_be_read_back() -> None:
    assert from_json(to_json([summary()])) == [summary()]
    both: list[Summary] = [summary(), match_summary()]
    assert from_json(to_json(both)) == both
    assert to_json(both) == to_json(from_json(to_json(both).encode()))


def test_wilson_and_means() -> None:
    assert Share.of(8, 10).interval == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert Share.of(0, 10).interval == pytest.approx((0, 0.2775), abs=1e-4)
    assert Share.of(10, 10).high == 1
    assert Share.of(0, 0) == Share(0, 0, 1)
    assert Mean.of(1, 7, 49) == Mean(7, None)
    assert Mean.of(0, 0, 0).interval is None
    huge = 10**15  # half the rounds take 3 turns, half take 5; float sums would lose this variance
    assert Mean.of(huge, 4 * huge, 17 * huge).standard_error == pytest.approx(huge**-0.5)


@pytest.mark.parametrize(
    ("freedom", "width"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (9, 2.2622), (30, 2.0423), (127, 1.9788), (200, 1.9719), (201, 1.9718)],
)
def test_students_distribution_matches_the_tables(freedom: int, width: float) -> None:
    assert student(freedom) == pytest.approx(width, abs=5e-5)
    assert student(10**9) == pytest.approx(1.95996, abs=1e-5)


def test_the_two_approximations_of_students_distribution_agree() -> None:
    steps = [student(freedom) - student(freedom + 1) for freedom in range(190, 212)]
    assert steps == sorted(steps, reverse=True)
    assert min(steps) > 0


def test_few_values_have_wide_intervals_and_equal_ones_have_none() -> None:
    found = Mean.of(2, 10, 58).with_students_interval(2)  # values 3 and 7
    assert (found.mean, found.standard_error) == (5, 2)
    assert found.interval == pytest.approx((5 - 25.4124, 5 + 25.4124), abs=1e-3)
    assert Mean.of(2, 10, 50).with_students_interval(2) == Estimate(5, 0, None, None)
    assert Mean.of(1, 5, 25).with_students_interval(1) == Estimate(5, None, None, None)


def test_quantiles_are_observed_values() -> None:
    assert [quantile([0, 1, 0, 1], share) for share in ("0.05", "0.5", "0.75")] == [1, 1, 3]
    assert Histogram.of([0, 2, 0, 1, 0, 0]).counts == (0, 2, 0, 1)
    assert Histogram.of([0, 0]).counts == ()


def test_counted_clauses_exist_and_match_the_edition() -> None:
    assert all(clauses_named(one.clause) for one in COUNTED)
    by_edition = {edition.letter: clause_counts(edition, 2, [1] * tally.SUMS) for edition in EDITIONS}
    assert "D11" in by_edition["M"]
    assert "D11" not in by_edition["C"]
    assert {"H1", "H2"} <= set(by_edition["C"])
    assert "R11" in by_edition["S"]
    assert "I1" in by_edition["L"]
    assert "H1" not in clause_counts(EDITIONS[0], 3, [1] * tally.SUMS)


def test_clauses_agree_with_events() -> None:
    asked = request("minion-2016", 3, 500, policy="careless bluff=1 challenge=1")
    found = summarize_rounds(asked, simulate(asked), RunInfo(seconds=1))
    assert found.clauses["D8"] == found.events["challenged"].per_round > 0
    assert found.clauses["D9"] + found.clauses["D10"] == pytest.approx(found.clauses["D8"])
    assert found.clauses["D11"] == found.cards_laid["Mutated Minion"] > 0
    assert sum(found.cards_laid.values()) == pytest.approx(found.events["played"].per_round)
    assert sum(found.start_cards.values()) == pytest.approx(1)


def test_the_text_has_units_and_intervals() -> None:
    text = narrate([summary()])
    assert "20 ± 11 (median 20; half are between 10 and 30, 90% between 10 and 30)\n" in text
    assert "1.33 per round; 25% (5 to 70) of them caught a bluff" in text
    assert "2.67 per round; 75% (41 to 93) of them were taken back" in text
    assert "Objections to legal cards   1.00 per round" in text
    assert "Jump-ins" not in text  # the table lacks that option
    assert "95% intervals" in text


def test_seats_are_counted_from_1_for_people() -> None:
    text = narrate([summary()])
    rows = [re.split(r"  +", line) for line in text.splitlines() if line[:1].isdigit() and "%" in line]
    assert [row[0] for row in rows] == ["1", "2"]
    assert rows[0][-1] == "left of the dealer"
    heading = to_csv([summary()]).splitlines()[0].split(",")
    assert {"win_share.1.share", "win_share.2.share", "points_by_seat.1.mean"} <= set(heading)
    assert not [name for name in heading if re.match(r"(win_share|points_by_seat|totals)\.0\.", name)]


def test_csv_has_a_row_for_each_run() -> None:
    heading, first, second = to_csv([summary()] * 2).splitlines()
    assert first == second
    columns = set(heading.split(","))
    assert {"turns_per_round.mean", "win_share.1.share", "events.called.per_round", "clauses.D1"} <= columns
    assert "histogram" not in heading


def test_every_reported_quantity_is_in_the_csv() -> None:
    heading = to_csv([summary(), match_summary()]).splitlines()[0].split(",")
    for quantity in QUANTITIES:
        assert any(f"{name}.".startswith(f"{quantity.field}.") for name in heading), quantity.field
        assert quantity.line or quantity.row


def apart(same: bool = False) -> Difference:
    gap = Estimate(-1.5, 0.2, -1.9, -1.1)
    nothing = Estimate(0.0, 0.0, 0.0, 0.0)
    return Difference("A", same, 3, gap, nothing, (Estimate(0.012, 0.02, -0.028, 0.052), nothing))


def test_differences_are_reported_with_signs_and_intervals() -> None:
    text = narrate([summary(), structs.replace(summary(), options="stacking=any", difference=apart())])
    heading, row = text.splitlines()[-4:-2]
    assert heading.split("  ")[-1] == "seat 1 wins (percentage points)"
    assert re.split(r"  +", row) == ["B \N{MINUS SIGN} A", "\N{MINUS SIGN}1.50 ± 0.40", "none", "+1.2 ± 4.0"]
    assert re.search(r"^B: stacking=any +20 ± 11", text, re.MULTILINE)


def test_a_run_without_differences_has_no_row() -> None:
    text = narrate([summary(), structs.replace(summary(), edition="standard-2010", difference=apart(same=True))])
    assert "B: standard-2010, 2 players, policy random, seed 7\nEvery round ended exactly as in A," in text
    assert text.count("20 ± 11") == 1
    assert "Differences" not in text


def test_the_text_in_german() -> None:
    runs: list[Summary] = [
        summary(),
        structs.replace(summary(), options="stacking=any", difference=apart()),
        match_summary(),
    ]
    text = narrate(runs[:2], words=in_language("de"))
    text += narrate(runs[2:], words=in_language("de"))
    assert "A: classic-2003, 2 Personen, Spielweise random, Startwert 7" in text
    assert "Punkte pro Runde" in text
    assert "66,67" not in text
    assert "67\N{NO-BREAK SPACE}% (" in text
    assert "\N{MINUS SIGN}1,50 ± 0,40" in text
    assert "18.000 Runden" in text
    assert not re.search(r"\b(the|round|rounds|per|seat|wins)\b", text)
