"""Entry point of `python -m wildfour`."""

import sys

from wildfour.cli import main

if __name__ == "__main__":
    sys.exit(main())
