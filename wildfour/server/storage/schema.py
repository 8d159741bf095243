"""The tables of the database, for SQLite and PostgreSQL alike. migrations/ leads from one version of them to the next.

Only the migrations and their test import this: to open a database that is up to date needs nothing but the driver.
"""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),  # of the link: cannot be guessed
    Column("code", Text, unique=True),  # to be typed; none once the table has ended
    Column("secret", LargeBinary, nullable=False),  # of the deals of the present match
    Column("public", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),  # seconds since 1970, here and below
    Column("ended", BigInteger),
)
JOURNAL = Table(
    "journal",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("facts", LargeBinary, nullable=False),  # that one commit added, of all tables
)  # until each of them is in the log
LOG = Table(
    "log",
    METADATA,
    Column("table_number", Integer, ForeignKey("tables.number"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # of the last of them
    Column("facts", LargeBinary, nullable=False),  # some of one table, in order
)
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_number", Integer, ForeignKey("tables.number"), primary_key=True),
    Column("seq", Integer, nullable=False),  # of the last fact that it knows
    Column("data", LargeBinary, nullable=False),
)
MATCHES = Table(
    "matches",
    METADATA,
    Column("replay", Text, primary_key=True),  # of the link: cannot be guessed
    Column("table_name", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("edition", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("standing", Text, nullable=False),  # JSON: players, winners, scores
    Column("transcript", Text, nullable=False),
)
PLAYED = Table(
    "played",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("replay", Text, ForeignKey("matches.replay"), primary_key=True),
    Column("player", Integer, nullable=False),
    Index("played_by_replay", "replay"),
    sqlite_with_rowid=False,
)
PROGRAMS = Table(
    "programs",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
