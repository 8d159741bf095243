"""Network server (`wildfour serve`), whose tables survive a crash without losing a move."""
