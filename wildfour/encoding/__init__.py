"""Observations and action masks of a seat as bytes; compilable."""
