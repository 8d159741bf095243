"""What the tournament desk prints: plain lines, in columns only where numbers are compared."""

from collections.abc import Iterator, Sequence

from wildfour.columns import columns
from wildfour.tournament.planning import encounters_sentence, sittings_in_all
from wildfour.tournament.results import Result, RoundLeft, TeamPoints
from wildfour.tournament.seating import SeatedTable, Sitting
from wildfour.tournament.standings import Standing, order_sentence, progress_sentence, standings, winners
from wildfour.tournament.state import TournamentState
from wildfour.words import listed

UNKNOWN = "-"


def sitting_lines(tournament: TournamentState, sitting: Sitting) -> Iterator[str]:
    yield sitting_title(tournament, sitting)
    for number, table in enumerate(sitting.tables, 1):
        yield f"{'Final' if sitting.is_final else f'Table {number}'}: {table_words(table)}"
        if table.partners:
            yield f"    Seats in order: {', '.join(table.players)}."
    if sitting.sits_out and not sitting.is_final:
        yield f"Sitting out: {listed(sitting.sits_out)}."


def sitting_title(tournament: TournamentState, sitting: Sitting) -> str:
    if sitting.is_final:
        return f"Final, by elimination (H7): whoever reaches {tournament.settings.final_format.target} points is out."
    return f"{sitting.title} of {sittings_in_all(tournament)}."


def table_words(table: SeatedTable) -> str:
    if table.partners:
        return f"{' against '.join(' and '.join(team) for team in table.teams)}."
    return f"{', '.join(table.players)}."


def result_words(table: SeatedTable, result: Result) -> str:
    if isinstance(result, TeamPoints):
        return ", ".join(team_words(team, own) for team, own in zip(table.teams, result.points, strict=True))
    return "; ".join(round_words(played) for played in result.rounds)


def team_words(team: Sequence[str], points: Sequence[int]) -> str:
    name = "+".join(team)
    return f"{name} {points[0]}" if len(points) == 1 else f"{name} {' '.join(map(str, points))}, in all {sum(points)}"


def round_words(played: RoundLeft) -> str:
    if played.out is None:
        return "drawn, nobody scores"
    return f"{hands_words(played)}: {sum(played.left.values())} points for {played.out}"


def hands_words(played: RoundLeft) -> str:
    others = [f"{name} {left}" for name, left in played.left.items() if name != played.out]
    return ", ".join([f"{played.out} out", *others] if played.out else ["drawn", *others])


def standings_lines(tournament: TournamentState, width: int | None = None) -> Iterator[str]:
    """In columns that fit into a screen of this width, if there is one."""
    yield progress_sentence(tournament)
    heads = ("Rank", "Player", "Points", "Rounds won", "Left over", "Games", "Remarks")
    yield from columns([heads, *map(standing_cells, standings(tournament))], "><>>>><", width)
    yield order_sentence(tournament)
    yield from winner_lines(tournament)


def standing_cells(line: Standing) -> tuple[str, ...]:
    numbers = (line.points, line.rounds_won, line.leftovers, line.games)
    return (known(line.rank), line.name, *map(known, numbers), "; ".join(line.remarks))


def known(number: int | None) -> str:
    return UNKNOWN if number is None else str(number)


def winner_lines(tournament: TournamentState) -> Iterator[str]:
    champions = winners(tournament)
    if champions:
        yield f"The tournament is over. {listed(champions)} {'has' if len(champions) == 1 else 'have'} won."


def next_step(tournament: TournamentState) -> str:
    """What the organiser does now."""
    if not tournament.is_started:
        return f"Next: enter more players, or start with the {len(tournament.entrants)} who have entered."
    if tournament.waiting:
        return tournament.waiting_sentence()
    if tournament.is_over:
        return " ".join(winner_lines(tournament))
    return "Next: seat the final." if tournament.all_seated else f"Next: seat sitting {len(tournament.sittings) + 1}."


def settings_lines(tournament: TournamentState) -> Iterator[str]:
    settings = tournament.settings
    options = f", options: {settings.option_text}" if settings.option_text else ""
    yield f"{settings.kind.capitalize()} tournament, {settings.edition.title}{options}, seed {settings.seed}."
    rounds = "one round" if settings.hands == 1 else f"{settings.hands} rounds"
    if settings.partners:
        cycles = "once" if settings.cycles == 1 else f"{settings.cycles} times"
        yield f"Everyone partners everyone else {cycles}, for {rounds} each time (H6, R19)."
    else:
        final = (
            f"then the best {settings.final} play an elimination final (H7)" if settings.final else "without a final"
        )
        yield f"{counted_games(settings.games)} each at tables of {settings.table_size}, {rounds} each; {final}."


def show_lines(tournament: TournamentState) -> Iterator[str]:
    yield from settings_lines(tournament)
    yield f"{len(tournament.entrants)} players: {listed(list(tournament.entrants)) or 'nobody yet'}."
    for name, substitute in tournament.substitutes.items():
        yield f"{substitute} plays for {name}; {substitute}'s points count for nobody."
    for sitting in tournament.sittings:
        yield from shown_sitting(tournament, sitting)
    if tournament.is_started and not tournament.settings.partners:
        yield encounters_sentence(tournament)
    yield next_step(tournament)


def shown_sitting(tournament: TournamentState, sitting: Sitting) -> Iterator[str]:
    yield f"{sitting.title}."
    if sitting.is_final:
        for number, played in enumerate(tournament.final.rounds if tournament.final else (), 1):
            yield f"    Round {number}: {hands_words(played)}."
        return
    for number, table in enumerate(sitting.tables, 1):
        yield f"    Table {number}: {shown_table(tournament, sitting.number, number, table)}"


def shown_table(tournament: TournamentState, sitting: int, number: int, table: SeatedTable) -> str:
    result = tournament.results.get((sitting, number))
    if result is None:
        return f"{table}, no result yet." if number in tournament.waiting else f"{table}, not played."
    bots = " (bots)" if (sitting, number) in tournament.by_bots else ""
    return f"{result_words(table, result)}{bots}."


def counted_games(games: int) -> str:
    return "one game" if games == 1 else f"{games} games"
