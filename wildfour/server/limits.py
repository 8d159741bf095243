"""How much anybody may ask for: buckets that fill up again."""

from time import monotonic


class Bucket:
    """So many a second, and so many at once."""

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

    @property
    def full(self) -> bool:
        """Nobody has asked for anything for a while."""
        return self._left + (monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """One for each address. Those that are full again are forgotten."""

    MOST_KEPT = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._by_address) >= self.MOST_KEPT:
            self._by_address = {key: one for key, one in self._by_address.items() if not one.full}
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self._rate, self._most)
        return bucket.take(monotonic())
