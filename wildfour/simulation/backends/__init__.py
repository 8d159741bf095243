"""Simulation backends; all give equal results."""
