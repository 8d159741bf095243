"""Simulation backends. All produce identical results."""
