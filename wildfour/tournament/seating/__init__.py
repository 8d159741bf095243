"""Seating, independent of results."""
