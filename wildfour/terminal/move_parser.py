"""Parser for typed lines: one or several moves, in notation or in words.

    r7 uno!          blue 7          W4 b, wild green          catch Bea          flip Bea -5 60          d

Any unambiguous text is accepted, in upper or lower case.
"""

import re
from collections.abc import Sequence

from wildfour.bots.view_queries import card_of_move
from wildfour.chance.launcher_physics import MOST_AIM, MOST_POWER, RIGHT_POWER, Launch
from wildfour.errors import Invalid
from wildfour.round.view import View
from wildfour.rulebook.cards import WILD_NAMES
from wildfour.rulebook.notation import face_of
from wildfour.terminal.vocabulary import FILLER, Meaning, Vocabulary, tokens_of
from wildfour.words import did_you_mean, saying

MOST_WORDS = 40  # no name has more words
NUMBER = re.compile(r"-?[0-9]{1,3}", re.ASCII)
CARD = re.compile(r"([bgory])([0-9]|s|r|\+2)(\^?)|(w4?|m)")


def moves_in(line: str, vocabulary: Vocabulary, view: View, names: Sequence[str]) -> tuple[list[str], Launch | None]:
    """Parse a line into moves in notation, and the launch of a flip. `names` is indexed by seat."""
    reader = LineReader(line, vocabulary, view, names)
    return reader.moves(), reader.launch


def launch_of(numbers: Sequence[str]) -> Launch:
    """Parse an aim and optionally a power (R30)."""
    aim, power = (*numbers, str(RIGHT_POWER))[:2]
    launch = Launch(int(aim), int(power))
    if abs(launch.aim) > MOST_AIM or not 0 <= launch.power <= MOST_POWER:
        raise Invalid("no-such-launch", aim=MOST_AIM, power=MOST_POWER)
    return launch


class LineReader:
    """A typed line, read from left to right in the context in which it was typed."""

    def __init__(self, line: str, vocabulary: Vocabulary, view: View, names: Sequence[str]) -> None:
        self.vocabulary = vocabulary
        self.view = view
        self.names = names
        self.tokens = tokens_of(line)
        self.at = 0
        self.launch: Launch | None = None

    def moves(self) -> list[str]:
        if not self.tokens:
            raise self.unknown_text(",")
        self.skip_fillers()
        if self.at == len(self.tokens):  # `a` alone is not an article
            self.at = 0
            return [self.move()]
        moves = []
        while self.at < len(self.tokens):
            moves.append(self.move())
            self.skip_fillers()
        return moves

    # Words

    def ahead(self) -> list[str]:
        """Return the next words, up to the length of a phrase or name."""
        return self.tokens[self.at : self.at + MOST_WORDS]

    def take(self, kind: str) -> str | None:
        """Read the next phrase if it is of the given kind, and return its meaning."""
        found = self.vocabulary.phrase(self.ahead())
        if found is None or found[0].kind != kind:
            return None
        self.at += found[1]
        return found[0].text

    def skip_fillers(self) -> None:
        while self.take(FILLER.kind) is not None:
            pass

    # Moves

    def move(self) -> str:
        card = self.card()
        if card is not None:
            return self.play_of(card)
        for kind in ("move", "at", "give"):
            text = self.take(kind)
            if text is not None:
                return self.move_of(Meaning(kind, text))
        color = self.color()
        return self.abbreviated() if color is None else f">{color}"

    def move_of(self, meaning: Meaning) -> str:
        if meaning.kind == "at":
            move = self.at_seat(meaning.text)
            self.read_launch(meaning.text)
            return move
        return self.gift() if meaning.kind == "give" else meaning.text

    def play_of(self, card: str) -> str:
        """Read the color after a wild card, unless it came first."""
        if card not in WILD_NAMES:
            return card
        self.skip_fillers()
        color = self.color(any_letter=True)
        if color is None:
            raise Invalid("wild-needs-color", card=card, color=self.view.colors[0])
        return f"{card}>{color}"

    def at_seat(self, word: str) -> str:
        self.skip_fillers()
        if self.at == len(self.tokens):
            return self.only_one(word)
        token = self.tokens[self.at]
        if token.isascii() and token.isdigit():
            self.at += 1
            return f"{word} {token}"
        return f"{word} {self.seat(word)}"

    def read_launch(self, word: str) -> None:
        """Read the aim and power after a flip's target."""
        numbers = [token for token in self.tokens[self.at : self.at + 2] if NUMBER.fullmatch(token)]
        if word == "flip" and numbers:
            self.at += len(numbers)
            self.launch = launch_of(numbers)

    def only_one(self, word: str) -> str:
        """Complete a bare `catch` if only one player can be caught."""
        possible = [move for move in self.view.moves if move.startswith(f"{word} ")]
        if len(possible) == 1:
            return possible[0]
        example = next(name for seat, name in enumerate(self.names) if seat != self.view.seat)
        raise Invalid("needs-player", move=saying(f"move-{word}", name=example))

    def seat(self, word: str) -> int:
        """Find the named player, either by the full name, which may have several words, or by its beginning."""
        rest = self.ahead()
        whole = [(len(tokens), seat) for seat, tokens in self.named() if rest[: len(tokens)] == tokens]
        found = whole or [(1, seat) for seat, tokens in self.named() if " ".join(tokens).startswith(rest[0])]
        longest = max((length for length, _ in found), default=0)
        seats = [seat for length, seat in found if length == longest]
        possible = [seat for seat in seats if f"{word} {seat}" in self.view.moves] or seats
        if len(possible) == 1:
            self.at += longest
            return possible[0]
        if not seats:
            guess = did_you_mean(rest[0], self.names) or 0
            raise Invalid("no-such-player", name=rest[0], guess=guess, known=list(self.names))
        numbered = [f"{word} {seat}" for seat in possible]
        raise Invalid("several-players", name=self.names[possible[0]], moves=numbered)

    def named(self) -> list[tuple[int, list[str]]]:
        return [(seat, tokens_of(name)) for seat, name in enumerate(self.names)]

    def gift(self) -> str:
        self.skip_fillers()
        card = self.card()
        if card is None:
            example = next(iter(self.view.hand), f"{self.view.colors[0]}7")
            raise Invalid("needs-card", move=saying("move-give", card=example))
        return f"give {card}"

    # Cards and colors

    def card(self) -> str | None:
        """Read `r7`, `r 7`, `red 7`, `7 red`, or `wild`; or just the face, if only one playable card has it."""
        start = self.at
        written = CARD.fullmatch(self.tokens[self.at]) if self.at < len(self.tokens) else None
        if written:
            self.at += 1
            color, face, flip, wild = written.groups()
            return wild.upper() if wild else self.as_held(f"{color}{face.upper()}{flip}")
        color = self.color(any_letter=True)
        face = self.face(after_color=color is not None)
        if face is None:
            self.at = start
            return None
        if face in WILD_NAMES:
            return face if color is None else f"{face}>{color}"
        color = color or self.color(any_letter=True)
        return self.only_card(face) if color is None else self.as_held(f"{color}{face}")

    def color(self, *, any_letter: bool = False) -> str | None:
        """Read the word for a color or, where a color is expected, its letter."""
        color = self.take("color")
        if color is not None or self.at == len(self.tokens):
            return color
        letter = self.tokens[self.at]
        if letter in self.view.colors and (any_letter or f">{letter}" in self.view.moves):
            self.at += 1
            return letter
        return None

    def face(self, *, after_color: bool) -> str | None:
        face = self.take("face")
        if face is not None or self.at == len(self.tokens):
            return face
        token = self.tokens[self.at]
        if len(token) == 1 and token in ("0123456789sr" if after_color else "0123456789"):
            self.at += 1
            return token.upper()
        return None

    def only_card(self, face: str) -> str:
        held = {card for card in self.view.hand if face_of(card) == face}
        possible = {card_of_move(move) or move.removeprefix("give ") for move in self.view.moves}
        for cards in (held & possible, held):
            if len(cards) == 1:
                return cards.pop()
        raise Invalid("which-of-the-cards", card=min(held, default=f"{self.view.colors[0]}{face}"))

    def as_held(self, card: str) -> str:
        """Choose the flip card if the hand has no other card of that kind."""
        flip = f"{card}^"
        return flip if card not in self.view.hand and flip in self.view.hand else card

    # Abbreviations

    def abbreviated(self) -> str:
        """Complete an abbreviated word to a word that is possible now, or else to the only word that matches."""
        token, *more = self.ahead()
        words = {meaning for form, meaning in self.vocabulary.meanings.items() if form[0].startswith(token)}
        moves = [meaning for meaning in words if meaning.kind in ("move", "at", "give")]
        possible = {move.partition(" ")[0] for move in self.view.moves}
        now = [one for one in moves if (one.text or one.kind) in possible and (more or one.kind != "at")]
        numbered = [one for one in moves if one.kind == "at" and more and more[0].isdigit()]
        for found in (now, numbered, moves):
            if len(found) == 1:
                self.at += 1
                return self.move_of(found[0])
        raise self.unknown_text(token)

    def unknown_text(self, text: str) -> Invalid:
        known = [" ".join(form) for form, meaning in self.vocabulary.meanings.items() if meaning != FILLER]
        return Invalid("not-understood", text=text, guess=did_you_mean(text, [*known, *self.vocabulary.commands]) or 0)
