"""Replacements for `math.exp` and `math.log` in compiled code, with the same results on every machine.

C libraries differ in the last place, and that can change a bot's choice. The polynomials are fdlibm's, whose error is
below one unit in the last place.
"""

import math

LN_2_HIGH, LN_2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
PER_LN_2 = 1.44269504088896338700
ROOT_OF_2 = 1.41421356237309504880
LEAST, MOST = -700.0, 700.0  # beyond them, exp returns 0 or infinity


def exp(value: float) -> float:
    if value < LEAST:
        return 0.0
    if value > MOST:
        return math.inf
    power = math.floor(PER_LN_2 * value + 0.5)
    high = value - power * LN_2_HIGH
    low = power * LN_2_LOW
    x = high - low
    t = x * x
    c = 6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)
    c = x - t * (1.66666666666666019037e-01 + t * (-2.77777777770155933842e-03 + t * c))
    return (1.0 - ((low - (x * c) / (2.0 - c)) - high)) * power_of_2(power)


def power_of_2(power: int) -> float:
    found = 1.0
    factor = 2.0 if power > 0 else 0.5
    left = abs(power)
    while left > 0:
        if left & 1:
            found *= factor
        factor *= factor
        left >>= 1
    return found


def log(value: float) -> float:
    """Return the natural logarithm. Zero and negative values give minus infinity."""
    if value <= 0.0:
        return -math.inf
    power = 0
    x = float(value)
    while x >= ROOT_OF_2:
        x *= 0.5
        power += 1
    while x < 0.5 * ROOT_OF_2:
        x *= 2.0
        power -= 1
    f = x - 1.0
    s = f / (2.0 + f)
    z = s * s
    r = 2.222219843214978396e-01 + z * (
        1.818357216161805012e-01 + z * (1.531383769920937332e-01 + z * 1.479819860511658591e-01)
    )
    r = z * (6.666666666666735130e-01 + z * (3.999999999940941908e-01 + z * (2.857142874366239149e-01 + z * r)))
    half = 0.5 * f * f
    return power * LN_2_HIGH - ((half - (s * (half + r) + power * LN_2_LOW)) - f)
