"""Bad arguments for every command: each gets one sentence, in any language, and no traceback.

The arguments come from the parser, so a new option is tested automatically.
"""

import argparse
import io
import random
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from wildfour.arena import command as arena
from wildfour.benchmark import command as benchmark
from wildfour.cli import build_parser, main
from wildfour.server import command as server
from wildfour.simulation import command as simulation

Words = tuple[str, ...]
Capture = pytest.CaptureFixture[str]
VALUES = (
    *("", " ", "0", "-1", "1", "5", "x", "1e9", "9" * 30, "nan", "٣", ",", "4,5", "=", "a=b", "--", "-", "\x00", "é"),
    *("%s", "{}", "{ $name }", "a\nb", "😀" * 50, "x" * 5000, ".", "/dev/null/x", "no/such/folder/x", "\\"),
)
LIKELY = (
    *("classic-2003", "deluxe", "jump-in", "stacking=any", "target=5", "points-race", "elimination", "partners", "2"),
    *(
        "casual",
        "casual,novice",
        "random",
        "Ann,Bob,Cid",
        "Ann,Ann",
        "whist",
        "individual",
        "C1",
        "R99",
        "final",
        "cpu",
    ),
)


def commands(
    parser: argparse.ArgumentParser, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Yield the words and options of every command."""
    inner = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    if path and not inner:
        yield path, [name for action in parser._actions for name in action.option_strings if name.startswith("--")]
    for action in inner:
        for name, added in action.choices.items():
            yield from commands(added, (*path, name))


COMMANDS = dict(commands(build_parser()))
KINDS = [
    (*path, option, value) for path, options in COMMANDS.items() for option in ("", *options) for value in VALUES
]  # no option: the bad value as an extra argument, or instead of a file, a bot, or a clause


@pytest.fixture
def nothing_is_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Stop commands before they play or serve; automatic saves go to a temporary folder."""

    def leave(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    def leave_closed(settings: object, listener: socket.socket, *_: object) -> None:
        listener.close()
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setattr(simulation, "run_one", leave)
    monkeypatch.setattr(arena, "play", leave)
    monkeypatch.setattr(benchmark, "measure", leave)
    monkeypatch.setattr(server, "run", leave_closed)
    monkeypatch.setattr(server, "show", leave)


def check(typed: list[str], capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    try:
        code = main(typed)
    except SystemExit as end:  # --help
        code = int(end.code or 0)
    output = capsys.readouterr()
    assert "Traceback" not in output.err
    assert code in (0, 2, 130), typed
    if code == 2:
        assert re.fullmatch(r"wildfour: [^\n]+[.)]\n", output.err), (typed, output.err)
    return code


def without_empty(parts: Words) -> list[str]:
    *path, option, value = parts
    return [*path, option, value] if option else [*path, value]


def test_there_are_more_than_300_combinations() -> None:
    assert len(KINDS) > 300
    assert {"play", "pad", "tournament", "simulate", "arena", "bench", "rules"} <= {path[0] for path in COMMANDS}


@pytest.mark.usefixtures("nothing_is_played")
@pytest.mark.parametrize("language", ["en", "de"])
def test_some_of_every_command_and_option(language: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check each option with a different value: a twentieth of all combinations."""
    refused = 0
    for number, kind in enumerate(KINDS):
        if number % len(VALUES) == number // len(VALUES) * 7 % len(VALUES):
            refused += check(["--language", language, *without_empty(kind)], capsys, monkeypatch) == 2
    assert refused > len(KINDS) / len(VALUES) / 2


@pytest.mark.long
@pytest.mark.usefixtures("nothing_is_played")
def test_every_command_and_option_with_every_value(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = [check(without_empty(kind), capsys, monkeypatch) == 2 for kind in KINDS]
    assert sum(refused) > 300


@pytest.mark.long
@pytest.mark.usefixtures("nothing_is_played")
def test_options_and_values_in_any_mixture(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    generator = random.Random(1)
    for _ in range(5000):
        path = generator.choice([*COMMANDS])
        typed = [*path]
        for _ in range(generator.randrange(1, 6)):
            value = generator.choice(VALUES if generator.random() < 0.3 else LIKELY)
            name = generator.choice([*COMMANDS[path], ""])
            typed += [value] if not name else [f"{name}={value}"] if generator.random() < 0.5 else [name, value]
        check(typed, capsys, monkeypatch)
