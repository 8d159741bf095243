"""Commands from people at a table, except moves. Each handler checks the sender and logs an event."""

from functools import partial
from time import time
from typing import get_args

import msgspec

from wildfour.bots.levels import LEVELS
from wildfour.chance.launcher_physics import WOBBLE, Launch, fly
from wildfour.errors import Invalid, unknown
from wildfour.match.formats import format_named, with_partners
from wildfour.protocol import commands, shared_types
from wildfour.protocol.frames import Practiced, Reaction
from wildfour.rulebook.editions import edition_named
from wildfour.rulebook.option_parser import check_table, parse_options
from wildfour.server.storage import log_events
from wildfour.server.table import broadcast
from wildfour.server.table.command_checks import as_host, in_stage, own_seat, person_at, seat_at
from wildfour.server.table.paired_table import slowest
from wildfour.server.table.seat import GUEST
from wildfour.server.table.table_session import Handler, LiveTable
from wildfour.server.websocket import Connection
from wildfour.table import EMPTY, PERSON
from wildfour.transcript.look_alikes import look_alike
from wildfour.transcript.record import check_name

BOT_NAMES = ("Ada", "Bo", "Cleo", "Dev", "Esme", "Finn", "Gia", "Hugo", "Ines", "Juno", "Kit", "Lou", "Mika", "Nell")


def sit(live: LiveTable, connection: Connection, command: commands.Sit) -> None:
    hosted, seat = slowest(live).hosted, seat_at(live, command.player)
    name = " ".join(command.name.split()) or GUEST
    check_name(name)
    live.admission.check(connection.person, connection.address)
    comes_muted = live.admission.comes_muted(connection.person, connection.address)
    if name == GUEST and (hosted.settings.public or any(other != connection.person for other in hosted.people)):
        raise Invalid("name-needed")
    for taken in hosted.names_taken(connection.person, command.player):
        if look_alike(name, taken):
            raise Invalid("name-is-taken", name=taken)
    fact = log_events.TookSeat(
        by=connection.person,
        id=command.id,
        player=command.player,
        name=name,
        program=connection.program,
        avatar=command.avatar,
    )
    if hosted.stage == "lobby":
        if seat.who == PERSON and seat.person != connection.person:
            raise Invalid("seat-is-taken", name=seat.name)
        live.note(fact, connection)
        mute_newcomer(live, connection, comes_muted)
        return
    if connection.player is not None:
        raise Invalid("has-a-seat")
    if hosted.stage not in ("playing", "between") or seat.who in (PERSON, EMPTY) or seat.waiting:
        raise Invalid("seat-not-free")
    latecomers = hosted.settings.latecomers
    if latecomers == "no" or hosted.has_guest:
        raise Invalid("no-latecomers")
    if hosted.takes_at_once and not hosted.may_see_hand(connection.person, command.player):
        raise Invalid("seat-left-this-round")
    if latecomers == "at-once" or hosted.stage == "between":
        live.note(fact, connection)
    else:
        live.note(log_events.WaitsForSeat(**msgspec.structs.asdict(fact)), connection)
    mute_newcomer(live, connection, comes_muted)


def mute_newcomer(live: LiveTable, connection: Connection, comes_muted: bool) -> None:
    """Mute a newcomer from the address of a muted person, until the host unmutes them."""
    if comes_muted and connection.person not in live.hosted.muted:
        live.note(log_events.Muted(person=connection.person, muted=True))
        live.admission.muted(connection.person, True)


def rise(live: LiveTable, connection: Connection, command: commands.Rise) -> None:
    player = own_seat(connection)
    live.note(log_events.LeftSeat(by=connection.person, id=command.id, player=player), connection)
    live.pass_host_on(connection.person)


def commit(live: LiveTable, connection: Connection, command: commands.Commit) -> None:
    in_stage(live, "committing")
    fact = log_events.Committed(
        by=connection.person, id=command.id, player=own_seat(connection), commitment=command.commitment
    )
    live.note(fact, connection)
    live.clocks.continue_ceremony()


def reveal(live: LiveTable, connection: Connection, command: commands.Reveal) -> None:
    in_stage(live, "revealing")
    fact = log_events.Revealed(
        by=connection.person, id=command.id, player=own_seat(connection), salt=command.salt, seed=command.seed
    )
    live.note(fact, connection)
    live.clocks.continue_ceremony()


def seat_bot(live: LiveTable, connection: Connection, command: commands.SeatBot) -> None:
    as_host(live, connection)
    in_stage(live, "lobby")
    if command.level not in LEVELS:
        raise unknown("no-such-bot", command.level, LEVELS)
    if seat_at(live, command.player).who == PERSON:
        raise Invalid("seat-is-taken", name=seat_at(live, command.player).name)
    taken = live.hosted.names_taken()
    name = next(name for name in BOT_NAMES if not any(look_alike(name, other) for other in taken))
    live.note(
        log_events.BotTookSeat(
            by=connection.person, id=command.id, player=command.player, level=command.level, name=name
        ),
        connection,
    )
    live.hints.prepare()


def clear(live: LiveTable, connection: Connection, command: commands.Clear) -> None:
    as_host(live, connection)
    in_stage(live, "lobby")
    if seat_at(live, command.player).who == PERSON:
        raise Invalid("seat-is-taken", name=seat_at(live, command.player).name)
    live.note(log_events.SeatCleared(by=connection.person, id=command.id, player=command.player), connection)


def exchange(live: LiveTable, connection: Connection, command: commands.Exchange) -> None:
    as_host(live, connection)
    in_stage(live, "lobby")
    seat_at(live, command.player)
    seat_at(live, command.other)
    live.note(
        log_events.SeatsExchanged(by=connection.person, id=command.id, player=command.player, other=command.other),
        connection,
    )


def start(live: LiveTable, connection: Connection, command: commands.Start) -> None:
    as_host(live, connection)
    in_stage(live, "lobby")
    if live.hosted.has_guest and len(live.hosted.people) > 1:
        raise Invalid("name-needed")
    order = tuple(place for place, seat in enumerate(live.hosted.seats) if seat.who != EMPTY)
    check_can_start(live.hosted.settings, len(order))
    live.note(log_events.Started(by=connection.person, id=command.id, order=order), connection)
    live.clocks.continue_ceremony()


def check_can_start(settings: shared_types.TableSettings, players: int) -> None:
    """Reject a number of players that the format, or the edition with its options, cannot seat."""
    options = parse_options(settings.options)
    format = format_named(settings.format, options)
    format.check_players(players)
    check_table(edition_named(settings.edition), players, with_partners(options, format))


def ready(live: LiveTable, connection: Connection, command: commands.Ready) -> None:
    player = own_seat(connection)
    live.give_back(connection.person)
    if live.hosted.stage != "lobby":  # in the lobby, this only signals the host
        in_stage(live, "between")
    live.note(log_events.IsReady(by=connection.person, id=command.id, player=player), connection)


def pause(live: LiveTable, connection: Connection, command: commands.Pause) -> None:
    own_seat(connection)
    in_stage(slowest(live), "between")
    if not live.looks.take(connection.person):  # limited, because everyone gets a frame
        raise Invalid("too-fast")
    live.group[0].clocks.pause(connection.person, on=command.on)
    live.answer(connection, broadcast.done(command.id))


def again(live: LiveTable, connection: Connection, command: commands.Again) -> None:
    own_seat(connection)
    in_stage(slowest(live), "over")
    live.note(log_events.NewMatch(by=connection.person, id=command.id), connection)
    live.seat_latecomers()  # before the ceremony, which fixes the names


def say(live: LiveTable, connection: Connection, command: commands.Say) -> None:
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in command.text).split())
    if not text:
        raise Invalid("nothing-said")
    may_chat(live, connection)
    live.note(log_events.Said(by=connection.person, id=command.id, text=text, at=int(time())), connection)


def show(live: LiveTable, connection: Connection, command: commands.Show) -> None:
    """Show a reaction to everyone. It is not logged."""
    may_chat(live, connection)
    seat = live.hosted.seats[own_seat(connection)]
    frame = broadcast.frame(Reaction(person=connection.person, name=seat.name, emote=command.emote))
    live.storage.after_commit(partial(live.presence.send_all, frame))
    live.answer(connection, broadcast.done(command.id))


def may_chat(live: LiveTable, connection: Connection) -> None:
    own_seat(connection)
    if connection.person in live.hosted.muted:
        raise Invalid("is-muted")
    if not live.chat_limits.take(connection.person, connection.address):
        raise Invalid("too-much-chat")


def kick(live: LiveTable, connection: Connection, command: commands.Kick) -> None:
    as_host(live, connection)
    if command.person == connection.person:
        raise Invalid("not-oneself")
    person_at(live, command.person)
    live.note(log_events.Kicked(by=connection.person, id=command.id, person=command.person), connection)
    live.admission.removed(command.person)
    player = live.hosted.player_of(command.person)
    if player is not None:
        live.note(log_events.LeftSeat(player=player))
    for one in live.group:
        gone = one.presence.sockets.get(command.person)
        if gone is not None:
            live.storage.after_commit(partial(gone.leave, "kicked"))


def mute(live: LiveTable, connection: Connection, command: commands.Mute) -> None:
    as_host(live, connection)
    person_at(live, command.person)
    live.note(
        log_events.Muted(by=connection.person, id=command.id, person=command.person, muted=command.muted), connection
    )
    live.admission.muted(command.person, command.muted)


def lock(live: LiveTable, connection: Connection, command: commands.Lock) -> None:
    as_host(live, connection)
    live.note(log_events.Locked(by=connection.person, id=command.id, locked=command.locked), connection)
    if not command.locked:
        live.admission.lift_pauses()


def pass_host(live: LiveTable, connection: Connection, command: commands.PassHost) -> None:
    as_host(live, connection)
    if live.hosted.player_of(command.person) is None:
        raise Invalid("not-at-this-table")
    live.note(log_events.HostPassed(by=connection.person, id=command.id, person=command.person), connection)


def hint(live: LiveTable, connection: Connection, command: commands.Hint) -> None:
    own_seat(connection)
    in_stage(live, "playing")
    live.hints.ask(connection, command.id)


def stop_hint(live: LiveTable, connection: Connection, command: commands.StopHint) -> None:
    own_seat(connection)
    live.hints.stop()
    live.answer(connection, broadcast.done(command.id))


def practice(live: LiveTable, connection: Connection, command: commands.Practice) -> None:
    own_seat(connection)
    in_stage(live, "lobby")
    if not edition_named(live.hosted.settings.edition).launcher:
        raise Invalid("no-launcher-here")
    wobbles = (live.luck.randrange(WOBBLE), live.luck.randrange(WOBBLE))
    flight = fly(Launch(command.aim, command.power), wobbles)
    live.answer(connection, broadcast.frame(Practiced(id=command.id, flight=flight)))
    live.answer(connection, broadcast.done(command.id))


def look(live: LiveTable, connection: Connection, command: commands.Look) -> None:
    if not live.looks.take(connection.person):
        raise Invalid("too-fast")
    live.presence.send_whole(connection)


def ping(live: LiveTable, connection: Connection, command: commands.Ping) -> None:
    live.answer(connection, broadcast.done(command.id))


# Maps every command except moves to the function with the same name.
COMMANDS: dict[type[commands.Command], Handler] = {
    kind: globals()[str(kind.__struct_config__.tag).replace("-", "_")]
    for kind in get_args(commands.AnyCommand)
    if kind is not commands.Move
}
