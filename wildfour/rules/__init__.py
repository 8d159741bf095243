"""Rules of a round: plain functions that use only ints, loops, and fixed arrays.

These modules run both interpreted and compiled (by wildfour.compiled), so they use no dicts, sets, strings, exceptions,
or closures, and import neither Numba nor NumPy. primitives.py contains everything that differs between interpreted and
compiled runs. `chance` is always an argument, never part of the state.
"""
