"""General utilities, independent of the game."""
