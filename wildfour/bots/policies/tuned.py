"""Tuned weights of the policy `skilled`, in the order of `Weight`.

There are sets for two players and for more: with two players a Skip gives another turn. Each exists a second time for
tables that play seven-zero. Simulated play against itself, `random`, and a bold bluffer found them: of each pair of
players, one had every weight a step up or down at random and the other the opposite.
"""

from wildfour.bots.policies.skilled_weights import NEVER

FOR_TWO = (
    *(15, -4, -27, -340, -388, -253),
    *(8, 9, 17, 8, -2, -12),
    *(8, 18, 21, 0, 32, 29),
    *(17, 15, 45, 3, -7, -10, 5),
    *(-52, -14, -2, 95, 38, 41, 109),
    *(9, -51, 14),
    *(500, -141, 600),
    *(NEVER, -218),
    *(12, -24, 7),
    *(-100_000, 20, 500),
    *(0, 0, 0),
)
FOR_MORE = (
    *(-34, -78, -97, -344, -405, -350),
    *(1, 9, 6, -9, -10, -10),
    *(23, 5, 31, -7, 31, 35),
    *(51, 16, 13, 1, -5, -10, 1),
    *(23, 3, -1, 23, 32, 44, 107),
    *(-13, 130, 93),
    *(943, -107, 800),
    *(NEVER, -221),
    *(7, -42, 2),
    *(-100_000, 0, 700),
    *(0, 0, 0),
)
FOR_TWO_WITH_SEVEN_ZERO = (
    *(40, 3, -8, -339, -394, -253),
    *(7, 9, 15, 8, 1, -12),
    *(10, 17, 25, -1, 29, 29),
    *(16, 15, 53, 2, -9, -13, 5),
    *(-55, -15, -2, 100, 38, 41, 165),
    *(4, -23, 50),
    *(551, -140, 605),
    *(-296, -449),
    *(12, -22, 6),
    *(-100_000, 19, 511),
    *(-98, 28, -31),
)
FOR_MORE_WITH_SEVEN_ZERO = (
    *(-34, -78, -97, -344, -405, -350),
    *(1, 9, 6, -9, -10, -10),
    *(23, 5, 31, -7, 31, 35),
    *(51, 16, 13, 1, -5, -10, 1),
    *(23, 3, -1, 23, 32, 44, 146),
    *(-13, 130, 93),
    *(943, -107, 800),
    *(-291, -255),
    *(7, -42, 2),
    *(-100_000, 0, 700),
    *(-31, 20, -2),
)
TUNED = (FOR_TWO, FOR_MORE, FOR_TWO_WITH_SEVEN_ZERO, FOR_MORE_WITH_SEVEN_ZERO)
