"""All data of a search, declared once."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.bots.network.network_files import experts_network_for, network_for
from wildfour.bots.network.network_inputs import HOW_OTHERS_PLAY, LIKE_NETWORK, OPPONENT_TYPES, context_at
from wildfour.bots.policies.playout import WAIT, PlayoutWorkspace, Search, in_records, playout_plan, team_of
from wildfour.bots.round_history import ViewWithHistory
from wildfour.bots.state_from_view import (
    notation_of_view,
    rules_of_view,
    state_at_decision,
    state_from_view,
)
from wildfour.bots.view_queries import HEADS_UP, may_hold_back
from wildfour.compiled.records import by_seat, integer, integers, real, reals, reals_by_seat
from wildfour.match.stakes import Stakes
from wildfour.rulebook.moves import MOVES_END
from wildfour.rules.state import RoundState

ROOT, DEAL, ROOM, HANDS, PAST = range(5)  # state indexes; others' decisions start at PAST
MOVES_PER_PLAYER = 3  # playout moves per player before the critic values the state
MOST_MOVES = 12  # upper limit: more moves add noise and little information
MOST_MORE = 40  # further moves until the seat's next turn, where the critic was trained against policies
TRUST = 0.5  # standard errors by which another move must beat the network's move
TRUST_IN_HOLDING_BACK = 1.5  # TRUST for tables with two players where cards may be held back
MOST_PAST = 36  # others' decisions in this round
MOST_PAST_HEADS_UP = 15
MOST_TYPED = 5  # players; with more, each decides too rarely to reveal a type
SLOTS = 64  # per hand; a hand with more is dealt from scratch in every deal


@dataclass(slots=True)
class SearchWorkspace(PlayoutWorkspace):
    """A search's inputs and results. Per-seat rows are consecutive in one list."""

    candidates: int = integer()
    moves: list[int] = integers(MOVES_END)  # the candidates
    visits: list[int] = integers(MOVES_END)  # trials per candidate
    values: list[float] = reals(MOVES_END)  # sum of values per candidate
    given_up: list[int] = integers(MOVES_END)  # candidates that have fallen behind by more than chance
    tries_all: int = integer()  # keep trying given-up candidates, because the caller wants all values
    network_move: int = integer()  # the index of the network's move, or NONE
    trust: float = real()  # standard errors by which another move must beat the network's move
    deals: int = integer()
    compared: int = integer()  # number of comparisons on the same deal
    squares: float = real()  # sum of squared deviations from the deal's mean
    # Others' decisions in this round.
    past: int = integer()
    made: list[int] = integers(MOST_PAST)  # the moves
    by: list[int] = integers(MOST_PAST)  # the seats that made them
    # Cards that each hand received: see card_arrivals.py.
    slots: list[int] = by_seat()  # slots per hand; 0: the hand is dealt from scratch in every deal
    card: list[int] = by_seat(SLOTS)
    came: list[int] = by_seat(SLOTS)
    gone: list[int] = by_seat(SLOTS)
    source: list[int] = by_seat(SLOTS)
    # Penalties for hands and types: see hand_inference.py and opponent_types.py.
    penalties: list[float] = reals(MOST_PAST)
    changed: list[float] = reals(MOST_PAST)  # penalties with one card exchanged
    explained_by: list[int] = by_seat()  # the type under which each hand is explained
    told: list[float] = reals_by_seat(OPPONENT_TYPES)  # the likelihood of the decisions, by type
    likely: list[int] = by_seat(OPPONENT_TYPES)  # the posterior of each type, in millionths


def allocate_workspace(
    view: ViewWithHistory,
    moves: Sequence[str | None],
    stakes: Stakes,
    luck: random.Random,
    *,
    tries_all: bool = False,
) -> Search:
    """Set up a search for one seat."""
    work, root = make_workspace(view, moves, stakes), state_from_view(view)
    work.tries_all = tries_all
    own = experts_network_for(view.players, must_play=bool(rules_of_view(view).must_play))
    plan = playout_plan(view.players, stakes)
    batches = [root] * PAST, load_decisions(work, view)
    return in_records(work, batches, luck, plan, (own, network_for(view.players)))


def make_workspace(view: ViewWithHistory, moves: Sequence[str | None], stakes: Stakes) -> SearchWorkspace:
    """Fill in everything except others' decisions."""
    assert view.seat is not None
    work = SearchWorkspace(players=view.players, seat=view.seat)
    holding_back = may_hold_back(view)
    work.most_moves = min(MOVES_PER_PLAYER * view.players, MOST_MOVES)
    work.most_more = MOST_MORE if view.players == HEADS_UP and not holding_back else 0
    work.trust = TRUST_IN_HOLDING_BACK if holding_back else TRUST
    work.out, work.won, work.lost, work.left = stakes.out, stakes.won, stakes.lost, stakes.left
    numbers = notation_of_view(view).numbers
    work.candidates = len(moves)
    work.moves[: len(moves)] = [WAIT if move is None else numbers[move] for move in moves]
    work.context = list(context_at(view.edition, tuple(view.options), stakes))
    work.context[HOW_OTHERS_PLAY] = 1 + LIKE_NETWORK  # assumed before any decision
    for seat in range(view.players):
        work.teams[seat] = team_of(seat, view.players, stakes)
    return work


def load_decisions(work: SearchWorkspace, view: ViewWithHistory) -> list[RoundState]:
    """Load the others' decisions that must be explained. Return the states before them."""
    most = MOST_PAST_HEADS_UP if view.players == HEADS_UP else MOST_PAST
    past = [one for one in view.past if one.seat != view.seat][-most:]
    numbers = notation_of_view(view).numbers
    work.past = len(past)
    for i, one in enumerate(past):
        work.made[i], work.by[i] = numbers[one.move], one.seat
    return [state_at_decision(one.view) for one in past]
