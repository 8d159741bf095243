"""The prompt in German: whole matches without a word from outside the German catalog.

The test wraps every catalog sentence in marks, and every argument in other marks. Letters outside all marks, and
arguments other than names and notation, therefore come from the code.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.prompt import NAMES, ScriptedPlayer, play_args, sit_down, typed
from wildfour.bots.levels import LEVELS
from wildfour.cli import main, system_language
from wildfour.rulebook.editions import EDITIONS
from wildfour.rulebook.option_parser import OPTIONS
from wildfour.transcript import read_transcript
from wildfour.words import Catalogue, Message, catalog, in_language

SAID, SAID_END, GIVEN, GIVEN_END = "⟦⟧⟨⟩"
CARD = r"(?:[bgory](?:[0-9SR]|\+2)\^?|W4?|M)"
NOTATION = re.compile(rf"{CARD}(?:>[bgory])?|[bgory]|>[bgory]|uno!|[A-IR]\d+|\d+")
NOT_WORDS = {*NAMES, *LEVELS, *(edition.title for edition in EDITIONS), *(option.name for option in OPTIONS)}

TABLES = [
    ("classic-2003", "players-referee stacking=any false-call-costs false-catch-costs false-objection-costs", 3, None),
    ("standard-2010", "partners opponents-catch jump-in", 4, None),
    ("deluxe", "decks=2 must-play draw-until-playable", 10, "lowest-score"),
    ("minion-2016", "stacking=any jump-in seven-zero minion-misses-turn", 5, "elimination"),
    ("launcher-2009", "seven-zero gift-by-chance miss-draws hit-rate=0.9", 3, None),
    ("classic-2003", "stuck-hands-count drawn-card-stays", 4, "rotating-partners"),
]
COMMANDS = ["hilfe", "hand", "tisch", "züge", "punkte", "optionen", "regeln", "regeln C1", "regeln Z9", "blödsinn"]
NO_MOVES = ["W4", "erwische", "erwische Zoe", "gib", "r7 W>b gS y9 b+2 uno!", "anzweifeln", "passen", "verdächtige Bea"]


class Marked(Catalogue):
    """A catalog that marks its sentences."""

    def tell(self, message: Message) -> str:
        return f"{SAID}{super().tell(message)}{SAID_END}"


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    for name in ("shown", "shown_long", "safe"):
        show = getattr(catalog, name)
        monkeypatch.setattr(catalog, name, lambda text, show=show: f"{GIVEN}{show(text)}{GIVEN_END}")
    monkeypatch.setattr("wildfour.terminal.vocabulary.forms", plain_forms)
    return Marked("de")


def plain_forms(id: str, _: Catalogue) -> list[str]:
    """Return a message without marks, because words to type are not sentences."""
    languages = [in_language("en"), in_language("de")]
    return [form.strip().casefold() for words in languages for form in words.say(id).split(",")]


class Curious(ScriptedPlayer):
    """A player who sometimes asks a question or mistypes."""

    def ask(self) -> str:
        if self.answers % 3 == 0:
            self.answers -= 1
            lines = COMMANDS + NO_MOVES
            return lines[self.answers // 3 % len(lines)]
        return super().ask()


def strange_words(screen: str) -> Iterator[str]:
    """Yield words outside all messages, and arguments other than names and notation."""
    depth, given, outside, inside = 0, 0, "", ""
    for letter in screen:
        if letter in (SAID, SAID_END):
            depth += 1 if letter == SAID else -1
        elif letter in (GIVEN, GIVEN_END):
            given += 1 if letter == GIVEN else -1
            if not given:
                yield from words_in(inside)
                inside = ""
        elif given:
            inside += letter
        elif not depth:
            outside += letter
    assert (depth, given) == (0, 0)
    yield from (word for line in outside.splitlines() if not line.startswith("> ") for word in words_in(line))


def words_in(text: str) -> Iterator[str]:
    if text not in NOT_WORDS:
        for word in re.findall(r"[^\s,()=/]+", text):
            known = word in NOT_WORDS or NOTATION.fullmatch(word) or not any(map(str.isalpha, word))
            if not known and word not in " ".join(NO_MOVES + COMMANDS).casefold().split():
                yield word


def test_the_check_detects_strange_words() -> None:
    assert list(strange_words(f"{SAID}Du legst {GIVEN}r7{GIVEN_END}.{SAID_END}\n  Ann  12\n> draw\n")) == []
    assert list(strange_words(f"{SAID}Du{SAID_END} lay.")) == ["lay."]
    assert list(strange_words(f"{SAID}Du {GIVEN}lay a card{GIVEN_END}{SAID_END}")) == ["lay", "a", "card"]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {table[1]} {table[3]}")
def test_a_whole_match_in_german_has_no_english_word(
    table: tuple[str, str, int, str | None], tmp_path: Path, german: Catalogue
) -> None:
    edition, options, players, format = table
    save = tmp_path / "match.txt"
    args = play_args(
        edition=edition, option=[*options.split(), "target=120"], players=players, format=format, seed=3, save=save
    )
    screen = sit_down(Curious(words=german), args)
    assert screen.count(SAID) > 200
    values = {value for option in OPTIONS for value in option.values}
    assert set(strange_words(screen.replace(str(save), ""))) - values == set()


def test_leaving_and_resuming_in_german(tmp_path: Path, german: Catalogue) -> None:
    save = tmp_path / "match.txt"
    screen = typed("ziehen\nbehalten\nende\n", play_args(save=save, seed=1), german)
    screen += typed("tipp\n", play_args(save=save, seed=1, resume=True), german)
    assert set(strange_words(screen.replace(str(save), ""))) == set()
    assert "Die Partie ist gespeichert" in screen
    moves = [record.move for record in read_transcript(save.read_text()).rounds[0].moves]
    assert "draw" in moves


def test_a_replay_in_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "match.txt"
    sit_down(ScriptedPlayer(), play_args(save=save, option=["target=50"], seed=2))
    assert main(["--language", "de", "replay", str(save), "--as", "Ann"]) == 0
    german = capsys.readouterr().out
    assert german.startswith("Eine Partie nach den Regeln von Classic (2003), ")
    assert "Du bekommst" in german
    assert not re.search(r"\b(lays?|draws?|the|You|wins)\b", german)
    assert main(["replay", str(save), "--as", "Ann"]) == 0
    english = capsys.readouterr().out
    assert len(english.splitlines()) == len(german.splitlines())


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "de_AT@euro", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_CH.UTF-8"}, "de"),
        ({"LC_MESSAGES": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_comes_from_the_option_or_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Catalogue, "strict", False)  # some languages lack help for some commands
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language
    main(["rules", "D3"])
    assert ("setzt" in capsys.readouterr().out) == (language == "de")
    main(["--language", "en", "rules", "D3"])
    assert "setzt" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "draw", "leave", "saved"),
    [
        ("ar", "سحب", "خروج", "المباراة محفوظة"),
        ("es", "robar", "salir", "La partida está guardada"),
        ("fr", "piocher", "quitter", "La partie est sauvegardée"),
        ("pt", "comprar", "sair", "A partida está salva"),
    ],
)
def test_the_prompt_in_other_languages(tmp_path: Path, language: str, draw: str, leave: str, saved: str) -> None:
    save = tmp_path / "match.txt"
    screen = typed(f"{draw}\n{leave}\n", play_args(save=save, seed=1), in_language(language))
    assert saved in screen
    assert not re.search(r"\b(You|the|lays?|draws?)\b", screen)
    moves = [record.move for record in read_transcript(save.read_text()).rounds[0].moves]
    assert "draw" in moves


def test_help_that_a_language_lacks_is_in_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Catalogue, "strict", False)
    with pytest.raises(SystemExit, match="0"):
        main(["--language", "es", "--help"])
    output = " ".join(capsys.readouterr().out.split())
    assert in_language("es").say("help-play") in output
    assert in_language("en").say("help-arena") in output
