"""One command's runs, with their names."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from wildfour.simulation.summary import Difference, MatchSummary, Summary
from wildfour.support.number_format import Numbers

TOGETHER = 6  # runs per figure that stay legible
FIELDS = ("edition", "players", "options", "policies", "format")


@dataclass(frozen=True, slots=True)
class Run:
    """A summary with its run's letter and name."""

    number: int
    key: str
    label: str
    summary: Summary

    @property
    def name(self) -> str:
        return f"{self.key}: {self.label}" if self.key else self.label

    @property
    def players(self) -> int:
        return self.summary.players

    @property
    def of_matches(self) -> bool:
        return isinstance(self.summary, MatchSummary)

    @property
    def matches(self) -> MatchSummary:
        """Return the summary, which must be of matches."""
        assert isinstance(self.summary, MatchSummary)
        return self.summary

    @property
    def unit(self) -> str:
        """Return the simulated unit, for messages. Seats win rounds, and players win matches."""
        return "matches" if self.of_matches else "rounds"

    @property
    def is_new(self) -> bool:
        """Return whether any round ended differently than in the run that this one is compared with, if any."""
        return self.summary.difference is None or not self.summary.difference.same

    @property
    def equal_share(self) -> float:
        """Return the win share if all seats were equal. No one wins a drawn round, and both partners win a match."""
        return sum(won.share for won in self.summary.win_share) / self.players

    @property
    def equal_points(self) -> float:
        return sum(points.mean for points in self.summary.points_by_seat) / self.players


def named_runs(summaries: Sequence[Summary], numbers: Numbers) -> list[Run]:
    """Name the runs. If there are several, each gets a letter and a label with its differences."""
    if len(summaries) == 1:
        return [Run(0, "", describe(summaries[0], FIELDS, numbers), summaries[0])]
    fields = [field for field in (*FIELDS, "seed") if differs(summaries, field, numbers)]
    labels = [describe(one, fields, numbers) or numbers.say("same-request") for one in summaries]
    return [Run(number, letters(number), labels[number], one) for number, one in enumerate(summaries)]


def differs(summaries: Sequence[Summary], field: str, numbers: Numbers) -> bool:
    return len({part(one, field, numbers) for one in summaries}) > 1


def describe(summary: Summary, fields: Iterable[str], numbers: Numbers) -> str:
    return ", ".join(word for field in fields if (word := part(summary, field, numbers)))


def in_common(summaries: Sequence[Summary], numbers: Numbers) -> str:
    """Describe the settings shared by all runs."""
    return describe(summaries[0], [field for field in FIELDS if not differs(summaries, field, numbers)], numbers)


def part(summary: Summary, field: str, numbers: Numbers) -> str:
    match field:
        case "edition":
            return summary.edition
        case "players":
            return numbers.say("player-count", players=summary.players)
        case "options":
            return summary.options or numbers.say("no-options")
        case "policies":
            return policies_text(summary)
        case "seed":
            return numbers.say("seed-named", seed=str(summary.seed))
    return summary.format if isinstance(summary, MatchSummary) else ""


def policies_text(summary: Summary) -> str:
    """Return the policies by seat, merging identical neighbors."""
    policies = summary.policy_by_seat
    if len(set(policies)) == 1:
        return policies[0]
    runs = ((policy, len(list(same))) for policy, same in groupby(policies))
    return ", ".join(policy if number == 1 else f"{number} \N{MULTIPLICATION SIGN} {policy}" for policy, number in runs)


def letters(number: int) -> str:
    """Return A to Z, then AA, AB, and so on."""
    more, last = divmod(number, 26)
    return (letters(more - 1) if more else "") + chr(ord("A") + last)


def in_groups(runs: Sequence[Run], size: int = TOGETHER) -> Iterator[Sequence[Run]]:
    for first in range(0, len(runs), size):
        yield runs[first : first + size]


def minus(run: Run, difference: Difference) -> str:
    """Name a difference between runs."""
    return f"{run.key} \N{MINUS SIGN} {difference.minus}"
