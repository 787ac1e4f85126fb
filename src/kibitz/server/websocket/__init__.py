"""Connections to tables: the messages of each, one after another, and the fast path by which they come and go."""
