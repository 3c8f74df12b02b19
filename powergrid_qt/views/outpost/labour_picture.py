"""The labour market as a picture: its fields with their prices and workers."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from powergrid_qt.models.outpost.company_board import LabourField
from powergrid_qt.views.pieces.card_parts import letter, letters_within
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_worker
from powergrid_qt.views.style.controls import grown
from powergrid_qt.views.style.theme import theme
from powergrid_qt.words.names import money_text, workers_text

translate = QCoreApplication.translate

PRICE, PRICE_SHARE = 15.0, 0.3
"""The height of the line with the price, and how much of the field's it may have with large
text."""
ROWS = 3
"""In which workers stand in the field of their price."""
SMALLEST = 9.0
"""Workers who would be smaller are a figure."""
LEAST_SHARE = 2
"""Of the width for a field with few workers, in columns of those with many."""


class LabourPicture(Picture):
    asked = Signal()
    """Somebody clicks it, who wants workers of it."""

    def __init__(self) -> None:
        super().__init__(tells=True)
        self.setMinimumSize(0, 34)
        self.setMaximumSize(16777215, 16777215)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # and so it gets the release

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.asked.emit()

    def show_fields(self, fields: Sequence[LabourField], less: int = 0) -> None:
        """`less`: the player pays so much less for each."""
        self.show_drawing(_draw_fields, fields)
        told = [
            translate("LabourPicture", "{price}: {workers}").format(
                price=money_text(field.price), workers=workers_text(field.workers)
            )
            for field in fields
            if field.workers
        ]
        if less:
            words = translate("LabourPicture", "You pay {less} less for each")
            told.append(words.format(less=money_text(less)))
        self.setAccessibleName(translate("LabourPicture", "Labour market"))
        self.setAccessibleDescription("; ".join(told))
        self.setToolTip("\n".join(told))


def _draw_fields(painter: QPainter, box: QRectF, fields: Sequence[LabourField]) -> None:
    columns = [max(LEAST_SHARE, -(-field.workers // ROWS)) for field in fields]
    step, price = box.width() / sum(columns), grown(PRICE, PRICE_SHARE * box.height())
    side = min(step - 2, (box.height() - price - 4) / ROWS)
    left = box.left()
    for field, width in zip(fields, columns, strict=True):
        area = QRectF(left, box.top(), step * width - 2, box.height())
        _draw_field(painter, area, field, side, price)
        left += step * width


def _draw_field(
    painter: QPainter, area: QRectF, field: LabourField, side: float, price: float
) -> None:
    look = theme()
    painter.setPen(QPen(look.color("lit" if field.hired else "panel_line"), 1.4))
    painter.setBrush(look.color("lit", 0.14) if field.hired else look.color("panel"))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    ink = look.color("text" if field.workers else "text_soft")
    head = QRectF(area.left(), area.top() + 2, area.width(), price)
    size = letters_within(str(field.price), price, area.width() - 2)
    letter(painter, head, str(field.price), size, color=ink)
    body = area.adjusted(2, price + 2, -2, -2)
    if side < SMALLEST:
        letter(painter, body, str(field.workers or "–"), size, color=ink)
        return
    across = -(-field.workers // ROWS)
    start = body.center().x() - side * across / 2
    for number in range(field.workers):
        column, line = divmod(number, ROWS)
        at = QRectF(start + column * side, body.top() + line * side, side, side)
        if number < field.hired:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color("lit", 0.5))
            painter.drawRoundedRect(at, 2, 2)
        draw_worker(painter, at.adjusted(0.5, 0.5, -0.5, -0.5))
