"""The kernel: cards in piles, who has seen what, chance, actions, clauses, the table, the record, the three speeds."""
