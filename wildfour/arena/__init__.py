"""Comparison of bots on identical deals, with error bars: `wildfour arena`."""
