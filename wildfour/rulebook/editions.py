"""The five rulebooks as data. No code outside this file is specific to an edition."""

from dataclasses import dataclass, field

from wildfour.errors import unknown
from wildfour.rulebook.cards import COLORED, HIGH_WILDS, LOW_WILDS, NOT_ZERO, ZEROS


@dataclass(frozen=True, kw_only=True)
class Edition:
    """One rulebook.

    `deck` holds the bits of the edition's cards in an even word and an odd word (see cards.py). `flips` holds the bits
    of the flip cards among them, in the same form.
    """

    name: str
    letter: str
    title: str
    colors: tuple[str, str, str, str]
    deck: tuple[int, int]
    flips: tuple[int, int] = (0, 0)
    most_players: int = 10
    launcher: bool = False
    minion: bool = False
    table_penalties: bool = False
    two_handed_rules: bool = False
    letters: str = field(init=False)

    def __post_init__(self) -> None:
        """Set the color letters for the notation: `bgry`, or `bgoy` with orange instead of red."""
        object.__setattr__(self, "letters", "".join(color[0] for color in self.colors))

    @property
    def cards(self) -> int:
        return self.deck[0].bit_count() + self.deck[1].bit_count()


# A1, A2: word 0 holds one copy of every colored card, and word 1 the second copy of each except the zeros.
FIRST_COPIES = COLORED
SECOND_COPIES = COLORED & ~ZEROS
BLUE_GREEN_RED_YELLOW = ("blue", "green", "red", "yellow")  # A6

CLASSIC = Edition(
    name="classic-2003",
    letter="C",
    title="Classic (2003)",
    colors=BLUE_GREEN_RED_YELLOW,
    deck=(FIRST_COPIES | LOW_WILDS | HIGH_WILDS, SECOND_COPIES),  # A3, A5
    table_penalties=True,  # G1 to G3
    two_handed_rules=True,  # H1 to H3
)

STANDARD = Edition(
    name="standard-2010",
    letter="S",
    title="Standard (2010)",
    colors=BLUE_GREEN_RED_YELLOW,  # R22: the scan does not show the blue cards, but the total includes them
    deck=(FIRST_COPIES | LOW_WILDS | HIGH_WILDS, SECOND_COPIES),  # A3, A5
)

DELUXE = Edition(
    name="deluxe",
    letter="D",
    title="Deluxe",
    colors=BLUE_GREEN_RED_YELLOW,
    deck=(FIRST_COPIES | LOW_WILDS | HIGH_WILDS, SECOND_COPIES | LOW_WILDS),  # A4, A5
)

MINION = Edition(
    name="minion-2016",
    letter="M",
    title="Minion Made (2016)",
    colors=("blue", "green", "orange", "yellow"),  # A7
    deck=(FIRST_COPIES | LOW_WILDS | HIGH_WILDS, SECOND_COPIES | HIGH_WILDS),  # A3, A5, A8
    minion=True,
)

LAUNCHER = Edition(
    name="launcher-2009",
    letter="L",
    title="Launcher (2009)",
    colors=BLUE_GREEN_RED_YELLOW,
    deck=(FIRST_COPIES | LOW_WILDS | HIGH_WILDS, SECOND_COPIES),  # A3, A5
    flips=(0, NOT_ZERO),  # R24: one of the two copies of each card from 1 to 9
    most_players=6,  # R23
    launcher=True,
)

EDITIONS = (CLASSIC, STANDARD, DELUXE, MINION, LAUNCHER)
LEAST_PLAYERS = 2


def edition_named(name: str) -> Edition:
    for edition in EDITIONS:
        if edition.name == name:
            return edition
    raise unknown("no-such-edition", name, (edition.name for edition in EDITIONS))
