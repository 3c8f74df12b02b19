"""A game for other programs: as text, figures and moving pictures."""
