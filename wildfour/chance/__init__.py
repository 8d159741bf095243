"""Random streams; the state stores no hidden card order."""
