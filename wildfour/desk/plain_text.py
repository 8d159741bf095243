"""Sittings and standings as plain lines, with columns only for numbers to compare."""

from collections.abc import Iterator

from wildfour.desk.messages import (
    describe_hands,
    describe_result,
    describe_settings,
    next_step,
    seated_table,
    sitting_title,
)
from wildfour.support.columns import columns
from wildfour.tournament.planning import evenness
from wildfour.tournament.ranking_criteria import Standing
from wildfour.tournament.seating.sittings import SeatedTable, Sitting
from wildfour.tournament.standings import order_of, progress, standings
from wildfour.tournament.tournament_state import TournamentState
from wildfour.words import Catalogue, Message, saying

UNKNOWN = "-"
INDENT = "    "


def lines(words: Catalogue, *messages: Message) -> str:
    """Join sentences on one line."""
    return " ".join(map(words.tell, messages))


def sitting_lines(tournament: TournamentState, sitting: Sitting, words: Catalogue) -> Iterator[str]:
    yield words.tell(sitting_title(tournament, sitting))
    for number, table in enumerate(sitting.tables, 1):
        yield words.tell(seated_table(number, table, is_final=sitting.is_final))
        if table.partners:
            yield f"{INDENT}{words.say('seats-in-order', names=table.players)}"
    if sitting.sits_out and not sitting.is_final:
        yield words.say("sitting-out", names=sitting.sits_out)


def standings_lines(tournament: TournamentState, words: Catalogue, width: int | None = None) -> Iterator[str]:
    """Format standings in columns, within the screen width if there is one."""
    yield words.tell(progress(tournament))
    per_game = tournament.counts_per_game
    heads = (
        words.say("column-rank"),
        words.say("column-player"),
        words.say("column-points"),
        *([words.say("column-per-game")] if per_game else []),
        words.say("column-rounds-won"),
        words.say("column-left-over"),
        words.say("column-games"),
        words.say("column-remarks"),
    )
    rows = [standing_cells(line, words, per_game) for line in standings(tournament)]
    yield from columns([heads, *rows], f"><>{'>' * per_game}>>><", width)
    yield lines(words, *order_of(tournament))
    if tournament.is_over:
        yield lines(words, *next_step(tournament))


def standing_cells(line: Standing, words: Catalogue, per_game: bool) -> tuple[str, ...]:
    whole, tenths = divmod(line.per_game, 10)
    mean = [words.say("per-game", whole=whole, tenths=tenths)] if per_game else []
    numbers = (line.rounds_won, line.leftovers, line.games)
    remarks = "; ".join(map(words.tell, line.remarks))
    return (known(line.rank), line.name, known(line.points), *mean, *map(known, numbers), remarks)


def known(number: int | None) -> str:
    return UNKNOWN if number is None else str(number)


def show_lines(tournament: TournamentState, words: Catalogue) -> Iterator[str]:
    yield from map(words.tell, describe_settings(tournament))
    yield words.say("players-entered", names=list(tournament.entrants), count=len(tournament.entrants))
    for name, substitute in tournament.seat_of.items():
        yield words.say("plays-for", name=name, substitute=substitute)
    for sitting in tournament.sittings:
        yield from shown_sitting(tournament, sitting, words)
    if tournament.is_started:
        yield lines(words, *evenness(tournament))
    yield lines(words, *next_step(tournament))


def shown_sitting(tournament: TournamentState, sitting: Sitting, words: Catalogue) -> Iterator[str]:
    yield f"{words.tell(sitting.title)}."
    if sitting.is_final:
        for number, played in enumerate(tournament.final.rounds if tournament.final else (), 1):
            yield f"{INDENT}{words.say('shown-round', number=str(number), hands=describe_hands(played))}"
        return
    for number, table in enumerate(sitting.tables, 1):
        result = shown_table(tournament, sitting.number, number, table)
        yield f"{INDENT}{words.say('shown-table', number=str(number), what=result)}"


def shown_table(tournament: TournamentState, sitting: int, number: int, table: SeatedTable) -> Message:
    result = tournament.results.get((sitting, number))
    if result is None:
        waits = "yes" if number in tournament.waiting else "no"
        return saying("shown-without-result", table=str(table), waits=waits)
    bots = "yes" if (sitting, number) in tournament.by_bots else "no"
    return saying("shown-result", result=describe_result(table, result), bots=bots)
