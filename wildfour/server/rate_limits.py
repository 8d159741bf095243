"""Rate limits (token buckets)."""

from math import inf
from time import monotonic

CHAT_RATE, CHAT_BURST = 0.5, 6  # lines per second per person, and burst size; times 4 per address, 8 per table


class Bucket:
    """A token bucket with a rate per second and a burst size."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most, self._left = rate, most, most
        self._at = monotonic()

    def take(self, now: float) -> bool:
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def reserve(self, now: float, kept: float = 0.0) -> float:
        """Reserve a token, and return the seconds until it is available. The share `kept` of the burst is reserved for
        others."""
        self._fill(now)
        missing = 1 + kept * self._most - self._left
        self._left = max(self._left - 1, -self._most)
        return max(0.0, missing / self._rate if self._rate else inf)

    def _fill(self, now: float) -> None:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now

    def give_back(self) -> None:
        self._left += 1

    @property
    def full(self) -> bool:
        """Check whether the bucket is as full as a new one."""
        return self._left + (monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket per address. Full buckets are dropped. If there are still too many, the oldest are dropped too."""

    MOST_KEPT = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        return self.bucket(address).take(monotonic())

    def bucket(self, address: str) -> Bucket:
        bucket = self._by_address.get(address)
        if bucket is None:
            if len(self._by_address) >= self.MOST_KEPT:
                self.forget()
                self._by_address = dict(list(self._by_address.items())[-self.MOST_KEPT // 2 :])
            bucket = self._by_address[address] = Bucket(self._rate, self._most)
        return bucket

    def give_back(self, address: str) -> None:
        if address in self._by_address:
            self._by_address[address].give_back()

    def forget(self) -> None:
        """Drop addresses whose bucket is full."""
        self._by_address = {address: one for address, one in self._by_address.items() if not one.full}


class ChatBuckets(Buckets):
    """Buckets for one table, which has few people."""

    MOST_KEPT = 100


class ChatLimits:
    """Chat limits at a table: per person, per address, and for everyone. Ten players behind one address may each send
    two lines at the same moment."""

    def __init__(self) -> None:
        self._by_person: Buckets = ChatBuckets(CHAT_RATE, CHAT_BURST)
        self._by_address: Buckets = ChatBuckets(4 * CHAT_RATE, 4 * CHAT_BURST)
        self._table = Bucket(8 * CHAT_RATE, 8 * CHAT_BURST)

    def take(self, person: str, address: str) -> bool:
        return self._by_person.take(person) and self._by_address.take(address) and self._table.take(monotonic())


class BotBudget:
    """Limits on bot moves per second, per address and for all tables, with bursts of twice as many. Tables without
    human players leave half of each burst to the others."""

    KEPT = 0.5

    def __init__(self, of_address: float, in_all: float) -> None:
        self._in_all = Bucket(in_all, 2 * in_all)
        self._by_address = Buckets(of_address, 2 * of_address)

    def delay(self, address: str, *, someone_plays: bool) -> float:
        """Count a move. Return the seconds until it may be made."""
        now, kept = monotonic(), 0.0 if someone_plays else self.KEPT
        return max(bucket.reserve(now, kept) for bucket in (self._by_address.bucket(address), self._in_all))

    def forget(self) -> None:
        """Drop addresses whose bucket is full."""
        self._by_address.forget()
