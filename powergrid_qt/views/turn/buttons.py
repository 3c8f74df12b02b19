"""Buttons of the turn panel: with words, the large one that Return presses, and the player's cards.
A hint may propose them."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton, QWidget

from powergrid_qt.app.turn.turn_action import ClickOffer
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.card_parts import card_body, draw_hint, draw_hint_sign
from powergrid_qt.views.pieces.cards import corner_badge, draw_card
from powergrid_qt.views.pieces.faces import CardFace, facts, title
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Button, Press, set_style_property
from powergrid_qt.views.style.layouts import Fitted
from powergrid_qt.views.style.lettering import BOLD, scaled_font
from powergrid_qt.views.style.pictures import Drawing, Painted, draw_box, draw_disc, picture_icon
from powergrid_qt.views.style.svg import draw_icon
from powergrid_qt.views.style.svg import icon as themed_icon
from powergrid_qt.views.style.theme import theme

LOW = 34
"""The height of small controls, in pixels."""
ICON = QSize(18, 18)
ICON_GAP = 4
"""The gap between an icon and the words, in pixels."""
ICON_ONLY = 36
"""The width of a button without words, in pixels."""
RIM = 4
"""The least width at each side that is kept free of words, in pixels."""


def _bulb(painter: QPainter, box: QRectF) -> None:
    draw_hint_sign(painter, box.adjusted(1, 1, -1, -1))


class PanelButton(Button):
    """A button with words, an icon, or both. The words are cut off where they have no room."""

    kind = "panel"
    padding = 10
    """The room before and behind the words, in pixels."""

    def __init__(
        self,
        icon: str = "",
        name: str = "",
        tip: str = "",
        parent: QWidget | None = None,
        *,
        press: Press | None = None,
    ) -> None:
        """`name` and `tip`: those that `describe` takes; empty: they are told later."""
        super().__init__("", parent, press=press)
        self.hinted = False
        self.available = True
        """Whether a press does something."""
        self._drawing: Drawing | None = None
        self.setIconSize(ICON)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if icon:
            self.setIcon(themed_icon(icon))
        if name:
            self.describe(name, tip)

    def describe(self, name: str, tip: str = "") -> None:
        """Set the name for screen readers, and the tooltip."""
        tip = plain_tip(tip or name)
        if (name, tip) != (self.accessibleName(), self.toolTip()):
            self.setAccessibleName(name)
            self.setToolTip(tip)

    def set_available(self, available: bool) -> None:
        """One that is not available looks like one that is switched off, but can be pressed:
        a press on it is answered with why it does nothing."""
        if available != self.available:
            self.available = available
            self.update()

    def show_drawing(self, drawing: Drawing | None) -> None:
        """Show a picture as its icon."""
        self._drawing = drawing
        self.setIcon(QIcon() if drawing is None else picture_icon(drawing, self.iconSize()))

    def show_hinted(self, hinted: bool) -> None:
        """Show a rim and, beside words that have no icon of their own, a light bulb."""
        if hinted == self.hinted:
            return
        self.hinted = hinted
        set_style_property(self, "hinted", hinted)
        if hinted and self.text() and self.icon().isNull():
            self.show_drawing(_bulb)
        elif self._drawing is _bulb:
            self.show_drawing(None)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint + QSize(2 * self.padding, 0) if self.text() else QSize(ICON_ONLY, hint.height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        if not self.available:
            lit = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_MouseOver
            option.state &= ~lit
        if not self.text():
            return
        metrics, room = self.fontMetrics(), self.width() - 2 * RIM
        icon = self.iconSize().width() + ICON_GAP
        if self._drawing is _bulb and metrics.horizontalAdvance(self.text()) + icon > room:
            option.icon = QIcon()  # the rim has to do
        if not option.icon.isNull():
            room -= icon
        option.text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def event(self, event: QEvent) -> bool:
        # Space presses the button that has the focus, whatever else the key is good for.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Space
        ):
            event.accept()
            return True
        return super().event(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a double click for one: its second half would undo what the first has done."""

    def nextCheckState(self) -> None:
        """A click alone chooses nothing: what it leads to is shown."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._drawing is not None:
            self.show_drawing(self._drawing)


class StepButton(PanelButton):
    """One more, one less, one back: fast clicks on it are meant one by one."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)


SIGN = 15
SIGN_RIM = 8
"""The gap between the sign and the edge, in pixels."""


def draw_return(painter: QPainter, box: QRectF) -> None:
    draw_icon(painter, box, "return", theme().color("accent_text", 0.75))


class MainTurnButton(Fitted, PanelButton):
    """A sign at its right edge says that Return presses it, where the words leave room for it."""

    kind = "main"

    def __init__(self) -> None:
        super().__init__()
        self.setFont(scaled_font(1.08, BOLD))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.returns = False
        """Whether Return presses the button now."""
        self.sign = Picture(draw_return, size=(SIGN, SIGN))
        self.sign.setParent(self)

    def show_return(self, returns: bool) -> None:
        self.returns = returns
        self.fit()

    def fit(self) -> None:
        beside = SIGN + SIGN_RIM
        self.sign.move(self.width() - beside, (self.height() - SIGN) // 2)
        words = self.fontMetrics().horizontalAdvance(self.text())
        if not self.icon().isNull():
            words += self.iconSize().width()
        self.sign.setVisible(self.returns and words <= self.width() - 2 * (beside + RIM))


class PaintedButton(Painted, PanelButton):
    """A piece of the game that can be pressed: it looks like itself, not like a button."""

    kind = "piece"


class OwnCard(PaintedButton):
    """A card of the player's; checked when it is chosen, dark when it cannot be clicked, with the
    reason. `marked`: with a tick, for cards that are switched on and off."""

    face: CardFace

    def __init__(self, size: QSize, *, marked: bool = False) -> None:
        super().__init__()
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
        self.set_available(offer.lit)

    def sizeHint(self) -> QSize:
        return self.maximumSize()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        on, rect = self.isChecked(), box.translated(0, self.isDown())
        draw_card(
            painter,
            rect,
            self.face,
            lit=self.available and self.underMouse() and self.isEnabled(),
            selected=on,
            faded=not on and not self.available,
            focused=self.hasFocus(),
        )
        body, radius = card_body(rect)
        if self._marked and not on:
            draw_box(painter, body, radius, theme().color("panel", 0.55))
        if self._marked and on:
            disc = corner_badge(body, self.face.transformer)
            draw_disc(painter, disc, theme().color("good"), theme().color("panel"), 1.5)
            draw_icon(painter, disc.adjusted(3, 3, -3, -3), "check", "panel")
        if self.hinted:
            marks = self.face.transformer + (self._marked and on)
            draw_hint(painter, body, corner_badge(body, marks), radius=radius)
