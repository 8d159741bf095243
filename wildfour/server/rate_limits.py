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
    """One for each address. When there are too many, those that are full again are forgotten, and then the oldest."""

    MOST_KEPT = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._by_address.get(address)
        if bucket is None:
            if len(self._by_address) >= self.MOST_KEPT:
                self._forget()
            bucket = self._by_address[address] = Bucket(self._rate, self._most)
        return bucket.take(monotonic())

    def _forget(self) -> None:
        """Half of them at least, so that this is rarely done."""
        in_use = [(address, one) for address, one in self._by_address.items() if not one.full]
        self._by_address = dict(in_use[-self.MOST_KEPT // 2 :])
