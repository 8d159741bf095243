"""Table snapshots for resuming without a replay: hidden state, knowledge, and stream positions.

A snapshot is for the program that runs the table, never for a player. It omits past events and, unless requested, past
moves: their texts, and the moves of the round in progress.
"""

import zlib
from typing import Any

import msgspec

from wildfour.chance.streams import Stream, stream_at
from wildfour.errors import Invalid
from wildfour.match.match import Match, Streams, streams_of
from wildfour.match.score_sheet import Row
from wildfour.round.move_record import MoveRecord
from wildfour.round.player_knowledge import Knowledge
from wildfour.round.round import Round
from wildfour.rulebook.editions import Edition, edition_named
from wildfour.rulebook.notation import rules_of
from wildfour.rulebook.option_parser import Options, parse_options
from wildfour.rulebook.rules_in_force import options_of_seats
from wildfour.rules.public_knowledge import ROW
from wildfour.rules.state import SCALARS, RoundState
from wildfour.table.table import Table
from wildfour.table.updates import PlayerFacts
from wildfour.transcript import Transcript
from wildfour.transcript.commitment_header import Pledge

# A state is saved field by field, so a version with other fields must resume from the transcript instead.
VERSION = f"2 {zlib.crc32(' '.join(one.name for one in SCALARS).encode()):08x}"


class SavedRound(msgspec.Struct, array_like=True):
    """A round in progress."""

    seating: tuple[int, ...]
    state: tuple[Any, ...]
    rows: list[int]  # knowledge rows
    known: list[dict[int, list[int]]]
    chance: int | None  # stream position
    drew_for_deal: bool
    dealt: tuple[str, ...]
    dealt_to: int | None
    moves: list[tuple[int, str, tuple[str, ...], int | None]]


class Snapshot(msgspec.Struct, array_like=True):
    """A table's state. `finished` is None if the texts of finished rounds were omitted."""

    version: str
    edition: str
    options: str
    players: tuple[str, ...]
    format: str
    bots: tuple[str, ...]
    first_dealer: int | None
    who: list[str]
    number: int
    rows: list[Row]
    finished: list[str] | None
    round: SavedRound
    pledge: Pledge | None
    secret: bytes
    link: bytes = b""  # last link of the move chain; empty without one
    facts: list[PlayerFacts] = []


encode = msgspec.msgpack.Encoder().encode
decoder = msgspec.msgpack.Decoder(Snapshot)


def snapshot(table: Table, *, texts: bool = True) -> bytes:
    """Encode the current state of a table. With `texts`, the table's full transcript can still be written later.
    Without texts, the size does not depend on the length of the round."""
    match = table.match
    return encode(
        Snapshot(
            VERSION,
            match.edition.name,
            str(match.options),
            match.players,
            match.format.text,
            match.bots,
            match.first_dealer,
            table.who,
            table.number,
            list(match.rows),
            match.finished if texts else None,
            saved_round(match.round, match.seating, texts=texts),
            match.pledge,
            match.secret,
            table.link,
            table.facts,
        )
    )


def saved_round(played: Round, seating: tuple[int, ...], *, texts: bool) -> SavedRound:
    knowledge = played.knowledge
    return SavedRound(
        seating,
        played.state.save(),
        knowledge.fresh[: ROW * played.players],
        knowledge.known,
        played.stream.position,
        played.drew_for_deal,
        played.dealt,
        played.dealt_to,
        [(move.seat, move.move, move.chance, move.position) for move in (played.moves if texts else ())],
    )


def read_snapshot(decoder: "msgspec.msgpack.Decoder[Any]", data: bytes, version: object) -> Any:
    """Decode a snapshot. Reject a snapshot from another version."""
    try:
        saved = decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise Invalid("not-a-snapshot", problem=str(error)) from error
    if saved.version != version:
        raise Invalid("snapshot-version")
    return saved


def restore(data: bytes, *, seed: int | None = None, streams: Streams | None = None) -> Table:
    """Restore a table from a snapshot. With the same random streams, the table continues identically."""
    saved = read_snapshot(decoder, data, VERSION)
    match = restored_match(saved, streams or streams_of(seed))
    return Table.restored(match, saved.who, saved.number, saved.link, saved.facts)


def restored_match(saved: Snapshot, streams: Streams) -> Match:
    edition, options = edition_named(saved.edition), parse_options(saved.options)
    seating, stream = saved.round.seating, streams(len(saved.rows))
    played = restored_round(saved.round, edition, options_of_seats(options, seating), stream)
    table = Transcript(edition, options, saved.players, format=saved.format, bots=saved.bots, pledge=saved.pledge)
    match = Match.restored(table, streams, played, seating, saved.rows)
    match.finished, match.first_dealer, match.secret = saved.finished, saved.first_dealer, saved.secret
    return match


def restored_round(saved: SavedRound, edition: Edition, options: Options, stream: Stream) -> Round:
    players = len(saved.seating)
    state = RoundState(rules_of(edition, options), players)
    state.restore(saved.state)
    knowledge = Knowledge(players)
    knowledge.fresh[: len(saved.rows)] = saved.rows
    knowledge.known = saved.known
    moves = [MoveRecord(*move) for move in saved.moves]
    played = Round.from_state(edition, options, state, knowledge, stream_at(stream, saved.chance), moves)
    played.drew_for_deal, played.dealt, played.dealt_to = saved.drew_for_deal, saved.dealt, saved.dealt_to
    return played
