"""Parsing of typed lines, in notation and in words, in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildfour import Invalid, Round
from wildfour.bots.view_queries import card_of_move
from wildfour.chance.launcher_physics import Launch
from wildfour.narration.move_phrases import move_as_typed
from wildfour.round.view import View
from wildfour.rulebook.moves import AT_SEAT, WORDS
from wildfour.terminal.move_parser import moves_in
from wildfour.terminal.vocabulary import Vocabulary, forms
from wildfour.words import ENGLISH, Catalogue, in_language, known_languages

GERMAN = in_language("de")
VOCABULARIES = {language: Vocabulary(in_language(language)) for language in known_languages()}
NAMES = ("Ann", "Bea", "Mary Ann", "Bob")
HAND = "b7 bS g+2 r7 rR y0 W W4"
PLAYING = f"classic-2003 / 0: {HAND} / 1: b1 / 2: b2 b3 / 3: b4 b5 / top g7"


def view(position: str = PLAYING, seat: int = 0) -> View:
    return Round.from_position(position, seed=1).view(seat)


PLAYED = view()


def moves_of(line: str, position: str = PLAYING, words: Catalogue = ENGLISH) -> list[str]:
    return moves_in(line, VOCABULARIES[words.language], view(position), NAMES)[0]


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("r7", ["r7"]),
        ("R7", ["r7"]),
        ("rr", ["rR"]),
        ("w4>G", ["W4>g"]),
        ("w>b", ["W>b"]),
        ("blue 7", ["b7"]),
        ("7 blue", ["b7"]),
        ("Blue Seven", ["b7"]),
        ("zero yellow", ["y0"]),
        ("one", None),
        ("b 7", ["b7"]),
        ("b s", ["bS"]),
        ("blue skip", ["bS"]),
        ("reverse red", ["rR"]),
        ("green draw two", ["g+2"]),
        ("green +2", ["g+2"]),
        ("W4 b", ["W4>b"]),
        ("W4 blue", ["W4>b"]),
        ("w4 + b", ["W4>b"]),
        ("wild green", ["W>g"]),
        ("green wild", ["W>g"]),
        ("wild draw four red", ["W4>r"]),
        ("draw four yellow", ["W4>y"]),
        ("+4 y", ["W4>y"]),
        ("wild and name green", ["W>g"]),
        ("lay the red 7", ["r7"]),
        ("play r7, uno!", ["r7", "uno!"]),
        ("r7 uno", ["r7", "uno!"]),
        ("r7, u", ["r7", "uno!"]),
        ("red 7 and call uno", ["r7", "uno!"]),
        ("draw", ["draw"]),
        ("d", ["draw"]),
        ("D R7", ["draw", "r7"]),
        ("draw a card", ["draw"]),
        ("draw two", ["g+2"]),
        ("catch Bea", ["catch 1"]),
        ("catch bea", ["catch 1"]),
        ("catch BE", ["catch 1"]),
        ("c 2", ["catch 2"]),
        ("catch 2 uno!", ["catch 2", "uno!"]),
        ("catch mary ann draw", ["catch 2", "draw"]),
        ("catch ann", ["catch 0"]),
        ("catch b", None),
        ("catch bo", ["catch 3"]),
        ("swap with Bob", ["swap 3"]),
        ("accuse bob of", None),
        ("red", [">r"]),
        ("x", None),
        ("7", None),
        ("0", ["y0"]),
    ],
)
def test_lines_in_english(line: str, moves: list[str] | None) -> None:
    if moves is None:
        with pytest.raises(Invalid):
            moves_of(line)
    else:
        assert moves_of(line) == moves


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("blaue 7", ["b7"]),
        ("blau 7", ["b7"]),
        ("blaue sieben", ["b7"]),
        ("W4 grün", ["W4>g"]),
        ("farbwahl gruen", ["W>g"]),
        ("zieh vier rot", ["W4>r"]),
        ("lege die rote 7 und uno ansagen", ["r7", "uno!"]),
        ("ziehen", ["draw"]),
        ("z", ["draw"]),
        ("ANFECHTEN", ["challenge"]),
        ("behalten", ["keep"]),
        ("erwische Bea", ["catch 1"]),
        ("schieße auf Bob", ["flip 3"]),
        ("schiesse auf bob", ["flip 3"]),
        ("tausche mit Mary Ann", ["swap 2"]),
        ("gib rote 7", ["give r7"]),
        ("einspruch", ["object"]),
        ("draw", ["draw"]),
        ("catch bea", ["catch 1"]),
        ("red 7", ["r7"]),
    ],
)
def test_lines_in_german(line: str, moves: list[str]) -> None:
    assert moves_of(line, words=GERMAN) == moves


@pytest.mark.parametrize(
    ("line", "position", "moves"),
    [
        ("a", "classic-2003 / 0: r1 / 1: b1 b2 / top W4 / color r / phase answer / laid-by 1 / pending 4", ["accept"]),
        (
            "c",
            "classic-2003 / 0: r1 / 1: b1 b2 / top W4 / color r / phase answer / laid-by 1 / pending 4",
            ["challenge"],
        ),
        ("d", "launcher-2009 / 0: r1 r2 / 1: b1 b2 / top r3^ / phase flip / laid-by 0", ["decline"]),
        ("f 1", "launcher-2009 / 0: r1 r2 / 1: b1 b2 / top r3^ / phase flip / laid-by 0", ["flip 1"]),
        ("flip", "launcher-2009 / 0: r1 r2 / 1: b1 b2 / top r3^ / phase flip / laid-by 0", ["flip 1"]),
        (
            "give 7 uno!",
            "launcher-2009 / 0: r7^ r2 / 1: b1 / top r3^ / phase give / laid-by 0 / target 1",
            ["give r7^", "uno!"],
        ),
        ("y5", "launcher-2009 / 0: y5^ r2 / 1: b1 / top y3", ["y5^"]),
        ("y5", "launcher-2009 / 0: y5^ y5 / 1: b1 / top y3", ["y5"]),
        ("g", "standard-2010 / 0: r1 r2 / 1: b1 / top W / phase choose-color", [">g"]),
        ("name green", "standard-2010 / 0: r1 r2 / 1: b1 / top W / phase choose-color", [">g"]),
        ("catch", "classic-2003 / 0: r1 r2 / 1: b1 / top b3 / exposed 1 / laid-by 1", ["catch 1"]),
        ("orange 7", "minion-2016 / 0: o7 o2 / 1: b1 / top o3", ["o7"]),
        ("minion b", "minion-2016 / 0: M o2 / 1: b1 / top o3", ["M>b"]),
    ],
)
def test_the_meaning_of_a_line_depends_on_the_situation(line: str, position: str, moves: list[str]) -> None:
    assert moves_of(line, position) == moves


@pytest.mark.parametrize(
    ("language", "line", "moves"),
    [
        ("es", "7 azul", ["b7"]),
        ("es", "comodín roba cuatro verde", ["W4>g"]),
        ("es", "jugar el 7 rojo, cantar uno", ["r7", "uno!"]),
        ("es", "robar", ["draw"]),
        ("es", "atrapar a Bea", ["catch 1"]),
        ("fr", "7 bleu", ["b7"]),
        ("fr", "joker +4 vert", ["W4>g"]),
        ("fr", "poser un 7 rouge et annoncer uno", ["r7", "uno!"]),
        ("fr", "piocher", ["draw"]),
        ("fr", "échanger avec Mary Ann", ["swap 2"]),
        ("pt", "7 azul", ["b7"]),
        ("pt", "coringa +4 verde", ["W4>g"]),
        ("pt", "jogar 7 vermelho e dizer uno", ["r7", "uno!"]),
        ("pt", "comprar", ["draw"]),
        ("pt", "flagrar Bea", ["catch 1"]),
        ("ar", "7 أزرق", ["b7"]),
        ("ar", "جوكر اسحب 4 أخضر", ["W4>g"]),
        ("ar", "لعب 7 أحمر أونو", ["r7", "uno!"]),
        ("ar", "سحب", ["draw"]),
        ("ar", "ضبط Bea", ["catch 1"]),
    ],
)
def test_lines_in_other_languages(language: str, line: str, moves: list[str]) -> None:
    assert moves_of(line, words=in_language(language)) == moves


@pytest.mark.parametrize("words", [*map(in_language, known_languages())], ids=repr)
def test_every_move_is_parsed_as_it_is_shown(words: Catalogue) -> None:
    moves = [*WORDS, *(f"{word} {seat}" for word in AT_SEAT for seat in (1, 2, 3)), "give r7", *view().moves]
    assert any(card_of_move(move) == "W4" for move in moves)
    for move in moves:
        shown = words.tell(move_as_typed(move, NAMES))
        assert moves_of(shown, words=words) == [move], shown


@pytest.mark.parametrize("language", known_languages())
def test_no_word_has_two_meanings(language: str) -> None:
    """Check each language alone and together with English. Another test checks yes and no."""
    ids = [id for id in ENGLISH.texts if id.startswith("typed-") and id not in ("typed-yes", "typed-no")]
    meanings: dict[str, set[str]] = {}
    for id in ids:
        for form in forms(id, in_language(language)):
            meanings.setdefault(form, set()).add(id)
    assert {form: found for form, found in meanings.items() if len(found) > 1} == {}


@pytest.mark.parametrize("language", known_languages())
def test_no_word_is_a_letter_of_the_notation(language: str) -> None:
    """In Spanish, "y" means "and"; at the prompt, it means yellow."""
    assert not {tuple(letter) for letter in "bgorysw"} & VOCABULARIES[language].meanings.keys()


WORDS_TYPED = st.sampled_from([" ".join(form) for form in VOCABULARIES["de"].meanings])
OTHER_WORDS = st.sampled_from(["b", "g", "r7", "w4", "W4>", ">", ",", "7", "+2", "^", "bea", "Mary", "12", "uno!", "s"])


@given(st.lists(st.one_of(WORDS_TYPED, OTHER_WORDS, st.text(max_size=5)), max_size=6).map(" ".join))
def test_any_line_is_moves_or_rejected(line: str) -> None:
    try:
        assert moves_in(line, VOCABULARIES["de"], PLAYED, NAMES)[0]
    except Invalid as refusal:
        sentence = str(refusal)
        assert sentence.endswith((".", "?"))


def test_a_megabyte_is_parsed_quickly() -> None:
    assert len(moves_of("r7 " * 300_000)) == 300_000
    for line in ("x" * 1_000_000, "catch " + "y" * 1_000_000, "the " * 300_000):
        with pytest.raises(Invalid) as refusal:
            moves_of(line)
        assert len(str(refusal.value)) < 200


FLIP = "launcher-2009 / 0: r1 r2 / 1: b1 b2 / 2: b3 b4 / top r3^ / phase flip / laid-by 0"


@pytest.mark.parametrize(
    ("line", "launch"),
    [
        ("flip bea", None),
        ("flip bea -5 62", Launch(-5, 62)),
        ("flip 1 5", Launch(5, 60)),
        ("aim at Bea, -100, 0", Launch(-100, 0)),
        ("f 1 0 100", Launch(0, 100)),
    ],
)
def test_R30_a_flip_takes_an_aim_and_a_power(line: str, launch: Launch | None) -> None:
    assert moves_in(line, VOCABULARIES["en"], view(FLIP), NAMES) == (["flip 1"], launch)


@pytest.mark.parametrize("line", ["flip bea 101 60", "flip bea 0 101", "flip bea 0 -1"])
def test_R30_impossible_launches_are_rejected(line: str) -> None:
    with pytest.raises(Invalid, match="from -100 to 100, and the power a number from 0 to 100"):
        moves_in(line, VOCABULARIES["en"], view(FLIP), NAMES)
