"""The branches of a game, as a small tree that is there as soon as there is more than one game: a
line for each, with a ring where it leaves the one before it."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from powergrid_qt.app.branches import Branches
from powergrid_qt.models.branches import BranchesModel, BranchRole, branch_outcome, is_better
from powergrid_qt.models.library_game import LibraryGame
from powergrid_qt.views.style.controls import Panel
from powergrid_qt.views.style.layouts import STRETCH, add
from powergrid_qt.views.style.lettering import (
    BOLD,
    MEDIUM,
    NORMAL,
    RIGHT,
    line_height,
    text_width,
    write,
)
from powergrid_qt.views.style.tables import Index
from powergrid_qt.views.style.theme import SPACE, theme

DOT = 11.0
EDGE = 6.0
STEP = 18
"""How far a branch stands to the right of its game."""
MOST_ROWS = 5
"""More than that scroll."""


def _row_height() -> int:
    return round(max(line_height() + 10, 28))


def _line() -> QPen:
    return QPen(theme().color("wire_idle"), 1.5)


class _GameLine(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, _row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        save: LibraryGame | None = index.data(BranchRole.SAVE)
        current = bool(index.data(BranchRole.CURRENT))
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        pointed = option.state & QStyle.StateFlag.State_MouseOver and save is not None
        if focused or (pointed and not current):
            painter.setPen(QPen(theme().color("focus"), 2) if focused else Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("text", 0.06))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        dot = QRectF(box.left() + EDGE, box.center().y() - DOT / 2, DOT, DOT)
        if index.model().hasChildren(index):
            painter.setPen(_line())
            painter.drawLine(dot.center(), QPointF(dot.center().x(), box.bottom() + 1))
        look, color = theme(), _color(save, index.data(BranchRole.PARENT))
        painter.setPen(QPen(look.color("text" if current else color), 2))
        painter.setBrush(look.color("text" if current else "panel"))
        painter.drawEllipse(dot.adjusted(1, 1, -1, -1))
        words = box.adjusted(EDGE + DOT + 8, 0, -EDGE, 0)
        if save is not None:
            text, weight = branch_outcome(save), BOLD if color != "text_soft" else NORMAL
            write(painter, words, text, align=RIGHT, weight=weight, color=color)
            words.setRight(words.right() - text_width(text, 1.0, weight) - 10)
        write(
            painter,
            words,
            index.data(BranchRole.NAME),
            weight=BOLD if current else MEDIUM,
            color="text" if save is not None else "text_soft",
            squeeze=True,
            elide=Qt.TextElideMode.ElideMiddle,  # the round stands first, the price last
        )
        painter.restore()


def _color(save: LibraryGame | None, parent: LibraryGame | None) -> str:
    """What can be gone on with stands out, and what went better."""
    if save is not None and not save.over:
        return "lit"
    return "good" if save is not None and is_better(save, parent) else "text_soft"


class BranchTree(QTreeView):
    """`opened(path)`: another game of the tree is wanted."""

    opened = Signal(object)

    def __init__(self, model: BranchesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(_GameLine(self))
        self.setHeaderHidden(True)
        self.setIndentation(STEP)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setUniformRowHeights(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._open)

    def fit(self) -> None:
        """Show all games, and as many lines of them as there is room for, with the one on
        screen."""
        self.expandAll()
        indexes = []
        index = self.model().index(0, 0)
        while index.isValid():
            indexes.append(index)
            index = self.indexBelow(index)
        self.setFixedHeight(_row_height() * min(len(indexes), MOST_ROWS))
        for index in indexes:
            if index.data(BranchRole.CURRENT):
                self.scrollTo(index)

    def _open(self, index: Index) -> None:
        save: LibraryGame | None = index.data(BranchRole.SAVE)
        if save is not None and not index.data(BranchRole.CURRENT):
            self.opened.emit(save.path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """From the game down to the branch, and past it to those below."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_line())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        x = rect.right() + 1 + EDGE + DOT / 2 - STEP
        middle = rect.center().y() + 0.5
        level = index
        while level.parent().isValid():
            follows = level.sibling(level.row() + 1, 0).isValid()
            if level is index:
                painter.drawLine(QPointF(x, rect.top()), QPointF(x, middle))
                painter.drawLine(QPointF(x, middle), QPointF(x + STEP - DOT / 2, middle))
            if follows:
                top = middle if level is index else rect.top()
                painter.drawLine(QPointF(x, top), QPointF(x, rect.bottom() + 1))
            level, x = level.parent(), x - STEP
        painter.restore()


class BranchesPanel(Panel):
    """`opened(path)`: another game of the tree is wanted. `changed`: there is a tree now, or none
    any more."""

    opened = Signal(object)
    changed = Signal()

    def __init__(self, branches: Branches) -> None:
        super().__init__()
        self._branches = branches
        self.model = BranchesModel(self)
        self.tree = BranchTree(self.model)
        self.tree.setAccessibleName(self.tr("Branches of this game"))
        self.tree.opened.connect(self.opened)
        add(self.body, self.tree, STRETCH)
        self.around.setContentsMargins(SPACE, SPACE - 2, SPACE, SPACE)
        branches.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether there are branches."""
        return self.model.rowCount() > 0

    def refresh(self) -> None:
        current = self._branches.current
        shown = "" if current is None else current.id
        self.model.set_tree(self._branches.tree, shown, self._branches.partings)
        self.tree.fit()
        self.changed.emit()
