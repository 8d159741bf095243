"""The tables at the end of a report: all the numbers."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from wildfour.simulation.labels import clause_label, event_label, face_label
from wildfour.simulation.report_tables import Cell, Sheet, Tables, plain
from wildfour.simulation.runs import Run
from wildfour.support.estimates import Distribution
from wildfour.support.number_format import Numbers

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
Rates = Callable[[Run], Mapping[str, float]]
Label = Callable[[Numbers, str], str]


class DataTables(Tables):
    """The same, for the end of the page."""

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
            yield f"{run.key} {place}".strip(), [Cell(policy, words=True), self.share(won), self.mean(points)]

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
        """What never happened is said here, and has no rows."""
        names: Sequence[str] = list(self.runs[0].summary.events)
        never = [
            event_label(self.numbers, name) for name in names if not any(name in happened(run) for run in self.runs)
        ]
        caption = self.say("data-events-caption")
        return f"{caption} {self.say('data-never', events=never)}" if never else caption


def happened(run: Run) -> dict[str, float]:
    return {name: event.per_round for name, event in run.summary.events.items() if event.count}
