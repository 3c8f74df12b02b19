"""Puzzles: the list of them, and the table on which one is solved."""
