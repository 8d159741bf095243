"""Tournaments: seating, results, standings."""
