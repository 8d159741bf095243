"""Message files in all languages: they parse, have the same messages, and our resolver agrees with Fluent's."""

from itertools import chain

import pytest
from fluent.syntax import ast

from tests.words.reference import bundle, entries, formatted_by_fluent, needs, patterns, patterns_in, resource, trials
from wildfour.rulebook.card_faces import NAMED
from wildfour.server.http.static_files import BROWSER_CATALOGS, TOPICS
from wildfour.words import in_language, known_languages
from wildfour.words.catalog import FACES, FOLDER, FUNCTIONS

TRANSLATIONS = [language for language in known_languages() if language != "en"]
EVERY_FILE = [(file.parent.name, file.name) for file in sorted(FOLDER.glob("*/*.ftl"))]
SAME_IN_BOTH = {  # arguments only, or a word that is the same in both languages
    "as-typed",
    "bots-played",
    "by-clause",
    "card-held",
    "clause-here",
    "help-calling.title",
    "help-minions.title",
    "in-file",
    "list-middle",
    "listed-option",
    "move-card",
    "move-uno",
    "number",
    "option-here",
    "pad-legend-color",
    "pad-hand-cards",
    "pad-left",
    "pad-sentence",
    "pad-team",
    "pad-whose-hand",
    "page-names",
    "page-sitting-number",
    "player-and-level",
    "told-hand",
    "told-hands",
    "told-rounds",
    "told-team",
    "told-teams",
    "web-color",
    "web-eg-copies",
    "web-said",
    "web-table-about",
    "web-two-sentences",
    "web-with-rules",
}
SAME_IN = {  # the same as in English, by language
    "ar": {"decimal-number"},
    "de": {"web-chat", "web-theme-system"},
    "es": {"typed-answer-no", "typed-no", "web-bot"},
    "fr": {"pad-points", "point-count", "typed-color-o", "typed-command-options", "web-scores"},
    "pt": {"web-quoted"},
}
FORMS = {"color", "card", "card.plain"}  # each language defines the forms it needs, by $form


COMPLETE = ["de"]  # the others lack whole files, which fall back to English
FOR_PLAYERS = {*BROWSER_CATALOGS, *chain(*TOPICS.values()), "bots", "commands", "prompt", "questions"} - {"positions"}


def test_the_languages() -> None:
    assert known_languages() == ["ar", "de", "en", "es", "fr", "pt"]
    assert known_languages() == sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")})


def test_every_face_has_a_name() -> None:
    assert {face.letter: face.id for face in NAMED} == FACES


@pytest.mark.parametrize("language", known_languages())
def test_the_files_are_fluent_without_junk(language: str) -> None:
    assert [entry for entry in resource(language).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", known_languages())
def test_our_parser_finds_every_entry_once(language: str) -> None:
    found = [entry.id.name for entry in resource(language).body if isinstance(entry, ast.Message | ast.Term)]
    assert len(found) == len(set(found)) == len(entries(language))
    assert set(in_language(language).texts) == set(entries(language))


@pytest.mark.parametrize("language", COMPLETE)
def test_every_message_is_in_every_language(language: str) -> None:
    assert set(patterns(language)) == set(patterns("en"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_for_players_is_in_every_language(language: str) -> None:
    there = {file.stem for file in (FOLDER / language).glob("*.ftl")}
    assert there >= FOR_PLAYERS


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_file_that_a_language_has_is_complete(language: str) -> None:
    for file in (FOLDER / language).glob("*.ftl"):
        there, wanted = (patterns_in((FOLDER / code / file.name).read_text("utf-8")) for code in (language, "en"))
        assert set(there) == set(wanted), file.name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_two_colors_have_the_same_letters(language: str) -> None:
    """Cards show these letters, and the first letter is the shortcut for its color."""
    letters = [in_language(language).say("web-letter", color=color) for color in "bgory"]
    assert all(1 <= len(letter) <= 2 for letter in letters)
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("form", ["plain", "feminine", "name"])
def test_no_two_colors_have_the_same_name(language: str, form: str) -> None:
    names = [FUNCTIONS["COLOR"](in_language(language), color, {"form": form}) for color in "bgory"]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_variables_are_used_in_every_language(language: str) -> None:
    for id in patterns(language).keys() - FORMS:
        assert needs(language, id).keys() == needs("en", id).keys(), id


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {id for id, pattern in patterns(language).items() if pattern.equals(patterns("en")[id])}
    assert same - SAME_IN_BOTH == SAME_IN.get(language, set())


@pytest.mark.parametrize(("language", "file"), EVERY_FILE, ids=[f"{language}-{file}" for language, file in EVERY_FILE])
def test_every_message_is_formatted_as_by_fluent(language: str, file: str) -> None:
    for id in patterns_in((FOLDER / language / file).read_text("utf-8")):
        for arguments in trials(language, id):
            text = in_language(language).say(id, **arguments)
            assert text == formatted_by_fluent(bundle(language), id, arguments), id
            assert "\n" not in text, id
            assert text == text.strip(), id
            assert "  " not in text, id
