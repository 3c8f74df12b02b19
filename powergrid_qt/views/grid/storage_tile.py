"""A plant in miniature, with its storage."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from powergrid_qt.engine.cards import RUNS_STORED
from powergrid_qt.engine.moves import Counts
from powergrid_qt.views.pieces.card_parts import draw_tile, letter, letters_within
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import LOW

NUMBER = 30
"""Room for the number of a stored plant."""


class StorageTile(Picture):
    """A plant with its storage: what lies on it, what the cart would add, what is free."""

    _face: CardFace

    def __init__(self) -> None:
        super().__init__(self._draw_storage, tells=True)
        self._tokens: list[str] = []

    def show_face(self, face: CardFace) -> None:
        self._face = face
        self.setFixedSize(NUMBER + 12 * max(1, face.burns), LOW)
        self.update()

    def show_tokens(self, tokens: Counts, words: str) -> None:
        self.setToolTip(words)
        self.setAccessibleName(words)
        shown = [fuel for fuel, amount in tokens for _ in range(amount)]
        if shown != self._tokens:
            self._tokens = shown
            self.update()

    def _draw_storage(self, painter: QPainter, box: QRectF) -> None:
        tokens = self._tokens
        box = box.adjusted(0.5, 1.5, -0.5, -1.5)
        draw_tile(painter, box, self._face.colors, 7)
        number = QRectF(box.left() + 2, box.top(), NUMBER - 6, box.height())
        size = letters_within(self._face.number, 21, number.width())
        letter(painter, number, self._face.number, size)
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
