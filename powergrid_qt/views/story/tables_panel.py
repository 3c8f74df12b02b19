"""What is paid for how many cities, and what each step refills."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import Board
from powergrid_qt.models.players import facts_of
from powergrid_qt.views.pieces.card_parts import card_font
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.controls import Panel, SoftLabel
from powergrid_qt.views.style.layouts import STRETCH, ScrollColumn, add, row
from powergrid_qt.views.style.lettering import BOLD, CENTER, LEFT, MEDIUM, RIGHT, write
from powergrid_qt.views.style.pictures import draw_box
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.names import cities_text, fuel_name, money_text

COLUMNS = 7
CELL_HEIGHT = 28
ROW_HEIGHT = 24


class Paid(NamedTuple):
    """The payment for so many cities."""

    cities: int
    money: int
    connected: bool
    """Whether the player to move has connected so many cities."""
    powered: bool
    """Whether the player to move could power so many cities now."""

    def __str__(self) -> str:
        return str(self.money)


def draw_paid(painter: QPainter, cell: QRectF, paid: Paid, _: Index) -> None:
    box = cell.adjusted(1.5, 1.5, -1.5, -1.5)
    ink, inner = "accent_text" if paid.powered else "text", box.adjusted(3, 0, -3, 0)
    line, width = ("focus", 2.5) if paid.connected else ("panel_line", 1)
    draw_field(painter, box, line, width, powered=paid.powered)
    painter.setPen(theme().color(ink, 0.75 if paid.powered else 0.6))
    painter.setFont(card_font(11))
    painter.drawText(inner, LEFT, str(paid.cities))
    painter.setPen(theme().color(ink))
    painter.setFont(card_font(14 if box.width() >= 36 else 13, QFont.Weight.Bold))
    painter.drawText(inner, RIGHT, str(paid))


def draw_field(painter: QPainter, box: QRectF, line: str, width: float, *, powered: bool) -> None:
    ground = theme().color("accent" if powered else "raised")
    draw_box(painter, box, min(5.0, box.width() * 0.3), ground, theme().color(line), width)


class PayoutTable(Figures):
    """The table of payments, with a cell for each number of cities."""

    def __init__(self) -> None:
        super().__init__((1.0,) * COLUMNS, CELL_HEIGHT, draw_paid)

    def show_payout(
        self, payout: tuple[int, ...], connected: int | None, powered: int | None
    ) -> None:
        """Mark how many cities the player to move has, and could power now."""
        most = len(payout) - 1
        text = self.tr("Payout")
        if connected is not None and powered is not None:
            text = self.tr("{cities} connected, {powered} powered: {income}").format(
                cities=cities_text(connected),
                powered=powered,
                income=money_text(payout[min(powered, most)]),
            )
            self.setToolTip(text)
            connected, powered = min(connected, most), min(powered, most)
        self.setAccessibleName(text)
        cells = [
            Paid(cities, money, cities == connected, cities == powered)
            for cities, money in enumerate(payout)
        ]
        self.show_rows([cells[at : at + COLUMNS] for at in range(0, len(cells), COLUMNS)])


class PayoutLegend(QWidget):
    def __init__(self) -> None:
        super().__init__()
        powered, connected = (
            Picture(_draw_key, color, size=(12, 12)) for color in ("accent", "focus")
        )
        words = (self.tr("would be powered now"), self.tr("connected"))
        first, second = (SoftLabel(text, scale=0.85) for text in words)
        parts = (powered, first, 12, connected, second, STRETCH)
        row(*parts, into=self, spacing=5, margins=(1, 0, 0, 0))


def _draw_key(painter: QPainter, box: QRectF, color: str) -> None:
    draw_field(painter, box.adjusted(1, 1, -1, -1), color, 2, powered=color == "accent")


class RefillTable(Figures):
    """Tokens that come at the end of a round: a row for each fuel, a column for each step. The
    first row has the names of the steps, the first column those of the fuels."""

    def __init__(self) -> None:
        super().__init__((0.4, 0.2, 0.2, 0.2), ROW_HEIGHT, self._draw)
        self.step = 1
        self._board: Board | None = None

    def show_table(self, table: dict[str, tuple[int, ...]], step: int, board: Board) -> None:
        self.step, self._board = step, board
        steps = [self.tr("Step {step}").format(step=step) for step in (1, 2, 3)]
        self.show_rows([("", *steps), *((fuel, *tokens) for fuel, tokens in table.items())])
        added = ", ".join(
            f"{fuel_name(fuel, board)} {tokens[step - 1]}" for fuel, tokens in table.items()
        )
        text = self.tr("Refill in step {step}: {tokens}").format(step=step, tokens=added)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.viewport().update()

    def _draw(self, painter: QPainter, box: QRectF, cell: object, index: Index) -> None:
        text, now = str(cell), index.column() == self.step
        color, weight = ("text", BOLD) if now else ("text_soft", MEDIUM)
        if now:  # a band through all rows, of which this is a part
            above, below = index.row(), index.model().rowCount() - 1 - index.row()
            painter.setClipRect(box)
            band = box.adjusted(2, -ROW_HEIGHT * above, -2, ROW_HEIGHT * below)
            draw_box(painter, band, 6, theme().color("accent", 0.16))
        if index.row() == 0:
            write(painter, box, text, align=CENTER, scale=0.9, weight=weight, color=color)
        elif index.column():
            write(painter, box, text, align=CENTER, scale=1.05, weight=weight, color=color)
        else:
            token = QRectF(2, box.top() + 3, ROW_HEIGHT - 6, ROW_HEIGHT - 6)
            draw_token(painter, token, text)
            write(painter, box.adjusted(ROW_HEIGHT, 0, 0, 0), fuel_name(text, self._board))


class TablesPanel(Panel):
    """A panel with both tables below each other; they scroll where there is no room."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Tables"))
        self._controller = controller
        self.payout = PayoutTable()
        self.refill = RefillTable()
        tables = ScrollColumn(right=SPACE // 2)
        tables.column.setSpacing(2)
        add(tables.column, self.payout, PayoutLegend(), SPACE - 2, self.refill, STRETCH)
        self.body.addWidget(tables)
        self.around.setContentsMargins(SPACE, SPACE - 2, SPACE // 2, SPACE)
        controller.changed.connect(self.refresh)
        controller.planned.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        game, seat = self._controller.game, self._controller.action.planned_by
        connected = powered = None
        if seat is not None:
            facts = facts_of(game, None)[seat]
            connected = facts.cities + len(self._controller.action.planned_houses)
            powered = min(facts.power, connected)
        state, rules = game.state, game.state.rules
        self.payout.show_payout(rules.edition.payout, connected, powered)
        table = rules.refill_table(state)
        self.refill.setVisible(bool(table))  # Outpost has none
        if table:
            self.refill.show_table(table, rules.refill_step(state), rules.board)
