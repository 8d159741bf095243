"""The HTTP interface for browsers and programs."""
