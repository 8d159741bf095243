"""Rules of a round: plain functions over ints, loops, and fixed arrays.

These modules run interpreted, and compiled by wildfour.compiled; so they use no dicts, sets, strings, exceptions, or
closures, and import neither Numba nor NumPy. primitives.py holds everything that differs between machines. `chance` is
always an argument, never part of the state.
"""
