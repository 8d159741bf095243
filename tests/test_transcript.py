"""Transcripts round-trip and replay, and any other text is rejected in one sentence."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.shared.matches import TABLES, played_match
from wildfour import Round
from wildfour.chance.streams import SeededChance
from wildfour.errors import BadTranscript, Invalid
from wildfour.transcript import Transcript, check_name, read_transcript, replay, write_transcript
from wildfour.version import VERSION

SHORT = f"""\
wildfour transcript 1
saved-by: wildfour {VERSION}
edition: classic-2003
options: no-bluffing
players: Ann, Bob
round 1 dealer 1 -> r1 g1 r2 g2 r3 g3 r4 g4 r5 g5 r6 g6 r8 g8 r7
0 r1
1 g1
0 draw -> b9
0 keep
1 g2
"""


@pytest.fixture(scope="module")
def whole() -> str:
    """Return a finished match of several rounds."""
    return played_match("classic-2003", "target=150", 3).text


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]}")
def test_a_match_round_trips(table: tuple[str, str, int]) -> None:
    match = played_match(*table)
    transcript = read_transcript(match.text)
    assert write_transcript(transcript) == match.text
    rounds = replay(transcript)
    assert [played.outcome.leftovers for played in rounds if played.outcome] == [row.leftovers for row in match.rows]
    assert rounds[-1].position == match.round.position


@pytest.mark.parametrize("moves", range(0, 200, 17))
def test_a_match_has_a_valid_transcript_after_every_move(moves: int) -> None:
    match = played_match("minion-2016", "", 3, moves=moves)
    transcript = read_transcript(match.text)
    assert write_transcript(transcript) == match.text
    assert replay(transcript)[-1].position == match.round.position


def test_every_line_is_self_contained(whole: str) -> None:
    lines = whole.splitlines(keepends=True)
    for length in range(6, len(lines), 7):
        replay(read_transcript("".join(lines[:length])))


def test_positions_with_older_names_are_read(whole: str) -> None:
    """`laid-by` was once called `layer`."""
    old = whole.replace(" / laid-by ", " / layer ")
    assert old != whole
    assert replay(read_transcript(old))
    assert write_transcript(read_transcript(old)) == whole


def test_a_transcript_follows_the_notation() -> None:
    assert write_transcript(read_transcript(SHORT)) == SHORT
    [played] = replay(read_transcript(SHORT))
    assert played.turn == 0
    assert Transcript.of(["Ann", "Bob"], [played]) == read_transcript(SHORT)


def test_comments_blank_lines_and_windows_line_ends_are_read_but_not_kept() -> None:
    text = "# mine\n\n" + SHORT.replace("0 r1\n", "\n# a comment\n  0   r1  \n").replace("\n", "\r\n")
    assert write_transcript(read_transcript(text)) == SHORT


def test_a_transcript_may_name_bots() -> None:
    head = "players: Ann, Bob\nformat: elimination\nbots: person, expert budget=9ms\n"
    text = SHORT.replace("players: Ann, Bob\n", head)
    assert read_transcript(text).bots == ("person", "expert budget=9ms")
    assert write_transcript(read_transcript(text)) == text
    assert read_transcript(SHORT).bots == ()
    for bots in ("", "expert", "person, ", "person, expert, expert"):
        with pytest.raises(BadTranscript, match="name a bot, or 'person', for each of the 2 players") as refusal:
            read_transcript(SHORT.replace("players: Ann, Bob\n", f"players: Ann, Bob\nbots: {bots}\n"))
        assert refusal.value.line == 6


def test_a_replayed_round_continues_with_the_given_stream() -> None:
    [played] = replay(read_transcript(SHORT))
    played.go_on_with(SeededChance(7))
    played.apply(0, "draw")
    assert len(played.moves[-1].chance) == 1
    assert played.moves[-1].position == 1


def test_the_position_of_the_stream_is_kept() -> None:
    """The stream's position lets an interrupted round continue with the same random results."""
    played = Round(players=3, seed=5)
    while played.moves[-1:] == [] or played.moves[-1].position is None:
        played.apply(played.turn, played.legal_moves(played.turn)[-1])
    record = Transcript.of(["Ann", "Bob", "Cid"], [played])
    text = write_transcript(record)
    assert text.endswith(f"@{played.stream.position}\n")
    assert read_transcript(text) == record
    assert read_transcript(text).rounds[0].left_at == played.stream.position


def test_a_drawn_deal_is_marked() -> None:
    drawn = Transcript.of(["Ann", "Bob"], [Round(players=2, seed=1)])
    assert drawn.rounds[0].dealer is None
    assert "\nround 1 dealer drawn -> " in write_transcript(drawn)


GARBAGE = [
    ("", 1, "This is not a transcript; a transcript begins with 'wildfour transcript 1'."),
    ("hello\n", 1, "This is not a transcript"),
    ("wildfour transcript 2\n", 1, "format version '2'"),
    ("wildfour transcript\n", 1, "This is not a transcript"),
    ("wildfour transcript 1\n", 2, "'saved-by: …' is missing"),
    (SHORT[:-1], 11, "cut off"),
    (SHORT[:-20], 9, "cut off"),
    (SHORT.replace("classic-2003", "classic-1850"), 5, "There is no edition 'classic-1850'"),
    (SHORT.replace("no-bluffing", "bluffing"), 5, "There is no option 'bluffing'"),
    (SHORT.replace("Ann, Bob", "Ann"), 5, "2 to 10 players, not 1"),
    (SHORT.replace("Ann, Bob", "Ann,, Bob"), 5, "cannot be a player's name"),
    (SHORT.replace("edition:", "Edition:"), 3, "'edition: …' is missing"),
    (SHORT.replace("round 1", "round 2"), 6, "write 'round 1 dealer 0"),
    (SHORT.replace("dealer 1", "dealer 2"), 6, "Seat 2 cannot deal"),
    (SHORT.replace("dealer 1", "dealer"), 6, "does not begin a round"),
    (SHORT.replace(" r7\n", " r7 r8\n"), 6, "'r8' is extra"),
    (SHORT.replace(" g8 r7\n", " g8\n"), 6, "chance outcome is missing"),
    (SHORT.replace("r1 g1 r2", "r1 g1 x2"), 6, "'x2' is not a card"),
    (SHORT.replace("r1 g1 r2", "r0 r0 r2"), 6, "r0 cannot be drawn here"),
    (SHORT.replace("0 r1\n", "0 b5\n"), 7, "You do not hold a blue 5"),
    (SHORT.replace("0 r1\n", "1 g1\n"), 7, "not your turn"),
    (SHORT.replace("0 r1\n", "9 r1\n"), 7, "There is no seat 9"),
    (SHORT.replace("0 r1\n", "0 r1 -> b3\n"), 7, "'b3' is extra"),
    (SHORT.replace("draw -> b9", "draw"), 9, "chance outcome is missing"),
    (SHORT.replace("draw -> b9", "draw -> hit"), 9, "'hit' is not a card"),
    (SHORT.replace("0 keep", "0 sleep"), 10, "'sleep' is not a move; did you mean keep?"),
    (SHORT.replace("0 keep", "keep"), 10, "neither a move nor the end"),
    (SHORT + "end winner 0 points 3\n", 12, "does not end a round"),
    (SHORT + "end winner 0 points 3 position x\n", 12, "The round is not over here"),
    (SHORT + SHORT[SHORT.index("round") :].replace("round 1", "round 2"), 12, "has no end"),
    (SHORT[: SHORT.index("round")], 0, "A round is missing"),
    (SHORT.replace("round 1 dealer 1", "0 r1\nround 1 dealer 1"), 6, "A round is missing"),
]


@pytest.mark.parametrize(("text", "line", "reason"), GARBAGE)
def test_a_bad_transcript_is_rejected_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadTranscript, match=re.escape(reason)) as refusal:
        replay(read_transcript(text))
    assert refusal.value.line == line
    assert "\n" not in str(refusal.value)


def test_a_wrong_end_is_rejected(whole: str) -> None:
    for old, new in (
        (r"points \d+", "points 1"),
        (r"end winner \d points \d+", "end drawn"),
        (r"/ top \S+", "/ top b0"),
    ):
        with pytest.raises(BadTranscript, match="The round ended differently; the correct line is 'end winner"):
            replay(read_transcript(re.sub(old, new, whole, count=1)))


@pytest.mark.parametrize("name", ["", " Ann", "Ann ", "A,B", "A\nB", "A\tB", "A\x00", "A\u202eB", "x" * 41, "\ud800"])
def test_names_that_do_not_round_trip_are_rejected(name: str) -> None:
    with pytest.raises(Invalid, match="cannot be a player's name"):
        check_name(name)


@pytest.mark.parametrize("name", ["Ann", "Jean-Luc", "Đỗ Thị", "李", "#1", "O'Neil", "r7 -> 9"])
def test_names_of_all_kinds_round_trip(name: str) -> None:
    record = Transcript.of([name, "Bob"], [Round(players=2, seed=1)])
    assert read_transcript(write_transcript(record)) == record


GROUND = [SHORT, *(played_match(*table, moves=60).text for table in TABLES[:5:2])]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Generate a transcript with some characters or lines removed, duplicated, changed, or moved."""
    text = draw(st.sampled_from(GROUND))
    for _ in range(draw(st.integers(1, 4))):
        whole_lines = draw(st.booleans())
        parts = text.splitlines(keepends=True) if whole_lines else list(text)
        place = draw(st.integers(0, len(parts) - 1))
        other = draw(st.integers(0, len(parts) - 1))
        new = draw(st.sampled_from([[], [parts[other]], [parts[place]] * 2, [draw(st.text(max_size=3))]]))
        parts[place : place + 1] = new
        text = "".join(parts) or "x"
    return text


@settings(max_examples=300, deadline=None)
@given(mutated())
def test_mutated_transcripts_are_either_read_or_rejected(text: str) -> None:
    try:
        transcript = read_transcript(text)
        replay(transcript)
    except BadTranscript:
        return
    assert read_transcript(write_transcript(transcript)) == transcript


@settings(max_examples=100, deadline=None)
@given(st.text())
def test_any_text_is_rejected_as_a_transcript(text: str) -> None:
    with pytest.raises(BadTranscript):
        read_transcript(text)
