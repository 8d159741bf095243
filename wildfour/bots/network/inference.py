"""Network inference: moves and state values (compilable).

training/ writes the weights; network_inputs.py lists the inputs. A layer adds up the rows of its inputs. Most inputs
are 0, and their rows are skipped. All weights are in one list, `w`. `net` has each part's offset.
"""

import math
from typing import Any, NamedTuple, Protocol

from wildfour.bots.network.network_inputs import CONTEXT, OF_PLANE, OF_SEAT, place_of_action
from wildfour.encoding.action_mask import first_legal, move_of, write_mask
from wildfour.encoding.block_offsets import PLAIN_ACTIONS, PLAIN_WORDS, SAY, SEATS, action_words, flip_planes_at
from wildfour.encoding.observation import seat_ahead, write_counts, write_observation
from wildfour.rulebook.cards import NO_CARD
from wildfour.rulebook.moves import DRAW, KEEP, OBJECT
from wildfour.rulebook.rules_in_force import Rules
from wildfour.rules.piles import count
from wildfour.rules.state import RoundState

ROW = 64  # words per observation or mask
BYTES = 1024  # per reading
WIDTH = 256  # units per layer
HALF = 128  # units in the critic's second layer
VALUES = 3
MANY = 80  # total cards in all hands at which holding back ends
MANY_TO_SWAP = 16  # MANY for two players who swap hands
KEEPING = SAY + KEEP - DRAW
OBJECTION = SAY + OBJECT - DRAW  # it concerns another player's card, so it does not answer the phase


class Body(Protocol):
    """Offsets in `w` for a player's or critic's hidden layers."""

    ints: int  # offset of its inputs in `ints`: bytes for numbers, then bytes and values for classes
    numbers: int
    classes: int
    scales: int  # offset of one scale per number, and a 1
    first: int
    first_bias: int
    second: int
    second_bias: int


class Net(Protocol):
    """A network: its number of seats, and the offsets of its parts. The first two fields are its mask settings
    (encoding/block_offsets.py)."""

    asks: int
    sensible: int
    seats: int
    player: Body
    critic: Body
    actions: int
    actions_bias: int
    value: int
    value_bias: int


class Network(NamedTuple):
    """A network for compiled code. `net` has its parts' offsets in `ints` and in `w`."""

    net: Net
    ints: Any
    w: Any


def new_row() -> Any:
    """Return a buffer for an observation or a mask. Every machine replaces this function."""
    return [0] * ROW


def new_reading() -> Any:
    return [0] * BYTES


def new_layer() -> Any:
    return [0.0] * WIDTH


def byte_at(row: Any, place: int) -> int:
    byte: int = row[place >> 3] >> 8 * (place & 7) & 255
    return byte


def read_table(s: RoundState, seat: int, net: Net, context: Any, reading: Any) -> None:
    """Read the inputs that player and critic share: the seat's observation, and the context."""
    row = new_row()
    write_observation(s, seat, row)
    seen = 8 * SEATS + OF_SEAT * s.players
    for byte in range(seen):
        reading[byte] = byte_at(row, byte)
    flips = 8 * SEATS + OF_SEAT * net.seats
    for byte in range(seen, flips + 2 * OF_PLANE):
        reading[byte] = 0
    if s.rules.launcher:
        first = 8 * flip_planes_at(s.rules, s.players)
        for byte in range(OF_PLANE):
            reading[flips + byte] = byte_at(row, first + byte)
            reading[flips + OF_PLANE + byte] = byte_at(row, first + 64 + byte)
    for byte in range(CONTEXT):
        reading[flips + 2 * OF_PLANE + byte] = context[byte]


def hands_at(net: Net) -> int:
    return 8 * SEATS + OF_SEAT * net.seats + 2 * OF_PLANE + CONTEXT


def read_mask(net: Net, mask: Any, reading: Any) -> None:
    first = hands_at(net)
    for action in range(PLAIN_ACTIONS):
        reading[first + action] = byte_at(mask, action)


def read_hands(s: RoundState, seat: int, net: Net, reading: Any) -> None:
    """Read all other hands. Flip cards count as plain cards of their kind."""
    first = hands_at(net)
    row = new_row()
    for ahead in range(1, net.seats):
        if ahead < s.players:
            write_counts(s.hands[seat_ahead(s, seat, ahead)], NO_CARD, NO_CARD, -1, -1, row, 0)
            for byte in range(OF_PLANE):
                reading[first + byte] = byte_at(row, byte)
        else:
            for byte in range(OF_PLANE):
                reading[first + byte] = 0
        first += OF_PLANE


def first_layer(reading: Any, network: Network, body: Body, out: Any) -> None:
    """Add the rows of all inputs that are not 0, then clip negative sums to 0."""
    ints = network.ints
    w = network.w
    at = body.ints
    numbers = body.numbers
    classes = body.classes
    scales = body.scales
    first = body.first
    for h in range(WIDTH):
        out[h] = w[body.first_bias + h]
    other = -1  # index of an input that is waiting for a partner
    for i in range(numbers):
        if reading[ints[at + i]] != 0:
            if other < 0:
                other = i
            else:
                one = reading[ints[at + other]] * w[scales + other]
                two = reading[ints[at + i]] * w[scales + i]
                add_rows(out, one, two, w, first + other * WIDTH, first + i * WIDTH, WIDTH)
                other = -1
    if other >= 0:
        add_row(out, reading[ints[at + other]] * w[scales + other], w, first + other * WIDTH, WIDTH)
    for i in range(classes):
        if reading[ints[at + numbers + i]] == ints[at + numbers + classes + i]:
            add_row(out, w[scales + numbers], w, first + (numbers + i) * WIDTH, WIDTH)
    cut_off(out, WIDTH)


def next_layer(before: Any, length: int, w: Any, weights: int, bias: int, width: int, out: Any) -> None:
    for h in range(width):
        out[h] = w[bias + h]
    other = -1
    for i in range(length):
        if before[i] > 0:
            if other < 0:
                other = i
            else:
                add_rows(out, before[other], before[i], w, weights + other * width, weights + i * width, width)
                other = -1
    if other >= 0:
        add_row(out, before[other], w, weights + other * width, width)


def times(one: Any, other: Any) -> Any:
    """Return a product that is rounded before any addition, so that all machines choose the same move."""
    return one * other


def add_rows(out: Any, one: float, two: float, w: Any, first: int, second: int, width: int) -> None:
    """Add rows in pairs, which halves how often the sums are read and written."""
    a = w[first : first + width]  # indexes start at 0 so that a compiler can vectorize
    b = w[second : second + width]
    for h in range(width):
        out[h] = out[h] + times(one, a[h]) + times(two, b[h])


def add_row(out: Any, value: float, w: Any, first: int, width: int) -> None:
    row = w[first : first + width]
    for h in range(width):
        out[h] += times(value, row[h])


def cut_off(out: Any, width: int) -> None:
    for h in range(width):
        out[h] = max(out[h], 0)


def answer_at(last: Any, w: Any, weights: int, bias: int, place: int) -> float:
    """Return one output of the player, using four partial sums that a CPU can add in parallel."""
    row = w[weights + place * WIDTH : weights + (place + 1) * WIDTH]
    a = times(last[0], row[0])
    b = times(last[1], row[1])
    c = times(last[2], row[2])
    d = times(last[3], row[3])
    for h in range(4, WIDTH, 4):
        a += times(last[h], row[h])
        b += times(last[h + 1], row[h + 1])
        c += times(last[h + 2], row[h + 2])
        d += times(last[h + 3], row[h + 3])
    total: float = a + b + c + d + w[bias + place]
    return total


def forward(reading: Any, network: Network, body: Body, width: int, last: Any) -> None:
    """Compute a player's or critic's two hidden layers. The second has `width` units."""
    hidden = new_layer()
    first_layer(reading, network, body, hidden)
    next_layer(hidden, WIDTH, network.w, body.second, body.second_bias, width, last)
    cut_off(last, width)


def read_as_player(s: RoundState, seat: int, network: Network, context: Any, mask: Any, last: Any) -> None:
    """Compute the player's last hidden layer."""
    reading = new_reading()
    read_table(s, seat, network.net, context, reading)
    read_mask(network.net, mask, reading)
    forward(reading, network, network.net.player, WIDTH, last)


def choose(s: RoundState, seat: int, network: Network, context: Any) -> int:
    """Among the answers to the phase, return the answer with the highest output."""
    net = network.net
    mask = new_row()
    write_choices(s, net, seat, mask)
    words = action_words(s.rules, s.players, 0)
    best = first_legal(mask, words)
    if is_only(mask, words, best):
        return move_of(s, seat, best)
    last = new_layer()
    read_as_player(s, seat, network, context, mask, last)
    most = -math.inf
    for action in range(8 * words):
        if byte_at(mask, action) and action != OBJECTION:
            place = place_of_action(s.rules, s.players, action)
            output = answer_at(last, network.w, net.actions, net.actions_bias, place)
            if output > most:
                most = output
                best = action
    return move_of(s, seat, best)


def write_choices(s: RoundState, net: Net, seat: int, mask: Any) -> None:
    """Write the answers to the phase. A player with a playable card may draw or keep (C4), unless the hands are
    large."""
    write_mask(s, net, seat, 1, mask)
    if first_legal(mask, PLAIN_WORDS) < SAY and s.players * count(s.hands[seat]) >= most_waiting(s.rules, s.players):
        leave_out(mask, SAY)
        leave_out(mask, KEEPING)


def most_waiting(rules: Rules, players: int) -> int:
    """Return the total number of cards at which everyone must play. Without this limit, rounds might never end.

    If three or more players swap hands, no one holds back. Two players who swap hands would wait for each other, so
    their limit is one more card than was dealt.
    """
    if rules.seven_zero:
        return MANY_TO_SWAP if players == 2 else 0
    return MANY


def leave_out(mask: Any, action: int) -> None:
    mask[action >> 3] &= ~(1 << 8 * (action & 7))


def is_only(mask: Any, words: int, action: int) -> bool:
    """Return True if an action is the only legal one."""
    others = 0
    for word in range(words):
        others |= mask[word] ^ (1 << 8 * (action & 7) if word == action >> 3 else 0)
    return others == 0


def critic_value(s: RoundState, network: Network, context: Any, values: Any) -> None:
    """Estimate the round's result from all hands: the chances of going out, then the points won and left, in 40ths.

    Seats are in the order of play, the current player first.
    """
    net = network.net
    reading = new_reading()
    last = new_layer()
    read_table(s, s.turn, net, context, reading)
    read_hands(s, s.turn, net, reading)
    forward(reading, network, net.critic, HALF, last)
    next_layer(last, HALF, network.w, net.value, net.value_bias, VALUES * net.seats, values)
    most = values[0]
    for ahead in range(1, s.players):
        most = max(most, values[ahead])
    total = 0.0
    for ahead in range(s.players):
        values[ahead] = math.exp(values[ahead] - most)
        total += values[ahead]
    for ahead in range(s.players):
        values[ahead] /= total
