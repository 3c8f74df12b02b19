"""Anybody's company board, to be looked at."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from powergrid_qt.engine import Game
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.models.outpost.company_board import CompanyBoard, shown_company
from powergrid_qt.views.outpost.company_view import CompanyView
from powergrid_qt.views.outpost.folding_head import FoldingHead
from powergrid_qt.views.outpost.staff import Staff
from powergrid_qt.views.outpost.technologies import Technologies
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.lettering import BOLD, ShortenedLabel, scaled_font
from powergrid_qt.views.turn.buttons import PanelButton, StepButton
from powergrid_qt.words.names import listed, player_name

GAP, SHAPE = 5, 18
BUTTON = 32
WORKERS = 20
"""The height of their figures."""


def turning_buttons(turn: Callable[[int], None]) -> tuple[StepButton, StepButton]:
    """They lead to the company before this one, and to the next."""
    buttons = (
        StepButton("left", QCoreApplication.translate("CompanyPanel", "The company before")),
        StepButton("right", QCoreApplication.translate("CompanyPanel", "The next company")),
    )
    for button, step in zip(buttons, (-1, 1), strict=True):
        button.setFixedWidth(BUTTON)
        button.clicked.connect(lambda _=False, step=step: turn(step))
    return buttons


def companies(game: Game) -> int:
    return len(game.config.players) + (game.state.trust is not None)


class CompanyPanel(QFrame):
    """Of the player in a row of the players' panel; the Trust is in the last one."""

    turned = Signal(int)
    """Somebody wants to see the company of another row."""
    closed = Signal()
    """Somebody has seen enough of it."""

    def __init__(self, *, rows: int) -> None:
        super().__init__()
        self.setProperty("kind", "part")
        self.row = 0
        self._shape = Picture(size=(SHAPE, SHAPE))
        self.name = ShortenedLabel(scaled_font(1.0, BOLD))
        self.technologies = Technologies()
        self.workers = Picture(tells=True)
        self.before, self.after = turning_buttons(self._turn)
        self.close_button = PanelButton("close", self.tr("Back to one's own company"))
        self.close_button.setFixedWidth(BUTTON)
        self.close_button.clicked.connect(self.closed)
        self.view = CompanyView(rows=rows)
        self._count = 1
        first, rest = QWidget(), QWidget()
        row(self.before, self._shape, self.name, self.after, into=first, spacing=GAP)
        row(self.workers, (self.technologies, 1), into=rest, spacing=GAP)
        self.head = FoldingHead(first, rest, self.close_button, self._room_beside, GAP)
        column(self.head, (self.view, 1), into=self, spacing=3, margins=(10, 4, 10, 4))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_company(
        self,
        game: Game,
        row: int,
        board: CompanyBoard | None = None,
        new: Collection[str] = (),
        *,
        closes: bool,
    ) -> None:
        """`board`: as it is to be seen, with these `new` cards; None: as it is. `closes`: there is
        another company to go back to."""
        state, players = game.state, game.config.players
        assert isinstance(state, OutpostState)
        self.row, self._count = row, companies(game)
        seat = row if row < len(players) else None
        name = player_name(game, seat)
        color = None if seat is None else players[seat].color
        self._shape.show_drawing(self._draw_shape, color)
        self.name.set_words(name)
        self.setAccessibleName(self.tr("Company board of {name}").format(name=name))
        self.close_button.setVisible(closes)
        board = board or shown_company(state, seat)
        self.view.show_board(state, board, new=new)
        self.technologies.show_board(state, board)
        self._show_workers(board)
        self.head.fit()

    def _room_beside(self) -> int:
        return self.workers.width() + GAP + self.technologies.width_of_pictures

    def _show_workers(self, board: CompanyBoard) -> None:
        places = sum(space.places for spaces in board.spaces.values() for space in spaces)
        staff = Staff(board.permanent, places, board.seasonal, board.robots)
        self.workers.setFixedSize(round(staff.width(WORKERS)), WORKERS)
        self.workers.show_drawing(staff.draw)
        self.workers.setToolTip(listed(staff.words))
        self.workers.setAccessibleName(listed(staff.words))

    def _turn(self, step: int) -> None:
        self.turned.emit((self.row + step) % self._count)

    @staticmethod
    def _draw_shape(painter: QPainter, box: QRectF, color: str | None) -> None:
        draw_house(painter, box, color)
