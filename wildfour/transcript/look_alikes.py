"""Names that look alike in different scripts, by the skeletons of Unicode Technical Standard 39."""

from functools import cache
from pathlib import Path
from unicodedata import normalize

from wildfour.transcript.record import name_key

TABLE = Path(__file__).with_name("confusables.txt")  # written by tools/confusables.py


def look_alike(one: str, other: str) -> bool:
    """Compare two names in upper and lower case: capital I looks like l, but lowercase i does not."""
    return skeleton(name_key(one)) == skeleton(name_key(other)) or name_key(skeleton(one)) == name_key(skeleton(other))


def skeleton(text: str) -> str:
    """Replace each character by its look-alike. Omit invisible ones."""
    return normalize("NFKD", "".join(looks().get(letter, letter) for letter in normalize("NFKD", text)))


@cache
def looks() -> dict[str, str]:
    rows = (line.rpartition("\t") for line in TABLE.read_text(encoding="utf-8").splitlines())
    return {letter: look for look, _, letters in rows for letter in letters} | dict.fromkeys(INVISIBLE, "")


INVISIBLE = [  # printable, but not rendered by fonts: joiners, fillers, and variation selectors
    *"\u034f\u115f\u1160\u17b4\u17b5\u200c\u200d\u3164\uffa0",
    *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
]
