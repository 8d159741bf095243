"""Compilable players for simulation, arena, and environments."""
