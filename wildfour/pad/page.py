"""Score pad as an HTML page to view, send, and print."""

from wildfour.match.score_sheet import Row
from wildfour.pad.messages import card_legend, color_legend, goal, points_legend, standing, title
from wildfour.pad.score_pad import ScorePad
from wildfour.pages.html_page import is_page, page
from wildfour.rulebook.cards import NO_COLOR, kind_color, parse_kind
from wildfour.rules.seats import across
from wildfour.words import ENGLISH, Catalogue, saying

KIND = "score pad"
BLANK_LINES = 16  # lines that fill a page, along with the heading
WIDE_BLANK_LINES = 9  # lines that fill a landscape page
MANY_PLAYERS = 7  # minimum number of players for a landscape page


def pad_page(pad: ScorePad, words: Catalogue = ENGLISH) -> str:
    """Render a pad. If it has no rounds, add blank lines to fill in by hand."""
    wide, players = len(pad.players) >= MANY_PLAYERS, range(len(pad.players))
    fixed_partners = pad.format.partners and pad.rounds_to_go is None
    return page(
        "pad.html",
        kind=KIND,
        words=words,
        title=saying("pad-page-title"),
        wide=wide,
        about=[saying("pad-sentence", what=title(pad)), goal(pad)],
        lead=standing(pad) if pad.rounds else [],
        pad=pad,
        partners=[pad.name(across(len(players), player)) for player in players] if fixed_partners else [],
        places=[place_of(pad, player) for player in players],
        blanks=[] if pad.rounds else blank_rounds(pad, WIDE_BLANK_LINES if wide else BLANK_LINES),
        colors=list(zip(pad.edition.colors, color_legend(pad.edition), strict=True)),
        color_of=lambda card: color_of(pad, card),
        legend=[card_legend(pad.edition), points_legend(pad.edition)],
    )


def is_pad_page(content: bytes) -> bool:
    return is_page(content, KIND)


def place_of(pad: ScorePad, player: int) -> str:
    if player in pad.winners:
        return "won" if len(pad.winners) == 1 or pad.format.name == "partners" else "shared"
    if player in pad.eliminated:
        return "eliminated"
    return "leads" if player in pad.leaders else ""


def color_of(pad: ScorePad, card: str) -> str:
    color = kind_color(parse_kind(card, pad.edition.letters))
    return "wild" if color == NO_COLOR else pad.edition.colors[color]


def blank_rounds(pad: ScorePad, fitting: int) -> list[tuple[int, ...]]:
    """Return future rounds' seatings. Partner rotation does not depend on results."""
    rows: list[Row] = []
    for _ in range(pad.rounds_to_go or fitting):
        seating = pad.format.seating(len(pad.players), rows)
        rows.append(Row(seating, None, None, (0,) * len(seating)))
    return [row.seating for row in rows]
