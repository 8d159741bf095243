"""What was decided in a round so far, with what everybody could see before: for bots that ask themselves why.

It is made again from the moves of the round, so a round that is taken up is remembered as it was played, as far as its
moves are kept.
"""

from collections import Counter
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import astuple

from wildfour.bots.view_queries import card_laid
from wildfour.chance.streams import ScriptedChance
from wildfour.round.move_record import MoveRecord
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.notation import Hand

MOST = 160  # decisions that are remembered, of all players
TURN = ("play", "play-drawn")  # the phases of a turn
ON_TURN = ("draw", "keep", "pass")  # what is done there by those who lay nothing


class Decision(msgspec.Struct, frozen=True):
    """What somebody did who could lay a card."""

    view: View  # a spectator's, before
    seat: int
    move: str
    hand: Hand = ()  # where the whole hand is known by now: see habits.py
    earlier: bool = False  # before the discards were last shuffled


class Nerve(msgspec.Struct, frozen=True):
    """How often somebody has bluffed and challenged: see nerve.py."""

    bluffs: int = 0  # D6
    rightful: int = 0  # Wild Draw Fours that were none
    challenges: int = 0
    accepted: int = 0  # Wild Draw Fours that were not challenged

    def __add__(self, other: "Nerve") -> "Nerve":
        return Nerve(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))


class Remembered(View, frozen=True, kw_only=True):
    """A view, with the decisions of the round so far, and the cards that went back to the draw pile when the discards
    were last shuffled; and for every seat what it decided in earlier rounds of the match (see habits.py), and how
    daring it has been."""

    past: tuple[Decision, ...] = ()
    returned: Hand = ()
    habits: tuple[tuple[Decision, ...], ...] = ()
    nerve: tuple[Nerve, ...] = ()


def with_past(view: View, played: Round) -> Remembered:
    """What a seat may know of a round that is being played, and how it came there."""
    past, returned = past_of(played).decisions(played)
    return Remembered(**msgspec.structs.asdict(view), past=past, returned=returned)


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

    def decisions(self, played: Round) -> tuple[tuple[Decision, ...], Hand]:
        """All of them, up to where the round stands, and what went back. Where hands are swapped nobody's past is their
        own."""
        if played.state.rules.seven_zero:
            return (), ()
        return decided(self.seen(played), played.view(None))

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
    """Was it a turn of somebody, or did it lay a card out of turn, or in answer to one?"""
    if card_laid(record.move) is not None:
        return True
    return record.move in ON_TURN and view.phase in TURN and record.seat == view.turn


def decided(seen: list[Seen], now: View) -> tuple[tuple[Decision, ...], Hand]:
    """What was decided, and which cards went back to the draw pile when the discards were last shuffled. What was
    before they were shuffled twice is forgotten, and so is what was long ago."""
    found: list[Decision] = []
    after = now
    returned: Hand = ()
    for view, record in reversed(seen):
        if len(view.discard) > len(after.discard):
            if returned:
                break
            returned = went_back(view, record, after)
        if len(found) == MOST:
            break
        after = view
        if is_decision(view, record):
            found.append(Decision(view, record.seat, record.move, earlier=bool(returned)))
    return tuple(found[::-1]), returned


def went_back(before: View, record: MoveRecord, after: View) -> Hand:
    """C6: the cards that lay open before a move, and do not after it."""
    laid = card_laid(record.move)
    lay_open = Counter([*before.discard, before.top, *filter(None, [before.under, laid])])
    return tuple((lay_open - Counter([*after.discard, after.top, *filter(None, [after.under])])).elements())


PASTS: WeakKeyDictionary[Round, Past] = WeakKeyDictionary()
