"""The boards to choose from, side by side; they scroll where there is no room for all."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from powergrid_qt.engine import Board
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pages.board_pictures import paint_thumbnail
from powergrid_qt.views.style.controls import keep_tab_stop, paint_card
from powergrid_qt.views.style.layouts import STRETCH, Scrolled, column, row
from powergrid_qt.views.style.lettering import BOLD, ElidedLabel, scaled_font
from powergrid_qt.views.style.pace import in_turn
from powergrid_qt.views.style.pictures import painted
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import RADIUS, SPACE, mix, theme
from powergrid_qt.words.names import board_name, in_words

_EDGE, _BELOW = 12, 15
_LINES = 50
"""Height of the two lines below the picture; large text needs more."""


class BoardCard(QAbstractButton):
    """Checkable; the picture is painted once for each size and theme, after the page is there."""

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board = board
        self._picture = QPixmap()
        self._painted: tuple[object, ...] = ()
        """The size, pixel ratio and theme for which the picture was painted."""
        self._waits = False
        """Whether the card waits for its turn to have a picture."""
        self._name = ElidedLabel(scaled_font(1.08, BOLD), parent=self)
        self._line = ElidedLabel(scaled_font(0.9), "soft", self)
        for label in (self._name, self._line):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        margins = (_EDGE, 0, _EDGE, _BELOW)
        column(STRETCH, self._name, self._line, into=self, spacing=0, margins=margins)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # so that screen readers tell of one among several
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        name, line = board_name(board), in_words(board.line)
        self._name.set_words(name)
        self._line.set_words(line)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.setToolTip(plain_tip(line))

    def sizeHint(self) -> QSize:
        return QSize(230, 210)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 140)

    # -- the picture ----------------------------------------------------------------------------

    def _picture_box(self) -> QRectF:
        words = self._name.sizeHint().height() + self._line.sizeHint().height()
        below = max(_LINES, words + _BELOW) + 2
        return QRectF(self.rect()).adjusted(1, 1, -1, -below)

    def _paint_in_turn(self) -> None:
        """A row of boards would take too long at once."""
        if not self._waits:
            self._waits = True
            in_turn(self, self._paint_picture)

    def _paint_picture(self) -> None:
        self._waits = False
        if not self.isVisible():
            return  # it asks again when it is
        box, ratio = self._picture_box(), self.devicePixelRatioF()
        self._painted = self.size(), ratio, theme().name
        paint = partial(paint_thumbnail, board=self.board)
        self._picture = painted(paint, (box.size() * ratio).toSize(), ratio)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        if self._painted != (self.size(), self.devicePixelRatioF(), look.name):
            self._paint_in_turn()
        whole, hovered = QRectF(self.rect()), self.underMouse()
        line = mix(look.panel_line, look.text_soft, 0.7 if hovered else 0.0)
        paint_card(painter, whole, line)
        box, clip = self._picture_box(), QPainterPath()
        clip.addRoundedRect(box.adjusted(0, 0, 0, RADIUS), RADIUS - 1, RADIUS - 1)
        painter.save()
        painter.setClipPath(clip)
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(1.0 if self.isChecked() or hovered else 0.88)
        painter.drawPixmap(box, self._picture, QRectF(self._picture.rect()))
        painter.restore()
        frame = whole.adjusted(1.5, 1.5, -1.5, -3.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(look.color("focus"), 2))
            inset = 3 if self.isChecked() else 0
            inner = frame.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(inner, RADIUS - 3, RADIUS - 3)
        if self.isChecked():
            painter.setPen(QPen(look.color("accent"), 3))
            painter.drawRoundedRect(frame, RADIUS - 1, RADIUS - 1)
            disc = QRectF(whole.right() - 36, 10, 26, 26)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color("accent"))
            painter.drawEllipse(disc)
            draw_icon(painter, disc.adjusted(5, 5, -5, -5), "check", look.color("accent_text"))


class BoardRow(Scrolled):
    """`chosen(Board)`: its card was clicked."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: dict[str, BoardCard] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda card: self.chosen.emit(card.board))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._row = row(into=self.canvas, spacing=2 * SPACE - 4)

    def show_boards(self, boards: Iterable[Board]) -> None:
        boards = tuple(boards)
        if boards == tuple(card.board for card in self.cards.values()):
            return
        for card in self.cards.values():
            self._group.removeButton(card)
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = {board.id: BoardCard(board, self.canvas) for board in boards}
        for card in self.cards.values():
            self._group.addButton(card)
            self._row.addWidget(card)

    def choose(self, board: Board) -> None:
        card = self.cards[board.id]
        card.setChecked(True)
        keep_tab_stop(self._group)
        self.ensureWidgetVisible(card, 0, 0)

    def sizeHint(self) -> QSize:
        return self.canvas.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.canvas.minimumSizeHint().height())
