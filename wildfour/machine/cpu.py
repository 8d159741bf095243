"""The primitives of a CPU, and the rules compiled for it."""

from typing import Any

from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from wildfour import cards, philox
from wildfour.machine import playing
from wildfour.machine.compile import compile_modules
from wildfour.rules import (
    action_cards,
    apply,
    challenge,
    deal,
    going_out,
    house,
    launcher,
    legal,
    minion,
    penalties,
    piles,
    playable,
    primitives,
    scoring,
    seats,
    turn,
    uno_call,
)

RULES = (
    cards,
    philox,
    primitives,
    piles,
    seats,
    uno_call,
    scoring,
    going_out,
    playable,
    penalties,
    minion,
    action_cards,
    challenge,
    house,
    launcher,
    turn,
    deal,
    legal,
    apply,
    playing,
)


@intrinsic
def popcount(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def trailing_zeros(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@njit
def nth_bit(word, n):
    position = 0
    ones = popcount(word & 0xFFFFFFFF)
    if n >= ones:
        n -= ones
        position = 32
    ones = popcount((word >> position) & 0xFFFF)
    if n >= ones:
        n -= ones
        position += 16
    ones = popcount((word >> position) & 0xFF)
    if n >= ones:
        n -= ones
        position += 8
    word >>= position
    for _ in range(n):
        word &= word - 1
    return position + trailing_zeros(word)


@njit
def emit(s, kind, seat, card, other):
    pass


def compiled(policy):
    def below_(chance, n):
        return philox.philox_below(chance, n)


    twins = {}
    repl = {primitives.popcount: popcount, primitives.nth_bit: nth_bit, primitives.emit: emit}
    t0 = compile_modules([philox, piles, cards, primitives], njit, repl)
    pb = t0[philox.philox_below]
    nc = t0[piles.nth_card]

    @njit
    def below(chance, n):
        return pb(chance, n)

    @njit
    def pick(chance, zone, n):
        return nc(zone, pb(chance, n))

    @njit
    def lands(chance, rate):
        return 1 if pb(chance, 1000) < rate else 0

    repl.update({primitives.below: below, primitives.pick: pick, primitives.lands: lands})
    t1 = compile_modules(list(RULES) + [policy], njit, repl)
    repl.update({playing.choose: t1[policy.choose], playing.seat_asked: t1[policy.seat_asked]})
    return compile_modules(list(RULES) + [policy], njit, repl)
