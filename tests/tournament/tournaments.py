"""Tournaments for the tests, in few words."""

from collections.abc import Sequence

from wildfour.tournament.facts import Corrected, Entered, Fact, Reported, SittingSeated, Started
from wildfour.tournament.planning import next_seating
from wildfour.tournament.settings import Settings
from wildfour.tournament.slips import read_slip
from wildfour.tournament.standings import standings
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
    facts: list[Fact] = [settings, *(Entered(name) for name in names), Started()]
    return Tournament.of(facts)


def players(number: int) -> list[str]:
    return [f"P{number:02}" for number in range(1, number + 1)]


def seat(tournament: Tournament, *tables: str) -> None:
    """Seat the next sitting, or one that the test wants: each table is `Ann Bob Cid Dan`, in the order of its seats."""
    if tables:
        names = tuple(tuple(table.split()) for table in tables)
        tournament.record(SittingSeated(len(tournament.sittings) + 1, names))
    else:
        tournament.record(next_seating(tournament))


def slip(tournament: Tournament, table: int, text: str, *, correct: bool = False, sitting: int | None = None) -> None:
    """Report, or correct, a table of the last sitting as it would be typed."""
    number = sitting or len(tournament.sittings)
    hands = 1 if number == tournament.final_number else tournament.settings.hands
    stuck = bool(tournament.settings.options["stuck-hands-count"])
    result = read_slip(text.split(), tournament.table(number, table), hands, stuck_hands_count=stuck)
    tournament.record((Corrected if correct else Reported)(number, table, result))


def report_all(tournament: Tournament) -> None:
    """Every waiting table reports the same: the first team, or the first seat, wins 10 points a round."""
    for number in tournament.waiting:
        table = tournament.table(len(tournament.sittings), number)
        if table.partners:
            one, other = ("+".join(team) for team in table.teams)
            hands = tournament.settings.hands
            slip(tournament, number, f"{one} {'10 ' * hands} {other} {'0 ' * hands}")
        else:
            first, second, *others = table.players
            words = [f"{first} out", f"{second} 10", *(f"{name} 0" for name in others)]
            slip(tournament, number, " ".join(words))


def points(tournament: Tournament) -> dict[str, int]:
    return {line.name: line.points for line in standings(tournament)}


def order(tournament: Tournament) -> str:
    return " ".join(line.name for line in standings(tournament))
