"""What screens show of games: as values, in words, and as Qt's item models."""
