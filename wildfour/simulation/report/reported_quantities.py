"""All quantities that a simulation reports, in one table for the text, the page, and CSV.

A quantity is a field in the summary. Its CSV columns start with the field's name.
"""

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

from wildfour.simulation.backends.matches import MOST_ROUNDS
from wildfour.simulation.counted_rounds import MOST_MOVES
from wildfour.simulation.runs import Run
from wildfour.simulation.summary import IDENTIFYING_KEYS, Challenges, Difference, Summary, WrongCards
from wildfour.support.estimates import Distribution, Estimate, Mean, Share
from wildfour.support.files import is_csv_with
from wildfour.support.number_format import Numbers

TOO_LONG = ("histogram", "hand_sizes")  # too long for a table row
Plain = dict[str, "Plain"] | tuple["Plain", ...] | str | float | None


@dataclass(frozen=True, slots=True)
class Cell:
    """Text with a note in small print. Words are left-aligned, numbers right-aligned."""

    text: str
    note: str = ""
    words: bool = False


TextForm = Callable[[Numbers, Any, Summary], str]
CellForm = Callable[[Numbers, Any, Summary], Cell]


@dataclass(frozen=True, slots=True, kw_only=True)
class Quantity:
    """A reported quantity. `line` has the message and format for its line on the screen, and `row` has those for its
    row on the page.

    The line appears if `shown` returns True. The row appears if any run has the line, or if `on_every_page` is set.
    """

    field: str
    line: tuple[str, TextForm] | None = None
    row: tuple[str, CellForm] | None = None
    shown: Callable[[Summary], Any] = lambda summary: True
    on_every_page: bool = False
    of_matches: bool = False

    def of(self, summary: Summary) -> Any:
        return attrgetter(self.field)(summary)

    def is_on_page(self, summaries: Sequence[Summary]) -> bool:
        return self.on_every_page or any(map(self.shown, summaries))


# Text forms


def spread(numbers: Numbers, found: Distribution, summary: Summary) -> str:
    mean, at = numbers.plus_or_minus(found), found.quantiles
    if at is None:
        return mean
    return numbers.say("spread", mean=mean, median=at.median, p25=at.p25, p75=at.p75, p5=at.p5, p95=at.p95)


def plus_or_minus(numbers: Numbers, found: Mean, summary: Summary) -> str:
    return numbers.plus_or_minus(found)


def per_round(numbers: Numbers, rate: float, summary: Summary) -> str:
    return numbers.say("per-round", rate=numbers.rate(rate))


def count_per_round(numbers: Numbers, count: int, summary: Summary) -> str:
    return per_round(numbers, count / summary.rounds, summary)


def challenges_text(numbers: Numbers, found: Challenges, summary: Summary) -> str:
    if found.success is None:
        return numbers.say("none")
    rate, share = numbers.rate(found.made / summary.rounds), numbers.share_in_words(found.success)
    return numbers.say("challenges-found", rate=rate, share=share)


def wrong_cards_text(numbers: Numbers, found: WrongCards, summary: Summary) -> str:
    assert found.noticed is not None
    rate, share = numbers.rate(found.laid / summary.rounds), numbers.share_in_words(found.noticed)
    return numbers.say("wrong-cards-noticed", rate=rate, share=share)


# Cell forms


def mean_cell(numbers: Numbers, found: Mean, summary: Summary) -> Cell:
    return Cell(numbers.with_error(found), numbers.interval(found.interval))


def median_cell(numbers: Numbers, found: Distribution, summary: Summary) -> Cell:
    at = found.quantiles
    return Cell("") if at is None else Cell(str(at.median), numbers.say("from-to", low=at.p25, high=at.p75))


def share_cell(numbers: Numbers, found: Share | None, summary: Summary) -> Cell:
    if found is None:
        return Cell(numbers.say("key-none"))
    return Cell(numbers.share(found), numbers.interval(found.interval, 100))


def share_of_seat(place: int) -> CellForm:
    return lambda numbers, shares, summary: share_cell(numbers, shares[place], summary)


def equal_share_cell(numbers: Numbers, shares: Sequence[Share], summary: Summary) -> Cell:
    return Cell(numbers.percent(sum(won.share for won in shares) / summary.players))


def rate_cell(numbers: Numbers, rate: float, summary: Summary) -> Cell:
    return Cell(numbers.rate(rate))


def count_rate_cell(numbers: Numbers, count: int, summary: Summary) -> Cell:
    return rate_cell(numbers, count / max(1, summary.rounds), summary)


def whole_cell(numbers: Numbers, count: int, summary: Summary) -> Cell:
    return Cell(numbers.whole(count))


# The table

QUANTITIES = (
    Quantity(
        field="rounds_per_match", line=("found-rounds", spread), row=("key-match-mean", mean_cell), of_matches=True
    ),
    Quantity(field="rounds_per_match", row=("key-match-median", median_cell), of_matches=True),
    Quantity(field="turns_per_round", line=("found-turns", spread), row=("key-turns-mean", mean_cell)),
    Quantity(field="turns_per_round", row=("key-turns-median", median_cell)),
    Quantity(field="points_per_round", line=("found-points", plus_or_minus), row=("key-points-mean", mean_cell)),
    Quantity(field="win_share", row=("key-first-won", share_of_seat(0))),
    Quantity(field="win_share", row=("key-last-won", share_of_seat(-1))),
    Quantity(field="win_share", row=("key-equal-share", equal_share_cell)),
    Quantity(field="moves", row=("key-moves", count_rate_cell)),
    Quantity(field="calls", line=("found-calls", per_round), row=("key-calls", rate_cell)),
    Quantity(field="catches", line=("found-catches", per_round), row=("key-catches", rate_cell)),
    Quantity(field="challenges", line=("found-challenges", challenges_text)),
    Quantity(field="challenges.made", row=("key-challenges", count_rate_cell)),
    Quantity(field="challenges.success", row=("key-success", share_cell), shown=attrgetter("challenges.made")),
    Quantity(
        field="jump_ins",
        line=("found-jump-ins", per_round),
        row=("key-jump-ins", rate_cell),
        shown=lambda summary: "jump-in" in summary.options.split(),
    ),
    Quantity(
        field="wrong_cards", line=("found-wrong-cards", wrong_cards_text), shown=attrgetter("wrong_cards.noticed")
    ),
    Quantity(field="wrong_cards.laid", row=("key-wrong-cards", count_rate_cell), shown=attrgetter("wrong_cards.laid")),
    Quantity(field="wrong_cards.noticed", row=("key-noticed", share_cell), shown=attrgetter("wrong_cards.laid")),
    Quantity(
        field="wrong_cards.false_objections",
        line=("found-false-objections", count_per_round),
        row=("key-false-objections", count_rate_cell),
        shown=attrgetter("wrong_cards.false_objections"),
    ),
    Quantity(field="reshuffles", line=("found-reshuffles", per_round), row=("key-reshuffles", rate_cell)),
    Quantity(
        field="drawn_rounds",
        line=("found-drawn", lambda numbers, count, _: numbers.say("drawn-why", rounds=count)),
        row=("key-drawn", whole_cell),
    ),
    Quantity(
        field="unfinished_rounds",
        line=(
            "found-unfinished-rounds",
            lambda numbers, count, _: numbers.say("unfinished-rounds-why", rounds=count, most=MOST_MOVES),
        ),
        row=("key-unfinished-rounds", whole_cell),
        shown=attrgetter("unfinished_rounds"),
        on_every_page=True,
    ),
    Quantity(
        field="unfinished_matches",
        line=(
            "found-unfinished-matches",
            lambda numbers, count, _: numbers.say("unfinished-matches-why", matches=count, most=MOST_ROUNDS),
        ),
        row=("key-unfinished-matches", whole_cell),
        shown=attrgetter("unfinished_matches"),
        on_every_page=True,
        of_matches=True,
    ),
    Quantity(
        field="shared_wins",
        line=("found-shared", lambda numbers, count, _: numbers.say("shared-why", matches=count)),
        shown=attrgetter("shared_wins"),
        of_matches=True,
    ),
)


def quantities_of(run: Run) -> Iterator[Quantity]:
    """Yield the quantities that a run may have."""
    return (one for one in QUANTITIES if run.of_matches or not one.of_matches)


# Differences between runs


class Compared(NamedTuple):
    """A quantity for comparing runs: column messages for its value and for differences."""

    field: str
    column: str
    text_difference: str
    page_difference: str

    def of(self, found: Difference) -> Estimate:
        """Return the difference. For win shares, this is the first seat's difference, in percentage points."""
        value = getattr(found, self.field)
        return in_percent(value[0]) if isinstance(value, tuple) else value


COMPARED = (
    Compared("rounds_per_match", "column-rounds", "column-rounds", "difference-match"),
    Compared("turns_per_round", "column-turns", "column-turns", "difference-turns"),
    Compared("points_per_round", "column-round-points", "column-round-points", "difference-points"),
    Compared("win_share", "column-first-wins", "column-first-wins-points", "difference-won"),
)


def compared_quantities(of_matches: bool) -> Sequence[Compared]:
    return COMPARED if of_matches else COMPARED[1:]


def is_zero(found: Estimate) -> bool:
    """Return whether no round differs."""
    return found.mean == 0 and not found.standard_error


def in_percent(found: Estimate) -> Estimate:
    numbers = (found.mean, found.standard_error, found.low, found.high)
    mean, *others = (None if number is None else 100 * number for number in numbers)
    return Estimate(mean or 0.0, *others)


# CSV


def to_csv(summaries: Sequence[Summary]) -> str:
    """Return a row for each run. A column has its number's name in JSON, such as turns_per_round.mean or calls, except
    that seats and players are numbered from 1."""
    rows = [dict(columns(msgspec.to_builtins(one))) for one in summaries]
    text = io.StringIO()
    writer = csv.DictWriter(text, list(dict.fromkeys(name for row in rows for name in row)), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def columns(value: Plain, name: str = "") -> Iterator[tuple[str, str | float]]:
    """Flatten nested values, joining their names with dots."""
    if isinstance(value, tuple) and name == "policies":
        yield name, ", ".join(map(str, value))
    elif isinstance(value, (dict, tuple)):
        parts = value.items() if isinstance(value, dict) else enumerate(value, start=1)
        for part, inner in parts:
            if part not in TOO_LONG:
                yield from columns(inner, f"{name}.{part}" if name else str(part))
    else:
        yield name, "" if value is None else value


def is_csv(content: bytes) -> bool:
    """Return whether the content is a set of summaries in CSV."""
    return is_csv_with(content, IDENTIFYING_KEYS)
