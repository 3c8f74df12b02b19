"""The quiet screen between two people: it covers everything until the next one sits down."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from powergrid_qt.views.pages.start.skyline_view import KeptSkyline
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.controls import Heading, MainButton, SoftLabel, base_size, paint_card
from powergrid_qt.views.style.overlay import Overlay
from powergrid_qt.views.style.theme import PLAYER_LOOKS, SPACE, map_font, theme

_SIGN = 132
SHEET = 520
"""The width of the sheet below the words, at least."""


class HandOver(Overlay):
    """`ask` covers the parent; `uncovered` is emitted when the person named is there."""

    uncovered = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name = ""
        self._ground = KeptSkyline()
        self._sign = _Sign()
        self.heading = Heading(level=1)
        self.heading.setFont(map_font(base_size() * 3.4, QFont.Weight.Bold))
        self._line = SoftLabel(scale=1.1)
        self.button = MainButton()
        self.button.set_large()
        self.button.clicked.connect(self._uncover)
        for label in (self.heading, self._line):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setSpacing(SPACE)
        layout.addStretch(4)
        layout.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(2 * SPACE)
        layout.addWidget(self.heading)
        layout.addWidget(self._line)
        layout.addSpacing(3 * SPACE)
        layout.addLayout(row)
        layout.addStretch(5)

    def ask(self, name: str, color: str) -> None:
        self._name = name
        self._sign.color = color
        self._retranslate()
        self.place()
        self.show()
        self.raise_()
        self.button.setFocus()

    def _uncover(self) -> None:
        self.hide()
        self.uncovered.emit()

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Hand over to {name}").format(name=self._name))
        self._line.setText(self.tr("Money and secrets are covered until you are ready."))
        self.button.setText(self.tr("I am {name}: go on").format(name=self._name))
        self.button.setToolTip(self.tr("Show the table (Enter)"))
        self.setAccessibleName(self.heading.text())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    # -- nothing gets through -------------------------------------------------------------------

    def focusNextPrevChild(self, next_one: bool) -> bool:  # noqa: N802
        self.button.setFocus()  # Tab must not walk into what is covered
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._uncover()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground.pixmap(self))
        painter.fillRect(self.rect(), look.color("window", 0.85))
        paint_card(painter, self._sheet())
        color = PLAYER_LOOKS[self._sign.color].color
        painter.fillRect(0, 0, self.width(), 6, QColor(color))

    def _sheet(self) -> QRectF:
        """A quiet ground for the words, whatever the picture has there."""
        words = self.heading.fontMetrics().horizontalAdvance(self.heading.text())
        wide = min(max(SHEET, words + 8 * SPACE), self.width() - 4 * SPACE)
        top, bottom = self._sign.geometry().top(), self.button.geometry().bottom()
        return QRectF((self.width() - wide) / 2, top - 4 * SPACE, wide, bottom - top + 9 * SPACE)


class _Sign(QWidget):
    """The player's colour and shape, large."""

    def __init__(self) -> None:
        super().__init__()
        self.color = "red"
        self.setFixedSize(_SIGN, _SIGN)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        painter.setPen(look.color("panel_line"))
        painter.setBrush(look.color("panel"))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        side = _SIGN * 0.5
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(self.rect()).center())
        draw_house(painter, box, self.color)
