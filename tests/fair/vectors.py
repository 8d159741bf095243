"""The test vectors of docs/fair.md: read from the document and computed by this program."""

import re
from pathlib import Path

from wildfour import Round
from wildfour.events.round_events import Dealt
from wildfour.fair import Chain, FairDeals, Seed, ShakeChance, Terms, commitment_to
from wildfour.fair.commitments import fingerprint_of
from wildfour.fair.hashing import number, packed
from wildfour.fair.move_chain import first_link, next_link, seal_of
from wildfour.match import Match
from wildfour.transcript.commitment_header import Commitment, Missed, Pledge
from wildfour.transcript.writer import round_line

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair.md"
GIVEN = (
    *("entropy", "length", "players", "givers", "salts", "seeds", "edition", "options", "format", "dealer", "missed"),
    *("bots", "events 1", "flight 1", "events 2", "gift 2"),
)
LARGE = (1 << 63) + 1

Vectors = dict[str, str]


def written() -> Vectors:
    """Return all values in the document, by name."""
    [block] = re.findall(r"^```vectors\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return {name.strip(): value.strip() for name, _, value in (line.partition("=") for line in block.splitlines())}


def computed(given: Vectors) -> Vectors:
    """Compute all values from the given inputs."""
    chain = Chain.of(bytes.fromhex(given["entropy"]), int(given["length"]))
    names = tuple(given["players"].split(", "))
    seeds = tuple(map(Seed, hexes(given["salts"]), hexes(given["seeds"])))
    made = [commitment_to(chain.anchor, player, name, seeds[player]) for player, name in enumerate(names)]
    commitments = tuple(map(Commitment, given["givers"].split(", "), made))
    attempt, _, missing = given["missed"].partition(" ")
    missed = (Missed(int(attempt), missing),)
    terms = Terms(given["edition"], given["options"], given["format"], given["dealer"])
    pledge = Pledge(
        chain.anchor, commitments, seeds, fingerprint_of(terms, chain.anchor, names, commitments, missed), missed
    )
    deals = FairDeals(pledge, chain)
    match = Match(
        terms.edition, players=names, options=terms.options, format=terms.format, streams=deals.stream, pledge=pledge
    )
    return {
        **{name: given[name] for name in GIVEN},
        **{f"secret {n}": chain.secret(n).hex() for n in (1024, 2, 1)},
        "anchor": chain.anchor.hex(),
        "commitment 0 bytes": packed("commitment", chain.anchor, number(0), names[0].encode(), *seeds[0]).hex(),
        **{f"commitment {player}": one.hex() for player, one in enumerate(made)},
        "fingerprint": pledge.fingerprint.hex(),
        "key 1": deals.stream(0).key.hex(),
        "key 2": deals.stream(1).key.hex(),
        **link_vectors(pledge.fingerprint, deals.stream(0).key, given),
        **chance_vectors(deals.stream(0).key),
        "deal 1": round_line(1, match.record),
        "hand 1": " ".join(dealt_to(match.round, 0)),
    }


def link_vectors(fingerprint: bytes, key: bytes, given: Vectors) -> Vectors:
    begun = first_link(fingerprint, given["bots"].split(", "))
    flown = next_link(begun, given["events 1"].encode(), given["flight 1"].encode())
    seal = seal_of(key, flown, given["gift 2"])
    given_away = next_link(flown, given["events 2"].encode(), seal)
    return {"link 0": begun.hex(), "link 1": flown.hex(), "seal 2": seal.hex(), "link 2": given_away.hex()}


def chance_vectors(key: bytes) -> Vectors:
    words, cards, large = ShakeChance(key), ShakeChance(key), ShakeChance(key)
    return {
        "words 1": " ".join(f"{words.below(1 << 64):016x}" for _ in range(4)),
        "below 108": " ".join(str(cards.below(108)) for _ in range(12)),
        f"below {LARGE}": " ".join(str(large.below(LARGE)) for _ in range(3)),
        "position after that": str(large.position),
    }


def dealt_to(played: Round, seat: int) -> list[str]:
    """Return a seat's seven cards in deal order."""
    return [event.card for event in played.opening if isinstance(event, Dealt) and event.seat == seat and event.card]


def hexes(text: str) -> list[bytes]:
    return [bytes.fromhex(one) for one in text.split(", ")]
