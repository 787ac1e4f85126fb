"""The table that people share: who sits at it, and what they say."""
