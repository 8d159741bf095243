"""Seating, which does not depend on results."""
