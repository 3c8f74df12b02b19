"""Outpost's labour market: fields with their prices, workers, and free places."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.outpost_actions import ExpansionAction
from powergrid_qt.engine.moves import Hire
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.labour_market import LabourMarketModel
from powergrid_qt.views.market.panel import MarketPanel, Spot
from powergrid_qt.views.pieces.badges import draw_hint
from powergrid_qt.views.pieces.cards import card_font
from powergrid_qt.views.pieces.tokens import draw_worker
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.theme import text_font, theme
from powergrid_qt.words.names import money_text, workers_text

SIDE, TOP, BOTTOM = 9.0, 6.0, 8.0
LEGEND = 104.0
GAP = 5.0
HEADER = 17.0
WORKER_ROWS = 2


class LabourMarketPanel(MarketPanel):
    HEIGHT = 100

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.model = LabourMarketModel(self)
        self._fields: list[QRectF] = []
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Labour market"))

    def take_over(self) -> None:
        state = self.controller.game.state
        if isinstance(state, OutpostState):
            self.model.show(state)

    def content(self) -> object:
        return self.model.places

    def arrange(self) -> list[Spot]:
        """A field for each price; its workers stand in two rows."""
        sizes: dict[int, int] = {}
        for place in self.model.places:
            sizes[place.field] = sizes.get(place.field, 0) + 1
        if not sizes:
            return []
        area = QRectF(self.rect()).adjusted(SIDE + LEGEND, TOP, -SIDE, -BOTTOM)
        columns = [-(-size // WORKER_ROWS) for size in sizes.values()]
        cell = (area.width() - GAP * (len(sizes) - 1) - 6 * len(sizes)) / sum(columns)
        height = (area.height() - HEADER - 2) / WORKER_ROWS
        self._fields, spots = [], []
        x, row = area.left(), 0
        for size, wide in zip(sizes.values(), columns, strict=True):
            self._fields.append(QRectF(x, area.top(), cell * wide + 6, area.height()))
            for index in range(size):
                line, column = divmod(index, wide)
                left, top = x + 3 + cell * column, area.top() + HEADER + height * line
                spots.append(Spot(row, QRectF(left, top, cell, height)))
                row += 1
            x += cell * wide + 6 + GAP
        return spots

    # -- hiring -------------------------------------------------------------------------------

    @property
    def _expansion(self) -> ExpansionAction | None:
        return self.action if isinstance(self.action, ExpansionAction) else None

    @property
    def hired(self) -> int:
        """How many seasonal workers the plan of the turn hires."""
        expansion = self._expansion
        return 0 if expansion is None else expansion.seasonal

    @property
    def _hinted(self) -> int:
        """How many seasonal workers a hint proposes to hire."""
        return self.pointed.seasonal if isinstance(self.pointed, Hire) else 0

    def can_click(self, row: int) -> bool:
        expansion, amount = self._expansion, self.model.places[row].amount
        return expansion is not None and amount > 0 and amount in expansion.seasonal_choices

    def click(self, row: int) -> None:
        """Hire everybody up to this worker; the last of them again: one less."""
        expansion, amount = self._expansion, self.model.places[row].amount
        if expansion is not None and amount:
            expansion.hire(amount - 1 if amount == self.hired else amount)

    def tip(self, row: int) -> str:
        place = self.model.places[row]
        price = money_text(place.price)
        if not place.amount:
            return self.tr("A free place, for {price}.").format(price=price)
        line = self.tr("{workers} for {cost} together").format(
            workers=workers_text(place.amount), cost=money_text(place.cost)
        )
        if place.amount == 1:
            line = self.tr("1 worker for {price}").format(price=price)
        expansion = self._expansion
        if expansion is None or self.can_click(row):
            return line
        most = max(expansion.seasonal_choices)
        reason = self.tr("Your company can hire {n} at most now.").format(n=most)
        return f"{line}\n{reason}"

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        before = self.hovered
        super().mouseMoveEvent(event)
        if self.hovered != before and self._expansion is not None:
            self.show_tip(self.hovered, event.globalPosition().toPoint())

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if not self._fields:
            return
        self._draw_legend(painter)
        first: dict[int, int] = {}
        for place in self.model.places:
            first.setdefault(place.field, place.price)
        for area, price in zip(self._fields, first.values(), strict=True):
            self._draw_field(painter, area, price)
        choices = self._expansion.seasonal_choices if self._expansion is not None else None
        aimed = 0
        if self.hovered is not None and self.can_click(self.hovered):
            aimed = self.model.places[self.hovered].amount
        for spot in self.spots:
            amount = self.model.places[spot.row].amount
            if 0 < amount <= max(aimed, self.hired):
                self._draw_mark(painter, spot.area, strong=amount <= self.hired)
            dim = choices is not None and amount > 0 and amount not in choices
            painter.setOpacity(0.45 if dim else 1.0)
            side = min(spot.area.width(), spot.area.height(), 26.0 * self.scale) - 1.5
            box = QRectF(0, 0, side, side)
            box.moveCenter(spot.area.center())
            self.sprites.draw(painter, box, bool(amount), _drawn if amount else _missing)
            painter.setOpacity(1.0)
            if self.hired < amount <= self._hinted:
                draw_hint(painter, spot.area)
            if self.has_focus(spot.row):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(theme().color("focus"), 2))
                painter.drawRoundedRect(spot.area.adjusted(1, 1, -1, -1), 4, 4)

    def _draw_mark(self, painter: QPainter, area: QRectF, *, strong: bool) -> None:
        painter.setPen(QPen(theme().color("lit"), 1.6 if strong else 1.0))
        painter.setBrush(theme().color("lit", 0.38 if strong else 0.14))
        painter.drawRoundedRect(area.adjusted(0.8, 0.8, -0.8, -0.8), 4, 4)

    def _draw_field(self, painter: QPainter, area: QRectF, price: int) -> None:
        look = theme()
        painter.setBrush(look.color("raised"))
        painter.setPen(QPen(look.color("panel_line"), 1))
        painter.drawRoundedRect(area, 6, 6)
        painter.setPen(look.color("text"))
        painter.setFont(card_font(15, QFont.Weight.Bold))
        header = QRectF(area.left(), area.top(), area.width(), HEADER)
        painter.drawText(header, Qt.AlignmentFlag.AlignCenter, str(price))

    def _draw_legend(self, painter: QPainter) -> None:
        look = theme()
        line = QRectF(SIDE, TOP + 2, LEGEND - 12, 18)
        painter.setFont(text_font(base_size() * 0.9, QFont.Weight.DemiBold))
        painter.setPen(look.color("text"))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, self.tr("Labour market"))
        painter.setFont(text_font(base_size() * 0.82))
        painter.setPen(look.color("text_soft"))
        free = len(self.model.places) - self.model.workers
        lines = (
            workers_text(self.model.workers),
            self.tr("{n} free places").format(n=free),
        )
        for text in lines:
            line = line.translated(0, 20)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft, text)


def _drawn(painter: QPainter, rect: QRectF) -> None:
    draw_worker(painter, rect)


def _missing(painter: QPainter, rect: QRectF) -> None:
    draw_worker(painter, rect, ghost=True)
