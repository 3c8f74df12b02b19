"""A list of rows: a sign, a title and a line below it. One of them is opened."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from powergrid_qt.views.style.keys import CONFIRMING
from powergrid_qt.views.style.lettering import BOLD, line_height, write
from powergrid_qt.views.style.pictures import draw_box, painting
from powergrid_qt.views.style.theme import RADIUS, theme

Index = QModelIndex | QPersistentModelIndex
MenuFor = Callable[[QModelIndex], QMenu | None]


class RowList(QListView):
    """A click or Return opens a row: `opened(what)`, whatever the model has there in its first role
    of its own."""

    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open_row)

    def open_row(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(index.data(Qt.ItemDataRole.UserRole))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in CONFIRMING:
            self.open_row(self.currentIndex())
        else:
            super().keyPressEvent(event)


def show_menu(view: QAbstractItemView, event: QContextMenuEvent, menu_for: MenuFor) -> None:
    """Show the menu of the row that was clicked or, if a key asks for it, of the current one."""
    by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
    index = view.indexAt(event.pos()) if by_mouse else view.currentIndex()
    menu = menu_for(index)
    if menu is not None:
        below = view.visualRect(index).bottomLeft()
        menu.popup(event.globalPos() if by_mouse else view.viewport().mapToGlobal(below))


class RowDelegate(QStyledItemDelegate):
    """Paints a row: a ground below the pointer, a line around the focus, and what a kind of list
    has in its rows (`paint_row`). Lengths are in pixels."""

    EDGE = 10.0
    SIGN = QSizeF(72, 46)
    BEHIND_SIGN = 12.0
    AROUND_SIGN, AROUND_WORDS = 14.0, 14.0
    """The least space around the sign and around the words, above and below together."""
    TITLE, DETAIL = 1.05, 0.92
    """The sizes of the letters of both lines, in terms of usual text."""

    def paint_row(self, painter: QPainter, index: Index, sign: QRectF, words: QRectF) -> None:
        """Paint a row; `sign`: the room for a picture; `words`: what is left behind it."""
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = line_height(self.TITLE) + line_height(self.DETAIL)
        return self.height_for(lines)

    def height_for(self, lines: float) -> QSize:
        """Return the size of a row whose words are as high as this."""
        sign = self.SIGN.height() + self.AROUND_SIGN
        return QSize(0, round(max(lines + self.AROUND_WORDS, sign)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with painting(painter):
            focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
            box = QRectF(option.rect)
            if focused or option.state & QStyle.StateFlag.State_MouseOver:
                line = theme().color("focus") if focused else None
                ground = box.adjusted(3, 2, -3, -2)
                draw_box(painter, ground, RADIUS - 2, theme().color("text", 0.06), line, 2)
            top = box.center().y() - self.SIGN.height() / 2
            sign = QRectF(box.left() + self.EDGE, top, self.SIGN.width(), self.SIGN.height())
            words = box.adjusted(self.EDGE + sign.width() + self.BEHIND_SIGN, 0, -self.EDGE, 0)
            self.paint_row(painter, index, sign, words)

    def lines(self, words: QRectF) -> tuple[QRectF, QRectF]:
        """Return the areas of the title and of what stands below it."""
        title, detail = line_height(self.TITLE), line_height(self.DETAIL)
        middle = words.center().y()
        return (
            QRectF(words.left(), middle - title, words.width(), title),
            QRectF(words.left(), middle + 2, words.width(), detail),
        )

    def write_lines(
        self,
        painter: QPainter,
        lines: tuple[QRectF, QRectF],
        texts: tuple[str, str],
        color: str = "text_soft",
        *,
        squeeze: bool = False,
    ) -> None:
        """Write both lines; `color`: the lower one's; `squeeze`: squeeze the title, too."""
        (upper, lower), (title, detail) = lines, texts
        write(painter, upper, title, scale=self.TITLE, weight=BOLD, squeeze=squeeze)
        write(painter, lower, detail, scale=self.DETAIL, color=color, squeeze=True)
