"""Observation bytes and action numbers, in the notation."""
