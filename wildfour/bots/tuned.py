"""The weights of the policy `skilled`, in the order of `Weight`, as bench/tune_skilled.py found them (it says how).

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
FOR_TWO = (
    *(15, -4, -27, -340, -388, -253),
    *(8, 9, 17, 8, -2, -12),
    *(8, 18, 21, 0, 32, 29),
    *(17, 15, 45, 3, -7, -10, 5),
    *(-52, -14, -2, 95, 38, 41, 109),
    *(9, -51, 14),
    *(143, -141, 842),
    *(NEVER, -218),
    *(12, -24, 7),
)
FOR_MORE = (
    *(-34, -78, -97, -344, -405, -350),
    *(1, 9, 6, -9, -10, -10),
    *(23, 5, 31, -7, 31, 35),
    *(51, 16, 13, 1, -5, -10, 1),
    *(23, 3, -1, 23, 32, 44, 107),
    *(-13, 130, 93),
    *(943, -107, 830),
    *(NEVER, -221),
    *(7, -42, 2),
)
