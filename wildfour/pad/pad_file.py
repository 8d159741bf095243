"""The file of a score pad."""

from wildfour.errors import Invalid
from wildfour.pad.pad_notation import FORMAT, read_pad
from wildfour.pad.score_pad import ScorePad
from wildfour.support.append_only_file import LineFile


class PadFile(LineFile):
    """A score pad on the disk that grows with its match. `half_line` says how many bytes of a half-written last line
    were left out when it was loaded."""

    noun = "pad"
    beginning = FORMAT
    option = "--file"
    largest = 1 << 22  # bytes; a long evening has some thousand

    half_line = 0

    def load_pad(self) -> ScorePad:
        text, self.half_line = self.load()
        try:
            return read_pad(text)
        except Invalid as error:
            raise Invalid("in-file", file=str(self.path), refusal=error.message) from error
