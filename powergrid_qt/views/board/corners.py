"""The rounded corners of the board's view."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.style.theme import RADIUS, theme


class Corners(QWidget):
    """Rounds the corners of the view off, like those of a panel."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        around = QPainterPath()
        around.addRect(box)
        around.addRoundedRect(box, RADIUS, RADIUS)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(around, theme().color("window"))
        painter.setPen(QPen(theme().color("panel_line"), 1))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
