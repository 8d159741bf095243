"""The standings of a tournament: who counts, in which order, and with which remarks."""

from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.tournament.ranking import PlayerResult, ScoredTable, ranked
from wildfour.tournament.state import TournamentState

ORDER = (
    "Order: most points; then most rounds won; then fewest points left over; then the direct encounters of those who "
    "are still equal (own points less the others', at tables where they were opponents); then a lot drawn from the "
    "tournament's seed."
)
ORDER_WITHOUT_WON = ORDER.replace(
    "then most rounds won; ", "rounds won are not compared, because some tables reported totals; "
)


@dataclass(frozen=True)
class Standing:
    """A line of the standings. Whoever has withdrawn has no rank; `decided_by` is what broke a tie."""

    rank: int | None
    name: str
    points: int
    rounds_won: int | None
    leftovers: int
    games: int
    decided_by: str
    note: str

    @property
    def remarks(self) -> list[str]:
        tie = f"tie broken by {self.decided_by}" if self.decided_by else ""
        return [remark for remark in (tie, self.note) if remark]


def standings(tournament: TournamentState) -> list[Standing]:
    """Everybody. A final decides among those who played it; whoever withdrew comes last."""
    results = {result.name: result for result in ranked_players(tournament)}
    finalists = tournament.final.order() if tournament.final is not None else []
    order = [*finalists, *(name for name in results if name not in finalists)]
    playing = [name for name in order if name in tournament.active]
    gone = [name for name in order if name not in tournament.active]
    ranks = ranks_of(tournament, playing)
    return [standing(tournament, results[name], ranks.get(name)) for name in (*playing, *gone)]


def standing(tournament: TournamentState, result: PlayerResult, rank: int | None) -> Standing:
    score, note = result.score, note_of(tournament, result.name)
    return Standing(
        rank, result.name, score.points, score.rounds_won, score.leftovers, result.games, result.decided_by, note
    )


def ranked_players(tournament: TournamentState) -> list[PlayerResult]:
    """Everybody who entered, by what the tables reported; substitutes score for nobody."""
    return ranked(list(tournament.entrants), scored_tables(tournament), tournament.settings.seed)


def scored_tables(tournament: TournamentState) -> list[ScoredTable]:
    """What the tables reported, without the final."""
    stuck = bool(tournament.settings.options["stuck-hands-count"])
    scored = []
    for (sitting, number), result in sorted(tournament.results.items()):
        if sitting != tournament.final_number:
            table = tournament.table(sitting, number)
            scored.append(ScoredTable(table, result.scores(table, stuck)))
    return scored


def ranks_of(tournament: TournamentState, playing: Sequence[str]) -> dict[str, int]:
    """R16: those who win the final together share the first place."""
    ranks = {name: rank for rank, name in enumerate(playing, 1)}
    if tournament.final is not None:
        ranks.update(dict.fromkeys((name for name in tournament.final.winners if name in ranks), 1))
    return ranks


def note_of(tournament: TournamentState, name: str) -> str:
    notes = [final_note(tournament, name), late_note(tournament, name), withdrawn_note(tournament, name)]
    return "; ".join(note for note in notes if note)


def final_note(tournament: TournamentState, name: str) -> str:
    final = tournament.final
    if final is None or name not in final.players:
        return ""
    if name in final.winners:
        return "won the final"
    state = "in" if name in final.staying else "out"
    return f"final: {state} with {final.totals[name]}"


def late_note(tournament: TournamentState, name: str) -> str:
    late = tournament.entrants[name].late
    return "" if late is None else f"came after sitting {late}"


def withdrawn_note(tournament: TournamentState, name: str) -> str:
    sittings = tournament.entrants[name].withdrew
    if sittings is None:
        return ""
    substitute = f", replaced by {tournament.playing_for(name)}" if name in tournament.substitutes else ""
    when = f"after sitting {sittings} was seated" if sittings else "before sitting 1"
    return f"withdrew {when}{substitute}"


def order_sentence(tournament: TournamentState) -> str:
    knows_won = all(result.score.rounds_won is not None for result in ranked_players(tournament))
    return ORDER if knows_won else ORDER_WITHOUT_WON


def progress_sentence(tournament: TournamentState) -> str:
    """How far the tournament has come."""
    reported = sum(sitting != tournament.final_number for sitting, _ in tournament.results)
    if not reported:
        return "No table has reported yet."
    tables = "1 table has" if reported == 1 else f"{reported} tables have"
    seated = len(tournament.qualifying)
    return f"{tables} reported, in {seated} sitting{'' if seated == 1 else 's'}."


def winners(tournament: TournamentState) -> list[str]:
    """Who won, once the tournament is over."""
    return [one.name for one in standings(tournament) if one.rank == 1] if tournament.is_over else []
