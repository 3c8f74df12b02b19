"""Games of the day: a month of them, one cell for each day, with the place that was reached; a leaf
of a calendar, and the places of a week."""

import calendar
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import product

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from powergrid_qt.app.daily_game import Attempts
from powergrid_qt.views.style.controls import grown_with_text
from powergrid_qt.views.style.keys import CONFIRMING
from powergrid_qt.views.style.lettering import BOLD, CENTER, NORMAL, write
from powergrid_qt.views.style.pictures import Drawing, painting
from powergrid_qt.views.style.tables import CELL, Cells, Index, PlainTable
from powergrid_qt.views.style.theme import RADIUS, map_font, text_font, theme
from powergrid_qt.words.daily import weekday_name

WEEK = 7
ROW = 54


@dataclass(frozen=True, slots=True)
class Day:
    """A day in the calendar. `place` None: no finished game; `words`: all about it, for hearing."""

    day: date
    place: int | None
    begun: bool
    today: bool
    chosen: bool
    future: bool
    words: str

    def __str__(self) -> str:
        return self.words


def draw_place(painter: QPainter, box: QRectF, place: int | None, *, today: bool = False) -> None:
    """The square of a day: green and white for a victory, a ring for today."""
    look = theme()
    won = place == 1
    painter.setPen(QPen(look.color("accent"), 2) if today else QPen(look.color("panel_line"), 1))
    painter.setBrush(look.color("good") if won else look.color("raised"))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
    if place is not None:
        color = "panel" if won else "text"
        write(painter, box, str(place), align=CENTER, scale=0.9, weight=BOLD, color=color)


class _DayDelegate(QStyledItemDelegate):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        cell = index.data(CELL)
        box = QRectF(option.rect).adjusted(2, 2, -2, -2)
        with painting(painter):
            if isinstance(cell, str):  # a weekday
                write(painter, box, cell, align=CENTER, scale=0.92, color="text_soft")
            elif isinstance(cell, Day):
                focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
                over = bool(option.state & QStyle.StateFlag.State_MouseOver) and not cell.future
                _paint_day(painter, box, cell, lit=over, focused=focused)


def _paint_day(painter: QPainter, box: QRectF, day: Day, *, lit: bool, focused: bool) -> None:
    look = theme()
    painter.setPen(Qt.PenStyle.NoPen)
    if focused or day.chosen:
        painter.setPen(QPen(look.color("focus" if focused else "text_soft"), 2))
    painter.setBrush(look.color("text", 0.06 if lit or day.chosen else 0.0))
    painter.drawRoundedRect(box, RADIUS - 4, RADIUS - 4)
    weight: QFont.Weight = BOLD if day.today else NORMAL
    number = QRectF(box.left(), box.top() + 3, box.width(), 18)
    tone = look.color("text_soft", 0.55) if day.future else look.color("text")
    write(painter, number, str(day.day.day), align=CENTER, weight=weight, color=tone)
    if not day.future:
        square = QRectF(box.center().x() - 11, box.bottom() - 25, 22, 22)
        draw_place(painter, square, day.place, today=day.begun and day.place is None)


class Calendar(PlainTable):
    """A calendar of games of the day. `picked(day)`: a day was clicked, or chosen by keys."""

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__((1.0,) * WEEK, grown_with_text(ROW))
        self.cells = Cells()
        self.setModel(self.cells)
        self.setItemDelegate(_DayDelegate(self))
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._pick)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def show_month(
        self, month: date, today: date, chosen: date, attempts: Attempts, tell: Callable[..., str]
    ) -> None:
        """Show a month; `tell(day, place, begun)` says a day in words."""
        weeks = calendar.Calendar().monthdatescalendar(month.year, month.month)

        def cell(day: date) -> Day:
            result = attempts.result(day)
            place = None if result is None else result.place
            begun = attempts.on(day) is not None
            future = day > today or day.month != month.month
            words = tell(day, place, begun)
            return Day(day, place, begun, day == today, day == chosen, future, words)

        headings = [weekday_name(day) for day in weeks[0]]
        rows: list[Sequence[object]] = [headings, *([*map(cell, week)] for week in weeks)]
        self.cells.set_rows(rows)
        self.setFixedHeight(grown_with_text(ROW) * len(rows))

    def _pick(self, index: Index) -> None:
        cell = index.data(CELL)
        if isinstance(cell, Day) and not cell.future:
            self.picked.emit(cell.day)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the arrow keys go on from the day that is chosen."""
        if not self.currentIndex().isValid():
            places = product(range(self.cells.rowCount()), range(WEEK))
            every = (self.cells.index(*place) for place in places)
            chosen = (index for index in every if getattr(index.data(CELL), "chosen", False))
            self.setCurrentIndex(next(chosen, self.cells.index(1, 0)))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in CONFIRMING:
            self._pick(self.currentIndex())
        else:
            super().keyPressEvent(event)


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
