"""The content of a report page. The layout is in wildfour/pages/templates/report.html."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wildfour.pages.html_page import page
from wildfour.simulation.labels import policy_sentences
from wildfour.simulation.report.sheets import Sheets
from wildfour.simulation.runs import Run, in_common, named_runs
from wildfour.simulation.summary import Summary
from wildfour.simulation.tally import BLOCKS, SAMPLED
from wildfour.support.number_format import Numbers

KIND = "simulation report"
LONGEST_TITLE = 48  # characters
MANY = 8  # runs that are described one by one


@dataclass(frozen=True, slots=True)
class RenderedFigure:
    """A rendered figure. `name` is its file name, and `alt` is its text alternative."""

    name: str
    caption: str
    alt: str
    svg: bytes
    png: bytes

    @property
    def source(self) -> str:
        """The picture as a data URL."""
        return f"data:image/svg+xml;base64,{b64encode(self.svg).decode()}"


class ReportPage:
    """The report page in one language."""

    def __init__(self, numbers: Numbers, summaries: Sequence[Summary]) -> None:
        self.numbers = numbers
        self.say = numbers.say
        self.summaries = summaries
        self.runs = named_runs(summaries, numbers)
        self.tables = Sheets(numbers, self.runs)
        self.unit = self.runs[0].unit

    def html(self, figures: Sequence[RenderedFigure], left_out: Sequence[str]) -> str:
        return page(
            "report.html",
            kind=KIND,
            program=f"wildfour {self.summaries[0].wildfour}",
            words=self.numbers.words,
            title=self.title(),
            about=self.about(),
            commands=list(dict.fromkeys(one.command for one in self.summaries if one.command)),
            stopped=self.stopped(),
            highlights=list(self.highlights()),
            requests=self.tables.requests(),
            key_numbers=[*self.tables.key_numbers(), *self.tables.differences()],
            same=self.tables.same(),
            figures=figures,
            left_out=left_out,
            method=list(self.method()),
            repeat=list(self.repeat()),
            data=self.tables.data(),
        )

    def title(self) -> str:
        """Return a title that lists up to three player counts. If there are more, give only their number."""
        runs = self.runs
        if len(runs) == 1:
            return self.say("report-title", count=1, run=runs[0].label)
        if all(run.label == self.say("player-count", players=run.players) for run in runs):
            named = self.say("report-title-players", players=[str(run.players) for run in runs])
        else:
            named = self.say("report-title-runs", runs=[run.label for run in runs])
        return named if len(named) <= LONGEST_TITLE else self.say("report-title", count=len(runs), run="")

    def about(self) -> str:
        rounds, moves = (sum(getattr(one, name) for one in self.summaries) for name in ("rounds", "moves"))
        about = self.say("report-about", rounds=rounds, moves=moves)
        common = in_common(self.summaries, self.numbers) if len(self.runs) > 1 else ""
        return f"{about} {self.say('report-all-runs', common=common)}" if common else about

    def stopped(self) -> str:
        """Name the runs that were stopped early, if any."""
        keys = [run.key for run in self.runs if run.summary.partial]
        if not keys:
            return ""
        named = [key for key in keys if key]
        return self.say("report-stopped", count=len(named), runs=named)

    # In short

    def highlights(self) -> Iterator[tuple[str, str]]:
        """Yield the main results by run."""
        for run in self.runs[:MANY]:
            sentences = [self.length(run), self.extremes(run)]
            if run.of_matches:
                sentences.append(self.say("short-match", rounds=self.numbers.in_words(run.matches.rounds_per_match)))
            sentences.append(self.say("short-points", points=self.numbers.in_words(run.summary.points_per_round)))
            yield run.name if run.key else "", " ".join(sentences)
        if len(self.runs) > MANY:
            yield "", self.say("short-more-runs", runs=len(self.runs) - MANY)

    def length(self, run: Run) -> str:
        turns = run.summary.turns_per_round
        text, quantiles = self.numbers.in_words(turns), turns.quantiles
        if quantiles is None:
            return self.say("short-length", turns=text)
        return self.say("short-length-spread", turns=text, p25=quantiles.p25, p75=quantiles.p75)

    def extremes(self, run: Run) -> str:
        """Name the seats that win most and least often, if they differ significantly from an equal share."""
        shares, fair = run.summary.win_share, run.equal_share
        equal = self.numbers.percent(fair)
        apart = [seat for seat, won in enumerate(shares) if not won.low <= fair <= won.high]
        if not apart:
            return self.say("short-nobody-apart", unit=run.unit, equal=equal)
        apart.sort(key=lambda seat: -shares[seat].share)
        first, last = apart[0], apart[-1]
        most, least = (self.numbers.share_in_words(shares[seat]) for seat in (first, last))
        if first == last:
            return self.say("short-one-apart", unit=run.unit, place=str(first + 1), share=most, equal=equal)
        return self.say(
            "short-two-apart",
            unit=run.unit,
            place=str(first + 1),
            share=most,
            last=str(last + 1),
            least=least,
            equal=equal,
        )

    # Method

    def method(self) -> Iterator[str]:
        yield self.say("method-rules")
        yield self.say("method-chance")
        yield self.say("method-order")
        yield self.say("method-turns")
        yield self.say("method-seats", unit=self.unit)
        for policy in dict.fromkeys(policy for one in self.summaries for policy in one.policies):
            yield self.say("method-policy", policy=policy, described=policy_sentences(self.numbers, policy))
        if self.has_option("stacking"):
            yield self.say("method-stacking")
        if self.has_option("jump-in"):
            yield self.say("method-jump-in")
        if self.has_option("players-referee"):
            yield self.say("method-referees")
        if any(one.edition.startswith("launcher") for one in self.summaries):
            yield self.say("method-launcher")
        yield self.say("method-errors", unit=self.unit)
        if any(one.difference is not None for one in self.summaries):
            yield self.say("method-differences", blocks=BLOCKS)
        yield self.say("method-hands", sampled=SAMPLED)

    def has_option(self, name: str) -> bool:
        return any(word.partition("=")[0] == name for one in self.summaries for word in one.options.split())

    def repeat(self) -> Iterator[str]:
        versions = sorted({one.wildfour for one in self.summaries})
        seeds = [str(seed) for seed in dict.fromkeys(one.seed for one in self.summaries)]
        yield self.say("repeat-command", versions=versions, seeds=seeds)
        yield self.say("repeat-figures")
