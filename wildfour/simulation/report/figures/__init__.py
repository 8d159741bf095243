"""Report figures. In simulations, only these modules import matplotlib.

Each module has one kind of figure: its caption and its drawing. image_files.py draws them all.
"""
