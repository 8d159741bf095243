"""All user-visible text, in every language.

    from wildfour.words import ENGLISH, in_language

    ENGLISH.say("given-twice", option="jump-in")         # The option jump-in is given twice; give it once.
    in_language("de").say("given-twice", option="decks")  # Die Option decks steht zweimal da; gib sie einmal an.

The sentences are Project Fluent messages in `en/*.ftl`, `de/*.ftl`, and so on, for Python and the browser.
docs/words.md explains how to add a sentence or a language. An argument of a message is a JSON value: a string, an int,
another message (`Message`), or a list of strings and messages. Cards, colors, and moves are in notation (r7, W4, g,
W>g). So a message can be sent as an id and arguments, and rendered in the reader's language.

Strings are cut to 40 characters, with control characters escaped. Numbers are formatted for the language, and messages
are rendered. Functions handle everything else. They are the same in the browser:

    CARD($card)                 red 7; the notation is r7, b+2, gS, yR, W, W4, M, and r7^ for a flip card
    CARD($card, form: "a")      a red 7; the messages `card` and `color` of the language define the forms
    CARDS($cards)               red 7, blue Skip and Wild, or "no cards"; also takes a form
    COLOR($color)               red; the notation is the color's letter; also takes a form
    LIST($names)                Ann, Bob and Cid
    LIST($names, last: "or")    Ann, Bob or Cid
    TYPED($cards)               r7 bS W, or "no cards": cards in notation; also takes one card or move
    LONG($path)                 a string of up to 200 characters; the middle of a longer one is left out
    WHOLE($line)                a trusted string of any length
    NUMBER($number)             the number, as in Fluent
"""

from wildfour.words.catalog import ORIGINAL, Catalogue, in_language
from wildfour.words.languages import known_languages
from wildfour.words.message import Argument, Message, NoWords, is_id, saying, with_names
from wildfour.words.quoting import kept
from wildfour.words.suggestions import did_you_mean

ENGLISH = in_language(ORIGINAL)

__all__ = [
    "ENGLISH",
    "Argument",
    "Catalogue",
    "Message",
    "NoWords",
    "did_you_mean",
    "in_language",
    "is_id",
    "kept",
    "known_languages",
    "saying",
    "with_names",
]
