"""The lab: simulations by the million, the arena, the soak, and what tunes and measures players."""
