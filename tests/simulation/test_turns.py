"""Turns: drawing and then playing the drawn card is one turn; a missed turn does not count."""

import pytest

from wildfour.bots.policies.out_of_turn import who_jumps_in
from wildfour.chance.streams import ScriptedChance
from wildfour.events.event_kinds import NOBODY
from wildfour.position import parse_position
from wildfour.rules.piles import count
from wildfour.rules.state import RoundState
from wildfour.simulation import counted_rounds, tally
from wildfour.simulation.counted_rounds import Progress
from wildfour.simulation.seat_plans import table_plan


def turns_of(
    position: str, chance: str, moves: int, policy: str = "random", options: str = ""
) -> tuple[int, int, list[int]]:
    """Let the policy make that many moves; return the turns, the moves, and the sums."""
    edition, _, state = parse_position(f"classic-2003 {options} / {position}")
    stream = ScriptedChance(state.rules, edition.letters, chance.split())
    progress, sums = Progress(), [0] * tally.SUMS
    for _ in range(moves):
        counted_rounds.make_move(state, stream, table_plan([policy], state.players), progress, sums)
    assert stream.left == []
    return progress.turns, progress.moves, sums


@pytest.mark.parametrize(
    ("what", "position", "chance", "moves", "turns"),
    [
        ("playing", "0: r7 r8 r9 / 1: g5 y1 / top r3", "0", 1, 1),
        ("drawing and playing", "0: b7 b8 / 1: g5 y1 / top r3", "r9", 2, 1),
        ("drawing and keeping", "0: b7 b8 / 1: g5 y1 / top r3", "y9", 2, 1),
        ("two turns", "0: b7 b8 / 1: r5 y1 y2 / top r3", "y9 0", 3, 2),
        ("a Skip: the other misses", "0: rS r8 r1 / 1: g5 y1 / top r3", "2 0", 2, 2),
        ("a Draw Two: the other draws and misses", "0: r+2 b8 b1 / 1: g5 y1 / top r3", "0 y5 y6 b9", 3, 2),
        ("accepting a Wild Draw Four is not a turn", "0: W4 b8 b1 / 1: g5 y1 / top r3", "0 1 y5 y6 y7 y8", 2, 1),
        ("passing, with nothing to draw", "0: b7 b8 / 1: g5 y1 / top r3 / draw", "", 1, 1),
    ],
)
def test_turns(what: str, position: str, chance: str, moves: int, turns: int) -> None:
    assert turns_of(position, chance, moves)[0] == turns, what


def test_calling_is_a_move_but_not_a_turn() -> None:
    turns, moves, sums = turns_of("0: r7 r8 / 1: g5 y1 / top r3", "0", 1)
    assert (turns, moves) == (1, 2)
    assert sums[tally.FACES + 7] == 1


def test_stacking_is_a_turn() -> None:
    """A player who answers a Draw Two with another has taken a turn."""
    position = "0: r+2 b8 b1 / 1: g+2 y1 y2 / 2: b3 b4 / top r3"
    assert turns_of(position, "0 y5 y6 y7 y8", 3, options="stacking=two")[0] == 2


def test_a_jump_in_is_a_turn_of_the_player_who_jumps_in() -> None:
    """Seat 2 holds the other red 3 and plays it before seat 1 begins. Play continues from there."""
    position = "0: b8 b1 / 1: r5 y1 y2 / 2: r3 y4 y5 / 3: b3 b4 / top r3 / turn 1 / laid-by 0 / color-before g"
    turns, moves, sums = turns_of(position, "", 1, "random jump=1", "jump-in")
    assert (turns, moves, sums[tally.JUMP_INS], sums[tally.FACES + 3]) == (1, 1, 1, 1)
    assert sums[tally.HANDS] == 3
    assert turns_of(position, "0", 1, "random jump=0", "jump-in")[2][tally.JUMP_INS] == 0
    assert turns_of(position, "399", 1, "random jump=0.4", "jump-in")[2][tally.JUMP_INS] == 1
    assert turns_of(position, "400 0", 1, "random jump=0.4", "jump-in")[2][tally.JUMP_INS] == 0


def test_the_first_player_left_of_the_current_one_jumps_in() -> None:
    options, position = "jump-in decks=2", "0: r3 b1 / 1: r5 y1 / 2: y4 y5 / 3: r3 b3 b4 / top r3 / turn 1 / laid-by 2"
    state = moved(f"{position} / color-before g", "", "random", options)
    assert (state.laid_by, state.turn) == (3, 0)
    state = moved(f"{position} / color-before g", "", "random,random,random,random jump=0", options)
    assert (state.laid_by, state.turn) == (0, 1)


def test_skilled_does_not_keep_a_partner_from_going_out() -> None:
    """Seat 1 has one card left, and its partner, seat 3, could jump in first."""
    position = "0: b8 b1 / 1: r5 / 2: y4 y5 / 3: r3 b3 / top r3 / turn 1 / laid-by 0 / color-before g"
    state, partners = state_of(position, "jump-in partners"), table_plan(["skilled"], 4, partners=True)
    assert who_jumps_in(state, ScriptedChance(state.rules, "bgry", []), partners) == NOBODY
    assert who_jumps_in(state, ScriptedChance(state.rules, "bgry", []), table_plan(["skilled"], 4)) == 3


def test_G2_an_illegal_card_is_played_noticed_and_taken_back() -> None:
    """The random results are the slip (49 of 1,000), one of two cards, and two penalty cards. Seat 1 notices."""
    position = "0: b8 g1 r4 r9 / 1: g5 y1 y2 / 2: y4 y5 / top r3"
    state, sums = moved_and_counted(position, "49 1 y7 y8", "random slip=0.05", "players-referee")
    assert (sums[tally.WRONG_CARDS], state.turn, state.top) == (1, 1, find_card("r3"))
    assert count(state.hands[0]) == 6


def test_G3_an_illegal_card_that_everyone_overlooks_stands() -> None:
    position = "0: b8 g1 r4 r9 / 1: g5 y1 y2 / 2: y4 y5 / top r3"
    chance = "49 0 499 499"  # the slip, the card, and two players who overlook it
    state, sums = moved_and_counted(position, chance, "random slip=0.05 overlook=0.5", "players-referee")
    assert (sums[tally.WRONG_CARDS], state.laid_by, state.wrong) == (1, 0, 1)
    assert count(state.hands[0]) == 3


def test_R20_a_legal_card_may_be_doubted_and_stays() -> None:
    position = "0: r8 g1 r4 / 1: g5 y1 y2 / 2: y4 y5 / top r3"
    chance = "0 19 y7 y8 20"  # the card; seat 1 doubts it and draws two, seat 2 does not
    options = "players-referee false-objection-costs"
    state, sums = moved_and_counted(position, chance, "random doubt=0.02", options)
    assert (sums[tally.WRONG_CARDS], state.laid_by, state.turn) == (0, 0, 1)
    assert [count(hand) for hand in state.hands[:3]] == [2, 5, 2]


def test_G2_a_last_card_that_is_not_a_number_is_visibly_illegal() -> None:
    """With plain-finish, seat 0 slips with its last card, which matches but may not be played last."""
    state, sums = moved_and_counted(
        "0: rS / 1: g5 y1 / top r3", "0 0 y7 y8", "random slip=0.001", "players-referee plain-finish"
    )
    assert (sums[tally.WRONG_CARDS], count(state.hands[0]), state.turn) == (1, 3, 1)


def test_no_one_slips_or_objects_if_the_engine_is_the_referee() -> None:
    state, sums = moved_and_counted("0: b8 r4 / 1: g5 y1 / top r3", "0", "random slip=1 doubt=1", "")
    assert (sums[tally.WRONG_CARDS], count(state.hands[0]), count(state.hands[1])) == (0, 1, 2)


def test_skilled_does_not_object_to_its_partners_cards() -> None:
    state = state_of("0: b8 g1 r4 / 1: g5 y1 / 2: y4 y5 / 3: y6 y7 / top r3", "players-referee partners")
    chance = ScriptedChance(state.rules, "bgry", ["0", "0"])
    plan = table_plan(["random slip=0.001", "random overlook=1", "skilled", "random overlook=1"], 4, partners=True)
    counted_rounds.make_move(state, chance, plan, Progress(), [0] * tally.SUMS)
    assert (state.laid_by, state.wrong) == (0, 1)


def state_of(position: str, options: str = "") -> RoundState:
    return parse_position(f"classic-2003 {options} / {position}")[2]


def moved(position: str, chance: str, policies: str, options: str) -> RoundState:
    return moved_and_counted(position, chance, policies, options)[0]


def moved_and_counted(position: str, chance: str, policies: str, options: str) -> tuple[RoundState, list[int]]:
    """Return the state after one move and the sums."""
    state, sums = state_of(position, options), [0] * tally.SUMS
    stream = ScriptedChance(state.rules, "bgry", chance.split())
    counted_rounds.make_move(state, stream, table_plan(policies.split(","), state.players), Progress(), sums)
    assert stream.left == []
    return state, sums


def find_card(name: str) -> int:
    return state_of(f"0: g1 / 1: g2 / top {name}").top


def test_hand_sizes_are_those_before_the_move() -> None:
    _, _, sums = turns_of("0: r7 r8 r9 / 1: r5 y1 / top r3", "0 0", 2)
    assert sums[tally.HANDS : tally.HANDS + 3] == [3, 2, 0]
    assert sums[tally.HANDS_COUNTED : tally.HANDS_COUNTED + 3] == [1, 1, 0]
