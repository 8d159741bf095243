"""How everything that is drawn looks: ink on paper. Color only repeats what a line, a marker or a hatch says."""

from typing import Any

INK, SOFT, LINE, FILL, PAPER = "#241831", "#5E5068", "#D9CDBF", "#E4DEE8", "#FFFFFF"
# Apart by CIEDE2000 of 18 or more for every kind of color vision; 3:1 or more on paper.
COLORS = (INK, "#5E86FF", "#B07C00", "#6A2A8C", "#0E6B47", "#837389")
SMALL = 8.5

STYLE: dict[str, Any] = {
    "font.family": "DejaVu Sans",  # it comes with matplotlib
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
    "text.parse_math": False,  # a dollar sign is a dollar sign
    "svg.fonttype": "path",  # the same letters on every computer
    "svg.hashsalt": "wildfour",
}
