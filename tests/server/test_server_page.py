"""docs/server.md lists every setting with its default, every metric, and every log event."""

import ast
import dataclasses
import re
from pathlib import Path

import wildfour
from tests.server.running import running
from wildfour.server.lifecycle import NO_DISK
from wildfour.server.settings import PREFIX, ServerSettings

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
SERVER = Path(wildfour.__file__).parent / "server"


def test_every_setting_is_listed_with_its_default() -> None:
    listed = dict(re.findall(rf"^\| `{PREFIX}(\w+)` \| ([^|]*?) ?\|", PAGE, re.MULTILINE))
    settings = ServerSettings()
    usual = {field.name.upper(): shown(getattr(settings, field.name)) for field in dataclasses.fields(settings)}
    assert listed == {**usual, "DATABASE": "in your user data"}


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "`yes`" if value else "`no`"
    return f"`{value}`" if value != "" else ""


def test_every_metric_is_listed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        text = server.ask("/metrics").body.decode()
    names = {line.split()[0] for line in text.splitlines() if not line.startswith("#")}
    assert set(re.findall(r"`(wildfour_\w+)`", PAGE)) == names


def test_every_event_of_the_log_is_listed() -> None:
    logged = set()
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("log", "log_error"):
                logged |= {one.value for one in node.args[:1] if isinstance(one, ast.Constant)}
    listed = set(re.findall(r"`([a-z-]+)`", PAGE.partition("| event |")[2]))
    assert len(logged) > 8
    assert logged == listed


def test_the_exit_codes_are_right() -> None:
    assert f"exits with code {NO_DISK} if writing to the disk fails" in " ".join(PAGE.split())
