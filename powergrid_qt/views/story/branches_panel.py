"""The branches of a game, as a small tree that is there as soon as there is more than one game: a
line for each, with a ring where it leaves the one before it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy

from powergrid_qt.app.branches import Branches
from powergrid_qt.models.branches import BranchLine, branch_lines, branch_outcome, is_better
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.style.controls import Panel
from powergrid_qt.views.style.keys import PressedByReturn
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add
from powergrid_qt.views.style.lettering import (
    BOLD,
    MEDIUM,
    NORMAL,
    RIGHT,
    line_height,
    text_width,
    write,
)
from powergrid_qt.views.style.pictures import Painted, draw_box, draw_disc, square_around
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.views.turn.controls import show_each

DOT = 11.0
EDGE = 6.0
STEP = 18
"""How far a branch stands to the right of its game, in pixels."""
MOST_ROWS = 5
"""The most rows that are seen; more than these scroll."""


class BranchButton(Painted, PressedByReturn, QAbstractButton):
    """A game of the tree; a press opens it."""

    line: BranchLine

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted anew when the pointer comes
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, round(max(line_height() + 10, 28)))

    def show_line(self, line: BranchLine) -> None:
        self.line = line
        self.setAccessibleName(line.told)
        self.setToolTip(plain_tip(line.told))
        self.setEnabled(line.save is not None)
        # Tab leads to the game on screen, arrow keys to the others.
        policy = Qt.FocusPolicy.StrongFocus if line.current else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(policy)
        self.update()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        self._draw_branches(painter)
        words = box.adjusted(STEP * len(self.line.followed), 0, 0, 0)
        self._draw_line(painter, words, self.line)

    def _draw_branches(self, painter: QPainter) -> None:
        """Draw the line from the game down to the branch, and past it to those below."""
        painter.setPen(QPen(theme().color("wire_idle"), 1.5))
        middle, bottom = self.rect().center().y() + 0.5, self.height()
        for level, followed in enumerate(self.line.followed, start=1):
            own = level == len(self.line.followed)
            x = level * STEP + EDGE + DOT / 2 - STEP
            if own:
                painter.drawLine(QPointF(x, 0), QPointF(x, middle))
                painter.drawLine(QPointF(x, middle), QPointF(x + STEP - DOT / 2, middle))
            if followed:
                painter.drawLine(QPointF(x, middle if own else 0), QPointF(x, bottom))

    def _draw_line(self, painter: QPainter, box: QRectF, line: BranchLine) -> None:
        look, save, current = theme(), line.save, line.current
        focused = self.hasFocus()
        pointed = self.underMouse() and self.isEnabled() and not current
        if focused or pointed:
            rim = look.color("focus") if focused else None
            draw_box(painter, box.adjusted(1, 1, -1, -1), 6, look.color("text", 0.06), rim, 2)
        dot = square_around(QPointF(box.left() + EDGE + DOT / 2, box.center().y()), DOT)
        if line.goes_on:
            painter.setPen(QPen(look.color("wire_idle"), 1.5))
            painter.drawLine(dot.center(), QPointF(dot.center().x(), box.bottom() + 1))
        color = self._color(line)
        ring, inside = ("text", "text") if current else (color, "panel")
        ground = look.color(inside)
        draw_disc(painter, dot.adjusted(1, 1, -1, -1), ground, look.color(ring), 2)
        words = box.adjusted(EDGE + DOT + 8, 0, -EDGE, 0)
        if save is not None:
            text, weight = branch_outcome(save), BOLD if color != "text_soft" else NORMAL
            write(painter, words, text, align=RIGHT, weight=weight, color=color)
            words.setRight(words.right() - text_width(text, 1.0, weight) - 10)
        write(
            painter,
            words,
            line.name,
            weight=BOLD if current else MEDIUM,
            color="text" if save is not None else "text_soft",
            squeeze=True,
            elide=Qt.TextElideMode.ElideMiddle,  # the round stands first, the price last
        )

    @staticmethod
    def _color(line: BranchLine) -> str:
        """Return a colour that stands out if the game goes on, or went better."""
        if line.save is not None and not line.save.over:
            return "lit"
        better = line.save is not None and is_better(line.save, line.parent)
        return "good" if better else "text_soft"


class BranchesPanel(Panel):
    """`opened(path)`: another game of the tree is wanted. `changed`: there is a tree now, or none
    any more."""

    opened = Signal(object)
    changed = Signal()

    def __init__(self, branches: Branches) -> None:
        super().__init__()
        self._branches = branches
        self.buttons: list[BranchButton] = []
        self._made: list[BranchButton] = []
        self._group = QButtonGroup(self)
        """The group in which arrow keys lead from line to line."""
        self._list = ScrollColumn(right=0)
        self._list.column.setSpacing(0)
        self._list.setAccessibleName(self.tr("Branches of this game"))
        add(self.body, self._list, STRETCH)
        self.around.setContentsMargins(SPACE, SPACE - 2, SPACE, SPACE)
        branches.changed.connect(self.refresh)
        self.refresh()

    @property
    def wanted(self) -> bool:
        """Whether there are branches."""
        return bool(self.buttons)

    def refresh(self) -> None:
        current = self._branches.current
        shown = "" if current is None else current.id
        lines = branch_lines(self._branches.tree, shown, self._branches.partings)
        self.buttons = show_each(lines, self._made, self._new_button, BranchButton.show_line)
        rows = min(len(lines), MOST_ROWS)
        self._list.setFixedHeight(sum(one.sizeHint().height() for one in self.buttons[:rows]))
        for button in self.buttons:
            if button.line.current:
                self._list.ensureWidgetVisible(button, 0, 0)
        self.changed.emit()

    def _new_button(self) -> BranchButton:
        button = BranchButton()
        button.clicked.connect(lambda: self._open(button.line))
        self._group.addButton(button)
        self._list.column.addWidget(button)
        return button

    def _open(self, line: BranchLine) -> None:
        if line.save is not None and not line.current:
            self.opened.emit(line.save.path)
