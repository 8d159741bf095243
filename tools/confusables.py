"""Write the table of look-alike characters: python3 -m tools.confusables FILE

FILE is Unicode's confusables.txt (https://www.unicode.org/Public/security/). Only the characters that a name can
contain after compatibility decomposition are kept. Each line is a character or sequence, a tab, and everything that
looks like it.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize

from wildfour.transcript.look_alikes import TABLE


def pairs(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        fields = line.split(";")
        if len(fields) > 2 and not line.startswith("#"):
            character, looks_like = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
            if character.isprintable() and normalize("NFKD", character) == character:
                yield looks_like, character


def main(file: Path) -> None:
    by_look = defaultdict(set)
    for looks_like, character in pairs(file.read_text(encoding="utf-8-sig")):
        by_look[looks_like].add(character)
    lines = [f"{look}\t{''.join(sorted(characters))}\n" for look, characters in sorted(by_look.items())]
    TABLE.write_text("".join(lines), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
