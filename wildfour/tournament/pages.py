"""Pages to print or to show on a screen: a sitting, and the standings. Each is one file that needs no other."""

from collections.abc import Sequence
from html import escape

from wildfour.tournament.event import Event
from wildfour.tournament.names import listed_names
from wildfour.tournament.page_style import STYLE
from wildfour.tournament.ranking import Place, order_sentence, places, progress_sentence, winners
from wildfour.tournament.seating import Sitting, Table

FIRST_LINE = "<!doctype html>"
FINAL_COLUMNS = MOST_COLUMNS = 8
HEAD_CLASS = {"Player": "text", "Games": "games"}
UNKNOWN = "&ndash;"
FOOTER = "Made by Wildfour, which plays the UNO® rules; not affiliated with or endorsed by Mattel."


def page(title: str, body: Sequence[str]) -> str:
    return "\n".join(
        (
            FIRST_LINE,
            '<html lang="en">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1>",
            *body,
            f"<footer>{FOOTER}</footer>",
            "</html>",
            "",
        )
    )


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def sitting_page(event: Event, sittings: Sequence[Sitting]) -> str:
    """Who sits where, with room to write down what each table scores."""
    title = sittings[0].title if len(sittings) == 1 else "All sittings to come"
    body = []
    for sitting in sittings:
        if len(sittings) > 1:
            body.append(f"<h2>{escape(sitting.title)}</h2>")
        body += sitting_part(event, sitting)
    return page(title, body)


def sitting_part(event: Event, sitting: Sitting) -> list[str]:
    cards = [table_card(event, sitting, number, table) for number, table in enumerate(sitting.tables, 1)]
    out = [paragraph(f"Sitting out: {listed_names(sitting.sits_out)}.")] if sitting.sits_out else []
    out = [] if sitting.is_final else out
    return [paragraph(instruction(event, sitting)), *out, '<div class="tables">', *cards, "</div>"]


def instruction(event: Event, sitting: Sitting) -> str:
    if sitting.is_final:
        limit = event.settings.final_format.target
        return f"Write down the points left in each hand. Whoever reaches {limit} is out; the last one left wins."
    rounds = "one round" if event.settings.hands == 1 else f"{event.settings.hands} rounds"
    if event.settings.partners:
        return f"Each table plays {rounds}. Write down what each team scores in each; partners sit across."
    return f"Each table plays {rounds}. Write down the points left in each hand, and “out” for whoever went out."


def table_card(event: Event, sitting: Sitting, number: int, table: Table) -> str:
    heading = "Final table" if sitting.is_final else f"Table {number}"
    rounds = FINAL_COLUMNS if sitting.is_final else event.settings.hands
    parts = ['<section class="table">', f"<h2>{heading}</h2>"]
    if table.partners:
        parts += team_names(table)
    return "\n".join((*parts, slip(table, rounds), "</section>"))


def team_names(table: Table) -> list[str]:
    teams = [paragraph(" and ".join(team), "team") for team in table.teams]
    seats = f"Seats, each to the left of the one before: {', '.join(table.players)}."
    return [paragraph("against", "against").join(teams), paragraph(seats, "seats")]


def slip(table: Table, rounds: int) -> str:
    """Empty boxes to write in; more than eight would be too narrow."""
    columns = min(rounds, MOST_COLUMNS)
    heads = [*map(str, range(1, columns + 1)), "Sum"] if rounds > 1 else ["Points"]
    first = "Round" if table.partners else "In order of seats" if rounds < 3 else "Seats"
    kind = "slip" if table.partners else f"slip alone{' many' if rounds > 2 else ''}"
    head = "".join(f'<th scope="col">{text}</th>' for text in (first, *heads))
    rows = [
        f'<tr><th scope="row">{escape(" + ".join(team))}</th>{"<td></td>" * len(heads)}</tr>' for team in table.teams
    ]
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def standings_page(event: Event) -> str:
    champions = winners(event)
    won = (
        [paragraph(f"{listed_names(champions)} {'has' if len(champions) == 1 else 'have'} won.", "team")]
        if champions
        else []
    )
    title = "Final standings" if event.is_over else "Standings"
    return page(
        title,
        [paragraph(progress_sentence(event)), *won, *standings_table(places(event)), paragraph(order_sentence(event))],
    )


def standings_table(lines: Sequence[Place]) -> list[str]:
    heads = ("Rank", "Player", "Points", "Rounds won", "Left over", "Games")
    head = "".join(f'<th scope="col" class="{HEAD_CLASS.get(name, "number")}">{name}</th>' for name in heads)
    rows = "".join(standings_row(place) for place in lines)
    table = f'<table class="standings"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return [f'<div class="scroll">{table}</div>']


def standings_row(place: Place) -> str:
    """Remarks stand below the name, so that the table is narrow enough for a phone."""
    line = place.line
    rank = UNKNOWN if place.rank is None else str(place.rank)
    won = UNKNOWN if line.rounds_won is None else str(line.rounds_won)
    numbers = "".join(f"<td>{value}</td>" for value in (line.points, won, line.leftovers))
    numbers += f'<td class="games">{line.games}</td>'
    remarks = "".join(f"<small>{escape(text)}</small>" for text in remarks_of(place))
    return f'<tr><td>{rank}</td><th scope="row" class="text name">{escape(line.name)}{remarks}</th>{numbers}</tr>'


def remarks_of(place: Place) -> list[str]:
    tie = f"tie broken by {place.line.decided_by}" if place.line.decided_by else ""
    return [text for text in (tie, place.note) if text]
