"""Score pad for real cards."""
