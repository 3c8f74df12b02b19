"""Who has won, and the ranking: cities lit, the money that broke ties, and what it all cost."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.engine import Game
from powergrid_qt.engine.config import HUMAN
from powergrid_qt.models.balance import Balance, Sale, SeatBalance, purpose_name
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import Label, MenuButton, Panel, PlainLabel, base_size
from powergrid_qt.views.style.layouts import STRETCH, Fitted, column, row
from powergrid_qt.views.style.lettering import (
    BOLD,
    CENTER,
    MEDIUM,
    NORMAL,
    RIGHT,
    line_height,
    scaled_font,
    text_width,
    write,
)
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import RADIUS, SPACE, map_font, player_color, see_through, theme
from powergrid_qt.words.names import card_name, card_number, kind_name, money_text

LETTERS, GRAND_LETTERS = 2.6, 3.6
"""The size of the names: of others, and of the person who sits at the screen alone and has won."""
LIGHT, GRAND_LIGHT = 0.42, 0.78


class Winners(QWidget):
    """The winners' shapes in their light, their names, and how close it was. `menu_button` stands
    at the right end, where the pages of a game have it."""

    def __init__(self) -> None:
        super().__init__()
        self._colors: Sequence[str] = ()
        self._light = LIGHT
        self._shapes = Picture(self._draw_shapes)
        self.label = PlainLabel()
        self.line = Label("", 1.0, MEDIUM, wrap=True)
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.menu_button = MenuButton()
        left = QWidget()
        left.setFixedWidth(self.menu_button.sizeHint().width())  # the names stay in the middle
        middle = (left, STRETCH, self._shapes, self.label, STRETCH)
        names = row(*middle, (self.menu_button, Qt.AlignmentFlag.AlignTop), spacing=2 * SPACE)
        margins = (2 * SPACE, SPACE + 2, SPACE + 2, SPACE)
        column(names, self.line, into=self, spacing=SPACE // 2, margins=margins)

    def show_winners(self, text: str, line: str, colors: Sequence[str], *, grand: bool) -> None:
        """Show the winners; `grand`: the victory belongs to the one who looks at it."""
        self._colors = colors
        self._light = GRAND_LIGHT if grand else LIGHT
        letters = GRAND_LETTERS if grand else LETTERS
        self.label.setFont(map_font(base_size() * letters))
        self.label.setText(text)
        self.line.setText(line)
        side = round(line_height() * letters * 0.92)
        self._shapes.setFixedSize(round(side * (1.25 * len(colors) - 0.25)), side)
        self.update()

    def _draw_shapes(self, painter: QPainter, box: QRectF) -> None:
        shape = QRectF(0, 0, box.height(), box.height())
        for color in self._colors:
            draw_house(painter, shape, color)
            shape.translate(box.height() * 1.25, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the light, of which each winner has a part of the width."""
        painter = QPainter(self)
        for number, color in enumerate(self._colors):
            width = self.width() / len(self._colors)
            part = QRectF(number * width, 0, width, self.height())
            light = QLinearGradient(part.topLeft(), part.bottomLeft())
            for at, alpha in ((0.0, self._light), (1.0, 0.0)):
                light.setColorAt(at, see_through(player_color(color), alpha))
            painter.fillRect(part, light)


ROW, LOW_ROW = 40, 36
SIDE, GAP = 8.0, 10.0
NUMBER, SHAPE = 26.0, 22.0
BAR = 4.0
MOST_SPARE = 48
"""How much wider than its content a column may be."""


@dataclass(frozen=True, slots=True)
class Standing:
    place: int
    """The place in the ranking; those who share the victory are all first."""
    color: str
    name: str
    kind: str
    """The level of a computer player; empty for people."""

    def __str__(self) -> str:
        return f"{self.place}. {self.name}"


@dataclass(frozen=True, slots=True)
class Figure:
    standing: Standing
    text: str
    important: bool = False
    share: float | None = None
    """How long the bar below it is, of the longest in its column; None: it has none."""
    tip: str = ""

    def __str__(self) -> str:
        return self.text


class Ranking(Fitted, Panel):
    """The ranking as a table; columns that have no room go, those that say least first."""

    def __init__(self) -> None:
        super().__init__()
        self._widths: list[int] = []
        self._name_width = 0.0
        self.table = Figures((), ROW, self._draw)
        self.table.setAccessibleName(self.tr("Ranking"))
        self.table.horizontalHeader().setFont(scaled_font(0.85))
        self.body.addWidget(self.table)
        self.around.setContentsMargins(8, 5, 8, 9)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_game(self, game: Game, balance: Balance) -> None:
        rows = list(self._rows(game, balance))
        height = max(ROW if len(rows) < 6 else LOW_ROW, round(2 * line_height()))
        self.table.verticalHeader().setDefaultSectionSize(height)
        headings = [
            *(self.tr("Player"), self.tr("Lit"), self.tr("Money"), self.tr("Cities")),
            *map(purpose_name, balance.purposes),
            *(self.tr("Per city"), self.tr("Dearest auction")),
        ]
        self.table.show_rows(rows, headings)
        columns = zip(headings, *rows, strict=True)
        names, *figures = (
            max(text_width(heading, 0.9), *(text_width(str(cell), 1.05, BOLD) for cell in cells))
            for heading, *cells in columns
        )
        self._name_width = names + NUMBER + SHAPE + 2 * SIDE + GAP
        heading_width = self.table.horizontalHeader().sectionSizeFromContents
        self._widths = [
            max(round(width + 2 * SIDE), heading_width(number).width())
            for number, width in enumerate(figures, start=1)
        ]
        self.fit()

    def _rows(self, game: Game, balance: Balance) -> Iterator[tuple[Standing | Figure, ...]]:
        result = game.state.result
        assert result is not None
        spent = [[one.spent[purpose] for one in balance.seats] for purpose in balance.purposes]
        told = self.tr("Spent on it: {money}")
        for number, seat in enumerate(result.ranking, start=1):
            sits, one = game.config.players[seat], balance.seats[seat]
            standing = Standing(
                place=1 if seat in result.winners else number,
                color=sits.color,
                name=sits.name,
                kind="" if sits.kind == HUMAN else kind_name(sits.kind),
            )
            yield (
                standing,
                Figure(standing, str(result.powered[seat]), important=True),
                Figure(standing, money_text(game.state.players[seat].money)),
                Figure(standing, str(one.cities)),
                *(
                    Figure(
                        *(standing, str(every[seat])),
                        share=every[seat] / max(every),
                        tip=told.format(money=money_text(every[seat])),
                    )
                    for every in spent
                ),
                self._per_city(standing, one),
                Figure(standing, self._sale_text(one.dearest)),
            )

    def _per_city(self, standing: Standing, one: SeatBalance) -> Figure:
        text = "–" if one.per_city is None else money_text(one.per_city)
        tip = self.tr("All that was spent, shared out among the cities")
        return Figure(standing, text, important=True, tip=tip)

    def _sale_text(self, sale: Sale | None) -> str:
        if sale is None:
            return "–"
        card = card_number(sale.card) or card_name(sale.card)
        return self.tr("{card} for {price}").format(card=card, price=money_text(sale.price))

    # -- room -----------------------------------------------------------------------------------

    def fit(self) -> None:
        """As many columns as have room beside the names, from the left on, but the number of
        cities last: those lit are what counts."""
        if not self._widths:
            return
        room = self.table.viewport().width() - self._name_width
        lit, money, cities, *others = range(1, len(self._widths) + 1)
        shown: set[int] = set()
        for number in (lit, money, *others, cities):
            if room < self._widths[number - 1]:
                break
            room -= self._widths[number - 1]
            shown.add(number)
        spare = min(round(room / (len(shown) + 2)), MOST_SPARE)
        for number in range(1, len(self._widths) + 1):
            self.table.setColumnHidden(number, number not in shown)
        widths = (
            width + spare if number in shown else 0
            for number, width in enumerate(self._widths, start=1)
        )
        self.table.share_out((1.0, *widths))

    # -- painting -------------------------------------------------------------------------------

    def _draw(self, painter: QPainter, cell: QRectF, value: Standing | Figure, _: Index) -> None:
        standing = value if isinstance(value, Standing) else value.standing
        painter.save()
        painter.setClipRect(cell)
        line = QRectF(0, cell.top(), self.table.viewport().width(), cell.height())
        _draw_ground(painter, line, standing)
        painter.restore()
        if isinstance(value, Standing):
            _draw_standing(painter, cell, value)
        else:
            _draw_figure(painter, cell.adjusted(SIDE, 0, -SIDE, 0), value)


def _draw_ground(painter: QPainter, line: QRectF, standing: Standing) -> None:
    """Draw the winner's light, or a line above the others."""
    if standing.place == 1:
        tint = player_color(standing.color)
        painter.setPen(QPen(tint, 1.5))
        painter.setBrush(see_through(tint, 0.18))
        painter.drawRoundedRect(line.adjusted(1, 2, -1, -2), RADIUS - 2, RADIUS - 2)
    elif standing.place > 2:
        painter.setPen(QPen(theme().color("panel_line"), 1))
        painter.drawLine(line.topLeft(), line.topRight())


def _draw_standing(painter: QPainter, cell: QRectF, standing: Standing) -> None:
    at = cell.adjusted(SIDE, 0, -SIDE, 0)
    number = QRectF(at.left(), at.top(), NUMBER, at.height())
    write(painter, number, str(standing.place), align=CENTER, scale=1.25, weight=BOLD)
    shape = QRectF(number.right() + GAP, at.center().y() - SHAPE / 2, SHAPE, SHAPE)
    draw_house(painter, shape, standing.color)
    at.setLeft(shape.right() + GAP)
    weight = BOLD if standing.place == 1 else MEDIUM
    taken = write(painter, at, standing.name, scale=1.05, weight=weight)
    rest = at.adjusted(taken + GAP, 0, 0, 0)
    if text_width(standing.kind, 0.9) <= rest.width():
        write(painter, rest, standing.kind, scale=0.9, color="text_soft")


def _draw_figure(painter: QPainter, at: QRectF, figure: Figure) -> None:
    weight = BOLD if figure.important or figure.standing.place == 1 else NORMAL
    if figure.share is None:
        write(painter, at, figure.text, align=RIGHT, weight=weight)
        return
    write(painter, at.adjusted(0, 0, 0, -BAR - 3), figure.text, align=RIGHT, weight=weight)
    full = at.width() * figure.share
    bar = QRectF(at.right() - full, at.center().y() + line_height() / 2 + 1, full, BAR)
    painter.fillRect(bar, theme().color("text_soft", 0.6))
