"""Options: the rulings and house rules that a table can change.

An option's default is its first value, which keeps the rulebook or our ruling unchanged. In text form, a table's
options are a list such as `jump-in stacking=any`.
"""

from collections.abc import Iterable, Iterator, Mapping

from wildfour.errors import Invalid, unknown
from wildfour.rulebook.cards import COLORED_KINDS, NOT_ZERO, kind_name, parse_kind
from wildfour.rulebook.editions import LAUNCHER, LEAST_PLAYERS, Edition
from wildfour.rulebook.rule_options import ALL_FLIP, HOUSE_RULES, NO, RULINGS, YES, Option

MOST_PLAYERS = 10
MOST_DECKS = 3
CERTAIN = 1000  # hit rates are stored in thousandths

OptionValue = int | tuple[int, ...]


OPTIONS = RULINGS + HOUSE_RULES
BY_NAME = {option.name: option for option in OPTIONS}
TARGET_RANGE = range(1, 1_000_001)

# Contradictory pairs. docs/combinations.md explains how every other pair combines.
CONTRADICTIONS = (
    ("draw-until-playable", "drawn-card-stays"),
    ("players-referee", "seven-zero"),
)
# Options that have no effect without another option.
ONLY_WITH = (
    ("false-objection-costs", "players-referee"),
    ("suggestion-unanimous", "players-referee"),
    ("opponents-catch", "partners"),
)


def option_named(name: str) -> Option:
    if name not in BY_NAME:
        raise unknown("no-such-option", name, BY_NAME)
    return BY_NAME[name]


class Options(Mapping[str, OptionValue]):
    """A table's options by name. Iteration yields only the options changed from the default."""

    def __init__(self, changed: Mapping[str, OptionValue] | None = None) -> None:
        changed = changed or {}
        order = list(BY_NAME)
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
    if option.name == "flip-cards":
        return f"{option.name}={flip_cards_text(value)}"
    return f"{option.name}={option.values[value]}"


def parse_value(option: Option, text: str) -> OptionValue:
    if option.name == "hit-rate":
        return parse_rates(text)
    if option.name == "target":
        return parse_target(text)
    if option.name == "flip-cards":
        return parse_flip_cards(text)
    if text in option.values:
        return option.values.index(text)
    raise Invalid("no-such-value", option=option.name, value=text, values=list(option.values))


def parse_rates(text: str) -> tuple[int, ...]:
    try:
        rates = tuple(round(float(part) * CERTAIN) for part in text.split(","))
    except (ValueError, OverflowError):
        rates = (-1,)
    if len(rates) > MOST_PLAYERS or not all(0 <= rate <= CERTAIN for rate in rates):
        raise Invalid("no-such-hit-rate", value=text)
    return rates


def parse_target(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10 and int(text) in TARGET_RANGE:
        return int(text)
    raise Invalid("no-such-target", value=text, least=TARGET_RANGE.start, most=TARGET_RANGE.stop - 1)


def parse_flip_cards(text: str) -> int:
    """Parse numbers and cards, such as `1,5,r7`, into the bits of their kinds. Return 0 for all cards (the default)."""
    numbers = {str(number): [f"{color}{number}" for color in LAUNCHER.letters] for number in range(1, 10)}
    cards = [card for part in text.split(",") for card in numbers.get(part, [part])]
    known = {card for of_number in numbers.values() for card in of_number}
    if text == ALL_FLIP:
        return 0
    if not known.issuperset(cards):
        raise Invalid("no-such-flip-cards", value=text)
    flips = sum({1 << parse_kind(card, LAUNCHER.letters) for card in cards})
    return 0 if flips == NOT_ZERO else flips


def flip_cards_text(flips: int) -> str:
    """Write the numbers that flip in every color, then the other cards."""
    cards = [kind_name(kind, LAUNCHER.letters) for kind in range(COLORED_KINDS) if flips >> kind & 1]
    numbers = [str(number) for number in range(1, 10) if all(f"{color}{number}" in cards for color in LAUNCHER.letters)]
    return ",".join([*numbers, *(card for card in cards if card[1:] not in numbers)]) or ALL_FLIP


def parse_options(text: str | Iterable[str]) -> Options:
    """Parse `jump-in stacking=any`, or a list of such words."""
    words = text.split() if isinstance(text, str) else list(text)
    changed: dict[str, OptionValue] = {}
    for word in words:
        name, equals, value = word.partition("=")
        option = option_named(name)
        if name in changed:
            raise Invalid("given-twice", option=name)
        changed[name] = parse_value(option, value if equals else YES)
    return Options(changed)


def check_table(edition: Edition, players: int, options: Options) -> None:
    """Reject options or player counts that the edition does not support, and contradictory options."""
    check_players(edition, players, options)
    for name in options:
        need = option_named(name).needs
        if need and not has_feature(edition, need):
            raise Invalid(f"needs-{need.replace('_', '-')}", option=name, edition=edition.name)
    for one, other in CONTRADICTIONS:
        if options[one] and options[other]:
            raise Invalid(f"contradiction-{one}-{other}", option=one, other=other)
    for name, needed in ONLY_WITH:
        if options[name] and not options[needed]:
            raise Invalid("useless-without", option=name, needed=needed)
    check_rates(players, options)


def check_players(edition: Edition, players: int, options: Options) -> None:
    most = MOST_PLAYERS if options["launcher-ten"] else edition.most_players
    if not LEAST_PLAYERS <= players <= most:
        raise Invalid("edition-players", edition=edition.name, least=LEAST_PLAYERS, most=most, players=players)
    if options["partners"] and (players < 4 or players % 2):
        raise Invalid("partners-players", players=players)


def check_rates(players: int, options: Options) -> None:
    rates = options["hit-rate"]
    if isinstance(rates, tuple) and len(rates) not in (1, players):
        raise Invalid("hit-rates-players", rates=len(rates), players=players)


def has_feature(edition: Edition, feature: str) -> bool:
    if feature == "silent_two_handed":
        return not edition.two_handed_rules
    return bool(getattr(edition, feature))
