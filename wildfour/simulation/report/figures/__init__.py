"""The figures of a report; only these modules of a simulation import matplotlib.

Each module has one kind of figure: its caption and its drawing. image_files.py draws them all.
"""
