"""The files of all languages: they parse, say the same things, and our resolver says them as Fluent's does."""

from itertools import chain

import pytest
from fluent.syntax import ast

from tests.words.reference import bundle, entries, needs, patterns, patterns_in, resource, said_by_fluent, trials
from wildfour.rulebook.card_faces import NAMED
from wildfour.server.http.static_files import SPOKEN, TOPICS
from wildfour.words import in_language, known_languages
from wildfour.words.catalog import FACES, FOLDER, FUNCTIONS

TRANSLATIONS = [language for language in known_languages() if language != "en"]
EVERY_FILE = [(file.parent.name, file.name) for file in sorted(FOLDER.glob("*/*.ftl"))]
SAME_IN_BOTH = {  # nothing in them but what is put in, or a word that is the same
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
    "web-table-about",
    "web-two-sentences",
    "web-with-rules",
}
SAME_IN = {  # and what is the same as in English in one language alone
    "ar": {"decimal-number"},
    "es": {"typed-answer-no", "typed-no", "web-bot"},
    "fr": {"pad-points", "point-count", "typed-color-o", "typed-command-options"},
    "pt": {"web-quoted"},
}
FORMS = {"color", "card", "card.plain"}  # a language has as many forms of these as it needs, by $form


COMPLETE = ["de"]  # the others lack whole files, which are then told in English
FOR_PLAYERS = {*SPOKEN, *chain(*TOPICS.values()), "bots", "commands", "prompt", "questions"} - {"positions"}


def test_which_languages_there_are() -> None:
    assert known_languages() == ["ar", "de", "en", "es", "fr", "pt"]
    assert known_languages() == sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")})


def test_words_know_the_faces_of_the_table() -> None:
    assert {face.letter: face.id for face in NAMED} == FACES


@pytest.mark.parametrize("language", known_languages())
def test_the_files_are_fluent_without_junk(language: str) -> None:
    assert [entry for entry in resource(language).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", known_languages())
def test_our_reader_finds_every_entry_once(language: str) -> None:
    found = [entry.id.name for entry in resource(language).body if isinstance(entry, ast.Message | ast.Term)]
    assert len(found) == len(set(found)) == len(entries(language))
    assert set(in_language(language).texts) == set(entries(language))


@pytest.mark.parametrize("language", COMPLETE)
def test_every_message_is_in_every_language(language: str) -> None:
    assert set(patterns(language)) == set(patterns("en"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_whatever_players_see_is_in_every_language(language: str) -> None:
    there = {file.stem for file in (FOLDER / language).glob("*.ftl")}
    assert there >= FOR_PLAYERS


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_file_that_a_language_has_is_complete(language: str) -> None:
    for file in (FOLDER / language).glob("*.ftl"):
        there, wanted = (patterns_in((FOLDER / code / file.name).read_text("utf-8")) for code in (language, "en"))
        assert set(there) == set(wanted), file.name


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_two_colors_have_the_same_letters(language: str) -> None:
    """They stand on the cards, and the first of them names a color by the keyboard."""
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
def test_every_message_is_said_as_fluent_says_it(language: str, file: str) -> None:
    for id in patterns_in((FOLDER / language / file).read_text("utf-8")):
        for arguments in trials(language, id):
            said = in_language(language).say(id, **arguments)
            assert said == said_by_fluent(bundle(language), id, arguments), id
            assert "\n" not in said, id
            assert said == said.strip(), id
            assert "  " not in said, id
