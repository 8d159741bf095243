"""High-level API for one round."""
