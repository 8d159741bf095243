"""Simulation reports: text, pages, figures, and spreadsheets."""
