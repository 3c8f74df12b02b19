"""A card as a button."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pieces.badges import draw_hint
from powergrid_qt.views.pieces.card_parts import card_body
from powergrid_qt.views.pieces.card_words import facts, title
from powergrid_qt.views.pieces.cards import corner_badge, draw_card
from powergrid_qt.views.pieces.faces import CardFace
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.style.theme import theme
from powergrid_qt.views.turn.buttons import PaintedButton


class CardButton(PaintedButton):
    """Shows a card; `on` when it is chosen, dark when it cannot be clicked, with the reason."""

    def __init__(self, face: CardFace, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = face
        self._size = size
        self._on = False
        self._available = True
        self._tokens: dict[str, int] = {}
        self._marked = False
        self.describe(title(face), self._tip(""))

    def _tip(self, reason: str) -> str:
        return "\n".join(part for part in (title(self.face), facts(self.face), reason) if part)

    def show_state(
        self,
        *,
        on: bool,
        available: bool,
        reason: str = "",
        tokens: Mapping[str, int] | None = None,
        marked: bool = False,
    ) -> None:
        """`marked`: with a tick, for cards that are switched on and off."""
        self.setChecked(on)
        self.describe(title(self.face), self._tip(reason))
        state = (on, available, marked, dict(tokens or {}))
        if state != (self._on, self._available, self._marked, self._tokens):
            self._on, self._available, self._marked, self._tokens = state
            self.update()

    @property
    def on(self) -> bool:
        return self._on

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = self._painter()
        rect = QRectF(self.rect())
        if self.isDown():
            rect.translate(0, 1)
        draw_card(
            painter,
            rect,
            self.face,
            lit=self._available and self.hovered and self.isEnabled(),
            selected=self._on,
            faded=not self._on and not self._available,
            focused=self.hasFocus(),
            tokens=self._tokens or None,
        )
        body, radius = card_body(rect)
        if self._marked and not self._on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("panel", 0.55))
            painter.drawRoundedRect(body, radius, radius)
        if self._marked and self._on:
            disc = corner_badge(body, self.face.transformer)
            painter.setBrush(theme().color("good"))
            painter.setPen(QPen(theme().color("panel"), 1.5))
            painter.drawEllipse(disc)
            draw_icon(painter, disc.adjusted(3, 3, -3, -3), "check", theme().color("panel"))
        if self.hinted:
            marks = self.face.transformer + (self._marked and self._on)
            draw_hint(painter, body, corner_badge(body, marks), radius=radius)
