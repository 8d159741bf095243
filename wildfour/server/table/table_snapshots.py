"""Snapshots of a table. They contain hidden cards, so they never leave the database."""

from collections import deque

import msgspec

from wildfour.fair.ceremony import Ceremony
from wildfour.fair.chain import Chain
from wildfour.fair.commitments import Terms
from wildfour.protocol.shared_types import ChatLine, Stage, TableSettings
from wildfour.server.storage.storage import StoredTable
from wildfour.server.table.match_ceremony import MatchCeremony, with_terms
from wildfour.server.table.seat import Seat
from wildfour.server.table.table_state import KEPT_CHAT, HostedTable
from wildfour.table.snapshot import read_snapshot, restore, snapshot
from wildfour.transcript.commitment_header import Commitment, Missed
from wildfour.transcript.commitment_header import Seed as FairSeed

VERSION = 3
COPIED = (
    "seq",
    "settings",
    "host",
    "stage",
    "seats",
    "names",
    "muted",
    "kicked",
    "said",
    "match",
    "first_seq",
    "replay",
    "left_seats",
    "locked",
    "named",
    "forgotten",
    "pair",
)


class SavedCeremony(msgspec.Struct, array_like=True):
    terms: tuple[str, str, str, str]
    names: tuple[str, ...]
    anchor: bytes
    missed: tuple[tuple[int, str], ...]
    commitments: dict[int, tuple[str, bytes]]
    seeds: dict[int, tuple[bytes, bytes]]


class Saved(msgspec.Struct, array_like=True, kw_only=True):
    version: int
    seq: int
    settings: TableSettings
    host: str
    stage: Stage
    seats: list[Seat]
    names: dict[str, str]
    muted: set[str]
    kicked: set[str]
    chat: list[ChatLine]
    said: int
    done: dict[str, list[str]]
    match: int
    first_seq: int
    replay: str
    left_seats: dict[int, str]
    chain: tuple[bytes, bytes, int]
    ceremony: SavedCeremony | None
    table: bytes | None
    locked: bool = False
    named: dict[str, int] = {}
    forgotten: set[int] = set()
    pair: str = ""


encode = msgspec.msgpack.Encoder().encode
decoder = msgspec.msgpack.Decoder(Saved)


def save(hosted: HostedTable) -> bytes:
    fair = hosted.fair
    return encode(
        Saved(
            **{name: getattr(hosted, name) for name in COPIED},
            version=VERSION,
            chat=list(hosted.chat),
            done={person: list(ids) for person, ids in hosted.done.items()},
            chain=(fair.chain.anchor, fair.chain.kept, fair.chain.length),
            ceremony=None if fair.ceremony is None else saved_ceremony(fair.ceremony),
            table=None if hosted.table is None else snapshot(hosted.table, texts=False),
        )
    )


def saved_ceremony(ceremony: Ceremony) -> SavedCeremony:
    terms = ceremony.terms
    return SavedCeremony(
        (terms.edition, terms.options, terms.format, terms.dealer),
        ceremony.names,
        ceremony.anchor,
        tuple((one.attempt, one.name) for one in ceremony.missed),
        {player: (made.giver, made.digest) for player, made in ceremony.commitments.items()},
        {player: (seed.salt, seed.seed) for player, seed in ceremony.seeds.items()},
    )


def restored(stored: StoredTable, data: bytes) -> HostedTable:
    """Restore a table from its snapshot. Reject a snapshot from another version."""
    saved: Saved = read_snapshot(decoder, data, VERSION)
    hosted = HostedTable(stored.number, stored.name, stored.code, stored.secret)
    for name in COPIED:
        setattr(hosted, name, getattr(saved, name))
    hosted.settings = with_terms(hosted.settings)
    hosted.chat = deque((line for line in saved.chat if line.text), maxlen=KEPT_CHAT)
    hosted.done = {person: dict.fromkeys(ids) for person, ids in saved.done.items()}
    hosted.fair = MatchCeremony(stored.secret, saved.match, Chain(*saved.chain))
    if saved.ceremony is not None:
        hosted.fair.ceremony = restored_ceremony(saved.ceremony)
    if saved.table is not None:
        hosted.table = restore(saved.table, streams=hosted.fair.first_deals().stream)
        hosted.table.match.finished = None
    return hosted


def restored_ceremony(saved: SavedCeremony) -> Ceremony:
    return Ceremony(
        Terms(*saved.terms),
        saved.names,
        saved.anchor,
        tuple(Missed(*one) for one in saved.missed),
        {player: Commitment(*made) for player, made in saved.commitments.items()},
        {player: FairSeed(*seed) for player, seed in saved.seeds.items()},
    )
