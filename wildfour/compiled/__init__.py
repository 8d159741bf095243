"""The rules compiled: the only place that imports Numba.

compile.py re-creates the functions of the rule modules with Numba; cpu.py supplies the primitives of a CPU;
batch.py keeps many rounds in one array; playing.py plays whole rounds, in the language of the rules.
"""
