"""What a simulation found, in plain text with units and intervals. Seats and players are counted from 1."""

from collections.abc import Sequence

from wildfour.simulation.backends.matches import MOST_ROUNDS
from wildfour.simulation.counted_rounds import MOST_MOVES
from wildfour.simulation.runs import Run, named_runs
from wildfour.simulation.summary import Challenges, Difference, MatchSummary, Summary, WrongCards
from wildfour.support.columns import aligned
from wildfour.support.estimates import Distribution, Estimate
from wildfour.support.number_format import Numbers
from wildfour.words import ENGLISH, Catalogue
from wildfour.words.quoting import Text

Line = tuple[str, str]


def narrate(summaries: Sequence[Summary], words: Catalogue = ENGLISH) -> str:
    """Every run by itself, then all of them side by side."""
    return Narration(Numbers(words)).tell(summaries)


class Narration:
    """Tells in one language."""

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
        return "\n\n".join([head, aligned(self.quantities(summary)), aligned(self.seats(run))])

    def title(self, run: Run) -> str:
        """What was simulated."""
        summary, numbers = run.summary, self.numbers
        parts = [summary.edition, numbers.say("player-count", players=summary.players), summary.options]
        if isinstance(summary, MatchSummary):
            parts.append(summary.format)
        parts.append(self.say("policies-named", policies=", ".join(summary.policies)))
        parts.append(self.say("seed-named", seed=str(summary.seed)))
        told = ", ".join(filter(None, parts))
        return f"{run.key}: {told}" if run.key else told

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

    def quantities(self, summary: Summary) -> list[Line]:
        """One line each: a name, and a number with its unit."""
        lines = [
            (self.say("found-turns"), self.spread(summary.turns_per_round)),
            (self.say("found-points"), self.numbers.plus_or_minus(summary.points_per_round)),
            (self.say("found-calls"), self.per_round(summary.calls)),
            (self.say("found-catches"), self.per_round(summary.catches)),
            (self.say("found-challenges"), self.challenges(summary.challenges, summary.rounds)),
        ]
        if "jump-in" in summary.options.split():
            lines.append((self.say("found-jump-ins"), self.per_round(summary.jump_ins)))
        lines += self.wrong_cards(summary.wrong_cards, summary.rounds)
        lines.append((self.say("found-reshuffles"), self.per_round(summary.reshuffles)))
        lines.append((self.say("found-drawn"), self.say("drawn-why", rounds=summary.drawn_rounds)))
        if summary.unfinished_rounds:
            told = self.say("unfinished-rounds-why", rounds=summary.unfinished_rounds, most=MOST_MOVES)
            lines.append((self.say("found-unfinished-rounds"), told))
        if isinstance(summary, MatchSummary):
            length = (self.say("found-rounds"), self.spread(summary.rounds_per_match))
            return [length, *lines, *self.rare_matches(summary)]
        return lines

    def per_round(self, rate: float) -> str:
        return self.say("per-round", rate=self.numbers.rate(rate))

    def challenges(self, found: Challenges, rounds: int) -> str:
        if found.success is None:
            return self.say("none")
        rate, share = self.numbers.rate(found.made / rounds), self.numbers.share_in_words(found.success)
        return self.say("challenges-found", rate=rate, share=share)

    def wrong_cards(self, found: WrongCards, rounds: int) -> list[Line]:
        lines = []
        if found.noticed is not None:
            rate, share = self.numbers.rate(found.laid / rounds), self.numbers.share_in_words(found.noticed)
            lines.append((self.say("found-wrong-cards"), self.say("wrong-cards-noticed", rate=rate, share=share)))
        if found.false_objections:
            lines.append((self.say("found-false-objections"), self.per_round(found.false_objections / rounds)))
        return lines

    def rare_matches(self, summary: MatchSummary) -> list[Line]:
        lines = []
        if summary.unfinished_matches:
            told = self.say("unfinished-matches-why", matches=summary.unfinished_matches, most=MOST_ROUNDS)
            lines.append((self.say("found-unfinished-matches"), told))
        if summary.shared_wins:
            lines.append((self.say("found-shared"), self.say("shared-why", matches=summary.shared_wins)))
        return lines

    def spread(self, found: Distribution) -> str:
        mean, at = self.numbers.plus_or_minus(found), found.quantiles
        if at is None:
            return mean
        return self.say("spread", mean=mean, median=at.median, p25=at.p25, p75=at.p75, p5=at.p5, p95=at.p95)

    def seats(self, run: Run) -> list[list[str]]:
        """By seat, or by player."""
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
        unit = runs[0].unit
        length = [self.say("column-rounds")] if runs[0].of_matches else []
        columns = [*length, self.say("column-turns"), self.say("column-round-points")]
        shown = [run for run in runs if run.is_new]
        parts = []
        if len(shown) > 1:
            rows = [[run.name, *self.compared(run.summary)] for run in shown]
            parts.append(aligned([["", *columns, self.say("column-first-wins", unit=unit)], *rows]))
        apart = [(run, told) for run in shown if (told := run.summary.difference) is not None]
        if apart:
            head = ["", *columns, self.say("column-first-wins-points", unit=unit)]
            rows = [[minus(run, told), *self.difference(told)] for run, told in apart]
            parts.append(f"{self.say('differences', unit=unit)}\n{aligned([head, *rows])}")
        return parts

    def compared(self, summary: Summary) -> list[str]:
        means = [summary.turns_per_round, summary.points_per_round]
        if isinstance(summary, MatchSummary):
            means.insert(0, summary.rounds_per_match)
        return [*map(self.numbers.plus_or_minus, means), self.numbers.share_in_words(summary.win_share[0])]

    def difference(self, found: Difference) -> list[str]:
        length = [] if found.rounds_per_match is None else [found.rounds_per_match]
        means = [*length, found.turns_per_round, found.points_per_round]
        return [*map(self.apart, means), self.apart(found.win_share[0], 100)]

    def apart(self, found: Estimate, factor: float = 1) -> Text:
        """A difference, or that there is none at all: then every round had the same."""
        if found.mean == 0 and not found.standard_error:
            return Text(self.say("no-difference"))
        return self.numbers.plus_or_minus(found, factor, signed=True)


def minus(run: Run, told: Difference) -> str:
    return f"{run.key} \N{MINUS SIGN} {told.minus}"
