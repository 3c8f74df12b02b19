"""Beside the board: the players, and below them the log or the tables.

Where the window is too low for all of it, the players share their place with log and tables; a
market that stands in the same column does so, too, and then a line of figures for each player
stays. Where that would still be too high, the market has the whole column, also the place of the
plants. Folded, only the lines are left.
"""

import math
from functools import cached_property

from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.pyside_faults import forget_items
from powergrid_qt.views.market.panel import MarketBar
from powergrid_qt.views.market.plant_market import PlantMarketPanel
from powergrid_qt.views.players.player_card import (
    LINE_LEFT,
    LINE_RIGHT,
    LOWEST,
    WITH_CARDS,
    WITH_NAME,
    line_width,
)
from powergrid_qt.views.players.players_panel import PlayersPanel
from powergrid_qt.views.story.branches_panel import BranchesPanel
from powergrid_qt.views.story.log_panel import LogPanel
from powergrid_qt.views.story.tables_panel import TablesPanel
from powergrid_qt.views.style.controls import grown_with_text
from powergrid_qt.views.style.layouts import QWIDGETSIZE_MAX, Fitted, column, row
from powergrid_qt.views.style.segmented import Segment, Segmented
from powergrid_qt.views.style.theme import SPACE

NARROWEST, WIDEST, RAIL = 312, 470, 148
SHARE = 0.2375
"""The panel's share of the window's width: at 1440 x 900 the board has half of the window."""
MOST = 0.42
"""Its largest share of the width, however large the text is: the rest is the board's."""
LOWEST_PAGE = 96
LOWEST_TABS = 38
TABS, TOOLS = 2, 3
"""The stretch of the tabs and of the log's tools in the line that they share."""
LESS = 16
"""What all players' cards together can do without for three more lines of the log."""
LOG_LINES = (5, 8)
"""So much of the log is seen, if the players' cards can be low enough for it: with whole plants,
where there is room for that, and even with plants in one line."""
MARKET, PLAYERS, LEAD, HINT, LOG, TABLES = "market", "players", "lead", "hint", "log", "tables"


def side_width(window: int) -> int:
    """A share of the window's width, within what the cards need and what is worth having."""
    needed = min(grown_with_text(NARROWEST), round(window * MOST))
    return max(needed, min(WIDEST, round(window * SHARE)))


def rail_width() -> int:
    """Pixels: the width of the lines of figures that stay when the rest is folded."""
    return max(RAIL, math.ceil(LINE_LEFT + line_width() + LINE_RIGHT))


class SidePanel(Fitted, QWidget):
    def __init__(self, controller: GameController, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self._folded = self._cramped = self._crushed = False
        self._lead: tuple[QWidget, str] | None = None
        self._lowest_page = LOWEST_PAGE
        self._reserved = 0
        """The least height of the pages, at the cost of the players' cards."""
        self._hint: QWidget | None = None
        self._before_hint = ""
        self.branches: BranchesPanel | None = None
        self._market: MarketBar | None = None
        """The market that stands in the same column."""
        self._plants: PlantMarketPanel | None = None
        """The plants that give way to the market."""
        self._chose_there = False
        self._phase = ""
        self.players = PlayersPanel(controller, self)
        self.log = LogPanel(controller)
        self.pages = QStackedWidget()
        self.pages.setMinimumHeight(0)
        self.pages.addWidget(self.log)
        self.choice = Segmented(name=self.tr("Beside the board"))
        self._wanted = self._seen = ""
        """The page that was chosen last, which comes back when offered again, and the one seen."""
        self._drawn_out = False
        """The log or the tables have the room of the players, of whom a line each is left."""
        self.choice.chosen.connect(self._choose)
        self._row = row((self.choice, TABS), (self.log.tools, TOOLS), spacing=SPACE)
        self._column = column(
            *((self.players, 3), self._row, (self.pages, 1)), into=self, spacing=SPACE
        )
        self._column.addStretch(0)
        self._offer_pages()
        self._turn_to(LOG)
        controller.changed.connect(self.fit)
        controller.changed.connect(self._follow_turn)

    @cached_property
    def tables(self) -> TablesPanel:
        """Made when somebody first wants to see them: many never do."""
        panel = TablesPanel(self._controller)
        self.pages.addWidget(panel)
        return panel

    def lead_with(self, page: QWidget, title: str, lowest: int, share: int = 12) -> None:
        """Show a page where the log was, which needs so much height to be of use. `share`: of what
        is left, against one for the players."""
        self._lead = page, title
        self._lowest_page = lowest
        self.pages.addWidget(page)
        for part, stretch in ((self.players, 1), (self.pages, share)):
            self._column.setStretchFactor(part, stretch)
        self._offer_pages()
        self.show_lead()

    @property
    def leads(self) -> bool:
        """Whether another page is in the place of the log."""
        return self._lead is not None

    def show_lead(self) -> None:
        """Bring the page that leads to the front, if one does."""
        if self._lead is not None:
            self._turn_to(LEAD)

    def show_hint(self, hint: QWidget) -> None:
        """Bring the hint to the front as a page of its own."""
        if self._hint is None:
            self._hint, self._before_hint = hint, self.choice.value
            self.pages.addWidget(hint)
            self._offer_pages()
        self._turn_to(HINT)

    def end_hint(self) -> None:
        """The leaf that was open comes back, unless somebody has turned to another one."""
        if self._hint is None:
            return
        hint, self._hint = self._hint, None
        now = self.choice.value
        self.pages.removeWidget(hint)
        self._offer_pages()
        self._turn_to(self._before_hint if now == HINT else now)

    def show_log(self) -> None:
        """Bring the log to the front."""
        self._turn_to(LOG)

    def show_in_log(self, move: int) -> None:
        """Bring the log to the front, with what it tells of a move, counted from 1."""
        self.show_log()
        self.log.select(move)

    def show_players(self) -> None:
        """Bring the players to the front, with all that they have."""
        self._drawn_out = False
        if self.choice.has(PLAYERS):
            self._turn_to(PLAYERS)

    def show_market(self) -> None:
        """Bring the market to the front, if it has its place here."""
        if self._market is not None:
            self._turn_to(MARKET)

    def show_plants(self) -> None:
        """Bring the plants back, if they have given way to the market."""
        if self._has_whole_column:
            self._turn_to(PLAYERS)

    def favour_log(self) -> None:
        """Give the log as much room as the players: a replay is read there."""
        self._column.setStretchFactor(self.players, 1)

    def add_branches(self, panel: BranchesPanel) -> None:
        """Show the tree of branches below the log, while there are any."""
        self.branches = panel
        self._column.addWidget(panel)
        panel.changed.connect(self.fit)
        panel.changed.connect(self._show_chosen)
        self._show_chosen()

    # -- size ---------------------------------------------------------------------------------

    def share_column(
        self, market: MarketBar | None, plants: PlantMarketPanel | None = None
    ) -> None:
        """Offer the market that stands in this column among the rest, or None; `plants`: those that
        are below it, and have room only while it is away."""
        if market is self._market and plants is self._plants:
            return
        if self._plants is not None:
            self._plants.show()
        self._market, self._plants = market, plants
        self._take_turns(market is not None)  # `fit` follows
        self._show_chosen()

    @property
    def _has_whole_column(self) -> bool:
        """Whether the market has the column, with the plants giving way to it."""
        return self._plants is not None and self.choice.value == MARKET

    def fold(self, folded: bool) -> None:
        """Leave the room to the board; a line for each player stays."""
        if folded != self._folded:
            self._folded = folded
            self._show_chosen()

    def fit(self) -> None:
        """Whether players and log fit above each other depends on the window only: nothing
        changes places in the middle of a game."""
        too_low = self.height() < self._needed(self._lowest_page)
        self._take_turns(self._market is not None or too_low)
        if not self._has_whole_column:  # which leaves the players no height at all
            self._fit_players(self.height() - self._tabs_height - SPACE)
        shared = self.height() - self._tabs_height - 2 * SPACE
        few, many = (shared - self.log.height_of(lines) for lines in LOG_LINES)
        enough = self.players.height_of(WITH_CARDS)
        room = many if many >= enough - LESS else max(many, min(few, enough))
        room = min(room, shared - self._reserved)
        self.players.take_at_most(QWIDGETSIZE_MAX if self._cramped or self._folded else room)
        self._column.activate()  # at once: nothing is seen at a wrong size

    def _fit_players(self, room: int) -> None:
        """Let the players scroll where not even a line of each has room."""
        scrolls = self._cramped and not self._folded and room < self.players.all_lines
        self.players.set_scrolling(scrolls)
        crushed = self._cramped and not scrolls and room < self.players.height_of(WITH_NAME)
        if crushed != self._crushed:  # a line of figures says more than half a name
            self._crushed = crushed
            self._show_chosen()

    @property
    def _tabs_height(self) -> int:
        """At least the usual height: just after the tabs were made, Qt does not count them yet."""
        return max(self.choice.sizeHint().height(), LOWEST_TABS)

    def _needed(self, page: int) -> int:
        """Return the height that players and pages need above each other, with a page so high."""
        needed = self.players.height_of(LOWEST) + self._tabs_height + page + 2 * SPACE
        if self.branches is not None and self.branches.wanted:
            needed += self.branches.sizeHint().height() + SPACE
        return needed

    def has_room_for(self, page: int, more: int) -> bool:
        """Whether a page so high fits below the players; `more`: height that can be had back."""
        free = not self._folded and self._market is None and self._lead is None
        return free and self.height() + more >= self._needed(page)

    def reserve(self, height: int) -> None:
        """Keep so much for the page below the players, if these can still be read; 0: as usual."""
        if height != self._reserved:
            self._reserved = height
            self.fit()

    def _take_turns(self, cramped: bool) -> None:
        """Show one of players and pages at a time, or the players always."""
        offers_market = self.choice.has(MARKET)
        if cramped == self._cramped and offers_market == (self._market is not None):
            return
        self._cramped, self._drawn_out = cramped, False
        (self.log.head if cramped else self._row).addWidget(self.log.tools, TOOLS)
        self._place_tabs()
        self._offer_pages()
        usual = LOG if self._lead is None else LEAD
        if cramped and self._lead is None:
            market = self._market
            hidden = market is None or (self._plants is not None and not market.panel.choosing)
            usual = PLAYERS if hidden else MARKET
        self._turn_to(self._wanted if self.choice.has(self._wanted) else usual)

    def _follow_turn(self) -> None:
        """Show the market to those who begin to buy, whatever was looked at before. Where it hides
        plants and players, it goes with the phase."""
        chooses = self._market is not None and self._market.panel.choosing
        phase = self._controller.game.state.phase
        if chooses and not self._chose_there:
            self.show_market()
        elif not chooses and phase != self._phase:
            self.show_plants()
        self._chose_there, self._phase = chooses, phase

    def _place_tabs(self) -> None:
        """Put the tabs above what they choose from, so that they stay where they are."""
        self._column.removeItem(self._row)
        self._column.insertLayout(0 if self._cramped else 1, self._row)
        forget_items(self._row)

    # -- what is shown ------------------------------------------------------------------------

    def _choose(self, page: str) -> None:
        """Show a page; the one that is shown already is drawn out, or put back."""
        again = page == self._seen and not self._cramped
        self._drawn_out = again and not self._drawn_out
        self._wanted = page
        self._show_chosen()
        self._column.activate()

    def _turn_to(self, leaf: str) -> None:
        """Bring one of the tabs to the front."""
        self.choice.set_value(leaf)
        self._show_chosen()

    def _show_chosen(self) -> None:
        chosen = self.choice.value
        self.choice.setVisible(not self._folded and (self._lead is None or self._cramped))
        self.log.tools.setVisible(not self._folded and chosen == LOG)
        self._seen = chosen
        others = self._drawn_out or (self._market is not None and self._plants is None)
        lines = self._folded or (others and chosen != PLAYERS)
        self.players.set_narrow(lines or self._crushed)
        seen = lines or not self._cramped or chosen == PLAYERS
        self.players.setVisible(seen and not self._has_whole_column)
        self.pages.setVisible(not self._folded and chosen not in (PLAYERS, MARKET))
        if self._market is not None:
            self._market.setVisible(self._folded or chosen == MARKET)
        if self._plants is not None:
            self._plants.setVisible(chosen != MARKET)
        beside_market = self._market is not None and not self._market.isHidden()
        policy = QSizePolicy.Policy.Maximum if beside_market else QSizePolicy.Policy.Preferred
        self.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.log.choice.setVisible(self._hint is None)  # else three tabs have its room
        if chosen == LEAD and self._lead is not None:
            self.pages.setCurrentWidget(self._lead[0])
        elif chosen == HINT and self._hint is not None:
            self.pages.setCurrentWidget(self._hint)
        else:
            self.pages.setCurrentWidget(self.tables if chosen == TABLES else self.log)
        if self.branches is not None:
            self.branches.setVisible(not self.pages.isHidden() and self.branches.wanted)

    def _offer_pages(self) -> None:
        """Offer a tab for each page."""
        if self._lead is not None:
            choices = [Segment(LEAD, self._lead[1])]
        else:
            more = "" if self._cramped else self.tr("Click again: as high as possible, and back")
            choices = [Segment(LOG, self.tr("Log"), more), Segment(TABLES, self.tr("Tables"), more)]
        if self._hint is not None:
            choices.insert(0, Segment(HINT, self.tr("Hint")))
        if self._cramped:
            choices.insert(0, Segment(PLAYERS, self.tr("Players")))
        if self._market is not None:
            choices.insert(0, Segment(MARKET, self.tr("Market")))
        self.choice.set_choices(choices)
