"""Millions of rounds, exact sums, error bars: `wildfour simulate`."""
