"""A company board in miniature: spaces with cards on them, and the reserve."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.paint.badges import draw_powers
from powergrid_qt.views.paint.card_words import facts, title
from powergrid_qt.views.paint.faces import CardFace
from powergrid_qt.views.paint.shapes import see_through
from powergrid_qt.views.paint.tokens import draw_worker
from powergrid_qt.views.theme import FUEL_COLORS, theme
from powergrid_qt.views.turn_panel.buttons import PaintedButton
from powergrid_qt.views.turn_panel.tiles import number_font, paint_tile

TILE = QSize(82, 40)


class CompanyTile(PaintedButton):
    """A card, or a free space of a `kind` where `face` is None."""

    def __init__(self, face: CardFace | None, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = face
        self._kind = kind
        self._on = False
        self._lit = False
        self._new = False

    def show_state(self, words: str, *, on: bool, lit: bool, new: bool, reason: str = "") -> None:
        """`on`: picked up; `lit`: can be clicked; `new`: laid there by the plan."""
        self._on, self._lit, self._new = on, lit, new
        parts = [words]
        if self.face is not None:
            parts = [title(self.face), facts(self.face), words]
        self.describe(parts[0], "\n".join(part for part in (*parts, reason) if part))
        self.setEnabled(lit or on)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return TILE if self.face is not None else QSize(46, TILE.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = self._painter()
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.face is None:
            own = QColor(FUEL_COLORS[self._kind])
            painter.setBrush(see_through(look.accent if self._lit else own, 0.12))
            edge = look.color("accent") if self._lit else own
            painter.setPen(QPen(edge, 1.6, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box, 7, 7)
            self._paint_hint(painter)
            self._paint_focus(painter)
            return
        paint_tile(painter, box, self.face, 7)
        painter.setPen(QColor("#ffffff"))
        painter.setFont(number_font(20))
        number = QRectF(box.left() + 5, box.top(), 26, box.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self.face.number)
        self._paint_facts(painter, box.adjusted(32, 3, -3, -3), self.face)
        if self._on or self._new or (self._lit and self.hovered):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.color("accent" if self._on or self._lit else "good"), 2.4))
            painter.drawRoundedRect(box, 7, 7)
        self._paint_hint(painter)
        self._paint_focus(painter)

    def _paint_facts(self, painter: QPainter, bay: QRectF, face: CardFace) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("panel", 0.92))
        painter.drawRoundedRect(bay, 5, 5)
        painter.setFont(number_font(17))
        painter.setPen(theme().color("text"))
        count = face.workers or face.places
        left = QRectF(bay.left() + 2, bay.top(), 12, bay.height())
        painter.drawText(left, Qt.AlignmentFlag.AlignCenter, str(count))
        spot = QRectF(0, 0, 13, 13)
        spot.moveCenter(QRectF(bay.left() + 12, bay.top(), 12, bay.height()).center())
        draw_worker(painter, spot, ghost=not face.workers)
        if face.powers:
            house = QRectF(0, 0, 19, 19)
            house.moveCenter(QRectF(bay.right() - 20, bay.top(), 20, bay.height()).center())
            draw_powers(painter, house, face.powers)
