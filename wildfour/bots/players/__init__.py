"""Bot levels that decide from a view."""
