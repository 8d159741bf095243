"""The report of a simulation as one page: it needs no scripts, no other files and no network."""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from html import escape

from wildfour.simulation.pictures import Picture, Pictures
from wildfour.simulation.report_style import GENERATOR, STYLE
from wildfour.simulation.report_tables import appendix, differences, key_numbers, requests_table
from wildfour.simulation.report_words import (
    MATCHES,
    Kind,
    Run,
    Summary,
    estimate,
    hard,
    in_common,
    interval_text,
    named_runs,
    percent,
    policy_sentence,
    whole,
)
from wildfour.simulation.tally import SAMPLED
from wildfour.words import listed

PLAYERS = " players"
MANY = 8  # runs that can be told of one by one


def page(summaries: Sequence[Summary], pictures: Pictures) -> str:
    runs = named_runs(summaries)
    parts = [
        f"<h1>{escape(title(summaries))}</h1>",
        f'<p class="about">{escape(about(summaries))}</p>',
        *commands(runs),
        *partial_note(runs),
        section("In short", bullets(in_short(runs))),
        section("Requests", requests_table(runs)),
        section("Key numbers", key_numbers(runs), differences(runs)),
        section("Pictures", *(figure(number, one) for number, one in enumerate(pictures.drawn, 1)), missing(pictures)),
        section("Method", bullets(method(runs))),
        section("How to repeat it", bullets(repetition(runs))),
        section("Data", appendix(runs)),
    ]
    return document(title(summaries), summaries[0]["wildfour"], "\n".join(parts))


def document(name: str, version: str, body: str) -> str:
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src '{fingerprint()}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
{GENERATOR} {escape(version)}">
<title>{escape(name)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{body}
<footer>Made by wildfour {escape(version)}. It plays the UNO® rules; not affiliated with or endorsed by Mattel.</footer>
</main>
</body>
</html>
"""


def fingerprint() -> str:
    """By which a strict policy knows the style element."""
    return f"sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}"


def section(name: str, *parts: str) -> str:
    return "\n".join(["<section>", f"<h2>{escape(name)}</h2>", *filter(None, parts), "</section>"])


def bullets(sentences: Sequence[str] | Iterator[str]) -> str:
    lines = "\n".join(f"<li>{said(sentence)}</li>" for sentence in sentences)
    return f"<ul>\n{lines}\n</ul>"


def said(sentence: str) -> str:
    return escape(hard(sentence))


# The head


def title(summaries: Sequence[Summary]) -> str:
    runs = named_runs(summaries)
    if len(runs) == 1:
        return f"Simulation: {runs[0].label}"
    compared = compared_words([run.label for run in runs])
    common = in_common(summaries)
    return f"Simulation: {compared}" + (f" ({common})" if common else "")


def compared_words(labels: Sequence[str]) -> str:
    """`2, 4 and 6 players`, not `2 players, 4 players and 6 players`."""
    if len(labels) > 4:
        return f"{len(labels)} runs compared"
    if all(label.endswith(PLAYERS) and label.removesuffix(PLAYERS).isdigit() for label in labels):
        return listed([label.removesuffix(PLAYERS) for label in labels]) + PLAYERS
    return listed(labels)


def about(summaries: Sequence[Summary]) -> str:
    rounds = sum(one["rounds"] for one in summaries)
    moves = sum(one["moves"] for one in summaries)
    return f"{whole(rounds)} rounds with {whole(moves)} moves, played by the rules of the UNO card game, move by move."


def commands(runs: Sequence[Run]) -> Iterator[str]:
    """The commands that made the page, each once."""
    for command in dict.fromkeys(run.data["command"] for run in runs if run.data["command"]):
        yield f"<pre><code>{escape(command)}</code></pre>"


def partial_note(runs: Sequence[Run]) -> Iterator[str]:
    stopped = [run for run in runs if run.data.get("partial")]
    if stopped:
        who = f"Run {listed([run.key for run in stopped])}" if stopped[0].key else "The run"
        yield (
            f"<p><strong>{escape(who)} was stopped before its end; the numbers are those of the rounds played "
            "until then.</strong></p>"
        )


def in_short(runs: Sequence[Run]) -> Iterator[str]:
    for run in runs[:MANY]:
        yield short(run)
    if len(runs) > MANY:
        yield f"The other {len(runs) - MANY} runs are in the tables below."


def short(run: Run) -> str:
    """What most readers want to know first."""
    head = f"{run.name}: a" if run.key else "A"
    found = run.data["turns_per_round"]
    quantiles = found["quantiles"]
    length = (
        f"{head} round takes {estimate(found['mean'], found['standard_error'])} turns on average; half of the rounds "
        f"take {quantiles['0.25']:g} to {quantiles['0.75']:g}."
    )
    worth = run.data["points_per_round"]
    points = f"A round is worth {estimate(worth['mean'], worth['standard_error'])} points."
    return f"{length} {extremes(run)}{match_length(run)} {points}"


def match_length(run: Run) -> str:
    found = run.data.get("rounds_per_match")
    return f" A match takes {estimate(found['mean'], found['standard_error'])} rounds." if found else ""


def extremes(run: Run) -> str:
    """The seats that win most and least, where the simulation can tell them from an equal share."""
    shares, intervals = run.data["win_share"], run.data["win_share_interval"]
    fair, kind = run.equal_share, run.kind
    apart = [seat for seat, (low, high) in enumerate(intervals) if not low <= fair <= high]
    if not apart:
        return f"No {kind.who} is told apart from an equal share of {percent(fair)}: all intervals contain it."
    ends = sorted(apart, key=lambda seat: -shares[seat])
    told = [f"{kind.who} {seat + 1} wins {share_words(run, seat)}" for seat in dict.fromkeys((ends[0], ends[-1]))]
    return f"Of the {kind.unit}, {' and '.join(told)}; an equal share is {percent(fair)}."


def share_words(run: Run, seat: int) -> str:
    interval = run.data["win_share_interval"][seat]
    return f"{percent(run.data['win_share'][seat], interval)} ({interval_text(interval, 100)})"


# Pictures


def figure(number: int, picture: Picture) -> str:
    source = b64encode(picture.svg).decode()
    name = escape(picture.name)
    return f"""<figure id="{name}">
<div class="plot" role="region" aria-label="Picture {number}" tabindex="0">
<img alt="{escape(picture.alt)}" src="data:image/svg+xml;base64,{source}">
</div>
<figcaption><b>Picture {number}.</b> {said(picture.caption)}
(<a href="{name}.svg">SVG</a>, <a href="{name}.png">PNG</a>)</figcaption>
</figure>"""


def missing(pictures: Pictures) -> str:
    return f"<p>Not drawn:</p>\n{bullets(pictures.left_out)}" if pictures.left_out else ""


# Method


def method(runs: Sequence[Run]) -> Iterator[str]:
    yield (
        "Rules: each round is dealt and played move by move by the rules of its edition and options. They are the "
        "rules that a table of people plays by in Wildfour, compiled; nothing is simplified."
    )
    yield (
        "Chance: Philox4x32-10, a counter-based generator (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as "
        "easy as 1, 2, 3. SC '11), keyed by the seed and by the number of the round or match. Numbers below n are "
        "exactly uniform (Lemire's multiplication with rejection)."
    )
    yield (
        "Order: everything is counted as whole numbers, and sums of these do not depend on the order of work. So the "
        "answer is the same on any number of threads and machines."
    )
    yield (
        "Turns: a turn is one seat's go. Laying a card just drawn belongs to the turn of the draw; a missed turn is "
        "none."
    )
    yield seats_note(runs[0].kind)
    for policy in dict.fromkeys(policy for run in runs for policy in run.data["policies"]):
        yield f"Policy {policy_sentence(policy)}"
    yield from option_notes(runs)
    yield from error_notes(runs)


def seats_note(kind: Kind) -> str:
    if kind is MATCHES:
        return (
            "Players are numbered in the order of their seats; the deal goes round, so a number does not say who "
            "begins. Points are those that the format gives. Shares count all matches, means all rounds."
        )
    return (
        "Seats are counted from the dealer's left, who begins unless the start card changes that; the last seat is the "
        "dealer's. Shares and means count all rounds, also drawn ones."
    )


def option_notes(runs: Sequence[Run]) -> Iterator[str]:
    """What the policies do where only some tables ask them."""
    if any("stacking" in run.data["options"] for run in runs):
        yield "Stacking: whoever can answer a draw card with another does so, with the first that may be laid."
    if any("jump-in" in run.data["options"] for run in runs):
        yield "Jumping in: no policy does it, so the option jump-in changes nothing here."
    if any(run.data["edition"].startswith("launcher") for run in runs):
        yield (
            "Launcher: all flip whenever they may, at a uniformly chosen opponent, and give a uniformly chosen card; a "
            "flip hits with probability 0.5 unless the option hit-rate says otherwise."
        )


def error_notes(runs: Sequence[Run]) -> Iterator[str]:
    yield (
        f"Errors: {runs[0].kind.unit} of one run are independent. The standard error of a mean is the standard "
        "deviation divided by the root of the number. Intervals of means are the mean ± 1.96 standard errors; those of "
        "shares are Wilson's. All are for 95 %, each by itself: of twenty such intervals, one is expected to miss. "
        "They measure chance only: not whether people play like these policies."
    )
    if runs[0].kind is MATCHES:
        yield "Errors of means per round take all rounds as independent, though the points decide when a match ends."
    yield f"Hand sizes are taken in every {SAMPLED}th round, chosen by its number."
    if len(runs) > len({run.data["seed"] for run in runs}):
        yield (
            "Runs with the same seed draw on the same chance: rounds of the same number, with as many players and the "
            "same deck, begin with the same deal. So these runs are not independent of each other. The intervals of "
            "each run hold; the errors of differences between runs do not take this into account."
        )


def repetition(runs: Sequence[Run]) -> Iterator[str]:
    versions = listed(sorted({str(run.data["wildfour"]) for run in runs}))
    seeds = listed([str(seed) for seed in dict.fromkeys(run.data["seed"] for run in runs)])
    yield (
        f"Version: wildfour {versions}. Seed: {seeds}. The command above, run again with this version, gives the same "
        "numbers; only the seconds differ."
    )
    yield "The pictures are embedded in this page; they also lie beside it as PNG and SVG."
