"""All data of a search, declared once."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from msgspec.structs import replace

from wildfour.bots.determinization import CERTAIN, KINDS
from wildfour.bots.network.network_files import experts_network_for, network_for
from wildfour.bots.network.network_inputs import HOW_OTHERS_PLAY, LIKE_NETWORK, OPPONENT_TYPES, context_at
from wildfour.bots.policies.playout import WAIT, PlayoutWorkspace, Search, in_records, playout_plan, team_of
from wildfour.bots.round_history import Decision, ViewWithHistory
from wildfour.bots.state_from_view import (
    notation_of_view,
    rules_of_view,
    state_at_decision,
    state_from_view,
    unheld_cards,
)
from wildfour.bots.view_queries import HEADS_UP, may_hold_back
from wildfour.compiled.records import by_seat, integer, integers, real, reals, reals_by_seat, zone
from wildfour.match.stakes import Stakes
from wildfour.rulebook.moves import MOVES_END
from wildfour.rules.state import RoundState

ROOT, DEAL, ROOM, HANDS, PAST = range(5)  # state indexes; others' decisions start at PAST
MOVES_PER_PLAYER = 3  # playout moves per player before the critic values the state
MOST_MOVES = 12  # upper limit: more moves add noise and little information
MOST_MORE = 40  # further moves until the seat's next turn, where the critic was trained against policies
TRUST = 0.5  # standard errors by which another move must beat the network's move
TRUST_IN_HOLDING_BACK = 1.5  # the same, for tables with two players where cards may be held back
MOST_PAST = 36  # others' decisions in this round
MOST_PAST_HEADS_UP = 15
MOST_EARLIER = 32  # others' decisions in earlier rounds
MOST_TYPED = 5  # players; with more, each decides too rarely to reveal a type
SLOTS = 64  # per hand; a hand with more is dealt from scratch in every deal


class Idea(IntEnum):
    """Bits for the parts of the expert that bench/ideas.py can switch off."""

    HAND_INFERENCE = 1
    CARD_ARRIVALS = 2
    OPPONENT_TYPES = 4
    MATCH_HISTORY = 8
    BLUFF_RECORD = 16
    PREDICTED_HANDS = 32
    HOLDING_BACK = 64


ALL_IDEAS = sum(Idea)


@dataclass(slots=True)
class SearchWorkspace(PlayoutWorkspace):
    """A search's inputs and results. Per-seat rows are consecutive in one list."""

    ideas: int = integer(ALL_IDEAS)
    candidates: int = integer()
    moves: list[int] = integers(MOVES_END)  # the candidates
    visits: list[int] = integers(MOVES_END)  # trials per candidate
    values: list[float] = reals(MOVES_END)  # sum of values per candidate
    given_up: list[int] = integers(MOVES_END)  # candidates that have fallen behind by more than chance
    tries_all: int = integer()  # keep trying those candidates too, because the caller wants all values
    network_move: int = integer()  # the index of the network's move, or NONE
    trust: float = real()  # standard errors by which another move must beat the network's move
    deals: int = integer()
    compared: int = integer()  # number of comparisons on the same deal
    squares: float = real()  # sum of squared deviations from the deal's mean
    beliefs: list[int] = by_seat(KINDS)  # see determinization.py
    willing: list[int] = by_seat()  # odds of bluffing
    # Others' decisions: first in this round, then in earlier rounds, whose hands are known.
    past: int = integer()
    earlier: int = integer()
    made: list[int] = integers(MOST_PAST + MOST_EARLIER)  # the moves
    by: list[int] = integers(MOST_PAST + MOST_EARLIER)  # the seats that made them
    reshuffled: int = integer()  # decisions made before the last reshuffle
    returned: list[int] = zone()  # unseen cards that were in no hand before the reshuffle
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
    earlier_penalties: list[float] = reals_by_seat(OPPONENT_TYPES)  # for each type, in earlier rounds
    told: list[float] = reals_by_seat(OPPONENT_TYPES)  # the likelihood of the decisions, by type
    likely: list[int] = by_seat(OPPONENT_TYPES)  # the posterior of each type, in millionths


def allocate_workspace(
    view: ViewWithHistory,
    moves: Sequence[str | None],
    stakes: Stakes,
    luck: random.Random,
    *,
    tries_all: bool = False,
    ideas: int = ALL_IDEAS,
) -> Search:
    """Set up a search for one seat."""
    view = without_ideas(view, ideas)
    work, root = make_workspace(view, moves, stakes), state_from_view(view)
    work.tries_all, work.ideas = tries_all, ideas
    own = experts_network_for(view.players, must_play=bool(rules_of_view(view).must_play))
    plan = playout_plan(view.players, stakes)
    batches = [root] * PAST, load_decisions(work, view, root)
    return in_records(work, batches, luck, plan, (own, network_for(view.players)))


def without_ideas(view: ViewWithHistory, ideas: int) -> ViewWithHistory:
    """Remove the data that switched-off parts would use."""
    if ideas == ALL_IDEAS:
        return view
    return replace(
        view,
        past=view.past if ideas & Idea.HAND_INFERENCE else (),
        earlier_rounds=view.earlier_rounds if ideas & Idea.MATCH_HISTORY else (),
        bluff_records=view.bluff_records if ideas & Idea.BLUFF_RECORD else (),
    )


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
    work.beliefs = [CERTAIN] * len(work.beliefs)
    work.context = list(context_at(view.edition, tuple(view.options), stakes))
    work.context[HOW_OTHERS_PLAY] = 1 + LIKE_NETWORK  # assumed before any decision
    for seat in range(view.players):
        work.teams[seat] = team_of(seat, view.players, stakes)
        record = view.bluff_record(seat)
        work.willing[seat] = record.willingness
        work.answered[seat] = record.challenges + record.accepted
        work.challenged[seat] = record.challenges
    return work


def load_decisions(work: SearchWorkspace, view: ViewWithHistory, root: RoundState) -> list[RoundState]:
    """Load the others' decisions that must be explained. Return the states before them."""
    most = MOST_PAST_HEADS_UP if view.players == HEADS_UP else MOST_PAST
    past = [(one.seat, one) for one in view.past if one.seat != view.seat][-most:]
    earlier = earlier_decisions(view)[:MOST_EARLIER]
    numbers = notation_of_view(view).numbers
    work.past, work.earlier = len(past), len(earlier)
    for i, (seat, one) in enumerate([*past, *earlier]):
        work.made[i], work.by[i] = numbers[one.move], seat
    work.reshuffled = sum(one.earlier for _, one in past)
    returned = unheld_cards(view, root, view.returned)
    work.returned[: len(returned)] = returned
    return [state_at_decision(one.view, one.hand) for _, one in [*past, *earlier]]


def earlier_decisions(view: ViewWithHistory) -> list[tuple[int, Decision]]:
    """Return earlier rounds' decisions by current seat, from rounds with the same number of players."""
    if view.players > MOST_TYPED:
        return []
    others = ((seat, one) for seat, decided in enumerate(view.earlier_rounds) if seat != view.seat for one in decided)
    return [(seat, one) for seat, one in others if one.view.players == view.players]
