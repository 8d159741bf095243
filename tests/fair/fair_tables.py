"""Tables with fair deals for tests: random bytes come from a seed, and the ceremony is already complete."""

import random
from collections.abc import Sequence

from tests.shared.explore import random_table
from tests.shared.matches import NAMES, play_on
from wildfour import Invalid
from wildfour.fair import OWN, SERVER, Ceremony, Chain, FairDeals, Terms, commitment_to, fresh_seed
from wildfour.match import Match
from wildfour.match.formats import DEFAULT
from wildfour.match.formats import NAMES as FORMATS
from wildfour.transcript.commitment_header import Seed


def seeds_of(luck: random.Random, players: int) -> list[Seed]:
    return [fresh_seed(luck.randbytes(48)) for _ in range(players)]


def commit_all(ceremony: Ceremony, seeds: Sequence[Seed], bots: Sequence[int] = ()) -> None:
    for player, seed in enumerate(seeds):
        made = commitment_to(ceremony.anchor, player, ceremony.names[player], seed)
        ceremony.commit(player, made, SERVER if player in bots else OWN)


def held(ceremony: Ceremony, luck: random.Random, bots: Sequence[int] = ()) -> Ceremony:
    seeds = seeds_of(luck, len(ceremony.names))
    commit_all(ceremony, seeds, bots)
    for player, seed in enumerate(seeds):
        ceremony.reveal(player, seed)
    return ceremony


def fair_match(
    edition: str,
    options: str = "",
    players: int = 3,
    *,
    format: str = DEFAULT,
    seed: int = 0,
    first_dealer: int | None = None,
    missed: bool = False,
) -> tuple[Match, FairDeals]:
    """Deal a match whose last player is a bot. If `missed` is true, an earlier ceremony failed."""
    luck = random.Random(seed)
    chain = Chain.of(luck.randbytes(32), 64)
    terms = Terms.of(edition, options, format, first_dealer)
    ceremony = Ceremony(terms, tuple(NAMES[:players]), chain.anchor)
    if missed:
        ceremony = Ceremony(terms, ("Zoë", *NAMES[: players - 1]), chain.anchor)
        ceremony = ceremony.restarted(NAMES[:players])
    deals = FairDeals(held(ceremony, luck, [players - 1]).pledge(), chain)
    match = Match(
        edition,
        players=ceremony.names,
        options=options,
        format=format,
        streams=deals.stream,
        first_dealer=first_dealer,
        pledge=deals.pledge,
    )
    return match, deals


def random_fair_match(seed: int) -> tuple[Match, FairDeals]:
    """Deal a random edition, format, table, and options, with a low target so that the match ends."""
    generator = random.Random(seed)
    while True:
        edition, players, options = random_table(generator)
        format = generator.choice(FORMATS)
        dealer = generator.choice((None, generator.randrange(players)))
        target = f"{options} target={generator.choice((50, 150, 300))}"
        try:
            return fair_match(
                edition.name,
                target,
                players,
                format=format,
                seed=seed,
                first_dealer=dealer,
                missed=generator.random() < 0.3,
            )
        except Invalid:
            continue


def played_fairly(edition: str, options: str = "", players: int = 3, *, seed: int = 0, moves: int = 10_000) -> str:
    """Play a match with bots; return its transcript with all secrets revealed."""
    match, deals = fair_match(edition, options, players, seed=seed)
    play_on(match, random.Random(seed), moves)
    match.reveal(deals.secret(match.number))
    return match.text
