"""Buttons of the turn panel, painted by ourselves: every state has its look in both themes."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from powergrid_qt.views.pieces.badges import draw_hint, draw_hint_sign
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import SPACE, text_font, theme
from powergrid_qt.views.style.tints import mix

CORNER = 8.0
LOW = 34
"""The height of small controls."""
ICON, ICON_ROOM = 18.0, 22
"""An icon, and its width with the gap before the words."""


class PaintedButton(QAbstractButton):
    """Hover, focus and keys for everything here that can be pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFont(text_font(base_size(), QFont.Weight.Medium))
        self.hovered = False
        self._hinted = False

    @property
    def hinted(self) -> bool:
        """Whether a hint proposes it."""
        return self._hinted

    def show_hinted(self, hinted: bool) -> None:
        if hinted != self._hinted:
            self._hinted = hinted
            self.updateGeometry()
            self.update()

    def describe(self, name: str, tip: str = "") -> None:
        """What it is called, for screen readers, and what the tooltip says."""
        self.setAccessibleName(name)
        self.setToolTip(tip or name)

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

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.hovered = False
        self.update()
        super().leaveEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.EnabledChange):
            self.update()

    def _text_width(self, text: str) -> int:
        return QFontMetrics(self.font()).horizontalAdvance(text)

    def _painter(self) -> QPainter:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        return painter

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)

    def _paint_focus(
        self, painter: QPainter, corner: float = CORNER, color: str = "focus", width: float = 2
    ) -> None:
        if self.hasFocus():
            inset = width / 2
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme().color(color), width))
            ring = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(ring, corner, corner)

    def _paint_hint(self, painter: QPainter, corner: float = CORNER) -> None:
        """The rim of the markets; it covers nothing, a sign would."""
        if self._hinted:
            draw_hint(painter, self._box(), radius=corner)

    def _ground(self, *, on: bool = False) -> tuple[QColor, QColor]:
        """The colours of face and edge of a plain button in its state; `on`: chosen."""
        look = theme()
        face = mix(look.panel, look.accent, 0.2) if on else QColor(look.raised)
        edge = QColor(look.accent) if on else mix(look.panel_line, look.text_soft, 0.25)
        if not self.isEnabled():
            return mix(face, look.panel, 0.7), QColor(look.panel_line)
        if self.isDown():
            return mix(face, look.text, 0.14), mix(edge, look.text_soft, 0.6)
        if self.hovered:
            return mix(face, look.text, 0.06), mix(edge, look.text_soft, 0.6)
        return face, edge

    def _ink(self) -> QColor:
        look = theme()
        if self.isEnabled():
            return QColor(look.text)
        return mix(look.text_soft, look.panel, 0.45)

    def _paint_ground(self, painter: QPainter, *, on: bool = False, corner: float = CORNER) -> None:
        face, edge = self._ground(on=on)
        painter.setBrush(face)
        painter.setPen(QPen(edge, 1.6 if on else 1))
        painter.drawRoundedRect(self._box(), corner, corner)


class PanelButton(PaintedButton):
    """A button with words, an icon, or both; `main` is the one that Enter presses."""

    def __init__(
        self,
        icon: str = "",
        *,
        main: bool = False,
        height: int = LOW,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._main = main
        self._height = height
        if main:
            self.setFont(text_font(base_size() * 1.08, QFont.Weight.DemiBold))

    def sizeHint(self) -> QSize:  # noqa: N802
        if not self.text():
            return QSize(max(self._height, 36), self._height)
        icon = ICON_ROOM if self._icon or self.hinted else 0
        return QSize(self._text_width(self.text()) + icon + 3 * SPACE, self._height)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.sizeHint().width() if not self._main else 90, self._height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = self._painter()
        ink = self._ink()
        if self._main:
            ink = self._paint_main(painter)
        else:
            self._paint_ground(painter, on=self.isCheckable() and self.isChecked())
        self._paint_content(painter, ink)
        self._paint_hint(painter)
        if self._main and self.isEnabled():
            self._paint_focus(painter, color="accent_focus", width=3)
        else:
            self._paint_focus(painter)

    def _paint_main(self, painter: QPainter) -> QColor:
        look = theme()
        if not self.isEnabled():
            painter.setBrush(mix(look.panel, look.accent, 0.14))
            painter.setPen(QPen(QColor(look.panel_line), 1))
            painter.drawRoundedRect(self._box(), CORNER, CORNER)
            return mix(look.text_soft, look.panel, 0.2)
        top, bottom = look.accent_high, look.accent
        if self.isDown():
            top = bottom = look.accent_low
        elif self.hovered:
            top, bottom = look.accent, look.accent_low
        light = QLinearGradient(QPointF(0, 0), QPointF(0, self.height()))
        light.setColorAt(0, QColor(top))
        light.setColorAt(1, QColor(bottom))
        painter.setPen(QPen(look.color("accent_low"), 1))
        painter.setBrush(light)
        painter.drawRoundedRect(self._box(), CORNER, CORNER)
        return QColor(look.accent_text)

    def _paint_content(self, painter: QPainter, ink: QColor) -> None:
        padding = SPACE if self.width() > 2 * LOW else 2
        box = self._box().adjusted(padding, 0, -padding, 0)
        side = ICON
        metrics = QFontMetrics(self.font())
        beside = bool(self._icon) or self._has_room_for_sign(box.width())
        room = int(box.width()) - (ICON_ROOM if beside and self.text() else 0)
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        width = metrics.horizontalAdvance(text)
        left = box.center().x() - (width + (ICON_ROOM if beside and text else 0)) / 2
        if beside:
            place = QRectF(left, box.center().y() - side / 2, side, side)
            if not text:
                place.moveCenter(box.center())
            if self._icon:
                draw_icon(painter, place, self._icon, ink)
            else:
                draw_hint_sign(painter, place)
            left += ICON_ROOM
        if text:
            painter.setPen(ink)
            place = QRectF(left, box.top(), width + 2, box.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)

    def _has_room_for_sign(self, width: float) -> bool:
        """Of a hint, beside the whole word; where it is too narrow the rim has to do."""
        return self.hinted and self._text_width(self.text()) + ICON_ROOM <= width
