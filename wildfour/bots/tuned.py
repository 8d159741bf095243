"""The weights of the policy `skilled`, in the order of `Weight`, as bench/tune_skilled.py found them.

There are two sets, for two players and for more: with two players a Skip gives another turn, and nobody else is there.
"""

from wildfour.bots.weights import NEVER

UNTUNED = (
    *(0, 0, 0, -240, -240, -240),
    *(0, 0, 0, 0, 0, 0),
    *(8, 8, 16, 0, 24, 24),
    *(40, 0, 80, -4, 0, 0, 8),
    *(12, 0, 4, 0, 10, 40, 40),
    *(-4, 120, 120),
    *(500, 0, 900),
    *(NEVER, -200),
    *(30, -15, 2),
)
FOR_TWO = UNTUNED
FOR_MORE = UNTUNED
