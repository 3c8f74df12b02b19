"""Cards as buttons, and the card on the block."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from powergrid_qt.app.turn.turn_action import ClickOffer
from powergrid_qt.views.pieces.badges import draw_hint
from powergrid_qt.views.pieces.card_parts import card_body
from powergrid_qt.views.pieces.cards import corner_badge, draw_card
from powergrid_qt.views.pieces.faces import CardFace, facts, title
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import PanelButton


class PaintedButton(PanelButton):
    """A piece of the game that can be pressed: it looks like itself, not like a button."""

    kind = "piece"

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def nextCheckState(self) -> None:
        """A click alone chooses nothing."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter)


class OwnCard(PaintedButton):
    """A card of the player's; checked when it is chosen, dark when it cannot be clicked, with the
    reason. `marked`: with a tick, for cards that are switched on and off."""

    face: CardFace

    def __init__(self, size: QSize, *, marked: bool = False) -> None:
        super().__init__()
        self._available = True
        self._marked = marked
        self.setCheckable(True)
        self.setFixedSize(size)

    def show_face(self, face: CardFace) -> None:
        self.face = face
        self.update()

    def show_state(self, *, on: bool, offer: ClickOffer) -> None:
        self.setChecked(on)
        name = title(self.face)
        parts = (name, facts(self.face), offer.reason)
        self.describe(name, "\n".join(part for part in parts if part))
        if offer.lit != self._available:
            self._available = offer.lit
            self.update()

    def sizeHint(self) -> QSize:
        return self.maximumSize()

    def draw(self, painter: QPainter) -> None:
        on, rect = self.isChecked(), QRectF(self.rect())
        if self.isDown():
            rect.translate(0, 1)
        draw_card(
            painter,
            rect,
            self.face,
            lit=self._available and self.underMouse() and self.isEnabled(),
            selected=on,
            faded=not on and not self._available,
            focused=self.hasFocus(),
        )
        body, radius = card_body(rect)
        if self._marked and not on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("panel", 0.55))
            painter.drawRoundedRect(body, radius, radius)
        if self._marked and on:
            disc = corner_badge(body, self.face.transformer)
            painter.setBrush(theme().color("good"))
            painter.setPen(QPen(theme().color("panel"), 1.5))
            painter.drawEllipse(disc)
            draw_icon(painter, disc.adjusted(3, 3, -3, -3), "check", theme().color("panel"))
        if self.hinted:
            marks = self.face.transformer + (self._marked and on)
            draw_hint(painter, body, corner_badge(body, marks), radius=radius)


class BlockCard(Picture):
    """The card on the block, or an empty place for it."""

    def __init__(self) -> None:
        super().__init__(self._draw_place, size=(98, 76), tells=True)
        self._face: CardFace | None = None
        self._on_block = False

    def show_card(self, face: CardFace | None, *, on_block: bool) -> None:
        if (face, on_block) != (self._face, self._on_block):
            self._face, self._on_block = face, on_block
            self.update()
        name = self.tr("No card chosen yet") if face is None else title(face)
        self.setAccessibleName(name)
        self.setToolTip(name if face is None else f"{name}\n{facts(face)}")

    def _draw_place(self, painter: QPainter, box: QRectF) -> None:
        if self._face is not None:
            draw_card(painter, box, self._face, selected=True, on_block=self._on_block)
            return
        look = theme()
        painter.setPen(QPen(look.color("text_soft", 0.5), 1.4, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 8, 8)
        place = QRectF(0, 0, 24, 24)
        place.moveCenter(box.center())
        draw_icon(painter, place, "gavel", look.color("text_soft", 0.6))
