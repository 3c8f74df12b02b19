"""A button with a title, a second line that says more, and the players' houses."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.controls import Button, PlainLabel, base_size, set_look
from powergrid_qt.views.style.icons import icon
from powergrid_qt.views.style.lettering import NORMAL, squeezed_font
from powergrid_qt.views.style.pictures import picture
from powergrid_qt.views.style.theme import text_font, theme

_BESIDE_ICON = 50
_HOUSE, _GAP = 14.0, 5.0
_DETAIL = 0.92


class DetailButton(Button):
    """The words are labels that let clicks through; the style sheet dresses them."""

    def __init__(self, kind: str, sign: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._sign = sign
        self._players: tuple[str, ...] = ()
        self._title, self._houses, self._detail = PlainLabel(), QLabel(), PlainLabel()
        self._title.setFont(text_font(base_size() * 1.08, QFont.Weight.DemiBold))
        self._detail.setFont(text_font(base_size() * _DETAIL))
        self._detail.setMinimumWidth(1)
        self.setIconSize(QSize(22, 22))
        layout = QGridLayout(self)
        layout.setContentsMargins(_BESIDE_ICON, 0, 16, 0)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(0, 1)
        layout.setRowStretch(0, 1)
        layout.addWidget(self._title, 1, 0)
        layout.addWidget(self._houses, 1, 1)
        layout.addWidget(self._detail, 2, 0, 1, 2)
        layout.setRowStretch(3, 1)
        for label in (self._title, self._houses, self._detail):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_kind(kind)

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def detail(self) -> str:
        return self.accessibleDescription()

    def set_texts(self, title: str, detail: str = "", players: Sequence[str] = ()) -> None:
        """`players`: their colours."""
        self._title.setText(title)
        self._players = tuple(players)
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.setToolTip(plain_tip(detail))
        self._detail.setVisible(bool(detail))
        self._fit_detail()
        self._show_houses()
        self.updateGeometry()

    def set_kind(self, kind: str) -> None:
        super().set_kind(kind)
        self.setIcon(icon(self._sign, "accent_text" if kind == "main" else "text"))
        for label in (self._title, self._detail):
            set_look(label, "on", kind)

    def _fit_detail(self) -> None:
        """In smaller and narrower letters rather than cut off."""
        room = self._detail.width()
        font = squeezed_font(self.detail, room, _DETAIL, NORMAL)
        elide = Qt.TextElideMode.ElideRight
        self._detail.setFont(font)
        self._detail.setText(QFontMetricsF(font).elidedText(self.detail, elide, room))

    def _show_houses(self) -> None:
        width = round(len(self._players) * (_HOUSE + _GAP)) + 11
        self._houses.setPixmap(picture(self._draw_houses, QSize(width, 20)))
        self._houses.setVisible(bool(self._players))

    def _draw_houses(self, painter: QPainter, box: QRectF) -> None:
        """On a ground on which every colour can be seen."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().color("panel", 0.92))
        painter.drawRoundedRect(box, 10, 10)
        for number, color in enumerate(self._players):
            draw_house(painter, QRectF(8 + number * (_HOUSE + _GAP), 3, _HOUSE, _HOUSE), color)

    def sizeHint(self) -> QSize:  # noqa: N802
        title, detail = (label.fontMetrics().height() for label in (self._title, self._detail))
        return QSize(160, title + 26 + (detail - 4 if self.detail else 0))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_detail()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_houses()
