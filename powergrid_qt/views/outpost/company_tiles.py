"""A company board in miniature: the reserve, and the spaces with the cards that lie on them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from powergrid_qt.views.pieces.badges import draw_hint, draw_powers
from powergrid_qt.views.pieces.card_parts import draw_tile, ink_on, letter
from powergrid_qt.views.pieces.card_words import facts, title
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.small_cards import draw_small_card
from powergrid_qt.views.pieces.tokens import draw_worker
from powergrid_qt.views.style.icons import draw_icon
from powergrid_qt.views.style.theme import FUEL_COLORS, theme
from powergrid_qt.views.style.tints import see_through
from powergrid_qt.views.turn.cards import PaintedButton

HEIGHT = 40
NARROWEST, WIDEST = 24, 82
ROOM_FOR_FACTS = 70
"""Tiles narrower than this have their number above what the card needs and powers."""
GAP, GROUP_GAP = 3, 10
RESERVE = "reserve"


@dataclass(frozen=True, slots=True)
class TileLook:
    """A space of the board, or of the reserve, with the card that lies there."""

    face: CardFace | None = None
    locked: bool = False
    on: bool = False
    """The card is picked up."""
    lit: bool = False
    """It can be clicked."""
    new: bool = False
    """The plan has laid the card there."""


class CompanyTile(PaintedButton):
    """A place for a card, of a `kind`: a space of the board, or the reserve."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.space = kind
        self.look = TileLook()
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        self.setMaximumWidth(WIDEST)

    @property
    def card(self) -> str | None:
        return None if self.look.face is None else str(self.look.face.id)

    def show_look(self, look: TileLook, words: str, reason: str = "") -> None:
        if look != self.look:
            self.look = look
            self.update()
        face = look.face
        parts = [words] if face is None else [title(face), facts(face), words]
        self.describe(parts[0], "\n".join(part for part in (*parts, reason) if part))
        free = face is None and self.space != RESERVE and not look.locked
        self.setEnabled(look.lit or look.on or free)
        self.setChecked(look.on)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(WIDEST, HEIGHT)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(NARROWEST, HEIGHT)

    def draw(self, painter: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.look.face is None:
            self._draw_space(painter, box)
        else:
            self._draw_card(painter, box, self.look.face)
        if self.hinted:
            draw_hint(painter, box, radius=7)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme().color("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    def _draw_space(self, painter: QPainter, box: QRectF) -> None:
        look = theme()
        if self.space == RESERVE or self.look.locked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.color("text_soft", 0.5), 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box, 7, 7)
            if self.look.locked:
                lock = QRectF(0, 0, 15, 15)
                lock.moveCenter(box.center())
                draw_icon(painter, lock, "lock", look.color("text_soft", 0.55))
            return
        color = look.color("lit") if self.look.lit else QColor(FUEL_COLORS[self.space])
        painter.setBrush(see_through(color, 0.24 if self.underMouse() else 0.12))
        painter.setPen(QPen(color, 1.6, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, 7, 7)

    def _draw_card(self, painter: QPainter, box: QRectF, face: CardFace) -> None:
        if box.width() < ROOM_FOR_FACTS:
            draw_small_card(painter, box, face)
        else:
            draw_tile(painter, box, face.colors, 7)
            number = QRectF(box.left() + 5, box.top(), 26, box.height())
            letter(painter, number, face.number, 20, color=ink_on(face.colors[0]))
            self._draw_facts(painter, box.adjusted(32, 3, -3, -3), face)
        on, new = self.look.on, self.look.new
        if on or new or self.look.lit:
            rim = "accent" if on else "good" if new else "lit"
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme().color(rim), 2.4 if on or self.underMouse() else 1.6))
            painter.drawRoundedRect(box, 6, 6)

    def _draw_facts(self, painter: QPainter, bay: QRectF, face: CardFace) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("panel", 0.92))
        painter.drawRoundedRect(bay, 5, 5)
        left = QRectF(bay.left() + 2, bay.top(), 12, bay.height())
        letter(painter, left, str(face.workers or face.places), 17, color=theme().color("text"))
        spot = QRectF(0, 0, 13, 13)
        spot.moveCenter(QRectF(bay.left() + 12, bay.top(), 12, bay.height()).center())
        draw_worker(painter, spot, ghost=not face.workers)
        if face.powers:
            house = QRectF(0, 0, 19, 19)
            house.moveCenter(QRectF(bay.right() - 20, bay.top(), 20, bay.height()).center())
            draw_powers(painter, house, face.powers)


class CompanyRow(QWidget):
    """Groups of tiles side by side, all in view: the more there are, the narrower they get."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: list[CompanyTile] = []
        self._tray = QFrame(self)
        self._tray.setObjectName("tray")
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(GAP)
        self.setFixedHeight(HEIGHT)

    def show_tiles(self, tiles: Sequence[CompanyTile]) -> None:
        """These instead of what was there; the reserve lies on a tray beside the board."""
        for tile in self.tiles:
            self._layout.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = list(tiles)
        for column in range(self._layout.columnCount()):
            self._layout.setColumnMinimumWidth(column, 0)
            self._layout.setColumnStretch(column, 0)
        places = 0
        for _, group in groupby(tiles, key=lambda tile: tile.space):
            for tile in group:
                self._layout.addWidget(tile, 0, places)
                places += 1
            self._layout.setColumnMinimumWidth(places, GROUP_GAP - GAP)
            places += 1
        self._layout.setColumnStretch(places, 1)
        reserve = sum(tile.space == RESERVE for tile in self.tiles)
        self._tray.setVisible(reserve > 0)
        self._layout.addWidget(self._tray, 0, 0, 1, max(1, reserve))
        self._tray.lower()
