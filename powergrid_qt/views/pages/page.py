"""The parts that pages have in common."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.controls import Heading, IconButton
from powergrid_qt.views.style.layouts import Content, column, row
from powergrid_qt.views.style.lettering import ElidedLabel, scaled_font
from powergrid_qt.views.style.theme import SPACE


class PageWithGame(QWidget):
    """What the window asks of every page that has a game on it."""

    @property
    def foot_height(self) -> int:
        """The height of what lies along the lower edge: messages stay above it."""
        raise NotImplementedError

    def toggle_rules(self) -> None:
        """Show the rules of the game on the page, or hide them."""
        raise NotImplementedError


class HeadedPage(QWidget):
    """A way back and the title stand above what the page holds; more may stand at the right end of
    `head`. `back`: somebody wants to leave."""

    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back_button = IconButton("back", name=self.tr("Back (Esc)"), press=self.back)
        QShortcut(QKeySequence("Esc"), self, self.back.emit)
        self.title, self.line = Heading(level=1), ElidedLabel(scaled_font(1.05), "soft")
        parts = (self.back_button, self.title, 2 * SPACE, (self.line, 1))
        self.head = row(*parts, spacing=SPACE)
        self.begins_with: QWidget = self.back_button
        """What gets the focus with the page. It is no proxy: Tab would go to that instead of the
        button for the way back."""

    def hold(self, content: Content, widest: int) -> None:
        """Fill the page; `widest`: how wide it gets at most."""
        inside = QWidget()
        inside.setMaximumWidth(widest)
        column(self.head, (content, 1), into=inside, spacing=SPACE)
        row((inside, 1), into=self, margins=(2 * SPACE, SPACE, 2 * SPACE, 2 * SPACE))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.begins_with.setFocus(event.reason())
