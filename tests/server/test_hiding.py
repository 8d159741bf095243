"""Hidden cards do not affect other players' frames.

Whole matches run over sockets with refusals, reconnections, and views, and again with hidden cards swapped.
"""

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.twins import COUNTED, PLAYERS, WATCHERS, play
from wildfour.rulebook.editions import EDITIONS

MATCHES = 8
LEFT_WITH = "left-with"  # a message id
SEEDS = {"classic-2003": 17, "standard-2010": 34, "deluxe": 49, "minion-2016": 32, "launcher-2009": 54}  # short matches


def without_hands(what: Any) -> Any:
    """Remove the cards of counted hands and the sentences about them, which differ by design. Keep the card counts."""
    if isinstance(what, list):
        return [without_hands(one) for one in what]
    if not isinstance(what, dict):
        return what
    if what.get("id") == LEFT_WITH:
        arguments = what["arguments"]
        return {**what, "arguments": {**arguments, "cards": len(arguments["cards"])}}
    return {key: [len(hand) for hand in one] if key == "hands" else without_hands(one) for key, one in what.items()}


def check_same(frames: list[bytes], again: list[bytes]) -> None:
    """Compare byte for byte, except the cards counted at the end of a round."""
    assert len(frames) == len(again)
    for one, other in zip(frames, again, strict=True):
        if one != other:
            assert COUNTED in one
            assert without_hands(msgspec.json.decode(one)) == without_hands(msgspec.json.decode(other))


def compare(folder: Path, edition: str, seed: int, watchers: Sequence[int | None]) -> int:
    """Compare the twins; return the number of swaps."""
    first = play(folder / "first.db", edition, seed)
    luck, exchanges = random.Random(seed), 0
    for watcher in watchers:
        sockets = [key for key in first.frames if key[0] == watcher]
        script, count = first.script.with_exchanges(first.seen[watcher], luck)
        if count:
            again = play(folder / f"{watcher}.db", edition, seed, script, watcher)
            assert again.script.rounds == script.rounds != first.script.rounds
            for key in sockets:
                check_same(first.frames[key], again.frames[key])
        exchanges += count
    return exchanges


@pytest.mark.parametrize(("place", "edition"), list(enumerate(SEEDS)))
def test_exchanging_hidden_cards_changes_no_byte_for_others(place: int, edition: str, tmp_path: Path) -> None:
    assert compare(tmp_path, edition, SEEDS[edition], (place % PLAYERS, None)) > 0


def test_every_edition_is_compared() -> None:
    assert set(SEEDS) == {edition.name for edition in EDITIONS}


@pytest.mark.long
@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
def test_exchanging_hidden_cards_changes_no_byte_in_many_matches(edition: str, tmp_path: Path) -> None:
    compared = []
    for seed in range(2, 2 + MATCHES):
        (tmp_path / str(seed)).mkdir()
        compared.append(compare(tmp_path / str(seed), edition, seed, WATCHERS))
    sys.stdout.write(f"{edition}: {sum(compared)} exchanges in {MATCHES} matches\n")
    assert sum(map(bool, compared)) > MATCHES // 2
