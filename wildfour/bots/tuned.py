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
)
FOR_TWO = (
    37,
    5,
    -29,
    -391,
    -335,
    -240,
    -9,
    3,
    5,
    3,
    0,
    0,
    7,
    7,
    12,
    2,
    16,
    24,
    16,
    17,
    79,
    3,
    -8,
    1,
    8,
    -43,
    -19,
    -2,
    87,
    10,
    40,
    40,
    -10,
    -4,
    9,
    198,
    -53,
    871,
    NEVER,
    -200,
)
FOR_MORE = UNTUNED
