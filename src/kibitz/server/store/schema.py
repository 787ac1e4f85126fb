"""The tables of the database, and the statements that are run most. Changes need a migration."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("lobby", sa.Text, nullable=True),  # how it is shown in the list of open tables; NULL if it is not open
    sa.Column("touched", sa.Float, nullable=False, index=True),
)
LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("guest", sa.String(32), nullable=True),  # who asked for it, and under which id of theirs; or NULL
    sa.Column("request", sa.String(40), nullable=True),
    sa.Index("ix_log_once", "table_id", "guest", "request", unique=True),
    sqlite_with_rowid=False,
)
KEYS = sa.Table(
    "keys",
    METADATA,
    sa.Column("secret", sa.String(64), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
)
CODES = sa.Table(
    "codes",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(32), nullable=False, index=True),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False, server_default=""),  # where it was asked for
)
CLOCK = sa.Table(
    "clock",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("lived", sa.Float, nullable=False),
    sa.Column("wall", sa.Float, nullable=False),
    sa.Column("ran", sa.Float, nullable=False),
)
_PARAMETERS = {column.name: sa.bindparam(column.name, type_=column.type) for column in LOG.c}
_BEFORE = LOG.alias()
_ONE = sa.literal_column("1", sa.Integer)
_FOLLOWS = sa.exists().where(
    _BEFORE.c.table_id == _PARAMETERS["table_id"], _BEFORE.c.number == _PARAMETERS["number"] - _ONE
)
APPEND = LOG.insert().from_select(
    list(_PARAMETERS), sa.select(*_PARAMETERS.values()).where(sa.or_(_PARAMETERS["number"] == _ONE, _FOLLOWS))
)
"""An entry is written only where the one before it is: a log has no gap."""
FORGET = TABLES.delete().where(TABLES.c.id == sa.bindparam("which"))
TOUCH = TABLES.update().where(TABLES.c.id == sa.bindparam("which")).values(touched=sa.bindparam("now"))
