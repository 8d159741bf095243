"""Planning for the remaining sittings and the final."""

from collections import Counter
from functools import lru_cache

from wildfour.errors import Invalid
from wildfour.tournament.finalists import finalists
from wildfour.tournament.log_events import SittingSeated
from wildfour.tournament.seating.balance import describe_balance
from wildfour.tournament.seating.individual import plan
from wildfour.tournament.seating.partner_rotation import rotation
from wildfour.tournament.seating.repeated_meetings import fewest_repeats, repeats
from wildfour.tournament.seating.sittings import (
    Schedule,
    SeatedTable,
    Sitting,
    deals_at,
    seated_to_deal,
    whist_schedule,
    with_dealers,
)
from wildfour.tournament.tournament_state import TournamentState
from wildfour.words import Message, saying


def sittings_to_come(tournament: TournamentState) -> Schedule:
    """Return the sittings not yet seated, excluding the final."""
    if not tournament.is_started or tournament.all_seated:
        return ()
    if tournament.settings.partners:
        return dealt(tournament, whist_to_come(tournament))
    return dealt(tournament, individual_plan(tournament)[len(tournament.sittings) - tournament.planned_from :])


def plan_asked_for(tournament: TournamentState) -> Schedule:
    """Return the remaining sittings for display."""
    if not tournament.is_started:
        raise Invalid("not-started-yet")
    sittings = sittings_to_come(tournament)
    if not sittings:
        raise Invalid("nothing-planned")
    return sittings


def sittings_in_all(tournament: TournamentState) -> int:
    """Return the total number of sittings, excluding the final."""
    if tournament.settings.partners:
        return tournament.whist_sittings
    return len(tournament.qualifying) + len(sittings_to_come(tournament))


def dealt(tournament: TournamentState, schedule: Schedule) -> Schedule:
    """Assign dealers sitting by sitting, so that everyone deals equally often (R44)."""
    deals = tournament.dealt()
    sittings = []
    for sitting in schedule:
        sittings.append(seated_to_deal(sitting, deals, tournament.names))
        deals += deals_at(sittings[-1:], tournament.settings.hands)
    return tuple(sittings)


def whist_to_come(tournament: TournamentState) -> Schedule:
    schedule = whist_schedule(list(tournament.entrants), tournament.settings.seed, tournament.whist_sittings)
    return tuple(with_substitutes(tournament, sitting) for sitting in schedule[len(tournament.sittings) :])


def with_substitutes(tournament: TournamentState, sitting: Sitting) -> Sitting:
    for name, substitute in tournament.seat_of.items():
        sitting = sitting.with_substitute(name, substitute)
    return sitting


def individual_plan(tournament: TournamentState) -> Schedule:
    """Return the plan made after the last change in players."""
    planned_from = tournament.planned_from
    seated = tuple(tournament.sittings[:planned_from])
    left = {
        name: max(0, tournament.entrants[name].due - tournament.games_seated(name, planned_from))
        for name in tournament.active
    }
    settings = tournament.settings
    all_play = tournament.sittings_wanted > 0
    return plan_once(tuple(left.items()), settings.table_size, settings.seed, seated, all_play)


@lru_cache(maxsize=16)
def plan_once(
    left: tuple[tuple[str, int], ...], table_size: int, seed: int, seated: Schedule, all_play: bool
) -> Schedule:
    """Return the plan, cached because it takes up to a second to compute and one command may need it several times."""
    return plan(dict(left), table_size, seed, seated, all_play=all_play)


def next_seating(tournament: TournamentState) -> SittingSeated:
    """Return the next sitting to seat."""
    if not tournament.is_started:
        raise Invalid("not-started-yet")
    if tournament.waiting:
        raise Invalid("waiting-first", waiting=tournament.waiting_for())
    if tournament.is_over:
        raise Invalid("nothing-left-to-seat")
    if tournament.all_seated:
        return final_seating(tournament)
    return as_fact(sittings_to_come(tournament)[0])


def final_seating(tournament: TournamentState) -> SittingSeated:
    """Return the seating of the final (R43). All ties must be decided."""
    best = finalists(tournament)
    if best.tied:
        raise Invalid("final-undecided", names=best.tied, places=best.places)
    final = Sitting(len(tournament.sittings) + 1, (SeatedTable(best.players),), is_final=True)
    return as_fact(with_dealers(final, Counter(tournament.dealt()), tournament.names))


def as_fact(sitting: Sitting) -> SittingSeated:
    return SittingSeated(
        sitting.number,
        tuple(table.players for table in sitting.tables),
        tuple(table.dealer for table in sitting.tables),
        sitting.is_final,
    )


def evenness(tournament: TournamentState) -> list[Message]:
    """Describe how even the plan is: games per player, and repeated meetings."""
    if tournament.settings.partners:
        players = len(tournament.entrants)
        return describe_balance(rotation(players, tournament.whist_sittings), players)
    return [encounters(tournament)]


def encounters(tournament: TournamentState) -> Message:
    sittings = [
        [table.players for table in sitting.tables]
        for sitting in (*tournament.qualifying, *sittings_to_come(tournament))
    ]
    again = repeats(table for tables in sittings for table in tables)
    return saying("encounters", again=again, least=fewest_repeats(sittings))
