"""The levels that decide from a view."""
