"""The final ranking: who powered how many cities, and the money that broke ties."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from powergrid_qt.engine import Game
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.style.controls import Panel
from powergrid_qt.views.style.lettering import BOLD, CENTER, MEDIUM, RIGHT, line_height, write
from powergrid_qt.views.style.tables import Figures, Index
from powergrid_qt.views.style.theme import RADIUS, player_color, theme
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.words.names import cities_text, money_text

ROW, LOW_ROW = 40, 36
SIDE = 14.0


@dataclass(frozen=True, slots=True)
class Standing:
    place: int
    """Those who share the victory are all first."""
    color: str
    name: str
    powered: str
    money: str
    cities: str

    def __str__(self) -> str:
        return f"{self.place}. {self.name}, {self.powered}, {self.money}, {self.cities}"


def draw_standing(painter: QPainter, row: QRectF, standing: Standing, _: Index) -> None:
    if standing.place == 1:
        tint = player_color(standing.color)
        painter.setPen(QPen(tint, 1.5))
        tint.setAlphaF(0.18)
        painter.setBrush(tint)
        painter.drawRoundedRect(row.adjusted(1, 2, -1, -2), RADIUS - 2, RADIUS - 2)
    elif standing.place > 2:
        painter.setPen(QPen(theme().color("panel_line"), 1))
        painter.drawLine(row.topLeft(), row.topRight())
    at = row.adjusted(SIDE, 0, -SIDE, 0)
    number = QRectF(at.left(), at.top(), 26, at.height())
    write(painter, number, str(standing.place), align=CENTER, scale=1.25, weight=BOLD)
    draw_house(painter, QRectF(number.right() + 10, at.center().y() - 11, 22, 22), standing.color)
    at.setLeft(number.right() + 46)
    weight = BOLD if standing.place == 1 else MEDIUM
    write(painter, at, standing.name, scale=1.15, weight=weight)
    share = at.width() / 10
    for right, text, tone in (
        (3.8, standing.powered, "text"),
        (1.9, standing.money, "text"),
        (0.0, standing.cities, "text_soft"),
    ):
        cell = at.adjusted(0, 0, -share * right, 0)
        write(painter, cell, text, align=RIGHT, weight=weight, color=tone)


class Ranking(Translated, Panel):
    def __init__(self) -> None:
        super().__init__()
        self._game: Game | None = None
        self.table = Figures((1.0,), ROW, draw_standing)
        self.body.addWidget(self.table)
        self.around.setContentsMargins(8, 7, 8, 9)

    def show_game(self, game: Game) -> None:
        self._game = game
        self.retranslate()

    def retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("Ranking"))
        result = self._game.state.result if self._game is not None else None
        if self._game is None or result is None:
            return
        rows = []
        for number, seat in enumerate(result.ranking, start=1):
            player, sits = self._game.state.players[seat], self._game.config.players[seat]
            standing = Standing(
                place=1 if seat in result.winners else number,
                color=sits.color,
                name=sits.name,
                powered=self.tr("{count} powered").format(count=result.powered[seat]),
                money=money_text(player.money),
                cities=cities_text(player.connected),
            )
            rows.append((standing,))
        height = max(ROW if len(rows) < 6 else LOW_ROW, round(2 * line_height()))
        self.table.verticalHeader().setDefaultSectionSize(height)
        self.table.show_rows(rows)
