"""The bridge to RLCard's UNO, on made-up observations: RLCard itself is not needed."""

import random
import sys
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bench import rlcard_match
from bench.rlcard_bridge import (
    EDITION,
    NOTATION,
    PLAYERS,
    RULES,
    BridgedBot,
    Memory,
    Sight,
    action_for,
    deck,
    had_a_choice,
    kind_in,
    move_in,
    seen_by_all,
    stand_in,
    view_of,
)
from wildfour.bots.levels import bot_named
from wildfour.bots.round_history import Decision, decisions_in
from wildfour.bots.state_from_view import state_from_view
from wildfour.errors import Invalid
from wildfour.match.stakes import Stakes
from wildfour.round.view import View
from wildfour.rulebook.cards import WILD_FOUR_KIND, cards_in, kind_name, kinds_in
from wildfour.rules.legal_moves import MOST_LEGAL_MOVES, legal_moves

RED, GREEN, BLUE, YELLOW = (EDITION.letters.index(letter) for letter in "rgby")
Record = list[tuple[int, str]]


def observation(
    hand: str,
    *,
    played: str,
    legal: str = "draw",
    sizes: tuple[int, int],
    seat: int = 0,
    target: str = "",
    record: Record,
) -> dict[str, Any]:
    """What RLCard hands to an agent, as far as the bridge reads it."""
    raw = {
        "hand": hand.split(),
        "target": target or played.rsplit(maxsplit=1)[-1],
        "played_cards": played.split(),
        "legal_actions": legal.split(),
        "num_cards": list(sizes),
        "num_players": PLAYERS,
        "current_player": seat,
    }
    return {"raw_obs": raw, "raw_legal_actions": legal.split(), "action_record": record}


def remembered(*states: dict[str, Any]) -> tuple[Sight, Memory]:
    """What a seat has in mind after these observations of one game."""
    memory = Memory(states[0]["action_record"], Sight.of(states[0]))
    for state in states:
        memory.record = state["action_record"]
        memory.take_in(Sight.of(state))
    return Sight.of(states[-1]), memory


def may_hold(memory: Memory, seat: int) -> tuple[int, ...]:
    """Red, green, blue, yellow, wild."""
    row = memory.knowledge.row(None, seat)
    return (row[RED], row[GREEN], row[BLUE], row[YELLOW], row[4])


def first_move(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str:
    return moves[0]


def test_cards_and_moves_have_the_same_names_there_and_here() -> None:
    names = {"r-7": "r7", "g-draw_2": "g+2", "b-skip": "bS", "y-reverse": "yR", "r-wild": "W", "b-wild_draw_4": "W4"}
    assert {card: kind_name(kind_in(card), EDITION.letters) for card in names} == names
    moves = {"y-0": "y0", "g-draw_2": "g+2", "r-wild": "W>r", "b-wild_draw_4": "W4>b", "draw": "draw"}
    assert {action: move_in(action) for action in moves} == moves


def test_every_action_of_rlcard_comes_back_as_it_was() -> None:
    traits = [*map(str, range(10)), "skip", "reverse", "draw_2", "wild", "wild_draw_4"]
    actions = [f"{color}-{trait}" for color in "rgby" for trait in traits] + ["draw"]
    assert [action_for(move_in(action)) for action in actions] == actions
    assert len({move_in(action) for action in actions}) == 61


def test_the_deck_is_that_of_our_edition() -> None:
    assert sorted(deck().elements()) == list(kinds_in(RULES, RULES.deck))


def test_the_view_shows_what_is_seen_and_the_same_moves() -> None:
    hand = "r-7 r-7 g-3 b-9 y-wild g-skip r-0"
    legal = "r-7 r-7 r-0 g-3 r-wild g-wild b-wild y-wild"
    sight, memory = remembered(observation(hand, played="r-3", legal=legal, sizes=(7, 7), record=[]))
    view = view_of(sight, memory)
    assert (view.seat, view.turn, view.hand_sizes, view.color, view.discard) == (0, 0, (7, 7), "r", ())
    assert (view.top, view.laid_by, view.draw_size) == ("r3", 1, 108 - 7 - 7 - 1)
    room = [0] * MOST_LEGAL_MOVES
    found = [NOTATION.moves[move] for move in room[: legal_moves(state_from_view(view), 0, room)]]
    assert sorted(found) == sorted(set(map(move_in, legal.split())))


def test_an_imagined_state_has_every_card_once() -> None:
    sight, memory = remembered(observation("r-7 b-wild", played="r-3 g-3 g-5 y-wild", sizes=(2, 3), record=[]))
    s = state_from_view(view_of(sight, memory))
    zones = [s.draw, s.discard, *s.hands]
    assert sum(len(list(cards_in(zone))) for zone in zones) + 1 == 108


def test_the_color_of_a_wild_card_is_read_off_the_cards_played() -> None:
    """RLCard shows the color that a wild card was made with as its target."""
    state = observation("b-7", played="r-3 b-wild", target="r-wild", legal="b-7", sizes=(1, 7), record=[(1, "b-wild")])
    assert Sight.of(state).color(state["action_record"]) == BLUE


@pytest.mark.parametrize(
    ("legal", "record", "color"), [("g-7", [(1, "b-wild")], GREEN), ("r-wild", [(1, "b-wild"), (0, "draw")], BLUE)]
)
def test_the_color_of_a_wild_card_that_was_shuffled_back(legal: str, record: Record, color: int) -> None:
    state = observation("g-7 r-wild", played="", target="r-wild", legal=legal, sizes=(2, 7), record=record)
    assert Sight.of(state).color(record) == color


def test_who_draws_and_keeps_has_neither_the_color_nor_a_wild_card() -> None:
    """Seat 0 had seven cards of no use; the eighth, which it kept, is none of red either."""
    _, memory = remembered(observation("g-1", played="r-3", sizes=(8, 7), seat=1, record=[(0, "draw")]))
    assert may_hold(memory, 0) == (0, 8, 8, 8, 0)


def test_who_draws_and_lays_the_card_at_once_has_what_it_had() -> None:
    _, memory = remembered(observation("g-1", played="r-3 b-wild", sizes=(7, 7), seat=1, record=[(0, "draw")]))
    assert may_hold(memory, 0) == (0, 7, 7, 7, 0)
    assert (memory.laid_by, memory.color) == (0, BLUE)


def test_a_draw_two_that_was_drawn_is_laid_and_the_same_seat_goes_on() -> None:
    """Seat 0 draws the red Draw Two, then, still on turn, draws again and keeps the card."""
    record = [(0, "draw"), (0, "draw")]
    _, memory = remembered(observation("g-1", played="r-3 r-draw_2", sizes=(8, 9), seat=1, record=record))
    assert may_hold(memory, 0) == (0, 8, 8, 8, 0)
    assert may_hold(memory, 1) == (9, 9, 9, 9, 9)


def test_whose_draw_was_laid_shows_in_the_sizes_of_the_hands() -> None:
    """Both draw, one card is laid: by seat 0, since its hand has not grown, or by seat 1."""
    start = observation("g-1", played="r-3", sizes=(7, 7), record=[])
    record = [(0, "draw"), (1, "draw")]
    _, memory = remembered(start, observation("g-1", played="r-3 r-5", sizes=(7, 8), record=record))
    assert memory.laid_by == 0
    assert may_hold(memory, 1) == (0, 8, 8, 8, 0)
    _, memory = remembered(start, observation("g-1", played="r-3 r-5", sizes=(8, 7), record=record))
    assert memory.laid_by == 1
    assert may_hold(memory, 1) == (0, 7, 7, 7, 0)


def test_a_wild_draw_four_gives_cards_only_if_it_was_chosen() -> None:
    chosen = observation("g-1", played="r-3 b-wild_draw_4", sizes=(6, 11), record=[(0, "b-wild_draw_4")])
    _, memory = remembered(chosen)
    assert may_hold(memory, 1) == (11,) * 5
    drawn = observation("g-1", played="r-3 b-wild_draw_4", sizes=(7, 7), seat=1, record=[(0, "draw")])
    _, memory = remembered(drawn)
    assert may_hold(memory, 1) == (7,) * 5
    assert may_hold(memory, 0) == (0, 7, 7, 7, 0)


def test_a_draw_two_as_start_card_goes_to_seat_0() -> None:
    _, memory = remembered(observation("g-1", played="r-draw_2", sizes=(10, 7), seat=1, record=[(0, "draw")]))
    assert may_hold(memory, 0) == (0, 10, 10, 10, 0)


def test_after_a_reshuffle_that_hides_what_happened_only_sizes_are_known() -> None:
    start = observation("g-1", played="r-3", sizes=(7, 7), record=[])
    record = [(0, "r-draw_2"), (0, "draw"), (1, "r-5")]
    shuffled = observation("g-1", played="r-5", sizes=(7, 8), record=record)
    _, memory = remembered(start, shuffled)
    assert may_hold(memory, 1) == (8,) * 5


def test_the_past_is_what_the_other_one_decided() -> None:
    """Seat 1 lays a red Draw Two and goes on; it draws a wild card, which is laid at once; then seat 0 draws a card and
    keeps it."""
    start = observation("g-1", played="r-3", sizes=(7, 7), record=[])
    record = [(0, "r-5"), (1, "r-draw_2"), (1, "draw"), (0, "draw"), (1, "b-7")]
    now = observation("g-1", played="r-3 r-5 r-draw_2 b-wild b-7", sizes=(9, 5), record=record)
    _, memory = remembered(start, now)
    past, _ = decisions_in(memory.seen, view_of(Sight.of(now), memory))
    assert [(one.seat, one.view.phase, one.move) for one in past] == [
        (0, "play", "r5"),
        (1, "play", "r+2"),
        (1, "play", "draw"),
        (1, "play-drawn", "W>b"),
        (0, "play", "draw"),
        (0, "play-drawn", "keep"),
        (1, "play", "b7"),
    ]
    assert [(one.view.top, one.view.color, one.view.hand_sizes, one.view.draw_size) for one in past] == [
        ("r3", "r", (7, 7), 93),
        ("r5", "r", (6, 7), 93),
        ("r+2", "r", (8, 6), 91),
        ("r+2", "r", (8, 7), 90),
        ("W", "b", (8, 6), 90),
        ("W", "b", (9, 6), 89),
        ("W", "b", (9, 6), 89),
    ]
    assert past[-1].view.may_hold[0]["b"] == 0


def test_after_a_reshuffle_the_past_is_forgotten() -> None:
    start = observation("g-1", played="r-3", sizes=(7, 7), record=[])
    record = [(0, "r-5"), (1, "r-7")]
    before = observation("g-1", played="r-3 r-5 r-7", sizes=(6, 6), record=record[:])
    record += [(0, "draw"), (1, "r-9")]
    after = observation("g-1", played="r-9", sizes=(7, 5), record=record)
    _, memory = remembered(start, before, after)
    assert decisions_in(memory.seen, view_of(Sight.of(after), memory)) == ((), ())


def test_what_a_winner_held_is_known_in_the_end() -> None:
    """Only the last card was laid without a choice."""
    agent = BridgedBot(first_move, random.Random(0))
    record: Record = []
    agent.step(observation("g-1 r-5", played="r-3", sizes=(2, 3), record=record))
    record += [(0, "r-5"), (1, "r-skip"), (1, "r-draw_2"), (1, "r-4")]
    agent.step(observation("g-1 b-1", played="g-7", sizes=(7, 7), record=[]))
    assert [(one.view.top, one.move, one.hand) for one in agent.habits] == [
        ("r5", "rS", ("rS", "r+2", "r4")),
        ("rS", "r+2", ("r+2", "r4")),
    ]


@pytest.mark.parametrize(
    ("laid", "tells"), [("r7", False), ("r7 r7 g5", False), ("r7 g5", False), ("r7 g3", True), ("r7 W", True)]
)
def test_only_who_had_a_choice_tells_how_they_decide(laid: str, tells: bool) -> None:
    _, memory = remembered(observation("g-1", played="r-3", sizes=(7, 7), record=[]))
    hand = tuple(laid.split())
    view = msgspec.structs.replace(seen_by_all(memory, 1), hand_sizes=(7, len(hand)))
    assert had_a_choice(Decision(view, 1, "r7", hand)) == tells


@pytest.mark.parametrize("actions", [[(0, "r-5")], [(0, "r-5"), (1, "draw")], [(0, "r-5"), (1, "r-9")]])
def test_of_whoever_has_not_won_nothing_is_known(actions: Record) -> None:
    agent = BridgedBot(first_move, random.Random(0))
    record: Record = []
    agent.step(observation("g-1 r-5", played="r-3", sizes=(7, 7), record=record))
    record += actions
    agent.step(observation("g-1 b-1", played="g-7", sizes=(7, 7), record=[]))
    assert agent.habits == []


def test_a_top_card_that_somebody_holds_is_stood_in_for_by_one_with_its_face() -> None:
    assert stand_in(kind_in("r-0"), [kind_in("g-5")]) == kind_in("r-0")
    assert stand_in(kind_in("r-0"), [kind_in("r-0"), kind_in("b-0")]) in (kind_in("g-0"), kind_in("y-0"))
    assert stand_in(WILD_FOUR_KIND, [WILD_FOUR_KIND] * 4) == kind_in("r-wild")


def test_a_new_game_is_begun_without_memories() -> None:
    agent = BridgedBot(first_move, random.Random(0))
    record: Record = []
    agent.step(observation("g-1 b-1", played="r-3", sizes=(7, 7), record=record))
    record += [(0, "draw"), (1, "draw")]
    agent.step(observation("g-1 b-1", played="r-3", sizes=(8, 8), record=record))
    assert agent.memory is not None
    assert may_hold(agent.memory, 1)[0] == 0
    agent.step(observation("g-1 b-1", played="g-7", sizes=(7, 7), record=[]))
    assert may_hold(agent.memory, 1) == (7,) * 5


@pytest.mark.parametrize("name", ["random", "novice", "casual", "skilled"])
def test_a_level_answers_with_an_action_of_rlcard(name: str) -> None:
    legal = "r-7 g-3 r-wild g-wild b-wild y-wild"
    agent = BridgedBot(bot_named(name), random.Random(1))
    hand = "r-7 g-3 b-9 y-wild r-wild_draw_4"
    action, _ = agent.eval_step(observation(hand, played="y-3 r-3", legal=legal, sizes=(5, 6), record=[]))
    assert action in legal.split()


def test_a_wild_draw_four_that_only_rlcard_forbids_is_not_laid() -> None:
    """The bot would lay it by our rules, which only ask for the color (D6)."""

    def eager(view: View, moves: Sequence[str], stakes: Stakes, luck: random.Random) -> str:
        return move_in("b-wild_draw_4") if "W4" in view.hand else move_in("b-wild")

    agent = BridgedBot(eager, random.Random(0))
    legal = "r-wild g-wild b-wild y-wild"
    state = observation("b-5 r-wild b-wild_draw_4", played="r-3", legal=legal, sizes=(3, 7), record=[])
    assert agent.step(state) == "b-wild"


def test_a_bot_that_answers_with_no_legal_action_is_named() -> None:
    agent = BridgedBot(lambda *_: "draw", random.Random(0))
    state = observation("b-5 b-6", played="b-3", legal="b-5 b-6", sizes=(2, 7), record=[])
    with pytest.raises(Invalid, match=r"none of RLCard's b-5, b-6"):
        agent.step(state)


def test_the_match_says_what_is_missing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    assert rlcard_match.main(["skilled", "--games", "2"]) == 2
    assert "RLCard is not installed" in capsys.readouterr().err
