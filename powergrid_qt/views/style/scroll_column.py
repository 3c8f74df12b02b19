"""Widgets below each other that scroll where there is no room for all of them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.style.theme import SPACE


class ScrollColumn(QScrollArea):
    """They go into `column`; `right` is the space between them and the scroll bar."""

    def __init__(self, right: int = SPACE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to whatever gets the focus
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.canvas = QWidget()
        self.canvas.setObjectName("canvas")
        self.setWidget(self.canvas)
        self.setWidgetResizable(True)
        self.column = column(into=self.canvas, spacing=SPACE, margins=(0, 0, right, 0))
