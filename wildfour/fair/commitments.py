"""Inputs to every round's key: commitments, seeds, and the table's fingerprint."""

from collections.abc import Sequence
from dataclasses import dataclass

from wildfour.errors import Invalid
from wildfour.fair.hashing import digest, number
from wildfour.match.formats import DEFAULT, format_named, with_partners
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.option_parser import Options, parse_options
from wildfour.transcript import Transcript
from wildfour.transcript.commitment_header import Commitment, Missed, Pledge, Seed

DRAWN = "drawn"  # the players draw for the first deal (B1)
SALT_BYTES, SEED_BYTES, MOST_SEED_BYTES = 16, 32, 64


@dataclass(frozen=True, slots=True)
class Terms:
    """Match terms in transcript notation. The first round's `dealer` is DRAWN or a player number."""

    edition: str
    options: str = ""
    format: str = DEFAULT
    dealer: str = DRAWN

    @classmethod
    def of(
        cls,
        edition: str | Edition,
        options: str | Options = "",
        format: str = DEFAULT,
        first_dealer: int | None = None,
    ) -> "Terms":
        """Build the terms of a match from the arguments it is created with."""
        name = edition_named(edition).name if isinstance(edition, str) else edition.name
        chosen = parse_options(options) if isinstance(options, str) else options
        how = format_named(format, chosen)
        return cls(name, str(with_partners(chosen, how)), how.text, dealer_text(first_dealer))

    @classmethod
    def written_in(cls, transcript: Transcript) -> "Terms":
        first = transcript.rounds[0]
        dealer = None if first.dealer is None else transcript.seated(first)[first.dealer]
        return cls(transcript.edition.name, str(transcript.options), transcript.format, dealer_text(dealer))


def dealer_text(dealer: int | None) -> str:
    return DRAWN if dealer is None else str(dealer)


def fresh_seed(entropy: bytes) -> Seed:
    """Create a seed and its salt from 48 random bytes."""
    if len(entropy) < SALT_BYTES + SEED_BYTES:
        raise Invalid("too-few-random-bytes", given=len(entropy), least=SALT_BYTES + SEED_BYTES)
    return Seed(entropy[:SALT_BYTES], entropy[SALT_BYTES : SALT_BYTES + SEED_BYTES])


def commitment_to(anchor: bytes, player: int, name: str, seed: Seed) -> bytes:
    """Compute a commitment to a seed that is valid for this table, player, and name only."""
    return digest("commitment", anchor, number(player), name.encode(), seed.salt, seed.seed)


def fingerprint_of(
    terms: Terms, anchor: bytes, names: Sequence[str], commitments: Sequence[Commitment], missed: Sequence[Missed]
) -> bytes:
    """Hash everything that was fixed before the first seed was revealed."""
    texts = (terms.edition, terms.options, terms.format, terms.dealer)
    players = [part for name, (giver, made) in zip(names, commitments, strict=True) for part in (name, giver, made)]
    given_up = [part for attempt, name in missed for part in (number(attempt), name)]
    parts = (*texts, anchor, number(len(names)), *players, number(len(missed)), *given_up)
    return digest("fingerprint", *(part.encode() if isinstance(part, str) else part for part in parts))


def key_of(pledge: Pledge, secret: bytes, round_number: int) -> bytes:
    """Derive the key of a round's random stream."""
    seeds = (seed.seed for seed in pledge.seeds)
    return digest("key", secret, pledge.fingerprint, number(round_number), *seeds)
