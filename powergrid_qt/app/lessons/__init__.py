"""Lessons: a position, what is said about it, and what the learner has to find there."""
