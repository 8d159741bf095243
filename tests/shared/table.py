"""A small test language: set up a table, make moves, and compare the whole state.

    table("standard-2010", "0: r7 b2 / 1: g5 y1 / top r3").does("0 r7; 1 draw -> r9; 1 keep").becomes(
        "0: b2 / 1: g5 y1 r9 / top r7 / discard r3 / exposed 0 / laid-by 0")

After `->` come the move's random results: cards drawn, `hit`, `miss`. Positions follow docs/notation.md, without the
edition; `r` means orange in minion-2016. `color-before`, `direction-before`, and `bluff` matter only to later rules,
so they are compared only if the position has them.
"""

from collections.abc import Callable
from typing import TypeVar

import pytest

from wildfour import Event, Illegal, Round
from wildfour.chance.streams import ScriptedChance
from wildfour.events import event_views
from wildfour.narration import rule_examples
from wildfour.position import parse_position, position_text
from wildfour.rulebook.editions import EDITIONS, edition_named
from wildfour.rulebook.option_parser import parse_options
from wildfour.rulebook.rules_in_force import Rules

Test = Callable[..., None]
E = TypeVar("E", bound=Event)
QUIET = ("color-before", "direction-before", "bluff")


def in_editions(letters: str) -> Callable[[Test], Test]:
    """Run a test in the editions with the given letters (C S D M L)."""
    names = [edition.name for edition in EDITIONS if edition.letter in letters.split()]
    assert len(names) == len(letters.split())
    return pytest.mark.parametrize("edition", names)


ALL = in_editions("C S D M L")


def in_colors_of(edition: str, text: str) -> str:
    """Replace red with orange for the minion edition."""
    return rule_examples.in_colors_of(edition_named(edition), text)


def normal(position: str) -> str:
    """Return a position in its canonical form, without the parts that are not compared."""
    text = position_text(*parse_position(position))
    return " / ".join(part for part in text.split(" / ") if part.split()[0] not in QUIET)


class Table:
    """A round for a test."""

    def __init__(self, edition: str, position: str, options: str = "") -> None:
        self.edition = edition
        self.options = options
        text = self.full(position)
        self.chance = ScriptedChance(parse_position(text)[2].rules, edition_named(edition).letters)
        self.round = Round.from_position(text, chance=self.chance)
        self.events: list[Event] = []

    def full(self, position: str) -> str:
        return in_colors_of(self.edition, f"{self.edition} {self.options} / {position}")

    def does(self, moves: str) -> "Table":
        """Make moves such as `0 r7; 1 draw -> g5`; every word after `->` must be used."""
        for line in filter(None, (part.strip() for part in in_colors_of(self.edition, moves).split(";"))):
            move, _, given = line.partition("->")
            seat, _, name = move.strip().partition(" ")
            self.chance.give(given.split())
            self.events += self.round.apply(int(seat), name, audience=event_views.ALL)
            assert self.chance.left == [], f"{line}: chance was not asked for {self.chance.left}"
        return self

    def refuses(self, move: str, clause: str) -> "Table":
        """Check that this clause rejects the move, in one sentence, and that nothing changes."""
        before = self.round.position
        seat, _, name = in_colors_of(self.edition, move).partition(" ")
        with pytest.raises(Illegal) as refusal:
            self.round.apply(int(seat), name)
        assert refusal.value.clause == clause, str(refusal.value)
        assert self.round.position == before
        return self

    def becomes(self, position: str) -> "Table":
        """Check that the whole round equals the position."""
        expected = normal(self.full(position))
        assert normal(self.round.position) == expected
        return self

    def may(self, seat: int, moves: str) -> "Table":
        """Check the legal moves of a seat, separated by commas, in any order."""
        wanted = sorted(filter(None, (move.strip() for move in in_colors_of(self.edition, moves).split(","))))
        assert sorted(self.round.legal_moves(seat)) == wanted
        return self

    def ends(self, winner: int | None, points: int) -> "Table":
        outcome = self.round.outcome
        assert outcome is not None
        assert (outcome.winner, outcome.points) == (winner, points)
        return self

    def happened(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]


def table(edition: str, position: str, options: str = "") -> Table:
    return Table(edition, position, options)


def dealt(edition: str, players: int, cards: str, *, dealer: int | None = None, options: str = "") -> Table:
    """Deal a round with these cards in drawing order: seven times around the table from the dealer's left, then the
    start card and any cards that it makes players draw."""
    start = Table.__new__(Table)
    start.edition, start.options = edition, options
    rules = Rules(edition_named(edition), parse_options(options))
    start.chance = ScriptedChance(rules, edition_named(edition).letters, in_colors_of(edition, cards).split())
    start.round = Round(edition, players=players, options=options, dealer=dealer, chance=start.chance)
    assert start.chance.left == []
    start.events = list(start.round.opening)
    return start


def plays_four(edition: str, move: str) -> str:
    """Return the move `0 W4>g`; in the launcher edition, with the flip (I3) declined."""
    return f"{move}; {move.split(maxsplit=1)[0]} decline" if edition_named(edition).launcher else move
