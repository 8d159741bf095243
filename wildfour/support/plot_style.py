"""The style for all plots: ink on paper. Color only repeats what a line style, marker, or hatch already shows."""

from typing import Any

INK, SOFT, LINE, FILL, PAPER = "#241831", "#5E5068", "#D9CDBF", "#E4DEE8", "#FFFFFF"
# CIEDE2000 differences of at least 18 for every kind of color vision; contrast of at least 3:1 on paper.
COLORS = (INK, "#5E86FF", "#B07C00", "#6A2A8C", "#0E6B47", "#837389")
SMALL = 8.5

STYLE: dict[str, Any] = {
    "font.family": "DejaVu Sans",  # ships with matplotlib
    "font.size": 9.5,
    "axes.titlesize": 9.5,
    "axes.labelsize": 9.5,
    "xtick.labelsize": 9,
    "ytick.labelsize": 9,
    "legend.fontsize": 9,
    "figure.titlesize": 12,
    "axes.facecolor": "none",
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "lines.linewidth": 1.4,
    "lines.markersize": 5,
    "legend.frameon": False,
    "hatch.linewidth": 0.6,
    "text.parse_math": False,  # keep dollar signs
    "svg.fonttype": "path",  # identical glyphs on every computer
    "svg.hashsalt": "wildfour",
}
