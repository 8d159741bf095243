"""What the documents show is what happens: every session in them is run, and every link leads somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
DOCUMENTS = (README, *sorted(ROOT.glob("docs/*.md")), ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md")
SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
PICTURE = re.compile(r'(?:src|srcset)="([^"]+)"')
COMMAND = re.compile(r"^    (python3 .*?)  +#", re.MULTILINE)
MOST_LINES = 15
MOST_BYTES = 100 * 1024  # of a picture
DISCLAIMER = "plays the UNO® rules; not affiliated with or endorsed by Mattel"


def sessions_of(document: Path) -> list[doctest.DocTest]:
    """The sessions of a document; each stands alone."""
    text = document.read_text(encoding="utf-8")
    parser = doctest.DocTestParser()
    return [
        parser.get_doctest(found[1], {}, document.name, str(document), text[: found.start()].count("\n") + 1)
        for found in SESSION.finditer(text)
    ]


SESSIONS = [session for document in DOCUMENTS for session in sessions_of(document)]


def by_place(session: doctest.DocTest) -> str:
    return f"{session.name}:{session.lineno}"


@pytest.mark.parametrize("session", SESSIONS, ids=by_place)
def test_a_session_goes_as_it_is_written(session: doctest.DocTest) -> None:
    report: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(session, out=report.append)
    assert results.failed == 0, "".join(report)
    assert results.attempted > 0


def test_no_session_is_left_out() -> None:
    written = sum(document.read_text(encoding="utf-8").count("\n>>> ") for document in DOCUMENTS)
    assert sum(len(re.findall(r"^>>> ", session.docstring or "", re.MULTILINE)) for session in SESSIONS) == written


def test_the_readme_opens_with_the_table_and_the_two_commands() -> None:
    before = README.read_text(encoding="utf-8").partition("```pycon")[0]
    assert before.startswith("# Wildfour\n\n<picture>\n")
    assert COMMAND.findall(before) == ["python3 run.py", "python3 run.py test"]


def test_pictures_are_there_and_small() -> None:
    files = [ROOT / name for name in PICTURE.findall(README.read_text(encoding="utf-8"))]
    assert len(files) == 2
    assert all(file.stat().st_size <= MOST_BYTES for file in files)


def test_the_first_session_is_short() -> None:
    first = SESSION.search(README.read_text(encoding="utf-8"))
    assert first is not None
    assert len(re.findall(r"^(?:>>>|\.\.\.) ", first[1], re.MULTILINE)) <= MOST_LINES


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_link_to_a_file_leads_to_one(document: Path) -> None:
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), f"{document.name} links to {target}, which is not there."


def test_the_disclaimer_is_said_once() -> None:
    assert README.read_text(encoding="utf-8").count(DISCLAIMER) == 1
