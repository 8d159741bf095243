"""Levels that decide from a view."""
