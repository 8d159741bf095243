"""Qualifying sittings for an individual tournament.

Playing at a table for one sitting counts as one game, and everyone plays the same number of games. If the players don't
fill whole tables, some sit out. After any sitting, no player is more than one game ahead of another. If the seats do
not fill whole tables, the last few tables have one player fewer (or one more, instead of tables of two). Alternatively,
every sitting has tables for everyone. Within these limits, repeated_meetings.py minimizes repeated meetings.
"""

import random
from collections.abc import Mapping, Sequence

from wildfour.tournament.seating.repeated_meetings import Met, Tables, meetings, spread
from wildfour.tournament.seating.sittings import Schedule, SeatedTable, Sitting

SMALLEST_TABLE, LARGEST_TABLE = 3, 6
TWO_HANDED = 2


def plan(
    games_left: Mapping[str, int], table_size: int, seed: int, seated: Schedule = (), *, all_play: bool = False
) -> Schedule:
    """Plan the sittings after those already seated. `games_left` has each active player's remaining games, in entry
    order. With `all_play`, no active player sits out."""
    names = list(games_left)
    luck = random.Random(f"{seed} individual {len(seated)}")
    met = met_before(names, seated)
    sittings = choose_players([games_left[name] for name in names], table_size, met, luck, all_play=all_play)
    spread(sittings, met, luck)
    return tuple(named(tables, names, number, luck) for number, tables in enumerate(sittings, len(seated) + 1))


def met_before(names: Sequence[str], seated: Schedule) -> Met:
    times = meetings(table.players for sitting in seated for table in sitting.tables)
    return [[times[min(one, other), max(one, other)] for other in names] for one in names]


def named(tables: Tables, names: Sequence[str], number: int, luck: random.Random) -> Sitting:
    """Assign seats at a table by lot."""
    called = tuple(SeatedTable(tuple(names[player] for player in luck.sample(table, len(table)))) for table in tables)
    playing = {player for table in called for player in table.players}
    return Sitting(number, called, tuple(name for name in names if name not in playing))


def table_sizes(seats: int, size: int) -> list[int]:
    """Split seats into tables of the given size. As few tables as possible, at the end, have a different size."""
    tables = -(-seats // size)
    if tables > 1 and seats // tables < SMALLEST_TABLE:
        tables -= 1
    base, larger = divmod(seats, tables) if tables else (0, 0)
    sizes = [base + 1] * larger + [base] * (tables - larger)
    return sorted(sizes, key=lambda one: abs(one - size))


def choose_players(
    games_left: Sequence[int], size: int, met: Met, luck: random.Random, *, all_play: bool = False
) -> list[Tables]:
    """Choose each sitting's players, and assign them to preliminary tables."""
    left = list(games_left)
    sittings = []
    sizes = table_sizes(sum(left), size)
    while sizes and (available := sum(games > 0 for games in left)) >= TWO_HANDED:
        fitting = table_sizes(available, size) if all_play else take_tables(sizes, available)
        chosen = choose(left, sum(fitting), met, luck)
        for player in chosen:
            left[player] -= 1
        sittings.append(cut(chosen, fitting))
    return sittings


def take_tables(sizes: list[int], available: int) -> list[int]:
    """Take the next tables that can be filled at the same time. Shrink a table that cannot be filled."""
    fitting = [min(sizes.pop(0), available)]
    while sizes and sum(fitting) + sizes[0] <= available:
        fitting.append(sizes.pop(0))
    return fitting


def choose(left: Sequence[int], seats: int, met: Met, luck: random.Random) -> list[int]:
    """Choose the players with the most games left. In a tie, choose those who have met the fewest chosen players."""
    chosen: list[int] = []
    waiting = luck.sample([player for player, games in enumerate(left) if games], sum(games > 0 for games in left))
    while len(chosen) < seats:
        best = min(waiting, key=lambda player: (-left[player], sum(met[player][other] for other in chosen)))
        waiting.remove(best)
        chosen.append(best)
    return chosen


def cut(players: Sequence[int], sizes: Sequence[int]) -> Tables:
    tables, first = [], 0
    for size in sizes:
        tables.append(list(players[first : first + size]))
        first += size
    return tables
