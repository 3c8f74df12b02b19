"""Lessons: the list of them, and one on the table."""
