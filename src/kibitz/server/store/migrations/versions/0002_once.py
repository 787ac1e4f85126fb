"""Nothing is done twice: a guest's id stands once in a table's log. The server's time. Codes know their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

DAY = 86_400.0
"""So long a server may have run that did not count it yet."""


def upgrade() -> None:
    """Entries from before have neither: whoever asks for one of them again is answered from the log itself."""
    op.add_column("log", sa.Column("guest", sa.String(32), nullable=True))
    op.add_column("log", sa.Column("request", sa.String(40), nullable=True))
    op.create_index("ix_log_once", "log", ["table_id", "guest", "request"], unique=True)
    op.add_column("codes", sa.Column("table_id", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_codes_guest", "codes", ["guest"])
    clock = op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("lived", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
        sa.Column("ran", sa.Float, nullable=False),
    )
    last = sa.text("SELECT max(at) FROM (SELECT max(touched) AS at FROM tables UNION SELECT max(made) FROM keys) AS t")
    latest = op.get_bind().execute(last).scalar()
    if latest is not None:  # the last that this server is known to have lived
        op.bulk_insert(clock, [{"id": 1, "lived": latest, "wall": latest, "ran": DAY}])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("clock")
    op.drop_index("ix_codes_guest", "codes")
    op.drop_column("codes", "table_id")
    op.drop_index("ix_log_once", "log")
    op.drop_column("log", "request")
    op.drop_column("log", "guest")
