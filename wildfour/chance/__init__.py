"""Random streams; the state stores no hidden order of cards."""
