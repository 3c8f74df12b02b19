"""The pile of cards that are still to come, as a button with the back that everybody sees."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from powergrid_qt.views.pieces.badges import draw_count
from powergrid_qt.views.pieces.card_backs import draw_card_back
from powergrid_qt.views.pieces.card_parts import draw_edge, letter
from powergrid_qt.views.pieces.cards import draw_card
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.piece_button import PieceButton
from powergrid_qt.views.style.controls import grown
from powergrid_qt.views.style.pictures import draw_sprite
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import theme

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

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        return ("pile",)

    def paintEvent(self, event: QPaintEvent) -> None:
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
            draw_count(painter, _count_plate(top), str(look.count))
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
        draw_edge(painter, top.adjusted(2, 2, -2, -2), 6, theme().color("focus"), 2)


def _count_plate(top: QRectF) -> QRectF:
    high = grown(min(18.0, top.height() * 0.34), top.height() * 0.4)
    plate = QRectF(0, 0, top.width() * 0.58, high)
    plate.moveCenter(top.center())
    plate.moveBottom(top.bottom() - top.height() * 0.07)
    return plate


def _draw_empty(painter: QPainter, area: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme().color("panel_line"), 1.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 8, 8)
    letter(painter, area, "0", 20, color=theme().color("text_soft"))
