"""Comparisons with other software: python3 run.py bench."""
