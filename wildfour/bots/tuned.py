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
FOR_TWO = (
    *(15, -4, -27, -340, -388, -240),
    *(8, 9, 17, 8, -2, 0),
    *(8, 18, 21, 0, 32, 24),
    *(17, 15, 45, 3, -7, -10, 8),
    *(-52, -14, -2, 95, 10, 40, 40),
    *(9, -51, 14),
    *(143, -141, 842),
    *(NEVER, -218),
    *(12, -24, 7),
)
FOR_MORE = (
    *(-51, -92, -136, -315, -419, -240),
    *(10, -2, 12, -10, -6, 0),
    *(25, 14, 37, -15, 28, 24),
    *(61, 12, 7, 1, -5, -13, 8),
    *(21, 0, -2, 40, 10, 40, 40),
    *(-13, 120, 103),
    *(811, -71, 879),
    *(NEVER, -194),
    *(5, -40, 5),
)
