"""What a simulation found, in plain text with units and intervals."""

from collections.abc import Sequence

from wildfour.columns import aligned
from wildfour.estimates import Distribution
from wildfour.meter import duration
from wildfour.simulation.numbers import plus_or_minus, share_in_words
from wildfour.simulation.runs import named_runs
from wildfour.simulation.summary import Challenges, MatchSummary, Summary

FOOTNOTE = "± and the ranges in parentheses are 95% intervals."


def narrate(summaries: Sequence[Summary]) -> str:
    """Every run by itself, then all of them side by side."""
    parts = [narrate_run(one) for one in summaries]
    if len(summaries) > 1:
        parts.append(side_by_side(summaries))
    return "\n\n".join([*parts, FOOTNOTE]) + "\n"


def narrate_run(summary: Summary) -> str:
    head = f"{title(summary)}\n{where_and_how_fast(summary)}"
    return "\n\n".join([head, aligned(quantities(summary)), aligned(seats_table(summary))])


def title(summary: Summary) -> str:
    """What was simulated."""
    parts = [summary.edition, f"{summary.players} players", summary.options]
    if isinstance(summary, MatchSummary):
        parts.append(summary.format)
    parts += [f"policy {', '.join(summary.policies)}", f"seed {summary.seed}"]
    return ", ".join(filter(None, parts))


def where_and_how_fast(summary: Summary) -> str:
    amounts = [f"{summary.rounds:,} rounds", f"{summary.moves:,} moves"]
    if isinstance(summary, MatchSummary):
        amounts.insert(0, f"{summary.matches:,} matches")
    took = f"{summary.seconds:.1f} s" if summary.seconds < 60 else duration(summary.seconds)
    stopped = " (stopped early: a part of what was asked for)" if summary.partial else ""
    return f"{', '.join(amounts)} in {took} on {summary.on}: {summary.rounds_per_second:,.0f} rounds/s{stopped}"


def quantities(summary: Summary) -> list[tuple[str, str]]:
    """One line each: a name, and a number with its unit."""
    lines = [
        ("Turns per round", spread(summary.turns_per_round)),
        ("Points per round", plus_or_minus(summary.points_per_round)),
        ("Calls", f"{summary.calls:.3g} per round"),
        ("Caught without a call", f"{summary.catches:.3g} per round"),
        ("Challenges", challenges(summary.challenges, summary.rounds)),
        ("Reshuffles", f"{summary.reshuffles:.3g} per round"),
        ("Drawn rounds", f"{summary.drawn_rounds:,} (nobody could play or draw)"),
    ]
    if summary.unfinished_rounds:
        lines.append(("Unfinished rounds", f"{summary.unfinished_rounds:,} (no end after 100,000 moves)"))
    if isinstance(summary, MatchSummary):
        lines = [("Rounds per match", spread(summary.rounds_per_match)), *lines, *rare_matches(summary)]
    return lines


def rare_matches(summary: MatchSummary) -> list[tuple[str, str]]:
    lines = [
        ("Unfinished matches", summary.unfinished_matches, "no end after 4,096 rounds"),
        ("Shared wins", summary.shared_wins, "matches with more than one winner"),
    ]
    return [(name, f"{count:,} ({about})") for name, count, about in lines if count]


def spread(found: Distribution) -> str:
    at = found.quantiles
    if at is None:
        return plus_or_minus(found)
    half, most = f"half of them {at.p25} to {at.p75}", f"nine in ten {at.p5} to {at.p95}"
    return f"{plus_or_minus(found)}; median {at.median}, {half}, {most}"


def challenges(found: Challenges, rounds: int) -> str:
    if found.success is None:
        return "none"
    return f"{found.made / rounds:.3g} per round; {share_in_words(found.success)} of them found a bluff"


def seats_table(summary: Summary) -> list[list[str]]:
    """By seat, or by player."""
    rows = []
    for place, (won, points) in enumerate(zip(summary.win_share, summary.points_by_seat, strict=True)):
        rows.append([str(place), share_in_words(won), plus_or_minus(points)])
    if isinstance(summary, MatchSummary):
        head = ["Player", "wins", "points per round", "points at the end"]
        return [head, *([*row, plus_or_minus(total)] for row, total in zip(rows, summary.totals, strict=True))]
    remarks = ["left of the dealer", *[""] * (summary.players - 2), "dealer"]
    head = ["Seat", "wins", "points per round", ""]
    return [head, *([*row, remark] for row, remark in zip(rows, remarks, strict=True))]


def side_by_side(summaries: Sequence[Summary]) -> str:
    of_matches = isinstance(summaries[0], MatchSummary)
    first = "player 0 wins" if of_matches else "seat 0 wins"
    head = ["", *(["rounds per match"] if of_matches else []), "turns per round", "points per round", first]
    return aligned([head, *([run.label, *compared(run.summary)] for run in named_runs(summaries))])


def compared(summary: Summary) -> list[str]:
    length = [plus_or_minus(summary.rounds_per_match)] if isinstance(summary, MatchSummary) else []
    return [
        *length,
        plus_or_minus(summary.turns_per_round),
        plus_or_minus(summary.points_per_round),
        share_in_words(summary.win_share[0]),
    ]
