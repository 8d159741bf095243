"""Refusals can be translated, compared, sent, and restored."""

import json
import pickle

import pytest

from wildfour.errors import BadTranscript, Illegal, Invalid, Stale, WildfourError, unknown
from wildfour.words import ENGLISH, in_language

GERMAN = in_language("de")
ILLEGAL = Illegal("match-is-over", clause="F4")
REFUSALS = [
    Invalid("given-twice", option="jump-in"),
    unknown("no-such-format", "pionts-race", ["points-race", "partners"]),
    ILLEGAL,
    BadTranscript("wrong-seats", 12, seats="0 2"),
    BadTranscript.because(ILLEGAL, 1234),
    Stale("The table has moved on."),
]


def test_a_refusal_has_a_sentence_in_each_language() -> None:
    assert [(str(refusal), refusal.told(GERMAN)) for refusal in REFUSALS] == [
        (
            "The option jump-in is given twice; give it once.",
            "Die Option jump-in steht zweimal da; gib sie einmal an.",
        ),
        (
            "There is no format 'pionts-race'; did you mean points-race? The formats are points-race and partners.",
            "Die Spielform „pionts-race“ gibt es nicht. Meinst du points-race? "
            "Die Spielformen heißen points-race und partners.",
        ),
        (
            "The match is over, so no more rounds can be dealt; start another match (F4)",
            "Die Partie ist vorbei, es wird keine Runde mehr gegeben; beginne eine neue Partie (F4)",
        ),
        (
            "line 12: The wrong players are in this round; write 'seats 0 2'.",
            "Zeile 12: In dieser Runde sitzen die Falschen; richtig ist „seats 0 2“.",
        ),
        (
            "line 1234: The match is over, so no more rounds can be dealt; start another match (F4)",
            "Zeile 1234: Die Partie ist vorbei, es wird keine Runde mehr gegeben; beginne eine neue Partie (F4)",
        ),
        ("The table has moved on.", "The table has moved on."),
    ]


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.id)
def test_a_refusal_can_be_sent_as_json(refusal: WildfourError) -> None:
    sent = json.loads(json.dumps(refusal.message))
    assert ENGLISH.tell(sent) == str(refusal)
    assert GERMAN.tell(sent) == refusal.told(GERMAN)


def test_megabytes_in_a_refusal_are_truncated() -> None:
    refusal = Invalid("not-a-card", text="r" * 1_000_000 + "7", examples=["r7"])
    assert str(refusal) == f"'{'r' * 39}…' is not a card; write cards like r7."
    assert refusal.arguments["text"] == f"{'r' * 999}…{'r' * 999}7"
    line = "end drawn position " + "r7 " * 600
    assert Invalid("round-ended-otherwise", line=line).arguments["line"] == line


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.id)
def test_a_refusal_can_be_pickled(refusal: WildfourError) -> None:
    again = pickle.loads(pickle.dumps(refusal))
    assert again == refusal
    assert hash(again) == hash(refusal)
    assert str(again) == str(refusal)


def test_equality_of_refusals() -> None:
    assert len(set(REFUSALS)) == len(REFUSALS)
    assert Illegal("match-is-over", clause="F4") == ILLEGAL
    assert Illegal("match-is-over", clause="F5") != ILLEGAL
    assert Invalid("given-twice", option="jump-in") != Invalid("given-twice", option="decks")
    assert Invalid("match-is-over") != ILLEGAL
    assert BadTranscript("round-missing", 1) != BadTranscript("round-missing", 2)


def test_attributes_of_refusals() -> None:
    refusal = BadTranscript.because(Illegal("round-goes-on", clause="E6", at=3), 7)
    assert (refusal.id, refusal.arguments, refusal.clause, refusal.line) == ("round-goes-on", {"at": 3}, "E6", 7)
    assert Invalid("given-twice", option="x").clause == ""
