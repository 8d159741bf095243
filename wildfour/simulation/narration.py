"""What a simulation found, in plain text with units and intervals. It reads the data of statistics.py."""

import math
from collections.abc import Sequence
from typing import Any

from wildfour.estimates import Z
from wildfour.meter import duration

Found = dict[str, Any]
FOOTNOTE = "± and ranges in brackets are 95 % intervals."


def narrate(found: Sequence[Found]) -> str:
    """Every run by itself, then all of them side by side."""
    parts = [narrate_run(one) for one in found]
    if len(found) > 1:
        parts.append(side_by_side(found))
    return "\n\n".join([*parts, FOOTNOTE]) + "\n"


def narrate_run(found: Found) -> str:
    lines = [title(found), where_and_how_fast(found), ""]
    lines += [f"{name:<22}{text}" for name, text in quantities(found)]
    return "\n".join([*lines, "", *seats_table(found)])


def title(found: Found) -> str:
    """What was simulated."""
    policies = ", ".join(found["policies"])
    options = f", {found['options']}" if found["options"] else ""
    match = f", {found['format']}" if "matches" in found else ""
    return f"{found['edition']}, {found['players']} players{options}{match}, policy {policies}, seed {found['seed']}"


def where_and_how_fast(found: Found) -> str:
    counted = ("matches", "rounds", "moves")
    amount = ", ".join(f"{found[name]:,} {name}" for name in counted if name in found)
    seconds = found["seconds"]
    took = f"{seconds:.1f} s" if seconds < 60 else duration(seconds)
    stopped = " (stopped early: a part of what was asked for)" if found["partial"] else ""
    return f"{amount} in {took} on {found['on']}: {found['rounds_per_second']:,.0f} rounds/s{stopped}"


def quantities(found: Found) -> list[tuple[str, str]]:
    """One line each: a name, and a number with its unit."""
    lines = []
    if "matches" in found:
        lines.append(("Rounds per match", f"{spread(found['rounds_per_match'])}"))
    lines += [
        ("Turns per round", spread(found["turns_per_round"])),
        ("Points per round", with_error(found["points_per_round"])),
        ("Calls", f"{number(found['calls'])} per round"),
        ("Caught without a call", f"{number(found['catches'])} per round"),
        ("Challenges", challenges(found)),
        ("Reshuffles", f"{number(found['reshuffles'])} per round"),
        ("Drawn rounds", f"{found['drawn_rounds']:,} (nobody could play or draw)"),
    ]
    for name, about in (
        ("unfinished_rounds", "of 100,000 moves and no end"),
        ("unfinished_matches", "of 4,096 rounds and no end"),
        ("shared_wins", "matches with more than one winner"),
    ):
        if found.get(name):
            lines.append((name.replace("_", " ").capitalize(), f"{found[name]:,} ({about})"))
    return lines


def spread(found: Found) -> str:
    at = found["quantiles"]
    return (
        f"{with_error(found)}; median {at['0.5']}, half of them {at['0.25']} to {at['0.75']}, "
        f"nine in ten {at['0.05']} to {at['0.95']}"
    )


def challenges(found: Found) -> str:
    made = found["challenges"]
    if not made["made"]:
        return "none"
    share = percent(made["success_share"], made["success_share_interval"])
    return f"{number(made['made'] / found['rounds'])} per round, successful {share}"


def seats_table(found: Found) -> list[str]:
    """The table by seat, or by player."""
    of_matches = "matches" in found
    who = "Player" if of_matches else "Seat"
    heading = f"{who:<8}{'wins':<27}{'points per round':<20}{'points at the end' if of_matches else ''}"
    lines = [heading.rstrip()]
    for place, share in enumerate(found["win_share"]):
        wins = percent(share, found["win_share_interval"][place])
        end = with_error(found["totals"][place]) if of_matches else remark(place, found["players"])
        lines.append(f"{place:<8}{wins:<27}{with_error(found['points_by_seat'][place]):<20}{end}".rstrip())
    return lines


def remark(seat: int, players: int) -> str:
    if seat == 0:
        return "at the dealer's left"
    return "dealer" if seat == players - 1 else ""


def side_by_side(found: Sequence[Found]) -> str:
    names = [what_differs(one, found) for one in found]
    width = max(map(len, names)) + 2
    of_matches = "matches" in found[0]
    first = "first player wins" if of_matches else "dealer's left wins"
    length = ["rounds per match"] if of_matches else []
    lines = [f"{'':{width}}" + "".join(f"{one:<20}" for one in [*length, "turns per round", "points per round", first])]
    for name, one in zip(names, found, strict=True):
        cells = [with_error(one["rounds_per_match"])] if of_matches else []
        cells += [with_error(one["turns_per_round"]), with_error(one["points_per_round"])]
        cells.append(percent(one["win_share"][0], one["win_share_interval"][0]))
        lines.append(f"{name:{width}}" + "".join(f"{cell:<20}" for cell in cells))
    return "\n".join(line.rstrip() for line in lines)


def what_differs(one: Found, found: Sequence[Found]) -> str:
    """A name for a run among others: the parts in which not all agree."""
    parts = {
        "edition": one["edition"],
        "players": f"{one['players']} players",
        "options": one["options"] or "no options",
    }
    differing = [text for name, text in parts.items() if any(other[name] != one[name] for other in found)]
    return ", ".join(differing) or title(one)


def with_error(found: Found) -> str:
    """A mean with its 95 % interval, in as many digits as the interval justifies: two."""
    error = found["standard_error"]
    if error is None:
        return f"{found['mean']:g}"
    half = Z * error
    digits = max(0, 1 - math.floor(math.log10(half))) if half > 0 else 2
    return f"{found['mean']:.{digits}f} ± {half:.{digits}f}"


def percent(share: float, interval: Sequence[float]) -> str:
    low, high = (100 * end for end in interval)
    digits = min(6, max(0, 1 - math.floor(math.log10((high - low) / 2)))) if high > low else 2
    return f"{100 * share:.{digits}f} % ({low:.{digits}f} to {high:.{digits}f})"


def number(value: float) -> str:
    return f"{value:.3g}"
