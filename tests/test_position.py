"""Positions: impossible ones are rejected with a correction, and possible ones can be played."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.explore import ROUNDS, every_move, step
from wildfour import Invalid, Round
from wildfour.position import parse_position, position_text
from wildfour.rulebook.cards import NO_CARD, cards_in, kind_of
from wildfour.rules.state import RoundState
from wildfour.words import in_language

CLASSIC = "classic-2003 / 0: r7 b2 / 1: b1 g1 / 2: y1 y2 / "
REFEREES = CLASSIC.replace("classic-2003", "classic-2003 players-referee")
LAUNCHER = CLASSIC.replace("classic-2003", "launcher-2009")
STACKING = CLASSIC.replace("classic-2003", "classic-2003 stacking=two")

IMPOSSIBLE = [
    ("", "There is no edition"),
    ("classic-2003 / 0: r7 / 1: b1", "has no top card"),
    ("classic-2003 / 0: r7 / 2: b1 / top r1", "in order, each once"),
    ("classic-2003 / 0: r7 r7 r7 / 1: b1 / top r1", "more copies of r7"),
    (CLASSIC + "top r1 / top r2", "gives 'top' twice"),
    (CLASSIC + "top r1 / laid-by 0 / layer 1", "gives 'laid-by' twice"),
    # seats and keywords
    (CLASSIC + "top r1 / turn 5", "is not a seat; the seats are 0 to 2"),
    (CLASSIC + "top r1 / turn -", "needs a seat for turn"),
    (CLASSIC + "top r1 / called 9", "is not a seat"),
    (CLASSIC + "top r1 / called -", "is not a seat"),
    (REFEREES + "top r1 / accused - by 1", "is not a seat"),
    (CLASSIC + "top r1 / direction up", "it is left or right"),
    (CLASSIC + "top r1 / pending many", "is not a small number"),
    (CLASSIC + "top r1 / pile 5", "is not a part of a position; the parts are "),
    (CLASSIC + "top r1 / expsed 0", "did you mean 'exposed'"),
    (CLASSIC + "top r1 / color_before r", "did you mean 'color-before'"),
    # colors
    (CLASSIC + "top W", "its color is missing"),
    (CLASSIC + "top W / phase over / winner 0", "its color is missing"),
    (CLASSIC + "top r1 / color b", "leave the color out, or write 'color r'"),
    (CLASSIC + "top r3 / color -", "leave the color out, or write 'color r'"),
    # phases that the table or the top card does not allow
    (CLASSIC + "top r1 / phase flip", "classic-2003 has no launcher"),
    (CLASSIC + "top r1 / phase give / target 1", "classic-2003 has no launcher"),
    (LAUNCHER + "top r7^ / phase swap", "needs seven-zero"),
    (LAUNCHER + "top r3 / phase flip", "No flip follows r3"),
    (LAUNCHER + "top r3^ / phase flip / laid-by 1", "write 'laid-by 0'"),
    (LAUNCHER + "top r3^ / phase give", "must name the player who was hit"),
    (LAUNCHER + "top r3^ / phase give / target 0", "must name the player who was hit; add 'target 1'"),
    (LAUNCHER.replace("2009", "2009 gift-by-chance") + "top r3^ / phase give / target 1", "no phase give"),
    ("launcher-2009 / 0: / 1: g5 / top r3^ / phase give / target 1", "Seat 0 has no card left"),
    (CLASSIC.replace("classic-2003", "deluxe seven-zero") + "top r3 / phase swap", "follows a 7"),
    (CLASSIC.replace("classic-2003", "deluxe seven-zero") + "top r7 / phase swap / laid-by 1", "write 'laid-by 0'"),
    (CLASSIC + "top r1 / phase choose-color", "is the start card"),
    (CLASSIC + "top W / phase choose-color / laid-by 1", "is the start card"),
    (CLASSIC + "top W / phase choose-color / color r", "no color has been chosen yet"),
    (CLASSIC + "top W / phase choose-color / discard r5", "no cards under the start card"),
    (CLASSIC + "top r1 / phase play-drawn", "needs the drawn card"),
    (CLASSIC + "top r1 / drawn r7", "belongs to the phase play-drawn"),
    (CLASSIC + "top r1 / phase play-drawn / drawn g9", "is not in the current player's hand"),
    (
        CLASSIC.replace("2003", "2003 drawn-card-stays") + "top r1 / phase play-drawn / drawn r7",
        "a draw ends the turn",
    ),
    (CLASSIC + "top r1 / phase answer", "r1 needs no answer here"),
    (CLASSIC + "top r+2 / phase answer / pending 2", "r.2 needs no answer here"),
    (CLASSIC + "top W4 / color r / phase answer", "add 'pending 4'"),
    (CLASSIC + "top W4 / color r / phase answer / pending 4 / laid-by 0", "A player cannot answer their own card"),
    # cards due
    (CLASSIC + "top W4 / color r / phase answer / pending 6", "write 'pending 4'"),
    (STACKING + "top r+2 / phase answer / pending 3", "write 'pending 2'"),
    (STACKING + "top r+2 / phase answer / pending 998", "write 'pending 2'"),
    (CLASSIC + "top r+2 / pending 2", "only in the phase answer"),
    (CLASSIC + "top r1 / target 1", "No flip hit seat"),
    (LAUNCHER + "top W4 / color r / phase answer / pending 4 / target 1", "No flip hit seat"),
    # the end
    (CLASSIC + "top r1 / winner 0", "write 'phase over'"),
    (CLASSIC + "top r1 / phase over", "add 'winner 0' or 'passes 3'"),
    (CLASSIC + "top r1 / phase over / winner 0", "holds cards"),
    ("classic-2003 / 0: / 1: b1 / top r1 / phase over / winner 0 / laid-by 1", "write 'laid-by 0'"),
    ("classic-2003 / 0: / 1: b1 / top r1", "Seat 0 has no card left"),
    ("classic-2003 / 0: / 1: / top r1 / phase over / winner 0", "Seat 1 has no card left"),
    # calls, catches, and passes
    (CLASSIC + "top r1 / called 1", "leave it out of 'called'"),
    ("classic-2003 / 0: r7 / 1: b1 / top r1 / called 0", "leave it out of 'called'"),
    (CLASSIC + "top r1 / exposed 1 / laid-by 0", "write 'laid-by 1'"),
    (CLASSIC + "top r1 / exposed 1 / phase play-drawn / drawn r7", "once the next player has drawn"),
    (CLASSIC + "top r1 / passes 99 / draw", "write 'passes 2' or a lower number"),
    (CLASSIC + "top r1 / passes 3 / draw", "write 'passes 2' or a lower number"),
    (CLASSIC + "top r1 / passes 1", "while there are cards to draw"),
    (CLASSIC + "top r1 / bluff 1", "Only a Wild Draw Four can be a bluff"),
    (CLASSIC + "top W4 / color r / bluff 2", "are 0 or 1"),
    # table penalties
    ("deluxe / 0: r7 / 1: b1 b2 / top r1 / under g4", "needs the option players-referee"),
    (REFEREES + "top g1 / under W", "so its color is needed"),
    (REFEREES + "top g1 / under r3 / color-before b", "was that of r3"),
    (
        REFEREES + "top g1 / under r3 / phase play-drawn / drawn r7",
        "move the card of 'under' to 'discard'",
    ),
    (REFEREES + "top g1 / under W4 / color-before g", "never the start card"),
    (REFEREES + "top g1 / under-by 1", "leave 'under-by' out"),
    (REFEREES + "top g1 / wrong 1", "add 'under r7'"),
    (REFEREES + "top g1 / objected 1", "add 'under r7'"),
    (REFEREES + "top g1 / under r3 / laid-by 0 / objected 0", "A player cannot object to their own card"),
    (CLASSIC + "top r1 / accused 0 by 1", "needs players-referee"),
    (REFEREES + "top r1 / accused 0 by 0", "cannot accuse itself"),
    (REFEREES + "top r1 / accused 0 by 1 2", "give fewer"),
    (REFEREES + "top r1 / accused 0 by", "is not a seat"),
]


@pytest.mark.parametrize(("position", "sentence"), IMPOSSIBLE)
def test_impossible_positions_are_rejected(position: str, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence) as refusal:
        Round.from_position(position)
    assert str(refusal.value).endswith((".", "?"))
    assert refusal.value.told(in_language("de")) != str(refusal.value)


@pytest.mark.parametrize(
    ("position", "legal"),
    [
        (LAUNCHER + "top r3^ / phase flip", ["decline", "flip 1", "flip 2", "uno!"]),
        (LAUNCHER + "top W4 / color r / phase answer / pending 4 / target 0", ["accept", "challenge"]),
        (CLASSIC.replace("classic-2003", "deluxe seven-zero") + "top r7 / phase swap", ["swap 1", "swap 2"]),
        (STACKING + "top r+2 / phase answer / pending 6", ["accept", "uno!"]),
        (CLASSIC + "top r1 / passes 2 / draw", ["r7", "uno!"]),
        (CLASSIC + "top r7 / exposed 1", ["r7", "draw", "uno!", "catch 1"]),
        ("classic-2003 / 0: r7 b2 / 1: / 2: y1 / top W4 / color r / phase answer / pending 4 / laid-by 1", None),
    ],
)
def test_possible_positions_can_be_played(position: str, legal: Sequence[str] | None) -> None:
    r = Round.from_position(position, seed=1)
    assert legal is None or r.legal_moves(0) == legal
    assert r.legal_moves(r.turn)


def test_the_old_word_layer_is_still_read() -> None:
    new = "classic-2003 / 0: b2 / 1: b1 g1 / top r7 / turn 1 / laid-by 0 / exposed 0 / color-before r / draw *"
    assert Round.from_position(new.replace("laid-by", "layer")).position == new


def test_the_player_of_the_top_card_is_inferred() -> None:
    """The player who can be caught, has won, flips, gives, or swaps has played the top card."""
    for part, seat in (("exposed 1 / turn 2", 1), ("exposed 0 / turn 1", 0)):
        assert Round.from_position(f"{CLASSIC}top r7 / {part}").state.laid_by == seat
    assert Round.from_position("classic-2003 / 0: / 1: b1 / top r1 / phase over / winner 0").state.laid_by == 0
    assert Round.from_position(f"{LAUNCHER}top r3^ / phase flip / turn 1").state.laid_by == 1


@pytest.mark.parametrize(
    "position",
    [
        CLASSIC + "top r1 / {} 5",
        CLASSIC + "top r1 / turn {}",
        CLASSIC + "top r1 / called {}",
        CLASSIC + "top r1 / passes {}",
        CLASSIC + "top r1 / phase {}",
        CLASSIC + "top r1 / {0} 1 / {0} 1",
        REFEREES + "top r1 / accused 0 by {}",
    ],
)
def test_a_megabyte_is_not_repeated(position: str) -> None:
    with pytest.raises(Invalid) as refusal:
        parse_position(position.format("9" + "a" * 1_000_000))
    assert len(str(refusal.value)) < 300


def cards_of(s: RoundState) -> Counter[int]:
    """Count the cards of each kind, in all zones."""
    zones = (*s.hands[: s.players], s.draw, s.discard)
    single = [card for card in (s.top, s.under) if card != NO_CARD]
    return Counter(kind_of(s.rules, card) for card in [*single, *(card for zone in zones for card in cards_in(zone))])


NUMBERS = [*map(str, range(11)), "-", "99", "0 1", ""]
VALUES = {
    "top": ["r7", "W", "W4", "M", "r+2", "bR", "g0", "y7^", "rS"],
    "under": ["r7", "W", "W4", "b0", "-"],
    "drawn": ["r7", "W", "b1", "-"],
    "color": ["b", "g", "r", "o", "y", "-"],
    "color-before": ["b", "g", "r", "o", "y", "-"],
    "direction": ["left", "right", "-"],
    "direction-before": ["left", "right"],
    "phase": ["choose-color", "play", "play-drawn", "answer", "flip", "give", "swap", "over"],
    "discard": ["", "r7", "W4 b1"],
    "draw": ["*", "", "r7", "b1 b2 W4"],
    "accused": ["0 by 1", "1 by 0", "0 by 0", "2 by 0 1", "1 by"],
    **dict.fromkeys(("dealer", "turn", "laid-by", "target", "exposed", "winner", "under-by"), NUMBERS),
    **dict.fromkeys(("called", "objected", "pending", "bluff", "passes", "wrong"), NUMBERS),
}
HANDS = ["", "r7", "b1 W4", "r0 r7 W"]


def mutated(position: str, generator: random.Random) -> str:
    """Return the position with a few parts changed, removed, or added at random."""
    head, *parts = position.split(" / ")
    for _ in range(generator.choice((1, 1, 2, 3))):
        kind = generator.choice(("change", "leave out", "add", "add", "hand", "options"))
        if kind == "leave out" and parts:
            parts.pop(generator.randrange(len(parts)))
        elif kind == "hand":
            seat = generator.randrange(len(parts))
            parts = [f"{seat}: {generator.choice(HANDS)}" if part.startswith(f"{seat}:") else part for part in parts]
        elif kind == "options":
            head = " ".join(word for word in head.split() if word == head.split()[0] or generator.random() < 0.7)
        else:
            name = generator.choice([*VALUES])
            kept = [part for part in parts if part.split()[0] != name or (kind == "add" and generator.random() < 0.1)]
            parts = [*kept, f"{name} {generator.choice(VALUES[name])}".strip()]
    return " / ".join([head, *parts])


@settings(max_examples=600, deadline=None)
@given(ROUNDS, st.integers(0, 2**32 - 1))
def test_any_position_is_rejected_or_can_be_played(r: Round, seed: int) -> None:
    """A randomly changed position is either rejected with a sentence, or is a round like any other: its text
    round-trips, no card is lost or added, and it can be played to its end."""
    generator = random.Random(seed)
    text = mutated(r.position, generator)
    try:
        again = Round.from_position(text, seed=seed)
    except Invalid:
        return
    cards = cards_of(again.state)
    for _ in range(20):
        assert position_text(*parse_position(again.position)) == again.position
        assert cards_of(again.state) == cards
        assert bool(every_move(again)) != again.over
        if again.over:
            break
        assert again.move_ids(again.turn)
        again.apply(*step(again, generator))
