"""The score pad's text forms: the sheet, the sentences, and the file."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from tests.shared.pads import in_english, pad_of
from wildfour.errors import Invalid
from wildfour.match.formats import NAMES, format_named
from wildfour.match.points_left import Deck, read_leftovers
from wildfour.match.score_sheet import Row
from wildfour.pad.messages import round_report
from wildfour.pad.pad_file import correction_line, read_pad, write_pad
from wildfour.pad.plain_text import pad_text, short_names
from wildfour.pad.round_entry import read_entry
from wildfour.pad.score_pad import Change, ScorePad
from wildfour.rulebook.cards import kind_name
from wildfour.rulebook.editions import EDITIONS, Edition
from wildfour.rulebook.option_parser import parse_options
from wildfour.words import in_language

SHEET = """\
Elimination at 100 points, Classic (2003). A player who reaches 100 points is
  eliminated; the last player left wins.

Round  Dealer  Went out     Ann         Bob         Cid
1      Ann     Ann       0 (+0)    57 (+57)      9 (+9)
2      Bob     no one    0 (+0)     57 (+0)      9 (+0)
3      Cid     Ann       0 (+0)  157 (+100)     10 (+1)
4      Ann     Ann       0 (+0)         157  110 (+100)
Total                         0         157         110

The number in parentheses shows the points added in that round.

Round 1: Ann dealt. Ann went out. Bob was left with r7 W (57) and Cid with 9
  points.
Round 2: Bob dealt. The round was a draw.
Round 3: Cid dealt. Ann went out. Bob was left with W W4 (100) and Cid with 1
  point. Bob is eliminated.
Round 4: Ann dealt. Ann went out. Cid was left with 100 points. Cid is
  eliminated.

Cards: b blue, g green, r red and y yellow. S Skip, R Reverse, +2 Draw Two, W
  Wild, W4 Wild Draw Four.

The match is over: Ann wins with 0 points."""

FILE = """\
wildfour pad 1
saved-by: wildfour 0.1.0
edition: classic-2003
options: target=100
format: elimination
players: Ann, Bob, Cid
dealer: Ann
round 1, dealer Ann, Ann: out, Bob: r7 W, Cid: 9
round 2, dealer Bob, drawn
round 3, dealer Cid, Ann: out, Bob: W W4, Cid: 1
round 4, dealer Ann, Ann: out, Cid: 100
"""


def evening() -> ScorePad:
    """Read a pad. Bob scores 7 + 50 = 57, then 50 + 50 = 100, for 157 in all. Cid scores 9 + 1 + 100 = 110."""
    return read_pad(FILE)


def test_the_sheet_as_text() -> None:
    assert pad_text(evening()) == SHEET


def test_an_empty_sheet_names_the_format() -> None:
    assert pad_text(pad_of("points-race")) == (
        "Points race to 500 points, Classic (2003). The first to reach 500 points wins.\n\n"
        "No rounds played yet. The first to reach 500 points wins."
    )


def test_the_sheet_in_german() -> None:
    text = " ".join(pad_text(evening(), words=in_language("de")).split())
    assert text.startswith("Ausscheiden bei 100, Classic (2003). Wer 100 Punkte hat, scheidet aus")
    assert "Ann hat Schluss gemacht. Übrig: bei Bob W W4 (zusammen 100) und bei Cid 1 Punkt. Bob ist" in text
    assert text.endswith("Die Partie ist zu Ende: Ann gewinnt mit 0 Punkten.")


def test_a_wide_table_is_continued_below() -> None:
    names = " ".join(f"Player{number}" for number in range(10))
    hands = ", ".join(f"Player{number}: {number}" for number in range(1, 10))
    text = pad_text(pad_of("points-race", f"Player0: out, {hands}", players=names))
    assert max(map(cell_len, text.split("\n"))) <= 80
    assert sum(line.startswith("Round  Dealer") for line in text.split("\n")) > 1
    assert all(text.count(f"  Player{number}") >= 1 for number in range(10))


def test_long_names_are_shortened_and_explained() -> None:
    names = ["Maximilian the First", "Maximilian the Second", "Ann"]
    assert short_names(names) == ["Maximilia…1", "Maximilia…2", "Ann"]
    options = parse_options("")
    pad = ScorePad(EDITIONS[0], options, format_named("points-race", options), names)
    pad.add(Row((0, 1, 2), None, 2, (1, 2, 0)))
    text = " ".join(pad_text(pad).split())
    for name, short in zip(names[:2], short_names(names), strict=False):
        assert f"{short} is {name}." in text


def test_wide_letters_stay_in_their_columns() -> None:
    text = pad_text(pad_of("points-race", "山田: out, Bob: 3", players="山田 Bob"))
    head, line = text.split("\n")[2:4]
    assert cell_len(head) == cell_len(line)


def test_a_round_report_names_rotating_partners() -> None:
    pad = pad_of("rotating-partners", "Ann: out, Bob: 5, Cid: 10, Dot: W")
    assert in_english(round_report(pad, pad.rounds[0])) == (
        "Ann and Bob against Cid and Dot. Ann dealt. Ann went out; Ann and Bob scored 60 points each. "
        "Cid was left with 10 points, Bob with 5 points and Dot with W (50)."
    )


def test_typed_cards_may_be_upper_or_lower_case() -> None:
    assert read_leftovers("R7 w B+2 gs W4", EDITIONS[0]) == (147, "r7 W b+2 gS W4")  # 7 + 50 + 20 + 20 + 50
    assert read_leftovers("57", EDITIONS[0]) == (57, "")


def test_a_file_is_written_as_it_was_read() -> None:
    assert write_pad(evening()).split("\n")[2:] == FILE.split("\n")[2:]


def test_comments_undo_and_any_order_are_read() -> None:
    text = FILE.replace(
        "round 2, dealer Bob, drawn",
        "# oops\n\nround 2, dealer Bob, Cid: 5, Bob: -, Ann: 3\nundo\nround 2, dealer Bob, drawn",
    )
    assert read_pad(text).rows == evening().rows


def test_names_may_hold_anything_but_a_comma() -> None:
    names = ["dealer", "out: 5", "drawn", "round 1", "a: -> b", "<b>"]
    options = parse_options("")
    pad = ScorePad(EDITIONS[0], options, format_named("points-race", options), names, first_dealer=2)
    pad.add(read_entry(pad, "dealer: 1, out: 5: out, drawn: 2, round 1: 3, a: -> b: 4, <b>: r7"))
    assert pad.totals == (0, 17, 0, 0, 0, 0)  # 1 + 2 + 3 + 4 + 7
    assert read_pad(write_pad(pad)).rows == pad.rows


def test_a_pad_without_known_dealers_is_read_again() -> None:
    options = parse_options("")
    pad = ScorePad(EDITIONS[0], options, format_named("points-race", options), ["Ann", "Bob"])
    pad.add(Row((0, 1), None, 0, (0, 5)))
    assert "round 1, dealer, Ann: out, Bob: 5" in write_pad(pad)
    assert read_pad(write_pad(pad)).rows == pad.rows


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("wildfour pad 1", "wildfour transcript 1", "line 1: This is not a score pad"),
        ("wildfour pad 1", "wildfour pad 2", "line 1: The score pad has format version '2'"),
        ("options: target=100\n", "", "line 4: The line 'options: …' is missing here."),
        ("elimination", "bingo", "line 7: There is no format 'bingo'"),
        ("Ann, Bob, Cid\ndealer: Ann", "Ann, Bob, Cid\ndealer: Eve", "line 7: There is no player 'Eve'"),
        (
            "round 2",
            "round 3",
            "line 9: 'round 3, dealer Bob, drawn' is not the next round; write 'round 2, dealer NAME",
        ),
        ("dealer Bob", "dealer Cid", "line 9: The wrong player deals this round; Bob should."),
        ("Cid: 9", "Cid: 9999", "line 8: No hand can score 9,999 points"),
        ("Cid: 1\n", "Cid: 100\n", "line 11: The match was over before this round"),
        ("Cid: 100\n", "Cid: 100", "line 11: The file is cut off"),
        ("round 1, dealer Ann, Ann: out, Bob: r7 W, Cid: 9", "undo", "line 8: There is nothing to undo"),
    ],
)
def test_a_bad_file_is_rejected_at_its_line(old: str, new: str, sentence: str) -> None:
    with pytest.raises(Invalid) as caught:
        read_pad(FILE.replace(old, new, 1))
    assert sentence in str(caught.value)


def test_a_correction_is_a_line_of_the_file() -> None:
    """Bob had 3 in round 1, not 57, so he is out only after round 3, with 3 + 100 = 103."""
    pad = read_pad(FILE + "correct 1, Ann: out, Bob: 3, Cid: 9\n")
    assert pad.totals == (0, 103, 110)
    assert read_pad(FILE + "correct 1, Ann: out, Bob: 3, Cid: 9\nundo\n").to_dict() == evening().to_dict()
    line = correction_line(pad, pad.rounds[0])
    assert line == "correct 1, Ann: out, Bob: 3, Cid: 9"
    with pytest.raises(Invalid, match="line 12: Round 3 is unchanged, because the correction would make round 4"):
        read_pad(FILE + "correct 3, Ann: 5, Bob: 1, Cid: out\n")
    with pytest.raises(Invalid, match="line 12: There is no round 5 to correct"):
        read_pad(FILE + "correct 5, drawn\n")


@given(seed=st.integers(0, 2**32), edition=st.sampled_from(EDITIONS), name=st.sampled_from(NAMES))
@settings(max_examples=40, deadline=None)
def test_any_pad_round_trips(seed: int, edition: Edition, name: str) -> None:
    """The pad accepts any possible hands, as cards or as points. Reading its file, or undoing and repeating a round,
    gives the same pad."""
    luck = random.Random(seed)
    options = parse_options("target=150")
    pad = ScorePad(
        edition, options, format_named(name, options), ["Ann", "Bob", "Cid", "Dot"], first_dealer=luck.randrange(4)
    )
    while not pad.over and len(pad.rounds) < 8:
        pad.add(dealt_round(pad, luck))
    again = read_pad(write_pad(pad))
    assert again.to_dict() == pad.to_dict()
    assert pad_text(again) == pad_text(pad)
    last = pad.rounds[-1]
    assert pad.undo() == Change(last.number)
    assert pad.add(last.row) == last
    number = luck.randint(1, len(pad.rounds))
    pad.correct(number, pad.rows[number - 1])
    assert pad.to_dict() == again.to_dict()


def dealt_round(pad: ScorePad, luck: random.Random) -> Row:
    """Return a possible round: hands from a shuffled deck, some listed card by card."""
    deck = list(Deck(pad.edition, pad.options).cards.elements())
    luck.shuffle(deck)
    seating = pad.next_seating
    winner = luck.choice([*seating, None])
    hands = [" ".join(kind_name(deck.pop(), pad.edition.letters) for _ in range(luck.randrange(1, 9))) for _ in seating]
    texts = ["" if player == winner else hand for player, hand in zip(seating, hands, strict=True)]
    points = [read_leftovers(text, pad.edition)[0] if text else 0 for text in texts]
    shown = [text if luck.random() < 0.5 else "" for text in texts]
    return Row(seating, pad.next_dealer, winner, tuple(points), tuple(shown) if any(shown) else ())
