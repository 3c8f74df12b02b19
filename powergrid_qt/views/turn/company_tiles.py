"""A company board in miniature: the reserve, and the spaces with the cards that lie on them."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.views.pieces.badges import draw_powers
from powergrid_qt.views.pieces.card_words import facts, title
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.pieces.small_cards import draw_small_card
from powergrid_qt.views.pieces.tokens import draw_worker
from powergrid_qt.views.style.theme import FUEL_COLORS, theme
from powergrid_qt.views.style.tints import see_through
from powergrid_qt.views.turn.buttons import PaintedButton
from powergrid_qt.views.turn.tiles import number_font, paint_tile

HEIGHT = 40
NARROWEST, WIDEST = 24, 82
ROOM_FOR_FACTS = 70
"""Tiles narrower than this have their number above what the card needs and powers."""
GAP, GROUP_GAP = 3, 10
RESERVE = "reserve"


class CompanyTile(PaintedButton):
    """A place for a card, of a `kind`: a space of the board, or the reserve."""

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.face: CardFace | None = None
        self.locked = False
        self._on = False
        self._lit = False
        self._new = False

    @property
    def card(self) -> str | None:
        return None if self.face is None else str(self.face.id)

    def show_locked(self, words: str) -> None:
        self.face, self.locked = None, True
        self._on = self._lit = self._new = False
        self.describe(words)
        self.setEnabled(False)
        self.update()

    def show_place(
        self, face: CardFace | None, words: str, *, on: bool, lit: bool, new: bool, reason: str = ""
    ) -> None:
        """`on`: picked up; `lit`: can be clicked; `new`: laid there by the plan."""
        self.face, self.locked = face, False
        self._on, self._lit, self._new = on, lit, new
        parts = [words] if face is None else [title(face), facts(face), words]
        self.describe(parts[0], "\n".join(part for part in (*parts, reason) if part))
        # Whoever clicks a free space is told why nothing happens.
        free = face is None and self.kind != RESERVE
        self.setEnabled(lit or on or free)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = self._painter()
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.face is None:
            self._paint_space(painter, box)
        else:
            self._paint_card(painter, box, self.face)
        self._paint_hint(painter, 7)
        self._paint_focus(painter)

    def _paint_space(self, painter: QPainter, box: QRectF) -> None:
        look = theme()
        if self.kind == RESERVE or self.locked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.color("text_soft", 0.5), 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box, 7, 7)
            if self.locked:
                lock = QRectF(0, 0, 15, 15)
                lock.moveCenter(box.center())
                draw_icon(painter, lock, "lock", look.color("text_soft", 0.55))
            return
        color = look.color("lit") if self._lit else QColor(FUEL_COLORS[self.kind])
        painter.setBrush(see_through(color, 0.24 if self.hovered else 0.12))
        painter.setPen(QPen(color, 1.6, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, 7, 7)

    def _paint_card(self, painter: QPainter, box: QRectF, face: CardFace) -> None:
        look = theme()
        if box.width() < ROOM_FOR_FACTS:
            draw_small_card(painter, box, face)
        else:
            paint_tile(painter, box, face, 7)
            painter.setPen(QColor("#ffffff"))
            painter.setFont(number_font(20))
            number = QRectF(box.left() + 5, box.top(), 26, box.height())
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, face.number)
            self._paint_facts(painter, box.adjusted(32, 3, -3, -3), face)
        rim = "accent" if self._on else "good" if self._new else "lit"
        if self._on or self._new or self._lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.color(rim), 2.4 if self._on or self.hovered else 1.6))
            painter.drawRoundedRect(box, 6, 6)

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


class CompanyRow(QWidget):
    """Groups of tiles side by side, all in view: the more there are, the narrower they get."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._groups: list[list[CompanyTile]] = []
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_groups(self, groups: Sequence[Sequence[CompanyTile]]) -> None:
        """These instead of what was there."""
        for tile in self.tiles:
            tile.hide()
            tile.deleteLater()
        self._groups = [list(group) for group in groups if group]
        for tile in self.tiles:
            tile.setParent(self)
            tile.show()
        self._arrange()
        self.updateGeometry()

    @property
    def tiles(self) -> list[CompanyTile]:
        return [tile for group in self._groups for tile in group]

    @property
    def _gaps(self) -> int:
        return GAP * len(self.tiles) + GROUP_GAP * max(0, len(self._groups) - 1)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(WIDEST * len(self.tiles) + self._gaps, HEIGHT)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(NARROWEST * len(self.tiles) + self._gaps, HEIGHT)

    def _arrange(self) -> None:
        room = self.width() - self._gaps
        width = max(NARROWEST, min(WIDEST, room // max(1, len(self.tiles))))
        left = 0
        for group in self._groups:
            for tile in group:
                tile.setGeometry(QRect(left, 0, width, HEIGHT))
                left += width + GAP
            left += GROUP_GAP

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The reserve lies on a tray beside the board."""
        reserve = [tile.geometry() for tile in self.tiles if tile.kind == RESERVE]
        if reserve:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("panel_line"))
            tray = QRectF(reserve[0].united(reserve[-1])).adjusted(-1, 0, 1, 0)
            painter.drawRoundedRect(tray, 8, 8)
