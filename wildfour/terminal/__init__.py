"""The game in plain text, for any terminal, screen reader, or pipe."""
