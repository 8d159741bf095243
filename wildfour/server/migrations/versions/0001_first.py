"""The first version: tables, their logs and snapshots, matches that are over, programs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("pragma application_id = 0x57345442")  # store.APPLICATION_ID
    op.create_table(
        "tables",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("code", sa.Text, unique=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_table(
        "log",
        sa.Column("table_number", sa.Integer, sa.ForeignKey("tables.number"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("fact", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_number", sa.Integer, sa.ForeignKey("tables.number"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("replay", sa.Text, primary_key=True),
        sa.Column("table_name", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
        sa.Column("transcript", sa.Text, nullable=False),
    )
    op.create_table(
        "played",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("replay", sa.Text, sa.ForeignKey("matches.replay"), primary_key=True),
        sa.Column("player", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("played_by_replay", "played", ["replay"])
    op.create_table(
        "programs",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
