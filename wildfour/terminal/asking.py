"""What a player types: a line holds a command, or one move or several (`r7 uno!`), which may be abbreviated."""

from collections.abc import Sequence

from wildfour.cards import FLIP_MARK, WILD_NAMES, parse_kind
from wildfour.editions import Edition
from wildfour.errors import Invalid
from wildfour.moves import AT_SEAT, WORDS, parse_move

ARGUMENT_WORDS = (*AT_SEAT, "give")
MOVE_WORDS = (*WORDS, *ARGUMENT_WORDS)


def split_moves(line: str, legal: Sequence[str]) -> list[str]:
    """The moves on a line, as typed but with their words written out: `d r7` is `draw`, `r7`."""
    moves: list[str] = []
    words = line.replace(",", " ").split()
    while words:
        word = full_word(words.pop(0), legal, bool(words))
        if word in ARGUMENT_WORDS and words:
            word = f"{word} {words.pop(0)}"
        moves.append(word)
    return moves


def full_word(word: str, legal: Sequence[str], more: bool) -> str:
    """The word that an abbreviation stands for: the one that is possible now, else the only one there is."""
    lower = word.lower()
    if lower in MOVE_WORDS:
        return lower
    candidates = [full for full in MOVE_WORDS if full.startswith(lower)]
    possible = {move.split()[0] for move in legal}
    now = [full for full in candidates if full in possible and (more or full not in ARGUMENT_WORDS)]
    for found in (now, candidates):
        if len(found) == 1:
            return found[0]
    return word


def read_move(text: str, edition: Edition, names: Sequence[str], hand: Sequence[int]) -> int:
    """The move that a player means: letters may be large or small, and a player may be named."""
    word, _, rest = text.partition(" ")
    if word in AT_SEAT:
        return parse_move(f"{word} {seat_meant(rest, names)}", edition.letters)
    if word == "give":
        return parse_move(f"give {card_meant(rest, edition, hand)}", edition.letters)
    if word in WORDS:
        return WORDS[word]
    card, arrow, color = word.partition(">")
    try:
        return parse_move(f"{card_meant(card, edition, hand)}{arrow}{color.lower()}", edition.letters)
    except Invalid as error:
        if looks_like_a_card(card):
            raise
        raise Invalid(f"{text!r} is no move and no command; type moves or help.") from error


def looks_like_a_card(text: str) -> bool:
    return (len(text) < 4 and not text.isalpha()) or text.upper() in WILD_NAMES


def seat_meant(text: str, names: Sequence[str]) -> str:
    seats = [seat for seat, name in enumerate(names) if name.lower() == text.lower()]
    return str(seats[0]) if len(seats) == 1 else text


def card_meant(text: str, edition: Edition, hand: Sequence[int]) -> str:
    """The card as it is written; where only the flip card of that kind is held, it is the one meant."""
    if text.upper() in WILD_NAMES or not text:
        return text.upper()
    written = text[0].lower() + text[1:].upper()
    try:
        kind = parse_kind(written, edition.letters)
    except Invalid:
        return written
    flip_only = kind < FLIP_MARK and kind not in hand and kind | FLIP_MARK in hand
    return f"{written}^" if flip_only else written
