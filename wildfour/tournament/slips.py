"""Result slips, as they are typed from real tables.

    Ann+Bob 120 Cid+Dan 75                       partners: the totals of all rounds
    Ann+Bob 20 0 100 0 Cid+Dan 0 30 0 45         partners: every round
    Ann out Bob 57 Cid 20 Dan 5                  alone: the points left in each hand
    Ann out 12 Bob 57 out Cid 20 8 Dan 5 31      alone: two rounds
    Ann - Bob - Cid - Dan -                      alone: a round that nobody won (R7)

The order of teams and players does not matter, nor do large and small letters; the beginning of a name will do.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wildfour.errors import Invalid
from wildfour.tournament.names import (
    DRAWN,
    OTHER_TEAM_MARKS,
    OUT,
    SEPARATORS,
    TEAM_MARK,
    find_player,
    is_value,
)
from wildfour.tournament.results import HandsLeft, Result, RoundLeft, TeamPoints
from wildfour.tournament.seating import SeatedTable
from wildfour.words import listed

LONGEST_NUMBER = 7


@dataclass(frozen=True)
class Entry:
    """A name on a slip, and what stands behind it."""

    name: str
    values: tuple[str, ...]


def read_slip(words: Iterable[str], table: SeatedTable, hands: int, *, stuck_hands_count: bool = False) -> Result:
    """Read a slip of this table; it is still to be checked."""
    entries = split_slip(words)
    if table.partners:
        return read_teams(entries, table, hands)
    return read_hands(entries, table, stuck_hands_count)


def split_slip(words: Iterable[str]) -> list[Entry]:
    text = " ".join(words)
    for mark in SEPARATORS:
        text = text.replace(mark, " ")
    for mark in TEAM_MARK + OTHER_TEAM_MARKS:
        text = text.replace(f" {mark} ", TEAM_MARK).replace(mark, TEAM_MARK)
    entries: list[tuple[list[str], list[str]]] = []
    for word in text.split():
        if is_value(word) and entries:
            entries[-1][1].append(word.lower())
        elif not entries or entries[-1][1]:
            entries.append(([word], []))
        else:
            entries[-1][0].append(word)
    return [Entry(" ".join(name), tuple(values)) for name, values in entries]


def read_teams(entries: Sequence[Entry], table: SeatedTable, hands: int) -> TeamPoints:
    teams = {find_team(entry.name, table): whole_numbers(entry) for entry in entries}
    if len(entries) != len(table.teams) or len(teams) != len(table.teams):
        raise Invalid(f"The slip for {table} needs each team once, as in {example(table)}.")
    one, other = (teams[team] for team in table.teams)
    if len(one) != len(other) or len(one) not in (1, hands):
        raise Invalid(
            f"Give each team one number for each of the {hands} rounds, or one total, as in {example(table)}."
        )
    return TeamPoints((one, other), is_total=len(one) == 1 and hands > 1)


def read_hands(entries: Sequence[Entry], table: SeatedTable, stuck_hands_count: bool) -> HandsLeft:
    hands = {find_player(entry.name, table.players): entry.values for entry in entries}
    if len(entries) != len(table.players) or len(hands) != len(table.players):
        raise Invalid(f"The slip for {table} needs each player once, as in {example(table)}.")
    if len({len(values) for values in hands.values()}) != 1:
        raise Invalid(f"Give every player one number for each round, as in {example(table)}.")
    rounds = [dict(zip(hands, values, strict=True)) for values in zip(*hands.values(), strict=True)]
    return HandsLeft(tuple(read_round(number, values, stuck_hands_count) for number, values in enumerate(rounds, 1)))


def read_round(number: int, hands: dict[str, str], stuck_hands_count: bool) -> RoundLeft:
    """Who went out is marked, or is the only one without points."""
    if set(hands.values()) == {DRAWN}:
        return RoundLeft(None, dict.fromkeys(hands, 0))
    left = {name: 0 if word == OUT else whole_number(word) for name, word in hands.items()}
    marked = [name for name, word in hands.items() if word == OUT]
    empty = marked or [name for name, points in left.items() if points == 0]
    if len(empty) == 1:
        return RoundLeft(empty[0], left)
    if stuck_hands_count and not empty:
        return RoundLeft(None, left)
    who = "nobody has" if not empty else f"{listed(empty)} have"
    raise Invalid(
        f"In round {number} {who} gone out; write {OUT} after the name of whoever did, "
        f"or {DRAWN} after every name if the round was drawn (R7)."
    )


def whole_numbers(entry: Entry) -> tuple[int, ...]:
    return tuple(whole_number(word) for word in entry.values)


def whole_number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER:
        return int(word)
    raise Invalid(f"{word!r} is not a number of points; write a whole number such as 57.")


def find_team(text: str, table: SeatedTable) -> tuple[str, ...]:
    names = {find_player(name, table.players) for name in text.split(TEAM_MARK)}
    for team in table.teams:
        if names == set(team):
            return team
    raise Invalid(f"{text} is not a team at this table; the teams are {table}.")


def example(table: SeatedTable) -> str:
    if table.partners:
        one, other = (TEAM_MARK.join(team) for team in table.teams)
        return f"'{one} 120 {other} 75'"
    first, *others = table.players
    hands = (f"{name} {points}" for name, points in zip(others, (57, 20, 5, 31, 8), strict=False))
    return f"'{first} out {' '.join(hands)}'"
