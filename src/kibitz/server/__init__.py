"""The server: tables that people sit at.

Its rooms: `protocol` (every message), `room` (one table and its log, without any I/O), `store` (what is kept),
`session` (rooms in memory, with those who are connected), `http` and `websocket` (how they are reached). `main` starts
it all.
"""
