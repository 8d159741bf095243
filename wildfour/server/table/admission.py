"""Admission to a table: the host's lock, and removals and mutes that also apply to newcomers from the same address.

Tokens are free, so blocking only a token would keep no one out. Addresses are kept only in memory.
"""

from collections.abc import Callable
from math import ceil

from wildfour.errors import Invalid
from wildfour.server.table.table_state import HostedTable

PAUSE = 600.0  # seconds to block newcomers from an address after a removal; doubled by each further removal
LONGEST_PAUSE = 24 * 3600.0
MOST_REMEMBERED = 1000  # addresses of people without a seat


class Admission:
    """Admission checks of a table. They never stop a person who holds a seat there."""

    def __init__(self, hosted: HostedTable, time: Callable[[], float]) -> None:
        self._hosted, self._time = hosted, time
        self._addresses: dict[str, str] = {}  # addresses by person
        self._pauses: dict[str, tuple[float, float]] = {}  # by address: length and end
        self._muted: dict[str, str] = {}  # addresses of muted people

    def check(self, person: str, address: str) -> None:
        """Reject a person who may not join the table, or take a seat there."""
        hosted = self._hosted
        if person in hosted.kicked:
            raise Invalid("was-kicked")
        if hosted.belongs(person):
            return
        if hosted.locked:
            raise Invalid("table-locked")
        _, end = self._pauses.get(address, (0.0, 0.0))
        left = end - self._time()
        if left > 0 and person not in hosted.names:
            raise Invalid("address-was-kicked", minutes=ceil(left / 60))

    def came(self, person: str, address: str) -> None:
        if len(self._addresses) >= MOST_REMEMBERED:
            seated = {*self._hosted.people, *self._muted}
            self._addresses = {one: at for one, at in self._addresses.items() if one in seated}
        self._addresses[person] = address

    def removed(self, person: str) -> None:
        """Block newcomers from a removed person's address for a while."""
        address = self._addresses.get(person)
        if address is not None:
            length, _ = self._pauses.get(address, (PAUSE / 2, 0.0))
            length = min(2 * length, LONGEST_PAUSE)
            self._pauses[address] = (length, self._time() + length)

    def lift_pauses(self) -> None:
        self._pauses.clear()

    def muted(self, person: str, muted: bool) -> None:
        if muted:
            self._muted[person] = self._addresses.get(person, "")
        else:
            self._muted.pop(person, None)

    def comes_muted(self, person: str, address: str) -> bool:
        """Check whether a person who has not had a seat yet shares an address with a muted person."""
        return address != "" and person not in self._hosted.names and address in self._muted.values()
