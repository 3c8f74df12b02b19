"""Rows and columns, told by what is in them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout, QWidget

from powergrid_qt.pyside_faults import forget_items

STRETCH = "stretch"
"""Takes the room that nothing else needs."""
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
) -> QBoxLayout:
    """Numbers are pixels between two parts. With a number a part is stretched by it, with an
    alignment it keeps its own size. `into`: the widget that consists of them."""
    layout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
    return _filled(layout, parts, into, spacing, margins)


def column(
    *parts: Part,
    into: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins = (0, 0, 0, 0),
) -> QBoxLayout:
    """Like `row`, from the top down."""
    layout = QBoxLayout(QBoxLayout.Direction.TopToBottom)
    return _filled(layout, parts, into, spacing, margins)


def _filled(
    layout: QBoxLayout,
    parts: tuple[Part, ...],
    into: QWidget | None,
    spacing: int | None,
    margins: Margins,
) -> QBoxLayout:
    # First of all: what is put elsewhere later is styled anew, with all that is in it.
    if into is not None:
        into.setLayout(layout)
    layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    add(layout, *parts)
    return layout


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


def add_to_grid(grid: QGridLayout, content: QLayout, line: int, place: int) -> None:
    grid.addLayout(content, line, place)
    forget_items(content)
