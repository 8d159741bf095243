"""Moves that a seat can make, as ints with a text form.

id            text             the seat …
4 * kind + c  r7, W>g, W4>r    plays a card of that kind (see cards.py); c is the color chosen for a wild card, else 0
512           draw             draws a card
513           keep             keeps the drawn card
514           pass             can neither play nor draw (R7)
515           accept           draws the cards that the played card demands, or agrees that the round is over
516           challenge        challenges the Wild Draw Four
517           uno!             calls UNO
518           object           objects to an illegal card (G2)
519           decline          does not flip (R27)
520 + color   >g               chooses the color for a wild start card
528 + seat    catch 2          catches the seat, which forgot to call UNO
544 + seat    flip 2           flips at the seat's crash-pad
560 + seat    swap 2           swaps hands with the seat (seven-zero)
576 + seat    accuse 2         accuses the seat of suggesting a play (G1)
640 + kind    give r7          gives a card after a hit
"""

from wildfour.errors import Invalid, unknown
from wildfour.rulebook.cards import FLIP_MARK, KINDS, WILD_KIND, is_kind, kind_color, kind_name, parse_kind

PLAY = 0
PLAY_END = 4 * KINDS
DRAW, KEEP, PASS, ACCEPT, CHALLENGE, CALL, OBJECT, DECLINE = range(512, 520)
NAME_COLOR = 520
CATCH, FLIP, SWAP, ACCUSE = 528, 544, 560, 576
GIVE = 640
MOVES_END = GIVE + KINDS

WORDS = {
    "draw": DRAW,
    "keep": KEEP,
    "pass": PASS,
    "accept": ACCEPT,
    "challenge": CHALLENGE,
    "uno!": CALL,
    "object": OBJECT,
    "decline": DECLINE,
}
WORD_NAMES = {move: word for word, move in WORDS.items()}
AT_SEAT = {"catch": CATCH, "flip": FLIP, "swap": SWAP, "accuse": ACCUSE}
SEATS = 10
LONGEST_CARD = 2  # letters in the longest card text that has no digits: gS


def play_move(kind: int, color: int) -> int:
    """Return the move that plays a card of the given kind. `color` is the color chosen for a wild card."""
    return 4 * kind + (color if kind & (FLIP_MARK - 1) >= WILD_KIND else 0)


def move_name(move: int, letters: str) -> str:
    """Return a move's text form. `letters` are the edition's four color letters."""
    if move in WORD_NAMES:
        return WORD_NAMES[move]
    if 0 <= move < PLAY_END and is_kind(move >> 2) and play_move(move >> 2, move & 3) == move:
        color = f">{letters[move & 3]}" if kind_color(move >> 2) < 0 else ""
        return kind_name(move >> 2, letters) + color
    if NAME_COLOR <= move < NAME_COLOR + 4:
        return f">{letters[move - NAME_COLOR]}"
    if GIVE <= move < MOVES_END and is_kind(move - GIVE):
        return f"give {kind_name(move - GIVE, letters)}"
    for word, first in AT_SEAT.items():
        if first <= move < first + SEATS:
            return f"{word} {move - first}"
    raise Invalid("not-a-move-number", number=str(move))


def parse_move(text: str, letters: str) -> int:
    """Parse the text form of a move, such as `r7`, `W>g`, `draw`, or `catch 2`."""
    text = " ".join(text.split())
    if text in WORDS:
        return WORDS[text]
    word, _, rest = text.partition(" ")
    if word in AT_SEAT:
        return AT_SEAT[word] + parse_seat(rest, text)
    if word == "give":
        return GIVE + parse_kind(rest, letters)
    if word.isalpha() and len(word) > LONGEST_CARD:
        raise unknown("not-a-move", word, (*WORDS, *AT_SEAT, "give"))
    card, arrow, color = text.partition(">")
    if not card and arrow:
        return NAME_COLOR + parse_color(color, letters)
    return parse_play(card, arrow, color, letters)


def parse_play(card: str, arrow: str, color: str, letters: str) -> int:
    kind = parse_kind(card, letters)
    if kind_color(kind) >= 0:
        if arrow:
            raise Invalid("card-takes-no-color", card=card, color=color)
        return play_move(kind, 0)
    if not arrow:
        raise Invalid("card-needs-color", card=card, color=letters[0])
    return play_move(kind, parse_color(color, letters))


def parse_color(text: str, letters: str) -> int:
    if len(text) == 1 and text in letters:
        return letters.index(text)
    raise Invalid("not-a-color", text=text, colors=list(letters))


def parse_seat(text: str, move: str) -> int:
    if len(text) == 1 and text.isascii() and text.isdigit():
        return int(text)
    raise Invalid("move-needs-seat", move=move, word=move.split(maxsplit=1)[0])
