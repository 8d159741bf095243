"""Messages about a match: the scores, the goal, and the score sheet."""

from collections.abc import Iterator

from wildfour.errors import Invalid
from wildfour.match import Match
from wildfour.match.formats import RotatingPartners
from wildfour.match.two_tables import TABLES, TwoTables
from wildfour.narration.narrator import Narrator, distinct
from wildfour.tournament.both_tables import rounds_finished, standings
from wildfour.words import Message, saying

Cell = str | Message


def scores(match: Match, reader: int | None, rounds: int | None = None) -> Message:
    """List everyone's score, best first, either now or after a given number of rounds."""
    narrator = Narrator(match.players, reader, match.seating)
    totals = match.scores if rounds is None else match.format.totals(len(match.players), match.rows[:rounds])
    sign = 1 if match.format.lowest_wins else -1
    order = sorted(range(len(totals)), key=lambda player: sign * totals[player])
    return saying(
        "scores", scores=[saying("score-of", **narrator.person(player), points=totals[player]) for player in order]
    )


def standings_of_both(match: Match, other: Match, reader: int | None) -> Iterator[Message]:
    """List the standings of eight players after the rounds that both of their tables have finished (H6)."""
    tables = {one.format.table: one for one in (match, other) if isinstance(one.format, TwoTables)}
    form = match.format
    same = (match.players, match.edition, match.options) == (other.players, other.edition, other.options)
    if not isinstance(form, TwoTables) or len(tables) != TABLES or not same:
        raise Invalid("not-two-tables")
    sheets = [match.rows, other.rows]
    narrator = Narrator(match.players, reader, match.seating)
    yield saying("standings-after", rounds=rounds_finished(sheets), all=form.rounds)
    for player, one in standings(sheets, form):
        yield saying(
            "standing",
            place=str(one.place),
            **narrator.person(player),
            points=one.points,
            won=one.rounds_won or 0,
            against=one.leftovers,
        )


def goal(match: Match) -> Message:
    """Describe what ends the match."""
    form = match.format
    rounds = form.rounds if isinstance(form, RotatingPartners | TwoTables) else 0
    return saying(f"goal-{form.name}", points=form.target, rounds=rounds)


def newly_eliminated(match: Match, reader: int | None) -> list[Message]:
    """Report the players eliminated in the last round (H7)."""
    staying = match.next_seating()
    out = [player for player in match.seating if player not in staying]
    if match.over or not out:
        return []
    return [saying("eliminated", **Narrator(match.players, reader, match.seating).people(out))]


def sheet(match: Match) -> list[list[Cell]]:
    """List everyone's points in each round, as table rows."""
    players = len(match.players)
    points = [match.format.points(players, row) for row in match.rows]
    rows: list[list[Cell]] = [[saying("sheet-round"), *distinct(match.players)]]
    rows += [[str(number), *map(str, row)] for number, row in enumerate(points, start=1)]
    return [*rows, [saying("sheet-total"), *map(str, match.scores)]]
