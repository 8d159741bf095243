"""Random streams. The state stores no hidden card order."""
