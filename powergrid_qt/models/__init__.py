"""Qt item models: what lists and tables show of a game."""
