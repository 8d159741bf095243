"""The tables at the end of a report: all the numbers."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from wildfour.estimates import Distribution
from wildfour.simulation.counted_clauses import COUNTED
from wildfour.simulation.labels import event_label
from wildfour.simulation.numbers import interval_text, rate, share_text, whole, with_error
from wildfour.simulation.report_tables import Cell, Sheet, by_run, plain
from wildfour.simulation.runs import Run


def data_tables(runs: Sequence[Run]) -> list[Sheet]:
    return [
        seats_table(runs),
        quantiles_table(runs),
        *rates_table("Cards laid per round, by face.", runs, lambda run: run.summary.cards_laid, str),
        *rates_table("Start cards: share of rounds, by face.", runs, lambda run: run.summary.start_cards, str),
        *rates_table(events_caption(runs), runs, happened, event_label),
        *rates_table("Clauses per round.", runs, lambda run: run.summary.clauses, clause_label),
    ]


def seats_table(runs: Sequence[Run]) -> Sheet:
    unit = runs[0].unit
    head = [
        *plain(""),
        Cell("Policy", words=True),
        *plain(f"{unit.plural.capitalize()} won", "95% interval", "Points per round", "95% interval"),
    ]
    caption = f"By {unit.order}. What is won, and its interval, in percent of all {unit.plural}."
    return Sheet(caption, head, [row for run in runs for row in seat_rows(run)])


def seat_rows(run: Run) -> Iterator[tuple[str, list[Cell]]]:
    summary = run.summary
    for seat, policy in enumerate(summary.policy_by_seat):
        won, points = summary.win_share[seat], summary.points_by_seat[seat]
        numbers = (
            share_text(won),
            interval_text(won.interval, 100),
            with_error(points),
            interval_text(points.interval),
        )
        yield f"{run.key} {run.unit.winner} {seat}".strip(), [Cell(policy, words=True), *plain(*numbers)]


def quantiles_table(runs: Sequence[Run]) -> Sheet:
    caption = "Quantiles of turns per round: at least this percentage of the rounds takes no more than so many turns."
    return Sheet(
        caption,
        plain("", "5%", "25%", "50%", "75%", "95%", "Longest"),
        [(run.name if run.key else "Turns", quantile_cells(run.summary.turns_per_round)) for run in runs],
    )


def quantile_cells(found: Distribution) -> list[Cell]:
    at = found.quantiles
    values = (at.p5, at.p25, at.median, at.p75, at.p95) if at is not None else ()
    return plain(*map(str, values), whole(max(0, len(found.histogram.counts) - 1)))


def rates_table(
    caption: str, runs: Sequence[Run], found: Callable[[Run], Mapping[str, float]], label: Callable[[str], str]
) -> list[Sheet]:
    names = list(dict.fromkeys(name for run in runs for name in found(run)))
    return by_run(caption, runs, [(label(name), cell_of(found, name)) for name in names])


def cell_of(found: Callable[[Run], Mapping[str, float]], name: str) -> Callable[[Run], Cell]:
    return lambda run: Cell(rate(found(run).get(name, 0)))


def happened(run: Run) -> dict[str, float]:
    return {name: event.per_round for name, event in run.summary.events.items() if event.count}


def events_caption(runs: Sequence[Run]) -> str:
    """What never happened is said here, and has no rows."""
    never = [event_label(name) for name in runs[0].summary.events if not any(name in happened(run) for run in runs)]
    return "Events per round." + (f" None of these: {', '.join(never)}." if never else "")


def clause_label(clause: str) -> str:
    """What is counted for a clause."""
    counted = {one.clause: one.what for one in COUNTED}
    return f"{clause}: {counted[clause]}" if clause in counted else clause
