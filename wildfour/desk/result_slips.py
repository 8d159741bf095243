"""Result slips, as typed in from real tables.

    120-75, or 120 75                            partners: totals over all rounds, in slip order
    20-0 0-30 100-0 0-45                         partners: every round
    Ann+Bob 120 Cid+Dan 75                       partners, by their names
    Ann+Bob 20 0 100 0 Cid+Dan 0 30 0 45         partners: every round, by their names
    out 57 20 5                                  alone: the points left in each hand, in seat order
    out 57 20 5 / 12 out 8 31                    alone: two rounds
    Ann out Bob 57 Cid 20 Dan 5                  alone, by their names
    Ann out 12 Bob 57 out Cid 20 8 Dan 5 31      alone: two rounds, by their names
    - - - -                                      alone: a round without a winner (R7)

With names, the order of teams and players does not matter, and neither does case. The beginning of a name is enough.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wildfour.errors import Invalid
from wildfour.support.argument_parser import whole_number_in
from wildfour.tournament.log_events import Reported, still_hold
from wildfour.tournament.player_names import (
    DRAWN,
    OTHER_TEAM_MARKS,
    OUT,
    SEPARATORS,
    TEAM_MARK,
    find_player,
    is_value,
)
from wildfour.tournament.results import HandsLeft, Result, RoundLeft, TeamPoints
from wildfour.tournament.seating.sittings import SeatedTable
from wildfour.tournament.tournament import Tournament

LONGEST_NUMBER = 7
PAIR = re.compile(r"(\d+)\s*[-:\u2013]\s*(\d+)")
TWO_NUMBERS = re.compile(r"\d+\s+\d+")
PAIRS = re.compile(rf"{PAIR.pattern}(?:[\s,;/]+{PAIR.pattern})*")
ROUND_MARKS = re.compile(r"[/;]")


@dataclass(frozen=True)
class Place:
    """A table in a given sitting (default: the current sitting), or a round of the final."""

    table: int | None
    sitting: int | None = None
    in_final: bool = False


Entry = tuple[str, list[str]]  # a name on a slip, and the values after it


def read_slip(words: Iterable[str], table: SeatedTable, hands: int, *, stuck_hands_count: bool = False) -> Result:
    """Parse a table's slip, without checking whether its points are possible."""
    text = " ".join(words).strip()
    if table.partners:
        only_numbers = bool(text) and not any(map(str.isalpha, text))
        return read_pairs(text, hands) if only_numbers else read_teams(split_slip(text), table, hands)
    if text and all(map(is_value, text.replace("/", " ").replace(";", " ").replace(",", " ").split())):
        return read_seats(text, table, stuck_hands_count)
    return read_hands(split_slip(text), table, stuck_hands_count)


def read_pairs(text: str, hands: int) -> TeamPoints:
    """Parse `120-75`, or a pair for every round, in team order."""
    whole = PAIRS.fullmatch(text) or TWO_NUMBERS.fullmatch(text)
    found = PAIR.findall(text) or [text.split()]
    if not whole or len(found) not in (1, hands):
        raise Invalid("pair-for-every-round", rounds=hands)
    one, other = zip(*(map(whole_number, pair) for pair in found), strict=True)
    return TeamPoints((one, other), is_total=len(found) == 1 and hands > 1)


def read_seats(text: str, table: SeatedTable, stuck_hands_count: bool) -> HandsLeft:
    """Parse `out 57 20 5`, with slashes between rounds, in seat order."""
    rounds = [played.replace(",", " ").lower().split() for played in ROUND_MARKS.split(text)]
    if any(len(values) != len(table.players) for values in rounds):
        raise Invalid("number-for-every-seat", names=table.players)
    return read_rounds([dict(zip(table.players, values, strict=True)) for values in rounds], stuck_hands_count)


def split_slip(text: str) -> list[Entry]:
    for mark in SEPARATORS:
        text = text.replace(mark, " ")
    for mark in TEAM_MARK + OTHER_TEAM_MARKS:
        text = text.replace(f" {mark} ", TEAM_MARK).replace(mark, TEAM_MARK)
    entries: list[Entry] = []
    for word in text.split():
        if is_value(word) and entries:
            entries[-1][1].append(word.lower())
        elif not entries or entries[-1][1]:
            entries.append((word, []))
        else:
            entries[-1] = (f"{entries[-1][0]} {word}", [])
    return entries


def read_teams(entries: Sequence[Entry], table: SeatedTable, hands: int) -> TeamPoints:
    teams = {find_team(name, table): tuple(map(whole_number, values)) for name, values in entries}
    if len(entries) != len(table.teams) or len(teams) != len(table.teams):
        raise Invalid("every-team-once", table=str(table), example=example(table))
    one, other = (teams[team] for team in table.teams)
    if len(one) != len(other) or len(one) not in (1, hands):
        raise Invalid("number-for-every-round", rounds=hands, example=example(table))
    return TeamPoints((one, other), is_total=len(one) == 1 and hands > 1)


def read_hands(entries: Sequence[Entry], table: SeatedTable, stuck_hands_count: bool) -> HandsLeft:
    hands = {find_player(name, table.players): values for name, values in entries}
    if len(entries) != len(table.players) or len(hands) != len(table.players):
        raise Invalid("every-player-once", table=str(table), example=example(table))
    if len({len(values) for values in hands.values()}) != 1:
        raise Invalid("number-for-every-player", example=example(table))
    rounds = [dict(zip(hands, values, strict=True)) for values in zip(*hands.values(), strict=True)]
    return read_rounds(rounds, stuck_hands_count)


def read_rounds(rounds: Sequence[dict[str, str]], stuck_hands_count: bool) -> HandsLeft:
    return HandsLeft(tuple(read_round(number, hands, stuck_hands_count) for number, hands in enumerate(rounds, 1)))


def read_round(number: int, hands: dict[str, str], stuck_hands_count: bool) -> RoundLeft:
    """Parse a round. The player who went out is marked, or is the only player without points."""
    if set(hands.values()) == {DRAWN}:
        return RoundLeft(None, dict.fromkeys(hands, 0))
    left = {name: 0 if word == OUT else whole_number(word) for name, word in hands.items()}
    marked = [name for name, word in hands.items() if word == OUT]
    empty = marked or [name for name, points in left.items() if points == 0]
    if len(empty) == 1:
        return RoundLeft(empty[0], left)
    if stuck_hands_count and not empty:
        return RoundLeft(None, left)
    raise Invalid("who-went-out", number=str(number), names=empty, count=len(empty))


def whole_number(word: str) -> int:
    number = whole_number_in(word, LONGEST_NUMBER)
    if number is None:
        raise Invalid("not-points", text=word)
    return number


def find_team(text: str, table: SeatedTable) -> tuple[str, ...]:
    names = {find_player(name, table.players) for name in text.split(TEAM_MARK)}
    for team in table.teams:
        if names == set(team):
            return team
    raise Invalid("not-a-team", text=text, table=str(table))


def example(table: SeatedTable) -> str:
    if table.partners:
        one, other = (TEAM_MARK.join(team) for team in table.teams)
        return f"{one} 120 {other} 75"
    first, *others = table.players
    hands = (f"{name} {points}" for name, points in zip(others, (57, 20, 5, 31, 8), strict=False))
    return f"{first} {OUT} {' '.join(hands)}"


def short_example(table: SeatedTable, hands: int) -> str:
    """Return a slip without names, for the desk's suggestion."""
    if table.partners:
        return "120-75"
    seats = " ".join([OUT, *map(str, (57, 20, 5, 31, 8, 40, 12, 0, 7))][: len(table.players)])
    return " / ".join([seats] * hands)


def located(tournament: Tournament, place: Place) -> tuple[int, int]:
    """Return the sitting and table numbers. In the final, tables are numbered by round."""
    if place.in_final:
        if tournament.final_number is None:
            raise Invalid("final-not-seated")
        waiting = tournament.waiting[0] if tournament.waiting else 1
        return tournament.final_number, waiting if place.table is None else place.table
    sitting = len(tournament.sittings) if place.sitting is None else place.sitting
    return sitting, place.table or 0


def entry_of(tournament: Tournament, sitting: int, table: int) -> int:
    """Return the number of the log entry with a table's current result."""
    tournament.table(sitting, table)
    holds = still_hold(tournament.facts)
    for number in range(len(tournament.facts), 1, -1):
        fact = tournament.facts[number - 1]
        if holds[number - 1] and isinstance(fact, Reported) and (fact.sitting, fact.table) == (sitting, table):
            return number
    raise Invalid("no-result-to-undo", table=tournament.table_title(sitting, table))
