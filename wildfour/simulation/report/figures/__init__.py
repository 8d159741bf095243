"""The figures of a report; the only part of a simulation that imports matplotlib.

Each module has one kind of figure: what its caption says, and how it is drawn. render.py draws them all.
"""
