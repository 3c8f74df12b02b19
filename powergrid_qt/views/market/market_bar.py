"""The market below the board: fuel, or labour in a game of Outpost."""

from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.current_turn import CurrentTurn
from powergrid_qt.engine import Move
from powergrid_qt.engine.outpost.state import OutpostState
from powergrid_qt.views.market.fuel_market import FuelMarketPanel
from powergrid_qt.views.market.labour_market import LabourMarketPanel
from powergrid_qt.views.market.panel import MarketPanel


class MarketBar(QWidget):
    """Holds both panels and shows the one that the game has."""

    def __init__(
        self, controller: GameController, turn: CurrentTurn, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self.fuel = FuelMarketPanel(controller, turn)
        self.labour = LabourMarketPanel(controller, turn)
        layout = QVBoxLayout(self)  # not a stack, which would be as high as the higher panel
        layout.setContentsMargins(0, 0, 0, 0)
        for panel in (self.fuel, self.labour):
            layout.addWidget(panel)
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

    def point_at(self, move: Move | None) -> None:
        """Mark what a hint proposes; None: nothing."""
        for panel in (self.fuel, self.labour):
            panel.point_at(move)

    def fit_window(self, height: int) -> None:
        for panel in (self.fuel, self.labour):
            panel.fit_window(height)
        self.setFixedHeight(self.panel.height())

    def refresh(self) -> None:
        shown = self.panel
        for panel in (self.fuel, self.labour):
            panel.setVisible(panel is shown)
        self.setFixedHeight(shown.height())
