"""Formats by name, and their text form: `elimination`, or `rotating-partners cycles=2 hands=4`."""

from dataclasses import dataclass
from typing import Any, ClassVar

from wildfour.errors import Invalid, unknown
from wildfour.match.format_base import Format, Tally, best, need_players, target_of
from wildfour.match.score_sheet import Rows
from wildfour.match.two_tables import TABLES, TwoTables
from wildfour.rulebook.option_parser import Options

# Player 0 always sits at seat 0, across from player 1, then 2, then 3.
CYCLE = ((0, 2, 1, 3), (0, 1, 2, 3), (0, 1, 3, 2))


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsRace(Format):
    """Points race (F3, F4): a round's winner scores the points in the other hands, and the first player to reach the
    target wins."""

    name: ClassVar[str] = "points-race"
    clause: ClassVar[str] = "F4"


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestScore(Tally):
    """Lowest score (F5): players score their own hands. When a player reaches the target, the lowest total wins."""

    name: ClassVar[str] = "lowest-score"
    clause: ClassVar[str] = "F5"


@dataclass(frozen=True, slots=True, kw_only=True)
class Partners(Format):
    """Points race for partners, who sit across from each other (H4). The score sheet credits both partners."""

    name: ClassVar[str] = "partners"
    clause: ClassVar[str] = "H4"
    partners: ClassVar[bool] = True

    def check_players(self, players: int) -> None:
        need_players(self.name, players, (4, 6, 8, 10))


@dataclass(frozen=True, slots=True, kw_only=True)
class RotatingPartners(Format):
    """Rotating partners (H5, R18): each of four players partners with every other player in turn. The highest total
    wins.

    A cycle has three pairings. Each pairing plays `hands` rounds, and the match lasts `cycles` cycles.
    """

    name: ClassVar[str] = "rotating-partners"
    clause: ClassVar[str] = "H5"
    partners: ClassVar[bool] = True

    cycles: int = 1
    hands: int = 1

    def check_players(self, players: int) -> None:
        need_players(self.name, players, (4,))

    def seating(self, players: int, rows: Rows) -> tuple[int, ...]:
        return CYCLE[len(rows) // self.hands % len(CYCLE)]

    def dealer(self, players: int, rows: Rows) -> int | None:
        """Return the dealer (R44). The deal passes within a pairing (R2). A pairing's first dealer is the player who
        has dealt least often (in a tie, the lowest number). The players draw for the match's first deal (B1)."""
        begins_a_pairing = len(rows) % self.hands == 0
        if not rows or not begins_a_pairing or self.winner_deals or rows[-1].dealer is None:
            return Format.dealer(self, players, rows)
        dealt = self.added_up(players, rows).dealt
        return min(range(players), key=dealt.__getitem__)

    @property
    def rounds(self) -> int:
        return self.cycles * len(CYCLE) * self.hands

    def is_over(self, players: int, rows: Rows) -> bool:
        return len(rows) >= self.rounds

    def to_go(self, players: int, rows: Rows) -> int | None:
        return None

    @property
    def text(self) -> str:
        return f"{self.name} cycles={self.cycles} hands={self.hands}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Elimination(Tally):
    """Elimination (H7, R17): a player who reaches the target is out. The last two players play head to head."""

    name: ClassVar[str] = "elimination"
    clause: ClassVar[str] = "H7"

    def seating(self, players: int, rows: Rows) -> tuple[int, ...]:
        """Return the players who have not reached the target."""
        totals = self.totals(players, rows)
        return tuple(player for player in range(players) if totals[player] < self.target)

    def is_over(self, players: int, rows: Rows) -> bool:
        return len(self.seating(players, rows)) < 2

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        """Return the last player left or, if no one is left, the lowest scorers among those eliminated last (R16)."""
        if not self.is_over(players, rows):
            return ()
        last = self.seating(players, rows) or rows[-1].seating
        return best(self.totals(players, rows), lowest=True, among=last)

    def to_go(self, players: int, rows: Rows) -> int | None:
        """Return how many points the player nearest to the target can still take before being eliminated."""
        totals = self.totals(players, rows)
        return min((self.target - totals[player] for player in self.seating(players, rows)), default=0)


# Formats that one table can decide. TwoTables also has a name, but one of its tables alone cannot decide the match.
FORMATS: tuple[type[Format], ...] = (PointsRace, LowestScore, Partners, RotatingPartners, Elimination)
NAMES = tuple(format_class.name for format_class in FORMATS)
DEFAULT = PointsRace.name
MOST_REPEATS = 100
# Settings of the formats that have any, each with an example and its largest value.
SETTINGS = {
    RotatingPartners.name: {"cycles": (2, MOST_REPEATS), "hands": (4, MOST_REPEATS)},
    TwoTables.name: {"table": (2, TABLES), "hands": (4, MOST_REPEATS)},
}


def format_named(text: str, options: Options) -> Format:
    """Parse a format's text form. The target and rulings come from the table's options."""
    name, *settings = text.split() or [DEFAULT]
    if name == PointsRace.name and options["partners"]:
        name = Partners.name
    known: tuple[type[Format], ...] = (*FORMATS, TwoTables)
    format_class = next((one for one in known if one.name == name), None)
    if format_class is None:
        raise unknown("no-such-format", name, NAMES)
    if options["partners"] and not format_class.partners:
        raise Invalid("format-without-partners", format=name)
    common: dict[str, Any] = {
        "target": target_of(options),
        "stuck_hands_count": bool(options["stuck-hands-count"]),
        "winner_deals": bool(options["winner-deals"]),
    }
    if settings and name not in SETTINGS:
        raise Invalid("format-takes-no-settings", format=name, setting=settings[0])
    return format_class(**common, **settings_in(name, settings))


def settings_in(format: str, settings: list[str]) -> dict[str, Any]:
    """Parse a format's settings, such as `cycles=2 hands=4` (R18)."""
    known = SETTINGS.get(format, {})
    chosen: dict[str, int] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in known or name in chosen:
            example = " ".join(f"{one}={value}" for one, (value, _) in known.items())
            raise Invalid(
                "format-takes-no-such-setting", format=format, setting=setting, known=[*known], example=example
            )
        _, most = known[name]
        if not (value.isascii() and value.isdigit() and len(value) <= 3 and 1 <= int(value) <= most):
            raise Invalid("format-setting-range", name=name, value=value, most=most)
        chosen[name] = int(value)
    return chosen


def with_partners(options: Options, format: Format) -> Options:
    """Turn on the `partners` option if the format has partners (H4)."""
    return Options({**options, "partners": 1}) if format.partners else options
