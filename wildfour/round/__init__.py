"""One round as programs use it."""
