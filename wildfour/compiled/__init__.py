"""The rules compiled; the only package that imports Numba."""
