"""Beside the board: the players, and below them the log or the tables."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.current_turn import CurrentTurn
from powergrid_qt.views.log_panel import LogPanel
from powergrid_qt.views.players_panel import PlayersPanel
from powergrid_qt.views.segmented import Choice, Segmented
from powergrid_qt.views.tables_panel import TablesPanel
from powergrid_qt.views.theme import SPACE

NARROWEST, WIDEST = 312, 400


class SidePanel(QWidget):
    def __init__(
        self, controller: GameController, turn: CurrentTurn, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.players = PlayersPanel(controller, turn)
        self.log = LogPanel(controller, turn)
        self.tables = TablesPanel(controller, turn)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.log)
        self.pages.addWidget(self.tables)
        self.choice = Segmented()
        self.choice.chosen.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SPACE)
        layout.addWidget(self.players, 3)
        layout.addWidget(self.choice)
        layout.addWidget(self.pages, 2)
        self._retranslate()
        self.choice.set_value("log")

    def fit_width(self, window: int) -> None:
        """A quarter of the window, within what the cards need and what is worth having."""
        self.setFixedWidth(max(NARROWEST, min(WIDEST, window // 4)))

    def _choose(self, value: str) -> None:
        self.pages.setCurrentWidget(self.log if value == "log" else self.tables)

    def _retranslate(self) -> None:
        log, tables = self.tr("Log"), self.tr("Tables")
        self.choice.set_choices([Choice("log", log), Choice("tables", tables)])

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
