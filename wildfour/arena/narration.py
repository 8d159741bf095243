"""What an arena found, as text."""

from collections.abc import Sequence
from typing import Any

from wildfour.meter import duration

Found = dict[str, Any]


def narrate(found: Found) -> str:
    """For the screen."""
    parts = [heading(found)]
    if found["matrix"]:
        parts.append(matrix_text(found))
    parts.append(tables_text(found))
    parts.append(ratings_text(found))
    return "\n\n".join(parts) + "\n"


def heading(found: Found) -> str:
    what = [found["edition"], f"{found['players']} players", *([found["options"]] if found["options"] else [])]
    goal = "playing to go out" if found["format"] is None else f"playing for the format {found['format']}"
    rounds = sum(table["rounds"] for table in found["tables"])
    took = f"{rounds:,} rounds at {counted(len(found['tables']), 'table')} in {duration(found['seconds'])}"
    partial = " Partial: not all the rounds asked for were played." if found["partial"] else ""
    return f"{', '.join(what)}, {goal}, seed {found['seed']}: {took}.{partial}\n{fairness(found)}"


def counted(number: int, what: str) -> str:
    return f"{number} {what}" + ("" if number == 1 else "s")


def fairness(found: Found) -> str:
    return (
        "Every deal was played from every seat, and all tables had the same deals. ± is half of a 95 % interval, from "
        "the spread between deals."
    )


def matrix_text(found: Found) -> str:
    """Rows against columns."""
    names = found["bots"]
    rows = [["", *names]]
    for name in names:
        cells = found["matrix"].get(name, {})
        rows.append([name, *(share_text(cells[other]["win_share"]) if other in cells else "-" for other in names)])
    return f"{matrix_title(found)}:\n{columns(rows)}"


def matrix_title(found: Found) -> str:
    cell = next(cell for row in found["matrix"].values() for cell in row.values())
    equal = f"an equal share is {100 * cell['equal_share']:.1f}"
    if cell["equal_share"] == 0.5:
        return f"Rounds won (%) by the bot on the left against the bot above; {equal}"
    one = "one side of the bot on the left" if cell["seats"] > 1 else "one bot on the left"
    return f"Rounds won (%) by {one}, all others at the table being the bot above; {equal}"


def share_text(share: Found) -> str:
    return f"{100 * share['mean']:.1f}{half_text(share, 100)}"


def half_text(found: Found, scale: float) -> str:
    return "" if found["low"] is None else f" ± {scale * half_width(found):.1f}"


def half_width(found: Found) -> float:
    """Half of an interval: of a share near the end the half that is not cut off."""
    return float(max(found["high"] - found["mean"], found["mean"] - found["low"]))


def tables_text(found: Found) -> str:
    rows = [["table", "rounds", "drawn", "bot", "won (%)", "equal (%)", "points per round"]]
    for number, table in enumerate(found["tables"], start=1):
        head = [str(number), f"{table['rounds']:,}", str(table["drawn_rounds"])]
        for result in table["results"]:
            rows.append([*head, *result_row(result)])
            head = [""] * 3
    return columns(rows)


def result_row(result: Found) -> list[str]:
    name = result["bot"] if result["seats"] == 1 else f"{result['bot']} ({result['seats']} seats)"
    points = result["points_per_round"]
    return [
        name,
        share_text(result["win_share"]),
        f"{100 * result['equal_share']:.1f}",
        f"{points['mean']:.2f}" + ("" if points["low"] is None else f" ± {half_width(points):.2f}"),
    ]


def ratings_text(found: Found) -> str:
    if found["ratings"] is None:
        return "No ratings: they need the package openskill (pip install 'wildfour[arena]')."
    rows = [[one["bot"], f"{one['mu']:.2f} ± {2 * one['sigma']:.2f}"] for one in found["ratings"]]
    return f"Ratings by openskill (Plackett-Luce), ± two sigma:\n{columns(rows)}"


def columns(rows: Sequence[Sequence[str]]) -> str:
    """The first column to the left, the others too: names and numbers mix."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)
