"""Report tables. Runs are columns, a few per table. Quantities are rows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from wildfour.simulation.labels import clause_label, event_label, face_label
from wildfour.simulation.report.reported_quantities import (
    Cell,
    CellForm,
    Quantity,
    compared_quantities,
    is_zero,
    mean_cell,
    quantities_of,
    share_cell,
)
from wildfour.simulation.runs import Run, in_groups, minus
from wildfour.simulation.summary import MatchSummary, Summary
from wildfour.support.estimates import Distribution, Estimate
from wildfour.support.number_format import Numbers

COLUMNS = 3  # runs that fit side by side on a page


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table. A row's first cell is its name."""

    caption: str
    head: Sequence[Cell]
    rows: Sequence[tuple[str, Sequence[Cell]]]


Row = tuple[str, Callable[[Run], Cell]]


def plain(*texts: str) -> list[Cell]:
    return [Cell(text) for text in texts]


QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
Rates = Callable[[Run], Mapping[str, float]]
Label = Callable[[Numbers, str], str]


class Sheets:
    """One report's tables, in one language."""

    def __init__(self, numbers: Numbers, runs: Sequence[Run]) -> None:
        self.numbers = numbers
        self.say = numbers.say
        self.runs = runs
        self.unit = runs[0].unit

    def by_run(self, caption: str, rows: Sequence[Row], *, words: bool = False) -> list[Sheet]:
        """Make tables with a column for each run. Many runs yield several tables of about the same size."""
        tables = -(-len(self.runs) // COLUMNS)
        return [
            Sheet(
                caption,
                [Cell(""), *(Cell(run.name if run.key else self.say("value"), words=words) for run in group)],
                [(name, [value(run) for run in group]) for name, value in rows],
            )
            for group in in_groups(self.runs, -(-len(self.runs) // tables))
        ]

    # The request

    def requests(self) -> list[Sheet]:
        """Return the requests and their speeds."""
        format_row = [(self.say("asked-format"), lambda run: Cell(run.matches.format, words=True))]
        matches_row = [
            (self.say("asked-matches"), lambda run: self.done(run.matches.matches, run.matches.matches_asked))
        ]
        of_matches = self.runs[0].of_matches
        rows: list[Row] = [
            (self.say("asked-edition"), lambda run: Cell(run.summary.edition, words=True)),
            (self.say("asked-players"), lambda run: Cell(str(run.summary.players), words=True)),
            (self.say("asked-options"), lambda run: Cell(self.options(run.summary), words=True)),
            (self.say("asked-policies"), lambda run: Cell(", ".join(run.summary.policies), words=True)),
            *(format_row if of_matches else []),
            (self.say("asked-seed"), lambda run: Cell(str(run.summary.seed), words=True)),
            *(matches_row if of_matches else []),
            (self.say("asked-rounds"), lambda run: self.rounds(run.summary)),
            (self.say("asked-moves"), lambda run: Cell(self.numbers.whole(run.summary.moves), words=True)),
            (self.say("asked-time"), lambda run: self.time(run.summary)),
        ]
        return self.by_run(self.say("asked-caption"), rows, words=True)

    def options(self, summary: Summary) -> str:
        return summary.options or self.say("no-options")

    def rounds(self, summary: Summary) -> Cell:
        asked = summary.rounds if isinstance(summary, MatchSummary) else summary.rounds_asked
        return self.done(summary.rounds, asked)

    def done(self, done: int, asked: int) -> Cell:
        """Return the number simulated and, if more were requested, the number requested."""
        of = "" if done == asked else self.say("asked-of", asked=asked)
        return Cell(self.numbers.whole(done), of, words=True)

    def time(self, summary: Summary) -> Cell:
        took = self.say("asked-time-on", time=self.numbers.duration(summary.seconds), backend=summary.on)
        return Cell(took, self.say("asked-speed", speed=self.numbers.whole(summary.rounds_per_second)), words=True)

    # Key numbers

    def key_numbers(self) -> list[Sheet]:
        summaries = [run.summary for run in self.runs]
        rows = [
            (self.say(one.row[0], unit=self.unit), self.value_of(one, one.row[1]))
            for one in quantities_of(self.runs[0])
            if one.row is not None and one.is_on_page(summaries)
        ]
        return self.by_run(self.say("key-caption", unit=self.unit), rows)

    def value_of(self, quantity: Quantity, cell: CellForm) -> Callable[[Run], Cell]:
        return lambda run: cell(self.numbers, quantity.of(run.summary), run.summary)

    # Differences

    def differences(self) -> list[Sheet]:
        """Return the differences between runs with the same cards."""
        compared = [
            (run, difference) for run in self.runs if run.is_new and (difference := run.summary.difference) is not None
        ]
        if not compared:
            return []
        quantities = compared_quantities(self.runs[0].of_matches)
        head = plain("", *(self.say(one.page_difference, unit=self.unit) for one in quantities))
        rows = [
            (f"{minus(run, difference)}: {run.label}", [self.gap(one.of(difference)) for one in quantities])
            for run, difference in compared
        ]
        return [Sheet(self.say("difference-caption", unit=self.unit), head, rows)]

    def same(self) -> list[str]:
        """Name the runs without any difference."""
        runs = [
            (run, difference)
            for run in self.runs
            if not run.is_new and (difference := run.summary.difference) is not None
        ]
        return [self.say("difference-same", run=run.name, other=difference.minus) for run, difference in runs]

    def gap(self, found: Estimate) -> Cell:
        if is_zero(found):
            return Cell(self.say("no-difference"))
        sign = "+" if found.mean > 0 else ""
        return Cell(sign + self.numbers.with_error(found), self.numbers.interval(found.interval))

    # All numbers

    def data(self) -> list[Sheet]:
        return [
            self.seats(),
            self.quantiles(),
            *self.rates_table(self.say("data-cards-caption"), lambda run: run.summary.cards_laid, face_label),
            *self.rates_table(self.say("data-starts-caption"), lambda run: run.summary.start_cards, face_label),
            *self.rates_table(self.events_caption(), happened, event_label),
            *self.rates_table(self.say("data-clauses-caption"), lambda run: run.summary.clauses, clause_label),
        ]

    def seats(self) -> Sheet:
        head = [
            *plain(""),
            Cell(self.say("data-policy"), words=True),
            *plain(self.say("data-won", unit=self.unit), self.say("data-points")),
        ]
        rows = [row for run in self.runs for row in self.seat_rows(run)]
        return Sheet(self.say("data-seats-caption", unit=self.unit), head, rows)

    def seat_rows(self, run: Run) -> Iterator[tuple[str, list[Cell]]]:
        summary = run.summary
        for seat, policy in enumerate(summary.policy_by_seat):
            won, points = summary.win_share[seat], summary.points_by_seat[seat]
            place = self.say("data-place", unit=self.unit, place=str(seat + 1))
            yield (
                f"{run.key} {place}".strip(),
                [
                    Cell(policy, words=True),
                    share_cell(self.numbers, won, summary),
                    mean_cell(self.numbers, points, summary),
                ],
            )

    def quantiles(self) -> Sheet:
        head = plain("", *(self.numbers.percent(share, (0, 1)) for share in QUANTILES), self.say("data-longest"))
        rows = [(run.name if run.key else self.say("data-turns"), self.quantile_cells(run)) for run in self.runs]
        return Sheet(self.say("data-quantiles-caption"), head, rows)

    def quantile_cells(self, run: Run) -> list[Cell]:
        found: Distribution = run.summary.turns_per_round
        at = found.quantiles
        values = (at.p5, at.p25, at.median, at.p75, at.p95) if at is not None else ()
        return plain(*map(str, values), self.numbers.whole(max(0, len(found.histogram.counts) - 1)))

    def rates_table(self, caption: str, found: Rates, label: Label) -> list[Sheet]:
        names = list(dict.fromkeys(name for run in self.runs for name in found(run)))
        return self.by_run(caption, [(label(self.numbers, name), self.cell_of(found, name)) for name in names])

    def cell_of(self, found: Rates, name: str) -> Callable[[Run], Cell]:
        return lambda run: Cell(self.numbers.rate(found(run).get(name, 0)))

    def events_caption(self) -> str:
        """Return the caption, which names events that never happened, because these have no rows."""
        names: Sequence[str] = list(self.runs[0].summary.events)
        never = [
            event_label(self.numbers, name) for name in names if not any(name in happened(run) for run in self.runs)
        ]
        caption = self.say("data-events-caption")
        return f"{caption} {self.say('data-never', events=never)}" if never else caption


def happened(run: Run) -> dict[str, float]:
    return {name: event.per_round for name, event in run.summary.events.items() if event.count}
