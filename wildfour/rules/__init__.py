"""One round, in plain functions over ints, loops, and fixed arrays.

These modules run interpreted, and compiled by wildfour.compiled; so they use no dicts, sets, strings,
exceptions or closures, and import neither Numba nor NumPy. What differs from machine to machine is in
primitives.py. `chance` is always an argument, never a part of the state.
"""
