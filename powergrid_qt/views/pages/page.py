"""What the window asks of every page that has a game on it."""

from PySide6.QtWidgets import QWidget


class PageWithGame(QWidget):
    @property
    def foot_height(self) -> int:
        """How high is what lies along the lower edge: messages stay above it."""
        raise NotImplementedError

    def toggle_rules(self) -> None:
        """Show the rules of the game on the page, or hide them."""
        raise NotImplementedError
