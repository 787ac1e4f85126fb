"""What a seat may know of a table: its view, what a client draws of it, what happened, and what it can imagine."""
