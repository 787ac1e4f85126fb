"""Rooms in memory, those who are connected to them, and the bots that think for them."""
