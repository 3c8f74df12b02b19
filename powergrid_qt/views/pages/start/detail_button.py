"""A button with a title, a second line that says more, and the players' houses."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.pieces.shapes import mix
from powergrid_qt.views.style.controls import Button, base_size
from powergrid_qt.views.style.lettering import squeezed_font
from powergrid_qt.views.style.theme import text_font, theme

_EDGE = 16.0
_ICON = 22.0
_HOUSE = 14.0
_DETAIL = 0.92


class DetailButton(Button):
    """Both lines are painted here: the style sheet paints the ground only."""

    def __init__(self, kind: str, icon: str = "", parent: QWidget | None = None) -> None:
        self.kind = kind
        super().__init__("", parent)
        self._icon = icon
        self._title = ""
        self._detail = ""
        self._houses: tuple[str, ...] = ()
        self._alarm = False
        self._title_font = text_font(base_size() * 1.08, QFont.Weight.DemiBold)
        self._detail_font = text_font(base_size() * _DETAIL)

    @property
    def title(self) -> str:
        return self._title

    @property
    def detail(self) -> str:
        return self._detail

    def set_texts(
        self, title: str, detail: str = "", houses: Sequence[str] = (), *, alarm: bool = False
    ) -> None:
        """`houses`: colours of players; `alarm`: the second line tells of a problem."""
        self._title, self._detail, self._alarm = title, detail, alarm
        self._houses = tuple(houses)
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.setToolTip(detail)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        lines = QFontMetricsF(self._title_font).height()
        if self._detail:
            lines += QFontMetricsF(self._detail_font).height() + 3
        return QSize(160, round(lines) + (20 if self._detail else 26))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(140, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = look.color("accent_text" if self.kind == "main" else "text")
        soft = mix(ink, look.accent, 0.12) if self.kind == "main" else look.color("text_soft")
        if not self.isEnabled():
            ink = look.color("text_soft")
        if self._alarm:
            soft = look.color("warning")
        area = QRectF(self.rect()).adjusted(_EDGE, 0, -_EDGE, 0)
        if self._icon or self._alarm:
            box = QRectF(0, 0, _ICON, _ICON)
            box.moveCenter(QPointF(area.left() + _ICON / 2, area.center().y()))
            draw_icon(painter, box, "warning" if self._alarm else self._icon, ink)
            area.setLeft(box.right() + 12)
        beside = self._paint_houses(painter, area)
        self._paint_lines(painter, area, beside, (ink, soft))

    def _paint_houses(self, painter: QPainter, area: QRectF) -> float:
        """From the right, beside the title; gives where they begin."""
        right = area.right()
        middle = area.center().y() - QFontMetricsF(self._detail_font).height() / 2 - 2
        if self._houses and self.kind == "main":  # a ground on which every colour can be seen
            width = len(self._houses) * (_HOUSE + 5) + 11
            ground = QRectF(right - width, middle - 10, width, 20)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("panel", 0.92))
            painter.drawRoundedRect(ground, 10, 10)
            right -= 8
        for color in reversed(self._houses):
            box = QRectF(right - _HOUSE, middle - _HOUSE / 2, _HOUSE, _HOUSE)
            draw_house(painter, box, color)
            right -= _HOUSE + 5
        return right - 10 if self._houses else right

    def _paint_lines(
        self, painter: QPainter, area: QRectF, beside: float, inks: tuple[QColor, QColor]
    ) -> None:
        """The title ends where the houses begin; the second line has the whole width."""
        lines = [(self._title, self._title_font, beside)]
        if self._detail:
            font = squeezed_font(self._detail, area.width(), _DETAIL, QFont.Weight.Normal)
            lines.append((self._detail, font, area.right()))
        metrics = [QFontMetricsF(font) for _, font, _ in lines]
        top = area.center().y() - (sum(m.height() for m in metrics) + 3 * (len(lines) - 1)) / 2
        for (text, font, right), metric, ink in zip(lines, metrics, inks, strict=False):
            painter.setFont(font)
            painter.setPen(ink)
            line = QRectF(area.left(), top, right - area.left(), metric.height())
            shown = metric.elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
            top += metric.height() + 3
