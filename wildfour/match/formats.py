"""The formats by name, and the text that chooses one: `elimination`, or `rotating-partners cycles=2 hands=4`."""

from wildfour.errors import Invalid, unknown
from wildfour.match.elimination import Elimination
from wildfour.match.format_base import Format, target_of
from wildfour.match.lowest_score import LowestScore
from wildfour.match.partners import Partners
from wildfour.match.points_race import PointsRace
from wildfour.match.rotating_partners import RotatingPartners
from wildfour.rulebook.option_parser import Options

FORMATS: tuple[type[Format], ...] = (PointsRace, LowestScore, Partners, RotatingPartners, Elimination)
NAMES = tuple(format_class.name for format_class in FORMATS)
DEFAULT = PointsRace.name
MOST_REPEATS = 100


def format_named(text: str, options: Options) -> Format:
    """The format that a text names, with the target and the rulings of the table's options."""
    name, *settings = text.split() or [DEFAULT]
    if name == PointsRace.name and options["partners"]:
        name = Partners.name
    if name not in NAMES:
        raise unknown("no-such-format", name, NAMES)
    if options["partners"] and not FORMATS[NAMES.index(name)].partners:
        raise Invalid("format-without-partners", format=name)
    common = {
        "target": target_of(options),
        "stuck_hands_count": bool(options["stuck-hands-count"]),
        "winner_deals": bool(options["winner-deals"]),
    }
    if name == RotatingPartners.name:
        return RotatingPartners(**common, **repeats(settings))  # type: ignore[arg-type]
    if settings:
        raise Invalid("format-takes-no-settings", format=name, setting=settings[0])
    return FORMATS[NAMES.index(name)](**common)  # type: ignore[arg-type]


def repeats(settings: list[str]) -> dict[str, int]:
    """R18: `cycles` and `hands` of rotating partners."""
    chosen: dict[str, int] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in ("cycles", "hands") or name in chosen:
            raise Invalid("format-takes-no-such-setting", format=RotatingPartners.name, setting=setting)
        if not (value.isascii() and value.isdigit() and len(value) <= 3 and 1 <= int(value) <= MOST_REPEATS):
            raise Invalid("format-setting-range", name=name, value=value, most=MOST_REPEATS)
        chosen[name] = int(value)
    return chosen
