"""Frames as bytes. What all may know is encoded and framed once, whoever gets it."""

from collections.abc import Sequence

import msgspec

from wildfour.chance.launcher_physics import Flight
from wildfour.errors import Illegal, Stale, WildfourError
from wildfour.events.event_kinds import NOBODY
from wildfour.events.round_events import Event
from wildfour.narration.narrator import Narrator
from wildfour.protocol.frames import AnyFrame, Bye, Chat, Done, Refused, Seats, Whole
from wildfour.protocol.shared_types import ChatLine, FairView, PersonView
from wildfour.rules.legal_moves import others_may_move
from wildfour.server.table.table_state import HostedTable
from wildfour.table import Table, Update
from wildfour.words import Message

encode = msgspec.json.Encoder().encode
SMALL, MIDDLE = 126, 1 << 16
SHORT_HEADS = [bytes((0x81, size)) for size in range(SMALL)]
NO_SEAT = {NOBODY}
MOST_TOLD = 100  # messages of the round so far, for whoever comes


def framed(data: bytes) -> bytes:
    """A text frame of a WebSocket. Frames to clients are not masked, so all can get the same bytes."""
    size = len(data)
    if size < SMALL:
        return SHORT_HEADS[size] + data
    if size < MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2) + data
    return b"\x81\x7f" + size.to_bytes(8) + data


def frame(what: AnyFrame) -> bytes:
    return framed(encode(what))


def news_frames(
    table: Table, news: Update, due: int | None, did: tuple[int, str] | None, flight: Flight | None = None
) -> dict[int | None, bytes]:
    """By player, and None for everybody else: only who may move now, or knows more, gets a frame of their own."""
    head = b'{"is":"news","first":%d,"events":' % news.first
    tail = b"}" if due is None else b',"due":%d}' % due
    if flight is not None:
        tail = b',"flight":' + encode(flight) + tail
    public = head + news.json(None)
    frames: dict[int | None, bytes] = {None: framed(public + tail)}
    played, seating = table.match.round, table.match.seating
    insiders = news.insiders(len(seating))
    turn, mover, everybody = played.turn, NOBODY, others_may_move(played.state)
    if did is not None:
        mover = seating.index(did[0])
    for seat in range(len(seating)) if everybody else {turn, mover, *insiders} - NO_SEAT:
        own = head + news.json(seat) if seat in insiders else public
        if seat == mover and did is not None:
            own += b',"did":' + encode(did[1])
        if seat == turn or everybody:
            moves = played.legal_moves(seat)
            if moves:
                own += b',"moves":' + encode(moves)
        frames[seating[seat]] = framed(own + tail)
    return frames


def with_game(frame_of_news: bytes, table: Table, player: int | None, told: Update | None = None) -> bytes:
    """The same news, and the table as it is now; for those who want words, what is `told` as messages, too."""
    data = frame_of_news[head_size(frame_of_news) :]
    more = b',"game":' + encode(table.view(player))
    if told is not None:
        seat = None if player is None else table.seat_of(player)
        more += b',"words":' + encode(in_words(table, told.seen_by(seat), player))
        if table.match.round.over:
            more += b',"pad":' + encode(pad(table))
    return framed(data[:-1] + more + b"}")


def in_words(table: Table, events: Sequence[Event], player: int | None) -> list[Message]:
    """Events, as the player may know them, as messages for that player."""
    return narrator_of(table, player).tell(events)


def narrator_of(table: Table, player: int | None) -> Narrator:
    match, form = table.match, table.match.format
    return Narrator(match.players, player, match.seating, partners=form.partners, lowest_wins=form.lowest_wins)


def so_far(table: Table, player: int | None) -> list[tuple[int, Message]]:
    """The round so far in words, each with the number of the last event that it tells."""
    events = table.round_so_far(player)
    first = table.number + 1 - len(events)
    return list(narrator_of(table, player).numbered(events, first))[-MOST_TOLD:]


def pad(table: Table) -> list[tuple[int, ...]]:
    """What every round was worth to everybody."""
    match = table.match
    return [tuple(match.format.points(len(match.players), row)) for row in match.rows]


def head_size(frame: bytes) -> int:
    """The bytes before what a frame says."""
    return {126: 4, 127: 10}.get(frame[1], 2)


def fair_view(hosted: HostedTable) -> FairView:
    if hosted.fair is None:
        hosted.fair = new_fair_view(hosted)
    return hosted.fair


def new_fair_view(hosted: HostedTable) -> FairView:
    """Nobody's seed is shown before all are there, and no secret of a round before it is over."""
    assert hosted.chain is not None
    ceremony, anchor = hosted.ceremony, hosted.chain.anchor.hex()
    if ceremony is None:
        return FairView(anchor=anchor)
    players = range(len(ceremony.names))
    return FairView(
        anchor=anchor,
        commitments=tuple(
            str(ceremony.commitments[player]) if player in ceremony.commitments else "" for player in players
        ),
        seeds=tuple(str(ceremony.seeds[player]) for player in players) if ceremony.over else (),
        fingerprint=shown_fingerprint(hosted).hex(),
        secret=shown_secret(hosted).hex(),
        missed=tuple(str(one) for one in ceremony.missed),
    )


def shown_fingerprint(hosted: HostedTable) -> bytes:
    """From when all have committed."""
    if hosted.deals is not None:
        return hosted.deals.pledge.fingerprint
    return hosted.ceremony.fingerprint if hosted.ceremony is not None and hosted.ceremony.revealing else b""


def shown_secret(hosted: HostedTable) -> bytes:
    """The secret of the newest round that may be known. The match's end shows all; a round's, where the table wants
    it."""
    if hosted.deals is None or hosted.table is None:
        return b""
    match = hosted.table.match
    if hosted.stage in ("over", "ended") and hosted.replay:
        return hosted.deals.secret(match.number)
    rounds = match.number - (not match.round.over)
    return hosted.deals.secret(rounds) if hosted.settings.reveal == "round" and rounds else b""


def seats_of(hosted: HostedTable, here: dict[str, tuple[str, bool]]) -> Seats:
    """`here` are those who are connected: their names and whether they are programs."""
    seated, programs = hosted.people, {seat.person for seat in hosted.seats if seat.program}
    names = {**{person: (name, False) for person, name in hosted.names.items() if person in seated}, **here}
    people = [
        PersonView(
            person=person,
            name=hosted.names.get(person, name),
            here=person in here,
            program=program or person in programs,
            muted=person in hosted.muted,
        )
        for person, (name, program) in sorted(names.items())
    ]
    return Seats(
        stage=hosted.stage,
        host=hosted.host or None,
        people=tuple(people),
        seats=hosted.seat_views(),
        fair=fair_view(hosted),
        match=hosted.match,
        replay=hosted.replay or None,
    )


def whole(
    hosted: HostedTable, person: str, here: dict[str, tuple[str, bool]], due: int | None, *, words: bool = False
) -> Whole:
    player = hosted.player_of(person)
    table = hosted.table if player is not None or hosted.settings.spectators else None
    game = None if table is None else table.view(player)
    told = None if table is None or not words else so_far(table, player)
    return Whole(
        table=hosted.name,
        code=hosted.code,
        you=person,
        player=player,
        number=0 if game is None else game.number,
        settings=hosted.settings,
        seats=seats_of(hosted, here),
        game=game,
        due=due,
        chat=tuple(hosted.chat),
        words=None if told is None else [message for _, message in told],
        numbers=None if told is None else [number for number, _ in told],
        pad=None if table is None or not words else pad(table),
    )


def refused(id: str, error: WildfourError, number: int, *, too_fast: bool = False) -> Refused:
    kind = "stale" if isinstance(error, Stale) else "illegal" if isinstance(error, Illegal) else "invalid"
    return Refused(
        id=id,
        kind="too-fast" if too_fast else kind,  # type: ignore[arg-type]
        says=str(error),
        message=dict(error.message),
        number=number,
    )


def done(id: str) -> bytes:
    return frame(Done(id=id))


def chat(line: ChatLine) -> bytes:
    return frame(Chat(line=line))


def bye(reason: str) -> bytes:
    return frame(Bye(reason=reason))  # type: ignore[arg-type]
