"""Observations from views, with the same bytes as an environment's."""

import numpy as np

from wildfour.bots.state_from_view import fill_hands, state_from_view
from wildfour.compiled.state_arrays import Array
from wildfour.encoding.observation import write_observation, write_open_hands
from wildfour.envs.codec.encoding_names import Layout
from wildfour.round.view import View


def observation_of(layout: Layout, view: View) -> Array:
    """Return the observation for a view's seat, with the view's maximums per color."""
    assert view.seat is not None
    known, row = state_from_view(view), [0] * layout.obs_words
    if layout.setup.private:
        write_open_hands(known, view.seat, row)
    fill_hands(known, view, view.seat)
    write_observation(known, view.seat, row)
    return np.array(row, "u8").view("u1")
