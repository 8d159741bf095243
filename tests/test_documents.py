"""Code blocks in the docs: sessions and files are run, commands are parsed, and links lead to files.

Most commands print figures that take minutes to hours, so their tests parse them without running them.
"""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unchanged import unsigned
from wildfour.cli import build_parser
from wildfour.desk.arguments import default_to_desk
from wildfour.match import Match
from wildfour.pad.pad_file import read_pad
from wildfour.round.round import Round

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
DOCUMENTS = [
    README,
    *sorted(ROOT.glob("docs/*.md")),
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    ROOT / "SECURITY.md",
]
FENCED = re.compile(r"^```(\w*)(.*)\n([\s\S]*?)^```$", re.MULTILINE)
INDENTED = re.compile(r"(?<=\n\n)(?: {4}.*\n)+")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
PICTURE = re.compile(r'(?:src|srcset)="([^"]+)"')
MOST_README_LINES, MOST_SESSION_LINES = 120, 15
MOST_PICTURE, MOST_ANIMATION = 100 * 1024, 1024 * 1024  # bytes
DISCLAIMER = "plays the UNO® rules; not affiliated with or endorsed by Mattel"
COMMAND = re.compile(r"(\w+=\S+ )*(python3?|wildfour|pip|curl) ")
RUN_HERE = {"pycon", "position", "transcript", "pad"}
RUN_ELSEWHERE = {
    "desk": "tests/tournament/test_guide.py",
    "vectors": "tests/fair/test_vectors.py",
    "arena.md python": "tests/arena/test_arena.py",
    "protocol.md python": "tests/server/test_protocol_page.py",
}
# Blocks that no test runs, by document and first word, with the reason.
NOT_RUN = {
    ("CONTRIBUTING.md", "cli"): "made by tools/layers.py, which tests/test_layout.py compares",
    ("environments.md", "import"): "needs a GPU or a package that is not in the test environment",
    ("fair.md", "fair:"): "placeholders",
    ("protocol.md", ">"): "abridged messages",
    ("protocol.md", "<"): "abridged messages",
    ("server.md", "WILDFOUR_"): "settings, whose names tests/server checks",
    ("server.md", "cards.example.org"): "Caddy's configuration",
    ("server.md", "map"): "nginx's configuration",
    ("server.md", "server"): "nginx's configuration",
    ("server.md", "[Unit]"): "systemd's configuration",
    ("server.md", "[Service]"): "systemd's configuration",
    ("server.md", "[Install]"): "systemd's configuration",
    ("server.md", '{"time"'): "an abridged line of the log",
}


def text_of(document: Path) -> str:
    return document.read_text(encoding="utf-8")


def fenced(language: str) -> list[tuple[Path, int, str]]:
    """List the fenced blocks in a language: document, line, and text."""
    return [
        (document, text_of(document)[: found.start()].count("\n") + 1, found[3])
        for document in DOCUMENTS
        for found in FENCED.finditer(text_of(document))
        if found[1] == language
    ]


def place(value: object) -> str:
    return value.name if isinstance(value, Path) else str(value) if isinstance(value, int) else ""


@pytest.mark.parametrize(("document", "line", "session"), fenced("pycon"), ids=place)
def test_a_session_runs_as_written(document: Path, line: int, session: str) -> None:
    test = doctest.DocTestParser().get_doctest(session, {}, document.name, str(document), line)
    report: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert results.failed == 0, "".join(report)
    assert results.attempted > 0


@pytest.mark.parametrize("position", [block.strip() for _, _, block in fenced("position")])
def test_a_position_is_canonical(position: str) -> None:
    assert Round.from_position(position).position == position


@pytest.mark.parametrize("transcript", [block for _, _, block in fenced("transcript")])
def test_a_transcript_replays(transcript: str) -> None:
    assert unsigned(Match.resume(transcript).text) == unsigned(transcript)


@pytest.mark.parametrize("pad", [block for _, _, block in fenced("pad")])
def test_a_score_pad_is_read(pad: str) -> None:
    assert read_pad(pad).rounds


def test_every_other_block_has_a_reason() -> None:
    others = [(document.name, block.strip()) for document, block in indented() if not COMMAND.match(block.strip())]
    for document in DOCUMENTS:
        for found in FENCED.finditer(text_of(document)):
            if not {found[1], f"{document.name} {found[1]}"} & {*RUN_HERE, *RUN_ELSEWHERE}:
                others.append((document.name, found[3]))
    excused = {
        other: [key for key in NOT_RUN if other[0] == key[0] and other[1].startswith(key[1])] for other in others
    }
    assert [other for other, keys in excused.items() if not keys] == []
    assert {key for keys in excused.values() for key in keys} == set(NOT_RUN)
    assert all((ROOT / file).is_file() for file in RUN_ELSEWHERE.values())


def indented() -> Iterator[tuple[Path, str]]:
    for document in DOCUMENTS:
        for block in INDENTED.findall(FENCED.sub("", text_of(document))):
            yield document, block


def commands() -> list[str]:
    blocks = [block.replace("\\\n", " ") for _, block in indented() if COMMAND.match(block.strip())]
    return list(dict.fromkeys(line.strip() for block in blocks for line in block.splitlines()))


@pytest.mark.parametrize("line", commands())
def test_a_command_can_be_typed(line: str) -> None:
    words = [word for word in shlex.split(line, comments=True) if not word.startswith("WILDFOUR_")]
    match words:
        case ["python3", "run.py", "build-engines"]:
            assert "build-engines" in (ROOT / "run.py").read_text(encoding="utf-8")
        case ["python3", "run.py", "test", *arguments]:
            paths = [word.partition("::")[0] for word in arguments if word.startswith("tests/")]
            assert all((ROOT / path).exists() for path in paths)
        case (
            ["python3", "run.py", *arguments]
            | ["wildfour", *arguments]
            | ["python" | "python3", "-m", "wildfour", *arguments]
        ):
            build_parser().parse_args(default_to_desk(arguments))
        case ["python" | "python3", "-m", module, *arguments]:
            check_options(ROOT.joinpath(*module.split(".")), arguments)
        case ["python" | "python3", file, *arguments] if file != "bot.py":  # the bot in docs/protocol.md
            check_options((ROOT / file).with_suffix(""), arguments)
        case [program, *_]:
            assert program in {"pip", "curl", "python3"}


def check_options(module: Path, arguments: list[str]) -> None:
    """Check that a program exists and that its source, or its package's, contains the options."""
    files = [module.with_suffix(".py")] if module.with_suffix(".py").is_file() else list(module.glob("*.py"))
    source = "".join(text_of(file) for file in files)
    assert source
    assert [word for word in arguments if word.startswith("--") and f'"{word}"' not in source] == []


def test_the_readme_opens_with_the_table_and_the_two_commands() -> None:
    before = text_of(README).partition("```pycon")[0]
    assert before.startswith("# Wildfour\n\n")
    assert re.findall(r"^    (python3 .*?)  +#", before, re.MULTILINE) == ["python3 run.py", "python3 run.py test"]


def test_the_readme_is_short() -> None:
    assert len(text_of(README).splitlines()) <= MOST_README_LINES
    [(_, _, session)] = [found for found in fenced("pycon") if found[0] == README]
    assert len(re.findall(r"^(?:>>>|\.\.\.) ", session, re.MULTILINE)) <= MOST_SESSION_LINES


def test_pictures_exist_and_are_small() -> None:
    *pictures, animation = (ROOT / name for name in PICTURE.findall(text_of(README)))
    assert len(pictures) == 2
    assert all(file.stat().st_size <= MOST_PICTURE for file in pictures)
    assert animation.stat().st_size <= MOST_ANIMATION


@pytest.mark.parametrize("document", DOCUMENTS, ids=place)
def test_every_link_to_a_file_leads_to_one(document: Path) -> None:
    for target in LINK.findall(text_of(document)):
        assert (document.parent / target).exists(), f"{document.name} links to {target}, which does not exist."


def test_the_readme_contains_the_disclaimer_once() -> None:
    assert text_of(README).count(DISCLAIMER) == 1
