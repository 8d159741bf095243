"""Trains the networks of the bots: `python -m training --help`. docs/training.md says how, and what came of it."""
