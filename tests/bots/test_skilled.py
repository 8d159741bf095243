"""The `skilled` policy: a scenario per idea, identical results on all machines, and independence of hidden cards."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import random_table, step
from tests.shared.table import in_colors_of
from tests.simulation.plain import play_plainly, request
from tests.tables.play import play_round
from wildfour import Round
from wildfour.bots.players.skilled_bot import choose
from wildfour.bots.policies import dispatch, skilled_policy
from wildfour.bots.policies.plan import Plan
from wildfour.bots.policies.skilled_weights import TUNED, WEIGHTS, Weight, shedding
from wildfour.chance.streams import SeededChance
from wildfour.compiled.compiled_primitives import know_nothing
from wildfour.errors import Invalid
from wildfour.events.event_kinds import EventKind
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.rulebook.cards import NO_CARD, NO_COLOR, cards_in, color_of
from wildfour.rulebook.editions import EDITIONS
from wildfour.rules.piles import add, remove
from wildfour.rules.public_knowledge import notice
from wildfour.rules.state import RoundState
from wildfour.simulation import counted_rounds, tally
from wildfour.simulation.backends.on_cpu import simulate
from wildfour.simulation.seat_plans import table_plan

TEAM = Stakes(team=(2,))


def chosen(
    position: str, stakes: Stakes = TO_GO_OUT, seat: int = 0, edition: str = "classic-2003", luck: int = 1
) -> str:
    """Return the bot's move in a new position."""
    options, _, rest = position.rpartition(":: ")
    r = Round.from_position(in_colors_of(edition, f"{edition} {options} / {rest}"))
    return answer(r, seat, stakes, luck)


def answer(r: Round, seat: int, stakes: Stakes = TO_GO_OUT, luck: int = 1) -> str:
    moves = [move for move in r.legal_moves(seat) if not move.startswith("accuse")]
    move = choose(r.view(seat), moves, stakes, random.Random(luck))
    assert move is None or move in moves
    return move or ""


def always(position: str, stakes: Stakes = TO_GO_OUT, edition: str = "classic-2003", seat: int = 0) -> str:
    """Return the bot's move, checking that it is the same for every seed."""
    found = {chosen(position, stakes, seat, edition, luck) for luck in range(20)}
    assert len(found) == 1, found
    return found.pop()


@pytest.mark.parametrize("others", ["1: b1 b2 b3 b4 b5", "1: b1 b2 b3 b4 b5 / 2: y1 y2 y3 y4 y5 / 3: y6 y7 y8 y9 y0"])
def test_it_keeps_a_wild_card_while_another_will_do(others: str) -> None:
    assert always(f"0: r7 r2 W g5 g6 / {others} / top r3") in ("r7", "r2")


def test_it_plays_its_last_card() -> None:
    assert chosen("0: W4 / 1: b1 b2 / top r3").startswith("W4")
    assert always("drawn-card-stays :: 0: r7 / 1: b1 b2 / top r3") == "r7"


def test_it_prefers_the_color_that_it_holds_most_of() -> None:
    assert always("0: r7 y7 r2 r4 r5 / 1: b1 b2 b3 b4 b5 b6 / 2: b7 b8 b9 b0 g1 g2 / top g7") == "r7"


def test_it_chooses_the_color_that_it_holds_most_of() -> None:
    assert always("0: W y1 y2 y3 b5 / 1: g1 g2 g3 g4 / 2: r1 r2 r3 r4 / top g9") == "W>y"
    assert always("0: y1 y2 y3 b5 / 1: g1 g2 g3 g4 / top W / phase choose-color") == ">y"


@pytest.mark.parametrize("wild", ["W", "W4"])
def test_it_chooses_no_color_that_it_lacks_while_it_holds_another(wild: str) -> None:
    """Seat 1 has shown that it holds no green card; seat 0 holds none either."""
    r = Round.from_position(f"classic-2003 / 0: {wild} y1 y2 b5 / 1: r1 r2 / top g3 / turn 1")
    r.apply(1, "draw")
    if "keep" in r.legal_moves(1):
        r.apply(1, "keep")
    assert r.turn == 0
    assert {answer(r, 0, luck=luck) for luck in range(30)} <= {f"{wild}>y", f"{wild}>b"}


def test_it_plays_an_action_card_against_a_player_with_one_card() -> None:
    assert always("0: r7 r+2 r2 b3 g9 / 1: b1 / 2: g1 g2 g3 g4 / 3: y1 y2 y3 y4 / top r3") == "r+2"


def test_with_two_players_it_uses_the_turn_that_a_skip_gives() -> None:
    assert always("0: rS r7 / 1: b1 b2 / top r3") == "uno!"
    assert always("0: rS r7 / 1: b1 b2 / top r3 / called 0") == "rS"


def test_it_prefers_a_color_that_the_next_player_could_not_follow() -> None:
    """Seat 1 draws on green and keeps the card, so it has no green."""
    r = Round.from_position("classic-2003 / 0: g7 r7 g1 r1 b9 / 1: y1 y2 y3 / 2: g5 r5 y5 / top g3 / turn 1")
    r.apply(1, "draw")
    if "keep" in r.legal_moves(1):
        r.apply(1, "keep")
    r.apply(2, "g5")
    assert {answer(r, 0, luck=luck) for luck in range(10)} <= {"g7", "g1"}


def test_it_challenges_a_sure_bluff_and_no_other_card() -> None:
    bluff = "0: y1 y2 / 1: {hand} / top W4 / color b / turn 0 / phase answer / laid-by 1 / pending 4 / color-before r"
    crowd = " ".join(f"{color}{face}" for color in "rgb" for face in range(8))
    assert always(bluff.format(hand=crowd)) == "challenge"
    assert always(bluff.format(hand="r5")) == "accept"
    assert always("no-bluffing stacking=four :: " + bluff.format(hand=crowd)) == "accept"


def test_it_sometimes_challenges_a_likely_bluff() -> None:
    hand = " ".join(f"{color}{face}" for color in "gb" for face in range(4))
    answered = f"0: y1 y2 y3 y4 y5 / 1: {hand} / top W4 / color b / turn 0 / phase answer / laid-by 1 / pending 4"
    found = {chosen(f"{answered} / color-before r", luck=luck) for luck in range(40)}
    assert found == {"challenge", "accept"}


def test_it_sometimes_bluffs_against_a_player_about_to_go_out() -> None:
    position = "0: W4 r1 b2 b3 b4 b5 / 1: y1 / top r3"
    found = {chosen(position, luck=luck) for luck in range(40)}
    assert found == {"W4>b", "r1"}


@pytest.mark.parametrize("players", [2, 4])
def test_bluffs_are_made_and_detected(players: int) -> None:
    found = simulate(request("classic-2003", players, 4000, "", "skilled"), threads=1).sums[tally.EVENTS : tally.HANDS]
    assert found[EventKind.GUILTY] > 10
    assert found[EventKind.CHALLENGED] > found[EventKind.GUILTY]
    assert found[EventKind.ACCEPTED] > found[EventKind.CHALLENGED]


def test_it_does_not_hurt_a_partner() -> None:
    """Seat 1 was just skipped, so the partner, with one card left, plays next."""
    position = "partners :: 0: r7 r+2 rS b3 g9 / 1: b1 b2 b4 / 2: g1 / 3: y1 y2 y3 y4 / top r3"
    assert always(position.replace("2: g1 ", "2: g1 g3 g4 ").replace("1: b1 b2 b4", "1: b1"), TEAM) in ("r+2", "rS")
    six = "0: r7 r+2 b3 g9 / 1: g1 / 2: y1 y2 y3 y4 / top r3"
    assert always(six, Stakes(team=(1,))) == "r7"


def test_partners_are_not_caught_challenged_or_objected_to() -> None:
    exposed = "0: r7 r2 / 1: b1 b2 / 2: g1 / 3: y1 y2 / top r3 / turn 3 / laid-by 2 / exposed 2"
    assert always(exposed) == "catch 2"
    assert always(exposed, TEAM) == ""
    wrong = (
        "players-referee :: 0: r7 r2 / 1: b1 b2 / 2: g1 g2 / 3: y1 y2 / top {top} / turn 3 / laid-by 2 / "
        "color-before r / under r3"
    )
    assert always(wrong.format(top="b9")) == "object"
    assert always(wrong.format(top="b9"), TEAM) == ""
    assert always(wrong.format(top="b3")) == ""


def test_it_calls_and_jumps_in() -> None:
    assert always("0: r7 / 1: b1 b2 / top r3 / turn 1 / laid-by 0 / exposed 0") == "uno!"
    assert always("jump-in :: 0: r7 b2 / 1: b1 b4 / 2: y1 y2 / top r7 / turn 1 / laid-by 2") == "r7"
    ending = "jump-in :: 0: r7 b2 / 1: b1 b4 / 2: y1 / 3: y4 y5 / top r7 / turn 2 / laid-by 1"
    assert always(ending) == "r7"
    assert always(ending, TEAM) == ""


def test_it_stacks_rather_than_draws() -> None:
    position = "0: g+2 b4 / 1: b1 b2 b3 / top r+2 / turn 0 / phase answer / laid-by 1 / pending 2 / called 0"
    assert always("stacking=two :: " + position) == "g+2"


def test_seven_zero_it_swaps_with_the_smallest_hand_except_the_partners() -> None:
    position = "seven-zero :: 0: b4 b5 b6 / 1: b1 b2 b3 / 2: g1 / 3: y1 y2 / top r7 / laid-by 0 / phase swap"
    assert always(position) == "swap 2"
    assert always(position, TEAM) == "swap 3"


def test_seven_zero_it_draws_rather_than_swap_its_last_card_for_many() -> None:
    assert always("seven-zero :: 0: r7 b2 / 1: g1 g2 g3 g4 g5 g6 g8 / top r3 / called 0") == "draw"
    assert always("seven-zero :: 0: r7 b2 / 1: g1 g2 g3 g4 g5 g6 g8 / top r3 / called 0".replace("r7", "r0")) == "draw"
    assert always("seven-zero :: 0: r7 r2 b3 b4 b5 b6 / 1: g1 / top r3") == "r7"
    assert always("0: r7 b2 / 1: g1 g2 g3 g4 g5 g6 g8 / top r3 / called 0") == "r7"


def test_the_launcher_is_aimed_at_the_most_dangerous_opponent_and_gives_a_useless_card() -> None:
    aim = "hit-rate=0.9 :: 0: r4 r5 r6 / 1: b1 b2 b3 / 2: g1 / 3: y1 y2 / top r7^ / laid-by 0 / phase flip"
    assert always(aim, edition="launcher-2009") == "flip 2"
    assert always(aim, TEAM, "launcher-2009") == "flip 3"
    gift = "0: r4 r5 r6 b8 W / 1: b1 b2 b3 / top r7^ / laid-by 0 / phase give / target 1"
    assert always(gift, edition="launcher-2009") == "give b8"


def test_points_in_hand_are_played_first_if_they_count() -> None:
    position = "0: r9 r1 r2 r3 / 1: b1 / 2: b2 b3 b4 / 3: b5 b6 b7 / top r5"
    assert always(position, Stakes(out=0, left=-1)) == "r9"
    assert shedding(TO_GO_OUT, 4) == 0
    assert 0 < shedding(Stakes(out=20, won=1, lost=-1), 4) < shedding(Stakes(out=20, left=-1), 4)


def test_every_weight_has_a_value() -> None:
    assert {len(weights) for weights in TUNED} == {WEIGHTS} == {max(Weight) + 1}


# All tables and machines


@pytest.mark.parametrize("seed", range(40))
def test_every_choice_is_legal_at_any_table(seed: int) -> None:
    """The bot runner reports a bot that makes an illegal move."""
    generator = random.Random(seed)
    edition, players, options = random_table(generator)
    r = Round(edition, players=players, options=options, seed=seed)
    while not r.over and len(r.moves) < generator.randrange(30):
        r.apply(*step(r, generator))
    team = tuple(generator.sample(range(players), generator.choice((0, 0, 1))))
    if not r.over:
        stakes = Stakes(team=team, left=generator.choice((0, -1)))
        play_round(r, [choose] * players, generator, [stakes] * players)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32 - 1), st.integers(0, 40))
def test_hidden_cards_change_no_choice(seed: int, moves: int) -> None:
    """Call the policy on the real state, redealing the other hands and the draw pile."""
    generator = random.Random(seed)
    edition, players, options = random_table(generator)
    r = Round(edition, players=players, options=options, seed=seed)
    while not r.over and len(r.moves) < moves:
        r.apply(*step(r, generator))
    if r.over:
        return
    s, seat = r.state, r.turn
    s.fresh[:] = r.knowledge.fresh
    plan = Plan()
    before = skilled_policy.choose(s, seat, SeededChance(seed), plan)
    deal_again(s, seat, generator)
    s.bluff ^= 1
    assert skilled_policy.choose(s, seat, SeededChance(seed), plan) == before


def deal_again(s: RoundState, seat: int, generator: random.Random) -> None:
    """Redeal all cards that the seat can't see; every zone keeps its size."""
    zones = [s.draw, *(s.hands[other] for other in range(s.players) if other != seat)]
    places = [(zone, card) for zone in zones for card in list(cards_in(zone))]
    cards = [card for _, card in places]
    for zone, card in places:
        remove(zone, card)
    generator.shuffle(cards)
    for (zone, _), card in zip(places, cards, strict=True):
        add(zone, card)


class Listener:
    """A policy wrapper that updates public knowledge at one table, as compiled code does."""

    def __init__(self, choose: Callable[..., int] = dispatch.choose_with_skilled) -> None:
        self.heard = 0
        self.choose_then = choose

    def choose(self, s: RoundState, seat: int, chance: SeededChance, plan: Any) -> int:
        assert s.events is not None
        for kind, of, card, other, _ in s.events[self.heard :]:
            color = NO_COLOR if card == NO_CARD else color_of(card)
            if kind == EventKind.TURNED_UP:
                know_nothing(s.fresh, s.players)
            elif kind != EventKind.DEALT:
                notice(s.fresh, s.players, kind, of, color, other)
        self.heard = len(s.events)
        return self.choose_then(s, seat, chance, plan)


TABLES = [
    *((edition.name, 4, "", "skilled,random,skilled,greedy") for edition in EDITIONS),
    ("classic-2003", 2, "", "skilled"),
    ("launcher-2009", 6, "partners hit-rate=0.6", "skilled"),
    ("minion-2016", 4, "partners stacking=any seven-zero", "skilled"),
    ("classic-2003", 3, "draw-until-playable must-play plain-finish", "skilled"),
    ("classic-2003", 10, "players-referee", "skilled"),
    ("classic-2003", 4, "partners players-referee jump-in", "skilled slip=0.05 overlook=0.3 doubt=0.02"),
    ("launcher-2009", 5, "jump-in", "skilled,random,skilled jump=0.5,greedy,careless"),
]


@pytest.mark.parametrize(("edition", "players", "options", "policy"), TABLES)
def test_interpreted_and_compiled_play_are_equal(
    edition: str, players: int, options: str, policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = request(edition, players, 40, options, policy)
    compiled = simulate(asked, threads=1)
    monkeypatch.setattr(counted_rounds, "choose", Listener().choose)
    plain = play_plainly(asked)
    assert plain.sums.tolist() == compiled.sums.tolist()
    assert plain.bins.tolist() == compiled.bins.tolist()


def share(policy: str, players: int, number: int, edition: str = "classic-2003", options: str = "") -> float:
    found = simulate(request(edition, players, number, options, policy), threads=2)
    return float(found.sums[tally.WINS] / number)


def test_it_beats_random() -> None:
    """With two players, skilled plays in the seat that wins less often."""
    won = 1 - share("random,skilled", 2, 40_000)
    assert won > 0.58
    assert share("skilled,random,random,random", 4, 40_000) > 0.31


def test_rates_that_skilled_does_not_use_are_rejected() -> None:
    with pytest.raises(Invalid, match="it decides for itself when to bluff and challenge"):
        table_plan(["skilled bluff=0.2"], 2)
