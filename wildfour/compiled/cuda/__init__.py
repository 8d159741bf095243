"""The rules and environments compiled for a GPU."""
