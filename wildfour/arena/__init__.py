"""The arena: bots against each other on the same cards, with error bars. `wildfour arena` is its command."""
