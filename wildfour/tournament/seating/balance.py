"""The balance of a partner rotation, and its description for the organizer."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from wildfour.tournament.seating.partner_rotation import Rotation
from wildfour.words import Message, saying


@dataclass(frozen=True)
class Balance:
    """Counts of players by sittings played, and of pairs by times as partners and as opponents."""

    games: Counter[int]
    partners: Counter[int]
    opponents: Counter[int]

    @property
    def is_exact(self) -> bool:
        """Return whether everyone partners with everyone else equally often, and opposes everyone else twice as often
        (R19)."""
        if not len(self.games) == len(self.partners) == len(self.opponents) == 1:
            return False
        return max(self.opponents) == 2 * max(self.partners) > 0

    @property
    def equal_games(self) -> bool:
        return len(self.games) == 1


def balance_of(rotation: Rotation, players: int) -> Balance:
    tables = [table for sitting in rotation for table in sitting.tables]
    games = Counter(player for table in tables for player in table.players)
    partners = met(pair for table in tables for pair in table.teams)
    opponents = met(pair for table in tables for pair in table.opponents)
    pairs = list(combinations(range(players), 2))
    return Balance(
        Counter(games[player] for player in range(players)),
        Counter(partners[pair] for pair in pairs),
        Counter(opponents[pair] for pair in pairs),
    )


def met(pairs: Iterable[tuple[int, int]]) -> Counter[tuple[int, int]]:
    return Counter((min(pair), max(pair)) for pair in pairs)


def describe_balance(rotation: Rotation, players: int) -> list[Message]:
    """Describe a rotation's balance."""
    balance = balance_of(rotation, players)
    if balance.is_exact:
        return [saying("balance-exact", times=max(balance.partners), twice=max(balance.opponents))]
    return [
        *describe_games(balance, len(rotation[0].sits_out)),
        describe_partners(balance),
        describe_opponents(balance),
    ]


def describe_games(balance: Balance, out: int) -> list[Message]:
    if not out:
        return []
    said = [saying("balance-sitting-out", count=out)]
    if balance.equal_games:
        return [*said, saying("balance-equal-games", games=max(balance.games))]
    (fewer, some), (more, others) = sorted(balance.games.items())
    games = saying("balance-games", some=some, fewer=fewer, others=others, more=more)
    return [*said, games, saying("counted-per-game")]


def describe_partners(balance: Balance) -> Message:
    """Describe the partners. If only a few pairs never partner, list them."""
    most = max(balance.partners)
    if most == 1:
        never = balance.partners[0] if balance.partners[0] < balance.partners[1] else 0
        return saying("balance-partners-once", never=never)
    return saying("balance-partners", pairs=balance.partners[most], times=most)


def describe_opponents(balance: Balance) -> Message:
    most = max(balance.opponents)
    if most == 1:
        return saying("balance-opponents-once")
    return saying("balance-opponents", pairs=balance.opponents[most], times=most)
