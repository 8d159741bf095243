"""The tables of a training run: settings, opponents, and shares."""

from dataclasses import dataclass

from wildfour.bots.network.network_inputs import AT_RANDOM, LIKE_NETWORK, LIKE_SKILLED, SPARINGLY
from wildfour.envs.core.setup import Setup
from wildfour.match.stakes import TO_GO_OUT, Stakes, against_points, for_points

SELF, SKILLED, RANDOM, SPARING, NETWORK = None, "skilled", "random", "sparing", "network"
COMMON_RULES = ("stacking=any", "seven-zero", "stacking=any seven-zero jump-in", "draw-until-playable", "must-play")
OTHER_EDITIONS = ("standard-2010", "deluxe", "minion-2016", "launcher-2009")
OPPONENT_TYPE = {
    SKILLED: LIKE_SKILLED,
    RANDOM: AT_RANDOM,
    SPARING: SPARINGLY,
    NETWORK: LIKE_NETWORK,
    SELF: LIKE_NETWORK,
}
AS_RLCARD = ("standard-2010", "two-handed-reverse-passes must-play no-bluffing")  # nearly RLCard's rules


@dataclass(frozen=True)
class Kind:
    """A kind of table, and its share of all tables. Against other players, the learner sits in seat 0, and the others
    play by a policy or a fixed network. `asks_always`: act even with a single legal move, because the critic estimates
    any state."""

    share: int
    players: int
    edition: str = "classic-2003"
    options: str = ""
    opponents: str | None = SELF
    asks_always: bool = False

    @property
    def setup(self) -> Setup:
        return Setup.of(
            self.edition,
            self.players,
            self.options,
            opponents=None if self.opponents == NETWORK else self.opponents,
            masks="patient",
            reward="points",
            knowledge="open",
            skip_forced=not self.asks_always,
            most_moves=600,
        )

    def stakes(self, i: int) -> Stakes:
        return stakes_of_table(i)

    def __str__(self) -> str:
        against = self.opponents or "itself"
        return " ".join(filter(None, (str(self.players), self.edition, self.options, "against", against)))


def kinds_for(seats: int, *, against_network: bool = False) -> list[Kind]:
    """List a network's training tables. Half are against others: `skilled`, and a fixed network if there is one,
    otherwise `random`. Training against weak players too improves play against everyone."""
    most = most_players(seats)
    others = {SKILLED: 10, NETWORK: 16} if against_network else {SKILLED: 13, RANDOM: 13}
    kinds = [Kind(share, most, opponents=other) for other, share in others.items()]
    kinds += [Kind(12, most), Kind(6, most, asks_always=True)]
    kinds += [Kind(2, players, asks_always=True) for players in {2: (), 5: (3, 5), 10: (6, 8)}[seats]]
    if most > 2:
        kinds.append(Kind(2, most, options="partners", asks_always=True))
    for edition in OTHER_EDITIONS:
        kinds.append(Kind(1, 6 if edition == "launcher-2009" and most == 10 else most, edition, asks_always=True))
    return kinds + [Kind(1, most, options=options, asks_always=True) for options in COMMON_RULES]


def experts_kinds_for(seats: int) -> list[Kind]:
    """List the training tables for the expert's network. Because the opponent type is an input, more tables are against
    each type. With six to ten players, the expert assumes that all others are skilled."""
    most = most_players(seats)
    if seats == 10:
        kinds = [Kind(24, most, opponents=SKILLED), Kind(10, most, opponents=SKILLED, asks_always=True)]
        kinds += [Kind(3, players, opponents=SKILLED, asks_always=True) for players in (6, 8)]
        kinds.append(Kind(1, most, options="partners", opponents=SKILLED, asks_always=True))
        return kinds + others_for(most, SKILLED)
    kinds = [Kind(8, most, opponents=other) for other in (SKILLED, RANDOM)]
    kinds += [Kind(4, most, opponents=other, asks_always=True) for other in (SKILLED, RANDOM)]
    kinds += [Kind(12, most, opponents=NETWORK), Kind(4, most, asks_always=True)]
    if seats == 2:
        for other, share in {SPARING: 16, RANDOM: 4, SELF: 2}.items():
            kinds.append(Kind(share, most, *AS_RLCARD, opponents=other, asks_always=True))
    else:
        kinds += [Kind(2, players, asks_always=True) for players in (3, 5)]
        kinds.append(Kind(2, most, options="partners", asks_always=True))
    return kinds + others_for(most, SELF)


def others_for(players: int, opponents: str | None) -> list[Kind]:
    """List other editions and house rules, a few tables each, so that the network does not forget them."""
    kinds = []
    for edition in OTHER_EDITIONS[1:]:  # standard-2010 is nearly identical to classic-2003
        seats = 6 if edition == "launcher-2009" and players == 10 else players
        kinds.append(Kind(1, seats, edition, opponents=opponents, asks_always=True))
    for options in COMMON_RULES[2:]:  # the third set includes the first two
        kinds.append(Kind(1, players, options=options, opponents=opponents, asks_always=True))
    return kinds


def best_response(seats: int) -> list[Kind]:
    """List only tables against a fixed network."""
    return [Kind(1, most_players(seats), opponents=NETWORK)]


def most_players(seats: int) -> int:
    """Return the number of players at the main tables for a network size."""
    return {2: 2, 5: 4, 10: 10}[seats]


def stakes_of_table(i: int) -> Stakes:
    """Return a table's stakes. Of every ten tables, eight play to go out, one for points, and one against points."""
    if i % 10 < 8:
        return TO_GO_OUT
    return for_points((), (i * 37) % 400) if i % 10 == 8 else against_points((i * 37) % 400)
