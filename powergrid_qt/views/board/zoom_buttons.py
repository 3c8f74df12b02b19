"""Zoom in, zoom out and fit, in that corner of the board where they cover no city."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from powergrid_qt.views.style.controls import IconButton
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated


class ZoomButtons(Translated, QFrame):
    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self.in_button = IconButton("plus")
        self.out_button = IconButton("minus")
        self.fit_button = IconButton("fit")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.setSpacing(0)
        for button in (self.out_button, self.fit_button, self.in_button):
            layout.addWidget(button)
        self.retranslate()

    def keep_clear_of(self, occupied: Sequence[QRectF], above: int = 0) -> None:
        """Go to the corner in which the least lies below, of these parts of the view. `above`: so
        much is left free at the upper edge."""
        self.adjustSize()
        room = self._view.rect().adjusted(SPACE, max(SPACE, above), -SPACE, -SPACE)
        right, below = room.right() - self.width(), room.bottom() - self.height()
        corners = [
            QRect(QPoint(x, y), self.size())
            for y in (below, room.top())
            for x in (right, room.left())
        ]
        self.setGeometry(
            min(corners, key=lambda box: sum(part.intersects(QRectF(box)) for part in occupied))
        )

    def retranslate(self) -> None:
        self.in_button.name(self.tr("Zoom in (+)"))
        self.out_button.name(self.tr("Zoom out (−)"))
        self.fit_button.name(self.tr("Show the whole board (F)"))
