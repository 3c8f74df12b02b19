"""Cards, tokens and the pile as buttons: in the markets, and wherever else one is chosen."""

from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import Property, QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from powergrid_qt.views.pieces.card_parts import (
    card_body,
    draw_card_back,
    draw_count,
    draw_edge,
    draw_empty_place,
    draw_hint,
    letter,
)
from powergrid_qt.views.pieces.cards import (
    CardLook,
    card_layers,
    corner_badge,
    draw_card,
    draw_under,
)
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.controls import grown
from powergrid_qt.views.style.keys import PressedByReturn
from powergrid_qt.views.style.pictures import (
    Painted,
    draw_box,
    draw_disc,
    draw_sprite,
    picture,
    square_around,
)
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import theme

BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class PieceButton(Painted, PressedByReturn, QAbstractButton):
    """A piece that is painted from its look: a value that says all that is to be seen. It can be
    pressed while it is not lit too: then it is told why nothing happens."""

    pointed = Signal(bool)
    """The pointer has come to the piece (or gone)."""
    reached = Signal(bool)
    """The focus has come to the piece, by a key or not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted anew when the pointer comes
        self.look: object = None
        self.hide()  # until there is something to be seen
        self._lit = False

    def show_look(self, look: object, *, lit: bool) -> None:
        """Show another look; `lit`: a click now does something."""
        if lit != self._lit:
            self._lit = lit
            self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
        if look != self.look:
            self.look = look
            self.show()
            self.update()

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        """Return the topics on which the rules are asked about the piece, the nearest first."""
        return ()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(event.reason() in BY_KEY)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a double click for one: its second half would put back what the first has chosen."""


RISE = 3
"""Room around a card: on the block it is so much larger, under the pointer it rises a little."""
HINT = 20.0
"""The sign of a hint, on the corner of a card that discounts leave free."""
UNDER = 3.0
"""How much of a card is seen below the next one of its stack, in pixels."""
STACK_BADGE = 24.0, 15.0
"""The sign that tells how many cards a stack has: on small cards it rises above the top one, where
those below it are seen."""


class CardButton(PieceButton):
    """The button of a card, which lies inside of its edges by `RISE`."""

    look: CardLook

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._opacity = 1.0

    def set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    opacity = Property(float, lambda self: self._opacity, set_opacity)
    """How opaque the card is; lower for cards that come and go."""

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        return self.look.face.topics

    def as_picture(self) -> QPixmap:
        """As it is now. (`grab` would do the same, but lets Qt lay out the whole window first, and
        that in the middle of whatever is being done.)"""
        return picture(self.draw, self.size())

    def draw(self, painter: QPainter, box: QRectF) -> None:
        look, area = self.look, QRectF(box)
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
            corner = area.topRight() + QPointF(-HINT / 3, HINT / 3)
            draw_hint(painter, area, square_around(corner, HINT))
        if look.stack > 1 and not look.mixed:
            draw_count(painter, stack_badge(area, look), f"×{look.stack}")


def stack_badge(card: QRectF, look: CardLook) -> QRectF:
    """Where the number of equal cards stands: in the corner, or beside what lies there."""
    corner = corner_badge(card_body(card)[0])
    taken = look.on_block or look.for_trust or look.hinted
    badge = QRectF(0, 0, *STACK_BADGE)
    badge.moveBottomRight(corner.bottomLeft() if taken else corner.bottomRight())
    return badge


HOLE = ""
DIMMED = 0.55
"""The opacity of tokens that cannot be bought."""


@dataclass(frozen=True, slots=True)
class TokenLook:
    kind: str
    """A fuel, a worker, or nothing but a hole for one."""
    side: int
    """The size of the token in its cell."""
    ghost: bool = False
    """Whether the token is still to come."""
    dimmed: bool = False
    aimed: bool = False
    """Whether a click now would take this token, too."""
    taken: bool = False
    """Whether the token is in the cart."""
    hinted: bool = False


class TokenButton(PieceButton):
    """The button of a token: it takes clicks everywhere, and is painted in its `cell` only."""

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

    def draw(self, painter: QPainter, box: QRectF) -> None:
        focused, down = self.hasFocus(), self.isDown()
        drawing = partial(_draw_token, look=self.look, focused=focused, down=down)
        draw_sprite(painter, self.cell, (self.look, focused, down), drawing)


def _draw_token(
    painter: QPainter, cell: QRectF, look: TokenLook, *, focused: bool, down: bool
) -> None:
    if look.kind == HOLE:
        draw_disc(painter, square_around(cell.center(), 3.6), theme().color("panel_line"))
        return
    if look.taken or look.aimed:
        ground, width = (0.38, 1.6) if look.taken else (0.14, 1.0)
        box, lit = cell.adjusted(0.8, 0.8, -0.8, -0.8), theme().color("lit")
        draw_box(painter, box, 4, theme().color("lit", ground), lit, width)
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


DEEPEST = 3
"""The number of cards of the pile that are seen below the top one at most."""


@dataclass(frozen=True, slots=True)
class PileLook:
    count: int
    back: str | None
    face: CardFace | None = None
    """The top card, while the spy looks at it."""
    eye: bool = False
    """Whether the spy may look at the top card."""


class PileButton(PieceButton):
    look: PileLook

    def topics_at(self, _place: QPoint) -> tuple[str, ...]:
        return ("pile",)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        focused = self.hasFocus()
        drawing = partial(_draw_pile, look=self.look, focused=focused)
        draw_sprite(painter, box, (self.look, focused), drawing)


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
        badge = square_around(area.topRight() + QPointF(-12, 12), 24)
        disc = badge.adjusted(1, 1, -1, -1)
        draw_disc(painter, disc, theme().color("accent"), QColor("#ffffff"), 1.4)
        draw_icon(painter, badge.adjusted(5, 5, -5, -5), "eye", "accent_text")
    if focused:
        draw_edge(painter, top.adjusted(2, 2, -2, -2), 6, theme().color("focus"), 2)


def _count_plate(top: QRectF) -> QRectF:
    high = grown(min(18.0, top.height() * 0.34), top.height() * 0.4)
    plate = QRectF(0, 0, top.width() * 0.58, high)
    plate.moveCenter(top.center())
    plate.moveBottom(top.bottom() - top.height() * 0.07)
    return plate


def _draw_empty(painter: QPainter, area: QRectF) -> None:
    draw_empty_place(painter, area, 8)
    letter(painter, area, "0", 20, color=theme().color("text_soft"))
