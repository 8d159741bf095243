"""How players decided in earlier rounds of a match, with hands that are known by now: for bots that ask themselves who
plays how.

F3: when a round is over, everybody sees the hands that are left. So whoever has drawn no more since had, at a decision,
what was laid since and what was left: no more has to be imagined. A match that is taken up begins without habits.
"""

from collections import defaultdict
from weakref import WeakKeyDictionary

import msgspec

from wildfour.bots.bluff_record import shown
from wildfour.bots.round_history import Decision, Nerve, Remembered, Seen, is_decision, past_of, with_past
from wildfour.bots.view_queries import card_laid
from wildfour.match import Match
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.notation import Hand

MOST = 8  # decisions of each player that are remembered, the last ones


class Habits:
    """Follows a match from round to round."""

    def __init__(self, match: Match) -> None:
        self._round, self._seating = match.round, match.seating
        self._decided: dict[int, list[Decision]] = defaultdict(list)
        self._nerve: dict[int, Nerve] = defaultdict(Nerve)

    def follow(self, match: Match) -> None:
        """To the round that is played now."""
        if self._round is not match.round:
            if self._round.over:
                self._take_in(self._round)
            self._round, self._seating = match.round, match.seating

    def of_seats(self) -> tuple[tuple[Decision, ...], ...]:
        """For every seat of the round that is played now, what its player did before."""
        return tuple(tuple(self._decided[player]) for player in self._seating)

    def nerve_of_seats(self) -> tuple[Nerve, ...]:
        """For every seat, how daring its player has been, in this round too."""
        now = shown(past_of(self._round).seen(self._round), self._round.view(None))
        return tuple(self._nerve[player] + nerve for player, nerve in zip(self._seating, now, strict=True))

    def _take_in(self, played: Round) -> None:
        known = known_in_the_end(played)
        for one in known:
            decided = self._decided[self._seating[one.seat]]
            decided.append(one)
            del decided[:-MOST]
        in_the_end = shown(past_of(played).seen(played), played.view(None), known)
        for player, nerve in zip(self._seating, in_the_end, strict=True):
            self._nerve[player] += nerve


def known_in_the_end(played: Round) -> list[Decision]:
    """The decisions of a round that is over, each with the whole hand."""
    if played.state.rules.seven_zero:
        return []
    return decided_with_known_hands(past_of(played).seen(played), played.view(None))


def decided_with_known_hands(seen: list[Seen], end: View) -> list[Decision]:
    """From the last to the first: a hand that grows was another one before."""
    hands: list[Hand | None] = list(end.hands)
    found: list[Decision] = []
    after = end
    for view, record in reversed(seen):
        seat, card = record.seat, card_laid(record.move)
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


def remembering(view: View, match: Match) -> Remembered:
    """What a seat may know of a match: how this round came to where it is, and how the others played before."""
    habits = HABITS.get(match)
    if habits is None:
        habits = HABITS[match] = Habits(match)
    habits.follow(match)
    past = with_past(view, match.round)
    return msgspec.structs.replace(past, habits=habits.of_seats(), nerve=habits.nerve_of_seats())


HABITS: WeakKeyDictionary[Match, Habits] = WeakKeyDictionary()
