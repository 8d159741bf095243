"""What happened, and who may see it."""
