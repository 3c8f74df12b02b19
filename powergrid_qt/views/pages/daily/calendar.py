"""A month of games of the day: one cell for each day, with the place that was reached."""

import calendar
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from powergrid_qt.app.daily_game import Attempts
from powergrid_qt.views.style.controls import grown_with_text
from powergrid_qt.views.style.lettering import BOLD, CENTER, NORMAL, write
from powergrid_qt.views.style.tables import CELL, Cells, Index, PlainTable
from powergrid_qt.views.style.theme import RADIUS, theme
from powergrid_qt.words.daily import day_name, weekday_name
from powergrid_qt.words.names import place_name

WEEK = 7
ROW = 54


@dataclass(frozen=True, slots=True)
class Day:
    """`place` None: no finished game; `words`: all about it, for screen readers."""

    day: date
    place: int | None
    begun: bool
    today: bool
    chosen: bool
    future: bool
    words: str

    def __str__(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class Weekday:
    name: str

    def __str__(self) -> str:
        return self.name


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
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(cell, Weekday):
            write(painter, box, cell.name, align=CENTER, scale=0.92, color="text_soft")
        elif isinstance(cell, Day):
            focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
            over = bool(option.state & QStyle.StateFlag.State_MouseOver) and not cell.future
            _paint_day(painter, box, cell, lit=over, focused=focused)
        painter.restore()


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
    """`picked(day)`: it was clicked, or chosen by keys."""

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
        """`tell(day, place, begun)`: a day in words."""
        weeks = calendar.Calendar().monthdatescalendar(month.year, month.month)
        rows: list[list[object]] = [[Weekday(weekday_name(day)) for day in weeks[0]]]
        for week in weeks:
            line: list[object] = []
            for day in week:
                result = attempts.result(day)
                place = None if result is None else result.place
                begun = attempts.on(day) is not None
                line.append(
                    Day(
                        day,
                        place,
                        begun,
                        day == today,
                        day == chosen,
                        day > today or day.month != month.month,
                        tell(day, place, begun),
                    )
                )
            rows.append(line)
        self.cells.set_rows(rows)
        self.setFixedHeight(grown_with_text(ROW) * len(rows))

    def _pick(self, index: Index) -> None:
        cell = index.data(CELL)
        if isinstance(cell, Day) and not cell.future:
            self.picked.emit(cell.day)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The arrow keys go on from the day that is chosen."""
        if not self.currentIndex().isValid():
            every = (
                self.cells.index(row, column)
                for row in range(self.cells.rowCount())
                for column in range(WEEK)
            )
            chosen = (index for index in every if getattr(index.data(CELL), "chosen", False))
            self.setCurrentIndex(next(chosen, self.cells.index(1, 0)))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._pick(self.currentIndex())
        else:
            super().keyPressEvent(event)


def day_words(day: date, place: int | None, begun: str) -> str:
    parts = [day_name(day)]
    if place is not None:
        parts.append(place_name(place))
    elif begun:
        parts.append(begun)
    return ", ".join(parts)
