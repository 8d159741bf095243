"""`--report`: a folder with a page for people who study the game, and its figures beside it."""

import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType

from wildfour.errors import Invalid
from wildfour.files import naming, read_start
from wildfour.numbers import Numbers
from wildfour.pages import is_page
from wildfour.simulation.report_page import KIND, report_page
from wildfour.simulation.summary import Summary
from wildfour.words import ENGLISH, Catalogue

INDEX = "index.html"


def write_report(
    summaries: Sequence[Summary], folder: Path, notes: Sequence[Invalid] = (), words: Catalogue = ENGLISH
) -> Path:
    """Write the page and its figures, all or nothing, and return where the page is."""
    if not summaries:
        raise Invalid("report-of-nothing")
    if len({type(summary) for summary in summaries}) > 1:
        raise Invalid("report-of-both")
    check_report(folder)
    files = report_files(summaries, notes, Numbers(words))
    stale = linked_figures(folder / INDEX) - files.keys()
    with naming(folder, instead="choose another folder"):
        write_files(folder, files)
        for name in stale:
            (folder / name).unlink(missing_ok=True)
    return folder / INDEX


def check_report(folder: Path) -> None:
    """Refuse what can be refused before a long simulation: no matplotlib, or a folder that will not do."""
    drawing()
    index = folder / INDEX
    with naming(folder, instead="choose another folder"):
        folder.mkdir(parents=True, exist_ok=True)
        write_files(folder, {".wildfour": b""})
        (folder / ".wildfour").unlink()
        foreign = index.exists() and not (index.is_file() and is_report(index))
    if foreign:
        raise Invalid("report-is-something-else", file=str(index))


def is_report(index: Path) -> bool:
    start = read_start(index)
    return not start or is_page(start, KIND)


def drawing() -> ModuleType:
    """The module that draws, which needs matplotlib."""
    try:
        from wildfour.simulation.figures import render  # noqa: PLC0415 - matplotlib is an extra
    except ImportError as error:
        raise Invalid("report-needs-matplotlib", python=sys.executable) from error
    return render


def report_files(summaries: Sequence[Summary], notes: Sequence[Invalid], numbers: Numbers) -> dict[str, bytes]:
    """The files of a report by their names, the page last."""
    figures, left_out = drawing().figures_of(summaries, numbers)
    files = {}
    for figure in figures:
        files[f"{figure.name}.svg"] = figure.svg
        files[f"{figure.name}.png"] = figure.png
    return {**files, INDEX: report_page(summaries, figures, left_out, notes, numbers).encode()}


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """All under other names first, so that a full disk leaves an older report as it was."""
    try:
        for name, content in files.items():
            write_fresh(fresh(folder, name), content)
        for name in files:
            os.replace(fresh(folder, name), folder / name)
    finally:
        for name in files:
            with suppress(OSError):
                fresh(folder, name).unlink()


def linked_figures(page: Path) -> set[str]:
    """The figures beside an older page, which go with it."""
    try:
        return set(re.findall(r'<a href="([a-z0-9-]+\.(?:svg|png))">', page.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError):
        return set()


def fresh(folder: Path, name: str) -> Path:
    return folder / f"{name}.new"


def write_fresh(path: Path, content: bytes) -> None:
    """Some disks tell only when they are asked that they are full."""
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
