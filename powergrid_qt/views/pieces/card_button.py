"""A card as a button: in the markets, and wherever else cards are chosen."""

from dataclasses import replace

from PySide6.QtCore import Property, QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pieces.badges import draw_count, draw_hint
from powergrid_qt.views.pieces.cards import CardLook, card_layers, draw_under
from powergrid_qt.views.pieces.piece_button import PieceButton
from powergrid_qt.views.style.pictures import draw_sprite, picture

RISE = 3
"""Room around a card: on the block it is so much larger, under the pointer it rises a little."""
HINT = 20.0
"""The sign of a hint, on the corner of a card that discounts leave free."""
UNDER = 3.0
"""How much of a card is seen below the next one of its stack."""


class CardButton(PieceButton):
    """Its card lies `RISE` inside of its edges."""

    look: CardLook

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._opacity = 1.0

    def set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    opacity = Property(float, lambda self: self._opacity, set_opacity)
    """For cards that come and go."""

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        return self.look.face.topics

    def as_picture(self) -> QPixmap:
        """As it is now. (`grab` would do the same, but lets Qt lay out the whole window first, and
        that in the middle of whatever is being done.)"""
        return picture(self._draw, self.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw(self._painter(), QRectF(self.rect()))

    def _draw(self, painter: QPainter, area: QRectF) -> None:
        look = self.look
        painter.setOpacity(self._opacity)
        if not look.on_block:
            area.adjust(RISE, RISE, -RISE, -RISE)
            if look.lit and self.underMouse():
                area.translate(0, 1 if self.isDown() else -2)
        below = min(look.stack - 1, 3)
        area.adjust(0, UNDER * below, -UNDER * below, 0)
        for depth in range(below, 0, -1):
            draw_under(painter, area, look.face, UNDER * depth)
        for key, draw in card_layers(replace(look, focused=self.hasFocus())):
            draw_sprite(painter, area, key, draw)
        if look.hinted:
            sign = QRectF(0, 0, HINT, HINT)
            sign.moveCenter(area.topRight() + QPointF(-HINT / 3, HINT / 3))
            draw_hint(painter, area, sign)
        if look.stack > 1:
            # Only cards that power nothing have equals: the foot is free at its right on them.
            badge = QRectF(0, 0, 24, 16)
            badge.moveBottomRight(area.bottomRight() - QPointF(5, 2))
            draw_count(painter, badge, f"×{look.stack}")
