"""The board on the screen: its drawing, the scene that shows a position, and the view on it."""
