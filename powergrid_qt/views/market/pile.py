"""The pile of cards that are still to come, with the back that everybody sees."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen

from powergrid_qt.views.pieces.card_backs import draw_card_back
from powergrid_qt.views.pieces.cards import card_font, draw_card
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.pieces.piece_button import PieceButton
from powergrid_qt.views.pieces.sprites import draw_sprite
from powergrid_qt.views.style.theme import LIGHT, theme

DEEPEST = 3
"""So many cards are seen below the top one."""


@dataclass(frozen=True, slots=True)
class PileLook:
    count: int
    back: str | None
    face: CardFace | None = None
    """The top card, while the spy looks at it."""
    eye: bool = False
    """The spy may look."""


class PileButton(PieceButton):
    look: PileLook

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        focused = self.hasFocus()
        drawing = partial(_draw_pile, look=self.look, focused=focused)
        draw_sprite(self._painter(), QRectF(self.rect()), (self.look, focused), drawing)


def _draw_pile(painter: QPainter, area: QRectF, look: PileLook, *, focused: bool) -> None:
    top = area.adjusted(0, 0, -2.0 * DEEPEST, -2.0 * DEEPEST)
    if look.count:
        for depth in range(min(look.count - 1, DEEPEST), 0, -1):
            draw_card_back(painter, top.translated(2.0 * depth, 2.0 * depth), look.back)
        if look.face is not None:
            draw_card(painter, top, look.face, selected=True)
        else:
            draw_card_back(painter, top, look.back)
            _draw_number(painter, top, look.count)
    else:
        _draw_empty(painter, area)
    if look.eye:
        badge = QRectF(0, 0, 24, 24)
        badge.moveTopRight(area.topRight())
        painter.setPen(QPen(QColor("#ffffff"), 1.4))
        painter.setBrush(theme().color("accent"))
        painter.drawEllipse(badge.adjusted(1, 1, -1, -1))
        draw_icon(painter, badge.adjusted(5, 5, -5, -5), "eye", theme().color("accent_text"))
    if focused:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().color("focus"), 2))
        painter.drawRoundedRect(top.adjusted(2, 2, -2, -2), 6, 6)


def _draw_number(painter: QPainter, top: QRectF, count: int) -> None:
    plate = QRectF(0, 0, top.width() * 0.58, min(18.0, top.height() * 0.24))
    plate.moveCenter(top.center())
    plate.moveBottom(top.bottom() - top.height() * 0.07)
    painter.setPen(QPen(QColor("#ffffff"), 1.2))
    painter.setBrush(QColor(LIGHT.text))
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
    painter.setPen(QColor("#ffffff"))
    painter.setFont(card_font(plate.height() * 0.8, QFont.Weight.Bold))
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(count))


def _draw_empty(painter: QPainter, area: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme().color("panel_line"), 1.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 8, 8)
    painter.setPen(theme().color("text_soft"))
    painter.setFont(card_font(20, QFont.Weight.Bold))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "0")
