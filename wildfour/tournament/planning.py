"""What is seated next: the plan of the sittings to come, and the final."""

from functools import lru_cache

from wildfour.errors import Invalid
from wildfour.tournament.encounters import fewest_repeats, repeats
from wildfour.tournament.facts import SittingSeated
from wildfour.tournament.individual import plan
from wildfour.tournament.seating import Schedule, Sitting, whist_schedule
from wildfour.tournament.standings import ranked_players
from wildfour.tournament.state import TournamentState


def sittings_to_come(tournament: TournamentState) -> Schedule:
    """The sittings not yet seated, without the final."""
    if not tournament.is_started or tournament.all_seated:
        return ()
    if tournament.settings.partners:
        return whist_to_come(tournament)
    return individual_plan(tournament)[len(tournament.sittings) - tournament.planned_from :]


def sittings_in_all(tournament: TournamentState) -> int:
    """How many there are, without the final."""
    return len(tournament.qualifying) + len(sittings_to_come(tournament))


def whist_to_come(tournament: TournamentState) -> Schedule:
    schedule = whist_schedule(list(tournament.entrants), tournament.settings.seed, tournament.settings.cycles)
    return tuple(with_substitutes(tournament, sitting) for sitting in schedule[len(tournament.sittings) :])


def with_substitutes(tournament: TournamentState, sitting: Sitting) -> Sitting:
    tables = sitting.tables
    for name in tournament.substitutes:
        tables = tuple(table.with_substitute(name, tournament.playing_for(name)) for table in tables)
    sits_out = tuple(tournament.playing_for(name) for name in sitting.sits_out)
    return Sitting(sitting.number, tables, sits_out)


def individual_plan(tournament: TournamentState) -> Schedule:
    """The plan that was made when players last came or went."""
    seated = tuple(tournament.sittings[: tournament.planned_from])
    since = [table for sitting in tournament.qualifying[tournament.planned_from :] for table in sitting.tables]
    left = {
        name: tournament.games_left(name) + sum(name in table.players for table in since) for name in tournament.active
    }
    return plan_once(tuple(left.items()), tournament.settings.table_size, tournament.settings.seed, seated)


@lru_cache(maxsize=16)
def plan_once(left: tuple[tuple[str, int], ...], table_size: int, seed: int, seated: Schedule) -> Schedule:
    """A plan takes up to a second, and one command may ask for it several times."""
    return plan(dict(left), table_size, seed, seated)


def next_seating(tournament: TournamentState) -> SittingSeated:
    """The sitting to be seated now."""
    if not tournament.is_started:
        raise Invalid("The tournament has not started; use start when everybody has entered.")
    if tournament.waiting:
        raise Invalid(tournament.waiting_sentence())
    if tournament.is_over:
        raise Invalid("The tournament is over, so there is nobody left to seat; standings shows how it ended.")
    number = len(tournament.sittings) + 1
    if tournament.all_seated:
        best = tuple(one.name for one in ranked_players(tournament) if one.name in tournament.active)
        return SittingSeated(number, (best[: tournament.settings.final],), is_final=True)
    return SittingSeated(number, tuple(table.players for table in sittings_to_come(tournament)[0].tables))


def encounters_sentence(tournament: TournamentState) -> str:
    """How well the plan keeps players from meeting again."""
    sittings = [
        [table.players for table in sitting.tables]
        for sitting in (*tournament.qualifying, *sittings_to_come(tournament))
    ]
    again = repeats(table for tables in sittings for table in tables)
    if not again:
        return "In this plan, nobody meets anyone twice."
    meetings = "is 1 repeat meeting" if again == 1 else f"are {again} repeat meetings"
    least = fewest_repeats(sittings)
    return f"In this plan there {meetings} of two players; no plan of this shape can have fewer than {least}."
