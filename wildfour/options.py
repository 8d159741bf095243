"""Options: every ruling and house rule that a table can change, with the sentence that explains it.

An option is off, or at its first value, unless a table says otherwise; then the ruling of the rulebook
holds (the `default` sentence). The text form of a table's options is a list such as `jump-in stacking=any`.
`Rules` is what an edition and its options come to: small ints that the rules of a round read.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from wildfour.cards import NOT_ZERO
from wildfour.editions import LEAST_PLAYERS, Edition
from wildfour.errors import Invalid

MOST_PLAYERS = 10
MOST_DECKS = 3
CERTAIN = 1000  # hit rates are kept in thousandths
NO, YES = "no", "yes"

OptionValue = int | tuple[int, ...]


class Stacking(IntEnum):
    """Which draw cards may be answered with another one (R31)."""

    NONE, TWO, FOUR, SAME, ANY = range(5)


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

OPTIONS = RULINGS + HOUSE_RULES
NEEDS = {
    "launcher": "the launcher is in launcher-2009 only",
    "minion": "the Mutated Minion is in minion-2016 only",
    "table_penalties": "the penalties of the table (G1 to G3) are in classic-2003 only",
    "silent_two_handed": "classic-2003 rules it itself (H1)",
}
TARGET_RANGE = range(1, 1_000_001)

# Pairs that contradict each other, with the reason. Every other combination has a meaning: docs/combinations.md.
CONTRADICTIONS = (
    ("draw-until-playable", "drawn-card-stays", "what is drawn until it can be laid may not be laid"),
    ("players-referee", "seven-zero", "hands once swapped cannot be taken back with a wrong card (G2)"),
)
# An option that means nothing without another one.
ONLY_WITH = (
    ("false-objection-costs", "players-referee"),
    ("suggestion-unanimous", "players-referee"),
    ("opponents-catch", "partners"),
)


def option_named(name: str) -> Option:
    for option in OPTIONS:
        if option.name == name:
            return option
    names = ", ".join(option.name for option in OPTIONS)
    raise Invalid(f"There is no option {name!r}; the options are {names}.")


class Options(Mapping[str, OptionValue]):
    """The options that a table has changed, by name; absent ones are as the rulebook has them."""

    def __init__(self, changed: Mapping[str, OptionValue] | None = None) -> None:
        changed = changed or {}
        order = [option.name for option in OPTIONS]
        self._changed = {
            name: value
            for name, value in sorted(changed.items(), key=lambda item: order.index(option_named(item[0]).name))
            if value != default_value(option_named(name))
        }

    def __getitem__(self, name: str) -> OptionValue:
        return self._changed[name] if name in self._changed else default_value(option_named(name))

    def __iter__(self) -> Iterator[str]:
        return iter(self._changed)

    def __len__(self) -> int:
        return len(self._changed)

    def __hash__(self) -> int:
        return hash(tuple(self._changed.items()))

    def __str__(self) -> str:
        return " ".join(option_text(option_named(name), value) for name, value in self._changed.items())

    def __repr__(self) -> str:
        return f"parse_options({str(self)!r})"


def default_value(option: Option) -> OptionValue:
    return parse_value(option, option.values[0])


def option_text(option: Option, value: OptionValue) -> str:
    if isinstance(value, tuple):
        return f"{option.name}={','.join(format(rate / CERTAIN, 'g') for rate in value)}"
    if option.values == (NO, YES):
        return option.name if value else f"{option.name}=no"
    if option.name == "target":
        return f"{option.name}={value}"
    return f"{option.name}={option.values[value]}"


def parse_value(option: Option, text: str) -> OptionValue:
    if option.name == "hit-rate":
        return parse_rates(text)
    if option.name == "target":
        return parse_target(text)
    if text in option.values:
        return option.values.index(text)
    raise Invalid(f"{option.name}={text} cannot be; {option.name} is one of {', '.join(option.values)}.")


def parse_rates(text: str) -> tuple[int, ...]:
    try:
        rates = tuple(round(float(part) * CERTAIN) for part in text.split(","))
    except (ValueError, OverflowError):
        rates = (-1,)
    if len(rates) > MOST_PLAYERS or not all(0 <= rate <= CERTAIN for rate in rates):
        raise Invalid(f"hit-rate={text} cannot be; hit-rate is a number from 0 to 1, or one for each seat.")
    return rates


def parse_target(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10 and int(text) in TARGET_RANGE:
        return int(text)
    raise Invalid(
        f"target={text} cannot be; target is a whole number from {TARGET_RANGE.start} to {TARGET_RANGE.stop - 1}."
    )


def parse_options(text: str | Iterable[str]) -> Options:
    """Read `jump-in stacking=any`, or a list of such words."""
    words = text.split() if isinstance(text, str) else list(text)
    changed: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        option = option_named(name)
        if name in changed:
            raise Invalid(f"The option {name} is given twice; give it once.")
        changed[name] = parse_value(option, value if equals else YES)
    return Options(changed)


def check_table(edition: Edition, players: int, options: Options) -> None:
    """Refuse a number of players or options that the edition does not have, or that contradict each other."""
    check_players(edition, players, options)
    for name in options:
        need = option_named(name).needs
        if need and not has_feature(edition, need):
            raise Invalid(f"The option {name} means nothing in {edition.name}: {NEEDS[need]}.")
    for one, other, reason in CONTRADICTIONS:
        if options[one] and options[other]:
            raise Invalid(f"The options {one} and {other} contradict each other: {reason}; choose one of them.")
    for name, needed in ONLY_WITH:
        if options[name] and not options[needed]:
            raise Invalid(f"The option {name} means nothing without {needed}; add it, or leave {name} out.")
    check_rates(players, options)


def check_players(edition: Edition, players: int, options: Options) -> None:
    most = MOST_PLAYERS if options["launcher-ten"] else edition.most_players
    if not LEAST_PLAYERS <= players <= most:
        raise Invalid(f"{edition.name} takes {LEAST_PLAYERS} to {most} players, not {players}.")
    if options["partners"] and (players < 4 or players % 2):
        raise Invalid(f"Partners need 4, 6, 8 or 10 players, not {players}.")


def check_rates(players: int, options: Options) -> None:
    rates = options["hit-rate"]
    if isinstance(rates, tuple) and len(rates) not in (1, players):
        raise Invalid(f"hit-rate has {len(rates)} numbers for {players} players; give one, or one for each seat.")


def options_of_seats(options: Options, seating: Sequence[int]) -> Options:
    """The options of a round in which some of the players sit, in some order: hit rates go with the players."""
    rates = options["hit-rate"]
    if not isinstance(rates, tuple) or len(rates) == 1:
        return options
    return Options({**options, "hit-rate": tuple(rates[player] for player in seating)})


def has_feature(edition: Edition, feature: str) -> bool:
    if feature == "silent_two_handed":
        return not edition.two_handed_rules
    return bool(getattr(edition, feature))


class Rules:
    """The rules in force at one table: what the edition and the options come to.

    Every option is an int attribute under its own name (`s.rules.jump_in`); `deck` and `flips` are the
    edition's words, `hit_rate` has a place for every seat.
    """

    __slots__ = (
        *(option.field for option in OPTIONS),
        "launcher",
        "minion",
        "deck",
        "flips",
    )

    all_redraw: int
    winner_deals: int
    guilty_color_undone: int
    last_wild_four_stands: int
    forced_draw_closes_window: int
    own_turn_closes_window: int
    stuck_hands_count: int
    minion_misses_turn: int
    last_minion_draws: int
    minion_stops_at_pile_end: int
    two_handed_reverse_passes: int
    two_handed_start_reverse_left: int
    opponents_catch: int
    false_call_costs: int
    false_catch_costs: int
    players_referee: int
    false_objection_costs: int
    suggestion_unanimous: int
    launcher_ten: int
    all_numbers_flip: int
    miss_draws: int
    gift_by_chance: int
    must_flip: int
    wild_four_flip_gives: int
    gift_needs_no_call: int
    hit_rate: list[int]
    stacking: int
    seven_zero: int
    jump_in: int
    draw_until_playable: int
    must_play: int
    no_bluffing: int
    drawn_card_stays: int
    plain_finish: int
    decks: int
    target: int
    partners: int
    launcher: int
    minion: int
    deck: list[int]
    flips: list[int]

    def __init__(self, edition: Edition, options: Options) -> None:
        for option in OPTIONS:
            setattr(self, option.field, options[option.name])
        rates = options["hit-rate"]
        assert isinstance(rates, tuple)
        self.hit_rate = (list(rates) * MOST_PLAYERS)[:MOST_PLAYERS] if len(rates) == 1 else list(rates)
        self.hit_rate += [0] * (MOST_PLAYERS - len(self.hit_rate))
        self.decks += 1
        self.launcher = int(edition.launcher)
        self.minion = int(edition.minion)
        self.deck = list(edition.deck)
        self.flips = [NOT_ZERO, NOT_ZERO] if self.all_numbers_flip else list(edition.flips)
