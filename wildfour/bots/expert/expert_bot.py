"""The level *expert*. It tries its moves on many deals consistent with everything it has seen (see search.py).

It searches until one move is left or its time budget runs out, or for a fixed number of deals, in which case the same
seed gives the same move. With six or more players, the search gains nothing, so the expert plays its network's move.
"""

import gc
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import ClassVar, NamedTuple

from wildfour.bots import determinization
from wildfour.bots.expert import card_arrivals, hand_inference, opponent_types, search, workspace
from wildfour.bots.expert.workspace import MOST_TYPED, allocate_workspace
from wildfour.bots.network.compiled_network import machine_with
from wildfour.bots.network.network_files import experts_network_for
from wildfour.bots.players import network_bot
from wildfour.bots.policies import playout
from wildfour.bots.round_history import as_view_with_history
from wildfour.bots.state_from_view import as_the_team_plays, rules_of_view
from wildfour.bots.view_queries import (
    card_of_move,
    is_sensible,
    may_draw_instead,
    on_turn,
    phase_answers,
    plays,
    urgent_move,
)
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.view import View

BUDGET = 0.1  # seconds
SLICE = 8  # deals before the first check of the clock
MARGIN = 0.008  # seconds reserved for everything besides the search
WAIT = None  # candidate: no move, out of turn
SEARCH = (determinization, workspace, opponent_types, card_arrivals, hand_inference, search)
machine = cache(partial(machine_with, *playout.MODULES, *SEARCH))  # all compiled code for a search


class Estimate(NamedTuple):
    """A candidate with its average value and number of trials."""

    move: str | None
    value: float
    tries: int


class Effort(NamedTuple):
    """The search budget: iterations, or a deadline. With `tries_all`, even the worst moves are tried to the end."""

    iterations: int | None = None
    until: float | None = None
    tries_all: bool = False


@dataclass(frozen=True, slots=True)
class Expert:
    """A bot with a budget in seconds or iterations."""

    budget: float = BUDGET
    iterations: int | None = None
    remembers: ClassVar = True

    def __post_init__(self) -> None:
        warm_up()

    def __call__(self, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        started = time.perf_counter()
        if view.players > MOST_TYPED:
            network = experts_network_for(view.players, must_play=bool(rules_of_view(view).must_play))
            return network_bot.choose_by(network, view, moves, stakes, luck)
        urgent = out_of_turn_move(view, moves, stakes)
        if urgent is not None:
            return urgent
        found = candidates(view, moves)
        if len(found) > 1:
            until = started + self.budget if self.iterations is None else None
            return estimate_moves(view, found, stakes, luck, Effort(self.iterations, until))[0].move
        return found[0] if found else None


@cache
def warm_up(decks: int = 1) -> None:
    """Compile the search for one or several decks, or load it from disk, so that the first answer is fast."""
    view = as_view_with_history(network_bot.first_view(decks))
    found = allocate_workspace(view, [WAIT], TO_GO_OUT, random.Random(0))
    machine()[search.try_deals](found, 1)
    machine()[search.best_move_index](found)
    gc.freeze()  # without the compiler's objects, a garbage collection fits into the budget


def out_of_turn_move(view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """Return a move that needs no search, if any: a call (even in advance), a catch, or an objection."""
    return urgent_move(view, moves, stakes) or ("uno!" if "uno!" in moves and plays(moves) else None)


def candidates(view: View, moves: Sequence[str]) -> list[str | None]:
    """Return the moves worth trying. Out of turn, waiting is one of them."""
    asked = [move for move in phase_answers(moves) if card_of_move(move) is None or is_sensible(view, move)]
    if not on_turn(view):
        return [*asked, WAIT] if asked else []
    if not may_draw_instead(view):
        asked = plays(asked) or asked
    return list(asked or phase_answers(moves))


def estimate_moves(
    view: View, moves: Sequence[str | None], stakes: Stakes, luck: random.Random, effort: Effort
) -> list[Estimate]:
    """Estimate the moves' values. Drop moves that fall behind, unless all must be tried to the end. Return the move to
    make, then the others ordered by trials and by value."""
    warm_up(rules_of_view(view).decks)
    seen = as_view_with_history(as_the_team_plays(view, stakes))
    tried = allocate_workspace(seen, moves, stakes, luck, tries_all=effort.tries_all)
    try_deals = partial(machine()[search.try_deals], tried)
    if effort.iterations is not None:
        try_deals(effort.iterations)
    else:
        assert effort.until is not None
        iterate_until(effort.until, try_deals)
    tries, values = tried.work["visits"].tolist(), tried.work["values"].tolist()
    found = [Estimate(move, values[i] / max(tries[i], 1), tries[i]) for i, move in enumerate(moves)]
    first = found.pop(machine()[search.best_move_index](tried))
    return [first, *sorted(found, key=lambda one: (-one.tries, -one.value))]


def iterate_until(until: float, try_deals: Callable[[int], int]) -> None:
    """Try deals in slices. Each slice uses a quarter of the time left, because other programs may slow it down. Stop
    early when further deals cannot change the result."""
    deals = SLICE
    while True:
        started = time.perf_counter()
        undecided = try_deals(deals)
        now = time.perf_counter()
        left = until - MARGIN - now
        if left <= 0 or not undecided:
            return
        deals = max(SLICE, int(deals * left / (now - started) / 4))


def advise(
    view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random, *, budget: float = BUDGET
) -> list[Estimate]:
    """Estimate all candidates on the same deals, so that the worse moves get reliable numbers too. Out of turn,
    one candidate is None: no move."""
    warm_up(rules_of_view(view).decks)
    found = candidates(view, moves)
    effort = Effort(until=time.perf_counter() + budget, tries_all=True)
    return estimate_moves(view, found, stakes, luck, effort) if found else []
