"""Encoded frames. Public content is encoded and framed once for all recipients."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, cast

import msgspec

from wildfour.chance.launcher_physics import Flight
from wildfour.errors import Illegal, Stale, WildfourError
from wildfour.events.event_kinds import NOBODY
from wildfour.events.match_events import AnyEvent
from wildfour.events.round_events import Event
from wildfour.narration.narrator import Narrator
from wildfour.protocol.frames import AnyFrame, Bye, Chat, Countdown, Done, News, Refused, Seats, Whole
from wildfour.protocol.shared_types import ChatLine, PersonView
from wildfour.rules.legal_moves import others_may_move
from wildfour.server.table.pair_standings import pair_view
from wildfour.server.table.table_state import HostedTable
from wildfour.table import Table, Update
from wildfour.table.updates import PlayerFacts
from wildfour.words import Message

encode = msgspec.json.Encoder().encode
SMALL, MIDDLE = 126, 1 << 16
SHORT_HEADS = [bytes((0x81, size)) for size in range(SMALL)]
TOO_FAST = "too-fast"  # rejected, but the sender may retry
NO_SEAT = {NOBODY}
SHARED = ("settings", "seats", "game", "chat", "words", "numbers", "pad")  # fields of Whole that an audience shares
Kind = Literal["invalid", "illegal", "stale", "too-fast"]
Audience = tuple[int | None, bool]  # a player (None: spectator), and whether the client gets messages as text
MOST_TOLD = 100  # messages about the round that a new arrival receives
MOST_READ = 3 * MOST_TOLD  # events read to build the messages; more than enough in practice


def framed(data: bytes) -> bytes:
    """Build a WebSocket text frame. Frames to clients are unmasked, so all clients can share the bytes."""
    size = len(data)
    if size < SMALL:
        return SHORT_HEADS[size] + data
    if size < MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2) + data
    return b"\x81\x7f" + size.to_bytes(8) + data


def frame(what: AnyFrame) -> bytes:
    return framed(encode(what))


@dataclass(slots=True)
class Frames:
    """The frames of an update, one for each audience."""

    by_player: dict[int | None, bytes]
    with_views: dict[Audience, bytes]

    def frame_for(self, player: int | None, views: bool, words: bool) -> bytes:
        plain = self.by_player.get(player, self.by_player[None])
        return self.with_views.get((player, words), plain) if views else plain


def update_frames(
    table: Table,
    update: Update,
    audiences: Iterable[Audience],
    due: int | None,
    did: tuple[int, str] | None = None,
    flight: Flight | None = None,
) -> Frames:
    """Build the frames of an update. A player who may move, or who knows more than everyone else, gets a separate
    frame. `did` holds the player who moved and the command's id. `audiences` lists the audiences that want views."""
    by_player = news_by_player(table, update, due, did, flight)
    with_views = {
        (player, words): frame(with_view(by_player.get(player, by_player[None]), table, player, update, words))
        for player, words in audiences
    }
    return Frames({player: frame(news) for player, news in by_player.items()}, with_views)


def news_by_player(
    table: Table, update: Update, due: int | None, did: tuple[int, str] | None, flight: Flight | None
) -> dict[int | None, News]:
    """Map players to their updates, and None to the update for everyone else."""
    seal = update.seal.hex()
    public = News(first=update.first, events=as_json(update.json(None)), flight=flight, due=due, seal=seal)
    by_player: dict[int | None, News] = {None: public}
    played, seating = table.match.round, table.match.seating
    insiders = update.insiders(len(seating))
    turn, all_may_move = played.turn, others_may_move(played.state)
    mover = NOBODY if did is None else seating.index(did[0])
    for seat in range(len(seating)) if all_may_move else {turn, mover, *insiders} - NO_SEAT:
        by_player[seating[seat]] = News(
            first=update.first,
            events=as_json(update.json(seat)) if seat in insiders else public.events,
            did=did[1] if did is not None and seat == mover else None,
            moves=tuple(played.legal_moves(seat)) if all_may_move or seat == turn else (),
            flight=flight,
            due=due,
            seal=seal,
        )
    return by_player


def as_json(events: bytes) -> list[AnyEvent]:
    """Mark encoded events to be sent unchanged."""
    return cast("list[AnyEvent]", msgspec.Raw(events))


def with_view(news: News, table: Table, player: int | None, update: Update, words: bool) -> News:
    """Add the current view and, with `words`, the events as messages."""
    if not words:
        return msgspec.structs.replace(news, game=table.view(player))
    seat = None if player is None else table.seat_of(player)
    return msgspec.structs.replace(
        news,
        game=table.view(player),
        words=in_words(table, update.seen_by(seat), player),
        pad=pad(table) if table.match.round.over else None,
        facts=facts(table),
    )


def in_words(table: Table, events: Sequence[Event], player: int | None) -> list[Message]:
    """Describe events for a player, in words."""
    return narrator_of(table, player).tell(events)


def narrator_of(table: Table, player: int | None) -> Narrator:
    match, form = table.match, table.match.format
    return Narrator(match.players, player, match.seating, partners=form.partners, lowest_wins=form.lowest_wins)


def so_far(table: Table, player: int | None) -> list[tuple[int, Message]]:
    """Return the round's latest messages, each with the number of the last event that it covers."""
    events = table.round_so_far(player, MOST_READ)
    first = table.number + 1 - len(events)
    told = list(narrator_of(table, player).numbered(events, first))
    return told[len(events) == MOST_READ :][-MOST_TOLD:]  # the first message may lack its beginning


def pad(table: Table) -> list[tuple[int, ...]]:
    """Return the points of every player in every round."""
    match = table.match
    return [tuple(match.format.points(len(match.players), row)) for row in match.rows]


def facts(table: Table) -> list[PlayerFacts]:
    """Return each player's facts once the match is over."""
    return table.facts if table.match.round.over and table.match.over else []


def head_size(frame: bytes) -> int:
    """Return the size of a frame's header in bytes."""
    return {126: 4, 127: 10}.get(frame[1], 2)


def seats_of(hosted: HostedTable, here: Mapping[str, bool]) -> Seats:
    """Build the view of seats and people. `here` maps connected people to whether they are programs."""
    programs = {seat.person for seat in hosted.seats if seat.program}
    people = [
        PersonView(
            person=person,
            name=hosted.names.get(person, ""),
            here=person in here,
            program=here.get(person, False) or person in programs,
            muted=person in hosted.muted,
        )
        for person in sorted({*hosted.people, *here})
    ]
    return Seats(
        stage=hosted.stage,
        host=hosted.host or None,
        people=tuple(people),
        seats=hosted.seat_views(),
        fair=hosted.fair_view(),
        match=hosted.match,
        locked=hosted.locked,
        replay=hosted.replay or None,
        pair=pair_view(hosted),
    )


def shared(whole: Whole) -> Whole:
    """Encode the parts of a full state that are the same for everyone in its audience."""
    parts = {name: msgspec.Raw(encode(getattr(whole, name))) for name in SHARED}
    return msgspec.structs.replace(whole, **parts)


def whole(hosted: HostedTable, person: str, here: Mapping[str, bool], due: int | None, *, words: bool = False) -> Whole:
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
        facts=[] if table is None else facts(table),
        link="" if table is None else table.link.hex(),
    )


def refused(id: str, error: WildfourError, number: int) -> bytes:
    kind: Kind = "stale" if isinstance(error, Stale) else "illegal" if isinstance(error, Illegal) else "invalid"
    if error.id == TOO_FAST:
        kind = "too-fast"
    return frame(Refused(id=id, kind=kind, says=str(error), message=dict(error.message), number=number))


def done(id: str) -> bytes:
    return frame(Done(id=id))


def countdown(seconds: float, *, paused: bool) -> bytes:
    return frame(Countdown(due=max(0, round(1000 * seconds)), paused=paused))


def chat(line: ChatLine) -> bytes:
    return frame(Chat(line=line))


def bye(reason: str) -> bytes:
    return frame(Bye(reason=reason))  # type: ignore[arg-type]
