"""The market below the board: fuel, or labour in a game of Outpost."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.current_turn import CurrentTurn
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.views.markets.fuel_market import FuelMarketPanel
from powergrid_qt.views.markets.labour_market import LabourMarketPanel
from powergrid_qt.views.markets.panel import MarketPanel


class MarketBar(QWidget):
    """Holds both panels and shows the one that the game has."""

    def __init__(
        self, controller: GameController, turn: CurrentTurn, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self.fuel = FuelMarketPanel(controller, turn)
        self.labour = LabourMarketPanel(controller, turn)
        self._layout = QStackedLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for panel in (self.fuel, self.labour):
            self._layout.addWidget(panel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        controller.changed.connect(self.refresh)
        self.refresh()

    @property
    def panel(self) -> MarketPanel:
        """The panel that is shown."""
        outpost = self._controller.has_game and isinstance(
            self._controller.game.state, OutpostState
        )
        return self.labour if outpost else self.fuel

    @property
    def animated(self) -> bool:
        return self.fuel.animated

    @animated.setter
    def animated(self, animated: bool) -> None:
        self.fuel.animated = self.labour.animated = animated

    def refresh(self) -> None:
        self._layout.setCurrentWidget(self.panel)
        self.setFocusProxy(self.panel)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.panel.sizeHint()
