"""Widgets that look like a sheet of their own."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from powergrid_qt.views.style.controls import paint_card
from powergrid_qt.views.style.theme import theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Base
else:
    Base = object


class Sheet(Base):
    """A mix-in: the ground of a panel, with an edge in the colour `line` of the theme."""

    line = "panel_line"

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        paint_card(QPainter(self), QRectF(self.rect()), theme().color(self.line))
