"""A sheet that lies over the board for a while: it says something and goes by itself.

The first key or click sends it away and does nothing else, whatever it is: who goes on from it has
not yet looked at what is below.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Event, Game
from powergrid_qt.views.style.keys import KeyHold
from powergrid_qt.views.style.overlay import Overlay, fade_in

FADE_MS = 220
GAP = 12


class Announcement(Overlay):
    """Tells something about a running game when it happens, at the top of `over`, in the middle;
    where that is low, it reaches below it.

    While the screen waits for another human to sit down nothing is told: it would be gone before
    that player looks. What was told goes when the move is taken back or another game is loaded.
    """

    came_or_went = Signal()
    about: type[Event]
    """The kind of events to be told."""

    def __init__(self, controller: GameController, over: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.controller = controller
        self.animated = True
        self._followed: Game | None = None
        self._waiting: list[Event] = []
        self.setProperty("kind", "sheet")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self.dismiss)
        self._hold = KeyHold(self, lambda _key: self._send_away(), click=self._send_away)
        self._over = over
        over.installEventFilter(self)
        controller.changed.connect(self._changed)

    def tell(self, event: Event) -> None:
        raise NotImplementedError

    def _changed(self, events: Sequence[Event]) -> None:
        controller = self.controller
        if controller.game is not self._followed:
            self._followed = controller.game
            self._waiting = []
            self.dismiss()
        self._waiting += [event for event in events if isinstance(event, self.about)]
        if self._waiting and not controller.covered:
            self.tell(self._waiting[-1])
            self._waiting = []

    def appear_for(self, milliseconds: int) -> None:
        self._hold.begin()
        self.appear()
        if self.animated:
            fade_in(self, FADE_MS)
        self._stay.start(milliseconds)

    def keep_keys(self) -> None:
        """Something else wants them now, too."""
        if self.isVisible():
            self._hold.begin()

    def _send_away(self) -> None:
        """With all that is announced beside it."""
        for announcement in self.host.findChildren(Announcement):
            announcement.dismiss()

    def dismiss(self) -> None:
        self._hold.end()
        self._stay.stop()
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.came_or_went.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.came_or_went.emit()

    def place(self) -> None:
        """In the middle, below whatever else is announced."""
        area = self._area
        others = [
            other.geometry().bottom()
            for other in self.host.findChildren(Announcement)
            if other is not self and other.isVisible()
        ]
        self.resize(self._size_within(area.width()))
        self._centre(max(others, default=area.top()) + GAP)

    def _size_within(self, width: int) -> QSize:
        """As large as its words need in at most this width."""
        return self.sizeHint().boundedTo(QSize(width, self.host.height()))

    @property
    def _area(self) -> QRect:
        return QRect(self._over.mapTo(self.host, QPoint()), self._over.size())

    def _centre(self, top: int) -> None:
        area = self._area
        self.move(area.left() + (area.width() - self.width()) // 2, top)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self.resize(self._size_within(self._area.width()))
            self._centre(self.y())
        return super().eventFilter(watched, event)
