"""The tables of a report. Runs are columns, a few to a table; what is long is rows."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import Any

from wildfour.simulation.counted_clauses import COUNTED
from wildfour.simulation.report_words import (
    MATCHES,
    Run,
    event_words,
    in_groups,
    interval_of,
    interval_text,
    percent,
    policy_by_seat,
    rate,
    whole,
    with_error,
)

COLUMNS = 4  # runs beside each other that fit on a page
COMPARED = {
    "rounds_per_match": "Rounds per match",
    "turns_per_round": "Turns per round",
    "points_per_round": "Points per round",
}
Cell = str | tuple[str, str]  # what is said, and in small letters what belongs to it
Row = tuple[str, list[Cell]]


def table(caption: str, head: Sequence[str], rows: Iterable[Row], words: Sequence[int] = ()) -> str:
    """A table; some columns hold words."""
    heads = "".join(f'<th scope="col"{kind(place, words)}>{escape(text)}</th>' for place, text in enumerate(head))
    body = "\n".join(table_row(name, cells, words) for name, cells in rows)
    return f"""<div class="sheet" role="region" aria-label="{escape(caption)}" tabindex="0">
<table>
<caption><span>{escape(caption)}</span></caption>
<thead><tr>{heads}</tr></thead>
<tbody>
{body}
</tbody>
</table>
</div>"""


def table_row(name: str, cells: Sequence[Cell], words: Sequence[int]) -> str:
    data = "".join(data_cell(one, place, words) for place, one in enumerate(cells, start=1))
    return f'<tr><th scope="row">{escape(name)}</th>{data}</tr>'


def kind(place: int, words: Sequence[int]) -> str:
    return ' class="words"' if place in words else ""


def data_cell(cell: Cell, place: int, words: Sequence[int]) -> str:
    text, note = cell if isinstance(cell, tuple) else (cell, "")
    small = f"<small>{escape(note)}</small>" if note else ""
    return f"<td{kind(place, words)}>{escape(text)}{small}</td>"


def requests_table(runs: Sequence[Run]) -> str:
    """What was asked for, and how fast it was done. Columns with words come first."""
    matches = runs[0].kind is MATCHES
    head = ["", "Edition", "Options", "Policies", *(["Format"] if matches else []), "Players", "Seed"]
    head += [*(["Matches"] if matches else []), "Rounds", "Moves", "Seconds"]
    words = (2, 3, 4) if matches else (2, 3)
    return table("What was simulated.", head, (request_row(run) for run in runs), words)


def request_row(run: Run) -> Row:
    data = run.data
    matches = run.kind is MATCHES
    asked: list[Cell] = [
        data["edition"],
        data["options"] or "none",
        ", ".join(data["policies"]),
        *([str(data["format"])] if matches else []),
        str(data["players"]),
        str(data["seed"]),
    ]
    done: list[Cell] = [
        *([done_of(data, "matches")] if matches else []),
        done_of(data, "rounds"),
        whole(data["moves"]),
        (f"{data['seconds']:,.2f} on {data['on']}", f"{whole(data['rounds_per_second'])} rounds/s"),
    ]
    return run.key or "run", asked + done


def done_of(data: dict[str, Any], unit: str) -> Cell:
    """How many were simulated, and how many were asked for if that is more."""
    done, asked = data[unit], data.get(f"{unit}_asked")
    return whole(done) if asked in (None, done) else (whole(done), f"of {whole(asked or 0)}")


def by_run(caption: str, runs: Sequence[Run], rows: Sequence[tuple[str, Callable[[Run], Cell]]]) -> str:
    """A column for each run; many runs make several tables."""
    return "\n".join(
        table(
            caption,
            ["", *(run.name if run.key else "Value" for run in group)],
            [(name, [value(run) for run in group]) for name, value in rows],
        )
        for group in in_groups(runs, COLUMNS)
    )


def key_numbers(runs: Sequence[Run]) -> str:
    kind = runs[0].kind
    rows: list[tuple[str, Callable[[Run], Cell]]] = [
        ("Turns per round, mean", lambda run: mean_cell(run.data["turns_per_round"])),
        ("Turns per round, median", lambda run: median_cell(run.data["turns_per_round"]["quantiles"])),
        ("Points per round, mean", lambda run: mean_cell(run.data["points_per_round"])),
        (f"{kind.unit.capitalize()} won by the first {kind.who}", lambda run: share_cell(run.data, 0)),
        (f"{kind.unit.capitalize()} won by the {kind.last}", lambda run: share_cell(run.data, -1)),
        ("Equal share", lambda run: percent(run.equal_share)),
        ("Moves per round", lambda run: f"{run.data['moves'] / max(1, run.data['rounds']):,.2f}"),
        ("Reshuffles per round", lambda run: rate(run.data["reshuffles"])),
        ("Calls per round", lambda run: rate(run.data["calls"])),
        ("Catches per round", lambda run: rate(run.data["catches"])),
        ("Challenges per round", lambda run: rate(run.data["challenges"]["made"] / max(1, run.data["rounds"]))),
        ("Challenges that found a bluff", lambda run: success_cell(run.data["challenges"])),
        ("Drawn rounds", lambda run: whole(run.data["drawn_rounds"])),
        ("Unfinished rounds", lambda run: whole(run.data["unfinished_rounds"])),
    ]
    if kind is MATCHES:
        rows.insert(0, ("Rounds per match, mean", lambda run: mean_cell(run.data["rounds_per_match"])))
        rows.insert(1, ("Rounds per match, median", lambda run: median_cell(run.data["rounds_per_match"]["quantiles"])))
        rows.append(("Unfinished matches", lambda run: whole(run.data["unfinished_matches"])))
    return by_run(
        "Mean (standard error); small: 95 % interval, or at the median the middle half of the rounds or matches.",
        runs,
        rows,
    )


def mean_cell(found: dict[str, Any]) -> Cell:
    mean, error = found["mean"], found["standard_error"]
    return with_error(mean, error), interval_text(interval_of(mean, error))


def median_cell(quantiles: dict[str, float]) -> Cell:
    return f"{quantiles['0.5']:g}", f"half: {quantiles['0.25']:g} to {quantiles['0.75']:g}"


def share_cell(data: dict[str, Any], seat: int) -> Cell:
    interval = data["win_share_interval"][seat]
    return percent(data["win_share"][seat], interval), interval_text(interval, 100)


def success_cell(found: dict[str, Any]) -> Cell:
    share, interval = found["success_share"], found["success_share_interval"]
    return "no challenges" if share is None else (percent(share, interval), interval_text(interval, 100))


def differences(runs: Sequence[Run]) -> str:
    """How far the means of the other runs are from those of the first."""
    first, *others = runs
    if not others:
        return ""
    head = ["", *(f"{words}, less {first.key}" for field, words in COMPARED.items() if field in first.data)]
    caption = (
        f"Difference of each mean from that of run {first.key} (its standard error if the runs were independent); "
        "small: 95 % interval. See the method for runs with the same seed."
    )
    return table(caption, head, (difference_row(run, first) for run in others))


def difference_row(run: Run, first: Run) -> Row:
    cells: list[Cell] = []
    for name in (field for field in COMPARED if field in first.data):
        here, there = run.data[name], first.data[name]
        gap = here["mean"] - there["mean"]
        error = joint_error(here["standard_error"], there["standard_error"])
        cells.append((("+" if gap > 0 else "") + with_error(gap, error), interval_text(interval_of(gap, error))))
    return run.name, cells


def joint_error(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else float((one**2 + other**2) ** 0.5)


def seats_table(runs: Sequence[Run]) -> str:
    kind = runs[0].kind
    head = ["", "Policy", f"{kind.unit.capitalize()} won", "95 % interval", "Points per round", "95 % interval"]
    return table(
        f"By {kind.order}. What is won, and its interval, in percent of all {kind.unit}.",
        head,
        (row for run in runs for row in seat_rows(run)),
        words=(1,),
    )


def seat_rows(run: Run) -> Iterator[Row]:
    for seat, policy in enumerate(policy_by_seat(run.data)):
        interval, points = run.data["win_share_interval"][seat], run.data["points_by_seat"][seat]
        yield (
            f"{run.key} {run.kind.who} {seat + 1}".strip(),
            [
                policy,
                percent(run.data["win_share"][seat], interval),
                interval_text(interval, 100),
                with_error(points["mean"], points["standard_error"]),
                interval_text((points["low"], points["high"])),
            ],
        )


def quantiles_table(runs: Sequence[Run]) -> str:
    shares = list(runs[0].data["turns_per_round"]["quantiles"])
    head = ["", *(f"{100 * float(share):g} %" for share in shares), "Longest"]
    rows: list[Row] = [(run.name if run.key else "Turns", [*quantile_cells(run, shares), longest(run)]) for run in runs]
    caption = "Quantiles of turns per round: at least so many percent of the rounds take no more than so many turns."
    return table(caption, head, rows)


def quantile_cells(run: Run, shares: Sequence[str]) -> list[str]:
    return [f"{run.data['turns_per_round']['quantiles'][share]:g}" for share in shares]


def longest(run: Run) -> str:
    return whole(max(0, len(run.data["turns_per_round"]["histogram"]) - 1))


def rates_table(
    caption: str, runs: Sequence[Run], field: Callable[[Run], dict[str, float]], words: Callable[[str], str]
) -> str:
    names = list(dict.fromkeys(name for run in runs for name in field(run)))
    return by_run(caption, runs, [(words(name), cell_of(field, name)) for name in names])


def cell_of(field: Callable[[Run], dict[str, float]], name: str) -> Callable[[Run], Cell]:
    def cell(run: Run) -> Cell:
        return rate(field(run).get(name, 0))

    return cell


def appendix(runs: Sequence[Run]) -> str:
    return "\n".join(
        (
            seats_table(runs),
            quantiles_table(runs),
            rates_table("Cards laid per round, by face.", runs, lambda run: run.data["cards_laid"], str),
            rates_table("Start cards: share of rounds, by face.", runs, lambda run: run.data["start_cards"], str),
            rates_table(events_caption(runs), runs, happened, event_words),
            rates_table("Clauses per round.", runs, lambda run: run.data["clauses"], clause_words),
        )
    )


def happened(run: Run) -> dict[str, float]:
    return {name: event["per_round"] for name, event in run.data["events"].items() if event["count"]}


def events_caption(runs: Sequence[Run]) -> str:
    """What never happened is said here, and has no rows."""
    never = [event_words(name) for name in runs[0].data["events"] if not any(name in happened(run) for run in runs)]
    return "Events per round." + (f" None of these: {', '.join(never)}." if never else "")


def clause_words(clause: str) -> str:
    """What is counted for a clause."""
    counted = {one.clause: one.what for one in COUNTED}
    return f"{clause}: {counted[clause]}" if clause in counted else clause
