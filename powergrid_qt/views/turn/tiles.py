"""Cards and storage in miniature, where a whole card has no room."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QWidget

from powergrid_qt.engine.cards import RUNS_STORED
from powergrid_qt.engine.moves import Counts
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.pictures import Drawing, PictureLabel
from powergrid_qt.views.style.theme import map_font, theme
from powergrid_qt.views.style.tints import lit, shaded
from powergrid_qt.views.turn.buttons import LOW


def paint_tile(painter: QPainter, box: QRectF, face: CardFace, corner: float = 5.0) -> None:
    """A card's colours: one, or two split from corner to corner."""
    outline = QPainterPath()
    outline.addRoundedRect(box, corner, corner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(outline, _light(box, face.colors[0]))
    if len(face.colors) > 1:
        painter.setClipPath(outline)
        half = QPainterPath(box.topRight())
        half.lineTo(box.bottomRight())
        half.lineTo(box.bottomLeft())
        half.closeSubpath()
        painter.fillPath(half, _light(box, face.colors[1]))
    painter.restore()


def _light(box: QRectF, color: str) -> QLinearGradient:
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    light.setColorAt(0, lit(color, 0.16))
    light.setColorAt(1, shaded(color, 0.14))
    return light


def card_tile(face: CardFace) -> Drawing:
    """The picture of a card on a chip."""
    return partial(paint_tile, face=face)


def number_font(pixels: float) -> QFont:
    font = map_font(weight=QFont.Weight.Bold)
    font.setPixelSize(round(pixels))
    return font


NUMBER = 30
"""Room for the number of a stored plant."""


class StorageTile(PictureLabel):
    """A plant with its storage: what lies on it, what the cart would add, what is free."""

    def __init__(self, face: CardFace, parent: QWidget | None = None) -> None:
        super().__init__(QSize(NUMBER + 12 * max(1, face.burns), LOW), parent)
        self._face = face
        self._tokens: list[str] | None = None

    def show_tokens(self, tokens: Counts, words: str) -> None:
        self.setToolTip(words)
        self.setAccessibleName(words)
        shown = [fuel for fuel, amount in tokens for _ in range(amount)]
        if shown != self._tokens:
            self._tokens = shown
            self.show_drawing(self._draw)

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        tokens = self._tokens or []
        box = box.adjusted(0.5, 1.5, -0.5, -1.5)
        paint_tile(painter, box, self._face, 7)
        painter.setPen(QColor("#ffffff"))
        number = QRectF(box.left() + 2, box.top(), NUMBER - 6, box.height())
        wide = QFontMetricsF(number_font(21)).horizontalAdvance(self._face.number)
        painter.setFont(number_font(21 * min(1.0, number.width() / wide)))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self._face.number)
        bay = box.adjusted(NUMBER - 3, 2.5, -2.5, -2.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("panel", 0.92))
        painter.drawRoundedRect(bay, 5, 5)
        columns = max(1, self._face.burns)
        for place in range(RUNS_STORED * self._face.burns):
            x = bay.left() + (place % columns + 0.5) * bay.width() / columns
            y = bay.top() + (place // columns + 0.5) * bay.height() / 2
            spot = QRectF(x - 5.5, y - 5.5, 11, 11)
            if place < len(tokens):
                draw_token(painter, spot, tokens[place])
            else:
                painter.setPen(QPen(theme().color("text_soft", 0.45), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x, y), 2, 2)
