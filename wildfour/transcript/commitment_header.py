"""Transcript header for fair deals, fixed before the first card is dealt (docs/fair.md).

    fair: 1 8c1f…
    commitments: own 03ab…, server 77e0…
    seeds: 5a…-9b21…, 0c…-41d7…
    missed: 1 Cid
    fingerprint: b4d2…

This layer only stores the header. `wildfour.fair` computes and verifies it. The server's secrets appear later, in the
`secret …` lines of their rounds.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wildfour.errors import BadTranscript

VERSION = "1"
OWN, SERVER = "own", "server"  # source of a seed: the player, or the server for its bots
DIGEST = "[0-9a-f]{64}"  # bytes are written in hex
SEED = re.compile("([0-9a-f]{32})-((?:[0-9a-f]{2}){1,64})")
COMMITMENT = re.compile(f"({OWN}|{SERVER}) ({DIGEST})")
MISSED = re.compile("([1-9][0-9]{0,3}) (.+)")
SECRET_LINE = re.compile(f"secret ({DIGEST})")


class Seed(NamedTuple):
    """A player's seed and its commitment's salt."""

    salt: bytes
    seed: bytes

    def __str__(self) -> str:
        return f"{self.salt.hex()}-{self.seed.hex()}"


class Commitment(NamedTuple):
    """A commitment by a player, or by the server for a bot, made before any seed was known."""

    giver: str
    digest: bytes

    def __str__(self) -> str:
        return f"{self.giver} {self.digest.hex()}"


class Missed(NamedTuple):
    """A player who did not reveal a seed in time, and the number of the attempt, counted from 1."""

    attempt: int
    name: str

    def __str__(self) -> str:
        return f"{self.attempt} {self.name}"


@dataclass(frozen=True, slots=True)
class Pledge:
    """A match's commitments and seeds, by player."""

    anchor: bytes
    commitments: tuple[Commitment, ...]
    seeds: tuple[Seed, ...]
    fingerprint: bytes
    missed: tuple[Missed, ...] = ()


def pledge_lines(pledge: Pledge) -> list[str]:
    missed = [f"missed: {', '.join(map(str, pledge.missed))}"] if pledge.missed else []
    return [
        f"fair: {VERSION} {pledge.anchor.hex()}",
        f"commitments: {', '.join(map(str, pledge.commitments))}",
        f"seeds: {', '.join(map(str, pledge.seeds))}",
        *missed,
        f"fingerprint: {pledge.fingerprint.hex()}",
    ]


def secret_line(secret: bytes) -> str:
    return f"secret {secret.hex()}"


def read_pledge(heads: Sequence[tuple[str, str, int]], players: int) -> Pledge:
    """Parse the headings, each given as a name, value, and line number."""
    found = {name: (text, line) for name, text, line in heads}

    def entries(name: str, pattern: re.Pattern[str], wanted: int | None) -> list[tuple[str, ...]]:
        if name not in found:
            raise BadTranscript("heading-missing", heads[-1][2] + 1, heading=name)
        text, line = found[name]
        matches = [pattern.fullmatch(entry) for entry in text.split(", ")]
        if None in matches or wanted not in (None, len(matches)):
            raise BadTranscript(f"bad-heading-{name}", line, players=players)
        return [match.groups() for match in matches if match]

    [(version, anchor)] = entries("fair", re.compile(f"([0-9]+) ({DIGEST})"), 1)
    if version != VERSION:
        raise BadTranscript("fair-version", found["fair"][1], version=version, readable=VERSION)
    commitments = entries("commitments", COMMITMENT, players)
    seeds = entries("seeds", SEED, players)
    missed = entries("missed", MISSED, None) if "missed" in found else []
    [(fingerprint,)] = entries("fingerprint", re.compile(f"({DIGEST})"), 1)
    return Pledge(
        bytes.fromhex(anchor),
        tuple(Commitment(giver, bytes.fromhex(digest)) for giver, digest in commitments),
        tuple(Seed(bytes.fromhex(salt), bytes.fromhex(seed)) for salt, seed in seeds),
        bytes.fromhex(fingerprint),
        tuple(Missed(int(attempt), name) for attempt, name in missed),
    )
