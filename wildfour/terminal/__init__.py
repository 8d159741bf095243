"""The game in plain text: whole sentences, line by line, for any terminal, a screen reader or a pipe."""
