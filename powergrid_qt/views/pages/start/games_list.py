"""The list of games: one row each, with its board, name, standing and players."""

from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from powergrid_qt.models.games_model import GameGroup, GameRole, GamesModel
from powergrid_qt.models.saved_game import Save, SavedGame
from powergrid_qt.views.pages.start.thumbnails import Thumbnails
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.style.lettering import BOLD, RIGHT, line_height, text_width, write
from powergrid_qt.views.style.theme import RADIUS, theme
from powergrid_qt.words.saves import details, everything, group_title, name_of, when_saved

Index = QModelIndex | QPersistentModelIndex
EDGE = 10
PICTURE = QSize(72, 46)
HOUSE = 14.0
SIGN = 36
"""A button of a row, wide and high."""
LONGEST_TITLE = 60


class RowAction(StrEnum):
    """In the order in which they stand at the right end of a row."""

    RENAME = "rename"
    SHOW = "open"
    DELETE = "delete"


def actions_of(group: GameGroup, save: Save) -> list[RowAction]:
    if group is GameGroup.ELSEWHERE or not isinstance(save, SavedGame):
        return [RowAction.SHOW, RowAction.DELETE]
    return list(RowAction)


class GamesDelegate(QStyledItemDelegate):
    """Paints rows and headings. The row that is pointed at, or has the focus, shows its buttons in
    place of the players' houses."""

    def __init__(self, thumbnails: Thumbnails, parent: "GamesList") -> None:
        super().__init__(parent)
        self._list = parent
        self._thumbnails = thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        if index.data(GameRole.SAVE) is None:
            return QSize(0, round(line_height() + 16))
        return QSize(
            0, round(max(line_height(1.05) + line_height(0.92) + 4, PICTURE.height()) + 14)
        )

    def signs(self, row: QRect, index: Index) -> Iterator[tuple[RowAction, QRectF]]:
        """Where the buttons of a row are."""
        save: Save = index.data(GameRole.SAVE)
        actions = actions_of(_group_of(index), save)
        left = row.right() - EDGE - SIGN * len(actions)
        top = row.center().y() - SIGN / 2
        for number, action in enumerate(actions):
            yield action, QRectF(left + number * SIGN, top, SIGN, SIGN)

    # -- painting -------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        save: Save | None = index.data(GameRole.SAVE)
        if save is None:
            self._paint_heading(painter, QRectF(option.rect), index)
        else:
            self._paint_game(painter, option, index, save)
        painter.restore()

    def _paint_heading(self, painter: QPainter, box: QRectF, index: Index) -> None:
        words = box.adjusted(EDGE, 6, -EDGE, 0)
        title = group_title(_group_of(index))
        taken = write(painter, words, title, scale=0.95, weight=BOLD, color="text_soft")
        words.setLeft(words.left() + taken + 8)
        write(painter, words, str(index.data(GameRole.COUNT)), scale=0.95, color="text_soft")

    def _paint_game(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, save: Save
    ) -> None:
        box = QRectF(option.rect).adjusted(2, 1, -2, -1)
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        self._paint_ground(painter, box, pointed=pointed, focused=focused)
        picture = QRect(QPoint(), PICTURE)
        picture.moveCenter(option.rect.center())
        picture.moveLeft(option.rect.left() + EDGE)
        self._paint_picture(painter, picture, save)
        words = box.adjusted(EDGE + PICTURE.width() + 12, 0, -EDGE, 0)
        if pointed or focused:
            self._paint_signs(painter, option.rect, index)
            first = next(self.signs(option.rect, index))[1]
            words.setRight(first.left() - 6)
            self._paint_words(painter, words, save, words.right(), words.right())
        elif isinstance(save, SavedGame):
            date = when_saved(save)
            beside = words.right() - text_width(date, 0.92) - 14
            upper, lower = _lines(words)
            write(painter, lower, date, align=RIGHT, scale=0.92, color="text_soft")
            houses = self._paint_houses(painter, upper, save)
            self._paint_words(painter, words, save, houses, beside)
        else:
            self._paint_words(painter, words, save, words.right(), words.right())

    def _paint_ground(
        self, painter: QPainter, box: QRectF, *, pointed: bool, focused: bool
    ) -> None:
        if pointed or focused:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("text", 0.06))
            painter.drawRoundedRect(box, RADIUS - 2, RADIUS - 2)
        if focused:
            painter.setPen(QPen(theme().color("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS - 2, RADIUS - 2)

    def _paint_picture(self, painter: QPainter, box: QRect, save: Save) -> None:
        look = theme()
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(box), 5, 5)
        if not isinstance(save, SavedGame):
            sign = QRectF(0, 0, 26, 26)
            sign.moveCenter(QRectF(box).center())
            draw_icon(painter, sign, "warning", look.color("warning"))
            return
        ratio = self._list.devicePixelRatioF()
        pixmap = self._thumbnails.picture(save.board, PICTURE, ratio)
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(box, look.color("sea"))
        if pixmap is not None:
            painter.drawPixmap(box, pixmap)
        painter.restore()
        painter.setPen(QPen(look.color("panel_line"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)

    def _paint_words(
        self, painter: QPainter, words: QRectF, save: Save, upper_end: float, lower_end: float
    ) -> None:
        upper, lower = _lines(words)
        upper.setRight(upper_end)
        lower.setRight(lower_end)
        write(painter, upper, name_of(save), scale=1.05, weight=BOLD)
        color = "text_soft" if isinstance(save, SavedGame) else "warning"
        write(painter, lower, details(save), scale=0.92, color=color, squeeze=True)

    def _paint_houses(self, painter: QPainter, line: QRectF, save: SavedGame) -> float:
        """From the right; gives where they begin."""
        right = line.right()
        for seat in reversed(save.seats):
            draw_house(
                painter,
                QRectF(right - HOUSE, line.center().y() - HOUSE / 2, HOUSE, HOUSE),
                seat.color,
            )
            right -= HOUSE + 5
        return right - 8

    def _paint_signs(self, painter: QPainter, row: QRect, index: Index) -> None:
        look = theme()
        for action, box in self.signs(row, index):
            if box.contains(self._list.pointer):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color("text", 0.09))
                painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 6, 6)
            color = look.color("warning" if action is RowAction.DELETE else "text")
            draw_icon(painter, box.adjusted(9, 9, -9, -9), action.value, color)

    # -- renaming and explaining ----------------------------------------------------------------

    def createEditor(  # noqa: N802
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_TITLE)
        editor.setPlaceholderText(name_of(index.data(GameRole.SAVE)))
        editor.setAccessibleName(self.tr("Name of the game"))
        return editor

    def updateEditorGeometry(  # noqa: N802
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        box = option.rect.adjusted(EDGE + PICTURE.width() + 4, 0, -EDGE, 0)
        height = editor.sizeHint().height()
        editor.setGeometry(box.left(), box.center().y() - height // 2, box.width(), height)

    def helpEvent(  # noqa: N802
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        save: Save | None = index.data(GameRole.SAVE)
        if event.type() != QEvent.Type.ToolTip or save is None:
            return super().helpEvent(event, view, option, index)
        action = self._list.action_at(event.pos())
        text = everything(save) if action is None else self._list.action_name(action)
        QToolTip.showText(event.globalPos(), text, view)
        return True


def _lines(words: QRectF) -> tuple[QRectF, QRectF]:
    """The upper and the lower line of a row."""
    upper, lower = line_height(1.05), line_height(0.92)
    top = words.center().y() - (upper + lower + 4) / 2
    return (
        QRectF(words.left(), top, words.width(), upper),
        QRectF(words.left(), top + upper + 4, words.width(), lower),
    )


class GamesList(QListView):
    """A click or Return opens a game (`opened`). F2 renames; `removed`: Delete or its button;
    `shown`: it is to be shown in its folder. All with the path of the file."""

    opened = Signal(object)
    removed = Signal(object)
    shown = Signal(object)

    def __init__(self, model: GamesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pointer = QPoint(-1, -1)
        self._thumbnails = Thumbnails(self)
        self._thumbnails.made.connect(self.viewport().update)
        self._games = model
        self.setModel(model)
        self._delegate = GamesDelegate(self._thumbnails, self)
        self.setItemDelegate(self._delegate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def height_of_rows(self) -> int:
        return sum(self.sizeHintForRow(row) for row in range(self.model().rowCount()))

    # -- what a row offers ----------------------------------------------------------------------

    def action_name(self, action: RowAction) -> str:
        match action:
            case RowAction.RENAME:
                return self.tr("Rename (F2)")
            case RowAction.SHOW:
                return self.tr("Show in the folder")
            case RowAction.DELETE:
                return self.tr("Delete (Del)")

    def action_at(self, at: QPoint) -> RowAction | None:
        index = self.indexAt(at)
        if index.data(GameRole.SAVE) is None:
            return None
        signs = self._delegate.signs(self.visualRect(index), index)
        return next((action for action, box in signs if box.contains(at)), None)

    def sign_at(self, index: QModelIndex, action: RowAction) -> QRect:
        """Where a button of a row is."""
        signs = dict(self._delegate.signs(self.visualRect(index), index))
        return signs[action].toRect()

    def _do(self, action: RowAction | None, index: QModelIndex) -> None:
        """None: open it."""
        path = _path_of(index)
        if path is None:
            return
        match action:
            case None:
                self.opened.emit(path)
            case RowAction.RENAME:
                self.setCurrentIndex(index)
                self.edit(index)
            case RowAction.SHOW:
                self.shown.emit(path)
            case RowAction.DELETE:
                self.removed.emit(path)

    def _do_with(self, action: RowAction | None, path: Path) -> None:
        """The list may have been filled anew while a menu was open."""
        row = self._games.row_of(path)
        if row is not None:
            self._do(action, self._games.index(row))

    # -- events ---------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseMoveEvent(event)
        self._point_at(event.position().toPoint())

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._point_at(QPoint(-1, -1))

    def _point_at(self, at: QPoint) -> None:
        self.pointer = at
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        pressed = self.currentIndex()
        super().mouseReleaseEvent(event)
        at = event.position().toPoint()
        index = self.indexAt(at)
        if event.button() is Qt.MouseButton.LeftButton and index == pressed:
            self._do(self.action_at(at), index)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        index = self.currentIndex()
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._do(None, index)
            case Qt.Key.Key_F2 if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self._do(RowAction.RENAME, index)
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self._do(RowAction.DELETE, index)
            case _:
                super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        menu = self.menu_for(index)
        if menu is not None:
            below = self.visualRect(index).bottomLeft()
            menu.popup(event.globalPos() if by_mouse else self.viewport().mapToGlobal(below))

    def menu_for(self, index: QModelIndex) -> QMenu | None:
        save: Save | None = index.data(GameRole.SAVE)
        if save is None:
            return None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if isinstance(save, SavedGame):
            menu.addAction(self.tr("Open"), partial(self._do_with, None, save.path))
        for action in actions_of(_group_of(index), save):
            menu.addAction(self.action_name(action), partial(self._do_with, action, save.path))
        return menu

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        if not self.currentIndex().isValid():
            self._go_to(self._rows()[:1])
        super().focusInEvent(event)

    def moveCursor(  # noqa: N802
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """From game to game: headings are passed over."""
        rows, row = self._rows(), self.currentIndex().row()
        moves = QAbstractItemView.CursorAction
        page = max(1, self.viewport().height() // max(1, self.sizeHintForRow(row)) - 1)
        before = [other for other in rows if other < row]
        after = [other for other in rows if other > row]
        match action:
            case moves.MoveUp | moves.MovePrevious:
                wanted = before[-1:]
            case moves.MoveDown | moves.MoveNext:
                wanted = after[:1]
            case moves.MovePageUp:
                wanted = before[-page:][:1]
            case moves.MovePageDown:
                wanted = after[:page][-1:]
            case moves.MoveHome:
                wanted = rows[:1]
            case moves.MoveEnd:
                wanted = rows[-1:]
            case _:
                wanted = []
        return self.model().index(wanted[0], 0) if wanted else self.currentIndex()

    def _rows(self) -> list[int]:
        model = self.model()
        rows = range(model.rowCount())
        return [row for row in rows if _path_of(model.index(row, 0)) is not None]

    def _go_to(self, rows: list[int]) -> None:
        if rows:
            self.setCurrentIndex(self.model().index(rows[0], 0))


def _group_of(index: Index) -> GameGroup:
    return GameGroup(index.data(GameRole.GROUP))  # Qt makes a plain text of it


def _path_of(index: QModelIndex) -> Path | None:
    save: Save | None = index.data(GameRole.SAVE)
    return None if save is None else save.path
