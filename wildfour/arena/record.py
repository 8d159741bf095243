"""The file from which an arena goes on: a line with its request, then one for every deal that is done, as JSON."""

import json
from pathlib import Path
from typing import Any, BinaryIO

from wildfour.arena.deals import DealResult
from wildfour.arena.request import ArenaRequest, rotations
from wildfour.errors import Invalid
from wildfour.outputs import naming

VERSION = 1
Key = tuple[int, int]


class Record:
    """Lines are only ever added. A last line that was cut off by a crash is dropped, and its deal played again."""

    def __init__(self, path: Path, request: ArenaRequest) -> None:
        self.path = path
        self.request = request
        self.done: dict[Key, DealResult] = {}
        with naming(path):
            self.file: BinaryIO = path.open("a+b")
        try:
            self._take_up()
        except BaseException:
            self.file.close()
            raise

    def _take_up(self) -> None:
        self.file.seek(0)
        content = self.file.read()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if content and not content.startswith(b'{"wildfour arena"'[: len(content)]):
            raise Invalid(f"{self.path} is no record of an arena; choose another file.")
        if lines:
            self._check_request(self._read(lines[0], 1))
        if len(whole) < len(content):
            self.file.truncate(len(whole))
        if not lines:
            self._write({"wildfour arena": VERSION, **self.request.to_dict()})
        for number, line in enumerate(lines[1:], start=2):
            played = self._played(self._read(line, number), number)
            self.done[played.table, played.deal] = played

    def _read(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise self._damaged(number)
        return data

    def _played(self, data: dict[str, Any], number: int) -> DealResult:
        try:
            table, deal = int(data["table"]), int(data["deal"])
            rounds = tuple(tuple(map(int, one)) for one in data["rounds"])
            wanted = rotations(self.request.tables[table])
        except (KeyError, IndexError, TypeError, ValueError):
            raise self._damaged(number) from None
        places = self.request.players
        if table < 0 or len(rounds) != wanted or any(len(one) != places + 1 or one[0] >= places for one in rounds):
            raise self._damaged(number)
        return DealResult(table, deal, rounds)

    def _damaged(self, number: int) -> Invalid:
        return Invalid(f"{self.path}, line {number}, is damaged; take the line out, or choose another file.")

    def _check_request(self, found: dict[str, Any]) -> None:
        for name, value in {"wildfour arena": VERSION, **self.request.to_dict()}.items():
            if found.get(name) != value:
                was, now = (json.dumps(one, ensure_ascii=False) for one in (found.get(name), value))
                raise Invalid(
                    f"{self.path} is the record of another arena (its {name} is {was}, not {now}); "
                    "go on with the same settings, or choose another file."
                )

    def add(self, played: DealResult) -> None:
        self.done[played.table, played.deal] = played
        self._write({"table": played.table, "deal": played.deal, "rounds": played.rounds})

    def _write(self, data: dict[str, Any]) -> None:
        with naming(self.path):
            self.file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
            self.file.flush()

    def close(self) -> None:
        self.file.close()
