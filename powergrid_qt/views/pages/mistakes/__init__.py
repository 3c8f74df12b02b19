"""My mistakes: costly decisions of one's own games, as exercises."""
