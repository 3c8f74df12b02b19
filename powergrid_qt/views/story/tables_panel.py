"""What is paid for how many cities, and what each step refills."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.models.player_facts import PlayerFacts, facts_of
from powergrid_qt.views.pieces.cards import card_font
from powergrid_qt.views.pieces.tokens import draw_token
from powergrid_qt.views.style.controls import Panel
from powergrid_qt.views.style.lettering import BOLD, CENTER, LEFT, MEDIUM, RIGHT, write
from powergrid_qt.views.style.theme import SPACE, theme
from powergrid_qt.words.sentences import cities_text, fuel_name, money_text

if TYPE_CHECKING:
    from powergrid_qt.app.current_turn import CurrentTurn

COLUMNS = 7
CELL = 28.0
ROW = 24.0


class PayoutTable(QWidget):
    """One cell for each number of cities; marked: what the player to move could power now, and
    how many cities they have."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._payout: tuple[int, ...] = ()
        self.connected: int | None = None
        self.powered: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        rows = -(-len(self._payout) // COLUMNS)
        return QSize(COLUMNS * 48, round(rows * CELL) + 20)

    def show_payout(
        self, payout: tuple[int, ...], connected: int | None, powered: int | None
    ) -> None:
        self._payout, self.connected, self.powered = payout, connected, powered
        self._name()
        self.updateGeometry()
        self.update()

    def _name(self) -> None:
        if self.connected is None or self.powered is None:
            self.setAccessibleName(self.tr("Payout"))
            return
        paid = self._payout[min(self.powered, len(self._payout) - 1)]
        text = self.tr("{cities} connected, {powered} powered: {income}").format(
            cities=cities_text(self.connected), powered=self.powered, income=money_text(paid)
        )
        self.setAccessibleName(text)
        self.setToolTip(text)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() / COLUMNS
        last = len(self._payout) - 1
        for count, paid in enumerate(self._payout):
            row, column = divmod(count, COLUMNS)
            box = QRectF(column * width, row * CELL, width, CELL).adjusted(1.5, 1.5, -1.5, -1.5)
            connected = self.connected is not None and min(self.connected, last) == count
            powered = self.powered is not None and min(self.powered, last) == count
            self._draw_cell(painter, box, (count, paid), connected=connected, powered=powered)
        self._draw_legend(painter, QRectF(0, self.height() - 18, self.width(), 18))

    def _draw_cell(
        self,
        painter: QPainter,
        box: QRectF,
        figures: tuple[int, int],
        *,
        connected: bool,
        powered: bool,
    ) -> None:
        look = theme()
        painter.setBrush(look.color("accent" if powered else "raised"))
        pen = QPen(look.color("focus"), 2.5) if connected else QPen(look.color("panel_line"), 1)
        painter.setPen(pen)
        painter.drawRoundedRect(box, 5, 5)
        count, paid = figures
        ink = "accent_text" if powered else "text"
        inner = box.adjusted(3, 0, -3, 0)
        painter.setPen(look.color(ink, 0.75 if powered else 0.6))
        painter.setFont(card_font(11))
        painter.drawText(inner, LEFT, str(count))
        painter.setPen(look.color(ink))
        painter.setFont(card_font(14 if box.width() >= 36 else 13, QFont.Weight.Bold))
        painter.drawText(inner, RIGHT, str(paid))

    def _draw_legend(self, painter: QPainter, row: QRectF) -> None:
        look = theme()
        at = row.left() + 2
        for text, fill, line in (
            (self.tr("would be powered now"), "accent", "accent"),
            (self.tr("connected"), "raised", "focus"),
        ):
            key = QRectF(at, row.center().y() - 5, 10, 10)
            painter.setBrush(look.color(fill))
            painter.setPen(QPen(look.color(line), 2))
            painter.drawRoundedRect(key, 3, 3)
            rest = QRectF(at + 16, row.top(), row.right() - at - 16, row.height())
            at += 16 + write(painter, rest, text, scale=0.85, color="text_soft") + 18

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._name()
            self.update()
        return super().event(event)


class RefillTable(QWidget):
    """Tokens that come at the end of a round: a row for each fuel, a column for each step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: dict[str, tuple[int, ...]] = {}
        self.step = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(COLUMNS * 48, round(ROW * (len(self._table) + 1)))

    def show_table(self, table: dict[str, tuple[int, ...]], step: int) -> None:
        self._table, self.step = table, step
        self._name()
        self.updateGeometry()
        self.update()

    def _name(self) -> None:
        added = ", ".join(
            f"{fuel_name(fuel)} {steps[self.step - 1]}" for fuel, steps in self._table.items()
        )
        text = self.tr("Refill in step {step}: {tokens}").format(step=self.step, tokens=added)
        self.setAccessibleName(text)
        self.setToolTip(text)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = theme()
        head = self.width() * 0.4
        width = (self.width() - head) / 3
        for number in range(3):
            column = QRectF(head + number * width, 0, width, self.height()).adjusted(2, 0, -2, 0)
            now = number + 1 == self.step
            if now:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color("accent", 0.16))
                painter.drawRoundedRect(column, 6, 6)
            title = QRectF(column.left(), 0, column.width(), ROW)
            text = self.tr("Step {step}").format(step=number + 1)
            color = "text" if now else "text_soft"
            weight = BOLD if now else MEDIUM
            write(painter, title, text, align=CENTER, scale=0.9, weight=weight, color=color)
            for row, steps in enumerate(self._table.values(), start=1):
                box = QRectF(column.left(), row * ROW, column.width(), ROW)
                figure = str(steps[number])
                write(painter, box, figure, align=CENTER, scale=1.05, weight=weight, color=color)
        for row, fuel in enumerate(self._table, start=1):
            top = row * ROW
            draw_token(painter, QRectF(2, top + 3, ROW - 6, ROW - 6), fuel)
            write(painter, QRectF(ROW, top, head - ROW, ROW), fuel_name(fuel), align=LEFT)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._name()
            self.update()
        return super().event(event)


class TablesPanel(Panel):
    """Both tables below each other; they scroll where there is no room for both."""

    def __init__(
        self,
        controller: GameController,
        turn: "CurrentTurn | None" = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", parent)
        self._controller = controller
        self._turn = turn
        self.payout = PayoutTable()
        self.refill = RefillTable()
        canvas = QWidget()
        canvas.setObjectName("canvas")
        tables = QVBoxLayout(canvas)
        tables.setContentsMargins(0, 0, SPACE // 2, 0)
        tables.setSpacing(SPACE)
        tables.addWidget(self.payout)
        tables.addWidget(self.refill)
        tables.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(canvas)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(scroll)
        outer = self.layout()
        assert outer is not None
        outer.setContentsMargins(SPACE, SPACE - 2, SPACE // 2, SPACE)
        # The turn follows every change of the position too.
        (controller.changed if turn is None else turn.updated).connect(self.refresh)
        self._retranslate()
        self.refresh()

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        game = self._controller.game
        facts = self._marked()
        if facts is None:
            self.payout.show_payout(game.state.rules.edition.payout, None, None)
        else:
            planned = len(self._turn.action.planned_houses) if self._turn is not None else 0
            connected = facts.cities + planned
            powered = min(facts.power, connected)
            self.payout.show_payout(game.state.rules.edition.payout, connected, powered)
        state, rules = game.state, game.state.rules
        table = rules.refill_table(state)
        self.refill.setVisible(bool(table))  # Outpost has none
        if table:
            self.refill.show_table(table, rules.refill_step(state))

    def _marked(self) -> PlayerFacts | None:
        """The player to move."""
        seat = self._controller.actor
        return None if seat is None else facts_of(self._controller.game, None)[seat]

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Tables"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
