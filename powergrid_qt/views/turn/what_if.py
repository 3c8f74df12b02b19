"""What if: what the turn as planned would bring, before anything is paid."""

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.forecast import Forecast, forecast
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.icons import draw_icon
from powergrid_qt.views.pieces.tokens import draw_token, draw_worker
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import text_font, theme
from powergrid_qt.words.names import money_text, tokens_text

HEIGHT = 24
_ICON = 15.0
_GAP, _LEAST_GAP = 11.0, 3.0


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture with a figure; `changed`: the plan makes it another one."""

    picture: Callable[[QPainter, QRectF], None] = field(compare=False)
    text: str
    tip: str
    changed: bool = False


class WhatIfStrip(QWidget):
    """Cities, power, fuel and income for the human on move in phases 2 to 4; else empty."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._figures: list[Figure] = []
        self._seat: int | None = None
        self._font = text_font(base_size() * 0.95, QFont.Weight.DemiBold)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.renew()

    def renew(self) -> None:
        action = self._controller.action
        outlook, seat = None, None
        if isinstance(action, PlayerAction):
            outlook, seat = forecast(action), action.seat
        figures = [] if outlook is None else self._figures_of(outlook)
        if (figures, seat) == (self._figures, self._seat):
            return
        self._figures, self._seat = figures, seat
        self.setAccessibleName(self.tr("What if"))
        self.setAccessibleDescription(self.words())
        self.update()

    def words(self) -> str:
        """Everything that is shown, in words."""
        return " ".join(figure.tip for figure in self._figures)

    def _figures_of(self, outlook: Forecast) -> list[Figure]:
        now, planned = outlook.now, outlook.planned
        color = self._controller.game.config.players[self._controller.action.seat].color
        figures = [
            Figure(
                lambda painter, box: draw_house(painter, box, color),
                _change(now.cities, planned.cities),
                self.tr("Cities: {count}.").format(count=planned.cities),
                now.cities != planned.cities,
            ),
            Figure(
                lambda painter, box: draw_icon(painter, box, "bolt", theme().color("lit")),
                self.tr("{powered} of {capacity}").format(
                    powered=planned.powered, capacity=planned.capacity
                ),
                self.tr("Cities with light: {powered}; the plants could power {capacity}.").format(
                    powered=planned.powered, capacity=planned.capacity
                ),
                (now.powered, now.capacity) != (planned.powered, planned.capacity),
            ),
        ]
        income = self.tr("Income with that: {amount}.").format(amount=money_text(planned.income))
        figures.append(
            Figure(
                _plus,
                money_text(planned.income),
                income,
                now.income != planned.income,
            )
        )
        held = self.tr("Fuel held: {tokens}.").format(tokens=tokens_text(planned.fuel))
        before = dict(now.fuel)
        for fuel, amount in planned.fuel:
            figures.append(Figure(_token(fuel), str(amount), held, before.get(fuel, 0) != amount))
        if planned.workers:
            figures.append(
                Figure(
                    draw_worker,
                    str(planned.workers),
                    self.tr("Workers who can run plants: {count}.").format(count=planned.workers),
                    now.workers != planned.workers,
                )
            )
        return figures

    def _cells(self) -> list[tuple[Figure, QRectF]]:
        metrics = QFontMetrics(self._font)
        widths = [_ICON + 4 + metrics.horizontalAdvance(figure.text) for figure in self._figures]
        # Closer together where there is little room: many kinds of fuel in a small window.
        free = (self.width() - sum(widths)) / max(1, len(widths))
        gap = min(_GAP, max(_LEAST_GAP, free))
        cells = []
        left = 0.0
        for figure, width in zip(self._figures, widths, strict=True):
            cells.append((figure, QRectF(left, 0, width + gap, self.height())))
            left += width + gap
        return cells

    def sizeHint(self) -> QSize:  # noqa: N802
        cells = self._cells()
        return QSize(int(cells[-1][1].right()) if cells else 0, HEIGHT)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        for figure, cell in self._cells():
            middle = cell.center().y()
            figure.picture(painter, QRectF(cell.left(), middle - _ICON / 2, _ICON, _ICON))
            painter.setPen(look.color("accent" if figure.changed else "text_soft"))
            place = cell.adjusted(_ICON + 4, 0, 0, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, figure.text)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for figure, cell in self._cells():
                if cell.contains(event.pos().toPointF()):
                    QToolTip.showText(event.globalPos(), figure.tip, self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.renew()
        elif event.type() == QEvent.Type.PaletteChange:
            self.update()


def _change(now: int, planned: int) -> str:
    return str(now) if now == planned else f"{now} → {planned}"


def _token(fuel: str) -> Callable[[QPainter, QRectF], None]:
    return lambda painter, box: draw_token(painter, box, fuel)


def _plus(painter: QPainter, box: QRectF) -> None:
    draw_icon(painter, box.adjusted(1, 1, -1, -1), "plus", theme().color("good"))
