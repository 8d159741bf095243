"""The compiled rules; the only package that imports Numba."""
