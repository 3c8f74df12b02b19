"""Puzzles: proved positions in which the right move is to be found."""
