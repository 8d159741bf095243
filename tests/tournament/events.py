"""Events for the tests, in few words."""

from collections.abc import Sequence

from wildfour.tournament.facts import Corrected, Created, Entered, Fact, Reported, Seated, Started
from wildfour.tournament.planning import next_seating
from wildfour.tournament.ranking import places
from wildfour.tournament.settings import Settings
from wildfour.tournament.slips import read_slip
from wildfour.tournament.tournament import Tournament

EIGHT = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gil", "Hal")


def whist(names: Sequence[str] = EIGHT, *, hands: int = 4, cycles: int = 1, seed: int = 1) -> Tournament:
    return started(Settings(kind="whist", seed=seed, hands=hands, cycles=cycles), names)


def individual(
    names: Sequence[str] = EIGHT,
    *,
    games: int = 2,
    table_size: int = 4,
    final: int = 4,
    hands: int = 1,
    options: str = "",
) -> Tournament:
    settings = Settings(
        kind="individual",
        seed=1,
        games=games,
        table_size=table_size,
        final=final,
        hands=hands,
        option_text=options,
    )
    return started(settings, names)


def started(settings: Settings, names: Sequence[str]) -> Tournament:
    facts: list[Fact] = [Created(settings), *(Entered(name) for name in names), Started()]
    return Tournament.of(facts)


def players(number: int) -> list[str]:
    return [f"P{number:02}" for number in range(1, number + 1)]


def seat(event: Tournament, *tables: str) -> None:
    """Seat the next sitting, or one that the test wants: each table is `Ann Bob Cid Dan`, in the order of its seats."""
    if tables:
        names = tuple(tuple(table.split()) for table in tables)
        event.record(Seated(len(event.sittings) + 1, names))
    else:
        event.record(next_seating(event))


def slip(event: Tournament, table: int, text: str, *, correct: bool = False, sitting: int | None = None) -> None:
    """Report, or correct, a table of the last sitting as it would be typed."""
    number = sitting or len(event.sittings)
    hands = 1 if number == event.final_number else event.settings.hands
    stuck = bool(event.settings.options["stuck-hands-count"])
    result = read_slip(text.split(), event.table(number, table), hands, stuck_hands_count=stuck)
    event.record((Corrected if correct else Reported)(number, table, result))


def report_all(event: Tournament) -> None:
    """Every waiting table reports the same: the first team, or the first seat, wins 10 points a round."""
    for number in event.waiting:
        table = event.table(len(event.sittings), number)
        if table.partners:
            one, other = ("+".join(team) for team in table.teams)
            hands = event.settings.hands
            slip(event, number, f"{one} {'10 ' * hands} {other} {'0 ' * hands}")
        else:
            first, second, *others = table.players
            words = [f"{first} out", f"{second} 10", *(f"{name} 0" for name in others)]
            slip(event, number, " ".join(words))


def points(event: Tournament) -> dict[str, int]:
    return {place.line.name: place.line.points for place in places(event)}


def order(event: Tournament) -> str:
    return " ".join(place.line.name for place in places(event))
