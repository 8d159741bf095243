"""At which tables a network learns, against whom, and how often."""

from dataclasses import dataclass

from wildfour.envs.setup import Setup

SELF, SKILLED = None, "skilled"
COMMON_RULES = ("stacking=any", "seven-zero", "stacking=any seven-zero jump-in", "draw-until-playable")
OTHER_EDITIONS = ("deluxe", "minion-2016", "launcher-2009")


@dataclass(frozen=True)
class Kind:
    """One kind of table, and its share of all."""

    share: int
    players: int
    edition: str = "classic-2003"
    options: str = ""
    opponents: str | None = SELF

    @property
    def setup(self) -> Setup:
        return Setup.of(
            self.edition,
            self.players,
            self.options,
            opponents=self.opponents,
            masks="sensible",
            reward="points",
            knowledge="open",
            most_moves=600,
        )

    def __str__(self) -> str:
        against = self.opponents or "itself"
        return " ".join(filter(None, (str(self.players), self.edition, self.options, "against", against)))


def kinds_for(seats: int) -> list[Kind]:
    """The tables of a network with so many seats."""
    most = {2: 2, 5: 4, 10: 10}[seats]
    kinds = [Kind(16, most), Kind(16, most, opponents=SKILLED)]
    kinds += [Kind(2, players) for players in {2: (), 5: (3, 5), 10: (6, 8)}[seats]]
    if most > 2:
        kinds.append(Kind(3, most, options="partners"))
    for edition in OTHER_EDITIONS:
        kinds.append(Kind(2, 6 if edition == "launcher-2009" and most == 10 else most, edition))
    return kinds + [Kind(2, most, options=options) for options in COMMON_RULES]
