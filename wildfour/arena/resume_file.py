"""The arena's resume file: a JSON line with the request, then a line for every finished deal."""

from pathlib import Path
from typing import BinaryIO

import msgspec

from wildfour.arena.deals import DealResult
from wildfour.arena.request import ArenaRequest, rotations
from wildfour.errors import Invalid
from wildfour.support.files import check_ordinary, naming

VERSION = 2
BEGINNING = b'{"wildfour arena":'  # a file that starts differently is not a resume file, even if it is short
Key = tuple[int, int]


class Record:
    """An append-only file. A last line that a crash cut off is dropped, and its deal is played again."""

    def __init__(self, path: Path, request: ArenaRequest) -> None:
        self.path = path
        self.request = request
        self.done: dict[Key, DealResult] = {}
        with naming(path):
            check_ordinary(path)
            self.file: BinaryIO = path.open("a+b")
        try:
            self._resume()
        except BaseException:
            self.file.close()
            raise

    def _resume(self) -> None:
        self.file.seek(0)
        content = self.file.read()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if content and not content.startswith(BEGINNING):
            raise Invalid("record-is-something-else", file=str(self.path))
        if lines:
            self._check_request(self._read(lines[0], 1))
        if len(whole) < len(content):
            self.file.truncate(len(whole))
        if not lines:
            self._write(self._header())
        for number, line in enumerate(lines[1:], start=2):
            deal = self._deal(line, number)
            self.done[deal.table, deal.deal] = deal

    def _read(self, line: bytes, number: int) -> dict[str, object]:
        try:
            return msgspec.json.decode(line, type=dict[str, object])
        except msgspec.MsgspecError:
            raise self._damaged(number) from None

    def _deal(self, line: bytes, number: int) -> DealResult:
        try:
            deal = msgspec.json.decode(line, type=DealResult)
        except msgspec.MsgspecError:
            raise self._damaged(number) from None
        players, tables = self.request.players, self.request.tables
        if not 0 <= deal.table < len(tables) or len(deal.played) != rotations(tables[deal.table]):
            raise self._damaged(number)
        if any(len(one.points) != players or not set(one.winners) <= set(range(players)) for one in deal.played):
            raise self._damaged(number)
        return deal

    def _damaged(self, number: int) -> Invalid:
        return Invalid("record-damaged", file=str(self.path), line=str(number))

    def _check_request(self, found: dict[str, object]) -> None:
        for name, value in self._header().items():
            if found.get(name) != value:
                was, now = (msgspec.json.encode(one).decode() for one in (found.get(name), value))
                raise Invalid("record-of-another", file=str(self.path), name=name, was=was, now=now)

    def _header(self) -> dict[str, object]:
        fields = msgspec.json.decode(msgspec.json.encode(self.request), type=dict[str, object])  # as stored in a file
        return {"wildfour arena": VERSION, **fields}

    def add(self, deal: DealResult) -> None:
        self.done[deal.table, deal.deal] = deal
        self._write(deal)

    def _write(self, data: object) -> None:
        with naming(self.path):
            self.file.write(msgspec.json.encode(data) + b"\n")
            self.file.flush()

    def close(self) -> None:
        self.file.close()
