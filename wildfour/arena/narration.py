"""What an arena found, as text."""

from wildfour.arena.summary import ArenaSummary, BotResult
from wildfour.columns import aligned
from wildfour.estimates import Estimate
from wildfour.meter import duration

FAIRNESS = (
    "Every deal was played from every seat, and all tables had the same deals. ± is half of a 95% interval, from the "
    "spread between deals."
)


def narrate(found: ArenaSummary) -> str:
    """For the screen."""
    parts = [heading(found), *([matrix_text(found)] if found.matrix else []), tables_text(found), ratings_text(found)]
    return "\n\n".join(parts) + "\n"


def heading(found: ArenaSummary) -> str:
    goal = "playing to go out" if found.format is None else f"playing for the format {found.format}"
    parts = (found.edition, f"{found.players} players", found.options, goal, f"seed {found.seed}")
    took = f"{found.rounds:,} rounds at {counted(len(found.tables), 'table')} in {duration(found.seconds)}"
    partial = " Partial: not all the rounds asked for were played." if found.partial else ""
    return f"{', '.join(filter(None, parts))}: {took}.{partial}\n{FAIRNESS}"


def counted(number: int, what: str) -> str:
    return f"{number} {what}" + ("" if number == 1 else "s")


def matrix_text(found: ArenaSummary) -> str:
    """Rows against columns."""
    rows = [["", *found.bots]]
    for bot in found.bots:
        cells = found.matrix.get(bot, {})
        rows.append([bot, *(share_text(cells[other].win_share) if other in cells else "-" for other in found.bots)])
    return f"{matrix_title(found)}:\n{aligned(rows)}"


def matrix_title(found: ArenaSummary) -> str:
    cell = next(cell for row in found.matrix.values() for cell in row.values())
    equal = f"an equal share is {100 * cell.equal_share:.1f}"
    if cell.equal_share == 0.5:
        return f"Rounds won (%) by the bot on the left against the bot above; {equal}"
    one = "one side of the bot on the left" if cell.seats > 1 else "one bot on the left"
    return f"Rounds won (%) by {one}, all others at the table being the bot above; {equal}"


def share_text(share: Estimate) -> str:
    return f"{100 * share.mean:.1f}" + ("" if share.low is None else f" ± {100 * half_width(share):.1f}")


def half_width(found: Estimate) -> float:
    """Half of an interval: of a share near the end the half that is not cut off."""
    low, high = found.interval or (found.mean, found.mean)
    return max(high - found.mean, found.mean - low)


def tables_text(found: ArenaSummary) -> str:
    rows = [["table", "rounds", "drawn", "bot", "won (%)", "equal (%)", "points per round"]]
    for number, table in enumerate(found.tables, start=1):
        head = [str(number), f"{table.rounds:,}", str(table.drawn_rounds)]
        for result in table.results:
            rows.append([*head, *result_row(result)])
            head = [""] * 3
    return aligned(rows)


def result_row(result: BotResult) -> list[str]:
    points = result.points_per_round
    return [
        result.bot if result.seats == 1 else f"{result.bot} ({result.seats} seats)",
        share_text(result.win_share),
        f"{100 * result.equal_share:.1f}",
        f"{points.mean:.2f}" + ("" if points.low is None else f" ± {half_width(points):.2f}"),
    ]


def ratings_text(found: ArenaSummary) -> str:
    if found.ratings is None:
        return "No ratings: they need the package openskill (pip install 'wildfour[arena]')."
    rows = [[one.bot, f"{one.mu:.2f} ± {2 * one.sigma:.2f}"] for one in found.ratings]
    return f"Ratings by openskill (Plackett-Luce), ± two sigma:\n{aligned(rows)}"
