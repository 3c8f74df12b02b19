"""What is paid for how many cities, and what each step refills."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.models.player_facts import PlayerFacts, facts_of
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.controls import Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, add, row
from powergrid_qt.views.style.lettering import BOLD, CENTER, LEFT, MEDIUM, RIGHT, write
from powergrid_qt.views.style.scroll_column import ScrollColumn
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.names import cities_text, fuel_name, money_text

COLUMNS = 7
CELL_HEIGHT = 28
ROW_HEIGHT = 24


class PayoutDelegate(QStyledItemDelegate):
    connected: int | None = None
    powered: int | None = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        paid = index.data()
        if paid is None:
            return
        cities = index.row() * COLUMNS + index.column()
        powered = cities == self.powered
        box = QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5)
        ink, inner = "accent_text" if powered else "text", box.adjusted(3, 0, -3, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QPen(theme().color("focus"), 2.5) if cities == self.connected else None
        draw_field(painter, box, line, powered=powered)
        painter.setPen(theme().color(ink, 0.75 if powered else 0.6))
        painter.setFont(card_font(11))
        painter.drawText(inner, LEFT, str(cities))
        painter.setPen(theme().color(ink))
        painter.setFont(card_font(14 if box.width() >= 36 else 13, QFont.Weight.Bold))
        painter.drawText(inner, RIGHT, paid)
        painter.restore()


def draw_field(painter: QPainter, box: QRectF, line: QPen | None, *, powered: bool) -> None:
    painter.setBrush(theme().color("accent" if powered else "raised"))
    painter.setPen(line or QPen(theme().color("panel_line"), 1))
    radius = min(5.0, box.width() * 0.3)
    painter.drawRoundedRect(box, radius, radius)


class PayoutTable(Translated, Figures):
    """One cell for each number of cities; marked: what the player to move could power now, and
    how many cities they have."""

    def __init__(self) -> None:
        super().__init__((1.0,) * COLUMNS, CELL_HEIGHT)
        self._payout: tuple[int, ...] = ()
        self.connected: int | None = None
        self.powered: int | None = None
        self._delegate = PayoutDelegate(self)
        self.setItemDelegate(self._delegate)

    def show_payout(
        self, payout: tuple[int, ...], connected: int | None, powered: int | None
    ) -> None:
        self._payout, self.connected, self.powered = payout, connected, powered
        most = len(payout) - 1
        self._delegate.connected = None if connected is None else min(connected, most)
        self._delegate.powered = None if powered is None else min(powered, most)
        self.show_rows([payout[at : at + COLUMNS] for at in range(0, len(payout), COLUMNS)])
        self.viewport().update()
        self.retranslate()

    def retranslate(self) -> None:
        text = self.tr("Payout")
        if self.connected is not None and self.powered is not None:
            paid = self._payout[min(self.powered, len(self._payout) - 1)]
            text = self.tr("{cities} connected, {powered} powered: {income}").format(
                cities=cities_text(self.connected), powered=self.powered, income=money_text(paid)
            )
            self.setToolTip(text)
        self.setAccessibleName(text)


class PayoutLegend(Translated, QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._labels = SoftLabel(scale=0.85), SoftLabel(scale=0.85)
        powered, connected = (
            Picture(self._draw_key, color, size=(12, 12)) for color in ("accent", "focus")
        )
        row(
            *(powered, self._labels[0], 12, connected, self._labels[1], STRETCH),
            into=self,
            spacing=5,
            margins=(1, 0, 0, 0),
        )
        self.retranslate()

    def _draw_key(self, painter: QPainter, box: QRectF, color: str) -> None:
        line = QPen(theme().color(color), 2)
        draw_field(painter, box.adjusted(1, 1, -1, -1), line, powered=color == "accent")

    def retranslate(self) -> None:
        powered, connected = self._labels
        powered.setText(self.tr("would be powered now"))
        connected.setText(self.tr("connected"))


class RefillDelegate(QStyledItemDelegate):
    """The first row has the names of the steps, the first column those of the fuels."""

    step = 1

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box, text = QRectF(option.rect), str(index.data())
        now = index.column() == self.step
        color, weight = ("text", BOLD) if now else ("text_soft", MEDIUM)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if now:  # a band through all rows, of which this is a part
            above, below = index.row(), index.model().rowCount() - 1 - index.row()
            painter.setClipRect(box)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("accent", 0.16))
            band = box.adjusted(2, -ROW_HEIGHT * above, -2, ROW_HEIGHT * below)
            painter.drawRoundedRect(band, 6, 6)
        if index.row() == 0:
            write(painter, box, text, align=CENTER, scale=0.9, weight=weight, color=color)
        elif index.column():
            write(painter, box, text, align=CENTER, scale=1.05, weight=weight, color=color)
        else:
            fuel = text
            draw_token(painter, QRectF(2, box.top() + 3, ROW_HEIGHT - 6, ROW_HEIGHT - 6), fuel)
            write(painter, box.adjusted(ROW_HEIGHT, 0, 0, 0), fuel_name(fuel))
        painter.restore()


class RefillTable(Translated, Figures):
    """Tokens that come at the end of a round: a row for each fuel, a column for each step."""

    def __init__(self) -> None:
        super().__init__((0.4, 0.2, 0.2, 0.2), ROW_HEIGHT)
        self._table: dict[str, tuple[int, ...]] = {}
        self._delegate = RefillDelegate(self)
        self.setItemDelegate(self._delegate)

    @property
    def step(self) -> int:
        return self._delegate.step

    def show_table(self, table: dict[str, tuple[int, ...]], step: int) -> None:
        self._table, self._delegate.step = table, step
        self.retranslate()

    def retranslate(self) -> None:
        steps = [self.tr("Step {step}").format(step=step) for step in (1, 2, 3)]
        self.show_rows([("", *steps), *((fuel, *tokens) for fuel, tokens in self._table.items())])
        added = ", ".join(
            f"{fuel_name(fuel)} {tokens[self.step - 1]}" for fuel, tokens in self._table.items()
        )
        text = self.tr("Refill in step {step}: {tokens}").format(step=self.step, tokens=added)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.viewport().update()


class TablesPanel(Translated, Panel):
    """Both tables below each other; they scroll where there is no room for both."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._controller = controller
        self.payout = PayoutTable()
        self.refill = RefillTable()
        tables = ScrollColumn(right=SPACE // 2)
        tables.column.setSpacing(2)
        for part in (self.payout, PayoutLegend(), SPACE - 2, self.refill, STRETCH):
            add(tables.column, part)
        self.body.addWidget(tables)
        outer = self.layout()
        assert outer is not None
        outer.setContentsMargins(SPACE, SPACE - 2, SPACE // 2, SPACE)
        controller.changed.connect(self.refresh)
        controller.planned.connect(self.refresh)
        self.retranslate()
        self.refresh()

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        state = self._controller.game.state
        facts = self._marked()
        connected = powered = None
        if facts is not None:
            connected = facts.cities + len(self._controller.action.planned_houses)
            powered = min(facts.power, connected)
        rules = state.rules
        self.payout.show_payout(rules.edition.payout, connected, powered)
        table = rules.refill_table(state)
        self.refill.setVisible(bool(table))  # Outpost has none
        if table:
            self.refill.show_table(table, rules.refill_step(state))

    def _marked(self) -> PlayerFacts | None:
        """The player to move."""
        seat = self._controller.actor
        return None if seat is None else facts_of(self._controller.game, None)[seat]

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Tables"))
