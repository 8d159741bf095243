"""Persistent storage, independent of sockets."""
