"""Bots against each other on equal cards, with error bars: `wildfour arena`."""
