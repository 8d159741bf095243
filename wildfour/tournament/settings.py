"""Tournament settings, fixed before anyone enters: kind, rules at its tables, and length."""

from functools import cached_property
from typing import Any

import msgspec

from wildfour.errors import Invalid
from wildfour.match.format_base import Format
from wildfour.match.formats import format_named, with_partners
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.option_parser import Options, check_table, parse_options
from wildfour.tournament.seating.individual import LARGEST_TABLE, SMALLEST_TABLE

WHIST, INDIVIDUAL = "whist", "individual"
KINDS = (WHIST, INDIVIDUAL)
WHIST_TABLE = 4
WHIST_HANDS = 4  # H6
MOST_REPEATS = 100
LARGEST_SEED = 1 << 63


class Settings(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    dict=True,
    forbid_unknown_fields=True,
    tag_field="fact",
    tag="created",
    rename={"edition_name": "edition", "option_text": "options"},
):
    """Tournament settings. `hands` is the number of rounds that a table plays in a sitting, as in H6.

    If `sittings` is 0, it is computed: in a whist tournament from the `cycles` of changing partners (R18), and in an
    individual tournament from the `games` per player. Only an individual tournament has `games`, a `table_size`, and a
    `final` with a number of players.
    """

    kind: str
    seed: int
    edition_name: str = "classic-2003"
    option_text: str = ""
    hands: int = WHIST_HANDS
    sittings: int = 0
    cycles: int = 1
    games: int = 6
    table_size: int = WHIST_TABLE
    final: int = 4

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise Invalid("no-such-kind", name=self.kind, kinds=list(KINDS))
        for name in ("hands", "cycles", "games"):
            check_between(name, getattr(self, name), 1, MOST_REPEATS)
        check_between("sittings", self.sittings, 0, MOST_REPEATS)
        check_between("seed", self.seed, 0, LARGEST_SEED - 1)
        check_between("table-size", self.table_size, SMALLEST_TABLE, LARGEST_TABLE)
        if self.partners and self.table_size != WHIST_TABLE:
            raise Invalid("whist-table-size", size=WHIST_TABLE, wanted=self.table_size)
        self._check_rules()

    def _check_rules(self) -> None:
        if not self.partners and self.options["partners"]:
            raise Invalid("individual-without-partners")
        check_table(self.edition, self.table_size, self.options)
        if self.final and not self.partners:
            check_between("final", self.final, 2, self.edition.most_players)

    @property
    def partners(self) -> bool:
        return self.kind == WHIST

    @property
    def has_final(self) -> bool:
        return not self.partners and self.final > 0

    @cached_property
    def edition(self) -> Edition:
        return edition_named(self.edition_name)

    @cached_property
    def options(self) -> Options:
        """Return the options for every table, including partners (H4)."""
        return with_partners(parse_options(self.option_text), self.format)

    @cached_property
    def format(self) -> Format:
        """Return the scoring for a sitting's rounds: F3, or H4 for partners."""
        return format_named("partners" if self.partners else "points-race", parse_options(self.option_text))

    @cached_property
    def final_format(self) -> Format:
        """Return the final's format (H7)."""
        return format_named("elimination", self.options)

    @property
    def stuck_hands_count(self) -> bool:
        return bool(self.options["stuck-hands-count"])

    def to_dict(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return {name: value for name, value in data.items() if name != "fact"}


def check_between(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise Invalid("setting-range", name=name, value=value, least=least, most=most)
