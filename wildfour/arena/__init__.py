"""Bots compared on equal cards, with error bars: `wildfour arena`."""
