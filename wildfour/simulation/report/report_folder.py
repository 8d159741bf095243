"""The folder that `--report` writes: a page about the simulation, and its figures."""

import re
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import ModuleType

from wildfour.errors import Invalid
from wildfour.pages.html_page import is_page
from wildfour.simulation.report.page import KIND, ReportPage
from wildfour.simulation.summary import Summary
from wildfour.support.files import (
    FOLDER,
    check_ordinary,
    fresh_beside,
    may_be_replaced,
    naming,
    write_fresh,
    write_together,
)
from wildfour.support.number_format import Numbers
from wildfour.words import ENGLISH, Catalogue

INDEX = "index.html"


def write_report(summaries: Sequence[Summary], folder: Path, words: Catalogue = ENGLISH) -> Path:
    """Write the page and its figures, all or nothing, and return the page's path."""
    if not summaries:
        raise Invalid("report-of-nothing")
    if len({type(summary) for summary in summaries}) > 1:
        raise Invalid("report-of-both")
    check_report(folder)
    files = report_files(summaries, Numbers(words))
    stale = linked_figures(folder / INDEX) - files.keys()
    with naming(folder, instead=FOLDER):
        write_together({folder / name: content for name, content in files.items()})
        for name in stale:
            (folder / name).unlink(missing_ok=True)
    return folder / INDEX


def check_report(folder: Path) -> None:
    """Before a long simulation, reject missing matplotlib or an unusable folder."""
    drawing()
    index = folder / INDEX
    with naming(folder, instead=FOLDER):
        folder.mkdir(parents=True, exist_ok=True)
        with fresh_beside(index) as fresh:
            write_fresh(fresh, b"wildfour", index)
        check_ordinary(index, FOLDER)
        foreign = index.exists() and not (index.is_file() and may_be_replaced(index, partial(is_page, kind=KIND)))
    if foreign:
        raise Invalid("report-is-something-else", file=str(index))


def drawing() -> ModuleType:
    """Return the drawing module, which needs matplotlib."""
    try:
        from wildfour.simulation.report.figures import image_files  # noqa: PLC0415 - matplotlib is an extra
    except ImportError as error:
        raise Invalid("report-needs-matplotlib", python=sys.executable) from error
    return image_files


def report_files(summaries: Sequence[Summary], numbers: Numbers) -> dict[str, bytes]:
    """Return a report's files by name, with the page last."""
    figures, left_out = drawing().figures_of(summaries, numbers)
    files = {}
    for figure in figures:
        files[f"{figure.name}.svg"] = figure.svg
        files[f"{figure.name}.png"] = figure.png
    return {**files, INDEX: ReportPage(numbers, summaries).html(figures, left_out).encode()}


def linked_figures(page: Path) -> set[str]:
    """Return an existing page's figures."""
    try:
        return set(re.findall(r'<a href="([a-z0-9-]+\.(?:svg|png))">', page.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError):
        return set()
