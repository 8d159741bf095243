"""What was decided in a round so far, with what everybody could see before: for bots that ask themselves why.

It is made again from the moves of the round, so a round that is taken up is remembered as it was played, as far as its
moves are kept.
"""

from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import astuple

from wildfour.bots.view_queries import card_laid
from wildfour.chance import ScriptedChance
from wildfour.notation import Hand
from wildfour.round import MoveRecord, Round
from wildfour.view import View

MOST = 110  # decisions that are remembered, of all players


class Decision(msgspec.Struct, frozen=True):
    """What the one on turn did with a whole hand to choose from."""

    view: View  # a spectator's, before
    move: str
    laid: Hand  # cards that were in the hand then, and are laid by now


class Nerve(msgspec.Struct, frozen=True):
    """How often somebody has bluffed and challenged: see nerve.py."""

    bluffs: int = 0  # D6
    rightful: int = 0  # Wild Draw Fours that were none
    challenges: int = 0
    accepted: int = 0  # Wild Draw Fours that were not challenged

    def __add__(self, other: "Nerve") -> "Nerve":
        return Nerve(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))


class Remembered(View, frozen=True, kw_only=True):
    """A view, with the decisions of the round so far; and for every seat those of earlier rounds of the match (see
    habits.py), and how daring it has been."""

    past: tuple[Decision, ...] = ()
    habits: tuple[tuple[Decision, ...], ...] = ()
    nerve: tuple[Nerve, ...] = ()


def with_past(view: View, played: Round) -> Remembered:
    """What a seat may know of a round that is being played, and how it came there."""
    return Remembered(**msgspec.structs.asdict(view), past=past_of(played).decisions(played))


def past_of(played: Round) -> "Past":
    """The one that follows this round."""
    past = PASTS.get(played)
    if past is None:
        past = PASTS[played] = Past(played)
    return past


def as_remembered(view: View) -> Remembered:
    """A view as it is, for those who take one with a past."""
    return view if isinstance(view, Remembered) else Remembered(**msgspec.structs.asdict(view))


class Seen(NamedTuple):
    view: View
    record: MoveRecord


class Past:
    """A round that follows another one move by move, and looks at it as a spectator."""

    def __init__(self, played: Round) -> None:
        self._chance = ScriptedChance(played.state.rules, played.edition.letters)
        self._round = played.beginning(self._chance)
        self._seen: list[Seen] = []

    def decisions(self, played: Round) -> tuple[Decision, ...]:
        """All of them, up to where the round stands. Where hands are swapped nobody's past is their own."""
        if played.state.rules.seven_zero:
            return ()
        return tuple(decided(self.seen(played), played.view(None)))

    def seen(self, played: Round) -> list[Seen]:
        """What was seen before each move."""
        self._catch_up(played)
        return self._seen

    def _catch_up(self, played: Round) -> None:
        for record in played.moves[len(self._round.moves) :]:
            self._seen.append(Seen(self._round.view(None), record))
            self._chance.give(record.chance)
            self._round.make(record.seat, record.move)


def is_decision(view: View, record: MoveRecord) -> bool:
    """Was it a choice of the one on turn, with a whole hand to choose from?"""
    return view.phase == "play" and record.seat == view.turn and record.move != "uno!"


def decided(seen: list[Seen], now: View) -> list[Decision]:
    """From the last to the first: so it is known what was laid since. A card that was drawn and laid at once was not in
    the hand before; of others nobody knows when they came. After a reshuffle cards may come again: what was before is
    forgotten, and so is what was long ago."""
    laid: list[Hand] = [()] * now.players
    found: list[Decision] = []
    after = now
    for view, record in reversed(seen):
        if view.draw_size < after.draw_size or len(found) == MOST:
            break
        seat, move, after = record.seat, record.move, view
        card = card_laid(move)
        if card is not None and view.phase != "play-drawn":
            laid[seat] = (card, *laid[seat])
        if is_decision(view, record):
            found.append(Decision(view, move, laid[seat][: view.hand_sizes[seat]]))
    return found[::-1]


PASTS: WeakKeyDictionary[Round, Past] = WeakKeyDictionary()
