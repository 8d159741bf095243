"""Simulation of millions of rounds, with exact sums and error bars: `wildfour simulate`."""
