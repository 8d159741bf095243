"""Rate limits (token buckets)."""

from time import monotonic


class Bucket:
    """A token bucket with a rate per second and a burst size."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most, self._left = rate, most, most
        self._at = monotonic()

    def take(self, now: float) -> bool:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        self._left += 1

    @property
    def full(self) -> bool:
        """Check whether the bucket holds as much as a new one."""
        return self._left + (monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket per address. Full buckets are dropped; if there are still too many, the oldest are too."""

    MOST_KEPT = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._by_address.get(address)
        if bucket is None:
            if len(self._by_address) >= self.MOST_KEPT:
                self.forget()
                self._by_address = dict(list(self._by_address.items())[-self.MOST_KEPT // 2 :])
            bucket = self._by_address[address] = Bucket(self._rate, self._most)
        return bucket.take(monotonic())

    def give_back(self, address: str) -> None:
        if address in self._by_address:
            self._by_address[address].give_back()

    def forget(self) -> None:
        """Drop addresses whose bucket is full."""
        self._by_address = {address: one for address, one in self._by_address.items() if not one.full}
