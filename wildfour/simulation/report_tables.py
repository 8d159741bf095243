"""The tables of a report. Runs are columns, a few to a table; what is long is rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wildfour.estimates import Distribution, Mean, Share
from wildfour.simulation.numbers import interval_text, percent, rate, share_text, whole, with_error
from wildfour.simulation.runs import Run, in_groups
from wildfour.simulation.summary import MatchSummary

COLUMNS = 4  # runs beside each other that fit on a page
SMALL_PRINT = "in small print, its 95% interval"


@dataclass(frozen=True, slots=True)
class Cell:
    """What is said, and in small print what belongs to it. Words are set on the left, numbers on the right."""

    text: str
    note: str = ""
    words: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table: the first cell of a row is its name."""

    caption: str
    head: Sequence[Cell]
    rows: Sequence[tuple[str, Sequence[Cell]]]


def plain(*texts: str) -> list[Cell]:
    return [Cell(text) for text in texts]


# What was asked for


def requests_table(runs: Sequence[Run]) -> Sheet:
    """What was asked for, and how fast it was done."""
    matches = runs[0].of_matches
    head = [
        *plain(""),
        *(Cell(name, words=True) for name in ("Edition", "Options", "Policies", *(["Format"] if matches else []))),
        *plain("Players", "Seed", *(["Matches"] if matches else []), "Rounds", "Moves", "Seconds"),
    ]
    return Sheet("What was simulated.", head, [(run.key or "run", request_cells(run)) for run in runs])


def request_cells(run: Run) -> list[Cell]:
    summary = run.summary
    words = [summary.edition, summary.options or "none", ", ".join(summary.policies)]
    if isinstance(summary, MatchSummary):
        words.append(summary.format)
        amounts = [done_of(summary.matches, summary.matches_asked), Cell(whole(summary.rounds))]
    else:
        amounts = [done_of(summary.rounds, summary.rounds_asked)]
    return [
        *(Cell(text, words=True) for text in words),
        *plain(str(summary.players), str(summary.seed)),
        *amounts,
        Cell(whole(summary.moves)),
        Cell(f"{summary.seconds:,.2f} on {summary.on}", f"{whole(summary.rounds_per_second)} rounds/s"),
    ]


def done_of(done: int, asked: int) -> Cell:
    """How many were simulated, and how many were asked for if that is more."""
    return Cell(whole(done), "" if done == asked else f"of {whole(asked)}")


# Key numbers


def by_run(caption: str, runs: Sequence[Run], rows: Sequence[tuple[str, Callable[[Run], Cell]]]) -> list[Sheet]:
    """A column for each run; many runs make several tables."""
    return [
        Sheet(
            caption,
            plain("", *(run.name if run.key else "Value" for run in group)),
            [(name, [value(run) for run in group]) for name, value in rows],
        )
        for group in in_groups(runs, COLUMNS)
    ]


def key_numbers(runs: Sequence[Run]) -> list[Sheet]:
    unit = runs[0].unit
    won = unit.plural.capitalize()
    rows: list[tuple[str, Callable[[Run], Cell]]] = [
        ("Turns per round, mean", lambda run: mean_cell(run.summary.turns_per_round)),
        ("Turns per round, median", lambda run: median_cell(run.summary.turns_per_round)),
        ("Points per round, mean", lambda run: mean_cell(run.summary.points_per_round)),
        (f"{won} won by {unit.winner} 0", lambda run: share_cell(run.summary.win_share[0])),
        (f"{won} won by the {unit.last}", lambda run: share_cell(run.summary.win_share[-1])),
        ("Equal share", lambda run: Cell(percent(run.equal_share))),
        ("Moves per round", lambda run: Cell(f"{run.summary.moves / max(1, run.summary.rounds):,.2f}")),
        ("Reshuffles per round", lambda run: Cell(rate(run.summary.reshuffles))),
        ("Calls per round", lambda run: Cell(rate(run.summary.calls))),
        ("Catches per round", lambda run: Cell(rate(run.summary.catches))),
        ("Challenges per round", lambda run: Cell(rate(run.summary.challenges.made / max(1, run.summary.rounds)))),
        ("Challenges that found a bluff", lambda run: success_cell(run.summary.challenges.success)),
        ("Drawn rounds", lambda run: Cell(whole(run.summary.drawn_rounds))),
        ("Unfinished rounds", lambda run: Cell(whole(run.summary.unfinished_rounds))),
    ]
    if runs[0].of_matches:
        rows = [
            ("Rounds per match, mean", lambda run: mean_cell(run.matches.rounds_per_match)),
            ("Rounds per match, median", lambda run: median_cell(run.matches.rounds_per_match)),
            *rows,
            ("Unfinished matches", lambda run: Cell(whole(run.matches.unfinished_matches))),
        ]
    caption = (
        f"Mean (standard error) and, {SMALL_PRINT}; under a median, the middle half of the "
        f"{'rounds or matches' if runs[0].of_matches else 'rounds'}."
    )
    return by_run(caption, runs, rows)


def mean_cell(found: Mean) -> Cell:
    return Cell(with_error(found), interval_text(found.interval))


def median_cell(found: Distribution) -> Cell:
    at = found.quantiles
    return Cell("") if at is None else Cell(str(at.median), f"{at.p25} to {at.p75}")


def share_cell(found: Share) -> Cell:
    return Cell(share_text(found), interval_text(found.interval, 100))


def success_cell(found: Share | None) -> Cell:
    return Cell("no challenges") if found is None else share_cell(found)


def differences(runs: Sequence[Run]) -> list[Sheet]:
    """How far the means of the other runs are from those of the first."""
    first, *others = runs
    if not others:
        return []
    head = plain("", *(f"{name}, minus {first.key}" for name in compared(first)))
    caption = (
        f"How far each mean is from that of run {first.key} (with the standard error it would have if the runs were "
        f"independent) and, {SMALL_PRINT}. The method below says more about runs with the same seed."
    )
    rows = [
        (run.name, [gap_cell(compared(run)[name], mean) for name, mean in compared(first).items()]) for run in others
    ]
    return [Sheet(caption, head, rows)]


def compared(run: Run) -> dict[str, Mean]:
    length = {"Rounds per match": run.matches.rounds_per_match} if run.of_matches else {}
    return {
        **length,
        "Turns per round": run.summary.turns_per_round,
        "Points per round": run.summary.points_per_round,
    }


def gap_cell(here: Mean, there: Mean) -> Cell:
    gap = Mean(here.mean - there.mean, joint_error(here.standard_error, there.standard_error))
    return Cell(("+" if gap.mean > 0 else "") + with_error(gap), interval_text(gap.interval))


def joint_error(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else float((one**2 + other**2) ** 0.5)
