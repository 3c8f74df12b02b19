"""Pictures on the button of the game of the day: a leaf of a calendar, and the places of the
week."""

from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPainterPath

from powergrid_qt.app.daily_game import Attempts
from powergrid_qt.views.pages.daily.calendar import draw_place
from powergrid_qt.views.style.lettering import CENTER
from powergrid_qt.views.style.pictures import Drawing
from powergrid_qt.views.style.theme import map_font, text_font, theme

_HEAD = 15.0


def calendar_leaf(day: date) -> Drawing:
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


_SQUARE, _GAP = 20, 4
WEEK = 7


def places_of_week(attempts: Attempts, today: date) -> tuple[Drawing, QSize]:
    """The places of the last seven days, today at the end."""
    days = (today - timedelta(days=back) for back in range(WEEK - 1, -1, -1))
    results = map(attempts.result, days)
    places = [None if result is None else result.place for result in results]

    def draw(painter: QPainter, box: QRectF) -> None:
        for number, place in enumerate(places):
            square = QRectF(number * (_SQUARE + _GAP), box.top(), _SQUARE, _SQUARE)
            draw_place(painter, square, place, today=number == WEEK - 1)

    return draw, QSize(WEEK * (_SQUARE + _GAP) - _GAP, _SQUARE)
