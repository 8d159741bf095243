"""A linker for the built engines: it turns one object file into a shared library for Linux.

The libraries need no other code, so a linker for every kind of processor takes a page. Its output depends on nothing
but the object file, and a C compiler is not needed.
"""

import struct
from collections.abc import Iterator
from typing import NamedTuple

PAGE = 1 << 16  # the largest page of any supported processor
X86, ARM = 62, 183
SYMBOLS, ADDENDS, CODE, WRITABLE, ALLOCATED = 2, 4, 4, 1, 2  # kinds and flags of sections
# How many bits of an address each relocation for ARM drops before it writes them into a load or store.
ARM_LOW_BITS = {277: 0, 278: 0, 284: 1, 285: 2, 286: 3, 299: 4}
HASH, STRINGS, SYMBOL_TABLE, RELOCATIONS, SIZE, ENTRY_SIZE, STRINGS_SIZE, SYMBOL_SIZE = 4, 5, 6, 7, 8, 9, 10, 11
RELATIVE = {X86: 8, ARM: 1027}
WORD_SIZE = 8


class Section(NamedTuple):
    """A section of an object file."""

    kind: int
    flags: int
    data: bytes
    link: int
    info: int
    align: int


class Symbol(NamedTuple):
    name: str
    section: int
    value: int


def link(code: bytes, entry: str) -> bytes:
    """Return a shared library that exports the entry point."""
    machine: int = struct.unpack_from("<H", code, 18)[0]
    sections = list(sections_of(code))
    symbols = next(symbols_of(sections, one) for one in sections if one.kind == SYMBOLS)
    loaded = [i for i, one in enumerate(sections) if one.flags & ALLOCATED and one.data]
    loaded.sort(key=lambda i: sections[i].flags & WRITABLE)
    image, places = bytearray(64 + 56 * 4), {}
    names = b"\0" + entry.encode() + b"\0"
    exported = append(image, struct.pack("<24xIBBHQQ", 1, 0x12, 0, 1, 0, 0))
    strings, table = append(image, names), append(image, struct.pack("<5I", 1, 2, 1, 0, 0))
    read_only = [i for i in loaded if not sections[i].flags & WRITABLE]
    for i in read_only:
        places[i] = append(image, sections[i].data, max(sections[i].align, 16))
    fixed = sum(
        1 for i, _, kind, _, _ in relocations(sections) if i in places or i in loaded if is_address(machine, kind)
    )
    moved = append(image, bytes(24 * fixed))
    end_of_code = len(image)
    image += bytes(-len(image) % PAGE)
    first_written = len(image)
    for i in loaded[len(read_only) :]:
        places[i] = append(image, sections[i].data, max(sections[i].align, 16))
    values = {HASH: table, STRINGS: strings, SYMBOL_TABLE: exported, STRINGS_SIZE: len(names), SYMBOL_SIZE: 24}
    if fixed:
        values |= {RELOCATIONS: moved, SIZE: 24 * fixed, ENTRY_SIZE: 24}
    dynamic = append(image, b"".join(struct.pack("<qQ", *pair) for pair in (*values.items(), (0, 0))))
    start = next(one for one in symbols if one.name == entry)
    struct.pack_into("<Q", image, exported + 32, places[start.section] + start.value)
    for i, at, kind, symbol, addend in relocations(sections):
        if i in places:
            found = symbols[symbol]
            if found.section not in places:
                raise ValueError(f"{entry} needs {found.name or kind}, which it does not contain")
            goal = places[found.section] + found.value + addend
            if is_address(machine, kind):
                struct.pack_into("<QQQ", image, moved, places[i] + at, RELATIVE[machine], goal)
                moved += 24
            else:
                relocate(image, machine, kind, places[i] + at, goal)
    headers = (
        (1, 5, 0, end_of_code, PAGE),
        (1, 6, first_written, len(image) - first_written, PAGE),
        (2, 6, dynamic, len(image) - dynamic, WORD_SIZE),
        (0x6474E551, 6, 0, 0, 16),  # the stack is not executable
    )
    identity = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    struct.pack_into(
        "<16sHHIQQQIHHHHHH", image, 0, identity, 3, machine, 1, 0, 64, 0, 0, 64, 56, len(headers), 64, 0, 0
    )
    for number, (kind, flags, at, size, align) in enumerate(headers):
        struct.pack_into("<IIQQQQQQ", image, 64 + 56 * number, kind, flags, at, at, at, size, size, align)
    return bytes(image)


def append(image: bytearray, data: bytes, align: int = WORD_SIZE) -> int:
    """Append data and return its address."""
    image += bytes(-len(image) % align)
    image += data
    return len(image) - len(data)


def sections_of(code: bytes) -> Iterator[Section]:
    first, size, number = struct.unpack_from("<40xQ10xHH", code)
    for i in range(number):
        _, kind, flags, _, at, length, link, info, align, _ = struct.unpack_from("<IIQQQQIIQQ", code, first + i * size)
        yield Section(kind, flags, code[at : at + length], link, info, align)


def symbols_of(sections: list[Section], table: Section) -> list[Symbol]:
    names = sections[table.link].data
    found = struct.iter_unpack("<IBBHQQ", table.data)
    return [
        Symbol(names[at : names.index(b"\0", at)].decode(), section, value) for at, _, _, section, value, _ in found
    ]


def relocations(sections: list[Section]) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield the section, place, kind, symbol, and addend of every relocation."""
    for one in sections:
        if one.kind == ADDENDS:
            for at, info, addend in struct.iter_unpack("<QQq", one.data):
                yield one.info, at, info & 0xFFFFFFFF, info >> 32, addend


def is_address(machine: int, kind: int) -> bool:
    """Return whether a relocation writes an address, which is known only after loading."""
    return kind == (1 if machine == X86 else 257)


def relocate(image: bytearray, machine: int, kind: int, at: int, goal: int) -> None:
    """Write the distance to a goal, or a part of it, into the code."""
    if (machine, kind) in ((X86, 2), (X86, 4), (ARM, 261)):
        struct.pack_into("<i", image, at, goal - at)
    elif machine == ARM and kind in (282, 283):  # a jump
        patch(image, at, (goal - at) >> 2 & 0x3FFFFFF)
    elif machine == ARM and kind in (274, 275):  # an address, or its page, in two parts
        far = goal - at if kind == 274 else (goal >> 12) - (at >> 12)
        patch(image, at, (far & 3) << 29 | (far >> 2 & 0x7FFFF) << 5)
    elif machine == ARM and kind in ARM_LOW_BITS:
        patch(image, at, (goal & 0xFFF) >> ARM_LOW_BITS[kind] << 10)
    else:
        raise ValueError(f"relocation {kind} for processor {machine}")


def patch(image: bytearray, at: int, bits: int) -> None:
    struct.pack_into("<I", image, at, struct.unpack_from("<I", image, at)[0] | bits)
