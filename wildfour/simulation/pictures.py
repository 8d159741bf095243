"""Which pictures a report has, what their captions say, and how they become PNG and SVG."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from textwrap import fill
from typing import Any

from matplotlib import style
from matplotlib.figure import Figure

from wildfour.simulation import charts
from wildfour.simulation.charts import Histogram
from wildfour.simulation.report_words import (
    HARD_SPACE,
    SET_BY_THE_DEAL,
    TOGETHER,
    Interval,
    Run,
    Summary,
    event_words,
    hard,
    in_common,
    in_groups,
    n_of,
    named_runs,
    percent,
    with_error,
)
from wildfour.simulation.tally import LONGEST_SERIES, SAMPLED
from wildfour.words import listed

DOTS_PER_INCH = 200
SHOWN = 0.995  # of a distribution; its longest tail is cut off
BARS = (
    "Each marker is an estimate and its bar a 95 % interval: intervals made this way contain the true value in 95 of "
    "100 simulations. Where no bar is to be seen, it is smaller than the marker."
)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a report. `name` is the name of its files, `alt` is for those who cannot see it."""

    name: str
    caption: str
    alt: str
    svg: bytes
    png: bytes


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture before it is drawn. `foot` says what it is made from."""

    name: str
    title: str
    foot: str
    caption: str
    runs: Sequence[Run]
    height: float = 0
    draw: Callable[[Figure], None] = lambda figure: None


@dataclass(frozen=True, slots=True)
class Pictures:
    """The pictures, and a sentence for each that could not be made."""

    drawn: list[Picture]
    left_out: list[str]


def pictures_of(summaries: Sequence[Summary]) -> Pictures:
    runs = named_runs(summaries)
    drawn: list[Picture] = []
    left_out: list[str] = []
    for sketch in sketches(runs):
        if isinstance(sketch, str):
            left_out.append(sketch)
        else:
            drawn.append(rendered(sketch, in_common(summaries)))
    return Pictures(drawn, left_out)


def sketches(runs: Sequence[Run]) -> Iterator[Sketch | str]:
    """In the order of the page."""
    for kind in KINDS:
        yield from kind(runs)


def rendered(sketch: Sketch, common: str) -> Picture:
    with style.context(["default", charts.STYLE]):
        figure = charts.new_figure(sketch.height + 0.75)
        sketch.draw(figure)
        figure.suptitle(fill(sketch.title, 68), x=0.01, ha="left", weight="bold")
        foot = ". ".join(part for part in (common, sketch.foot) if part)
        figure.supxlabel(fill(hard(f"{foot}."), 98), x=0.01, ha="left", size=charts.SMALL, color=charts.FAINT)
        svg = saved(figure, "svg", "Date")
        figure.set_layout_engine("none")  # both have the layout of the first
        png = saved(figure, "png", "Software")
    alt = f"{sketch.title}. {listed([run.name for run in sketch.runs])}."
    return Picture(sketch.name, sketch.caption, alt, svg, png)


def saved(figure: Figure, form: str, nothing: str) -> bytes:
    """The bytes of a picture, without a date or a maker: they depend on nothing but the picture."""
    buffer = BytesIO()
    figure.savefig(buffer, format=form, dpi=DOTS_PER_INCH, metadata={nothing: None})
    return buffer.getvalue()


def suffixes(runs: Sequence[Run]) -> Iterator[tuple[Sequence[Run], str, str]]:
    """Groups of runs that one picture can hold, with what to add to its name and its title."""
    for number, group in enumerate(in_groups(runs), start=1):
        several = len(group) < len(runs)
        span = f", runs {group[0].key} to {group[-1].key}" if several else ""
        yield group, f"-{number}" if several else "", span


# Distributions


@dataclass(frozen=True, slots=True)
class Distribution:
    """A quantity of rounds or matches, and how to find it in a summary."""

    name: str
    title: str
    axis: str
    unit: str
    each: str  # whose share it is
    found: Callable[[Run], dict[str, Any]]
    quantiles: Callable[[Run], dict[str, float]] | None
    caption: str


def turns(runs: Sequence[Run]) -> Iterator[Sketch | str]:
    kind = Distribution(
        "turns-per-round",
        "Turns per round: distribution",
        "turns in a round",
        "rounds",
        "rounds",
        lambda run: plain(run.data["turns_per_round"]),
        lambda run: run.data["turns_per_round"]["quantiles"],
        "Above: the share of rounds that take so many turns. A turn is one seat's go: drawing a card and laying it is "
        "one turn, a missed turn is none. Below: the middle 90 % of the rounds (line), the middle half (bar) and the "
        "median (marker), with the numbers at 5 %, 50 % and 95 %; these are spreads of rounds, not intervals of an "
        "estimate.",
    )
    yield from distribution(runs, kind)


def plain(found: dict[str, Any]) -> dict[str, Any]:
    return {**found, "histogram": {"bin_width": 1, "counts": found["histogram"]}}


def points(runs: Sequence[Run]) -> Iterator[Sketch | str]:
    kind = Distribution(
        "points-per-round",
        "Points per round: distribution",
        "points won in a round",
        "rounds",
        "rounds that somebody won",
        lambda run: run.data["points_per_round"],
        None,
        "The share of won rounds that bring the winner so many points.",
    )
    yield from distribution(runs, kind)


def rounds_per_match(runs: Sequence[Run]) -> Iterator[Sketch | str]:
    played = [run for run in runs if "rounds_per_match" in run.data]
    kind = Distribution(
        "rounds-per-match",
        "Rounds per match: distribution",
        "rounds in a match",
        "matches",
        "matches",
        lambda run: plain(run.data["rounds_per_match"]),
        lambda run: run.data["rounds_per_match"]["quantiles"],
        "Above: the share of matches that take so many rounds. Below: the middle 90 % of the matches (line), the "
        "middle half (bar) and the median (marker), with the numbers at 5 %, 50 % and 95 %.",
    )
    if played:
        yield from distribution(played, kind)


def distribution(runs: Sequence[Run], kind: Distribution) -> Iterator[Sketch | str]:
    raw = [Histogram(found["counts"], found["bin_width"]) for found in (kind.found(run)["histogram"] for run in runs)]
    if not any(histogram.total for histogram in raw):
        yield f"{kind.title}: there is nothing to count, as there are no {kind.each}."
        return
    times = max(charts.good_width(histogram) for histogram in raw)
    histograms = [histogram.widened(times) for histogram in raw]
    end = max(histogram.reached(SHOWN) for histogram in histograms if histogram.total)
    top = 1.06 * charts.highest(max(histogram.percent, default=0) for histogram in histograms)
    for group, suffix, span in suffixes(runs):
        shown = [histograms[runs.index(run)] for run in group]
        yield Sketch(
            kind.name + suffix,
            kind.title + span,
            f"{n_of(group, kind.unit)}. {means(group, kind)}",
            f"{kind.caption} {cut_off(shown, end, kind)}",
            group,
            3.0 + (0.42 + 0.34 * len(group) if kind.quantiles else 0),
            distribution_drawer(group, shown, kind, (end, top)),
        )


def means(runs: Sequence[Run], kind: Distribution) -> str:
    """The means of a distribution, for its foot."""
    texts = [f"{run.key}{HARD_SPACE}{mean_text(kind.found(run))}".strip() for run in runs]
    return f"Mean (standard error): {'; '.join(texts)}"


def mean_text(found: dict[str, Any]) -> str:
    return with_error(found["mean"], found["standard_error"])


def cut_off(histograms: Sequence[Histogram], end: int, kind: Distribution) -> str:
    """Nothing is hidden silently."""
    beyond = max((1 - h.counts[: -(-end // h.bin_width)].sum() / h.total for h in histograms if h.total), default=0)
    return f"At most {percent(beyond)} of the {kind.each} lie beyond the right end of the axis." if beyond > 0 else ""


def distribution_drawer(
    runs: Sequence[Run], histograms: Sequence[Histogram], kind: Distribution, ends: tuple[float, float]
) -> Callable[[Figure], None]:
    def draw(figure: Figure) -> None:
        rows = [3.0, 0.42 + 0.34 * len(runs)] if kind.quantiles else [3.0]
        curves, *strip = figure.subplots(len(rows), 1, sharex=True, squeeze=False, height_ratios=rows)[:, 0]
        charts.draw_distribution(curves, runs, histograms)
        width = histograms[0].bin_width
        curves.set_ylabel(f"{kind.unit} (%" + (")" if width == 1 else f" per {width} {kind.axis.split()[0]})"))
        curves.set_ylim(0, ends[1])
        curves.set_xlim(0, ends[0])
        if len(runs) > 1:
            curves.legend(loc="upper right", handlelength=3.5)
        for axes in strip:
            assert kind.quantiles is not None
            charts.draw_quantiles(axes, runs, [kind.quantiles(run) for run in runs])
        (strip or [curves])[0].set_xlabel(kind.axis)

    return draw


# Seats


def win_share(runs: Sequence[Run]) -> Iterator[Sketch]:
    kind = runs[0].kind
    caption = (
        f"The share of {kind.unit} that each {kind.who} wins. The dashed line is the equal share, what each would win "
        f"if all won alike; there is none where that differs between the runs of a panel. {BARS} All panels have the "
        "same scale, each around its own equal share. The intervals of one run are not independent: what one wins, the "
        "others do not."
    )
    sketch = Sketch("win-share", f"{kind.unit.capitalize()} won, by {kind.who}", "Wilson", caption, runs)
    yield from by_seat(sketch, won_by_seat, lambda run: 100 * run.equal_share, f"{kind.unit} won (%)")


def won_by_seat(run: Run) -> list[tuple[float, Interval | None]]:
    found = zip(run.data["win_share"], run.data["win_share_interval"], strict=True)
    return [(100 * share, (100 * low, 100 * high)) for share, (low, high) in found]


def points_by_seat(runs: Sequence[Run]) -> Iterator[Sketch]:
    kind = runs[0].kind
    caption = (
        f"The mean number of points that each {kind.who} gets in a round, counting the rounds that bring none as zero. "
        f"The dashed line is the mean of all {kind.who}s, where a panel shows one run. {BARS} All panels have the "
        "same scale."
    )
    sketch = Sketch("points-by-seat", f"Points per round, by {kind.who}", "normal approximation", caption, runs)
    yield from by_seat(sketch, mean_points, lambda run: run.equal_points, "points per round")


def mean_points(run: Run) -> list[tuple[float, Interval | None]]:
    found = run.data["points_by_seat"]
    return [(seat["mean"], None if seat["low"] is None else (seat["low"], seat["high"])) for seat in found]


def by_seat(sketch: Sketch, values: charts.Values, fair: charts.Level, unit: str) -> Iterator[Sketch]:
    """Runs with as many players belong side by side."""
    ordered = sorted(sketch.runs, key=lambda run: run.players)
    if len(ordered) > TOGETHER:  # another order than elsewhere, so other looks, or two of a picture might be alike
        ordered = [replace(run, place=place) for place, run in enumerate(ordered)]
    for number, group in enumerate(in_groups(ordered), start=1):
        rows = len(charts.panel_rows(charts.seat_panels(group)))
        yield replace(
            sketch,
            name=sketch.name + (f"-{number}" if len(group) < len(ordered) else ""),
            foot=f"{n_of(group, measured(sketch, group))}. Bars: 95 % intervals ({sketch.foot})",
            runs=group,
            height=0.3 + 2.6 * rows + (0.19 * len(group) if len(group) > rows else 0),
            draw=seat_drawer(group, values, fair, unit),
        )


def measured(sketch: Sketch, runs: Sequence[Run]) -> str:
    return runs[0].kind.unit if sketch.name.startswith("win") else "rounds"


def seat_drawer(runs: Sequence[Run], values: charts.Values, fair: charts.Level, unit: str) -> Callable[[Figure], None]:
    return lambda figure: charts.draw_by_seat(figure, runs, values, fair, unit)


# Hands over time


def hands(runs: Sequence[Run]) -> Iterator[Sketch | str]:
    shown = [run for run in runs if len(charts.long_enough(run)) > 1]
    if not shown:
        yield (
            f"Hand sizes: they are taken in every {SAMPLED}th round, and there are too few such rounds for a mean of "
            f"{charts.LEAST_HANDS} hands."
        )
        return
    caption = (
        "Above: the mean number of cards in the hand of the seat on turn, before it moves. Below: the share of rounds "
        f"that last so long. Both from every {SAMPLED}th round and its first {LONGEST_SERIES} turns; a turn that fewer "
        f"than {charts.LEAST_HANDS} of these rounds reach is left out. Later means come from long rounds only, so the "
        "curves are not the course of one typical round. No intervals: the spread of hand sizes is not counted."
    )
    for group, suffix, span in suffixes(shown):
        yield Sketch(
            f"hand-sizes{suffix}",
            f"Cards in hand, by turn{span}",
            f"{sampled(group)}; no intervals",
            caption,
            group,
            4.4,
            hands_drawer(group),
        )


def sampled(runs: Sequence[Run]) -> str:
    return "n = " + "; ".join(f"{run.key} {run.data['hand_sizes'][0]['hands']:,}".strip() for run in runs) + " rounds"


def hands_drawer(runs: Sequence[Run]) -> Callable[[Figure], None]:
    def draw(figure: Figure) -> None:
        sizes, going = figure.subplots(2, 1, sharex=True, height_ratios=[2.6, 1.5])
        charts.draw_hands(sizes, going, runs)
        sizes.set_ylabel("cards in hand (mean)")
        going.set_ylabel("rounds\ngoing on (%)")
        going.set_xlabel("turn of the round")
        if len(runs) > 1:
            sizes.legend(loc="lower left", handlelength=3.5)

    return draw


# How often


def events(runs: Sequence[Run]) -> Iterator[Sketch | str]:
    caption = (
        "How often each thing happens in a round, on a logarithmic axis: each line of the grid is ten times the one "
        "before. What never happened is left out, and so is what every round has by the deal. No intervals: things "
        "that happen in the same round are not independent, and only their sums are counted. All numbers are in the "
        "data below."
    )
    yield from rates(
        runs,
        Sketch("events-per-round", "Events per round", "", caption, runs),
        happened,
        logarithmic=True,
    )


def happened(run: Run) -> dict[str, float]:
    found = run.data["events"].items()
    return {event_words(name): event["per_round"] for name, event in found if name not in SET_BY_THE_DEAL}


def cards(runs: Sequence[Run]) -> Iterator[Sketch | str]:
    caption = (
        "How many cards of each face are laid in a round, the start card not counted, on an axis from zero. There are "
        "half as many zeros in the deck as of each other number. No intervals, as above."
    )
    yield from rates(
        runs,
        Sketch("cards-per-round", "Cards laid per round, by face", "", caption, runs),
        lambda run: run.data["cards_laid"],
        logarithmic=False,
    )


def rates(
    runs: Sequence[Run], sketch: Sketch, found: Callable[[Run], dict[str, float]], *, logarithmic: bool
) -> Iterator[Sketch | str]:
    names = list(dict.fromkeys(name for run in runs for name, value in found(run).items() if value > 0))
    if not names:
        yield f"{sketch.title}: nothing was counted."
        return
    if logarithmic:
        names.sort(key=lambda name: -max(found(run).get(name, 0) for run in runs))
    for group, suffix, span in suffixes(runs):
        values = [[found(run).get(name, 0.0) for name in names] for run in group]
        yield Sketch(
            sketch.name + suffix,
            sketch.title + span,
            f"{n_of(group, 'rounds')}; no intervals",
            sketch.caption,
            group,
            1.0 + rows_height(len(names), len(group)),
            rates_drawer(group, names, values, logarithmic=logarithmic),
        )


def rows_height(names: int, runs: int) -> float:
    """Rows of a chart and its legend, in inches."""
    return names * (0.23 if runs <= charts.MOST_COLUMNS else 0.3) + (0.2 * runs if runs > 1 else 0)


def rates_drawer(
    runs: Sequence[Run], names: Sequence[str], values: Sequence[Sequence[float]], *, logarithmic: bool
) -> Callable[[Figure], None]:
    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        charts.draw_rates(axes, runs, names, values, logarithmic=logarithmic)
        axes.set_xlabel(f"times per round ({'logarithmic' if logarithmic else 'linear'} axis)")

    return draw


# Challenges


def challenges(runs: Sequence[Run]) -> Iterator[Sketch | str]:
    made = [run for run in runs if run.data["challenges"]["made"]]
    if not made:
        yield "Challenges: none was made, as the policies of these runs never challenge or never had to."
        return
    caption = (
        "Left: challenges in 100 rounds, by what they found. Right: the share of challenges that found a bluff, with "
        "its 95 % interval (Wilson), which takes challenges of the same round as independent. Where no bar is to be "
        "seen, it is smaller than the marker."
    )
    foot = "Challenges: " + "; ".join(challenges_of(run) for run in made)
    yield Sketch(
        "challenges",
        "Challenges of a Wild Draw Four: how many, and how they end",
        f"{foot}. Bars on the right are 95 % intervals",
        caption,
        made,
        1.15 + 0.42 * len(made),
        challenges_drawer(made),
    )


def challenges_of(run: Run) -> str:
    made = f"{run.data['challenges']['made']:,}"
    return f"{run.name} ({made})" if run.key else made


def challenges_drawer(runs: Sequence[Run]) -> Callable[[Figure], None]:
    def draw(figure: Figure) -> None:
        counts, outcomes = figure.subplots(1, 2, sharey=True)
        charts.draw_challenges(counts, outcomes, runs)
        counts.set_xlabel("challenges per 100 rounds")
        outcomes.set_xlabel("challenges that found a bluff (%)")

    return draw


KINDS: tuple[Callable[[Sequence[Run]], Iterator[Sketch | str]], ...] = (
    turns,
    win_share,
    points_by_seat,
    points,
    hands,
    events,
    cards,
    challenges,
    rounds_per_match,
)
