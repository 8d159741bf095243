"""The level *expert*: it tries its moves over and over on deals that agree with all it has seen (see search.py).

It thinks until one move is left, and at most as long as its budget allows, or for a number of iterations, each of them
one deal; then the same luck gives the same move.
"""

import gc
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from typing import ClassVar

import msgspec
import numpy as np

from wildfour.bots import determinization
from wildfour.bots.bluff_record import willingness
from wildfour.bots.determinization import KINDS
from wildfour.bots.expert import card_arrivals, hand_inference, search
from wildfour.bots.expert.opponent_types import LIKE_NETWORK, LIKE_SKILLED, MANNERS
from wildfour.bots.expert.search import WAIT
from wildfour.bots.network import compiled_network, network_choice
from wildfour.bots.network.inference import SURE, WORTHS, most_waiting
from wildfour.bots.network.network_files import Network, thinking_networks_for
from wildfour.bots.network.network_inputs import CONTEXT, HOW_OTHERS_PLAY, context_of, seats_of_network
from wildfour.bots.players.skilled_bot import SHIPPED, sheds
from wildfour.bots.policies import (
    out_of_turn,
    plainly_wrong,
    random_policy,
    rate_policies,
    skilled_features,
    skilled_policy,
    skilled_weights,
)
from wildfour.bots.round_history import Nerve, Remembered, as_remembered
from wildfour.bots.state_from_view import as_the_team_plays, cards_by_kind, imagined, notation_of_view, rules_of_view
from wildfour.bots.view_queries import (
    WILD_DRAW_FOUR,
    asked_for,
    card_laid,
    catch_in,
    is_plainly_wrong,
    on_turn,
    plays,
    right_cards,
    seat_meant,
)
from wildfour.compiled import compiled_primitives
from wildfour.compiled.compiler import Function
from wildfour.compiled.cpu import Cpu
from wildfour.compiled.state_arrays import INT, PLAN_DTYPE, Array, new_chances, new_states, values
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.round.round import Round
from wildfour.round.view import View
from wildfour.rulebook.cards import cards_in
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.notation import Hand, color_of
from wildfour.rulebook.option_parser import MOST_DECKS, MOST_PLAYERS, Options, parse_options
from wildfour.rules import primitives, public_knowledge
from wildfour.rules.legal_moves import MOST_LEGAL_MOVES
from wildfour.rules.piles import add, count, holds, remove
from wildfour.rules.seats import across
from wildfour.rules.state import RoundState

BUDGET = 0.1  # seconds
SLICE = 8  # deals before the first look at the clock
MARGIN = 0.008  # seconds: what an answer takes besides
MOVES_PER_PLAYER = 3  # of a playout; then the round is judged as it stands
MOST_MOVES = 12  # of a playout: more of them tell of chance rather than of a move
MOST_MORE = 40  # until it is our turn, where the judge has learned at tables where the others play by a policy
COUNTS = ("players", "seat", "most_moves", "most_more", "candidates", "weighs_all", "liked", "deals", "compared")
HEADS_UP = 2
TRUST = 0.5  # see search.Desk
TRUST_TO_WAIT = 1.5  # where two may wait
MOST_PAST = 120  # decisions of others that hands have to explain
MOST_PAST_MANNERED = 36  # where the network is asked about each, which takes longer
MOST_PAST_HEADS_UP = 15
STAKES = ("out", "won", "lost", "left")
DESK_DTYPE = np.dtype(
    [(name, INT) for name in (*COUNTS, *STAKES)]
    + [(name, INT, (MOST_LEGAL_MOVES,)) for name in ("moves", "visits", "given_up")]
    + [
        ("squares", "f8"),
        ("trust", "f8"),
        ("worth", "f8", (MOST_LEGAL_MOVES,)),
        ("teams", INT, (MOST_PLAYERS,)),
        ("worths", "f4", (WORTHS * MOST_PLAYERS,)),
    ]
    + [("beliefs", INT, (KINDS * MOST_PLAYERS,)), ("context", INT, (CONTEXT,))]
    + [("past", INT), *((name, INT, (MOST_PAST,)) for name in ("made", "by"))]
    + [("reshuffled", INT), ("returned", INT, (2 * MOST_DECKS,))]
    + [(name, "f8", (MOST_PAST,)) for name in ("missed", "misses")]
    + [(name, INT, (MOST_PLAYERS,)) for name in ("dealt", "manner", "explained_by")]
    + [(name, INT, (MOST_PLAYERS,)) for name in ("willing", "answered", "challenged")]
    + [(name, "f8", (MANNERS * MOST_PLAYERS,)) for name in ("habits", "told")]
    + [("likely", INT, (MANNERS * MOST_PLAYERS,))]
    + [("order", INT, (card_arrivals.LONGEST * MOST_PLAYERS,))]
)
DESK, NETWORK = 4, 6  # their places in a workplace
NOTHING = None  # to wait, among the moves that are weighed
Advice = tuple[str | None, float, int]  # a move, what it is worth on the average, and how often it was tried
MODULES = (  # compiled besides the rules
    *(
        public_knowledge,
        skilled_weights,
        skilled_features,
        rate_policies,
        random_policy,
        skilled_policy,
        plainly_wrong,
        out_of_turn,
    ),
    *(*compiled_network.MODULES, determinization, network_choice, card_arrivals, hand_inference, search),
)
INSTEAD: dict[Function, Function] = {primitives.emit: compiled_primitives.count_and_notice}


@cache
def compiled() -> Cpu:
    """Compile all that the expert and the network need at a table."""
    return Cpu(MODULES, INSTEAD, ready=compiled_network.ready(), table=compiled_network.VECTORS)


@cache
def prepare(decks: int) -> Callable[..., bool]:
    """Compile the search, or load it from the disk, so that no answer has to wait for it; for one deck or several."""
    options = Options({"decks": decks - 1})
    opened = Round("classic-2003", players=2, options=options, seed=0)
    work = workplace(opened.view(opened.turn), [NOTHING], TO_GO_OUT, random.Random(0))
    machine = compiled()
    machine[search.begin](*work[:3], work[DESK], *work[NETWORK:])
    machine[search.search](*work, 1)
    machine[hand_inference.left_by_known_hands](*work, LIKE_SKILLED)
    machine[search.favorite](work[DESK])
    searcher: Callable[..., bool] = machine.twins[search.search]
    gc.freeze()  # the compiler's objects stay: to go through them again in a collection takes longer than the budget
    return searcher


@dataclass(frozen=True, slots=True)
class Expert:
    """A bot with a budget in seconds, or with a number of iterations instead."""

    budget: float = BUDGET
    iterations: int | None = None
    remembers: ClassVar = True

    def __post_init__(self) -> None:
        prepare(1)

    def __call__(self, view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str | None:
        started = time.perf_counter()
        said = say_something(view, moves, stakes)
        if said is not None:
            return said
        weighed = candidates(view, moves)
        if len(weighed) > 1:
            until = started + self.budget if self.iterations is None else None
            weighing = partial(think, iterations=self.iterations, until=until)
            weighed = [weighing(view, weighed, stakes, luck)[0][0]]
        return weighed[0] if weighed else None


def say_something(view: View, moves: Sequence[str], stakes: Stakes) -> str | None:
    """What needs no thought: calls, catches, objections, and the call before the last card but one."""
    if "uno!" in moves and view.exposed == view.seat:
        return "uno!"
    catch = catch_in(moves)
    if catch is not None and seat_meant(catch) not in stakes.team:
        return catch
    if "object" in moves and is_plainly_wrong(view) and view.laid_by not in stakes.team:
        return "object"
    return "uno!" if "uno!" in moves and plays(moves) else None


def candidates(view: View, moves: Sequence[str]) -> list[str | None]:
    """The moves worth a thought; one of them may be to wait."""
    asked = [move for move in asked_for(moves) if card_laid(move) is None or is_sensible(view, move)]
    if not on_turn(view):
        return [*asked, NOTHING] if asked else []
    if not may_wait(view):
        asked = plays(asked) or asked
    return list(asked or asked_for(moves))


def may_wait(view: View) -> bool:
    """As the network: may it draw or keep a card, though it could lay one (C4)?"""
    return view.pending > 0 or view.players * len(view.hand) < most_waiting(rules_of_view(view), view.players)


def is_sensible(view: View, move: str) -> bool:
    """No wrong card; and where two may wait no color that the hand lacks, unless that may keep the other one from going
    out."""
    card, _, color = move.partition(">")
    if rules_of_view(view).players_referee and not may_stand(view, card):
        return False
    held = {color_of(one) for one in view.hand} - {None}
    return not color or not held or color in held or not two_may_wait(view) or 1 in view.hand_sizes


def two_may_wait(view: View) -> bool:
    """Heads-up, where nobody must lay: there the network has learned when to hold a card back."""
    return view.players == HEADS_UP and not rules_of_view(view).must_play


def may_stand(view: View, card: str) -> bool:
    """G2: would nobody have a reason to object? A bluff is challenged instead (D7)."""
    if view.drawn is not None and card != view.drawn:
        return False
    return bool(right_cards(view, [card])) or (card == WILD_DRAW_FOUR and not rules_of_view(view).no_bluffing)


def think(
    view: View,
    moves: Sequence[str | None],
    stakes: Stakes,
    luck: random.Random,
    *,
    iterations: int | None = None,
    until: float | None = None,
    all_of_them: bool = False,
) -> list[Advice]:
    """Weigh some moves, and give up those that fall behind, unless all are to be weighed to the end; the one to make
    first, then the most tried, the best of them first."""
    searcher = prepare(rules_of_view(view).decks)
    work = workplace(as_the_team_plays(view, stakes), moves, stakes, luck)
    work[DESK]["weighs_all"] = all_of_them
    compiled().twins[search.begin](*work[:3], work[DESK], *work[NETWORK:])
    some_more = partial(searcher, *work)
    if iterations is not None:
        some_more(iterations)
    else:
        assert until is not None
        iterate_until(until, some_more)
    found = work[DESK][0]
    visits, worth = found["visits"].tolist(), found["worth"].tolist()
    advice = [(move, worth[i] / max(visits[i], 1), visits[i]) for i, move in enumerate(moves)]
    first = advice.pop(compiled().twins[search.favorite](work[DESK]))
    return [first, *sorted(advice, key=lambda one: (-one[2], -one[1]))]


def workplace(view: View, moves: Sequence[str | None], stakes: Stakes, luck: random.Random) -> tuple[Array, ...]:
    """The arrays of a search: the root, three scratch states, a stream of chance, how seats play on, and the desk."""
    root = record_of(imagined(view))
    chances = new_chances(luck.getrandbits(64), 0, 1)
    must_play = bool(rules_of_view(view).must_play)
    networks = thinking_networks_for(seats_of_network(view.players), must_play=must_play)
    desk = desk_of(view, moves, stakes)
    plan = playout_plan(view.players, stakes)
    if view.players <= hand_inference.MOST_MANNERED:
        weigh_habits(as_remembered(view), chances, plan, desk, networks)
    return root, np.concatenate([root] * 3), chances, plan, desk, pasts_of(view, desk), *networks.arrays


def weigh_habits(view: Remembered, chances: Array, plan: Array, desk: Array, networks: Network) -> None:
    """What earlier rounds of the match tell of the manner of each other seat. In an elimination players leave: then it
    was another table."""
    others = [(seat, one) for seat, decided in enumerate(view.habits) for one in decided if seat != view.seat]
    known = [(seat, one) for seat, one in others if one.view.players == view.players]
    if not known:
        return
    states = records_of([as_it_was(one.view, one.hand) for _, one in known])
    nobody = new_states(rules_of_view(view), view.players, 1)
    seen = desk.copy()
    seen["past"] = len(known)
    seen["made"][0, : len(known)] = [notation_of_view(view).numbers[one.move] for _, one in known]
    seen["by"][0, : len(known)] = [seat for seat, _ in known]
    work = nobody, np.concatenate([nobody] * 3), chances, plan, seen, states, *networks.arrays
    left = desk["habits"][0].reshape(-1, MANNERS)
    reckoned_with = [manner for manner in range(MANNERS) if hand_inference.expected(view.players, manner) > 0]
    for manner in reckoned_with:
        compiled().twins[hand_inference.left_by_known_hands](*work, manner)
        for (seat, _), missed in zip(known, seen["missed"][0], strict=False):
            left[seat, manner] += missed
    left[:, reckoned_with] -= left[:, reckoned_with].min(axis=1, keepdims=True)  # one of them is always asked about


def pasts_of(view: View, desks: Array) -> Array:
    """The decisions of others that are remembered, each as a state with an empty hand."""
    most = MOST_PAST if asks_no_network(view, desks) else most_past(view.players)
    remembered = as_remembered(view)
    past = [one for one in remembered.past if one.seat != view.seat][-most:]
    numbers = notation_of_view(view).numbers
    desks["past"] = len(past)
    desks["made"][0, : len(past)] = [numbers[one.move] for one in past]
    desks["by"][0, : len(past)] = [one.seat for one in past]
    desks["reshuffled"] = sum(one.earlier for one in past)
    for card in never_held(view, remembered.returned):
        add(desks["returned"][0], card)
    states = [as_it_was(one.view, ()) for one in past]
    return records_of(states) if states else new_states(rules_of_view(view), view.players, 1)


def never_held(view: View, returned: Hand) -> Iterator[int]:
    """C6: unseen cards that nobody can have held since before the discards were shuffled: they lay there."""
    kinds, s = notation_of_view(view).kinds, imagined(view)
    for kind, went_back in Counter(map(kinds.__getitem__, returned)).items():
        cards = cards_by_kind(rules_of_view(view))[kind]
        unseen = [card for card in cards if holds(s.draw, card)]
        yield from unseen[len(cards) - went_back :]


def asks_no_network(view: View, desks: Array) -> bool:
    """Heads-up: do habits rule out all manners in which somebody thinks?"""
    if view.players != HEADS_UP:
        return False
    habits = desks["habits"][0].reshape(-1, MANNERS)[:HEADS_UP].max(axis=0)  # there are none of the own seat
    return bool((habits[[LIKE_SKILLED, LIKE_NETWORK]] >= hand_inference.OUT_OF_THE_QUESTION).all())


def most_past(players: int) -> int:
    if players == HEADS_UP:
        return MOST_PAST_HEADS_UP
    return MOST_PAST_MANNERED if players <= hand_inference.MOST_MANNERED else MOST_PAST


def as_it_was(view: View, hand: Hand) -> RoundState:
    """As if those cards had been seen in the hand of the one on turn, or none. Whoever decided saw how many cards were
    in the draw pile and in the other hands, not which: so any will do."""
    known = tuple(hand if seat == view.turn else other for seat, other in enumerate(view.known))
    s = imagined(msgspec.structs.replace(view, known=known))
    unseen = iter(list(cards_in(s.draw)))
    for seat in range(view.players):
        if seat != view.turn:
            for card in islice(unseen, view.hand_sizes[seat] - count(s.hands[seat])):
                remove(s.draw, card)
                add(s.hands[seat], card)
    for card in islice(unseen, view.draw_size, None):
        remove(s.draw, card)
    return s


def iterate_until(until: float, some_more: Callable[[int], bool]) -> None:
    """In slices, each a quarter of what the time left allows: other programs may slow it down. It ends before when more
    deals could not change anything."""
    iterations = SLICE
    while True:
        started = time.perf_counter()
        undecided = some_more(iterations)
        now = time.perf_counter()
        left = until - MARGIN - now
        if left <= 0 or not undecided:
            return
        iterations = max(SLICE, int(iterations * left / (now - started) / 4))


def advise(
    view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random, *, budget: float = BUDGET
) -> list[Advice]:
    """The moves that the expert weighs: the one that it would make, then the others, best first; each with its worth,
    and how often it was tried. Out of turn one of them is None, to do nothing. All are tried on the same deals, so that
    the numbers of the worse ones can be relied on too."""
    prepare(rules_of_view(view).decks)
    weighed = candidates(view, moves)
    until = time.perf_counter() + budget
    return think(view, weighed, stakes, luck, until=until, all_of_them=True) if weighed else []


def record_of(state: RoundState) -> Array:
    """A plain state as a batch of one."""
    return records_of([state])


def records_of(states: Sequence[RoundState]) -> Array:
    """Plain states of one table as a batch."""
    batch = new_states(states[0].rules, states[0].players, len(states))
    for name, column in zip(batch.dtype.names or (), zip(*map(values, states), strict=True), strict=False):
        batch[name] = column
    return batch


def desk_of(view: View, moves: Sequence[str | None], stakes: Stakes) -> Array:
    desks: Array = np.zeros(1, DESK_DTYPE)
    desks["players"] = view.players
    desks["seat"] = view.seat
    desks["most_moves"] = min(MOVES_PER_PLAYER * view.players, MOST_MOVES)
    desks["most_more"] = MOST_MORE if view.players == HEADS_UP and not two_may_wait(view) else 0
    desks["trust"] = TRUST_TO_WAIT if two_may_wait(view) else TRUST
    desks["candidates"] = len(moves)
    numbers = notation_of_view(view).numbers
    desks["moves"][0, : len(moves)] = [WAIT if move is None else numbers[move] for move in moves]
    for name in STAKES:
        desks[name] = getattr(stakes, name)
    desks["beliefs"] = SURE
    note_nerve(as_remembered(view).nerve or [Nerve()] * view.players, desks)
    options = parse_options(view.options)
    desks["context"][0] = context_of(edition_named(view.edition), options, stakes)
    desks["context"][0, HOW_OTHERS_PLAY] = 1 + LIKE_NETWORK  # before anything tells
    for seat in range(view.players):
        desks["teams"][0, seat] = team_of(seat, view.players, stakes)
    return desks


def note_nerve(nerve: Sequence[Nerve], desks: Array) -> None:
    """How daring each seat is."""
    for seat, one in enumerate(nerve):
        desks["willing"][0, seat] = willingness(one)
        desks["answered"][0, seat] = one.challenges + one.accepted
        desks["challenged"][0, seat] = one.challenges


def playout_plan(players: int, stakes: Stakes) -> Array:
    """How seats play on: as skilled does, for the same stakes; those who do not think spare their wild cards."""
    plans: Array = np.zeros(1, PLAN_DTYPE)
    plans["policy"] = rate_policies.Policy.SPARING
    plans["jumps"] = rate_policies.THOUSAND
    plans["weights"][0, : len(SHIPPED), : len(SHIPPED[0])] = SHIPPED
    plans["sheds"] = sheds(stakes, players)
    for seat in range(players):
        plans["team"][0, seat] = team_of(seat, players, stakes) & ~(1 << seat)
    return plans


def team_of(seat: int, players: int, stakes: Stakes) -> int:
    """A seat and its partner, as bits; where one has a partner, all have one."""
    return 1 << seat | (1 << across(players, seat) if stakes.team else 0)
