"""The database schema, one SQL step per version. A released step never changes.

The version is stored in the table `alembic_version`, named after the tool that ran the first two steps in earlier
releases. Those releases read it too, and reject a newer database.
"""

from collections.abc import Sequence

SQLITE = (
    # 0001. `pragma application_id` is sqlite_database.APPLICATION_ID
    """
    pragma application_id = 0x57345442;
    create table tables (
        number integer not null primary key,
        name text not null unique, -- part of the link; cannot be guessed
        code text unique, -- typed by players; null once the table has ended
        secret blob not null, -- of the deals of the current match
        public boolean not null,
        made bigint not null, -- seconds since 1970, like all times
        ended bigint
    );
    create table log (
        table_number integer not null references tables (number),
        seq integer not null,
        version integer not null,
        fact blob not null,
        primary key (table_number, seq)
    );
    create table snapshots (
        table_number integer not null primary key references tables (number),
        seq integer not null, -- of the last event in it
        data blob not null
    );
    create table matches (
        replay text not null primary key, -- part of the link; cannot be guessed
        table_name text not null,
        ended bigint not null,
        finished boolean not null,
        edition text not null,
        format text not null,
        standing text not null, -- JSON: players, winners, scores
        transcript text not null
    );
    create table played (
        person text not null,
        replay text not null references matches (replay),
        player integer not null,
        primary key (person, replay)
    ) without rowid;
    create index played_by_replay on played (replay);
    create table programs (
        person text not null primary key,
        name text not null,
        made bigint not null
    )
    """,
    # 0002. Events go to the journal first, one row per commit, and then to their table's log, many in one row.
    """
    create table journal (
        number integer not null primary key,
        facts blob not null -- events of all tables that one commit added
    );
    alter table log rename to log_before;
    create table log (
        table_number integer not null references tables (number),
        seq integer not null, -- of the last event in the row
        facts blob not null, -- events of one table, in order
        primary key (table_number, seq)
    );
    insert into log select table_number, seq, pack(table_number, seq, version, fact) from log_before;
    drop table log_before
    """,
    # 0003. Match lists are read newest first, in pages, using an index for each list.
    """
    create table public_matches (
        ended bigint not null,
        replay text not null references matches (replay),
        primary key (ended desc, replay)
    ) without rowid;
    insert into public_matches select matches.ended, replay from matches join tables on name = table_name
        where public and finished;
    alter table played add column ended bigint not null default 0;
    update played set ended = (select ended from matches where matches.replay = played.replay);
    create index played_newest on played (person, ended desc, replay)
    """,
    # 0004. Personal data can be found by person and by age.
    """
    create table named (
        person text not null,
        replay text not null references matches (replay),
        player integer not null, -- whose name in the match is this person's
        primary key (person, replay)
    ) without rowid;
    insert into named select person, replay, player from played;
    create index named_by_replay on named (replay);
    create index matches_by_end on matches (ended);
    create table personal (
        table_number integer not null references tables (number),
        seq integer not null, -- of an event with a person's name or line of chat
        person text not null,
        said bigint, -- the time of a line of chat, or null
        primary key (table_number, seq)
    ) without rowid;
    create index personal_by_person on personal (person);
    create index personal_by_age on personal (said);
    insert into personal select found.value ->> 0, found.value ->> 1, found.value ->> 2, found.value ->> 3
        from log, json_each(personal(facts)) as found
    """,
)


def versions(steps: Sequence[str]) -> list[str]:
    return [f"{number:04}" for number in range(1, len(steps) + 1)]


def upgrade(steps: Sequence[str], version: str | None) -> str:
    """Return the SQL that atomically upgrades a database to the newest version (None: a new database)."""
    known = versions(steps)
    missing = steps if version is None else steps[known.index(version) + 1 :]
    return ";\n".join(
        (
            "begin",
            "create table if not exists alembic_version (version_num varchar(32) not null primary key)",
            *missing,
            "delete from alembic_version",
            f"insert into alembic_version values ('{known[-1]}')",
            "commit;",
        )
    )
