"""The figures of a report, drawn with matplotlib, which nothing else of the simulation imports.

Each module has one kind of figure: what its caption says, and how it is drawn. render.py draws them all.
"""
