"""Simulation reports: complete, escaped, self-contained, reproducible, and written whole or not at all."""

import errno
import os
import re
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import matplotlib as mpl
import pytest
from msgspec import structs

from tests.shared.pages import Page
from tests.simulation.reports import COMMAND, match_summary, summary
from wildfour.errors import Invalid
from wildfour.events.event_kinds import EventKind
from wildfour.simulation import arguments
from wildfour.simulation.labels import SET_BY_THE_DEAL, policy_sentences
from wildfour.simulation.report.figures import image_files
from wildfour.simulation.report.figures.challenges import challenges
from wildfour.simulation.report.figures.distributions import LENGTHS, TURNS, distribution
from wildfour.simulation.report.figures.figure_spec import run_style
from wildfour.simulation.report.figures.rates import events
from wildfour.simulation.report.figures.results_by_seat import WIN_SHARE, by_seat
from wildfour.simulation.report.report_folder import check_report, write_report
from wildfour.simulation.runs import TOGETHER, letters, named_runs, policies_text
from wildfour.simulation.seat_plans import NAMED, RATES
from wildfour.simulation.summary import Difference, Summary
from wildfour.simulation.summary_builder import event_name
from wildfour.support.estimates import Estimate, Mean
from wildfour.support.number_format import Numbers, parse_seed, parse_whole
from wildfour.version import VERSION
from wildfour.words import ENGLISH, in_language

HARD = "\N{NO-BREAK SPACE}"
ENGLISH_NUMBERS, GERMAN_NUMBERS = Numbers(ENGLISH), Numbers(in_language("de"))
FIGURES = {
    "turns-per-round",
    "win-share",
    "points-by-seat",
    "points-per-round",
    "hand-sizes",
    "events-per-round",
    "cards-per-round",
}


GAP = Estimate(-1.25, 0.1, -1.45, -1.05)
DIFFERENT = Difference("A", False, 12_800, GAP, GAP, (Estimate(0.005, 0.002, 0.001, 0.009),) * 4)


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Draw smaller figures for speed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(image_files, "DOTS_PER_INCH", 50)
        yield


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_report([summary()], tmp_path_factory.mktemp("single"))


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Path:
    runs = [
        summary(policies=("random challenge=0.5",), challenges=1280),
        structs.replace(summary(options="stacking=any jump-in"), difference=DIFFERENT),
        summary(2, policies=("greedy", "random")),
        structs.replace(
            summary(policies=("random challenge=0.5",), seed=2), difference=structs.replace(DIFFERENT, same=True)
        ),
    ]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(image_files, "KINDS", (partial(by_seat, WIN_SHARE), challenges))
        return write_report(runs, tmp_path_factory.mktemp("several") / "new" / "folder")


# The files


def test_every_figure_is_next_to_the_page_as_png_and_svg(single: Path) -> None:
    names = {path.name for path in single.parent.iterdir()}
    assert names == {"index.html", *(f"{name}.{form}" for name in FIGURES for form in ("png", "svg"))}
    for name in FIGURES:
        assert (single.parent / f"{name}.png").read_bytes().startswith(b"\x89PNG\r\n")
        ElementTree.parse(single.parent / f"{name}.svg")


def test_the_same_summaries_give_the_same_bytes(single: Path, tmp_path: Path) -> None:
    with mpl.rc_context({"font.size": 20, "axes.facecolor": "black"}):
        write_report([summary()], tmp_path)
    for path in single.parent.iterdir():
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_figures_of_a_replaced_page_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_report([summary()], tmp_path)
    (tmp_path / "mine.svg").write_text("", encoding="utf-8")
    assert (tmp_path / "win-share.svg").exists()
    monkeypatch.setattr(image_files, "KINDS", ())
    write_report([summary()], tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["index.html", "mine.svg"]


def test_numbered_figures_of_a_replaced_page_are_removed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image_files, "KINDS", (partial(by_seat, WIN_SHARE),))
    write_report([summary(seed=seed) for seed in range(TOGETHER + 1)], tmp_path)
    assert (tmp_path / "win-share-2.svg").exists()
    write_report([summary()], tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["index.html", "win-share.png", "win-share.svg"]


def test_a_report_replaces_an_earlier_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image_files, "KINDS", ())
    first = write_report([summary(seed=1)], tmp_path).read_text(encoding="utf-8")
    second = write_report([summary(seed=2)], tmp_path).read_text(encoding="utf-8")
    assert "Seed: 1." in first
    assert "Seed: 2." in second


# The page


def test_the_page_is_self_contained(single: Path) -> None:
    page = Page(single.read_text(encoding="utf-8"))
    sources = page.all("img", "src")
    assert len(sources) == len(FIGURES)
    assert all(source.startswith("data:image/svg+xml;base64,") for source in sources)
    assert all(page.all("img", "alt"))
    assert {tag for tag, _ in page.seen}.isdisjoint({"script", "link", "iframe", "object"})
    assert not any(name == "style" or name.startswith("on") for _, found in page.seen for name in found)
    policy = next(content for content in page.all("meta", "content") if "default-src" in content)
    assert policy.startswith("default-src 'none'; font-src data:; img-src data:; style-src 'sha256-")
    assert all((single.parent / link).is_file() for link in page.all("a", "href"))


def test_the_page_shows_the_results(single: Path) -> None:
    text = Page(single.read_text(encoding="utf-8")).text
    assert COMMAND in text
    assert f"43.75{HARD}(0.18)" in text  # turns, by hand: the square root of 423.4375 / 12,800
    assert "43.39 to 44.11" in text
    assert f"100.00{HARD}(0.49)" in text  # points
    assert "26.50%" in text  # the first seat: 1/4 + 3/200
    assert "25.74 to 27.27" in text
    assert "Philox4x32-10" in text
    assert f"wildfour {VERSION}. Seed: 1." in text
    assert "Policy random: Plays a uniformly random card that is legal" in text
    assert "Challenges: none" in text
    assert "Seat 1 wins 26.50% (25.74 to 27.27) of the rounds and seat 4 only 23.50%" in text
    assert not re.search(r"\b[Ss]eat 0\b", text)


def test_several_runs_are_compared(several: Path) -> None:
    text = Page(several.read_text(encoding="utf-8")).text
    assert "A: 4 players, no options, random challenge=0.5" in text
    assert "B: 4 players, stacking=any jump-in, random" in text
    assert "C: 2 players, no options, greedy, random" in text
    assert f"\N{MINUS SIGN}1.25{HARD}(0.10)" in text
    assert "\N{MINUS SIGN}1.45 to \N{MINUS SIGN}1.05" in text
    assert f"+0.50{HARD}(0.20)" in text  # percentage points
    assert "into 128 blocks" in text
    assert "D: 4 players, no options, random challenge=0.5, seed 2: every round ended exactly as in A." in text
    assert "Stacking: a player who can stack" in text
    assert "Jumping in: among the players who hold" in text
    assert "25.0%" in text  # challenges that revealed a bluff
    assert "challenges" in {path.stem for path in several.parent.iterdir()}


def test_matches_are_won_by_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image_files, "KINDS", (partial(by_seat, WIN_SHARE), partial(distribution, LENGTHS)))
    text = Page(write_report([match_summary()], tmp_path).read_text(encoding="utf-8")).text
    assert (tmp_path / "rounds-per-match.svg").is_file()
    assert "Matches won by player 1" in text
    assert "A match takes 9.000 (95" in text
    assert "of 4,000" in text
    assert "dealer's left" not in text


def test_everything_is_escaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image_files, "KINDS", (partial(distribution, TURNS), events))
    command, options = "--seed '</code><script>alert(1)</script>", '"><img src=x>&$\\frac$'
    hostile = structs.replace(summary(), command=command, options=options)
    other = structs.replace(summary(), on="<b>cuda</b>", edition="-->]]><style>")
    index = write_report([hostile, other], tmp_path)
    page = Page(index.read_text(encoding="utf-8"))
    assert command in page.text
    assert options in page.text
    assert "<b>cuda</b>" in page.text
    assert {tag for tag, _ in page.seen}.isdisjoint({"script", "b>cuda"})
    assert all(source.startswith("data:") for source in page.all("img", "src"))
    for path in tmp_path.glob("*.svg"):
        ElementTree.parse(path)


def test_one_round_has_no_error_estimates_and_few_figures(tmp_path: Path) -> None:
    few = summary(rounds=8)
    alone = structs.replace(
        few,
        turns_per_round=structs.replace(few.turns_per_round, standard_error=None),
        points_by_seat=(Estimate(1.0, None, None, None), *[Estimate(0, 0, 0, 0)] * 3),
    )
    text = Page(write_report([alone], tmp_path).read_text(encoding="utf-8")).text
    assert "Cards in hand: sizes come from every 64th round, and there are too few" in text
    assert f"43.75{HARD}(\N{EN DASH})" in text


def test_a_stopped_run_is_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image_files, "KINDS", ())
    partial = structs.replace(summary(), partial=True, rounds_asked=99_999)
    text = Page(write_report([partial], tmp_path).read_text(encoding="utf-8")).text
    assert "The simulation was stopped early" in text
    assert "of 99,999" in text


def test_many_runs_make_more_figures() -> None:
    runs = named_runs([summary(players) for players in range(2, 11)], ENGLISH_NUMBERS)
    names = [sketch.name for sketch in image_files.all_specs(runs, ENGLISH_NUMBERS) if not isinstance(sketch, str)]
    assert {"turns-per-round-1", "turns-per-round-2", "win-share-1", "win-share-2"} <= set(names)
    assert len(names) == len(set(names)) == 2 * len(FIGURES)
    mixed = named_runs([summary(players, seed=seed) for seed in (1, 2, 3) for players in (2, 4, 6)], ENGLISH_NUMBERS)
    for sketch in image_files.all_specs(mixed, ENGLISH_NUMBERS):
        assert isinstance(sketch, str) or len({run_style(run)["marker"] for run in sketch.runs}) == len(sketch.runs)


def test_runs_are_distinguishable_without_color() -> None:
    looks = [run_style(run) for run in named_runs([summary(seed=seed) for seed in range(TOGETHER)], ENGLISH_NUMBERS)]
    assert len({str(one["linestyle"]) for one in looks}) == len({one["marker"] for one in looks}) == TOGETHER


# Refusals


def refusal(folder: Path, *summaries: Summary) -> str:
    with pytest.raises(Invalid) as refused:
        write_report(list(summaries), folder)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_without_matplotlib(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    for name in [name for name in sys.modules if re.match(r"matplotlib\.|wildfour\.simulation\.report\.figures", name)]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("wildfour.simulation.report.figures")
    assert "run the command with python3 run.py" in refusal(tmp_path / "out", summary())
    assert not (tmp_path / "out").exists()


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("mine")
    assert f"{tmp_path / 'out'} cannot be written (File exists); choose another folder." in refusal(
        tmp_path / "out", summary()
    )
    assert "(Not a directory)" in refusal(tmp_path / "out" / "deeper", summary())
    assert (tmp_path / "out").read_text() == "mine"


def test_a_page_that_is_not_a_report_is_unchanged(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<h1>My own page</h1>")
    assert "already exists and is not a simulation report" in refusal(tmp_path, summary())
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
    assert (tmp_path / "index.html").read_text() == "<h1>My own page</h1>"


def test_a_full_disk_leaves_the_earlier_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image_files, "KINDS", ())
    write_report([summary(seed=1)], tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    check_report(tmp_path)
    monkeypatch.setattr("wildfour.simulation.report.report_folder.check_report", lambda folder: None)
    monkeypatch.setattr(os, "fsync", full)
    assert "(No space left on device)" in refusal(tmp_path, summary(seed=2))
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def full(descriptor: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_folder_is_checked_before_a_long_simulation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_report(tmp_path / "fine")
    assert list((tmp_path / "fine").iterdir()) == []
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Invalid, match="No space left"):
        check_report(tmp_path / "fine")
    assert list((tmp_path / "fine").iterdir()) == []


def test_an_empty_list_and_mixed_runs(tmp_path: Path) -> None:
    assert refusal(tmp_path).startswith("There is nothing to report")
    assert refusal(tmp_path, summary(), match_summary()).startswith("A report covers rounds or matches")


# Words


def test_all_policies_rates_and_events_have_words() -> None:
    assert list(arguments.POLICIES) == list(NAMED)
    assert list(arguments.RATES) == list(RATES)
    assert {event_name(kind) for kind in EventKind} >= SET_BY_THE_DEAL
    assert "forgets to call UNO with probability 0.3." in policy_sentences(ENGLISH_NUMBERS, "careless")
    greedy = policy_sentences(ENGLISH_NUMBERS, "greedy bluff=0.25")
    assert "It bluffs with a Wild Draw Four with probability 0.25. It never challenges." in greedy
    skilled = policy_sentences(ENGLISH_NUMBERS, "skilled")
    assert "never bluffs" not in skilled
    assert "never challenges" not in skilled


def test_the_report_in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        image_files, "KINDS", (partial(distribution, TURNS), partial(by_seat, WIN_SHARE), events, challenges)
    )
    runs = [summary(), structs.replace(summary(options="stacking=any"), difference=DIFFERENT)]
    index = write_report(runs, tmp_path, in_language("de"))
    html = index.read_text(encoding="utf-8")
    text = Page(html).text
    assert '<html lang="de">' in html
    for words in ("Kurz gesagt", "Methode", "Abbildung 1", "Alle Zahlen", "Regeln von UNO®"):
        assert words in text
    assert f"43,75{HARD}(0,18)" in text
    assert f"Platz 1 gewinnt 26,50{HARD}% (25,74 bis 27,27) der Runden" in text
    left = text.replace(COMMAND, "").replace("as easy as 1, 2, 3", "")
    assert not re.search(r"\b(the|round|rounds|seat|with|of|and|to|figure|points)\b", left)


def test_no_sentence_of_a_report_is_cut_short(several: Path) -> None:
    assert "…" not in Page(several.read_text(encoding="utf-8")).text


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        (ENGLISH_NUMBERS.with_error(Mean(46.7891, 0.1134)), f"46.79{HARD}(0.11)"),
        (ENGLISH_NUMBERS.with_error(Mean(-1.5, 0.2)), f"\N{MINUS SIGN}1.50{HARD}(0.20)"),
        (ENGLISH_NUMBERS.with_error(Mean(1_234_567.8, 250)), f"1,234,568{HARD}(250)"),
        (GERMAN_NUMBERS.with_error(Mean(1_234_567.8, 2.5)), f"1.234.567,8{HARD}(2,5)"),
        (ENGLISH_NUMBERS.with_error(Mean(3, None)), f"3.00{HARD}(\N{EN DASH})"),
        (ENGLISH_NUMBERS.interval((0.2549, 0.2603), 100), "25.49 to 26.03"),
        (GERMAN_NUMBERS.interval((-0.2549, 0.2603), 100), "\N{MINUS SIGN}25 bis 26"),
        (ENGLISH_NUMBERS.interval(None), "\N{EN DASH}"),
        (ENGLISH_NUMBERS.percent(0), "0%"),
        (ENGLISH_NUMBERS.percent(0.25123, (0.2494, 0.2530)), "25.123%"),
        (GERMAN_NUMBERS.percent(0.25123, (0.2494, 0.2530)), f"25,123{HARD}%"),
        (ENGLISH_NUMBERS.percent(1), "100%"),
        (ENGLISH_NUMBERS.rate(0), "0"),
        (ENGLISH_NUMBERS.rate(41.6), "41.6"),
        (ENGLISH_NUMBERS.rate(0.01052), "0.0105"),
        (GERMAN_NUMBERS.rate(0.0000123), "1,2e-05"),
        (ENGLISH_NUMBERS.plus_or_minus(Mean(12.3456, 0.01)), "12.346 ± 0.020"),
        (ENGLISH_NUMBERS.plus_or_minus(Mean(12.5, None)), "12.5"),
        (ENGLISH_NUMBERS.plus_or_minus(Mean(0.004, 0.01), signed=True), "+0.004 ± 0.020"),
        (ENGLISH_NUMBERS.plus_or_minus(Mean(-0.0004, 0.1), signed=True), "0.00 ± 0.20"),
        (ENGLISH_NUMBERS.in_words(Mean(48.4, 0.24)), "48.40 (95% interval 47.93 to 48.87)"),
        (ENGLISH_NUMBERS.duration(3.21), "3.2 s"),
        (GERMAN_NUMBERS.duration(3.21), "3,2 s"),
        (ENGLISH_NUMBERS.duration(200), "3 min 20 s"),
        (ENGLISH_NUMBERS.duration(7500), "2 h 05 min"),
        (ENGLISH_NUMBERS.general(7), "7"),
        (ENGLISH_NUMBERS.general(1.8), "1.8"),
        (ENGLISH_NUMBERS.general(1 / 3), "0.33"),
        (letters(0), "A"),
        (letters(25), "Z"),
        (letters(27), "AB"),
        (
            policies_text(summary(policies=("greedy", "random", "random", "random"))),
            "greedy, 3 \N{MULTIPLICATION SIGN} random",
        ),
    ],
)
def test_formatting_of_numbers(written: str, wanted: str) -> None:
    assert written == wanted


def test_parsing_of_numbers() -> None:
    assert (parse_whole("--rounds", "042"), parse_seed("18446744073709551615")) == (42, (1 << 64) - 1)
    for text in ("", "-1", "1.5", "1e6", "٣", " 4", "9" * 19, "x"):
        with pytest.raises(Invalid, match="--rounds takes a whole number such as 4, not"):
            parse_whole("--rounds", text)
    for text in ("", "-1", "x", "18446744073709551616", "0" * 21, "1" * 5000):
        with pytest.raises(Invalid, match="is not a seed; a seed is a whole number from 0 to 18446744073709551615"):
            parse_seed(text)
