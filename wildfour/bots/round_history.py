"""A round's decisions so far, with the public state before each, for bots that infer hands from them.

The history is derived from the recorded moves, so a resumed round's history goes back as far as its recorded moves.
"""

from typing import NamedTuple
from weakref import finalize

import msgspec

from wildfour.bots.view_queries import card_of_move
from wildfour.chance.streams import ScriptedChance
from wildfour.round.move_record import MoveRecord
from wildfour.round.round import Round
from wildfour.round.view import View

MOST = 160  # remembered decisions of all players
TURN = ("play", "play-drawn")  # phases of a turn
WITHOUT_CARD = ("draw", "keep", "pass")  # the current player's moves without a card


class Decision(msgspec.Struct, frozen=True):
    """A move by a player who could play a card."""

    view: View  # a spectator's view before the decision
    seat: int
    move: str


class ViewWithHistory(View, frozen=True, kw_only=True):
    """A view with the round's decisions so far."""

    past: tuple[Decision, ...] = ()


def view_with_history(view: View, played: Round) -> ViewWithHistory:
    """Add to a view what its seat may know about the round so far."""
    return ViewWithHistory(**msgspec.structs.asdict(view), past=history_of(played).decisions(played))


def history_of(played: Round) -> "RoundHistory":
    """Return the history that follows a round."""
    history = HISTORIES.get(id(played))
    if history is None or not history.follows(played):
        if history is None:
            finalize(played, HISTORIES.pop, id(played), None).atexit = False
        history = HISTORIES[id(played)] = RoundHistory(played)
    return history


def as_view_with_history(view: View) -> ViewWithHistory:
    """Return a view with its history. If it has none, the history is empty."""
    return view if isinstance(view, ViewWithHistory) else ViewWithHistory(**msgspec.structs.asdict(view))


class Seen(NamedTuple):
    view: View
    record: MoveRecord


class RoundHistory:
    """A replica that follows a round move by move, as a spectator sees it."""

    def __init__(self, played: Round) -> None:
        self._chance = ScriptedChance(played.state.rules, played.edition.letters)
        self._round = played.beginning(self._chance)
        self._seen: list[Seen] = []

    def decisions(self, played: Round) -> tuple[Decision, ...]:
        """Return all decisions so far, but none with seven-zero, because hands change owners."""
        if played.state.rules.seven_zero:
            return ()
        return decisions_in(self.seen(played), played.view(None))

    def follows(self, played: Round) -> bool:
        """Return whether all observed moves are still part of the round, since moves may be undone."""
        known = len(self._round.moves)
        return known <= len(played.moves) and (not self._seen or played.moves[known - 1] is self._seen[-1].record)

    def seen(self, played: Round) -> list[Seen]:
        """Return a spectator's view before each move."""
        for record in played.moves[len(self._round.moves) :]:
            self._seen.append(Seen(self._round.view(None), record))
            self._chance.give(record.chance)
            self._round.make(record.seat, record.move)
        return self._seen


def is_decision(view: View, record: MoveRecord) -> bool:
    """Return whether a move is a turn, a jump-in, or an answer with a card."""
    if card_of_move(record.move) is not None:
        return True
    return record.move in WITHOUT_CARD and view.phase in TURN and record.seat == view.turn


def decisions_in(seen: list[Seen], now: View) -> tuple[Decision, ...]:
    """Return the last decisions since the last reshuffle (C6), which changes the unseen cards."""
    found: list[Decision] = []
    after = now
    for view, record in reversed(seen):
        if len(view.discard) > len(after.discard) or len(found) == MOST:
            break
        after = view
        if is_decision(view, record):
            found.append(Decision(view, record.seat, record.move))
    return tuple(found[::-1])


HISTORIES: dict[int, RoundHistory] = {}  # by id, because rounds compare by value and are mutable
