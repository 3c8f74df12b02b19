"""A leaf of a calendar."""

from datetime import date

from PySide6.QtCore import QDate, QLocale, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath

from powergrid_qt.views.style.lettering import CENTER
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.style.theme import map_font, text_font, theme

_HEAD = 15.0


def sheet_of(day: date) -> Drawing:
    month = QLocale().toString(QDate(day.year, day.month, day.day), "MMM").rstrip(".").upper()

    def draw(painter: QPainter, box: QRectF) -> None:
        leaf = QPainterPath()
        leaf.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setPen(theme().color("panel_line"))
        painter.setBrush(theme().color("panel"))
        painter.drawPath(leaf)
        painter.setClipPath(leaf)
        head = QRectF(box.left(), box.top(), box.width(), _HEAD)
        painter.fillRect(head, theme().color("warning"))
        painter.setFont(text_font(7.5, QFont.Weight.Bold))
        painter.setPen(theme().color("panel"))
        painter.drawText(head, CENTER, month)
        painter.setFont(map_font(15, QFont.Weight.Bold))
        painter.setPen(theme().color("text"))
        painter.drawText(box.adjusted(0, _HEAD, 0, 0), CENTER, str(day.day))

    return draw
