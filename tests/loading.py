"""Conversion of batch rounds to interpreted states."""

from wildfour.compiled.state_arrays import Array
from wildfour.rules.state import FLAT, SCALARS, RoundState


def load(state: RoundState, record: Array) -> None:
    """Copy one round of a batch into an interpreted state."""
    for one in SCALARS:
        setattr(state, one.name, int(record[one.name]))
    for name, _ in FLAT:
        getattr(state, name)[:] = record[name].tolist()
    for seat, hand in enumerate(record["hands"]):
        state.hands[seat][:] = hand.tolist()
