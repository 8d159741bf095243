"""Simulation results in plain text, with units and intervals. Seats and players are counted from 1."""

from collections.abc import Sequence

from wildfour.simulation.report.reported_quantities import Compared, compared_quantities, is_zero, quantities_of
from wildfour.simulation.runs import Run, minus, named_runs
from wildfour.simulation.summary import MatchSummary, Summary
from wildfour.support.columns import aligned
from wildfour.support.estimates import Estimate
from wildfour.support.number_format import Numbers
from wildfour.words import ENGLISH, Catalogue
from wildfour.words.quoting import Text

Line = tuple[str, str]


def narrate(summaries: Sequence[Summary], words: Catalogue = ENGLISH) -> str:
    """Describe each run separately, then all runs side by side."""
    return Narration(Numbers(words)).tell(summaries)


class Narration:
    """Simulation results as text in one language."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.say = numbers.say

    def tell(self, summaries: Sequence[Summary]) -> str:
        runs = named_runs(summaries, self.numbers)
        parts = [self.one(run) for run in runs]
        if len(runs) > 1:
            parts += self.side_by_side(runs)
        return "\n\n".join([*parts, self.say("intervals-explained")]) + "\n"

    # One run

    def one(self, run: Run) -> str:
        summary = run.summary
        if not run.is_new and summary.difference is not None:
            return f"{self.title(run)}\n{self.say('run-is-the-same', other=summary.difference.minus)}"
        head = "\n".join([self.title(run), self.amount(summary), *self.stopped(summary)])
        return "\n\n".join([head, aligned(self.quantities(run)), aligned(self.seats(run))])

    def title(self, run: Run) -> str:
        """Describe the simulated table."""
        summary, numbers = run.summary, self.numbers
        parts = [summary.edition, numbers.say("player-count", players=summary.players), summary.options]
        if isinstance(summary, MatchSummary):
            parts.append(summary.format)
        parts.append(self.say("policies-named", policies=", ".join(summary.policies)))
        parts.append(self.say("seed-named", seed=str(summary.seed)))
        text = ", ".join(filter(None, parts))
        return f"{run.key}: {text}" if run.key else text

    def amount(self, summary: Summary) -> str:
        return self.say(
            "run-amount",
            unit="matches" if isinstance(summary, MatchSummary) else "rounds",
            matches=summary.matches if isinstance(summary, MatchSummary) else 0,
            rounds=summary.rounds,
            moves=summary.moves,
            time=self.numbers.duration(summary.seconds),
            backend=summary.on,
            speed=round(summary.rounds_per_second),
        )

    def stopped(self, summary: Summary) -> list[str]:
        return [self.say("run-stopped")] if summary.partial else []

    def quantities(self, run: Run) -> list[Line]:
        """Return each quantity's name, and its value with the unit."""
        return [
            (self.say(one.line[0]), one.line[1](self.numbers, one.of(run.summary), run.summary))
            for one in quantities_of(run)
            if one.line is not None and one.shown(run.summary)
        ]

    def seats(self, run: Run) -> list[list[str]]:
        """Return the results by seat, or by player."""
        summary, rows = run.summary, []
        for place, (won, points) in enumerate(zip(summary.win_share, summary.points_by_seat, strict=True), start=1):
            rows.append([str(place), self.numbers.share_in_words(won), self.numbers.plus_or_minus(points)])
        head = [self.say("column-seat", unit=run.unit), self.say("column-wins"), self.say("column-round-points")]
        if isinstance(summary, MatchSummary):
            totals = [self.numbers.plus_or_minus(total) for total in summary.totals]
            last = [self.say("column-totals"), *totals]
        else:
            last = ["", self.say("left-of-dealer"), *[""] * (summary.players - 2), self.say("dealer")]
        return [[*row, end] for row, end in zip([head, *rows], last, strict=True)]

    # Several runs

    def side_by_side(self, runs: Sequence[Run]) -> list[str]:
        unit, quantities = runs[0].unit, compared_quantities(runs[0].of_matches)
        shown = [run for run in runs if run.is_new]
        parts = []
        if len(shown) > 1:
            head = ["", *(self.say(one.column, unit=unit) for one in quantities)]
            parts.append(aligned([head, *([run.name, *self.compared(run, quantities)] for run in shown)]))
        pairs = [(run, found) for run in shown if (found := run.summary.difference) is not None]
        if pairs:
            head = ["", *(self.say(one.text_difference, unit=unit) for one in quantities)]
            rows = [[minus(run, found), *(self.apart(one.of(found)) for one in quantities)] for run, found in pairs]
            parts.append(f"{self.say('differences', unit=unit)}\n{aligned([head, *rows])}")
        return parts

    def compared(self, run: Run, quantities: Sequence[Compared]) -> list[str]:
        *means, won = (getattr(run.summary, one.field) for one in quantities)
        return [*map(self.numbers.plus_or_minus, means), self.numbers.share_in_words(won[0])]

    def apart(self, found: Estimate) -> Text:
        if is_zero(found):
            return Text(self.say("no-difference"))
        return self.numbers.plus_or_minus(found, signed=True)
