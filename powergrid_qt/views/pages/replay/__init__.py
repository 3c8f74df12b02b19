"""The page on which a game is gone through."""
