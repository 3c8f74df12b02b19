"""The page on which a game is played: the board in the middle, everything else around it."""

from collections.abc import Iterable
from functools import cached_property, partial

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QHideEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.player_action import PlayerAction
from powergrid_qt.app.turn.turn_action import TurnAction
from powergrid_qt.engine import Event, Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import CardSold
from powergrid_qt.models.news import News
from powergrid_qt.views.board.board_panel import BoardPanel
from powergrid_qt.views.market.market_bar import MarketBar
from powergrid_qt.views.market.plant_market import PlantMarketPanel
from powergrid_qt.views.pages.game.card_flight import CardFlight
from powergrid_qt.views.pages.game.computer_pace import ComputerPace
from powergrid_qt.views.pages.game.finale import Finale
from powergrid_qt.views.pages.game.hand_over import HandOver
from powergrid_qt.views.pages.game.header import GameHeader
from powergrid_qt.views.pages.game.hint_card import HintCard
from powergrid_qt.views.pages.game.hint_place import HintPlace
from powergrid_qt.views.pages.game.rule_links import topics_at
from powergrid_qt.views.pages.game.side_panel import SidePanel
from powergrid_qt.views.pages.game.table_layout import TableLayout
from powergrid_qt.views.plan.plan_sheet import PlanSheet, PlanTab
from powergrid_qt.views.players.players_panel import NOBODY
from powergrid_qt.views.story.news_strip import NewsStrip
from powergrid_qt.views.story.round_summary import RoundSummary, StepBanner
from powergrid_qt.views.story.rules_sheet import RulesSheet
from powergrid_qt.views.style.areas import area_action
from powergrid_qt.views.style.controls import IconButton, MainButton, with_text
from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.style.menu_button import MenuButton
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.views.turn.panel import BottomPanel, TurnPanel
from powergrid_qt.words.rulebook import RuledGame, about

NEWS_ROOM = 39
"""What the board leaves free at its upper edge, in pixels."""


class GamePage(Translated, QWidget):
    """Without a `bottom` the game is played here, with the turn panel along the lower edge;
    a replay puts its bar there and only watches.

    `agreement_wanted`: somebody wants something back that takes the agreement of all."""

    agreement_wanted = Signal()

    def __init__(
        self,
        controller: GameController,
        settings: Settings,
        bottom: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self._menu_button, self._fold_button = MenuButton(), IconButton("fold")
        self._rules_button = IconButton("rules")
        self._folded = False
        self.table = QWidget(self)
        """Everything but the cover: it is gone while that lies over it."""
        self.header = GameHeader(controller, self.table)
        self.board = BoardPanel(controller, self.table)
        self.market = MarketBar(controller, self.table)
        self.plants = PlantMarketPanel(controller, self.table)
        self.side = SidePanel(controller, self.table)
        self.side.log.show_reasons(settings.reasons)
        settings.reasons_changed.connect(self.side.log.show_reasons)
        self.side.log.reasons_wanted.connect(lambda wanted: setattr(settings, "reasons", wanted))
        self.side.log.show_city.connect(self.board.show_city)
        self.header.chips.asked.connect(self.show_rules_of)
        self._is_played = bottom is None
        """Not watched, and neither a puzzle nor a lesson."""
        self.bottom = self._turn_panel(settings) if bottom is None else bottom
        if isinstance(self.bottom, BottomPanel):
            self.bottom.market_taken.connect(self._share_window)
        self.hints = None
        if isinstance(self.bottom, TurnPanel):
            self.hints = self.bottom.hints
            self.board.view.city_reached.connect(self.bottom.buttons.look_at_focus)
        self.setFocusProxy(self.bottom)
        self._lay_out()
        self._arranged_for: object = None
        self._make_ways_round()
        self._announcements: list[RoundSummary | StepBanner] = []
        if self.hints is not None:
            self.hint_card = HintCard(self.hints, self.bottom, self.table)
            ledge = self.arrangement.ledge
            self.hint_place = HintPlace(self.hint_card, self.side, ledge, self)
            self.hint_place.moved.connect(self._make_room_for_hint)
            self.hints.changed.connect(self._point_at_hint)
        if bottom is None:
            self.pace = ComputerPace(controller, settings, self.header)
            self.header.add_pace(self.pace)
            self.table.addAction(self.pace.skip_action)
            self.summary = RoundSummary(controller, self.board, self.table)
            self.banner = StepBanner(controller, self.board, self.table)
            self._announcements = [self.summary, self.banner]
            assert self.hints is not None
            for announcement in self._announcements:
                self.hints.changed.connect(announcement.keep_keys)
            self._add_plan()
            self.news = NewsStrip(controller, self.board, self._cities_seen, self._board_buttons)
            for announcement in self._announcements:
                announcement.came_or_went.connect(self._step_news_back)
            self.news.asked.connect(self._show_news)
            # The tab first: the strip keeps clear of it.
            self.board.view.refitted.connect(self.plan_tab.place)
            self.board.view.refitted.connect(self.news.place)
            self.board.view.kept_free = with_text(NEWS_ROOM)
            self.finale = Finale(controller, self.board, self.table)
            self.hand_over = HandOver(self)
            self.hand_over.uncovered.connect(controller.uncover)
            controller.changed.connect(self._cover_or_show)
        controller.changed.connect(self._fly_won_cards)
        self.side.players.clicked.connect(lambda index: self._look_at(index.row(), lasting=True))
        self.side.players.pointed.connect(self._glance_at)
        controller.changed.connect(self._share_with_board)
        settings.animation_changed.connect(self._animate)
        self._animate(settings.animation)
        self.retranslate()
        if controller.has_game:
            controller.tell()

    def _add_plan(self) -> None:
        self.plan_action = QAction(self.table)
        self.plan_action.setCheckable(True)
        self.plan_action.setShortcut("F2")
        self.plan_action.triggered.connect(self.controller.paper.show)
        self.table.addAction(self.plan_action)
        self.plan_tab = PlanTab(self.plan_action, self.board)
        self.controller.changed.connect(self._show_or_hide_plan)
        self.controller.planned.connect(self._show_or_hide_plan)

    def _turn_panel(self, settings: Settings) -> TurnPanel:
        panel = TurnPanel(self.controller, self.table)
        panel.words.show_warnings(settings.warnings)
        settings.warnings_changed.connect(panel.words.show_warnings)
        panel.words.why.connect(self.show_reason)
        panel.buttons.agreement_wanted.connect(self.agreement_wanted)
        return panel

    def _lay_out(self) -> None:
        self.arrangement = TableLayout(
            self.table,
            self.header,
            self.board,
            self.market,
            self.plants,
            self.side,
            self.bottom,
        )
        self._around = self.arrangement.around
        column(self.table, into=self)

    def _look_at(self, row: int | None, *, lasting: bool) -> None:
        """Show what a player has: by a click until the next one, or as long as the pointer rests
        there."""
        self.market.panel.look_at(row, lasting=lasting)
        if isinstance(self.bottom, TurnPanel):
            self.bottom.look_at(row, lasting=lasting)

    def _glance_at(self, row: int) -> None:
        if self.controller.has_game:
            self._look_at(None if row == NOBODY else row, lasting=False)

    def _make_ways_round(self) -> None:
        """F6 goes from area to area, for those who play without a mouse."""
        areas = (self.plants, self.board.view, self.market, self.side, self.bottom)
        self.next_area = area_action(self.table, areas, 1, "F6")
        self.previous_area = area_action(self.table, areas, -1, "Shift+F6")

    def add_below_market(self, part: QWidget) -> None:
        self.arrangement.middle.addWidget(part)

    def add_end_button(self, show_end: QAction) -> None:
        """Let the header lead from the last position to the ranking, while that can be shown."""
        button = MainButton()
        button.clicked.connect(show_end.trigger)

        def follow() -> None:
            button.setVisible(show_end.isVisible())
            button.setText(self.tr("Result"))
            button.setToolTip(show_end.toolTip())

        show_end.changed.connect(follow)
        self.header.add_widget(button)
        self.end_button = button
        follow()

    def add_sound_button(self, sound: QAction) -> None:
        """Let the header switch the sound on and off."""
        button = IconButton("mute")
        button.clicked.connect(sound.trigger)

        def follow() -> None:
            button.set_icon("sound" if sound.isChecked() else "mute")
            keys = sound.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            told = (
                self.tr("Sound off ({keys})") if sound.isChecked() else self.tr("Sound on ({keys})")
            )
            button.name(told.format(keys=keys))

        sound.changed.connect(follow)
        self.header.add_spare(button)
        self.sound_button = button
        follow()

    def add_rules_button(self, rules: QAction) -> None:
        """Let the header open the rules beside the table."""
        self._rules_button.clicked.connect(rules.trigger)
        self.header.add_spare(self._rules_button)

    def add_fold_button(self, fold: QAction) -> None:
        """Let the header fold the side panel away, and bring it back."""
        self._fold_button.clicked.connect(fold.trigger)
        self.header.add_widget(self._fold_button)

    def add_menu(self, menu: QMenu) -> None:
        """Let the header open the program's menu."""
        self._menu_button.open(menu)
        self.header.add_widget(self._menu_button)

    @property
    def menu_actions(self) -> list[QAction]:
        """What the program's menu offers of this page."""
        if not self._is_played:
            return []
        assert isinstance(self.bottom, TurnPanel)
        return [self.bottom.buttons.hint_action, self.plan_action]

    def rehearse(self, decision: TurnAction) -> None:
        """Have the controls for such a decision before the first game begins."""
        if isinstance(self.bottom, TurnPanel) and isinstance(decision, PlayerAction):
            self.bottom.rehearse(decision)

    def close_hints(self) -> None:
        """Leave no process behind."""
        if self.hints is not None:
            self.hints.end()

    def retranslate(self) -> None:
        self.next_area.setText(self.tr("To the next part of the screen"))
        self.previous_area.setText(self.tr("To the previous part of the screen"))
        if self._is_played:
            self.plan_action.setText(self.tr("&Plan ahead on paper"))
        self._rules_button.name(self.tr("Rules of this game (F1)"))
        self._fold_button.set_icon("unfold" if self._folded else "fold")
        self._fold_button.name(
            self.tr("Show players and log (F9)")
            if self._folded
            else self.tr("Fold players and log away (F9)")
        )

    # -- rules ----------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> RulesSheet:
        sheet = RulesSheet(self.table)
        sheet.closed.connect(self.close_rules)
        sheet.hide()
        self._around.addWidget(sheet)
        return sheet

    def toggle_rules(self) -> None:
        """Those of this phase, or away with them."""
        if self.rules.isVisible():
            self.close_rules()
        else:
            self.show_rules_of(self.controller.game.state.phase)
            self.rules.search.setFocus()

    def show_rules_of(self, phase: str) -> None:
        self._open_rules()
        self.rules.show_phase(phase)

    def show_reason(self, refusal: str) -> None:
        self._open_rules()
        self.rules.show_reason(refusal)

    def show_rules_about(self, topics: Iterable[str]) -> None:
        self._open_rules()
        self.rules.show_topic(topics)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What the rules say of the thing under the pointer, or in focus."""
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        part = self.childAt(event.pos()) if by_mouse else QApplication.focusWidget()
        topics = topics_at(part, event.globalPos())
        if about(RuledGame.of(self.controller.game.config), topics) is not None:
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.addAction(self.tr("Rules about this"), lambda: self.show_rules_about(topics))
            menu.popup(event.globalPos())

    def _open_rules(self) -> None:
        self.controller.paper.show(False)
        self.rules.show_game(self.controller.game)
        self.rules.show()
        self._share_window()

    def close_rules(self) -> None:
        self.rules.hide()
        self._share_window()
        self.setFocus()

    # -- plans ----------------------------------------------------------------------------------

    @cached_property
    def plan(self) -> PlanSheet:
        sheet = PlanSheet(self.controller, self.table)
        sheet.closed.connect(lambda: self.controller.paper.show(False))
        sheet.hide()
        self._around.addWidget(sheet)
        return sheet

    def _show_or_hide_plan(self) -> None:
        is_open = self.controller.paper.open
        self.plan_action.setChecked(is_open)
        if is_open == self._is_open("plan"):
            return
        if self._is_open("rules"):
            self.rules.hide()  # one sheet at a time
        self.plan.setVisible(is_open)
        self.plan.refresh()
        self._share_window()
        if not is_open:
            self.setFocus()

    # -- room -----------------------------------------------------------------------------------

    def fold_side(self, folded: bool) -> None:
        """Leave nearly the whole width to the board."""
        if folded != self._folded:
            self._folded = folded
            self.retranslate()
            self._share_window()

    def _animate(self, animated: bool) -> None:
        self.plants.animated = self.side.players.animated = animated
        self.board.set_animated(animated)
        for announcement in self._announcements:
            announcement.animated = animated

    def _fly_won_cards(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, CardSold) and event.seat is not None:
                self._fly(event.card, event.seat)

    def _fly(self, card: CardId, owner: int) -> None:
        start, players = self.plants.seen(card), self.side.players
        if self.plants.animated and start is not None and players.isVisible():
            shelf = players.shelf(owner).translated(players.mapTo(self.table, QPoint()))
            flight = CardFlight(start, shelf, self.table)
            flight.landed.connect(partial(players.welcome, owner))

    def _show_news(self, news: News) -> None:
        """Its line of the log, and its place on the board."""
        self.side.show_in_log(news.move)
        if news.city is not None:
            self.board.show_city(news.city)

    def _cities_seen(self) -> list[QRect]:
        """None before the board is shown."""
        seen = [] if self.board.scene is None else self.board.view.seen_cities
        return [city.toAlignedRect() for city in seen]

    def _board_buttons(self) -> list[QRect]:
        self.plan_tab.place()  # the cities have their places before it hears of the board's size
        return [self.plan_tab.geometry(), self.board.view.zoom_buttons.geometry()]

    def _step_news_back(self) -> None:
        """What is announced lies there, and is read first."""
        announced = any(not one.isHidden() for one in self._announcements)
        self.news.step_back(announced or bool(self.hint_place.strip_height))

    def _point_at_hint(self) -> None:
        """Where the proposed move is made: a card, tokens, workers, a place on the board. The
        turn panel marks what is chosen there."""
        assert self.hints is not None
        self.plants.point_at(self.hints.move)
        self.market.point_at(self.hints.move)
        self.board.point_at(self.hints.move)

    def show_choice(self, played: Move | None, better: Move | None) -> None:
        """In a replay: what was done and what the expert would have done; None: nothing."""
        self.plants.point_at(better)
        self.market.point_at(better)
        self.board.show_choice(played, better)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.hints is not None:
            self.hints.hide()

    def _cover_or_show(self) -> None:
        """The table is hidden altogether, neither keys nor screen readers get there, until the
        player is there who is asked for."""
        if self.controller.covered:
            assert self.controller.actor is not None
            player = self.controller.game.config.players[self.controller.actor]
            self.table.hide()
            self.setFocusProxy(self.hand_over.button)
            self.hand_over.ask(player.name, player.color)
        elif self.table.isHidden():
            self.hand_over.leave()
            self.table.show()
            self.setFocusProxy(self.bottom)
            self.bottom.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_window()

    def _share_with_board(self) -> None:
        """Another board, or other regions of it, may have another shape."""
        market = self.market.can_stand, self.market.is_wide
        shape = self.board.view.fit_area.size(), market
        if shape != self._arranged_for:
            self._share_window()
            self._arranged_for = shape

    def _is_open(self, sheet: str) -> bool:
        return sheet in self.__dict__ and not getattr(self, sheet).isHidden()

    def _share_window(self) -> None:
        """At once, not with the next round of events: nothing is seen at a wrong size."""
        self._share()
        if self.hints is not None:
            self.hint_place.choose()
            self._make_room_for_hint()

    def _make_room_for_hint(self) -> None:
        strip = self.hint_place.strip_height
        self._share(strip)
        if self._is_played:
            self._step_news_back()

    def _share(self, strip: int = 0) -> None:
        sheets = [getattr(self, name) for name in ("rules", "plan") if self._is_open(name)]
        for sheet in sheets:
            sheet.fit_window(self.width())
        taken = sum(sheet.width() for sheet in sheets)
        self.arrangement.share(self.size(), folded=self._folded, sheet=taken, strip=strip)
        for part in (self, self.table):
            layout = part.layout()
            assert layout is not None
            layout.activate()
        self.side.fit_height()
