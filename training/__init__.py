"""Train the bots' networks: `python -m training --help`. See docs/training.md for the method and the results."""
