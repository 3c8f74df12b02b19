"""Cards, tokens, houses and icons as QPainter functions: no widgets, sharp at every scale."""
