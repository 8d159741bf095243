"""The rulings and the house rules that a table can change, each with the sentences that players are shown."""

from dataclasses import dataclass

NO, YES = "no", "yes"


@dataclass(frozen=True, kw_only=True)
class Option:
    """One ruling or house rule. `needs` names the edition's feature without which it means nothing."""

    name: str
    clause: str
    default: str
    alternative: str
    values: tuple[str, ...] = (NO, YES)
    needs: str = ""

    @property
    def field(self) -> str:
        """The name under which the rules read it."""
        return self.name.replace("-", "_")


def ruling(clause: str, name: str, default: str, alternative: str, needs: str = "") -> Option:
    return Option(clause=clause, name=name, default=default, alternative=alternative, needs=needs)


def house(
    name: str, default: str, alternative: str, *, values: tuple[str, ...] = (NO, YES), clause: str = "house"
) -> Option:
    return Option(clause=clause, name=name, default=default, alternative=alternative, values=values)


RULINGS = (
    ruling(
        "R1",
        "all-redraw",
        "After a tie for the deal the tied players draw again: the books are silent, and this is shortest.",
        "After a tie for the deal everybody draws again.",
    ),
    ruling(
        "R2",
        "winner-deals",
        "The deal passes to the left after each round: the books are silent, and so every player deals.",
        "The winner of a round deals the next one.",
    ),
    ruling(
        "R3",
        "guilty-color-undone",
        "After a guilty Wild Draw Four the called color stands and the challenger takes a normal turn: "
        "the book moves the four cards and undoes nothing.",
        "After a guilty Wild Draw Four the color before it is in force again.",
    ),
    ruling(
        "R4",
        "last-wild-four-stands",
        "A Wild Draw Four laid as the last card may be challenged, and the challenge fails: the hand was "
        "that one card.",
        "A Wild Draw Four laid as the last card cannot be challenged.",
    ),
    ruling(
        "R5",
        "forced-draw-closes-window",
        "A forced draw does not end the time to catch a missing call: whoever draws by force has not begun a turn.",
        "A forced draw ends the time to catch a missing call.",
    ),
    ruling(
        "R6",
        "own-turn-closes-window",
        "With two players, one who is on turn again can be caught until that turn begins with a draw or a card.",
        "With two players, one who is on turn again can no longer be caught.",
    ),
    ruling(
        "R7",
        "stuck-hands-count",
        "When nobody can play or draw, the round is drawn and nobody scores: the books are silent.",
        "When nobody can play or draw, every hand is tallied against its player.",
    ),
    ruling(
        "R8",
        "minion-misses-turn",
        "The player hit by a Mutated Minion draws and then plays: the card, unlike the others, says "
        "nothing of a lost turn.",
        "The player hit by a Mutated Minion misses the turn.",
        needs="minion",
    ),
    ruling(
        "R9",
        "last-minion-draws",
        "A Mutated Minion laid as the last card ends the round and nobody draws: the book names only "
        "Draw Two and Wild Draw Four.",
        "A Mutated Minion laid as the last card makes the next player draw, and the cards count.",
        needs="minion",
    ),
    ruling(
        "R10",
        "minion-stops-at-pile-end",
        "If no card of the called color comes, the player draws all there is, the reshuffled discards "
        "included, then stops.",
        "If no card of the called color comes, the player stops when the draw pile is empty.",
        needs="minion",
    ),
    ruling(
        "R11",
        "two-handed-reverse-passes",
        "With two players a Reverse works as a Skip, as in the publisher's own two-handed rules.",
        "With two players a Reverse changes nothing but the direction, and the turn passes.",
        needs="silent_two_handed",
    ),
    ruling(
        "R12",
        "two-handed-start-reverse-left",
        "With two players and a Reverse as start card the dealer goes first, as with more players.",
        "With two players and a Reverse as start card the player to the dealer's left goes first.",
    ),
    ruling(
        "R13",
        "opponents-catch",
        "Any other player may catch a missing call, the partner included: the books are silent.",
        "Only opponents may catch a missing call, not the partner.",
    ),
    ruling(
        "R14",
        "false-call-costs",
        "Calling UNO when it is not needed changes nothing: the books are silent.",
        "Calling UNO when it is not needed costs 2 cards.",
    ),
    ruling(
        "R15",
        "false-catch-costs",
        "Catching a player who cannot be caught changes nothing: the books are silent.",
        "Catching a player who cannot be caught costs 2 cards.",
    ),
    ruling(
        "R20",
        "players-referee",
        "The engine is the referee: a wrong card is refused with the reason.",
        "The players are the referees: any card can be laid on turn, and anyone may object until the "
        "next player begins.",
        needs="table_penalties",
    ),
    ruling(
        "R20",
        "false-objection-costs",
        "An objection to a right card costs nothing: the book has no penalty for it.",
        "An objection to a right card costs 2 cards.",
        needs="table_penalties",
    ),
    ruling(
        "R21",
        "suggestion-unanimous",
        "A majority of the other players decides that a suggestion was made: the book is silent.",
        "All the other players must agree that a suggestion was made.",
        needs="table_penalties",
    ),
    ruling(
        "R23",
        "launcher-ten",
        "The launcher edition takes 2 to 6 players: the box held six figures.",
        "The launcher edition takes 2 to 10 players.",
        needs="launcher",
    ),
    ruling(
        "R24",
        "all-numbers-flip",
        "One of the two copies of every 1 to 9 is a flip card, 36 in all: the page that says so is missing.",
        "Both copies of every 1 to 9 are flip cards, 72 in all.",
        needs="launcher",
    ),
    ruling(
        "R25",
        "miss-draws",
        "A flip that misses changes nothing: the page that says so is missing.",
        "A flip that misses costs the flipper one card.",
        needs="launcher",
    ),
    ruling(
        "R26",
        "gift-by-chance",
        "After a hit the flipper chooses the card to give: the page that says so is missing.",
        "After a hit the card given is drawn blindly from the flipper's hand.",
        needs="launcher",
    ),
    ruling(
        "R27",
        "must-flip",
        "A flip may be declined: the book says that the player gets to aim.",
        "The flip of a flip card must be taken.",
        needs="launcher",
    ),
    ruling(
        "R28",
        "wild-four-flip-gives",
        "A flip with a Wild Draw Four that hits moves the four cards to the player who was hit; the next "
        "player then plays on.",
        "A flip with a Wild Draw Four that hits gives a card, like any other; the next player draws the four.",
        needs="launcher",
    ),
    ruling(
        "R29",
        "gift-needs-no-call",
        "A flipper who has one card left after giving must call UNO, as if a card had been laid.",
        "A flipper who has one card left after giving need not call UNO.",
        needs="launcher",
    ),
    Option(
        clause="R30",
        name="hit-rate",
        default="Without people a flip hits with probability 0.5.",
        alternative="A flip hits with the given probability, one for all or one for each seat: 0.7 or 0.7,0.4.",
        values=("0.5",),
        needs="launcher",
    ),
)

HOUSE_RULES = (
    house(
        "stacking",
        "Draw cards are never stacked: the books leave no room for it.",
        "A draw card may be answered with another: Draw Two on Draw Two (two), Wild Draw Four on Wild Draw "
        "Four (four), both (same), either on either (any).",
        values=("none", "two", "four", "same", "any"),
        clause="R31",
    ),
    house(
        "seven-zero",
        "A 7 and a 0 are plain numbers.",
        "A 7 swaps hands with a chosen player, a 0 passes all hands along.",
    ),
    house(
        "jump-in",
        "Cards are laid in turn only.",
        "A card with the same color and face as the top card may be laid out of turn.",
    ),
    house(
        "draw-until-playable",
        "One card is drawn.",
        "A player who draws goes on until a card comes that can be laid.",
    ),
    house(
        "must-play",
        "A player may keep a playable card and draw instead (C4).",
        "A player who can lay a card must.",
    ),
    house(
        "no-bluffing",
        "A Wild Draw Four may be laid as a bluff (D7).",
        "A Wild Draw Four that breaks the color rule is refused, and there is nothing to challenge.",
    ),
    house(
        "drawn-card-stays",
        "A card just drawn may be laid in the same turn (C3).",
        "A card just drawn may not be laid in the same turn.",
    ),
    house(
        "plain-finish",
        "Any card may be the last one.",
        "The last card laid must be a number.",
    ),
    house(
        "decks",
        "One deck.",
        "Several decks, for large tables: 1 to 3.",
        values=("1", "2", "3"),
    ),
    house(
        "target",
        "The match goes to 500 points.",
        "The match goes to another number of points.",
        values=("500",),
    ),
    house(
        "partners",
        "Everyone plays alone.",
        "Players who sit across from each other are partners.",
        clause="H4",
    ),
)
