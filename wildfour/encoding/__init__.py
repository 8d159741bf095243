"""A seat's observations and action masks as bytes (compilable)."""
