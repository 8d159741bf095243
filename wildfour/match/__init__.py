"""Matches: rounds until the format names a winner."""

from wildfour.match.match import Match

__all__ = ["Match"]
