"""The file in which a match is saved, and where such files lie unless somebody says otherwise."""

from pathlib import Path

from platformdirs import user_data_path

from wildfour.support.append_only_file import LineFile
from wildfour.support.files import LARGEST_TEXT, as_text, read_limited
from wildfour.transcript.record import FORMAT

FILE_NAME = "match.txt"


def data_folder() -> Path:
    """Where the system keeps the data of programs."""
    return user_data_path("wildfour", appauthor=False, roaming=True)


def read_text(path: Path) -> str:
    """A transcript that somebody names."""
    return as_text(path, "transcript", read_limited(path, "transcript", LARGEST_TEXT))


class SaveFile(LineFile):
    """A transcript on the disk that grows with its match."""

    noun = "match"
    beginning = FORMAT
    option = "--save"
    largest = LARGEST_TEXT

    def ends_with(self, line: str) -> bool:
        return read_text(self.path).endswith(f"{line}\n")
