"""The score pad as a page to look at, to send and to print. It needs no scripts, no other files and no network."""

from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape

from wildfour.cards import NO_COLOR, kind_color, parse_kind
from wildfour.match.pad_style import style_for
from wildfour.match.pad_words import goal, legend, standing, title, total_rounds
from wildfour.match.score_pad import PadRound, ScorePad
from wildfour.match.sheet import Row
from wildfour.transcript.record import this_program
from wildfour.words import listed

LONG_NAME = 12
BLANK_LINES = 16  # with the head they fill a page
GENERATOR = '<meta name="generator" content="wildfour'


def pad_html(pad: ScorePad, *, blank: int | None = None) -> str:
    """The page. `blank` lines are there to fill in by hand; unless given, an empty pad is full of them."""
    style = style_for(len(pad.players))
    lines = blank_lines(pad) if blank is None else blank
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '{fingerprint(style)}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
{GENERATOR}{escape(this_program().removeprefix("wildfour"))}">
<title>Score pad: {escape(listed(pad.players))}</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>Score pad</h1>
<p class="game">{escape(title(pad))}. {escape(goal(pad))}</p>
{standing_part(pad)}<div class="sheet" role="region" aria-label="Sheet" tabindex="0">
{table(pad, lines)}
</div>
<p class="legend">{escape(points_legend(pad))}</p>
<footer>Kept with {escape(this_program())}.</footer>
</main>
</body>
</html>
"""


def fingerprint(style: str) -> str:
    """By which a strict policy knows the style element."""
    return f"sha256-{b64encode(sha256(style.encode()).digest()).decode()}"


def blank_lines(pad: ScorePad) -> int:
    if pad.rounds:
        return 0
    return total_rounds(pad) if pad.rounds_to_go is not None else BLANK_LINES


def standing_part(pad: ScorePad) -> str:
    return f'<p class="standing">{escape(standing(pad))}</p>\n' if pad.rounds else ""


def points_legend(pad: ScorePad) -> str:
    """F1, F2, for those who count by hand."""
    wilds = "Wild, Wild Draw Four and Mutated Minion" if pad.edition.minion else "Wild and Wild Draw Four"
    return f"{legend(pad.edition)} Numbers count their face, Skip, Reverse and Draw Two 20, {wilds} 50."


def table(pad: ScorePad, blank: int) -> str:
    rows = [*(round_row(pad, line) for line in pad.rounds), *blank_rows(pad, blank)]
    return f"""<table>
<caption><span>{caption(pad)}</span></caption>
<thead>
<tr><th scope="col">Round</th>{"".join(player_head(pad, player) for player in range(len(pad.players)))}</tr>
</thead>
<tbody>
{chr(10).join(rows)}
</tbody>
<tfoot>
<tr><th scope="row">Total</th>{"".join(total_cell(pad, player) for player in range(len(pad.players)))}</tr>
</tfoot>
</table>"""


def caption(pad: ScorePad) -> str:
    if pad.rounds:
        return "The total of each player after every round, what the round added, and what the player was caught with."
    return "Write the total of each player after every round, and what the round added."


def name_of(pad: ScorePad, player: int) -> str:
    """A name in its own direction of writing, whatever stands around it."""
    return f"<bdi>{escape(pad.name(player))}</bdi>"


def player_head(pad: ScorePad, player: int) -> str:
    long = ' class="long"' if len(pad.name(player)) > LONG_NAME else ""
    return f'<th scope="col"{long}>{name_of(pad, player)}{small(partner_note(pad, player))}</th>'


def partner_note(pad: ScorePad, player: int) -> str:
    """H4: the partner, where it is always the same one."""
    if pad.rounds_to_go is not None:
        return ""
    for team in pad.teams(range(len(pad.players))):
        if player in team:
            return f"with {name_of(pad, sum(team) - player)}"
    return ""


def small(note: str) -> str:
    return f"<small>{note}</small>" if note else ""


def round_row(pad: ScorePad, line: PadRound) -> str:
    notes = sides(pad, line.row.seating)
    if line.row.dealer is not None:
        notes += small(f"{name_of(pad, line.row.dealer)} dealt")
    if line.row.winner is None:
        notes += small("drawn")
    cells = "".join(cell(pad, line, player) for player in range(len(pad.players)))
    return f'<tr><th scope="row">{line.number}{notes}</th>{cells}</tr>'


def sides(pad: ScorePad, seating: tuple[int, ...]) -> str:
    """H5: who plays with whom, where that changes."""
    if pad.rounds_to_go is None:
        return ""
    return "".join(small(" and ".join(name_of(pad, player) for player in team)) for team in pad.teams(seating))


def cell(pad: ScorePad, line: PadRound, player: int) -> str:
    if player not in line.row.seating:
        return '<td>&ndash;<span class="unseen"> not in this round</span></td>'
    points = line.points[player]
    added = f' <span class="added">+{points}</span>' if points else ""
    score = f'<span class="total">{line.totals[player]}</span>{added}'
    out = ' class="went-out"' if player == line.row.winner else ""
    gone = small("eliminated") if player in line.eliminated else ""
    return f"<td{out}>{score}{hand(pad, line, player)}{gone}</td>"


def hand(pad: ScorePad, line: PadRound, player: int) -> str:
    """What a player was caught with."""
    if player == line.row.winner:
        return small("went out")
    cards, left = line.caught_with(player), line.row.left_to(player)
    if cards:
        return f'<ul class="cards">{" ".join(card(pad, text) for text in cards.split())}</ul>'
    # Only where it says more than the number above it.
    return small(f"left with {left}") if line.hands_noted and left != line.points[player] else ""


def card(pad: ScorePad, text: str) -> str:
    color = kind_color(parse_kind(text, pad.edition.letters))
    name = "wild" if color == NO_COLOR else pad.edition.colors[color]
    return f'<li class="{name}">{escape(text)}</li>'


def total_cell(pad: ScorePad, player: int) -> str:
    if not pad.rounds:
        return "<td></td>"
    return f"<td>{pad.totals[player]}{small(place_note(pad, player))}</td>"


def place_note(pad: ScorePad, player: int) -> str:
    if player in pad.winners:
        return "wins" if len(pad.winners) == 1 or pad.format.name == "partners" else "shares the win"
    if player in pad.eliminated:
        return "eliminated"
    return "leads" if player in pad.leaders else ""


def blank_rows(pad: ScorePad, blank: int) -> Iterator[str]:
    cells = "<td></td>" * len(pad.players)
    for number, seating in enumerate(coming_seatings(pad, blank), start=len(pad.rounds) + 1):
        yield f'<tr class="blank"><th scope="row">{number}{sides(pad, seating)}</th>{cells}</tr>'


def coming_seatings(pad: ScorePad, rounds: int) -> Iterator[tuple[int, ...]]:
    """Who would sit where if nothing came of the rounds: partners change all the same."""
    rows = list(pad.rows)
    for _ in range(rounds):
        seating = pad.format.seating(len(pad.players), rows)
        yield seating
        rows.append(Row(seating, None, None, (0,) * len(seating)))
