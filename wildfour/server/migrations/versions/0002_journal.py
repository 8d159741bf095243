"""Facts go to the journal first, a row for each commit, and then to the log of their table, many in one row."""

from itertools import groupby, islice

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
MOST_IN_ONE = 256  # facts in a row of the log


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("facts", sa.LargeBinary, nullable=False),
    )
    op.rename_table("log", "log_before")
    log = op.create_table(
        "log",
        sa.Column("table_number", sa.Integer, sa.ForeignKey("tables.number"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("facts", sa.LargeBinary, nullable=False),
    )
    found = op.get_bind().execute(
        sa.text("select table_number, seq, version, fact from log_before order by table_number, seq")
    )
    for number, rows in groupby(map(tuple, found), key=lambda row: row[0]):
        while some := list(islice(rows, MOST_IN_ONE)):
            packed = msgspec.msgpack.encode(some)
            op.bulk_insert(log, [{"table_number": number, "seq": some[-1][1], "facts": packed}])
    op.drop_table("log_before")
