"""The backends of a simulation; their results are equal."""
