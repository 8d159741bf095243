"""Rules and environments compiled for a GPU."""
