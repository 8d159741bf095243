"""The tables of a report. Runs are columns, a few to a table; what is long is rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wildfour.simulation.report.plain_text import minus
from wildfour.simulation.runs import Run, in_groups
from wildfour.simulation.summary import Difference, MatchSummary, Summary
from wildfour.support.estimates import Distribution, Estimate, Mean, Share
from wildfour.support.number_format import Numbers

COLUMNS = 3  # runs beside each other that fit on a page


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


Row = tuple[str, Callable[[Run], Cell]]


def plain(*texts: str) -> list[Cell]:
    return [Cell(text) for text in texts]


class Tables:
    """Makes the tables in one language."""

    def __init__(self, numbers: Numbers, runs: Sequence[Run]) -> None:
        self.numbers = numbers
        self.say = numbers.say
        self.runs = runs
        self.unit = runs[0].unit

    def by_run(self, caption: str, rows: Sequence[Row], *, words: bool = False) -> list[Sheet]:
        """A column for each run; many runs make several tables of about the same size."""
        tables = -(-len(self.runs) // COLUMNS)
        return [
            Sheet(
                caption,
                [Cell(""), *(Cell(run.name if run.key else self.say("value"), words=words) for run in group)],
                [(name, [value(run) for run in group]) for name, value in rows],
            )
            for group in in_groups(self.runs, -(-len(self.runs) // tables))
        ]

    # What was asked for

    def requests(self) -> list[Sheet]:
        """What was asked for, and how fast it was done."""
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
        """How many were simulated, and how many were asked for if that is more."""
        of = "" if done == asked else self.say("asked-of", asked=asked)
        return Cell(self.numbers.whole(done), of, words=True)

    def time(self, summary: Summary) -> Cell:
        took = self.say("asked-time-on", time=self.numbers.duration(summary.seconds), backend=summary.on)
        return Cell(took, self.say("asked-speed", speed=self.numbers.whole(summary.rounds_per_second)), words=True)

    # Key numbers

    def key_numbers(self) -> list[Sheet]:
        rows: list[Row] = [
            (self.say("key-turns-mean"), lambda run: self.mean(run.summary.turns_per_round)),
            (self.say("key-turns-median"), lambda run: self.median(run.summary.turns_per_round)),
            (self.say("key-points-mean"), lambda run: self.mean(run.summary.points_per_round)),
            (self.say("key-first-won", unit=self.unit), lambda run: self.share(run.summary.win_share[0])),
            (self.say("key-last-won", unit=self.unit), lambda run: self.share(run.summary.win_share[-1])),
            (self.say("key-equal-share"), lambda run: Cell(self.numbers.percent(run.equal_share))),
            *self.rates(),
            (self.say("key-drawn"), lambda run: Cell(self.numbers.whole(run.summary.drawn_rounds))),
            (self.say("key-unfinished-rounds"), lambda run: Cell(self.numbers.whole(run.summary.unfinished_rounds))),
        ]
        if self.runs[0].of_matches:
            rows = [
                (self.say("key-match-mean"), lambda run: self.mean(run.matches.rounds_per_match)),
                (self.say("key-match-median"), lambda run: self.median(run.matches.rounds_per_match)),
                *rows,
                (
                    self.say("key-unfinished-matches"),
                    lambda run: Cell(self.numbers.whole(run.matches.unfinished_matches)),
                ),
            ]
        return self.by_run(self.say("key-caption", unit=self.unit), rows)

    def rates(self) -> list[Row]:
        """What happens so often per round; jump-ins and wrong cards only where there were any."""
        rows: list[Row] = [
            (self.say("key-moves"), lambda run: self.rate(run, run.summary.moves)),
            (self.say("key-reshuffles"), lambda run: Cell(self.numbers.rate(run.summary.reshuffles))),
            (self.say("key-calls"), lambda run: Cell(self.numbers.rate(run.summary.calls))),
            (self.say("key-catches"), lambda run: Cell(self.numbers.rate(run.summary.catches))),
            (self.say("key-challenges"), lambda run: self.rate(run, run.summary.challenges.made)),
        ]
        if any(run.summary.challenges.made for run in self.runs):
            rows.append((self.say("key-success"), lambda run: self.share(run.summary.challenges.success)))
        if any(run.summary.jump_ins for run in self.runs):
            rows.append((self.say("key-jump-ins"), lambda run: Cell(self.numbers.rate(run.summary.jump_ins))))
        if any(run.summary.wrong_cards.laid for run in self.runs):
            rows.append((self.say("key-wrong-cards"), lambda run: self.rate(run, run.summary.wrong_cards.laid)))
            rows.append((self.say("key-noticed"), lambda run: self.share(run.summary.wrong_cards.noticed)))
        if any(run.summary.wrong_cards.false_objections for run in self.runs):
            name = self.say("key-false-objections")
            rows.append((name, lambda run: self.rate(run, run.summary.wrong_cards.false_objections)))
        return rows

    def rate(self, run: Run, count: int) -> Cell:
        return Cell(self.numbers.rate(count / max(1, run.summary.rounds)))

    def mean(self, found: Mean) -> Cell:
        return Cell(self.numbers.with_error(found), self.numbers.interval(found.interval))

    def median(self, found: Distribution) -> Cell:
        at = found.quantiles
        return Cell("") if at is None else Cell(str(at.median), self.say("from-to", low=at.p25, high=at.p75))

    def share(self, found: Share | None) -> Cell:
        if found is None:
            return Cell(self.say("key-none"))
        return Cell(self.numbers.share(found), self.numbers.interval(found.interval, 100))

    # Differences

    def differences(self) -> list[Sheet]:
        """How far the runs are from those that they are compared with, on the same cards."""
        apart = [(run, told) for run in self.runs if run.is_new and (told := run.summary.difference) is not None]
        if not apart:
            return []
        length = [self.say("difference-match")] if self.runs[0].of_matches else []
        names = [*length, self.say("difference-turns"), self.say("difference-points")]
        head = plain("", *names, self.say("difference-won", unit=self.unit))
        rows = [(f"{minus(run, told)}: {run.label}", self.gaps(told)) for run, told in apart]
        return [Sheet(self.say("difference-caption", unit=self.unit), head, rows)]

    def same(self) -> list[str]:
        """The runs in which nothing was different."""
        runs = [(run, told) for run in self.runs if not run.is_new and (told := run.summary.difference) is not None]
        return [self.say("difference-same", run=run.name, other=told.minus) for run, told in runs]

    def gaps(self, found: Difference) -> list[Cell]:
        length = [] if found.rounds_per_match is None else [found.rounds_per_match]
        won = in_percent(found.win_share[0])
        return [self.gap(one) for one in (*length, found.turns_per_round, found.points_per_round, won)]

    def gap(self, found: Estimate) -> Cell:
        if found.mean == 0 and not found.standard_error:
            return Cell(self.say("no-difference"))
        sign = "+" if found.mean > 0 else ""
        return Cell(sign + self.numbers.with_error(found), self.numbers.interval(found.interval))


def in_percent(found: Estimate) -> Estimate:
    numbers = (found.mean, found.standard_error, found.low, found.high)
    mean, *others = (None if number is None else 100 * number for number in numbers)
    return Estimate(mean or 0.0, *others)
