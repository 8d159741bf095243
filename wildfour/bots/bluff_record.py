"""How often players have bluffed and challenged, as far as everybody at the table could see: D6 to D10.

A challenge tells who was right. A Wild Draw Four that nobody challenged tells it when the round is over, if the hand of
that time is known by then (see habits.py).
"""

from collections.abc import Iterable, Sequence
from itertools import chain

from wildfour.bots.determinization import AS_GOOD_AS, BLUFFS, MILLION
from wildfour.bots.round_history import Decision, Nerve, Seen
from wildfour.bots.state_from_view import rules_of_view
from wildfour.bots.view_queries import WILD_DRAW_FOUR, card_laid
from wildfour.round.view import View
from wildfour.rulebook.notation import color_of

USUAL = 0.1  # how many Wild Draw Fours are bluffs, of a player of whom nothing is known


def shown(seen: Sequence[Seen], now: View, known: Iterable[Decision] = ()) -> list[Nerve]:
    """What a round has shown of every seat; `known` are decisions with the whole hand."""
    found = [Nerve()] * now.players
    settled: list[View] = []  # before each Wild Draw Four that was challenged
    laying = now
    following = chain((view for view, _ in seen[1:]), [now])
    for (view, record), after in zip(seen, following, strict=False):
        if card_laid(record.move) == WILD_DRAW_FOUR:
            laying = view
        elif record.move == "accept" and is_challengeable(view):
            found[record.seat] += Nerve(accepted=1)
        elif record.move == "challenge":
            found[record.seat] += Nerve(challenges=1)
            found[view.laid_by] += verdict(view, after, record.seat)
            settled.append(laying)
    for one in known:
        if card_laid(one.move) == WILD_DRAW_FOUR and not any(one.view is view for view in settled):
            bluff = one.view.color in map(color_of, one.hand)
            found[one.seat] += Nerve(bluffs=bluff, rightful=not bluff)
    return found


def is_challengeable(view: View) -> bool:
    """D8, R4: could the Wild Draw Four on top have been challenged?"""
    rules = rules_of_view(view)
    if view.phase != "answer" or view.top != WILD_DRAW_FOUR or rules.no_bluffing:
        return False
    return not rules.last_wild_four_stands or view.hand_sizes[view.laid_by] > 0


def verdict(before: View, after: View, challenger: int) -> Nerve:
    """D9, D10: the one who was wrong has drawn. Where nothing was left to draw, nobody can tell."""

    def has_drawn(seat: int) -> bool:
        return after.hand_sizes[seat] > before.hand_sizes[seat]

    return Nerve(bluffs=has_drawn(before.laid_by), rightful=has_drawn(challenger))


def willingness(nerve: Nerve) -> int:
    """In a million: how willing somebody is to lay a Wild Draw Four as a bluff, against rightfully. The odds of a bluff
    are proportional to it."""
    laid = nerve.bluffs + nerve.rightful
    share = (AS_GOOD_AS * USUAL + nerve.bluffs) / (AS_GOOD_AS + laid)
    return min(int(BLUFFS * odds(share) / odds(USUAL)), MILLION)


def odds(share: float) -> float:
    return share / (1 - share)
