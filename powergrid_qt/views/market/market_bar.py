"""The market below or beside the board: fuel, workers, or whatever the family trades in."""

from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.engine import GameConfig, Move
from powergrid_qt.engine.families import family_on
from powergrid_qt.views.market.panel import USUAL_WINDOW, MarketPanel
from powergrid_qt.views.style.layouts import QWIDGETSIZE_MAX, column


class MarketBar(QWidget):
    """Has a panel for each family that was played, and shows the one that the game has."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._panels: dict[type[MarketPanel], MarketPanel] = {}
        self._window_height = USUAL_WINDOW
        self._standing = False
        self._shown: MarketPanel | None = None
        self._column = column(into=self)  # not a stack, which would be as high as the highest panel
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        controller.changed.connect(self.refresh)
        controller.planned.connect(self.refresh)
        self.refresh()

    @property
    def panel(self) -> MarketPanel:
        """The panel that is shown, once there is a game."""
        assert self._shown is not None
        return self._shown

    def _panel_for(self, config: GameConfig) -> MarketPanel:
        """Made when it is first asked for."""
        kind: type[MarketPanel] = family_on("views", config).market
        if kind not in self._panels:
            self._panels[kind] = panel = kind(self._controller, self)
            self._fit(panel)
            self._column.addWidget(panel)
        return self._panels[kind]

    def prepare(self, config: GameConfig) -> None:
        """Make what a game will need, unless there was one already."""
        if not self._panels:
            panel = self._panel_for(config)
            panel.hide()
            panel.prepare()

    def refresh(self) -> None:
        if not self._controller.has_game:
            return
        self._show(self._panel_for(self._controller.game.config))
        self.panel.refresh()

    def _show(self, panel: MarketPanel) -> None:
        if panel is not self._shown:
            self._shown = panel
            for one in self._panels.values():
                one.setVisible(one is panel)
            self._take_limits()

    def point_at(self, move: Move | None) -> None:
        """Mark what a hint proposes; None: nothing."""
        if self._shown is not None:
            self._shown.point_at(move)

    @property
    def can_stand(self) -> bool:
        """Beside a board; some markets only lie below one."""
        return self._shown is not None and self._shown.LOWEST_STANDING is not None

    @property
    def is_wide(self) -> bool:
        """It has the whole width of the window."""
        return self._shown is not None and self._shown.WIDE

    @property
    def choosing(self) -> bool:
        """Somebody at this screen takes something of it now."""
        return self._shown is not None and self._shown.choosing

    def lying_height(self, window: int) -> int:
        """Its height below the board, in a window of this height."""
        return 0 if self._shown is None else self._shown.lying_height(window)

    def fit_window(self, height: int, *, beside: int = 0) -> None:
        """`beside`: the width of the column beside the board in which it stands, and has whatever
        height the others leave; 0: it lies below."""
        self._window_height, self._standing = height, bool(beside)
        self.setMinimumWidth(beside)
        self.setMaximumWidth(beside or QWIDGETSIZE_MAX)
        for panel in self._panels.values():
            self._fit(panel)
        self._take_limits()

    def _fit(self, panel: MarketPanel) -> None:
        panel.stand(self._standing and panel.LOWEST_STANDING is not None)
        panel.fit_window(self._window_height)

    def _take_limits(self) -> None:
        if self._shown is not None:
            self.setMinimumHeight(self._shown.minimumHeight())
            self.setMaximumHeight(self._shown.maximumHeight())
