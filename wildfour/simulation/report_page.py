"""What the page of a report says; wildfour/pages/templates/report.html says how."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wildfour.pages import page
from wildfour.simulation.labels import policy_sentence
from wildfour.simulation.numbers import in_words, percent, share_in_words, whole
from wildfour.simulation.report_data import data_tables
from wildfour.simulation.report_tables import differences, key_numbers, requests_table
from wildfour.simulation.runs import Run, in_common, named_runs
from wildfour.simulation.summary import Summary
from wildfour.simulation.tally import SAMPLED
from wildfour.words import listed

KIND = "simulation report"
PLAYERS = " players"
LONGEST_TITLE = 48  # letters
MANY = 8  # runs that can be told of one by one


@dataclass(frozen=True, slots=True)
class RenderedFigure:
    """A figure of a report. `name` is the name of its files, `alt` is for those who cannot see it."""

    name: str
    caption: str
    alt: str
    svg: bytes
    png: bytes


def report_page(summaries: Sequence[Summary], figures: Sequence[RenderedFigure], left_out: Sequence[str]) -> str:
    """`left_out` has a sentence for each figure that could not be made."""
    runs = named_runs(summaries)
    policies = dict.fromkeys(policy for one in summaries for policy in one.policies)
    return page(
        "report.html",
        kind=KIND,
        program=f"wildfour {summaries[0].wildfour}",
        title=title(runs),
        common=in_common(summaries) if len(runs) > 1 else "",
        rounds=whole(sum(one.rounds for one in summaries)),
        moves=whole(sum(one.moves for one in summaries)),
        commands=list(dict.fromkeys(one.command for one in summaries if one.command)),
        stopped=stopped(runs),
        highlights=list(highlights(runs)),
        requests=requests_table(runs),
        key_numbers=[*key_numbers(runs), *differences(runs)],
        figures=figures,
        sources={figure.name: b64encode(figure.svg).decode() for figure in figures},
        left_out=left_out,
        unit=runs[0].unit,
        of_matches=runs[0].of_matches,
        policies=[policy_sentence(policy) for policy in policies],
        stacking=any("stacking" in one.options for one in summaries),
        jumping_in=any("jump-in" in one.options for one in summaries),
        launcher=any(one.edition.startswith("launcher") for one in summaries),
        sampled=SAMPLED,
        same_seed=len(runs) > len({one.seed for one in summaries}),
        versions=listed(sorted({one.wildfour for one in summaries})),
        seeds=listed([str(seed) for seed in dict.fromkeys(one.seed for one in summaries)]),
        data=data_tables(runs),
    )


def title(runs: Sequence[Run]) -> str:
    """`2, 4 and 6 players`, not `2 players, 4 players and 6 players`; what would be too long is only counted."""
    labels = [run.label for run in runs]
    if all(label.endswith(PLAYERS) and label.removesuffix(PLAYERS).isdigit() for label in labels):
        labels = [label.removesuffix(PLAYERS) for label in labels[:-1]] + labels[-1:]
    named = listed(labels)
    if len(runs) > 1 and len(named) > LONGEST_TITLE:
        return f"{len(runs)} simulations compared"
    return f"Simulation: {named}"


def stopped(runs: Sequence[Run]) -> str:
    """Which runs were stopped early, if any."""
    keys = [run.key for run in runs if run.summary.partial]
    if not keys:
        return ""
    if not keys[0]:
        return "The run was"
    return f"Run {keys[0]} was" if len(keys) == 1 else f"Runs {listed(keys)} were"


# In short


def highlights(runs: Sequence[Run]) -> Iterator[str]:
    """What most readers want to know first."""
    for run in runs[:MANY]:
        sentences = [length(run), extremes(run), *match_length(run), worth(run)]
        yield " ".join(sentences)
    if len(runs) > MANY:
        yield f"The other {len(runs) - MANY} runs are in the tables below."


def length(run: Run) -> str:
    turns = run.summary.turns_per_round
    head = f"{run.name}: a" if run.key else "A"
    middle = f"; half of the rounds take {turns.quantiles.p25} to {turns.quantiles.p75}" if turns.quantiles else ""
    return f"{head} round takes {in_words(turns)} turns on average{middle}."


def match_length(run: Run) -> Iterator[str]:
    if run.of_matches:
        yield f"A match takes {in_words(run.matches.rounds_per_match)} rounds."


def worth(run: Run) -> str:
    return f"A round is worth {in_words(run.summary.points_per_round)} points."


def extremes(run: Run) -> str:
    """The seats that win most and least, where the simulation can tell them from an equal share."""
    shares, fair, unit = run.summary.win_share, run.equal_share, run.unit
    apart = [seat for seat, won in enumerate(shares) if not won.low <= fair <= won.high]
    if not apart:
        return f"No {unit.winner} can be told apart from an equal share of {percent(fair)}: every interval contains it."
    apart.sort(key=lambda seat: -shares[seat].share)
    told = [
        f"{unit.winner} {seat} wins {share_in_words(shares[seat])}" for seat in dict.fromkeys((apart[0], apart[-1]))
    ]
    return f"Of the {unit.plural}, {' and '.join(told)}; an equal share is {percent(fair)}."
