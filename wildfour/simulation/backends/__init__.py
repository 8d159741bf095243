"""Simulation backends. All give equal results."""
