"""A window with the market panels, to be clicked in tests."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Game
from powergrid_qt.views.market.market_bar import MarketBar
from powergrid_qt.views.market.panel import MarketPanel
from powergrid_qt.views.market.plant_market import PlantMarketPanel
from tests.views.market_games import started

CLASSIC = ("classic-2004", "germany", 3)
WIDE, NARROW, HUGE = 946, 660, 3200


class Table:
    """A window with both panels."""

    def __init__(self, qtbot: QtBot, *game: Any, width: int = WIDE) -> None:
        self.qtbot = qtbot
        self.controller = started(*game)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        layout = QVBoxLayout(self.window)
        layout.setContentsMargins(0, 0, 0, 0)
        self.plants = PlantMarketPanel(self.controller)
        self.bar = MarketBar(self.controller)
        self.plants.animated = self.bar.animated = False
        layout.addWidget(self.plants)
        layout.addWidget(self.bar)
        self.window.resize(width, 400)
        self.window.show()

    @property
    def game(self) -> Game:
        return self.controller.game

    def click(self, panel: MarketPanel, row: int) -> None:
        at = panel.area(row).center().toPoint()
        self.qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=at)

    def hover(self, panel: MarketPanel, row: int) -> None:
        self.qtbot.mouseMove(panel, panel.area(row).center().toPoint())

    def focus(self, panel: MarketPanel) -> None:
        """As the tab key does."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        panel.clearFocus()
        panel.setFocus(Qt.FocusReason.TabFocusReason)

    def row_of(self, card: object) -> int:
        return [place.card for place in self.plants.model.places].index(card)  # type: ignore[arg-type]

    def token_row(self, fuel: str, amount: int) -> int:
        places = self.bar.fuel.model.places
        return next(row for row, p in enumerate(places) if p.fuel == fuel and p.amount == amount)
