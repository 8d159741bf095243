"""What is told on stderr from deep inside."""

import pytest

from wildfour.notices import notice_compiling, speak
from wildfour.words import ENGLISH, in_language


def test_a_notice_is_told_in_the_language_of_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    notice_compiling()
    speak(in_language("de"))
    notice_compiling()
    speak(ENGLISH)
    english, german = capsys.readouterr().err.splitlines()
    assert english.startswith("Compiling the rules for this computer; this takes")
    assert german.startswith("Die Regeln werden für diesen Rechner übersetzt; das dauert")
