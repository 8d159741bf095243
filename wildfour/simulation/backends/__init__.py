"""Where a simulation runs; results are equal."""
