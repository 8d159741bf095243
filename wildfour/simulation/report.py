"""`--report`: a folder with a page for people who study the game, and its pictures beside it."""

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from wildfour.errors import Invalid
from wildfour.simulation.report_style import GENERATOR

INDEX = "index.html"
HEAD = 2000  # bytes in which a page says who made it


def write_report(summaries: Sequence[dict[str, Any]], folder: Path) -> Path:
    """Write the page and its pictures, all or nothing, and return where the page is.

    `summaries` are those of `--json`: see statistics.Summary.to_dict.
    """
    if not summaries:
        raise Invalid("There is nothing to report; give at least one summary of a simulation.")
    if len({"rounds_per_match" in summary for summary in summaries}) > 1:
        raise Invalid("A report is about rounds or about matches; make one for each.")
    check_report(folder)
    files = report_files(summaries)
    stale = linked_pictures(folder / INDEX) - files.keys()
    with naming(folder):
        write_files(folder, files)
        for name in stale:
            (folder / name).unlink(missing_ok=True)
    return folder / INDEX


def check_report(folder: Path) -> None:
    """Refuse what can be refused before a long simulation: no matplotlib, or a folder that will not do."""
    drawing()
    index = folder / INDEX
    with naming(folder):
        folder.mkdir(parents=True, exist_ok=True)
        write_files(folder, {".wildfour": b""})
        (folder / ".wildfour").unlink()
        foreign = index.exists() and not (index.is_file() and is_report(index))
    if foreign:
        raise Invalid(f"{index} is there already and is no report of a simulation; choose another folder.")


def is_report(index: Path) -> bool:
    with index.open("rb") as file:
        start = file.read(HEAD)
    return not start or GENERATOR.encode() in start


def drawing() -> ModuleType:
    """The module that draws, which needs matplotlib."""
    try:
        from wildfour.simulation import pictures  # noqa: PLC0415 - matplotlib is an extra
    except ImportError as error:
        raise Invalid(
            f"A report needs matplotlib, which {sys.executable} cannot import ({error}); install it there, for example "
            "with pip install 'wildfour[plots]', and run the command again."
        ) from error
    return pictures


def report_files(summaries: Sequence[dict[str, Any]]) -> dict[str, bytes]:
    """The files of a report by their names, the page last."""
    from wildfour.simulation.report_page import page  # noqa: PLC0415 - it imports the drawing too

    pictures = drawing().pictures_of(summaries)
    files = {}
    for picture in pictures.drawn:
        files[f"{picture.name}.svg"] = picture.svg
        files[f"{picture.name}.png"] = picture.png
    return {**files, INDEX: page(summaries, pictures).encode()}


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


def linked_pictures(page: Path) -> set[str]:
    """The pictures beside an older page, which go with it."""
    try:
        return set(re.findall(r'<a href="([a-z-]+\.(?:svg|png))">', page.read_text(encoding="utf-8")))
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


@contextmanager
def naming(folder: Path) -> Iterator[None]:
    """What the operating system refuses becomes one sentence."""
    try:
        yield
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Invalid(f"The report cannot be written to {folder} ({reason}); choose another folder.") from error
