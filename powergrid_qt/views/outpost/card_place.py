"""A place for a card as a button: a space of a company board, or one in the reserve."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from powergrid_qt.models.outpost.company_board import Space
from powergrid_qt.views.board.pieces import draw_building_symbol
from powergrid_qt.views.pieces.card_parts import (
    PAPER,
    card_body,
    draw_edge,
    draw_hint,
    letter,
    letters_width,
)
from powergrid_qt.views.pieces.cards import draw_card, number_right
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.small_cards import draw_stacked_card
from powergrid_qt.views.pieces.tokens import ADDED, ADDED_FREE, FREE, MISSING, WORKER
from powergrid_qt.views.style.keys import DIRECTIONS
from powergrid_qt.views.style.pictures import draw_box, square_around
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import FUEL_COLORS, see_through, theme
from powergrid_qt.views.turn.buttons import PaintedButton

RESERVE = "reserve"
ROOM_FOR_FACE = 32.0
"""The height from which on a whole face is drawn; lower cards of the reserve show less."""
PILL = 15.0
"""The height of the mark that tells what a plant lights."""
AROUND_MARK = 8
"""The room that the mark's words leave free, for both sides together."""


@dataclass(frozen=True, slots=True)
class PlaceLook:
    """What is to be seen of a place. `face`: the card that lies there."""

    space: Space
    face: CardFace | None = None
    on: bool = False
    """Whether the card is picked up."""
    lit: bool = False
    """Whether a click does something."""
    new: bool = False
    """Whether the plan has laid the card there."""
    marks: tuple[str, ...] = ()
    """What the plant lights, in words like "0 of 3" or shorter, the longest first."""


def hands_at(space: Space) -> tuple[str, ...]:
    """Return who works at a space or, where nothing is run, who lives there."""
    if space.need:
        idle = space.need - space.ready - space.short
        return (WORKER,) * space.ready + (MISSING,) * space.short + (FREE,) * idle
    own = space.places - space.extra
    return tuple(
        (WORKER if number < space.living else FREE)
        if number < own
        else (ADDED if number < space.living else ADDED_FREE)
        for number in range(space.places)
    )


class CardPlace(PaintedButton):
    """`kind` and `number`: which place it is. Its card can be dragged away (`dragged`, with the
    pointer's place in the whole window, and whether it was let go)."""

    dragged = Signal(QPoint, bool)
    led_away = Signal(QPoint)
    """An arrow key leads to the next place in this direction."""

    def __init__(self, kind: str, number: int, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.kind, self.number = kind, number
        self.look = PlaceLook(Space(kind))
        self._pressed: QPoint | None = None
        self._dragging = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @property
    def card(self) -> str | None:
        return None if self.look.face is None else str(self.look.face.id)

    def show_look(self, look: PlaceLook, name: str, tip: str) -> None:
        if look != self.look:
            self.look = look
            self.update()
        self.describe(name, tip)
        self.setChecked(look.on)
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if look.lit or look.on else Qt.CursorShape.ArrowCursor
        )

    # -- keys and dragging --------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in DIRECTIONS:
            self.led_away.emit(DIRECTIONS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.card is not None:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        here = event.position().toPoint()
        if self._pressed is None:
            return
        away = (here - self._pressed).manhattanLength()
        if self._dragging or away >= QApplication.startDragDistance():
            self._dragging = True
            self.setDown(False)
            self.dragged.emit(event.globalPosition().toPoint(), False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, self._dragging, self._pressed = self._dragging, False, None
        if dragged:
            self.setDown(False)  # and so it is not clicked
            self.dragged.emit(event.globalPosition().toPoint(), True)
        super().mouseReleaseEvent(event)

    # -- painting -----------------------------------------------------------------------------

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if self.look.face is None:
            self._draw_space(painter, box.adjusted(3, 3, -3, -3))
        else:
            self._draw_card(painter, box, self.look.face)
        if self.hinted:
            draw_hint(painter, box.adjusted(2, 2, -2, -2), radius=7)
        if self.hasFocus():
            draw_edge(painter, box.adjusted(1, 1, -1, -1), 7, theme().color("focus"), 2)

    def _draw_space(self, painter: QPainter, box: QRectF) -> None:
        look, space = theme(), self.look.space
        sign = square_around(box.center(), min(22.0, box.height() * 0.5))
        if self.kind == RESERVE or space.locked:
            ground, line = look.color("text_soft", 0.08), look.color("text_soft", 0.4)
            draw_box(painter, box, 6, ground, line, style=Qt.PenStyle.DashLine)
            if space.locked:
                draw_icon(painter, sign, "lock", "text_soft")
            return
        line = QColor(look.lit if self.look.lit else FUEL_COLORS[self.kind])
        strong = self.underMouse() and self.look.lit
        ground = see_through(FUEL_COLORS[self.kind], 0.32 if strong else 0.18)
        draw_box(painter, box, 6, ground, line, 1.6, Qt.PenStyle.DashLine)
        draw_building_symbol(painter, sign, self.kind, see_through(FUEL_COLORS[self.kind], 0.75))

    def _draw_card(self, painter: QPainter, box: QRectF, face: CardFace) -> None:
        space, (body, radius) = self.look.space, card_body(box)
        if self.kind == RESERVE and body.height() < ROOM_FOR_FACE:
            draw_stacked_card(painter, body, face)
            if self.look.on or self.look.lit:
                color = theme().color("accent" if self.look.on else "lit")
                draw_edge(painter, body, radius, color, 3 if self.look.on else 2)
        else:
            hands = hands_at(space)
            draw_card(painter, box, face, lit=self.look.lit, selected=self.look.on, hands=hands)
        if space.short:
            draw_edge(painter, body, radius, theme().color("warning"), 2.4)
        elif self.look.new:
            line, dashed = theme().color("good"), Qt.PenStyle.DashLine
            draw_box(painter, body, radius, line=line, width=2.2, style=dashed)
        if self.look.marks:
            self._draw_mark(painter, body, body.right() - number_right(body, face))

    def _draw_mark(self, painter: QPainter, body: QRectF, room: float) -> None:
        """The longest one that does not cover the number."""
        widths = {mark: letters_width(mark, PILL * 0.86) + AROUND_MARK for mark in self.look.marks}
        fitting = [mark for mark, width in widths.items() if width <= room]
        mark = fitting[0] if fitting else self.look.marks[-1]
        pill = QRectF(body.right() - widths[mark] + 1, body.top() - 2, widths[mark], PILL)
        color = theme().color("warning" if self.look.space.short else "good")
        draw_box(painter, pill, PILL / 2, color, theme().color("panel"), 1.2)
        ink = PAPER if theme().name == "light" else theme().color("panel")
        letter(painter, pill, mark, PILL * 0.86, color=ink)
