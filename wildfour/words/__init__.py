"""Every sentence that people read, in every language.

    from wildfour.words import ENGLISH, in_language

    ENGLISH.say("given-twice", option="jump-in")         # The option jump-in is given twice; give it once.
    in_language("de").say("given-twice", option="decks")  # Die Option decks steht zweimal da; gib sie einmal an.

The sentences are messages of Project Fluent in `en/*.ftl`, `de/*.ftl` and so on, which Python and a browser both read.
docs/words.md says how to add a sentence or a language. An argument of a message is something that JSON has: a text, a
whole number, another message (`Message`), or a list of texts and messages. Cards, colors and moves are in the notation
(r7, W4, g, W>g). So a sentence can be sent as an id and arguments, and is said in the language of whoever reads it.

A text is shown with up to 40 characters and with odd ones escaped, a number as the language writes it, a message as its
own sentence. For all else there are functions, the same in the browser:

    CARD($card)                 red 7; the notation is r7, b+2, gS, yR, W, W4, M, and r7^ for a flip card
    CARD($card, form: "a")      a red 7; which forms there are, the messages `card` and `color` of the language say
    CARDS($cards)               red 7, blue Skip and Wild, or "no cards"; takes a form too
    COLOR($color)               red; the notation is the color's letter; takes a form too
    LIST($names)                Ann, Bob and Cid
    LIST($names, last: "or")    Ann, Bob or Cid
    TYPED($cards)               r7 bS W, or "no cards": cards as they are typed; takes one card or move, too
    LONG($path)                 a text of up to 200 characters; of a longer one the middle is left out
    WHOLE($line)                a text of ours of any length
    NUMBER($number)             as in Fluent: the number itself
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
