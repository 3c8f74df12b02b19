"""Anybody's company board, to be looked at."""

from collections.abc import Collection

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy

from powergrid_qt.engine import Game
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.company_board import CompanyBoard, shown_company
from powergrid_qt.views.outpost.company_view import CompanyView
from powergrid_qt.views.outpost.technologies import Technologies
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.style.controls import Label
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.lettering import BOLD
from powergrid_qt.views.turn.buttons import StepButton
from powergrid_qt.words.names import player_name

SHAPE = 18


class CompanyPanel(QFrame):
    """Of the player in a row of the players' panel; the Trust is in the last one."""

    turned = Signal(int)
    """Somebody wants to see the company of another row."""

    def __init__(self, *, rows: int) -> None:
        super().__init__()
        self.setProperty("kind", "part")
        self.row = 0
        self._shape = Picture(size=(SHAPE, SHAPE))
        self.name = Label("", 1.0, BOLD)
        self.technologies = Technologies()
        self.before, self.after = StepButton("left"), StepButton("right")
        for button, step in ((self.before, -1), (self.after, 1)):
            button.setProperty("low", True)
            button.clicked.connect(lambda _=False, step=step: self._turn(step))
        self.view = CompanyView(rows=rows)
        self._count = 1
        head = row(
            self.before, self._shape, self.name, self.after, (self.technologies, 1), spacing=5
        )
        column(head, (self.view, 1), into=self, spacing=3, margins=(10, 4, 10, 4))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_company(
        self, game: Game, row: int, board: CompanyBoard | None = None, new: Collection[str] = ()
    ) -> None:
        """`board`: as it is to be seen, with these `new` cards; None: as it is."""
        state, players = game.state, game.config.players
        assert isinstance(state, OutpostState)
        self.row, self._count = row, len(players) + (state.trust is not None)
        seat = row if row < len(players) else None
        name = player_name(game, seat)
        color = None if seat is None else players[seat].color
        self._shape.show_drawing(self._draw_shape, color)
        self.name.setText(name)
        self.setAccessibleName(self.tr("Company board of {name}").format(name=name))
        self.before.describe(self.tr("The company before"))
        self.after.describe(self.tr("The next company"))
        board = board or shown_company(state, seat)
        self.view.show_board(state, board, new=new)
        self.technologies.show_board(state, board)

    def _turn(self, step: int) -> None:
        self.turned.emit((self.row + step) % self._count)

    @staticmethod
    def _draw_shape(painter: QPainter, box: QRectF, color: str | None) -> None:
        draw_house(painter, box, color)
