"""A person's turn: the game at this screen, the action of each decision, and the way back."""
