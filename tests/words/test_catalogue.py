"""Formatting messages: arguments, functions, shortening, and missing messages."""

from pathlib import Path

import pytest

from wildfour.words import ENGLISH, Argument, Catalogue, Message, NoWords, did_you_mean, in_language, saying
from wildfour.words.catalog import FUNCTIONS
from wildfour.words.fluent_parser import Literal

GERMAN = in_language("de")


def called(words: Catalogue, function: str, value: Argument, **named: Literal) -> str:
    return FUNCTIONS[function](words, value, named)


# --- argument formatting ---


def test_a_long_text_is_cut_short() -> None:
    assert ENGLISH.say("given-twice", option="x" * 40) == f"The option {'x' * 40} is given twice; give it once."
    assert ENGLISH.say("given-twice", option="x" * 41) == f"The option {'x' * 39}… is given twice; give it once."
    assert len(ENGLISH.say("given-twice", option="x" * 1_000_000)) < 100


def test_the_middle_of_a_long_path_is_left_out() -> None:
    path = f"/home/{'deep/' * 100}match.txt"
    text = ENGLISH.say("nothing-to-resume", file=path)
    assert f" in {path[:99]}…{path[-100:]};" in text
    assert f" in {path[:200]};" in ENGLISH.say("nothing-to-resume", file=path[:200])


def test_a_trusted_line_is_shown_whole() -> None:
    line = "end winner 0 points 3 position " + "r7 " * 100
    assert line in ENGLISH.say("round-ended-otherwise", line=line)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb", "a\\nb"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ("\u202eolleh", "\\u202eolleh"),
        ("\ud800", "\\ud800"),
        ("O'Neil 李 Đỗ", "O'Neil 李 Đỗ"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("a\u00a0b", "a\u00a0b"),
    ],
)
def test_control_characters_are_escaped(text: str, shown: str) -> None:
    assert ENGLISH.say("given-twice", option=text) == f"The option {shown} is given twice; give it once."


def test_numbers_follow_the_language() -> None:
    arguments: dict[str, Argument] = {"value": "x", "least": 1, "most": 1_000_000}
    assert ENGLISH.say("no-such-target", **arguments).endswith("a whole number from 1 to 1,000,000.")
    assert GERMAN.say("no-such-target", **arguments).endswith("eine ganze Zahl von 1 bis 1.000.000 an.")


def test_a_message_can_be_an_argument_of_another() -> None:
    inner = Message(id="given-twice", arguments={"option": "jump-in"})
    assert GERMAN.say("at-line", line="3", refusal=inner) == (
        "Zeile 3: Die Option jump-in steht zweimal da; gib sie einmal an."
    )


def test_an_attribute_is_formatted_by_its_name() -> None:
    assert ENGLISH.say("option-jump-in") == "Cards are played only in turn."
    assert GERMAN.say("option-must-play.changed") == "Wer eine Karte legen kann, muss eine legen."


# --- functions ---


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("r7", "a red 7", "eine rote 7"),
        ("o0", "an orange 0", "eine orangefarbene 0"),
        ("b+2", "a blue Draw Two", "eine blaue Zieh-zwei-Karte"),
        ("gS", "a green Skip", "eine grüne Aussetzen-Karte"),
        ("yR", "a yellow Reverse", "eine gelbe Richtungswechsel-Karte"),
        ("W", "a Wild", "eine Farbwahlkarte"),
        ("W4", "a Wild Draw Four", "eine Zieh-vier-Karte"),
        ("M", "a Mutated Minion", "eine Minion-Karte"),
        ("r7^", "a red 7 flip card", "eine rote 7 mit Katapult"),
    ],
)
def test_CARD(card: str, english: str, german: str) -> None:
    assert called(ENGLISH, "CARD", card, form="a") == english
    assert called(GERMAN, "CARD", card, form="a") == german
    assert called(ENGLISH, "CARD", card) == english.split(" ", 1)[1]
    assert called(GERMAN, "CARD", card) == german.removeprefix("eine ")


@pytest.mark.parametrize("card", ["", "r", "r10", "x7", "rr7", "W5", "W>g", "7"])
def test_CARD_of_something_else(card: str) -> None:
    with pytest.raises(NoWords, match="is not a card"):
        called(ENGLISH, "CARD", card)


def test_CARDS() -> None:
    assert called(ENGLISH, "CARDS", ["r7", "bS", "W"]) == "red 7, blue Skip and Wild"
    assert called(GERMAN, "CARDS", ["r7", "bS"], form="dative") == "roten 7 und blauen Aussetzen-Karte"
    assert called(ENGLISH, "CARDS", []) == "no cards"


def test_COLOR() -> None:
    assert [called(ENGLISH, "COLOR", color) for color in "bgory"] == ["blue", "green", "orange", "red", "yellow"]
    assert [called(GERMAN, "COLOR", color, form="name") for color in "bgory"] == [
        "Blau",
        "Grün",
        "Orange",
        "Rot",
        "Gelb",
    ]


def test_LIST() -> None:
    names = ["Ann", "Bob", "Cid", "Dot"]
    assert [called(ENGLISH, "LIST", names[:length]) for length in range(4)] == [
        "",
        "Ann",
        "Ann and Bob",
        "Ann, Bob and Cid",
    ]
    assert called(GERMAN, "LIST", names, last="or") == "Ann, Bob, Cid oder Dot"
    assert called(ENGLISH, "LIST", ["x" * 41, "\n"]) == f"{'x' * 39}… and \\n"
    assert called(ENGLISH, "LIST", ["x"] * 1000).endswith("x, x and …")


def test_LIST_of_messages() -> None:
    cards = [saying("card-held", card=card) for card in ("r7", "W4")]
    assert called(ENGLISH, "LIST", cards) == "red 7 (r7) and Wild Draw Four (W4)"
    assert called(GERMAN, "LIST", ["\x1b", *cards], last="or") == ("\\x1b, rote 7 (r7) oder Zieh-vier-Karte (W4)")


def test_TYPED() -> None:
    assert called(ENGLISH, "TYPED", ["r7", "W4>g", "b+2"]) == "r7 W4>g b+2"
    assert called(ENGLISH, "TYPED", "W") == "W"
    assert called(GERMAN, "TYPED", []) == "keine Karten"


@pytest.mark.parametrize(
    ("text", "color"),
    [("r7", "r"), ("o+2", "o"), ("gS^", "g"), ("W4>b", "b"), (">y", "y"), ("give r7", "r"), ("W", "none")],
)
def test_TYPED_includes_the_color(text: str, color: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "tell", lambda self, message: str(message))
    assert called(ENGLISH, "TYPED", text) == str(saying("as-typed", text=text, color=color))


# --- missing messages ---


@pytest.mark.parametrize(
    ("id", "arguments", "reason"),
    [
        ("no-such-message", {}, "There is no message no-such-message."),
        ("given-twice", {}, r"The argument \$option is missing."),
        ("given-twice.changed", {"option": "x"}, "There is no text under changed."),
        ("not-a-color", {"text": "x", "colors": "rgb"}, "'rgb' is not a list."),
        ("given-twice", {"option": ["a", "b"]}, "A list needs a function that says it"),
    ],
)
def test_missing_messages_are_errors_in_tests(id: str, arguments: dict[str, Argument], reason: str) -> None:
    with pytest.raises(NoWords, match=reason):
        GERMAN.say(id, **arguments)


@pytest.fixture
def in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", False)


@pytest.mark.usefixtures("in_use")
def test_in_use_missing_messages_fall_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for broken in ("option-jump-in = { $x", "", "option-jump-in = { NOTHING($x) }", "option-jump-in = { -nothing }"):
        (tmp_path / "xx").mkdir(exist_ok=True)
        (tmp_path / "xx" / "options.ftl").write_text(broken)
        words = Catalogue("xx")
        with monkeypatch.context() as patched:
            patched.setattr("wildfour.words.catalog.FOLDER", tmp_path)
            assert words.texts is not None
        assert words.say("option-jump-in") == "Cards are played only in turn."
    assert in_language("tlh").say("option-jump-in") == "Cards are played only in turn."


@pytest.mark.usefixtures("in_use")
def test_in_use_there_is_never_a_traceback() -> None:
    assert GERMAN.say("no-such-message") == "no-such-message"
    assert GERMAN.say("given-twice", name="x" * 50) == f"given-twice (name: {'x' * 39}…)"


def test_text_that_is_not_an_id_is_unchanged() -> None:
    assert GERMAN.say("A sentence that nobody has moved yet.") == "A sentence that nobody has moved yet."


# --- suggestions ---


@pytest.mark.parametrize(
    ("word", "meant"),
    [("clasic-2003", "classic-2003"), ("DELUX", "deluxe"), ("chess", ""), ("", ""), ("x" * 1_000_000, "")],
)
def test_did_you_mean(word: str, meant: str) -> None:
    assert did_you_mean(word, ["classic-2003", "deluxe"]) == meant
