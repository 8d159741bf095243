"""What the tournament desk prints: plain lines, in columns only where numbers are compared."""

from collections.abc import Iterator, Sequence

from wildfour.columns import columns
from wildfour.tournament.event import Event
from wildfour.tournament.planning import encounters_sentence, sittings_in_all
from wildfour.tournament.ranking import Place, order_sentence, places, progress_sentence, winners
from wildfour.tournament.results import Result, RoundLeft, TeamPoints
from wildfour.tournament.seating import Sitting, Table
from wildfour.words import listed

UNKNOWN = "-"


def sitting_lines(event: Event, sitting: Sitting) -> Iterator[str]:
    yield sitting_title(event, sitting)
    for number, table in enumerate(sitting.tables, 1):
        yield f"{'Final' if sitting.is_final else f'Table {number}'}: {table_words(table)}"
        if table.partners:
            yield f"    Seats in order: {', '.join(table.players)}."
    if sitting.sits_out and not sitting.is_final:
        yield f"Sitting out: {listed(sitting.sits_out)}."


def sitting_title(event: Event, sitting: Sitting) -> str:
    if sitting.is_final:
        return f"Final, by elimination (H7): whoever reaches {event.settings.final_format.target} points is out."
    return f"{sitting.title} of {sittings_in_all(event)}."


def table_words(table: Table) -> str:
    if table.partners:
        return f"{' against '.join(' and '.join(team) for team in table.teams)}."
    return f"{', '.join(table.players)}."


def result_words(table: Table, result: Result) -> str:
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


def standings_lines(event: Event, width: int | None = None) -> Iterator[str]:
    """In columns that fit into a screen of this width, if there is one."""
    yield progress_sentence(event)
    lines = places(event)
    rows = [("Rank", "Player", "Points", "Rounds won", "Left over", "Games", "Remarks"), *map(row_of, lines)]
    yield from columns(rows, "><>>>><", width)
    yield order_sentence(event)
    yield from winner_lines(event)


def row_of(place: Place) -> tuple[str, ...]:
    line = place.line
    tie = f"tie broken by {line.decided_by}" if line.decided_by else ""
    return (
        UNKNOWN if place.rank is None else str(place.rank),
        line.name,
        str(line.points),
        UNKNOWN if line.rounds_won is None else str(line.rounds_won),
        str(line.leftovers),
        str(line.games),
        "; ".join(remark for remark in (tie, place.note) if remark),
    )


def winner_lines(event: Event) -> Iterator[str]:
    champions = winners(event)
    if champions:
        yield f"The event is over. {listed(champions)} {'has' if len(champions) == 1 else 'have'} won."


def next_step(event: Event) -> str:
    """What the organiser does now."""
    if not event.is_started:
        return f"Next: enter more players, or start with the {len(event.entrants)} who have entered."
    if event.waiting:
        return event.waiting_sentence()
    if event.is_over:
        return " ".join(winner_lines(event))
    return "Next: seat the final." if event.all_seated else f"Next: seat sitting {len(event.sittings) + 1}."


def settings_lines(event: Event) -> Iterator[str]:
    settings = event.settings
    options = f", options: {settings.option_text}" if settings.option_text else ""
    yield f"{settings.kind.capitalize()} event, {settings.rules.title}{options}, seed {settings.seed}."
    rounds = "one round" if settings.hands == 1 else f"{settings.hands} rounds"
    if settings.partners:
        cycles = "once" if settings.cycles == 1 else f"{settings.cycles} times"
        yield f"Everyone partners everyone else {cycles}, for {rounds} each time (H6, R19)."
    else:
        final = (
            f"then the best {settings.final} play an elimination final (H7)" if settings.final else "without a final"
        )
        yield f"{counted_games(settings.games)} each at tables of {settings.table_size}, {rounds} each; {final}."


def show_lines(event: Event) -> Iterator[str]:
    yield from settings_lines(event)
    yield f"{len(event.entrants)} players: {listed(list(event.entrants)) or 'nobody yet'}."
    for name, substitute in event.substitutes.items():
        yield f"{substitute} plays for {name}; the points of {substitute} count for nobody."
    for sitting in event.sittings:
        yield from shown_sitting(event, sitting)
    if event.is_started and not event.settings.partners:
        yield encounters_sentence(event)
    yield next_step(event)


def shown_sitting(event: Event, sitting: Sitting) -> Iterator[str]:
    yield f"{sitting.title}."
    if sitting.is_final:
        for number, played in enumerate(event.final.rounds if event.final else (), 1):
            yield f"    Round {number}: {hands_words(played)}."
        return
    for number, table in enumerate(sitting.tables, 1):
        yield f"    Table {number}: {shown_table(event, sitting.number, number, table)}"


def shown_table(event: Event, sitting: int, number: int, table: Table) -> str:
    result = event.results.get((sitting, number))
    if result is None:
        return f"{table}, no result yet." if number in event.waiting else f"{table}, not played."
    bots = " (bots)" if (sitting, number) in event.by_bots else ""
    return f"{result_words(table, result)}{bots}."


def counted_games(games: int) -> str:
    return "one game" if games == 1 else f"{games} games"
