"""The first page: the emblem, and all games."""
