"""The network server (`wildfour serve`): tables that survive a crash without losing a move."""
