"""The archive of finished matches: results, and transcripts that anyone with the link may read."""

import time
from collections.abc import Collection, Iterable, Sequence
from functools import partial

from wildfour.protocol.http_types import Finished
from wildfour.server.storage.log_events import LogEvent, Moved, RoundDealt
from wildfour.server.storage.storage import Storage
from wildfour.server.table.pair_standings import match_result
from wildfour.server.table.table_state import HostedTable
from wildfour.transcript.commitment_header import secret_line
from wildfour.transcript.nameless import placeholder, without_names
from wildfour.transcript.writer import as_text, header_lines


def keep_match(hosted: HostedTable, replay: str, finished: bool, storage: Storage) -> None:
    """Archive a table's match in its current state. The table can continue at once."""
    assert hosted.table is not None
    match = hosted.table.match
    head = header_lines(match.header)
    winners, scores = match_result(hosted)
    secret = [] if hosted.fair.deals is None else [secret_line(hosted.fair.deals.secret(match.number))]
    result = Finished(
        replay=replay,
        ended=int(time.time()),
        edition=match.edition.name,
        format=match.format.text,
        players=tuple(
            placeholder(player) if player in hosted.forgotten else name for player, name in enumerate(match.players)
        ),
        winners=winners if finished else (),
        scores=scores,
        finished=finished,
    )
    people = {seat.person: player for player, seat in enumerate(hosted.seats) if seat.person}
    transcript = partial(transcript_text, head, secret, frozenset(hosted.forgotten))
    storage.keep_match(
        hosted.number, hosted.first_seq, hosted.seq, result, people, transcript, named=dict(hosted.named)
    )


def transcript_text(
    head: Sequence[str], secret: Sequence[str], nameless: Collection[int], events: Iterable[LogEvent]
) -> str:
    moves = (line for event in events if isinstance(event, RoundDealt | Moved) for line in event.lines)
    text = as_text([*head, *moves, *secret])
    return without_names(text, nameless) if nameless else text
