"""What is seated next: the plan of the sittings to come, and the final."""

from functools import lru_cache

from wildfour.errors import Invalid
from wildfour.tournament.encounters import fewest_repeats, repeats
from wildfour.tournament.event import Event
from wildfour.tournament.facts import Seated
from wildfour.tournament.individual import plan
from wildfour.tournament.ranking import ranked_lines
from wildfour.tournament.seating import Schedule, Sitting, whist_schedule


def sittings_to_come(event: Event) -> Schedule:
    """The sittings not yet seated, without the final."""
    if not event.is_started or event.all_seated:
        return ()
    if event.settings.partners:
        return whist_to_come(event)
    return individual_plan(event)[len(event.sittings) - event.planned_from :]


def sittings_in_all(event: Event) -> int:
    """How many there are, without the final."""
    return len(event.qualifying) + len(sittings_to_come(event))


def whist_to_come(event: Event) -> Schedule:
    schedule = whist_schedule(list(event.entrants), event.settings.seed, event.settings.cycles)
    return tuple(with_substitutes(event, sitting) for sitting in schedule[len(event.sittings) :])


def with_substitutes(event: Event, sitting: Sitting) -> Sitting:
    tables = sitting.tables
    for name in event.substitutes:
        tables = tuple(table.with_substitute(name, event.playing_for(name)) for table in tables)
    sits_out = tuple(event.playing_for(name) for name in sitting.sits_out)
    return Sitting(sitting.number, tables, sits_out)


def individual_plan(event: Event) -> Schedule:
    """The plan that was made when players last came or went."""
    seated = tuple(event.sittings[: event.planned_from])
    since = [table for sitting in event.qualifying[event.planned_from :] for table in sitting.tables]
    left = {name: event.games_left(name) + sum(name in table.players for table in since) for name in event.active}
    return plan_once(tuple(left.items()), event.settings.table_size, event.settings.seed, seated)


@lru_cache(maxsize=16)
def plan_once(left: tuple[tuple[str, int], ...], table_size: int, seed: int, seated: Schedule) -> Schedule:
    """A plan takes up to a second, and one command may ask for it several times."""
    return plan(dict(left), table_size, seed, seated)


def next_seating(event: Event) -> Seated:
    """The sitting to be seated now."""
    if not event.is_started:
        raise Invalid("The event has not started; use start when everybody has entered.")
    if event.waiting:
        raise Invalid(event.waiting_sentence())
    if event.is_over:
        raise Invalid("The event is over, and nobody is seated any more; standings shows how it ended.")
    number = len(event.sittings) + 1
    if event.all_seated:
        best = tuple(line.name for line in ranked_lines(event) if line.name in event.active)
        return Seated(number, (best[: event.settings.final],), is_final=True)
    return Seated(number, tuple(table.players for table in sittings_to_come(event)[0].tables))


def encounters_sentence(event: Event) -> str:
    """How well the plan keeps players from meeting again."""
    sittings = [
        [table.players for table in sitting.tables] for sitting in (*event.qualifying, *sittings_to_come(event))
    ]
    again = repeats(table for tables in sittings for table in tables)
    times = "nobody meets anybody again" if not again else f"{again} times two players meet who have met before"
    least = fewest_repeats(sittings)
    bound = "" if not again else f"; no plan of this shape can do with fewer than {least}"
    return f"In the plan {times}{bound}."
