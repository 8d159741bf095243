"""A table hosted by the server."""
