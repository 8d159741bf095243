"""Printable HTML pages."""
