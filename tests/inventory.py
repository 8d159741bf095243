"""List everything that a user can type or call, one item per row: `python3 -m tests.inventory` writes
tests/inventory.txt.

Rows come from the parsers, structs, tables, and signatures. Only the `python name` rows, from tests/public_names.py,
contain module paths of the package.
"""

import argparse
import ast
import dataclasses
import difflib
import json
import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import msgspec

import run
from tests.public_names import public_name_rows, shown
from tests.schema_rows import schema_rows, typed
from tools import environments
from tools.api_documents import document as api_document
from wildfour.arena.resume_file import BEGINNING
from wildfour.arena.resume_file import VERSION as ARENA_VERSION
from wildfour.bots.levels import ALONE, LEVELS
from wildfour.bots.network.network_files import PARTS
from wildfour.cli import LANGUAGE_VARIABLES, build_parser
from wildfour.desk import output_files, prompt
from wildfour.envs.codec.encoding_names import ENCODING
from wildfour.match.formats import FORMATS
from wildfour.pad import pad_file
from wildfour.pad.round_entry import DRAWN, OUT_WORDS
from wildfour.rulebook.moves import AT_SEAT, WORDS
from wildfour.server.http import static_files
from wildfour.server.http.choices import all_choices, all_clauses
from wildfour.server.http.identity import COOKIE
from wildfour.server.metrics import exposition
from wildfour.server.settings import PREFIX, ServerSettings
from wildfour.server.storage import log_events
from wildfour.server.storage.sqlite_database import APPLICATION_ID, migrate
from wildfour.server.table import table_snapshots
from wildfour.server.websocket import CLOSE_CODES
from wildfour.simulation.backends.selection import AUTO, CPU, CUDA, RAY
from wildfour.simulation.seat_plans import NAMED, RATES
from wildfour.simulation.summary import Summary
from wildfour.terminal import pad_prompt, vocabulary
from wildfour.tournament import tournament_file
from wildfour.tournament.log_events import Fact as TournamentFact
from wildfour.tournament.settings import KINDS, Settings
from wildfour.transcript import commitment_header, parser, record
from wildfour.words import in_language, known_languages
from wildfour.words.catalog import FOLDER, entries_in

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "tests" / "inventory.txt"
WEB = ROOT / "wildfour" / "web"
PROGRAMS = ("bench", "examples", "tools", "training")
IN_ENVIRONMENT = re.compile(r'environ(?:\.get\(|\[)"([A-Z_]+)"|getenv\("([A-Z_]+)"|"([A-Z_]+)" in os\.environ')
PAGE = re.compile(r"/\^(\\/\S*)\$/,")  # a page route: a regular expression in JavaScript
QUERY = re.compile(r'(?:asked\(\)|search)\.get\("([\w-]+)"\)')
STORED = re.compile(r'\b(?:kept|inWindow)\(["`]([\w-]+)')
KEYS, PAIR = re.compile(r"const KEYS = \[(.*?)\];", re.DOTALL), re.compile(r'\["(.+?)", "(.+?)"\]')
METRIC = re.compile(r"^# TYPE (\w+ \w+)$", re.MULTILINE)
TYPED = re.compile(rf"(typed|pad-word|desk-word|desk-kind|desk-print-({'|'.join(output_files.FILES)})$)")
ATTRIBUTE = re.compile(r"^\s+(\.[\w-]+) *=", re.MULTILINE)


def inventory() -> str:
    """Return the file's text: all rows, sorted."""
    rows = (
        command_rows(build_parser(), ()),
        own_command_rows(),
        program_rows(),
        typed_rows(),
        variable_rows(),
        http_rows(json.loads(api_document("openapi"))),
        socket_rows(json.loads(api_document("asyncapi"))),
        page_rows(),
        metric_rows(),
        choice_rows(),
        word_rows(),
        file_rows(),
        public_name_rows(ROOT),
    )
    return "".join(f"{row}\n" for row in sorted({row for some in rows for row in some}))


def difference() -> str:
    """Compare the file with the code; return a unified diff, empty if they agree."""
    before = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    return "\n".join(difflib.unified_diff(before, inventory().splitlines(), "recorded", "now", n=0, lineterm=""))


# Command lines


def command_rows(parser: argparse.ArgumentParser, path: tuple[str, ...]) -> Iterator[str]:
    """List a command with its options, positional arguments, and subcommands."""
    name = " ".join(("command", *path))
    yield f"{name} (stage: {parser.get_default('stage') or 'none'})" if len(path) == 1 else name
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below, its_parser in action.choices.items():
                yield from command_rows(its_parser, (*path, below))
        else:
            yield f"{name} {argument(action)}"


def argument(action: argparse.Action) -> str:
    """Describe an option or positional argument with all its argparse settings."""
    value = action.metavar or ("|".join(map(str, action.choices)) if action.choices else action.dest.upper())
    parts = [", ".join(action.option_strings), "" if action.nargs == 0 else str(value)]
    if action.nargs:
        parts.append(f"(values: {action.nargs})")
    if isinstance(action, argparse._AppendAction):
        parts.append("(repeatable)")
    if action.required and action.option_strings:
        parts.append("(required)")
    if action.default not in (None, "", False, [], argparse.SUPPRESS):
        parts.append(f"(default: {action.default})")
    return " ".join(filter(None, parts))


def own_command_rows() -> Iterator[str]:
    """List the commands that only run.py has, and its setup stages."""
    yield from (f"command {name} (run.py)" for name in run.OWN_COMMANDS)
    yield from (f"command set-up {stage}" for stage in environments.STAGES)


def program_rows() -> Iterator[str]:
    """List the programs outside the package, and the options in their source."""
    for file in sorted(path for folder in PROGRAMS for path in (ROOT / folder).rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__main__")
        if "__main__" in text:
            yield f"program {name}"
        for call in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Attribute) and call.func.attr == "add_argument":
                spelled = [str(one.value) for one in call.args if isinstance(one, ast.Constant)]
                yield f"program {name} {', '.join(spelled)}"


# Prompts


def typed_rows() -> Iterator[str]:
    """List the prompts' commands and moves, and the words for them in every language."""
    yield from (f"prompt game: {word}" for word in vocabulary.COMMANDS)
    yield from (f"prompt game move: {word}" for word in (*WORDS, *AT_SEAT, "give"))
    yield from (f"prompt pad: {word}" for word in (*pad_prompt.COMMANDS, *OUT_WORDS, DRAWN))
    yield from (f"prompt desk: {word}" for word in prompt.COMMANDS)
    yield from (f"prompt desk print: {kind}" for kind in output_files.FILES)
    for words in map(in_language, known_languages()):
        yield from (f"words {words.language} {id}: {words.say(id)}" for id in words.texts if TYPED.match(id))


# The server and the page


def variable_rows() -> Iterator[str]:
    """List the environment variables that the package and run.py read."""
    for setting in dataclasses.fields(ServerSettings):
        usual = "computed" if setting.default is dataclasses.MISSING else shown(setting.default)
        yield f"variable {PREFIX}{setting.name.upper()} (default: {usual})"
    files = [*(ROOT / "wildfour").rglob("*.py"), *(ROOT / "tools").glob("*.py"), ROOT / "run.py"]
    found = (match for file in files for match in IN_ENVIRONMENT.findall(file.read_text(encoding="utf-8")))
    names = {name for match in found for name in match if name} | set(LANGUAGE_VARIABLES)
    yield from (f"variable {name}" for name in names if not name.startswith(PREFIX))


def http_rows(document: Mapping[str, Any]) -> Iterator[str]:
    """List the routes with their parameters and responses, from the server's OpenAPI description."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            taken = [typed(one["schema"]) for one in operation.get("requestBody", {}).get("content", {}).values()]
            given = [
                f"{status} {kind} {typed(content['schema'])}"
                for status, response in operation["responses"].items()
                for kind, content in response["content"].items()
            ]
            yield f"http {method.upper()} {path} takes {', '.join(taken) or 'nothing'} gives {', '.join(given)}"
    yield from schema_rows("protocol", document["components"]["schemas"])
    yield f"http cookie {COOKIE}"


def socket_rows(document: Mapping[str, Any]) -> Iterator[str]:
    """List the socket's commands and frames with their fields, from the AsyncAPI description."""
    for channel in document["channels"].values():
        yield f"socket {channel['address']}"
        query = channel["bindings"]["ws"]["query"]["properties"]
        yield from (f"socket {channel['address']}?{name} {typed(schema)}" for name, schema in query.items())
    yield from schema_rows("protocol", document["components"]["schemas"])
    yield from (f"socket closes {reason} {code}" for reason, code in CLOSE_CODES.items())


def page_rows() -> Iterator[str]:
    """List the page's routes, their parameters, and its browser storage keys."""
    addresses = (
        *static_files.PAGES,
        static_files.MODULE,
        static_files.WORDS,
        static_files.WORDS_LATER,
        static_files.WORKER_PATH,
    )
    yield from (f"page served {address}" for address in addresses)
    for file in WEB.rglob("*.js"):
        if "vendor" not in file.parts:
            text = file.read_text(encoding="utf-8")
            yield from (f"page shown {address.replace(chr(92) + '/', '/')}" for address in PAGE.findall(text))
            yield from (f"page key {key}: {what}" for table in KEYS.findall(text) for key, what in PAIR.findall(table))
            yield from (f"page parameter {name}" for name in QUERY.findall(text))
            yield from (f"page keeps {name}" for name in STORED.findall(text))


def metric_rows() -> Iterator[str]:
    """List the metric names, from a server without data."""
    yield from (f"metric {name}" for name in METRIC.findall(exposition(MagicMock()).decode()))


# Choices


def choice_rows() -> Iterator[str]:
    """List editions, options, clauses, bots, policies, formats, and tournament kinds."""
    choices = all_choices()
    for one in (*choices.editions, *choices.options, *all_clauses()):
        about = {key: value for key, value in msgspec.to_builtins(one).items() if key not in ("name", "id", "message")}
        kind = type(one).__name__.removesuffix("Choice").removesuffix("Said").lower()
        yield f"{kind} {getattr(one, 'name', None) or getattr(one, 'id', '')} {json.dumps(about)}"
    yield from (f"bot {name}{' budget=, iterations=' * level.takes_budget}" for name, level in LEVELS.items())
    yield f"bot setting {ALONE}"
    yield from (f"backend {name}" for name in (AUTO, CPU, CUDA, RAY))
    yield from (f"policy {name}" for name in NAMED)
    yield from (f"policy setting {name}=" for name in RATES)
    for format in FORMATS:
        settings = ", ".join(f"{one.name}={shown(one.default)}" for one in dataclasses.fields(format))
        yield f"format {format.name} ({settings})"
    yield from (f"tournament kind {kind}" for kind in KINDS)
    for setting in msgspec.structs.fields(Settings):
        usual = "required" if setting.required else f"default: {shown(setting.default)}"
        yield f"tournament setting {setting.encode_name} ({usual})"


def word_rows() -> Iterator[str]:
    """List the languages, and the number of message ids in total and per file, with fingerprints."""
    for language in known_languages():
        yield f"language {language}"
        every: list[str] = []
        for file in sorted((FOLDER / language).glob("*.ftl")):
            entries = entries_in(file.read_text(encoding="utf-8"))
            ids = [id + end for id, text in entries.items() for end in ("", *ATTRIBUTE.findall(text))]
            yield f"messages {language} {file.stem}: {counted(ids)}"
            every += ids
        yield f"messages {language}: {counted(every)}"


def counted(ids: list[str]) -> str:
    """Format the number of ids, with a fingerprint that reveals changes."""
    return f"{len(ids)} ids, {sha256(' '.join(sorted(ids)).encode()).hexdigest()[:16]}"


# Files


def file_rows() -> Iterator[str]:
    """List the first lines, versions, and fields of the file formats."""
    yield f"file transcript: {record.FORMAT} {record.VERSION}; fair {commitment_header.VERSION}"
    yield from (f"file transcript heading: {name}" for name in (*parser.HEADINGS, *parser.PLEDGE_HEADINGS))
    yield from (f"file transcript heading: {name}" for name in (parser.FORMAT_HEADING, parser.BOTS_HEADING))
    yield f"file pad: {pad_file.FORMAT} {pad_file.VERSION}"
    yield from (f"file pad heading: {name}" for name in pad_file.HEADINGS)
    application, version = tournament_file.APPLICATION_ID, tournament_file.SCHEMA_VERSION
    yield f"file tournament: SQLite application {application:#x}, version {version}"
    snapshots, facts = table_snapshots.VERSION, log_events.VERSION
    yield f"file tables: SQLite application {APPLICATION_ID:#x}, snapshots {snapshots}, facts {facts}"
    yield from (f"file tables {name}" for name in database_columns())
    yield f"file arena: {BEGINNING.decode()} {ARENA_VERSION}"
    yield f"file observation: {ENCODING}"
    yield from (f"file network part: {part}" for part in PARTS)
    yield from (f"file standings column: {name}" for name in output_files.COLUMNS)
    for name, kinds in (("facts", log_events.KINDS), ("tournament", (TournamentFact,)), ("simulate", (Summary,))):
        yield from schema_rows(f"file {name}", msgspec.json.schema_components(kinds)[1])


def database_columns() -> list[str]:
    with closing(sqlite3.connect(":memory:")) as db:
        migrate(db)
        tables = "select name as one from sqlite_master where type = 'table' and name <> 'alembic_version'"
        return [name for (name,) in db.execute(f"select one || '.' || name from ({tables}), pragma_table_info(one)")]


if __name__ == "__main__":
    FILE.write_text(inventory(), encoding="utf-8")
