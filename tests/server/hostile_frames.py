"""Frames that no honest client sends: malformed, wrongly typed, too large, or sent at the wrong time."""

import random
import struct
from collections.abc import Callable

import msgspec

from tests.server.serving import NAMES
from wildfour.protocol import commands
from wildfour.server.http.identity import new_token

LARGEST = 8192  # bytes
KIND_TYPES = commands.Command.__subclasses__()
KINDS = [kind.__name__ for kind in KIND_TYPES]
VALID: list[bytes] = [
    b'{"do":"move","id":"1","at":0,"move":"draw"}',
    b'{"do":"sit","id":"2","player":0,"name":"Zoe"}',
    b'{"do":"commit","id":"3","commitment":"' + b"0" * 64 + b'"}',
    b'{"do":"say","id":"4","text":"hello"}',
    b'{"do":"show","id":"5","emote":"wow"}',
    b'{"do":"kick","id":"6","person":"abcdefgh"}',
    b'{"do":"mute","id":"7","person":"abcdefgh","muted":true}',
    b'{"do":"seat-bot","id":"8","player":1,"level":"casual"}',
]
VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    10**30,
    -(10**18),
    2**63,
    1e308,
    float(10**22),
    "",
    "x" * 5000,
    "\x00\x1f",
    "\N{RIGHT-TO-LEFT OVERRIDE}\N{ZERO WIDTH JOINER}\N{PILE OF POO}",
    "{ $problem } { -term }",
    [],
    {},
    [[[[]]]],
    {"id": {"id": {}}},
)
ODD = (
    b'{"do":"say","id":"1","text":"\\ud800"}',
    b'{"do":"move","id":"\\udfff","at":0,"move":"draw"}',
    b'{"do":"move","id":"1","at":1e400,"move":"draw"}',
    b'{"do":"move","id":"1","at":NaN,"move":"draw"}',
    b'{"do":"move","id":"1","at":' + b"9" * 4000 + b',"move":"draw"}',
    b"[" * LARGEST,
    b'{"do":' * 1300,
    b'{"a":' * 1600 + b"1" + b"}" * 1,
    b'"' + b"\\u0000" * 1300 + b'"',
    b"",
    b" ",
    b"\xef\xbb\xbf{}",
    b"null",
    b'{"do":"look"}',
    b'{"do":"look","id":""}',
    b'{"do":"look","id":"' + b"i" * 41 + b'"}',
    b'{"do":"look","id":"1","id":"2","extra":1}',
)


def frame_of(opcode: int, data: bytes) -> bytes:
    """Encode a frame for the wire, with a zero mask."""
    size = len(data)
    head = bytes((opcode, 0x80 | size)) if size < 126 else bytes((opcode, 0xFE)) + struct.pack("!H", size)
    return head + bytes(4) + data


def random_bytes(luck: random.Random) -> bytes:
    return luck.randbytes(luck.randrange(64))


def mutated(luck: random.Random) -> bytes:
    """Change, drop, or repeat some characters of a command."""
    data = bytearray(luck.choice(VALID))
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(data))
        luck.choice(
            (
                lambda at=at: data.__setitem__(at, luck.randrange(256)),
                lambda at=at: data.pop(at),
                lambda at=at: data.insert(at, data[at]),
            )
        )()
    return bytes(data)


def truncated(luck: random.Random) -> bytes:
    data = luck.choice(VALID)
    return data[: luck.randrange(len(data))]


def of_wrong_types(luck: random.Random) -> bytes:
    fields = msgspec.json.decode(luck.choice(VALID))
    fields[luck.choice(list(fields))] = luck.choice(VALUES)
    return msgspec.json.encode(fields)


def of_wrong_tags(luck: random.Random) -> bytes:
    return msgspec.json.encode({"do": luck.choice((*KINDS, "", "whole", "news", "MOVE")), "id": "1", "player": 3})


def nested(luck: random.Random) -> bytes:
    depth = luck.randrange(1, LARGEST // 2)
    return luck.choice((b"[" * depth + b"]" * depth, b'{"do":' * (depth // 6)))


def odd(luck: random.Random) -> bytes:
    return luck.choice(ODD)


SORTS: tuple[Callable[[random.Random], bytes], ...] = (
    random_bytes,
    mutated,
    mutated,
    truncated,
    of_wrong_types,
    of_wrong_tags,
    nested,
    odd,
)


def is_harmless(data: bytes) -> bool:
    """Return whether a mutated command is still valid by chance."""
    try:
        msgspec.json.decode(data, type=commands.AnyCommand)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return True


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def malformed(luck: random.Random) -> tuple[bytes, bool]:
    """Return data and whether it is text. Invalid UTF-8 is sent as bytes; as text, it would close the socket."""
    while True:
        data = luck.choice(SORTS)(luck)[:LARGEST]
        if not is_harmless(data):
            return data, is_text(data) and luck.random() < 0.8


# Valid commands at the wrong time, and frames that libraries never send

TEXT, BINARY, PING = 0x81, 0x82, 0x89
PEOPLE = ("abcdefghabcdefgh", "", "x" * 24)
STRANGE_NAMES = (
    *NAMES,
    "A\N{CYRILLIC SMALL LETTER EN}n",
    "\N{PILE OF POO}" * 10,
    "\N{ARABIC LETTER MEEM}\N{ARABIC LETTER NOON}\N{ARABIC LETTER YEH}",
    "e" + "\N{COMBINING ACUTE ACCENT}" * 30,
    "\N{RIGHT-TO-LEFT OVERRIDE}nnA",
    "<script>",
)
MOVES = ("draw", "keep", "r7", "w g", "uno", "catch 1", "accuse 2", "flip", "challenge", "\N{PILE OF POO}", "")
BOUND_TO_CLOSE = (
    frame_of(BINARY, b" " * (LARGEST + 1)),
    frame_of(TEXT, b"\xff\xfe"),
    b"\x81\x02{}",
    b"\xf1\x80\x00\x00\x00\x00",
    b"\x81\xff" + struct.pack("!Q", 1 << 62) + bytes(4),
    b"\x80\x80\x00\x00\x00\x00",
)


def valid(luck: random.Random) -> commands.Command:
    """Build a command that can be decoded but is rarely legal at the table."""
    kind = luck.choice(KIND_TYPES)
    player = luck.randrange(10)
    fields = {
        "at": luck.choice((0, luck.randrange(1000), -(1 << 62), (1 << 63) - 1)),
        "move": luck.choice(MOVES),
        "aim": luck.choice((None, -100, 100)),
        "player": player,
        "other": luck.randrange(10),
        "name": luck.choice(STRANGE_NAMES),
        "avatar": luck.choice((None, 11)),
        "commitment": luck.randbytes(32).hex(),
        "salt": luck.randbytes(16).hex(),
        "seed": luck.randbytes(32).hex(),
        "level": luck.choice(("casual", "skilled", "nobody", "../../etc")),
        "text": luck.choice((new_token(), "hello", *STRANGE_NAMES)),
        "emote": "wow",
        "person": luck.choice(PEOPLE),
        "muted": luck.random() < 0.5,
        "locked": luck.random() < 0.5,
        "on": luck.random() < 0.5,
    }
    fitting = {name: fields[name] for name in kind.__struct_fields__ if name in fields}
    return kind(id=f"{luck.randrange(1 << 60):x}", **fitting)


def hostile(luck: random.Random) -> bytes:
    """Build one hostile message, encoded for the wire."""
    sort = luck.random()
    if sort < 0.5:
        data, text = malformed(luck)
        return frame_of(TEXT if text else BINARY, data)
    if sort < 0.85:
        return frame_of(luck.choice((TEXT, BINARY)), msgspec.json.encode(valid(luck)))
    if sort < 0.92:
        return frame_of(BINARY, msgspec.msgpack.encode(valid(luck)))
    if sort < 0.97:
        data = msgspec.json.encode(valid(luck))
        return frame_of(0x01, data[:9]) + frame_of(0x00, data[9:20]) + frame_of(0x80, data[20:])
    return frame_of(PING, luck.randbytes(luck.randrange(126)))
