"""The quiet screen between two people: it covers everything until the next one sits down."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pages.start.skyline_view import KeptSkyline
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import (
    Heading,
    MainButton,
    Overlay,
    Panel,
    SoftLabel,
    base_size,
)
from powergrid_qt.views.style.keys import RETURN, KeyHold
from powergrid_qt.views.style.layouts import add, column
from powergrid_qt.views.style.theme import SPACE, map_font, player_color, theme
from powergrid_qt.views.turn.keys import PressGuard

_SIGN = 132
SHEET = 520
"""The least width of the sheet below the words, in pixels."""


class HandOver(Overlay):
    """`ask` covers the parent; `uncovered` is emitted when the person named is there. Who has just
    ended a turn, and presses once more, is not: a press counts after a pause without any."""

    uncovered = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._color = "red"
        self._ground = KeptSkyline()
        self._sheet = Panel()
        """The sheet that gives the words a quiet ground, whatever the picture has there."""
        self.heading = Heading(level=1)
        self.heading.setFont(map_font(base_size() * 3.4, QFont.Weight.Bold))
        line = SoftLabel(self.tr("Money and secrets are covered until you are ready."), 1.1)
        self.button = MainButton(tip=self.tr("Show the table (Enter)"), press=self._end_press)
        self.button.set_large()
        self.guard = PressGuard()
        self.button.pressed.connect(self._begin_press)
        self._hold = KeyHold(self, self._press, wanted=_is_for_the_table, has_buttons=True)
        for label in (self.heading, line):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        sign = Picture(self._draw_sign, size=(_SIGN, _SIGN))
        middle = Qt.AlignmentFlag.AlignHCenter
        parts = ((sign, middle), 2 * SPACE, self.heading, line, 3 * SPACE, (self.button, middle))
        words = column(*parts, spacing=SPACE, margins=(SPACE, 2 * SPACE + 2, SPACE, 3 * SPACE))
        add(self._sheet.body, words)
        layout = column((self._sheet, middle), into=self)
        layout.insertStretch(0, 4)
        layout.addStretch(5)

    def ask(self, name: str, color: str) -> None:
        self._color = color
        self.heading.setText(self.tr("Hand over to {name}").format(name=name))
        self.setAccessibleName(self.heading.text())
        shown = name.replace("&", "&&")  # on a button one alone underlines what follows
        self.button.setText(self.tr("I am {name}: go on").format(name=shown))
        self.guard.means(object())
        self.appear()
        self._hold.begin()
        self.button.setFocus()

    def _begin_press(self) -> None:
        self.guard.press()
        if not self.guard.open:
            self.guard.restart()

    def _end_press(self) -> None:
        if self.guard.release():
            self.leave()
            self.uncovered.emit()

    def leave(self) -> None:
        self._hold.end()
        self.hide()

    def place(self) -> None:
        super().place()
        words = self.heading.fontMetrics().horizontalAdvance(self.heading.text())
        self._sheet.setFixedWidth(min(max(SHEET, words + 8 * SPACE), self.width() - 4 * SPACE))

    # -- nothing gets through -------------------------------------------------------------------

    def focusNextPrevChild(self, next_one: bool) -> bool:
        self.button.setFocus()  # Tab must not walk into what is covered
        return True

    def _press(self, key: Qt.Key) -> None:
        """Give the button the focus that it has lost, and press it if that is what the key does."""
        self.button.setFocus()
        if key in RETURN:
            self.button.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    # -- pictures -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        self.guard.seen()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground.pixmap(self))
        painter.fillRect(self.rect(), theme().color("window", 0.85))
        painter.fillRect(0, 0, self.width(), 6, player_color(self._color))

    def _draw_sign(self, painter: QPainter, box: QRectF) -> None:
        """Draw the player's colour and shape, large."""
        painter.setPen(theme().color("panel_line"))
        painter.setBrush(theme().color("panel"))
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        quarter = box.width() / 4
        draw_house(painter, box.adjusted(quarter, quarter, -quarter, -quarter), self._color)


def _is_for_the_table(event: QKeyEvent) -> bool:
    """The program's own keys go on: who wants to leave, or a larger window, may."""
    beyond = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return not event.modifiers() & beyond and event.key() != Qt.Key.Key_F11
