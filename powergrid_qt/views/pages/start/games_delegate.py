"""A row of the list of games: its board, name, standing and players; or a heading."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from powergrid_qt.models.games_model import (
    GameGroup,
    GameRole,
    board_of,
    group_title,
    how_it_goes,
    is_won,
    name_of,
    row_details,
)
from powergrid_qt.models.library_game import LONGEST_TITLE, LibraryGame, Save
from powergrid_qt.views.pages.start.board_pictures import PICTURE, BoardPictures
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.icons import draw_icon
from powergrid_qt.views.style.lettering import BOLD, NORMAL, RIGHT, line_height, text_width, write
from powergrid_qt.views.style.theme import RADIUS, theme

Index = QModelIndex | QPersistentModelIndex
EDGE = 10
HOUSE = 14.0


class GamesDelegate(QStyledItemDelegate):
    """The row that is pointed at, or has the focus, leaves room for its buttons."""

    def __init__(self, view: QAbstractItemView, buttons: QWidget) -> None:
        super().__init__(view)
        self._buttons = buttons
        self._pictures = BoardPictures(view)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.data(GameRole.SAVE) is None:
            return QSize(0, round(line_height() + 16))
        lines = line_height(1.05) + line_height(0.92) + 4
        return QSize(0, round(max(lines, PICTURE.height()) + 14))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        save: Save | None = index.data(GameRole.SAVE)
        if save is None:
            self._paint_heading(painter, QRectF(option.rect), index)
        else:
            self._paint_game(painter, option, save)
        painter.restore()

    def _paint_heading(self, painter: QPainter, box: QRectF, index: Index) -> None:
        words = box.adjusted(EDGE, 6, -EDGE, 0)
        title = group_title(GameGroup(index.data(GameRole.GROUP)))
        taken = write(painter, words, title, scale=0.95, weight=BOLD, color="text_soft")
        words.setLeft(words.left() + taken + 8)
        write(painter, words, str(index.data(GameRole.COUNT)), scale=0.95, color="text_soft")

    def _paint_game(self, painter: QPainter, option: QStyleOptionViewItem, save: Save) -> None:
        row = QRectF(option.rect)
        box = row.adjusted(2, 1, -2, -1)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if focused or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(QPen(theme().color("focus"), 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("text", 0.06))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS - 2, RADIUS - 2)
        picture = QRectF(row.left() + EDGE, 0, PICTURE.width(), PICTURE.height())
        picture.moveTop(row.center().y() - PICTURE.height() / 2)
        words = box.adjusted(EDGE + PICTURE.width() + 12, 0, -EDGE, 0)
        upper, lower = _lines(words)
        if not isinstance(save, LibraryGame):
            sign = picture.adjusted(23, 10, -23, -10)
            draw_icon(painter, sign, "warning", theme().color("warning"))
        else:
            self._pictures.paint(painter, picture, board_of(save))
        if self._buttons.isVisible() and option.rect.intersects(self._buttons.geometry()):
            upper.setRight(self._buttons.x() - 6)
            lower.setRight(upper.right())
        elif isinstance(save, LibraryGame):
            told, won = how_it_goes(save), is_won(save)
            weight = BOLD if won else NORMAL
            color = "good" if won else "text_soft"
            write(painter, lower, told, align=RIGHT, scale=0.92, weight=weight, color=color)
            lower.setRight(lower.right() - text_width(told, 0.92, weight) - 14)
            upper.setRight(_paint_houses(painter, upper, save) - 8)
        write(painter, upper, name_of(save), scale=1.05, weight=BOLD)
        color = "text_soft" if isinstance(save, LibraryGame) else "warning"
        write(painter, lower, row_details(save), scale=0.92, color=color, squeeze=True)

    # -- renaming -------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_TITLE)
        editor.setPlaceholderText(name_of(index.data(GameRole.SAVE)))
        editor.setAccessibleName(self.tr("Name of the game"))
        return editor

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        box: QRect = option.rect.adjusted(EDGE + PICTURE.width() + 4, 0, -EDGE, 0)
        height = editor.sizeHint().height()
        editor.setGeometry(box.left(), box.center().y() - height // 2, box.width(), height)


def _lines(words: QRectF) -> tuple[QRectF, QRectF]:
    """The upper and the lower line of a row."""
    upper, lower = line_height(1.05), line_height(0.92)
    top = words.center().y() - (upper + lower + 4) / 2
    return (
        QRectF(words.left(), top, words.width(), upper),
        QRectF(words.left(), top + upper + 4, words.width(), lower),
    )


def _paint_houses(painter: QPainter, line: QRectF, save: LibraryGame) -> float:
    """Of a game that is over the winner's first. From the right; gives where they begin."""
    box = QRectF(line.right(), line.center().y() - HOUSE / 2, HOUSE, HOUSE)
    for seat in reversed(save.ranking):
        box.translate(-HOUSE, 0)
        draw_house(painter, box, seat.color)
        box.translate(-5, 0)
    return box.left()
