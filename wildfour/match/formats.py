"""Formats by name, and their text form: `elimination`, or `rotating-partners cycles=2 hands=4`."""

from dataclasses import dataclass
from typing import Any, ClassVar

from wildfour.errors import Invalid, unknown
from wildfour.match.format_base import Format, Tally, best, need_players, target_of
from wildfour.match.score_sheet import Rows
from wildfour.rulebook.option_parser import Options

# Player 0 always sits at seat 0, across from player 1, then 2, then 3.
CYCLE = ((0, 2, 1, 3), (0, 1, 2, 3), (0, 1, 3, 2))


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsRace(Format):
    """Points race (F3, F4): a round's winner scores the other hands, and the first to reach the target wins."""

    name: ClassVar[str] = "points-race"
    clause: ClassVar[str] = "F4"


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestScore(Tally):
    """Lowest score (F5): players score their own hands. When one reaches the target, the lowest total wins."""

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
    """Rotating partners (H5, R18): each of four players partners with every other in turn. The highest total wins.

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
        has dealt least (the lowest number in a tie). The players draw for the match's first deal (B1)."""
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
    """Elimination (H7, R17): a player who reaches the target is out. The last two play head to head."""

    name: ClassVar[str] = "elimination"
    clause: ClassVar[str] = "H7"

    def seating(self, players: int, rows: Rows) -> tuple[int, ...]:
        """Return the players who have not reached the target."""
        totals = self.totals(players, rows)
        return tuple(player for player in range(players) if totals[player] < self.target)

    def is_over(self, players: int, rows: Rows) -> bool:
        return len(self.seating(players, rows)) < 2

    def winners(self, players: int, rows: Rows) -> tuple[int, ...]:
        """Return the last player left or, if none is, the lowest scorers among those eliminated last (R16)."""
        if not self.is_over(players, rows):
            return ()
        last = self.seating(players, rows) or rows[-1].seating
        return best(self.totals(players, rows), lowest=True, among=last)

    def to_go(self, players: int, rows: Rows) -> int | None:
        """Return the points that the player nearest to the target still needs to be eliminated."""
        totals = self.totals(players, rows)
        return min((self.target - totals[player] for player in self.seating(players, rows)), default=0)


FORMATS: tuple[type[Format], ...] = (PointsRace, LowestScore, Partners, RotatingPartners, Elimination)
NAMES = tuple(format_class.name for format_class in FORMATS)
DEFAULT = PointsRace.name
MOST_REPEATS = 100


def format_named(text: str, options: Options) -> Format:
    """Parse a format's text form. The target and rulings come from the table's options."""
    name, *settings = text.split() or [DEFAULT]
    if name == PointsRace.name and options["partners"]:
        name = Partners.name
    if name not in NAMES:
        raise unknown("no-such-format", name, NAMES)
    if options["partners"] and not FORMATS[NAMES.index(name)].partners:
        raise Invalid("format-without-partners", format=name)
    common: dict[str, Any] = {
        "target": target_of(options),
        "stuck_hands_count": bool(options["stuck-hands-count"]),
        "winner_deals": bool(options["winner-deals"]),
    }
    if name == RotatingPartners.name:
        return RotatingPartners(**common, **repeats(settings))
    if settings:
        raise Invalid("format-takes-no-settings", format=name, setting=settings[0])
    return FORMATS[NAMES.index(name)](**common)


def repeats(settings: list[str]) -> dict[str, Any]:
    """Parse `cycles` and `hands` for rotating partners (R18)."""
    chosen: dict[str, int] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in ("cycles", "hands") or name in chosen:
            raise Invalid("format-takes-no-such-setting", format=RotatingPartners.name, setting=setting)
        if not (value.isascii() and value.isdigit() and len(value) <= 3 and 1 <= int(value) <= MOST_REPEATS):
            raise Invalid("format-setting-range", name=name, value=value, most=MOST_REPEATS)
        chosen[name] = int(value)
    return chosen


def with_partners(options: Options, format: Format) -> Options:
    """Turn on the `partners` option if the format has partners (H4)."""
    return Options({**options, "partners": 1}) if format.partners else options
