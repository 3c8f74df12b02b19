"""A token as a button: fuel or a worker at its place in a market."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pieces.badges import draw_hint
from powergrid_qt.views.pieces.card_parts import draw_edge
from powergrid_qt.views.pieces.piece_button import PieceButton
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.pictures import draw_sprite
from powergrid_qt.views.style.theme import theme

HOLE = ""
DIMMED = 0.55
"""How much is left of tokens that cannot be bought."""


@dataclass(frozen=True, slots=True)
class TokenLook:
    kind: str
    """A fuel, a worker, or nothing but a hole for one."""
    side: int
    """The size of the token in its cell."""
    ghost: bool = False
    """It is still to come."""
    dimmed: bool = False
    aimed: bool = False
    """A click now would take it, too."""
    taken: bool = False
    """It is in the cart."""
    hinted: bool = False


class TokenButton(PieceButton):
    """Takes clicks everywhere, and is painted in its `cell`, a part of it."""

    look: TokenLook

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cell = QRectF()

    def show_look(self, look: object, *, lit: bool) -> None:
        super().show_look(look, lit=lit)
        hole = self.look.kind == HOLE
        self.setEnabled(not hole)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, hole)

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        return self.look.kind, "token"

    def paintEvent(self, event: QPaintEvent) -> None:
        focused, down = self.hasFocus(), self.isDown()
        drawing = partial(_draw, look=self.look, focused=focused, down=down)
        draw_sprite(self._painter(), self.cell, (self.look, focused, down), drawing)


def _draw(painter: QPainter, cell: QRectF, look: TokenLook, *, focused: bool, down: bool) -> None:
    if look.kind == HOLE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("panel_line"))
        painter.drawEllipse(cell.center(), 1.8, 1.8)
        return
    if look.taken or look.aimed:
        painter.setPen(QPen(theme().color("lit"), 1.6 if look.taken else 1.0))
        painter.setBrush(theme().color("lit", 0.38 if look.taken else 0.14))
        painter.drawRoundedRect(cell.adjusted(0.8, 0.8, -0.8, -0.8), 4, 4)
    corner = cell.center() - QPointF(look.side, look.side) / 2
    # On whole pixels: a token is small, and half a pixel blurs it.
    box = QRectF(round(corner.x()), round(corner.y()) + down, look.side, look.side)
    painter.setOpacity(DIMMED if look.dimmed else 1.0)
    draw_token(painter, box, look.kind, look.ghost)
    painter.setOpacity(1.0)
    if look.hinted:
        draw_hint(painter, cell)
    if focused:
        draw_edge(painter, cell.adjusted(1, 1, -1, -1), 4, theme().color("focus"), 2)
