"""A window with the market panels, to be clicked in tests."""

from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Game
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.market.panel import MarketBar, PieceMarket
from powergrid_qt.views.market.plant_market import PlantMarketPanel
from powergrid_qt.views.pieces.piece_buttons import PieceButton, TokenButton
from tests.views.market_games import started

CLASSIC = ("classic-2004", "germany", 3)
WIDE, NARROW, HUGE = 946, 660, 3200
COLUMN, HIGH = 300, 740
"""The size of the column beside a tall board."""


class Table:
    """A window with both panels; `standing`: as beside a tall board."""

    def __init__(self, qtbot: QtBot, *game: Any, width: int = WIDE, standing: bool = False) -> None:
        self.qtbot = qtbot
        self.controller = started(*game)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        layout = QVBoxLayout(self.window)
        layout.setContentsMargins(0, 0, 0, 0)
        self.plants = PlantMarketPanel(self.controller)
        self.bar = MarketBar(self.controller)
        self.plants.animated = False
        layout.addWidget(self.plants)
        layout.addWidget(self.bar)
        if standing:
            self.bar.fit_window(HIGH, beside=COLUMN)
        self.window.resize(*(COLUMN, HIGH) if standing else (width, 400))
        self.window.setFocus()  # else the first card would get the focus at some time
        self.window.show()

    def resize(self, width: int) -> None:
        self.window.resize(width, 400)
        self.qtbot.waitUntil(lambda: self.plants.width() == width)

    @property
    def game(self) -> Game:
        return self.controller.game

    def click(self, piece: PieceButton) -> None:
        """Where the piece is seen: what lies above it would get the click."""
        panel = piece.parentWidget()
        assert panel is not None
        assert panel.childAt(piece.geometry().center()) is piece
        self.qtbot.mouseClick(piece, Qt.MouseButton.LeftButton)

    def hover(self, piece: PieceButton) -> None:
        """Told to the piece itself: without a screen the tip comes to lie below the pointer, and
        a pointer that was really moved leaves the piece again at some time."""
        middle = QPointF(piece.rect().center())
        at = piece.mapTo(self.window, middle), piece.mapToGlobal(middle)
        QApplication.sendEvent(piece, QEnterEvent(middle, *at))

    def focus(self, panel: PieceMarket) -> None:
        """As the tab key does."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        self.window.setFocus()
        assert panel.stop is not None
        panel.stop.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def focused(self) -> PieceButton:
        focused = QApplication.focusWidget()
        assert isinstance(focused, PieceButton)
        return focused

    @property
    def fuel(self) -> FuelMarketPanel:
        assert isinstance(self.bar.panel, FuelMarketPanel)
        return self.bar.panel

    def token(self, fuel: str, amount: int) -> TokenButton:
        fuels = self.fuel
        return next(
            token
            for token, place in zip(fuels.tokens, fuels.places, strict=True)
            if (place.kind, place.amount) == (fuel, amount)
        )
