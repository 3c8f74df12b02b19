"""Beside the board: the plant market, the players, and below them the log or the tables.

Where the window is too low for all of it, the players share their place with log and tables.
Folded, only a rail is left: the plant market, and a line of figures for each player.
"""

from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.views.market.plant_market import PlantMarketPanel
from powergrid_qt.views.players.players_panel import PlayersPanel
from powergrid_qt.views.story.branches_panel import BranchesPanel
from powergrid_qt.views.story.log_panel import LogPanel
from powergrid_qt.views.story.tables_panel import TablesPanel
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.segmented import Choice, Segmented
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated

NARROWEST, WIDEST, RAIL = 312, 470, 148
SHARE = 0.2375
"""Of the window's width: at 1440 x 900 the board has half of the window."""
CARD_SHARE = 0.07
"""Of the window's height: low windows have low cards, so that all players fit below them."""
LOWEST_PAGE = 96
PLAYERS, LEAD, LOG, TABLES = "players", "lead", "log", "tables"


class SidePanel(Translated, QWidget):
    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._folded = self._cramped = False
        self._lead: tuple[QWidget, Callable[[], str]] | None = None
        self._lowest_page = LOWEST_PAGE
        self.branches: BranchesPanel | None = None
        self.plants = PlantMarketPanel(controller, self)
        self.players = PlayersPanel(controller, self)
        self.log = LogPanel(controller)
        self.pages = QStackedWidget()
        self.pages.setMinimumHeight(0)
        self.pages.addWidget(self.log)
        self.choice = Segmented()
        self.choice.chosen.connect(self._show_chosen)
        self._row = row((self.choice, 4), (self.log.tools, 5), spacing=SPACE)
        self._column = column(
            *(self.plants, (self.players, 3), self._row, (self.pages, 1)),
            into=self,
            spacing=SPACE,
        )
        self._column.addStretch(0)
        self.retranslate()
        self.choice.set_value(LOG)
        self._show_chosen()
        controller.changed.connect(self._fit_height)

    @cached_property
    def tables(self) -> TablesPanel:
        """Made for whoever wants to see them: many never do."""
        panel = TablesPanel(self._controller)
        self.pages.addWidget(panel)
        return panel

    def lead_with(
        self, page: QWidget, title: Callable[[], str], lowest: int, share: int = 12
    ) -> None:
        """Show a page where the log was, which needs so much height to be of use. `share`: of what
        is left, against one for the players."""
        self._lead = page, title
        self._lowest_page = lowest
        self.pages.addWidget(page)
        for part, stretch in ((self.players, 1), (self.pages, share)):
            self._column.setStretchFactor(part, stretch)
        self.retranslate()
        self.show_lead()

    def show_lead(self) -> None:
        """Bring the page that leads to the front, if one does."""
        if self._lead is not None:
            self.choice.set_value(LEAD)
            self._show_chosen()

    def show_in_log(self, move: int) -> None:
        """Bring the log to the front, with what it tells of a move, counted from 1."""
        self.choice.set_value(LOG)
        self._show_chosen()
        self.log.select(move)

    def show_players(self) -> None:
        """Bring them to the front, where they share their place."""
        if self._cramped:
            self.choice.set_value(PLAYERS)
            self._show_chosen()

    def favour_log(self) -> None:
        """As much room as for the players: a replay is read there."""
        self._column.setStretchFactor(self.players, 1)

    def add_branches(self, panel: BranchesPanel) -> None:
        """Below the log, while there are any."""
        self.branches = panel
        self._column.addWidget(panel)
        panel.changed.connect(self._fit_height)
        panel.changed.connect(self._show_chosen)
        self._show_chosen()

    # -- size ---------------------------------------------------------------------------------

    def fit_window(self, window: QSize) -> None:
        """A share of the window, within what the cards need and what is worth having."""
        wide = max(NARROWEST, min(WIDEST, round(window.width() * SHARE)))
        width = RAIL if self._folded else wide
        self.setFixedWidth(width)
        self.plants.fit(width, highest=window.height() * CARD_SHARE)

    def fold(self, folded: bool) -> None:
        """Leave the room to the board; a rail stays. `fit_window` follows."""
        if folded != self._folded:
            self._folded = folded
            self.players.set_narrow(folded)
            self._show_chosen()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_height()

    def _fit_height(self) -> None:
        """Whether players and log fit above each other depends on the window only: nothing
        changes places in the middle of a game."""
        needed = self.plants.height() + self.players.lowest + self.choice.sizeHint().height()
        if self.branches is not None and self.branches.wanted:
            needed += self.branches.sizeHint().height() + SPACE
        cramped = self.height() < needed + self._lowest_page + 3 * SPACE
        if cramped != self._cramped:
            self._cramped = cramped
            (self.log.head if cramped else self._row).addWidget(self.log.tools, 5)
            self._place_tabs()
            self.retranslate()
            usual = LOG if self._lead is None else LEAD
            self.choice.set_value(PLAYERS if cramped else usual)
            self._show_chosen()

    def _place_tabs(self) -> None:
        """Above whatever they choose from, so that they stay where they are."""
        self._column.removeItem(self._row)
        self._column.insertLayout(1 if self._cramped else 2, self._row)

    # -- what is shown ------------------------------------------------------------------------

    def _show_chosen(self) -> None:
        chosen = self.choice.value
        self.choice.setVisible(not self._folded and (self._lead is None or self._cramped))
        self.log.tools.setVisible(not self._folded and chosen == LOG)
        self.players.setVisible(self._folded or not self._cramped or chosen == PLAYERS)
        self.pages.setVisible(not self._folded and chosen != PLAYERS)
        if chosen == LEAD and self._lead is not None:
            self.pages.setCurrentWidget(self._lead[0])
        else:
            self.pages.setCurrentWidget(self.tables if chosen == TABLES else self.log)
        if self.branches is not None:
            self.branches.setVisible(not self.pages.isHidden() and self.branches.wanted)

    def retranslate(self) -> None:
        if self._lead is not None:
            choices = [Choice(LEAD, self._lead[1]())]
        else:
            choices = [Choice(LOG, self.tr("Log")), Choice(TABLES, self.tr("Tables"))]
        if self._cramped:
            choices.insert(0, Choice(PLAYERS, self.tr("Players")))
        self.choice.set_choices(choices)
