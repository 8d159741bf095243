"""The level *expert*: it tries its moves on many deals that agree with everything it has seen (see search.py).

It searches until one move is left, at most as long as its budget allows; or for a number of iterations, each of them
one deal: then the same luck gives the same move. Among six and more the search gains nothing: there it plays as its
network.
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
from wildfour.bots.expert.workspace import ALL_IDEAS, MOST_TYPED, Idea, allocate_workspace
from wildfour.bots.network.compiled_network import machine_with
from wildfour.bots.network.network_files import experts_network_for
from wildfour.bots.network.network_inputs import seats_of_network
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
SLICE = 8  # deals before the first look at the clock
MARGIN = 0.008  # seconds: what an answer takes besides
WAIT = None  # to do nothing out of turn, among the candidates
SEARCH = (determinization, workspace, opponent_types, card_arrivals, hand_inference, search)
machine = cache(partial(machine_with, *playout.MODULES, *SEARCH))  # everything that a search needs, compiled


class Estimate(NamedTuple):
    """A candidate, its average value, and how often it was tried."""

    move: str | None
    value: float
    tries: int


class Effort(NamedTuple):
    """The search budget: a number of iterations, or a deadline. `tries_all` keeps trying the worst moves."""

    iterations: int | None = None
    until: float | None = None
    tries_all: bool = False
    ideas: int = ALL_IDEAS


@dataclass(frozen=True, slots=True)
class Expert:
    """A bot with a budget in seconds, or with a number of iterations."""

    budget: float = BUDGET
    iterations: int | None = None
    remembers: ClassVar = True

    def __post_init__(self) -> None:
        warm_up()

    def __call__(self, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        started = time.perf_counter()
        if view.players > MOST_TYPED:
            must_play = bool(rules_of_view(view).must_play)
            network = experts_network_for(seats_of_network(view.players), must_play=must_play)
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
    """Compile the search, or load it from the disk, so that no answer has to wait for it; for one deck or several."""
    view = as_view_with_history(network_bot.first_view(decks))
    found = allocate_workspace(view, [WAIT], TO_GO_OUT, random.Random(0))
    machine()[search.try_deals](found, 1)
    machine()[search.best_move_index](found)
    gc.freeze()  # the compiler's objects stay: to go through them again in a collection takes longer than the budget


def out_of_turn_move(view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """Return what needs no search: calls, catches, objections, and the call before the last card but one."""
    return urgent_move(view, moves, stakes) or ("uno!" if "uno!" in moves and plays(moves) else None)


def candidates(view: View, moves: Sequence[str], ideas: int = ALL_IDEAS) -> list[str | None]:
    """Return the moves that are worth a try; out of turn one of them is to wait."""
    asked = [move for move in phase_answers(moves) if card_of_move(move) is None or is_sensible(view, move)]
    if not on_turn(view):
        return [*asked, WAIT] if asked else []
    if not may_draw_instead(view) or not ideas & Idea.HOLDING_BACK:
        asked = plays(asked) or asked
    return list(asked or phase_answers(moves))


def estimate_moves(
    view: View, moves: Sequence[str | None], stakes: Stakes, luck: random.Random, effort: Effort
) -> list[Estimate]:
    """Estimate the values of some moves, and give up those that fall behind, unless all are to be tried to the end.
    Return the move to make first, then the most tried, the best of them first."""
    warm_up(rules_of_view(view).decks)
    seen = as_view_with_history(as_the_team_plays(view, stakes))
    tried = allocate_workspace(seen, moves, stakes, luck, tries_all=effort.tries_all, ideas=effort.ideas)
    try_deals = partial(machine().twins[search.try_deals], tried)
    if effort.iterations is not None:
        try_deals(effort.iterations)
    else:
        assert effort.until is not None
        iterate_until(effort.until, try_deals)
    tries, values = tried.work["visits"].tolist(), tried.work["values"].tolist()
    found = [Estimate(move, values[i] / max(tries[i], 1), tries[i]) for i, move in enumerate(moves)]
    first = found.pop(machine().twins[search.best_move_index](tried))
    return [first, *sorted(found, key=lambda one: (-one.tries, -one.value))]


def iterate_until(until: float, try_deals: Callable[[int], bool]) -> None:
    """Try deals in slices, each a quarter of what the time left allows: other programs may slow it down. Stop early
    when more deals can't change anything."""
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
    """Estimate all candidates on the same deals, so that the numbers of the worse ones can be relied on too. Out of
    turn one of them is None, to do nothing."""
    warm_up(rules_of_view(view).decks)
    found = candidates(view, moves)
    effort = Effort(until=time.perf_counter() + budget, tries_all=True)
    return estimate_moves(view, found, stakes, luck, effort) if found else []
