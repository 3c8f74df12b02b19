"""A finished or recorded game, move by move: the same screens, but nobody decides anything."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.analyst import Analyst
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Record
from powergrid_qt.engine.record import Remarks
from powergrid_qt.views.pages.game.game_page import GamePage
from powergrid_qt.views.pages.replay.replay_bar import ReplayBar
from powergrid_qt.views.style.layouts import column


class ReplayPage(QWidget):
    """`play_on(number)`: go on from this position in a game of its own; `try_other(number)`: with
    the move that the expert would have made there."""

    play_on = Signal(int)
    try_other = Signal(int)

    def __init__(self, settings: Settings, analyst: Analyst, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._remarks: Remarks = {}
        self.controller = GameController(watching=True, parent=self)
        self.bar = ReplayBar(analyst)
        self.page = GamePage(self.controller, settings, self.bar, self)
        self.bar.position.connect(self._show)
        self.bar.play_on.connect(self.play_on)
        self.bar.try_other.connect(self.try_other)
        self.addActions(self.bar.actions())  # their keys work wherever the focus is
        self.page.side.log.show_move.connect(self.bar.go_to)
        column(self.page, into=self)

    def show_record(self, record: Record, position: int | None = None) -> None:
        self._remarks = record.remarks
        self.bar.show_record(record, position)

    def _show(self) -> None:
        assert self.bar.game is not None
        self.controller.look_at(self.bar.game, self._remarks)
