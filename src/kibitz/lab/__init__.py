"""The lab: simulations by the million, and later arenas, ratings and training."""
