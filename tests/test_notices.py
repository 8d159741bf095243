"""Notices printed to stderr."""

from collections.abc import Iterator

import pytest

from wildfour.support.stderr_messages import STILL_KNOWN, notice_compiling, speak
from wildfour.words import ENGLISH, in_language


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    speak(ENGLISH)
    yield
    speak(ENGLISH)


def test_a_notice_is_in_the_language_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    notice_compiling()
    speak(in_language("de"))
    notice_compiling()
    english, german = capsys.readouterr().err.splitlines()
    assert english.startswith("Compiling the rules for this computer; this takes")
    assert german.startswith("Die Regeln werden für diesen Rechner übersetzt; das dauert")


def test_a_recent_notice_is_not_repeated(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("wildfour.support.stderr_messages.time.monotonic", lambda: now)
    told = []
    for later in (0.0, STILL_KNOWN / 2, STILL_KNOWN, 1.0):
        now += later
        notice_compiling()
        told.append(len(capsys.readouterr().err.splitlines()))
    assert told == [1, 0, 1, 0]
