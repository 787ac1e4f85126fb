"""What is kept: append-only logs in a database, written by many tables in one transaction (group commit)."""
