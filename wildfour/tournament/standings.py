"""Tournament standings: players in order, with ranks and remarks."""

from collections.abc import Sequence
from dataclasses import replace

from wildfour.tournament.ranking_criteria import Results, ScoredTable, Standing, ranked
from wildfour.tournament.tournament_state import TournamentState
from wildfour.words import Message, saying


def standings(tournament: TournamentState) -> list[Standing]:
    """List everyone. The final determines the order of its players, and withdrawn players come last."""
    results = {result.name: result for result in ranked_players(tournament)}
    finalists = tournament.final.order() if tournament.final is not None else []
    order = [*finalists, *(name for name in results if name not in finalists)]
    playing = [name for name in order if name in tournament.active]
    gone = [name for name in order if name not in tournament.active]
    ranks = ranks_of(tournament, playing, results)
    return [
        replace(
            results[name],
            rank=ranks.get(name),
            notes=(*final_note(tournament, name), *coming_and_going(tournament, name)),
        )
        for name in (*playing, *gone)
    ]


def ranked_players(tournament: TournamentState) -> list[Standing]:
    """Rank all entrants by the reported tables. Substitutes' points count for no one."""
    return ranked(results_of(tournament))


def results_of(tournament: TournamentState) -> Results:
    return Results(
        list(tournament.entrants),
        scored_tables(tournament),
        tournament.decisions,
        per_game=tournament.counts_per_game,
    )


def scored_tables(tournament: TournamentState) -> list[ScoredTable]:
    """Score the reported tables, excluding the final."""
    stuck = tournament.settings.stuck_hands_count
    scored = []
    for (sitting, number), result in sorted(tournament.results.items()):
        if sitting != tournament.final_number:
            table = tournament.table(sitting, number)
            scored.append(ScoredTable(table, result.scores(table, stuck)))
    return scored


def ranks_of(tournament: TournamentState, playing: Sequence[str], results: dict[str, Standing]) -> dict[str, int]:
    """Return the ranks (R16, R43). Tied players share a place."""
    final = tournament.final.places() if tournament.final is not None else {}
    keys = [(0, final[name]) if name in final else (1, results[name].place) for name in playing]
    return {name: keys.index(key) + 1 for name, key in zip(playing, keys, strict=True)}


def final_note(tournament: TournamentState, name: str) -> list[Message]:
    final = tournament.final
    if final is None or name not in final.players:
        return []
    if name in final.winners:
        return [saying("won-final")]
    staying = "yes" if name in final.staying else "no"
    return [saying("final-note", points=final.totals[name], staying=staying)]


def coming_and_going(tournament: TournamentState, name: str) -> list[Message]:
    entrant = tournament.entrants[name]
    said = [] if entrant.late is None else [saying("came-late", sitting=entrant.late)]
    if entrant.withdrew is not None:
        substitute = tournament.seat_of.get(name, 0)
        said.append(saying("withdrew-note", sitting=entrant.withdrew, substitute=substitute))
    elif entrant.returned is not None:
        said.append(saying("came-back", sitting=entrant.returned))
    return said


def order_of(tournament: TournamentState) -> list[Message]:
    """Describe the ranking criteria."""
    per_game = "yes" if tournament.counts_per_game else "no"
    won = "yes" if results_of(tournament).knows_won else "no"
    said = [saying("order", won=won, per_game=per_game)]
    return [*said, saying("order-final")] if tournament.settings.has_final else said


def progress(tournament: TournamentState) -> Message:
    """Report how many tables have reported."""
    reported = [sitting for sitting, _ in tournament.results if sitting != tournament.final_number]
    return saying("progress", tables=len(reported), sittings=len(set(reported)))


def winners(tournament: TournamentState) -> list[str]:
    """List the winners, once the tournament is over."""
    return [one.name for one in standings(tournament) if one.rank == 1] if tournament.is_over else []


def describe_winners(tournament: TournamentState) -> list[Message]:
    names = winners(tournament)
    return [saying("have-won", names=names, count=len(names))] if names else []
