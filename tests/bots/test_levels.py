"""The simpler levels: legal moves, independence of hidden cards, and documented behavior."""

import random
import re
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.arena.bots import Thinking
from tests.shared.explore import ROUNDS, random_table
from tests.tables.play import play_round
from tests.test_properties import otherwise_dealt
from wildfour import Round
from wildfour.arena.arguments import LEVELS as NAMED_IN_HELP
from wildfour.bots.levels import LEVELS, Level, bot_named, module_in_file
from wildfour.bots.view_queries import cards_of_moves, is_visibly_illegal, right_plays
from wildfour.errors import Invalid
from wildfour.match.stakes import TO_GO_OUT, Stakes
from wildfour.rulebook.cards import cards_in
from wildfour.rulebook.notation import deck_of
from wildfour.rules.playable import rightful

SIMPLE = ("random", "novice", "casual")
SEEDS = st.integers(0, 2**32 - 1)


def chosen(level: str, position: str, seat: int = 0, *, stakes: Stakes = TO_GO_OUT, tries: int = 60) -> Counter[str]:
    """Count how often a bot chooses each move in a position."""
    r = Round.from_position(position)
    bot, found = bot_named(level), Counter[str]()
    for seed in range(tries):
        move = bot(r.view(seat), r.legal_moves(seat), stakes, random.Random(seed))
        found["nothing" if move is None else move] += 1
    return found


@pytest.mark.parametrize("level", SIMPLE)
@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_a_level_plays_whole_rounds_at_any_table(level: str, seed: int) -> None:
    generator = random.Random(seed)
    edition, players, options = random_table(generator)
    r = Round(edition, players=players, options=options, seed=seed)
    stakes = [Stakes(team=((players // 2),)), *[TO_GO_OUT] * (players - 1)]
    assert play_round(r, [bot_named(level)] * players, generator, stakes) == r.outcome


@pytest.mark.parametrize("level", SIMPLE)
@settings(max_examples=80, deadline=None)
@given(ROUNDS, SEEDS)
def test_hidden_cards_do_not_change_a_bots_choice(level: str, r: Round, seed: int) -> None:
    if r.over:
        return
    generator = random.Random(seed)
    seat = generator.choice([r.turn, generator.randrange(r.players)])
    other, bot = otherwise_dealt(r, seat, generator), bot_named(level)
    moves = r.legal_moves(seat)
    if moves:
        choices = [bot(one.view(seat), moves, TO_GO_OUT, random.Random(seed)) for one in (r, other)]
        assert choices[0] == choices[1]
        assert choices[0] in moves or (choices[0] is None and seat != r.turn)


@settings(max_examples=150, deadline=None)
@given(ROUNDS)
def test_bots_know_which_cards_are_playable(r: Round) -> None:
    """Compare with the rules card by card; two identical cards count twice."""
    if r.phase != "play":
        return
    s, view = r.state, r.view(r.turn)
    names = deck_of(s.rules, r.edition.letters).names
    right = [names[card] for card in cards_in(s.hands[s.turn]) if is_legal_card(r, card)]
    assert sorted(cards_of_moves(view, right_plays(view, r.legal_moves(r.turn)))) == sorted(right)


def is_legal_card(r: Round, card: int) -> bool:
    return bool(rightful(r.state, r.turn, card >> 6 & 1) >> (card & 63) & 1)


def test_random_plays_every_card_with_equal_probability_and_never_bluffs() -> None:
    found = chosen("random", "standard-2010 / 0: r7 r7 r2 W4 / 1: g5 / top r3", tries=600)
    assert set(found) == {"r7", "r2"}
    assert 340 < found["r7"] < 460  # expected: 400; four standard deviations are 46
    assert set(chosen("random", "standard-2010 / 0: b7 / 1: g5 / top r3")) == {"draw"}
    assert set(chosen("random", "standard-2010 / 0: W / 1: g5 / top r3")) == {"W>b", "W>g", "W>r", "W>y"}


def test_random_always_calls_and_catches() -> None:
    position = "standard-2010 / 0: b2 / 1: g5 y1 / 2: r1 r2 / top r7 / turn 1 / laid-by 0 / exposed 0"
    assert set(chosen("random", position, 0)) == {"uno!"}
    assert set(chosen("random", position, 2)) == {"catch 0"}


def test_random_jumps_in_and_objects_as_the_policy_does() -> None:
    position = "standard-2010 jump-in / 0: b2 y1 / 1: g5 y1 / 2: r7 r2 / top r7 / turn 1 / laid-by 0 / color-before g"
    assert set(chosen("random", position, 2)) == {"r7"}
    r = Round.from_position("classic-2003 players-referee / 0: g7 r5 y9 / 1: g5 y1 / 2: r1 r2 / top r3")
    r.apply(0, "g7")
    assert set(chosen("random", r.position, 2)) == {"object"}
    r = Round.from_position("classic-2003 players-referee / 0: r7 r5 y9 / 1: g5 y1 / 2: r1 r2 / top r3")
    r.apply(0, "r7")
    assert set(chosen("random", r.position, 2)) == {"nothing"}


def test_novice_forgets_now_and_then() -> None:
    position = "standard-2010 / 0: b2 / 1: g5 y1 / top r7 / turn 1 / laid-by 0 / exposed 0"
    found = chosen("novice", position, tries=400)
    assert set(found) == {"uno!", "nothing"}
    assert 10 < found["nothing"] < 80


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("standard-2010 / 0: r7 r2 b3 W / 1: g5 g6 g7 g8 / top b1 / color b", "b3"),  # wild cards last
        ("standard-2010 / 0: r3 r2 b3 r4 y3 / 1: g5 g6 g7 g8 / top g3", "r3"),  # the color it holds the most of
        ("standard-2010 / 0: rS r9 r2 / 1: g5 g6 / 2: y1 / top r3", "rS"),  # skip a player about to go out
        ("standard-2010 / 0: rS r9 r2 / 1: g5 g6 g7 g8 / 2: y1 / top r3", "r9"),  # keep the Skip for later
        ("standard-2010 / 0: W b2 b5 r1 / 1: g5 g6 g7 g8 / top y3", "W>b"),
    ],
)
def test_casual_mostly_follows_its_rules_of_thumb(position: str, move: str) -> None:
    assert chosen("casual", position).most_common(1)[0][0] == move


def test_casual_overlooks_catches_and_spares_its_partners() -> None:
    position = "standard-2010 / 0: b2 / 1: g5 y1 / 2: r1 r2 / 3: r4 r5 / top r7 / turn 1 / laid-by 0 / exposed 0"
    assert set(chosen("casual", position, 2)) == {"catch 0", "nothing"}
    assert set(chosen("casual", position, 2, stakes=Stakes(team=(0,)))) == {"nothing"}


def test_G2_casual_objects_to_visible_violations() -> None:
    r = Round.from_position("classic-2003 players-referee / 0: g7 g5 y9 / 1: g5 y1 / 2: r1 r2 / top r3")
    assert not is_visibly_illegal(r.view(2))
    r.apply(0, "g7")
    assert is_visibly_illegal(r.view(2))
    assert set(chosen("casual", r.position, 2)) == {"object", "nothing"}
    r = Round.from_position("classic-2003 players-referee / 0: r7 g5 y9 / 1: g5 y1 / 2: r1 r2 / top r3")
    r.apply(0, "r7")
    assert set(chosen("casual", r.position, 2)) == {"nothing"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no bot ''; the bots are random, novice, casual"),
        ("grandmaster", "There is no bot 'grandmaster'; the bots are"),
        ("casual budget=20ms", "The bot casual does not take 'budget=20ms'; its only setting is 'alone'."),
        ("no.such.module:bot", "The bot no.such.module:bot cannot be loaded (ModuleNotFoundError: No module named"),
        ("tests.arena.bots:nobody", "cannot be loaded (AttributeError: module 'tests.arena.bots' has no attribute"),
        ("tests.arena.bots:not_a_bot", "because not_a_bot is not a function; give the name of a function."),
        ("casul", "There is no bot 'casul'; did you mean casual?"),
        (":choose", "There is no bot ':choose'"),
        ("mybot:", "There is no bot 'mybot:'"),
        ("..:choose", "The bot ..:choose cannot be loaded ("),
        ("\0:choose", "The bot \\x00:choose cannot be loaded ("),
    ],
)
def test_unknown_bots_are_rejected(text: str, sentence: str) -> None:
    with pytest.raises(Invalid) as refusal:
        bot_named(text)
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(("text", "budget"), [("thinker", 0.1), ("thinker budget=20ms alone", 0.02)])
def test_a_level_may_take_a_budget(text: str, budget: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "thinker", Level("tests.arena.bots", "Thinking", takes_budget=True))
    bot = bot_named(text)
    thinking = bot.args[0] if isinstance(bot, partial) else bot
    assert isinstance(thinking, Thinking)
    assert thinking.budget == budget


@pytest.mark.parametrize("setting", ["budget=20", "budget=0ms", "budget=-1ms", "budget=60001ms", "budget=xms"])
def test_an_invalid_budget_is_rejected(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "thinker", Level("tests.arena.bots", "Thinking", takes_budget=True))
    with pytest.raises(Invalid, match="a budget is a whole number of milliseconds from 1 to 60,000"):
        bot_named(f"thinker {setting}")
    with pytest.raises(
        Invalid, match="The bot thinker does not take 'depth=2'; its settings are 'alone' and either 'budget=20ms'"
    ):
        bot_named("thinker budget=5ms depth=2")


@pytest.mark.parametrize("setting", ["iterations=0", "iterations=1000001", "iterations=few", "iterations="])
def test_invalid_iterations_are_rejected(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "thinker", Level("tests.arena.bots", "Thinking", takes_budget=True))
    with pytest.raises(Invalid, match="iterations must be a whole number from 1 to 1,000,000"):
        bot_named(f"thinker {setting}")


def test_every_level_can_be_loaded_by_name() -> None:
    assert all(callable(bot_named(name)) for name in LEVELS)
    assert tuple(LEVELS) == NAMED_IN_HELP


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder that is not on Python's path, and change into it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry not in ("", ".")])
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    module_in_file.cache_clear()
    return tmp_path


def test_a_bot_in_the_current_folder_is_found(folder: Path) -> None:
    (folder / "mybot.py").write_text("from helper import NUMBER\ndef choose(*_): return NUMBER\n")
    (folder / "helper.py").write_text("NUMBER = 42\n")
    bot: Any = bot_named("mybot:choose")
    assert bot() == 42


def test_a_file_named_like_a_python_module_is_found_too(folder: Path) -> None:
    (folder / "random.py").write_text("def choose(*_): return 43\n")
    bot: Any = bot_named("random:choose")
    assert bot() == 43
    assert sys.modules["random"] is random


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("def choose(:", "SyntaxError: invalid syntax"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import sys; sys.exit('no')", "SystemExit: no"),
        ("import nothing_of_the_kind", "ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
        ("", "AttributeError: module 'broken' has no attribute 'choose'"),
    ],
)
def test_a_file_that_cannot_be_loaded_is_rejected_with_one_message(folder: Path, text: str, sentence: str) -> None:
    (folder / "broken.py").write_text(text)
    with pytest.raises(Invalid, match=f"The bot broken:choose cannot be loaded .{re.escape(sentence)}"):
        bot_named("broken:choose")


def test_a_bot_that_plays_alone_has_no_partners() -> None:
    r = Round.from_position("standard-2010 / 0: b2 / 1: g5 y1 / 2: r1 r2 / top r7 / turn 1 / laid-by 0 / exposed 0")
    bot, stakes = bot_named("casual alone"), Stakes(team=(0,))
    moves = r.legal_moves(2)
    assert {bot(r.view(2), moves, stakes, random.Random(seed)) for seed in range(20)} == {"catch 0", None}
