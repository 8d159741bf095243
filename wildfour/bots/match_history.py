"""Decisions in a match's earlier rounds, with the hands known by now, and bluff records.

F3: when a round is over, everyone sees the remaining hands. If a player has drawn nothing since a decision, the hand at
that decision consists of the cards played since then and the cards left. A resumed match starts without a history.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from weakref import WeakKeyDictionary

import msgspec

from wildfour.bots.bluff_record import BluffRecord
from wildfour.bots.round_history import (
    Decision,
    Seen,
    ViewWithHistory,
    history_of,
    is_decision,
    view_with_history,
)
from wildfour.bots.state_from_view import rules_of_view
from wildfour.bots.view_queries import WILD_DRAW_FOUR, card_of_move
from wildfour.match import Match
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.notation import Hand, color_of

MOST = 8  # remembered decisions per player, latest ones only


class MatchHistory:
    """A match's history, updated round by round."""

    def __init__(self, match: Match) -> None:
        self._round, self._seating = match.round, match.seating
        self._decided: dict[int, list[Decision]] = defaultdict(list)
        self._bluffs: dict[int, BluffRecord] = defaultdict(BluffRecord)

    def follow(self, match: Match) -> None:
        """Update the history to the current round."""
        if self._round is not match.round:
            if self._round.over:
                self._add(self._round)
            self._round, self._seating = match.round, match.seating

    def decisions(self) -> tuple[tuple[Decision, ...], ...]:
        """Return each current seat's decisions in earlier rounds."""
        return tuple(tuple(self._decided[player]) for player in self._seating)

    def bluff_records(self) -> tuple[BluffRecord, ...]:
        """Return every seat's record, including the current round."""
        now = bluffs_in(history_of(self._round).seen(self._round), self._round.view(None))
        return tuple(self._bluffs[player] + record for player, record in zip(self._seating, now, strict=True))

    def _add(self, played: Round) -> None:
        known = known_decisions(played)
        for one in known:
            decided = self._decided[self._seating[one.seat]]
            decided.append(one)
            del decided[:-MOST]
        in_the_end = bluffs_in(history_of(played).seen(played), played.view(None), known)
        for player, record in zip(self._seating, in_the_end, strict=True):
            self._bluffs[player] += record


def known_decisions(played: Round) -> list[Decision]:
    """Return a finished round's decisions, each with the whole hand."""
    if played.state.rules.seven_zero:
        return []
    return decisions_with_hands(history_of(played).seen(played), played.view(None))


def decisions_with_hands(seen: list[Seen], end: View) -> list[Decision]:
    """Find the decisions, walking backward from the end. Stop at a hand that grew: it was different before."""
    hands: list[Hand | None] = list(end.hands)
    found: list[Decision] = []
    after = end
    for view, record in reversed(seen):
        seat, card = record.seat, card_of_move(record.move)
        for other in range(end.players):
            if after.hand_sizes[other] > view.hand_sizes[other]:
                hands[other] = None
        after, hand = view, hands[seat]
        if hand is not None and card is not None:
            hand = hands[seat] = (card, *hand)
        chose = is_decision(view, record) and view.phase == "play" and view.turn == seat
        if chose and hand is not None and len(hand) == view.hand_sizes[seat]:
            found.append(Decision(view, seat, record.move, hand))
    return found[::-1]


def bluffs_in(seen: Sequence[Seen], now: View, known: Iterable[Decision] = ()) -> list[BluffRecord]:
    """Count, by seat, the bluffs and challenges that a round has revealed. Challenges and final hands reveal bluffs."""
    found = [BluffRecord()] * now.players
    settled: list[View] = []  # views before each challenged Wild Draw Four
    playing = now
    following = chain((view for view, _ in seen[1:]), [now])
    for (view, record), after in zip(seen, following, strict=False):
        if card_of_move(record.move) == WILD_DRAW_FOUR:
            playing = view
        elif record.move == "accept" and may_be_challenged(view):
            found[record.seat] += BluffRecord(accepted=1)
        elif record.move == "challenge":
            found[record.seat] += BluffRecord(challenges=1)
            found[view.laid_by] += verdict(view, after, record.seat)
            settled.append(playing)
    for one in known:
        if card_of_move(one.move) == WILD_DRAW_FOUR and not any(one.view is view for view in settled):
            bluff = one.view.color in map(color_of, one.hand)
            found[one.seat] += BluffRecord(bluffs=bluff, rightful=not bluff)
    return found


def may_be_challenged(view: View) -> bool:
    """Return whether the Wild Draw Four on top could have been challenged (D8, R4)."""
    rules = rules_of_view(view)
    if view.phase != "answer" or view.top != WILD_DRAW_FOUR or rules.no_bluffing:
        return False
    return not rules.last_wild_four_stands or view.hand_sizes[view.laid_by] > 0


def verdict(before: View, after: View, challenger: int) -> BluffRecord:
    """Return a challenge's result: the losing side drew (D9, D10). If no cards were left, the result is unknown."""

    def has_drawn(seat: int) -> bool:
        return after.hand_sizes[seat] > before.hand_sizes[seat]

    return BluffRecord(bluffs=has_drawn(before.laid_by), rightful=has_drawn(challenger))


def view_with_match_history(view: View, match: Match) -> ViewWithHistory:
    """Add to a view what its seat may know about this round and earlier rounds."""
    history = HISTORIES.get(match)
    if history is None:
        history = HISTORIES[match] = MatchHistory(match)
    history.follow(match)
    found = view_with_history(view, match.round)
    return msgspec.structs.replace(found, earlier_rounds=history.decisions(), bluff_records=history.bluff_records())


HISTORIES: WeakKeyDictionary[Match, MatchHistory] = WeakKeyDictionary()
