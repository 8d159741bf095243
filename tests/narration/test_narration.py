"""Event messages: every kind, for every reader, in every language."""

import json
from typing import get_args

import pytest
from hypothesis import given, settings

from tests.tables.play import SEEDS, play_on, random_match
from wildfour.events.match_events import AnyEvent, MatchEnded, RoundBegan, RoundEnded, SatDown
from wildfour.events.round_events import (
    Accused,
    Called,
    Caught,
    Challenged,
    Deals,
    Dealt,
    Drew,
    DrewForDeal,
    Event,
    Flipped,
    Gave,
    MissedTurn,
    NamedColor,
    Objected,
    PassedHands,
    Played,
    Reversed,
    ShowedHand,
    SwappedHands,
    TookBack,
    TurnedUp,
)
from wildfour.narration.narrator import Narrator, distinct, sorted_hand
from wildfour.table import Table
from wildfour.words import ENGLISH, Message, in_language

GERMAN = in_language("de")
NAMES = ("Ann", "Bea", "Cid", "Dot")
SEATING = (0, 1, 2, 3)
EXAMPLES: dict[str, object] = {
    "seat": 1,
    "other": 2,
    "laid_by": 2,
    "to": 2,
    "at": 2,
    "card": "r7",
    "color": "g",
    "on_color": "g",
    "direction": "left",
    "hand": ("r7", "W4"),
    "hands": None,
    "just_drawn": False,
    "jumped_in": False,
    "number": 3,
    "seating": SEATING,
    "winner": 1,
    "leftovers": (7, 0, 50, 0),
    "points": (0, 57, 0, 0),
    "totals": (0, 57, 0, 0),
    "winners": (1,),
    "player": 1,
    "who": "expert",
}


def example(kind: type[Event]) -> Event:
    values = {name: EXAMPLES[name] for name in kind.__struct_fields__}
    if kind is RoundEnded:
        values["hands"] = (("r7",), (), ("W",), ())
    return kind(**values)


def told(reader: int | None, *events: Event, german: bool = False, **format: bool) -> list[str]:
    narrator = Narrator(NAMES, reader, SEATING, **format)
    return [(GERMAN if german else ENGLISH).tell(message) for message in narrator.tell(events)]


@pytest.mark.parametrize("kind", get_args(AnyEvent), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("reader", [0, 1, 2, None])
@pytest.mark.parametrize("german", [False, True])
def test_every_kind_of_event_has_a_sentence(kind: type[Event], reader: int | None, german: bool) -> None:
    event = example(kind)
    for form in (event, event.seen_by(reader)):
        sentences = told(reader, form, german=german)
        hidden = kind is Dealt and form is not event and reader != 1
        assert bool(sentences) != hidden
        for sentence in sentences:
            assert sentence.endswith((".", "!"))
            assert not set("[]{}|$") & set(sentence)


@pytest.mark.parametrize(
    ("events", "you", "target", "others"),
    [
        ([Played(1, "r7")], "You played a red 7.", None, "Bea played a red 7."),
        ([Played(1, "r7", jumped_in=True)], "You jumped in with a red 7.", None, "Bea jumped in with a red 7."),
        (
            [Played(1, "W4"), NamedColor(1, "g")],
            "You played a Wild Draw Four and chose green.",
            None,
            "Bea played a Wild Draw Four and chose green.",
        ),
        ([Drew(1), Drew(1)], "You drew two cards.", None, "Bea drew two cards."),
        ([Drew(1, "r7")], "You drew a red 7.", None, "Bea drew a red 7."),
        (
            [Drew(1, "r7"), Drew(1, "W"), MissedTurn(1)],
            "You drew a red 7 and a Wild and missed your turn.",
            None,
            "Bea drew a red 7 and a Wild and missed a turn.",
        ),
        ([Challenged(1, 2)], "You challenged Cid.", "Bea challenged you.", "Bea challenged Cid."),
        (
            [Caught(1, 2)],
            "You caught Cid, who forgot to call UNO.",
            "Bea caught you: you forgot to call UNO. Draw 2.",
            "Bea caught Cid, who forgot to call UNO.",
        ),
        (
            [ShowedHand(1, 2, ("r7", "W"))],
            "You showed Cid your hand.",
            "Bea showed you r7 W.",
            "Bea showed Cid r7 W.",
        ),
        ([Gave(1, 2, "r7")], "You gave Cid a red 7.", "Bea gave you a red 7.", "Bea gave Cid a red 7."),
        ([Gave(1, 2)], "You gave Cid a card.", "Bea gave you a card.", "Bea gave Cid a card."),
        (
            [SwappedHands(seat=1, other=2, hand=("r7",))],
            "You swapped hands with Cid and now hold r7.",
            "Bea swapped hands with you, and you now hold r7.",
            "Bea swapped hands with Cid.",
        ),
        (
            [Flipped(1, 2)],
            "You flipped at Cid's crash-pad.",
            "Bea flipped at your crash-pad.",
            "Bea flipped at Cid's crash-pad.",
        ),
        (
            [Objected(1, 2)],
            "You objected to Cid's card.",
            "Bea objected to your card.",
            "Bea objected to Cid's card.",
        ),
        (
            [Accused(1, 2)],
            "You accused Cid of suggesting a play.",
            "Bea accused you of suggesting a play.",
            "Bea accused Cid of suggesting a play.",
        ),
        ([Called(1)], "You called UNO!", None, "Bea called UNO!"),
        (
            [TookBack(1, "r7")],
            "The card was illegal: you took back the red 7.",
            None,
            "The card was illegal: Bea took back the red 7.",
        ),
    ],
)
def test_the_reader_is_you(events: list[Event], you: str, target: str | None, others: str) -> None:
    assert told(1, *events) == [you]
    assert told(2, *events) == [target or others]
    assert told(0, *events) == told(None, *events) == [others]


def test_D8_others_learn_that_a_hand_was_shown() -> None:
    assert told(0, ShowedHand(1, 2)) == ["Bea showed Cid the whole hand."]


def test_grouping_of_events() -> None:
    events = [Drew(1), Drew(2), Played(3, "W"), NamedColor(0, "b"), MissedTurn(1)]
    assert told(None, *events) == [
        "Bea drew a card.",
        "Cid drew a card.",
        "Dot played a Wild.",
        "Ann chose blue.",
        "Bea missed a turn.",
    ]


def test_B1_R1_drawing_for_the_deal() -> None:
    draws = [DrewForDeal(0, "r7"), DrewForDeal(1, "b7"), DrewForDeal(2, "W"), DrewForDeal(3, "y1")]
    assert told(1, *draws, DrewForDeal(0, "g2"), DrewForDeal(1, "o9"), Deals(1)) == [
        "Everyone drew a card for the deal: Ann a red 7, you a blue 7, Cid a Wild and Dot a yellow 1.",
        "To break the tie: Ann a green 2 and you an orange 9.",
        "You are the dealer.",
    ]


def test_B2_the_readers_hand_is_sorted() -> None:
    cards = ("W4", "y1", "b+2", "b9", "W", "gR", "gS")
    events = [event for card in cards for event in (Dealt(0, card), Dealt(1))]
    assert told(0, *events, TurnedUp(3, "g5")) == [
        "You were dealt b9 b+2 gS gR y1 W W4.",
        "The start card is a green 5.",
    ]
    assert told(1, *events) == ["Ann was dealt b9 b+2 gS gR y1 W W4."]
    assert sorted_hand(["M", "r7^", "r7", "o2"]) == ["o2", "r7", "r7^", "M"]


def test_a_round_begins_with_partners_or_the_players_left() -> None:
    began = RoundBegan(2, (0, 2, 1, 3))
    assert told(1, began, partners=True) == ["Round 2.", "Partners: you + Ann and Cid + Dot."]
    assert told(1, RoundBegan(2, (0, 1, 3))) == ["Round 2.", "Still in: you, Ann and Dot."]
    assert told(2, RoundBegan(2, (0, 1))) == ["Round 2.", "Only Ann and Bea are still in."]


def test_seats_are_those_of_the_round() -> None:
    assert told(2, RoundBegan(2, (1, 2, 3)), Played(1, "r7"), Played(2, "r8"))[-2:] == [
        "You played a red 7.",
        "Dot played a red 8.",
    ]


def test_F3_F5_the_end_of_a_round() -> None:
    ended = RoundEnded(1, (("r7", "W"), (), ("b2",), ()), (57, 0, 2, 0), (0, 59, 0, 59), (0, 59, 0, 59))
    left = ["You were left with r7 W: 57 points.", "Cid was left with b2: 2 points."]
    assert told(0, ended) == [*left, "Bea and Dot scored 59 points."]
    assert told(3, ended)[-1] == "You and Bea scored 59 points."
    assert told(0, ended, lowest_wins=True) == left
    drawn = RoundEnded(None, (("r1",), (), (), ()), (1, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    assert told(1, drawn) == ["Ann was left with r1: 1 point.", "No one scored."]


def test_F4_the_end_of_the_match() -> None:
    assert told(1, MatchEnded((1,))) == ["You won the match!"]
    assert told(1, MatchEnded((1, 3))) == ["You and Dot won the match!"]
    assert told(None, MatchEnded((1, 3))) == ["Bea and Dot won the match!"]
    assert told(1, MatchEnded((1, 3)), german=True) == ["Du und Dot gewinnt die Partie!"]


def test_new_hands_and_directions() -> None:
    assert told(0, PassedHands(direction="left", hand=("r7",))) == [
        "Everyone passed their hand to the left. You now hold r7."
    ]
    assert told(None, PassedHands(direction="right")) == ["Everyone passed their hand to the right."]
    assert told(0, Reversed("right")) == ["Play now goes to the right."]
    assert told(0, SatDown(0, "person")) == ["You are now playing for yourself."]


def test_players_with_the_same_name_get_numbers() -> None:
    assert distinct(["Ann", "Bea", "Ann"]) == ("Ann (0)", "Bea", "Ann (2)")


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_messages_survive_json(seed: int) -> None:
    table = Table(random_match(seed))
    narrators = [Narrator(table.match.players, player, table.match.seating) for player in (0, 1, None)]
    play_on(table, seed, 60)
    for narrator in narrators:
        events = table.events_since(table.opening.first - 1, narrator.reader) or []
        messages: list[Message] = narrator.tell([event for _, event in events])
        sent = json.loads(json.dumps(messages))
        for words in (ENGLISH, GERMAN):
            assert [words.tell(message) for message in sent] == [words.tell(message) for message in messages]
