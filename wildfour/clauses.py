"""The clauses of the rulebooks and our rulings, each with its id, in our own words. Screens show these sentences."""

from typing import NamedTuple

from wildfour.errors import Invalid
from wildfour.options import OPTIONS

EVERY_EDITION = "C S D M L"


class Clause(NamedTuple):
    """One rule; `editions` are the letters of the editions it belongs to (see editions.py)."""

    id: str
    editions: str
    sentence: str


def rule(clause: str, sentence: str, editions: str = EVERY_EDITION) -> Clause:
    return Clause(clause, editions, sentence)


CARDS = (
    rule("A1", "There are four colors, and each has 19 number cards: one 0 and two of each 1 to 9."),
    rule("A2", "Each color has two Draw Two, two Reverse and two Skip cards."),
    rule("A3", "There are four Wild cards.", "C S M L"),
    rule("A4", "There are eight Wild cards, so that the deck has 112 cards.", "D"),
    rule("A5", "There are four Wild Draw Four cards; classic-2003 and standard-2010 have 108 cards in all."),
    rule("A6", "The colors are blue, green, red and yellow.", "C S D L"),
    rule("A7", "The colors are blue, green, orange and yellow.", "M"),
    rule("A8", "There are four Mutated Minion cards, which are wild, so that the deck has 112 cards.", "M"),
    rule("A9", "Some number cards carry a picture of the launcher figure; they are called flip cards.", "L"),
    rule("A10", "The game is for 2 to 10 players.", "S D"),
)

SETTING_UP = (
    rule("B1", "Each player draws a card, and the highest number deals; a card with a symbol counts as zero."),
    rule("B2", "Each player is dealt seven cards."),
    rule("B3", "The other cards are the draw pile, face down, and its top card is turned up to start the discards."),
    rule("B4", "The player to the dealer's left goes first, then play passes to the left, unless a card changes that."),
    rule("B5", "If the start card is a Draw Two, the first player draws two cards and misses the turn."),
    rule("B6", "If the start card is a Reverse, the dealer goes first and play moves to the right."),
    rule("B7", "If the start card is a Skip, the player to the dealer's left is skipped and the one after starts."),
    rule("B8", "If the start card is a Wild, the player to the dealer's left names the color and then plays."),
    rule("B9", "If the start card is a Wild Draw Four, it goes back to the deck and another card is turned."),
    rule("B10", "If the start card is a Mutated Minion, the first player names the color and nobody draws.", "M"),
    rule("B11", "A flip card as start card is a plain number card.", "L"),
    rule("B12", "Each player has a figure and a crash-pad, and the launcher stands within everyone's reach.", "L"),
)

A_TURN = (
    rule("C1", "A card may be laid that matches the top discard by number, by color or by symbol."),
    rule("C2", "A Wild may be laid on any card, even while another card in the hand could be laid."),
    rule(
        "C3",
        "A player without a card to lay draws one; it may be laid in the same turn if it matches, otherwise play "
        "passes on.",
    ),
    rule(
        "C4", "A player may keep a playable card back; then one card is drawn, and only that one may be laid this turn."
    ),
    rule("C5", "Draw Two, Reverse and Skip are laid on a card of their color or on their own symbol."),
    rule("C6", "When the draw pile is used up, the discards under the top one are shuffled into a new draw pile."),
)

WHAT_CARDS_DO = (
    rule("D1", "After a Draw Two the next player draws two cards and misses the turn."),
    rule("D2", "A Reverse turns the direction of play round."),
    rule("D3", "After a Skip the next player misses the turn."),
    rule("D4", "Whoever lays a Wild names the color, any of the four, the present one included."),
    rule("D5", "Whoever lays a Wild Draw Four names the color; the next player draws four cards and misses the turn."),
    rule(
        "D6",
        "A Wild Draw Four may be laid only by a player who holds no card of the current color; matching numbers, "
        "symbols and Wilds do not matter.",
    ),
    rule("D7", "A Wild Draw Four may all the same be laid as a bluff.", "C S D M"),
    rule(
        "D8",
        "Only the player who would draw the four cards may challenge a Wild Draw Four; the hand is shown to the "
        "challenger and to nobody else.",
    ),
    rule("D9", "If the challenge finds a bluff, the one who laid the Wild Draw Four draws the four cards instead."),
    rule(
        "D10",
        "If the challenge finds no bluff, the challenger draws two cards more, six in all, and misses the turn.",
    ),
    rule(
        "D11",
        "Whoever lays a Mutated Minion names a color; the next player draws until a card of that color comes.",
        "M",
    ),
)

GOING_OUT = (
    rule("E1", "Whoever lays the second-to-last card must call UNO."),
    rule("E2", "A player caught without the call before the next player begins a turn draws two cards."),
    rule("E3", "A call that comes late, but before the player is caught, is in time.", "C"),
    rule("E4", "Nobody can be caught before the second-to-last card lies on the discards.", "C"),
    rule(
        "E5",
        "Nobody can be caught once the next player has begun: has taken a card from the draw pile or from the hand.",
        "C",
    ),
    rule("E6", "The round ends when a player has no cards left."),
    rule(
        "E7",
        "If the last card is a Draw Two or a Wild Draw Four, the next player still draws, and those cards count.",
    ),
    rule(
        "E8",
        "A player also goes out by laying a flip card as second-to-last card, hitting a crash-pad, and giving that "
        "player the last card.",
        "L",
    ),
)

SCORING = (
    rule("F1", "Numbers count their face, Draw Two, Reverse and Skip 20 points, Wild and Wild Draw Four 50."),
    rule("F2", "A Mutated Minion counts 50 points.", "M"),
    rule("F3", "Whoever goes out scores the cards left in all the other hands."),
    rule("F4", "Whoever first reaches 500 points wins the match; until then another round is dealt."),
    rule(
        "F5",
        "Another way to score: each player's own leftover points are tallied, and when one reaches 500, the lowest "
        "total wins.",
    ),
)

PENALTIES = (
    rule("G1", "A player who suggests a play to another draws two cards.", "C"),
    rule(
        "G2",
        "A wrong card that another player notices is taken back, and its player draws two cards; play goes on with "
        "the next player.",
        "C",
    ),
    rule("G3", "A wrong card that nobody notices in time stands.", "C"),
)

OTHER_WAYS = (
    rule("H1", "With two players a Reverse works as a Skip, so that its player plays again at once.", "C"),
    rule("H2", "With two players whoever lays a Skip plays again at once.", "C"),
    rule("H3", "With two players, after a Draw Two or a Wild Draw Four it is its player's turn again.", "C"),
    rule(
        "H4",
        "Partners sit across from each other; when either goes out the round ends, and the points in the opponents' "
        "hands go to the team.",
        "C",
    ),
    rule(
        "H5",
        "Four players may change partners from round to round, each keeping the points of every partnership; the "
        "highest total wins.",
        "C",
    ),
    rule("H6", "Eight players at two tables partner everyone else for four rounds each, 28 in all.", "C"),
    rule(
        "H7",
        "Elimination: leftover points are tallied, reaching the limit puts a player out, and the last two play head "
        "to head until one reaches it and loses.",
        "C",
    ),
)

LAUNCHER = (
    rule("I1", "Whoever lays a flip card aims the figure at another player's crash-pad.", "L"),
    rule("I2", "After a hit the player gives that opponent a card from the hand.", "L"),
    rule("I3", "Whoever lays a Wild Draw Four may choose to flip as well.", "L"),
)

# Rulings that no option changes; the sentences of the others are in options.py.
FIXED_RULINGS = (
    rule(
        "R16",
        "Several players at or over the limit: with tallied leftovers the lowest total wins and a tie is shared; in "
        "elimination all of them are out, and if that leaves nobody, the lowest of them wins.",
    ),
    rule("R17", "In elimination a player who is out leaves the circle, and the others play on in the same order."),
    rule("R18", "Four rotating partners play three rounds a cycle, each with another partner: there are only three."),
    rule(
        "R19",
        "Eight players at two tables sit so that everyone partners everyone once a cycle and opposes everyone twice.",
    ),
    rule("R22", "What the scans of two books have lost, cards and points, is as in the other books.", "S L"),
    rule("R32", "What the missing pages of the launcher edition said is as in the other books.", "L"),
    rule("R33", "Where the book names no number of players, 2 to 10 play.", "C M"),
    rule(
        "R34",
        "A call before a gift, a stacked answer or a jump-in that leaves one card counts, as before a card laid in "
        "turn.",
    ),
    rule(
        "R35",
        "Whoever is guilty of a bluff and has not called can still be caught until the next player begins, whatever is "
        "in the hand by then.",
    ),
    rule("R36", "The discards are reshuffled when a card is needed and none is left."),
    rule("R37", "A suggestion can be pointed out until the next player begins a turn.", "C"),
    rule(
        "R38",
        "Whoever has laid the last card, while the next player still has to draw or answer, neither calls nor catches, "
        "and no penalty brings that player back; only a wrong card taken back does.",
    ),
    rule(
        "R39",
        "A wrong card that makes somebody draw can be objected to until the cards are drawn or it is challenged; what "
        "has been drawn is not given back.",
        "C",
    ),
    rule("R40", "A jump-in is made on a card that another player laid, neither on one's own nor on the start card."),
    rule(
        "R41",
        "If the draw pile is empty when a Mutated Minion is laid, the discards are reshuffled first, even where the "
        "drawing stops at the end of the pile.",
        "M",
    ),
    rule("R42", "After a tie for the deal the cards drawn go back before the tied draw again."),
    rule("R45", "A Wild Draw Four laid as the last card may be flipped with; the flip only chooses who draws.", "L"),
)

NEEDED_EDITIONS = {
    "launcher": "L",
    "minion": "M",
    "table_penalties": "C",
    "silent_two_handed": "S D M L",
    "": EVERY_EDITION,
}


def rulings() -> tuple[Clause, ...]:
    """The rulings that an option changes: the sentence of the default."""
    return tuple(
        Clause(option.clause, NEEDED_EDITIONS[option.needs], option.default)
        for option in OPTIONS
        if option.clause.startswith("R")
    )


def house_rules() -> tuple[Clause, ...]:
    """A house rule is cited by the name of its option, and says what the option changes."""
    return tuple(
        Clause(option.name, NEEDED_EDITIONS[option.needs], option.alternative)
        for option in OPTIONS
        if not option.clause.startswith("R")
    )


def number_in_letter(clause: Clause) -> tuple[str, int]:
    return clause.id[0], int(clause.id[1:])


BOOK = CARDS + SETTING_UP + A_TURN + WHAT_CARDS_DO + GOING_OUT + SCORING + PENALTIES + OTHER_WAYS + LAUNCHER
CLAUSES = BOOK + tuple(sorted(FIXED_RULINGS + rulings(), key=number_in_letter)) + house_rules()


def clauses_named(name: str) -> tuple[Clause, ...]:
    """The sentences under one id: several where several options belong to one ruling."""
    found = tuple(clause for clause in CLAUSES if clause.id.lower() == name.lower())
    if not found:
        raise Invalid(f"There is no clause {name!r}; clauses are A1 to I3, rulings R1 to R45, and house rules.")
    return found
