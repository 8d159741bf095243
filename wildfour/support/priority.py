"""The priority of this process."""

import sys

PRIORITY = 10  # lower than the game's: see nice(1)


def lower_priority() -> None:
    """Lower the priority of this process below the game's."""
    if sys.platform != "win32":
        import os  # noqa: PLC0415 - only there

        os.nice(PRIORITY)
