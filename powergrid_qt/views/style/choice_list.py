"""A list from which one entry is opened."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from powergrid_qt.views.style.theme import RADIUS, theme


class ChoiceList(QListView):
    """A click or Return opens an entry: `opened(what)`, whatever the model has there in its first
    role of its own."""

    opened = Signal(object)

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._open)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(index.data(Qt.ItemDataRole.UserRole))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)


class ChoiceDelegate(QStyledItemDelegate):
    """Paints what all entries have: a ground below the pointer, a line around the focus."""

    def draw_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if focused or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(theme().color("focus"), 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("text", 0.06))
            box = QRectF(option.rect).adjusted(3, 2, -3, -2)
            painter.drawRoundedRect(box, RADIUS - 2, RADIUS - 2)
