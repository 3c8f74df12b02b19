"""Widgets that scroll where there is no room for all of them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from powergrid_qt.views.style.theme import SPACE


class Scrolled(QScrollArea):
    """They stand on the `canvas`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to whatever gets the focus
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.canvas = QWidget()
        self.canvas.setObjectName("canvas")
        self.setWidget(self.canvas)
        self.setWidgetResizable(True)


class ScrollColumn(Scrolled):
    """They go into `column`; `right` is the space between them and the scroll bar."""

    def __init__(self, right: int = SPACE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column = QVBoxLayout(self.canvas)
        self.column.setContentsMargins(0, 0, right, 0)
        self.column.setSpacing(SPACE)
