"""The page on which a game is put together."""
