"""The `expert` level with few iterations: legal moves, independence of hidden cards, and use of known cards."""

import random
import time
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.plain_search import plain_search, plain_workspace
from tests.shared.explore import ROUNDS, random_table
from tests.tables.play import play_round
from tests.test_properties import otherwise_dealt
from wildfour import Round
from wildfour.bots.bot import Bot
from wildfour.bots.determinization import deal_unseen
from wildfour.bots.expert import search
from wildfour.bots.expert.expert_bot import (
    BUDGET,
    SLICE,
    WAIT,
    Effort,
    Expert,
    advise,
    candidates,
    estimate_moves,
    iterate_until,
)
from wildfour.bots.expert.workspace import DEAL, allocate_workspace
from wildfour.bots.levels import bot_named
from wildfour.bots.network.network_files import network_in_package
from wildfour.bots.network.network_inputs import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED, seats_of_network
from wildfour.bots.policies import dispatch, playout
from wildfour.bots.policies.playout import play_on, playout_plan, value_of, value_of_win
from wildfour.bots.round_history import as_view_with_history
from wildfour.bots.state_from_view import state_from_view
from wildfour.match.stakes import TO_GO_OUT, Stakes, against_points, for_points
from wildfour.rulebook.cards import parse_kind
from wildfour.rules.legal_moves import MOST_LEGAL_MOVES, legal_moves
from wildfour.rules.state import RoundState

SEEDS = st.integers(0, 2**32 - 1)
FEW = Expert(iterations=20)
MORE = Expert(iterations=1500)
TEAM = Stakes(team=(2,))


def moves_of(r: Round, seat: int) -> list[str]:
    return [move for move in r.legal_moves(seat) if not move.startswith("accuse")]


def chosen(position: str, *, seat: int = 0, stakes: Stakes = TO_GO_OUT, luck: int = 1) -> str:
    """Return the expert's move in a position with no history."""
    r = Round.from_position(position)
    moves = moves_of(r, seat)
    move = MORE(r.view(seat), moves, stakes, random.Random(luck))
    assert move is None or move in moves
    return move or ""


def most_often(position: str) -> str:
    """Return the most frequent move of nine trials with different seeds."""
    return Counter(chosen(position, luck=luck) for luck in range(9)).most_common(1)[0][0]


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_it_plays_whole_rounds_at_any_table(seed: int) -> None:
    generator = random.Random(seed)
    edition, players, options = random_table(generator, decks=1)
    r = Round(edition, players=players, options=options, seed=seed)
    stakes = Stakes(team=(players // 2,), out=20, won=1, lost=-1, left=-1)
    bots: list[Bot] = [FEW, *[bot_named("novice")] * (players - 1)]
    mine = stakes if options["partners"] else TO_GO_OUT
    assert play_round(r, bots, generator, [mine, *[TO_GO_OUT] * (players - 1)]) == r.outcome


@pytest.mark.long
@settings(max_examples=20, deadline=None)
@given(SEEDS, st.sampled_from((2, 3)))
def test_it_plays_with_several_decks(seed: int, decks: int) -> None:
    generator = random.Random(seed)
    edition, players, options = random_table(generator, decks=decks)
    r = Round(edition, players=players, options=options, seed=seed)
    assert play_round(r, [FEW] * players, generator) == r.outcome


@settings(max_examples=80, deadline=None)
@given(ROUNDS, SEEDS)
def test_hidden_cards_do_not_change_its_choice(r: Round, seed: int) -> None:
    if r.over or r.state.rules.decks > 1:
        return
    generator = random.Random(seed)
    seat = generator.choice([r.turn, generator.randrange(r.players)])
    other, moves = otherwise_dealt(r, seat, generator), moves_of(r, seat)
    if moves:
        choices = [FEW(one.view(seat), moves, TO_GO_OUT, random.Random(seed)) for one in (r, other)]
        assert choices[0] == choices[1]
        assert choices[0] in moves or (choices[0] is None and seat != r.turn)


def test_it_goes_out_when_it_can() -> None:
    assert chosen("classic-2003 / 0: r7 / 1: g5 y1 / top r3") == "r7"
    assert chosen("classic-2003 / 0: W4 / 1: g5 y1 / top r3").startswith("W4")


def test_it_prefers_the_card_after_which_it_can_go_out() -> None:
    """With two players, a Skip gives another turn (H2)."""
    assert chosen("classic-2003 / 0: rS r9 / 1: g5 / top r3 / called 0") == "rS"


def test_it_attacks_an_opponent_with_one_card_left() -> None:
    hand = "0: r7 r+2 y5 y6 g3 g4"
    assert chosen(f"classic-2003 / {hand} / 1: b5 / 2: b1 b2 b3 b4 b6 b7 / top r3") == "r+2"


def test_it_chooses_a_color_that_it_lacks_to_stop_an_opponent() -> None:
    """The expert knows the opponent's last card, with which the opponent goes out if the color matches."""
    r = Round.from_position("classic-2003 / 0: b5 b6 b7 W / 1: b1 / top r1")
    r.knowledge.known[1][0] = [parse_kind("b1", r.edition.letters)]
    for luck in range(9):
        assert MORE(r.view(0), moves_of(r, 0), TO_GO_OUT, random.Random(luck)) in ("W>r", "W>g", "W>y")


def test_it_does_not_flip_at_its_partner() -> None:
    hands = "0: r7 y5 y6 g4 / 1: b5 b6 b7 b8 / 2: b9 / 3: g5 g6 g7 g8"
    position = f"launcher-2009 partners hit-rate=1 / {hands} / top r3^ / laid-by 0 / phase flip"
    assert most_often(position) == "flip 2"
    assert chosen(position, stakes=TEAM) in ("flip 1", "flip 3")


def test_it_challenges_a_certain_bluff() -> None:
    """The expert has seen a card of the current color in the challenged player's hand."""
    r = Round.from_position(
        "classic-2003 / 0: b1 b2 b3 / 1: r1 r2 y1 y2 / top W4 / color b / color-before r / laid-by 1 / phase answer / "
        "pending 4"
    )
    r.knowledge.known[1][0] = [parse_kind("r1", r.edition.letters)]
    assert MORE(r.view(0), moves_of(r, 0), TO_GO_OUT, random.Random(1)) == "challenge"


def test_it_does_not_challenge_a_card_known_to_be_legal() -> None:
    """The expert has seen the challenged player's whole hand."""
    r = Round.from_position(
        "classic-2003 / 0: b1 b2 / 1: y1 / top W4 / color b / color-before r / laid-by 1 / phase answer / pending 4"
    )
    r.knowledge.known[1][0] = [parse_kind("y1", r.edition.letters)]
    choices = Counter(MORE(r.view(0), moves_of(r, 0), TO_GO_OUT, random.Random(luck)) for luck in range(9))
    assert choices.most_common(1)[0][0] == "accept"


def test_it_calls_and_catches() -> None:
    assert chosen("classic-2003 / 0: r7 r2 / 1: g5 y1 / top r3") == "uno!"
    assert chosen("classic-2003 / 0: r7 / 1: g5 y1 / top r3 / laid-by 0 / exposed 0 / turn 1") == "uno!"
    caught = "classic-2003 / 0: r7 r2 / 1: g5 / 2: y1 y2 / 3: b1 b2 / top r3 / laid-by 1 / exposed 1 / turn 2"
    assert chosen(caught) == "catch 1"
    assert chosen(caught, stakes=Stakes(team=(1,))) == ""


def test_it_objects_to_visible_violations() -> None:
    r = Round.from_position("classic-2003 players-referee / 0: r1 g2 / 1: y1 y2 y3 / top r3 / turn 1")
    r.apply(1, "y1")
    assert FEW(r.view(0), moves_of(r, 0), TO_GO_OUT, random.Random(1)) == "object"


def test_it_jumps_in_with_its_last_card() -> None:
    assert chosen("standard-2010 jump-in / 0: r7 / 1: g5 y1 / 2: b1 b2 / top r7 / turn 1 / laid-by 2") == "r7"


@pytest.mark.parametrize("stakes", [TO_GO_OUT, for_points((), 30), for_points((2,), None), against_points(50)])
def test_it_plays_for_any_stakes(stakes: Stakes) -> None:
    r = Round("classic-2003", players=4, options="partners" if stakes.team else "", seed=2)
    bots: list[Bot] = [FEW, *[bot_named("novice")] * 3]
    assert play_round(r, bots, random.Random(2), [stakes, *[TO_GO_OUT] * 3]) == r.outcome


def test_points_left_in_hand_count_if_the_stakes_say_so() -> None:
    """No opponent can be stopped, so the points left in the hand decide."""
    charged = Stakes(out=0, left=-1)
    assert chosen("classic-2003 / 0: r+2 r1 y2 y3 / 1: r5 / 2: b1 b2 b3 / top r3", stakes=charged) == "r+2"


def test_the_same_seed_gives_the_same_advice() -> None:
    r = Round("classic-2003", players=3, seed=5)
    view, moves = r.view(r.turn), moves_of(r, r.turn)
    first, second = (MORE(view, moves, TO_GO_OUT, random.Random(7)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("seed", range(4))
def test_advice_begins_with_the_experts_move(seed: int) -> None:
    r = Round("classic-2003", players=2, seed=seed)
    view, moves = r.view(r.turn), candidates(r.view(r.turn), moves_of(r, r.turn))
    does, would = (
        estimate_moves(view, moves, TO_GO_OUT, random.Random(7), Effort(300, tries_all=all_of_them))[0].move
        for all_of_them in (False, True)
    )
    assert would == does


def test_advice_is_sorted_and_adds_up() -> None:
    r = Round.from_position("classic-2003 / 0: r7 r2 W y1 y2 / 1: g5 g6 g7 / top r3")
    advice = advise(r.view(0), moves_of(r, 0), TO_GO_OUT, random.Random(1), budget=0.02)
    assert {move for move, _, _ in advice} == {"r7", "r2", "W>r", "W>y", "draw"}
    others = [value for _, value, _ in advice[1:]]
    assert others == sorted(others, reverse=True)
    assert len({visits for _, _, visits in advice}) == 1
    assert advice[0][2] >= SLICE
    assert all(0 <= value <= 100 for _, value, _ in advice)


def test_illegal_cards_and_calls_are_not_candidates() -> None:
    r = Round.from_position("classic-2003 players-referee / 0: r7 b2 W4 / 1: g5 g6 g7 / top r3")
    assert set(candidates(r.view(0), moves_of(r, 0))) == {"r7", "W4>r", "W4>b", "draw"}


@pytest.mark.parametrize(
    ("position", "considered"),
    [
        ("classic-2003 / 0: b5 b6 W / 1: g5 g6", {"W>b"}),
        ("classic-2003 must-play / 0: b5 b6 W / 1: g5 g6", {"W>b", "W>r", "W>g", "W>y"}),
        ("classic-2003 / 0: b5 b6 W / 1: g5", {"W>b", "W>r", "W>g", "W>y"}),
        ("classic-2003 / 0: b5 b6 W / 1: g5 g6 / 2: g7 g8", {"W>b", "W>r", "W>g", "W>y"}),
    ],
)
def test_a_color_not_held_is_a_candidate_only_against_a_last_card_or_if_cards_must_be_played(
    position: str, considered: set[str]
) -> None:
    r = Round.from_position(f"{position} / top r1")
    assert {move for move in candidates(r.view(0), moves_of(r, 0)) if move and ">" in move} == considered


def test_C4_a_player_with_many_cards_does_not_wait() -> None:
    few, many = "r7 b2 y1", "r7 r8 r9 b2 b3 b4 y1 y2"
    for hand, waits in ((few, True), (many, False)):
        r = Round.from_position(f"classic-2003 seven-zero / 0: {hand} / 1: g5 g6 g7 / top r3")
        assert ("draw" in candidates(r.view(0), moves_of(r, 0))) is waits
    r = Round.from_position(f"classic-2003 seven-zero / 0: {many} / 1: g5 g6 g7 / top gS")
    assert candidates(r.view(0), moves_of(r, 0)) == ["draw"]


@pytest.mark.parametrize("seed", range(2))
def test_C4_two_experts_who_swap_hands_do_not_wait_forever(seed: int) -> None:
    expert, luck = Expert(iterations=8), random.Random(seed)
    r = Round("classic-2003", players=2, options="seven-zero", seed=seed)
    while not r.over and len(r.moves) < 2000:
        seat = r.turn
        move = expert(r.view(seat), moves_of(r, seat), TO_GO_OUT, luck)
        assert move is not None
        r.apply(seat, move)
    assert r.over


def test_it_stops_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a fake clock on which each iteration takes a millisecond."""
    clock, done = [0.0], [0]

    def some_more(iterations: int) -> bool:
        clock[0] += iterations / 1000
        done[0] += iterations
        return done[0] < 5000

    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    iterate_until(2.0, some_more)
    assert SLICE <= done[0] <= 2000 + SLICE
    iterate_until(0.0, some_more)
    iterate_until(1000.0, some_more)  # it stops early once further iterations cannot change the result
    assert clock[0] < 1000
    assert BUDGET == 0.1


def test_the_search_runs_interpreted_too() -> None:
    r = Round("classic-2003", players=3, seed=5)
    found = plain_search(r.view(r.turn))
    s = found.states[DEAL]
    deal_unseen(s, r.turn, found.chance)
    play_on(s, playout.WAIT, found)
    assert 0 <= value_of(s, found) <= 100


@pytest.mark.parametrize(
    ("players", "options", "file"),
    [
        (2, "", "expert-2"),
        (2, "must-play", "expert-2-must-play"),
        (3, "", "network-5"),
        (3, "must-play", "network-5"),
        (6, "must-play", "expert-10"),
        (10, "", "expert-10"),
    ],
)
def test_the_network_file_for_each_table(players: int, options: str, file: str) -> None:
    r = Round("classic-2003", players=players, options=options, seed=5)
    view = as_view_with_history(r.view(r.turn))
    weights = allocate_workspace(view, [WAIT], TO_GO_OUT, random.Random(1)).own.w
    wanted = network_in_package(f"{file}.npz", seats_of_network(players)).w
    assert np.array_equal(weights, wanted)


@pytest.mark.parametrize(("players", "options", "trust"), [(2, "", 1.5), (2, "must-play", 0.5), (4, "", 0.5)])
def test_it_trusts_the_network_most_with_two_players_who_may_wait(players: int, options: str, trust: float) -> None:
    r = Round("classic-2003", players=players, options=options, seed=5)
    assert plain_workspace(r.view(r.turn)).trust == trust


def test_the_networks_move_is_made_unless_another_is_significantly_better() -> None:
    found = plain_search(Round("classic-2003", players=4, seed=5).view(0))
    work = found.work
    work.candidates, work.network_move = 2, 1
    work.deals, work.compared, work.squares = 100, 100, 100 * 2.0  # variance 2
    work.values[:2] = 5009.0, 5000.0
    assert search.best_move_index(found) == 1
    work.values[:2] = 5011.0, 5000.0
    assert search.best_move_index(found) == 0


def listener(seats: set[int]) -> Callable[..., int]:
    """Make a policy that records which seats ask for a move."""

    def choose(s: RoundState, seat: int, *_: object) -> int:
        seats.add(seat)
        return first_move(s, seat)

    return choose


@pytest.mark.parametrize(
    ("options", "opponent_type", "policy"),
    [
        ("", LIKE_SKILLED, "choose_skillfully"),
        ("", LIKE_NETWORK, "choose_by_network"),
        ("", AT_RANDOM, "choose_by_rates"),
        ("partners", LIKE_SKILLED, "choose_skillfully"),
    ],
)
def test_in_a_playout_its_side_uses_the_network_and_others_their_types(
    options: str, opponent_type: int, policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, set[int]] = {"choose_skillfully": set(), "choose_by_network": set(), "choose_by_rates": set()}
    for name, seats in asked.items():
        for module in (dispatch, playout):  # playout calls the network directly
            monkeypatch.setattr(module, name, listener(seats), raising=module is dispatch)
    r = Round("classic-2003", players=4 if options else 2, options=options, seed=5)
    found = plain_search(r.view(0), TEAM if options else TO_GO_OUT)
    found.work.types[: r.players] = [opponent_type] * r.players
    play_on(r.state, playout.WAIT, found)
    ours = {0, 2} if options else {0}
    expected = {name: set[int]() for name in asked} | {"choose_by_network": ours}
    assert asked == expected | {policy: expected[policy] | set(range(r.players)) - ours}


@pytest.mark.parametrize(("move", "laid_by"), [("r7", 2), ("r9", 1)])
def test_in_a_playout_others_jump_in(move: str, laid_by: int) -> None:
    r = Round.from_position("classic-2003 jump-in / 0: r7 r9 g1 / 1: r4 b6 / 2: r7 y9 / top r3", seed=1)
    play_a_move_each(r, r.number_of(move))
    assert r.state.laid_by == laid_by


def test_in_a_playout_a_waiting_player_does_not_jump_in() -> None:
    r = Round.from_position("classic-2003 jump-in / 0: r7 r9 g1 / 1: r7 b6 y2 / 2: r4 y9 b1 / top r3 / turn 1", seed=1)
    r.apply(1, "r7")
    play_a_move_each(r, playout.WAIT)
    assert r.state.laid_by == 2


def play_a_move_each(r: Round, move: int) -> None:
    """Play a move for seat 0, and then one more move."""
    found = plain_search(r.view(0), seed=2, plan=playout_plan(r.players, TO_GO_OUT))
    found.work.types[: r.players] = [AT_RANDOM] * r.players
    found.work.most_moves = 1
    r.state.fresh[:] = state_from_view(r.view(0)).fresh
    play_on(r.state, move, found)


def first_move(s: RoundState, seat: int) -> int:
    moves = [0] * MOST_LEGAL_MOVES
    legal_moves(s, seat, moves)
    return moves[0]


def test_the_value_of_a_win() -> None:
    r = Round.from_position("classic-2003 partners / 0: r7 r2 / 1: y+2 / 2: W / 3: b1 b2 / top r3")
    work = plain_workspace(r.view(0), Stakes(team=(2,), out=20, won=2, lost=-1))
    assert value_of_win(r.state, 2, work) == 20 + 2 * (20 + 3)
    assert value_of_win(r.state, 1, work) == -(9 + 50)
