"""Rows and columns, told by what is in them, and columns that scroll where room is short."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from powergrid_qt.pyside_faults import forget_items
from powergrid_qt.views.style.pictures import Widget
from powergrid_qt.views.style.theme import SPACE

STRETCH = "stretch"
"""The part of a layout that takes the room which nothing else needs."""
QWIDGETSIZE_MAX = 2**24 - 1
"""Qt's own name for no limit, which PySide does not have."""
Content = QWidget | QLayout
Part = Content | int | str | tuple[Content, int | Qt.AlignmentFlag]
Margins = tuple[int, int, int, int]


def row(
    *parts: Part,
    into: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins = (0, 0, 0, 0),
    direction: QBoxLayout.Direction = QBoxLayout.Direction.LeftToRight,
) -> QBoxLayout:
    """Numbers are pixels between two parts. With a number a part is stretched by it, with an
    alignment it keeps its own size. `into`: the widget that consists of them."""
    layout = QBoxLayout(direction)
    # First of all: what is put elsewhere later is styled anew, with all that is in it.
    if into is not None:
        into.setLayout(layout)
    layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    add(layout, *parts)
    return layout


column = partial(row, direction=QBoxLayout.Direction.TopToBottom)
"""Lays parts out like `row`, but from the top down."""


def add(layout: QBoxLayout, *parts: Part) -> None:
    for part in parts:
        content, how = part if isinstance(part, tuple) else (part, 0)
        if isinstance(content, int):
            layout.addSpacing(content)
        elif isinstance(content, str):
            layout.addStretch(1)
        elif isinstance(content, QLayout):
            layout.addLayout(content, how)
            forget_items(content)
        elif isinstance(how, Qt.AlignmentFlag):
            layout.addWidget(content, 0, how)
        else:
            layout.addWidget(content, how)


def clear(layout: QBoxLayout) -> None:
    """Take out the widgets that are in it, for good."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.deleteLater()


def set_stacked(layout: QBoxLayout, stacked: bool) -> None:
    """Put the parts of a row below each other, or beside each other again."""
    direction = QBoxLayout.Direction
    layout.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)


def set_visible(shown: bool, *widgets: QWidget) -> None:
    for widget in widgets:
        widget.setVisible(shown)


def add_to_grid(grid: QGridLayout, content: QLayout, line: int, place: int) -> None:
    grid.addLayout(content, line, place)
    forget_items(content)


class Fitted(Widget):
    """Leaves out what has no room whenever its size changes, and when it calls `fit` itself: what
    is in it has changed. Named before the kind of widget that it is mixed into."""

    def fit(self) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


class Scrolled(QScrollArea):
    """A scroll area whose widgets stand on the `canvas`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to whatever gets the focus
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.canvas = QWidget()
        self.canvas.setObjectName("canvas")
        self.setWidget(self.canvas)
        self.setWidgetResizable(True)


class ScrollColumn(Scrolled):
    """A scroll area with a `column`; `right`: the space between its widgets and the scroll bar."""

    def __init__(self, right: int = SPACE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column = QVBoxLayout(self.canvas)
        self.column.setContentsMargins(0, 0, right, 0)
        self.column.setSpacing(SPACE)
