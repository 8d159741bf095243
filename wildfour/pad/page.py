"""The score pad as a page to look at, to send and to print."""

from collections.abc import Iterator
from dataclasses import dataclass

from wildfour.match.score_sheet import Row
from wildfour.pad.messages import card_legend, color_legend, goal, points_legend, standing, title, total_rounds
from wildfour.pad.score_pad import PadRound, ScorePad
from wildfour.pages.html_page import is_page, page
from wildfour.rulebook.cards import NO_COLOR, kind_color, parse_kind
from wildfour.rules.seats import across
from wildfour.transcript.record import this_program
from wildfour.words import ENGLISH, Catalogue, saying

KIND = "score pad"
BLANK_LINES = 16  # with the head they fill a page
WIDE_BLANK_LINES = 9  # or one that lies on its side,
MANY_PLAYERS = 7  # as it does for so many


@dataclass(frozen=True)
class PlayerColumn:
    """What stands above and below a player's results. The partner is named where it is always the same one (H4);
    `place`: won, shared, eliminated, leads, or nothing."""

    name: str
    partner: str
    total: int
    place: str


@dataclass(frozen=True)
class RoundLine:
    """One round, played or still to be filled in. `teams` are named where partners change (H5)."""

    number: int
    teams: list[list[str]]
    dealer: str = ""
    drawn: bool = False
    cells: tuple["PlayerCell | None", ...] = ()


@dataclass(frozen=True)
class PlayerCell:
    """What a round did to a player. `cards` are colors and texts; `left` are points of a hand whose cards nobody noted,
    where they say more than the points `added`."""

    total: int
    added: int
    went_out: bool
    eliminated: bool
    cards: tuple[tuple[str, str], ...]
    left: int | None


def pad_page(pad: ScorePad, words: Catalogue = ENGLISH, *, blank: int | None = None) -> str:
    """The page. `blank` lines are there to fill in by hand; unless given, an empty pad is full of them."""
    return page(
        "pad.html",
        kind=KIND,
        program=this_program(),
        words=words,
        title=saying("pad-page-title"),
        wide=is_wide(pad),
        players=list(pad.players),
        about=[saying("pad-sentence", what=title(pad)), goal(pad)],
        lead=standing(pad) if pad.rounds else [],
        columns=[player_column(pad, player) for player in range(len(pad.players))],
        rounds=[round_line(pad, played) for played in pad.rounds],
        blanks=list(blank_lines(pad, usual_blanks(pad) if blank is None else blank)),
        colors=list(zip(pad.edition.colors, color_legend(pad.edition), strict=True)),
        legend=[card_legend(pad.edition), points_legend(pad.edition)],
    )


def is_pad_page(content: bytes) -> bool:
    return is_page(content, KIND)


def is_wide(pad: ScorePad) -> bool:
    return len(pad.players) >= MANY_PLAYERS


def player_column(pad: ScorePad, player: int) -> PlayerColumn:
    return PlayerColumn(pad.name(player), partner_name(pad, player), pad.totals[player], place_of(pad, player))


def partner_name(pad: ScorePad, player: int) -> str:
    stays = pad.format.partners and pad.rounds_to_go is None
    return pad.name(across(len(pad.players), player)) if stays else ""


def place_of(pad: ScorePad, player: int) -> str:
    if player in pad.winners:
        return "won" if len(pad.winners) == 1 or pad.format.name == "partners" else "shared"
    if player in pad.eliminated:
        return "eliminated"
    return "leads" if player in pad.leaders else ""


def round_line(pad: ScorePad, played: PadRound) -> RoundLine:
    dealer = "" if played.row.dealer is None else pad.name(played.row.dealer)
    cells = tuple(player_cell(pad, played, player) for player in range(len(pad.players)))
    return RoundLine(played.number, changing_teams(pad, played.row.seating), dealer, played.row.winner is None, cells)


def changing_teams(pad: ScorePad, seating: tuple[int, ...]) -> list[list[str]]:
    if pad.rounds_to_go is None:
        return []
    return [[pad.name(player) for player in team] for team in pad.teams(seating)]


def player_cell(pad: ScorePad, played: PadRound, player: int) -> PlayerCell | None:
    """None for a player who was not in the round."""
    if player not in played.row.seating:
        return None
    left, added = played.row.left_to(player), played.points[player]
    went_out = player == played.row.winner
    cards = tuple((color_of(pad, card), card) for card in played.caught_with(player).split())
    says_more = played.hands_noted and not went_out and not cards and left != added
    return PlayerCell(
        played.totals[player], added, went_out, player in played.eliminated, cards, left if says_more else None
    )


def color_of(pad: ScorePad, card: str) -> str:
    color = kind_color(parse_kind(card, pad.edition.letters))
    return "wild" if color == NO_COLOR else pad.edition.colors[color]


def usual_blanks(pad: ScorePad) -> int:
    if pad.rounds:
        return 0
    if pad.rounds_to_go is not None:
        return total_rounds(pad)
    return WIDE_BLANK_LINES if is_wide(pad) else BLANK_LINES


def blank_lines(pad: ScorePad, rounds: int) -> Iterator[RoundLine]:
    """Who would sit where if nothing came of the rounds: partners change all the same."""
    rows = list(pad.rows)
    for number in range(len(rows) + 1, len(rows) + 1 + rounds):
        seating = pad.format.seating(len(pad.players), rows)
        yield RoundLine(number, changing_teams(pad, seating))
        rows.append(Row(seating, None, None, (0,) * len(seating)))
