"""The page on which a game is played: what lies around the board."""
