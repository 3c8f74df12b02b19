"""A card that says something about a thing on the screen, and points at it.

It stands in nobody's way: whatever lies beside it can be used, and a click on it, Enter or Escape
send it away.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QWidget

from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.story.speech_place import BEAK, SpeechPlace, speech_place
from powergrid_qt.views.style.controls import Label, announce
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.style.overlay import Overlay
from powergrid_qt.views.style.theme import SPACE, theme

LETTERS = 46
"""About so many stand in a line."""
MARGIN = SPACE
"""To the edges of what it lies over."""
FRAME = 3
"""So far outside of the thing its frame lies."""
TURNED = {
    Qt.Edge.TopEdge: 0,
    Qt.Edge.RightEdge: 90,
    Qt.Edge.BottomEdge: 180,
    Qt.Edge.LeftEdge: 270,
}
"""The beak by the edge at which it grows, in degrees."""
CLOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)

Where = Callable[[], QRect | None]
"""Where the thing is now, on what the card lies over; None: it is not to be seen."""


def nowhere() -> None:
    return None


class SpeechCard(Overlay):
    """Buttons go into `foot`. `closed`: the person has sent it away."""

    closed = Signal()

    def __init__(self, parent: QWidget, avoided: Callable[[], Iterable[QRect]] = list) -> None:
        """`avoided`: what should stay free now besides the thing itself."""
        super().__init__(parent)
        self._avoided = avoided
        self._where: Where = nowhere
        self.title = Label("", 1.05, BOLD, wrap=True)
        self.text = Label("", 1.0, wrap=True)
        self.foot = row(spacing=SPACE)
        self._layout = column(
            *(self.title, self.text, self.foot),
            into=self,
            spacing=SPACE - 2,
            margins=(2 * SPACE, SPACE + 4, 2 * SPACE, SPACE + 4),
        )
        self._beak = Picture(self._draw_beak)
        self._frame = QFrame()
        self._frame.setObjectName("pointed")
        self._frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for part in (self._frame, self._beak):
            part.setParent(parent)
            part.hide()
        self._edge = Qt.Edge.TopEdge
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, title: str, text: str, where: Where = nowhere) -> None:
        """`title` may be empty."""
        self._where = where
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.text.setText(text)
        self.setAccessibleName(title or text)
        self.setAccessibleDescription(text)
        announce(self, f"{title}. {text}" if title else text)
        self.listen_first()
        self.appear()

    def listen_first(self) -> None:
        """Enter and Escape are for this card before they are for a hint or a button."""
        self._application.installEventFilter(self)

    def leave(self) -> None:
        """Without anybody having sent it away."""
        self._application.removeEventFilter(self)
        for part in (self, self._beak, self._frame):
            part.hide()

    def close_card(self) -> None:
        self.leave()
        self.closed.emit()

    @property
    def pointed(self) -> QRect | None:
        """The frame around the thing, if it is to be seen."""
        return self._frame.geometry() if self._frame.isVisible() else None

    @property
    def _application(self) -> QCoreApplication:
        application = QCoreApplication.instance()
        assert application is not None
        return application

    # -- where it lies ------------------------------------------------------------------------

    def place(self) -> None:
        room = self.host.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        thing = self._where()
        target = None
        if thing is not None:
            target = thing.adjusted(-FRAME, -FRAME, FRAME, FRAME) & self.host.rect()
        width = min(self.fontMetrics().averageCharWidth() * LETTERS, room.width())
        size = QSize(width, self._layout.totalHeightForWidth(width))
        place = speech_place(size, room, target, self._avoided())
        self.setGeometry(place.card)
        self._show_beak(place)
        self._frame.setVisible(target is not None)
        if target is not None:
            self._frame.setGeometry(target)
            self._frame.raise_()

    def appear(self) -> None:
        super().appear()
        self._beak.raise_()

    def _show_beak(self, place: SpeechPlace) -> None:
        self._beak.setVisible(place.beak is not None)
        if place.beak is not None:
            self._edge = place.edge
            self._beak.setFixedSize(place.beak.size())
            self._beak.move(place.beak.topLeft())
            self._beak.update()

    def _draw_beak(self, painter: QPainter, box: QRectF) -> None:
        """Open towards the card, whose line it covers."""
        half, length = BEAK.width() / 2, BEAK.height() / 2
        painter.translate(box.center())
        painter.rotate(TURNED[self._edge])
        beak = QPolygonF([QPointF(-half, length), QPointF(0, 2 - length), QPointF(half, length)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("panel"))
        painter.drawPolygon(beak)
        painter.setPen(QPen(theme().color("focus"), 2))
        painter.drawPolyline(beak)

    # -- sending it away ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.close_card()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QKeyEvent) and self.isVisible() and self._is_meant(watched, event):
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self.close_card()
            event.accept()  # of a shortcut: the press itself comes here instead of to the shortcut
            return True
        return super().eventFilter(watched, event)

    def _is_meant(self, watched: QObject, event: QKeyEvent) -> bool:
        """A button of the card that has the focus keeps its own keys."""
        if not isinstance(watched, QWidget) or event.key() not in CLOSING:
            return False
        return watched.window() is self.window() and not self.isAncestorOf(watched)
