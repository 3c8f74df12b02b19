"""A row of the list of games: its board, name, standing and players; or a heading."""

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QStyleOptionViewItem, QWidget

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
from powergrid_qt.views.pages.start.board_pictures import BoardPictures
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.icons import draw_icon
from powergrid_qt.views.style.lettering import BOLD, NORMAL, RIGHT, line_height, text_width, write
from powergrid_qt.views.style.row_list import Index, RowDelegate
from powergrid_qt.views.style.theme import theme

HOUSE = 14.0
BETWEEN = 4
"""The lines of a row, in pixels."""


class GamesDelegate(RowDelegate):
    """The row that is pointed at, or has the focus, leaves room for its buttons."""

    def __init__(self, view: QAbstractItemView, buttons: QWidget) -> None:
        super().__init__(view)
        self._buttons = buttons
        self._pictures = BoardPictures(view)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.data(GameRole.SAVE) is None:
            return QSize(0, round(line_height() + 16))
        return self.height_for(line_height(self.TITLE) + line_height(self.DETAIL) + BETWEEN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.data(GameRole.SAVE) is not None:
            super().paint(painter, option, index)
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = QRectF(option.rect).adjusted(self.EDGE, 6, -self.EDGE, 0)
        title = group_title(GameGroup(index.data(GameRole.GROUP)))
        taken = write(painter, words, title, scale=0.95, weight=BOLD, color="text_soft")
        words.setLeft(words.left() + taken + 8)
        write(painter, words, str(index.data(GameRole.COUNT)), scale=0.95, color="text_soft")
        painter.restore()

    def lines(self, words: QRectF) -> tuple[QRectF, QRectF]:
        """Both together in the middle."""
        upper, lower = super().lines(words.adjusted(2, 0, -2, 0))
        upper.moveTop(words.center().y() - (upper.height() + lower.height() + BETWEEN) / 2)
        lower.moveTop(upper.bottom() + BETWEEN)
        return upper, lower

    def paint_row(self, painter: QPainter, index: Index, sign: QRectF, words: QRectF) -> None:
        save: Save = index.data(GameRole.SAVE)
        upper, lower = self.lines(words)
        if not isinstance(save, LibraryGame):
            warning = sign.adjusted(23, 10, -23, -10)
            draw_icon(painter, warning, "warning", theme().color("warning"))
        else:
            self._pictures.paint(painter, sign, board_of(save))
        if self._buttons.isVisible() and words.intersects(QRectF(self._buttons.geometry())):
            upper.setRight(self._buttons.x() - 6)
            lower.setRight(upper.right())
        elif isinstance(save, LibraryGame):
            told, won = how_it_goes(save), is_won(save)
            weight = BOLD if won else NORMAL
            color = "good" if won else "text_soft"
            write(painter, lower, told, align=RIGHT, scale=0.92, weight=weight, color=color)
            lower.setRight(lower.right() - text_width(told, 0.92, weight) - 14)
            upper.setRight(_paint_houses(painter, upper, save) - 8)
        color = "text_soft" if isinstance(save, LibraryGame) else "warning"
        self.write_lines(painter, (upper, lower), (name_of(save), row_details(save)), color)

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
        left = round(self.EDGE + self.SIGN.width()) + 4
        box: QRect = option.rect.adjusted(left, 0, -round(self.EDGE), 0)
        height = editor.sizeHint().height()
        editor.setGeometry(box.left(), box.center().y() - height // 2, box.width(), height)


def _paint_houses(painter: QPainter, line: QRectF, save: LibraryGame) -> float:
    """Of a game that is over the winner's first. From the right; gives where they begin."""
    box = QRectF(line.right(), line.center().y() - HOUSE / 2, HOUSE, HOUSE)
    for seat in reversed(save.ranking):
        box.translate(-HOUSE, 0)
        draw_house(painter, box, seat.color)
        box.translate(-5, 0)
    return box.left()
