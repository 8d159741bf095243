"""Simulation: millions of rounds, exact sums, honest error bars.

tally.py says what is counted and where; rounds.py plays and counts, in the language of the rules; plans.py reads
policies; backends.py picks the cores, a GPU or a cluster; statistics.py makes numbers of the sums.
"""
