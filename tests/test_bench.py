"""Benchmark arithmetic and output, tested with made-up speeds."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable

import msgspec
import pytest

from wildfour.benchmark import command, peers
from wildfour.benchmark.machines import ALL_THREADS, ONE_THREAD, compiled, interpreted, on_all_threads, on_one_thread
from wildfour.benchmark.measuring import Contender, Speed, measure
from wildfour.benchmark.peers import OPEN_SPIEL, RLCARD
from wildfour.benchmark.report import Benchmark, ReportWriter, ratios
from wildfour.cli import main
from wildfour.rulebook.editions import EDITIONS, Edition
from wildfour.support.files import json_text
from wildfour.support.number_format import Numbers
from wildfour.words import ENGLISH, in_language


def speed(engine: str, rounds: float, moves: float, players: int = 2, rules: str = "classic-2003") -> Speed:
    return Speed(engine=engine, rules=rules, players=players, rounds=rounds, moves=moves)


SPEEDS = [
    speed(RLCARD, 500, 20_000),
    speed(OPEN_SPIEL, 2_000, 250_000),
    speed(ONE_THREAD, 200_000, 10_000_000),
    speed(ALL_THREADS, 350_000, 17_500_000),
    speed(ONE_THREAD, 50_000, 5_000_000, players=10),
    speed(ONE_THREAD, 1, 1, rules="deluxe"),
]


def test_ratios_compare_the_first_edition_at_the_same_number_of_players() -> None:
    found = [(one.engine, one.other, one.players, one.times, one.reached) for one in ratios(SPEEDS, 2)]
    assert found == [
        (ONE_THREAD, RLCARD, 2, 400.0, True),
        (ONE_THREAD, OPEN_SPIEL, 2, 40.0, True),
        (ALL_THREADS, ONE_THREAD, 2, 1.75, False),
    ]


def test_the_table_shows_speeds_and_ratios() -> None:
    text = ReportWriter(Numbers(ENGLISH)).text(SPEEDS, 2)
    lines = [line.split() for line in text.splitlines()]
    assert ["simulate,", "1", "thread", "classic-2003", "2", "200,000", "10,000,000", "400.0", "40.0"] in lines
    assert ["simulate,", "1", "thread", "classic-2003", "10", "50,000", "5,000,000", "-", "-"] in lines
    assert (
        "simulate, all threads: 1.75 times as many rounds/s as simulate, 1 thread with 2 players "
        "(the goal of 1.8 is not met)" in text
    )


def test_the_table_in_german() -> None:
    text = ReportWriter(Numbers(in_language("de"))).text(SPEEDS, 2)
    assert (
        "simulate, 1 Thread: mit 2 Personen 400,00-mal so viele Runden/s wie RLCard (das Ziel 300 ist erreicht)" in text
    )
    assert "10.000.000" in text


def test_without_peers_there_are_no_ratios() -> None:
    alone = [speed(ONE_THREAD, 200_000, 10_000_000)]
    assert "times" not in ReportWriter(Numbers(ENGLISH)).text(alone, 2).split("A move is")[0]
    assert list(ratios(alone, 2)) == []


def test_ratios_as_json() -> None:
    assert json.loads(json_text(list(ratios(SPEEDS, 2))))[0] == {
        "engine": ONE_THREAD,
        "other": RLCARD,
        "unit": "rounds",
        "players": 2,
        "times": 400.0,
        "aim": 300,
        "reached": True,
    }


def test_a_missing_peer_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    candidates = [lambda: peers.rlcard(2), lambda: peers.open_spiel(2), lambda: peers.open_spiel_cpp(2)]
    contenders, missing = command.available(candidates)
    assert contenders == []
    assert [*map(str, missing)] == [
        "RLCard is not installed, so it is skipped; python3 run.py bench installs it.",
        "OpenSpiel is not installed, so it is skipped; python3 run.py bench installs it.",
    ]


def test_contenders_take_turns() -> None:
    played: list[str] = []

    def contender(engine: str) -> Contender:
        def play(rounds: int) -> int:
            played.append(engine)
            return 30 * rounds

        return Contender(engine=engine, rules="none", players=2, play=play)

    speeds = measure([contender("a"), contender("b")], tries=3, seconds=0)
    assert played[-6:] == ["a", "b", "a", "b", "a", "b"]
    assert [one.engine for one in speeds] == ["a", "b"]
    assert all(one.moves == pytest.approx(30 * one.rounds) for one in speeds)


@pytest.mark.parametrize("make", [interpreted, compiled, on_one_thread, on_all_threads])
def test_our_engines_play(make: Callable[[Edition, int], Contender]) -> None:
    assert make(EDITIONS[0], 2).play(20) > 20 * 7


def test_the_command_prints_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "candidates", lambda scope: [lambda: interpreted(EDITIONS[0], 2)])
    said: list[str] = []
    text = command.run(Namespace(quick=True, json=True, tries="1", words=ENGLISH), said.append)
    answer = msgspec.json.decode(text, type=Benchmark)
    assert [one.engine for one in answer.speeds] == ["interpreted"]
    assert answer.missing == []
    assert said[-1] == "try 1 of 1"


@pytest.mark.parametrize("tries", ["0", "-1", "x", "1001"])
def test_an_impossible_number_of_tries_is_rejected(tries: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", f"--tries={tries}"]) == 2
    assert capsys.readouterr().err == f"wildfour: --tries takes a number from 1 to 1,000, not '{tries}'.\n"
