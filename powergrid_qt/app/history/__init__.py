"""The memory of finished games: one file, made from the records and kept when they are gone."""
