"""The corners of the board's view: rounded off, and the zoom buttons in one of them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QFrame, QWidget

from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.pictures import Painted, draw_box
from powergrid_qt.views.style.theme import RADIUS, SPACE, theme


class Corners(Painted, QWidget):
    """Rounds the corners of the view off, like those of a panel."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        around = QPainterPath()
        around.addRect(box)
        around.addRoundedRect(box, RADIUS, RADIUS)
        painter.fillPath(around, theme().color("window"))
        rim = box.adjusted(0.5, 0.5, -0.5, -0.5)
        draw_box(painter, rim, RADIUS, line=theme().color("panel_line"))


PLACING = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}


class ZoomButtons(QFrame):
    """Zoom in, zoom out and fit, in that corner where they cover no city, and no card lies on
    them."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._occupied: Sequence[QRectF] = ()
        self._above = 0
        self._cards: list[QWidget] = []
        self.in_button = IconButton("plus", name=self.tr("Zoom in (+)"))
        self.out_button = IconButton("minus", name=self.tr("Zoom out (−)"))
        self.fit_button = IconButton("fit", name=self.tr("Show the whole board (F)"))
        buttons = (self.out_button, self.fit_button, self.in_button)
        row(*buttons, into=self, spacing=0, margins=(2, 2, 2, 2))

    def keep_clear_of(self, occupied: Sequence[QRectF], above: int = 0) -> None:
        """Go to the corner in which the least lies below, of these parts of the view. `above`: so
        much is left free at the upper edge."""
        self._occupied, self._above = occupied, above
        self._place()

    def give_way_to(self, card: QWidget) -> None:
        """Leave the corner in which it comes to lie, whenever it does."""
        self._cards.append(card)
        card.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in PLACING and watched in self._cards:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """A board that is covered in all corners is not zoomed with these: keys and the wheel are
        left."""
        self.adjustSize()
        room = self._view.rect().adjusted(SPACE, max(SPACE, self._above), -SPACE, -SPACE)
        right, below = room.right() - self.width(), room.bottom() - self.height()
        corners = [
            QRect(QPoint(x, y), self.size())
            for y in (below, room.top())
            for x in (right, room.left())
        ]
        cards = [self._on_view(card) for card in self._cards if not card.isHidden()]
        free = [box for box in corners if not any(card.intersects(box) for card in cards)]
        self.setVisible(bool(free))
        self.setGeometry(min(free or corners, key=self._lies_on))

    def _lies_on(self, box: QRect) -> int:
        return sum(part.intersects(QRectF(box)) for part in self._occupied)

    def _on_view(self, card: QWidget) -> QRect:
        corner = self._view.mapFromGlobal(card.mapToGlobal(QPoint()))
        return QRect(corner, card.size())
