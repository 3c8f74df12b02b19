"""A button with a title, lines that say more, a picture before them and a badge behind them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGridLayout, QLabel

from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Button, PlainLabel, base_size, set_style_property
from powergrid_qt.views.style.lettering import NORMAL, ElidedLabel, scaled_font, squeezed_font
from powergrid_qt.views.style.pictures import Drawing, picture, picture_icon
from powergrid_qt.views.style.svg import icon
from powergrid_qt.views.style.theme import text_font, theme

_ICON = QSize(22, 22)
_BEFORE, _BEHIND = 14, 12
"""The room before and behind the picture, in pixels."""
_HOUSE, _GAP = 14.0, 5.0
_DETAIL = 0.92


class _Details(ElidedLabel):
    """A label whose lines get smaller and narrower letters rather than being cut off."""

    def fit(self) -> None:
        lines = self.words.split("\n")
        longest = max(lines, key=len)
        font = squeezed_font(longest, self.width(), _DETAIL, NORMAL)
        metrics, elide = QFontMetricsF(font), Qt.TextElideMode.ElideRight
        self.setFont(font)
        self.setText("\n".join(metrics.elidedText(line, elide, self.width()) for line in lines))


class DetailButton(Button):
    """The words are labels that let clicks through; the style sheet dresses them. `lines`: room
    that is kept for details, so that nothing moves when they come."""

    def __init__(
        self, kind: str, sign: str = "", title: str = "", detail: str = "", *, lines: int = 0
    ) -> None:
        super().__init__()
        self._sign = sign
        self._lines = lines
        self._picture: tuple[Drawing, QSize] | None = None
        self._badge_drawing: tuple[Drawing, QSize] | None = None
        self._title, self._badge = PlainLabel(), QLabel()
        self._detail = _Details(scaled_font(_DETAIL))
        self._title.setFont(text_font(base_size() * 1.08, QFont.Weight.DemiBold))
        self.setIconSize(_ICON)
        layout = self._grid = QGridLayout(self)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(0, 1)
        layout.setRowStretch(0, 1)
        layout.addWidget(self._title, 1, 0)
        layout.addWidget(self._detail, 2, 0)
        layout.addWidget(self._badge, 1, 1, 2, 1)
        layout.setRowStretch(3, 1)
        for label in (self._title, self._badge, self._detail):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setTextFormat(Qt.TextFormat.PlainText)  # titles of games are among them
        self.set_kind(kind)  # before anything is shown, which styles it: doing it again takes long
        self._badge.hide()
        self._title.setText(title)
        self.setAccessibleName(title)
        self._detail.setVisible(bool(lines))
        self.set_detail(detail)

    @property
    def detail(self) -> str:
        return self.accessibleDescription()

    def set_detail(self, detail: str) -> None:
        if detail == self.detail:
            return
        self.setAccessibleDescription(detail)
        self.setToolTip(plain_tip(detail))
        self._detail.setVisible(bool(detail or self._lines))
        self._detail.set_words(detail)
        self.updateGeometry()

    def keep_room(self, size: QSize) -> None:
        """Keep room for a picture that takes too long to be there at once."""
        self.setIconSize(size)
        self._show_picture()

    def set_picture(self, drawing: Drawing, size: QSize) -> None:
        """Show a picture instead of the sign."""
        self._picture = drawing, size
        self._show_picture()

    def set_badge(self, drawing: Drawing | None, size: QSize) -> None:
        """Show a picture at the right end; None: nothing there."""
        self._badge_drawing = None if drawing is None else (drawing, size)
        self._show_badge()

    def set_players(self, colors: Sequence[str]) -> None:
        """Show the players' houses at the right end."""

        def draw(painter: QPainter, box: QRectF) -> None:
            # On a ground on which every colour can be seen.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("panel", 0.92))
            painter.drawRoundedRect(box, 10, 10)
            for number, color in enumerate(colors):
                at = QRectF(8 + number * (_HOUSE + _GAP), 3, _HOUSE, _HOUSE)
                draw_house(painter, at, color)

        self.set_badge(draw, QSize(round(len(colors) * (_HOUSE + _GAP)) + 11, 20))

    def set_kind(self, kind: str) -> None:
        super().set_kind(kind)
        self._show_picture()
        for label in (self._title, self._detail):
            set_style_property(label, "on", kind)

    def _show_picture(self) -> None:
        if self._picture is not None:
            self.setIcon(picture_icon(*self._picture))
            self.setIconSize(self._picture[1])
        elif self._sign:
            self.setIcon(icon(self._sign, "accent_text" if self.kind == "main" else "text"))
        left = _BEFORE + self.iconSize().width() + _BEHIND
        self._grid.setContentsMargins(left, 0, 14, 0)

    def _show_badge(self) -> None:
        if self._badge_drawing is not None:
            self._badge.setPixmap(picture(*self._badge_drawing))
        self._badge.setVisible(self._badge_drawing is not None)

    def sizeHint(self) -> QSize:
        title, detail = (label.fontMetrics().height() for label in (self._title, self._detail))
        lines = max(self._lines, self.detail.count("\n") + 1 if self.detail else 0)
        words = title + 26 + (lines * detail - 4 if lines else 0)
        around = self._grid.contentsMargins()
        width = self._title.sizeHint().width() + around.left() + around.right()
        return QSize(max(150, width), max(words, self.iconSize().height() + 16))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_picture()
            self._show_badge()
