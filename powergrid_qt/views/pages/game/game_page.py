"""The page on which a game is played: the board in the middle, everything else around it."""

from functools import cached_property, partial

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn import TurnAction
from powergrid_qt.engine import Event, Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import CardSold
from powergrid_qt.views.board.board_panel import BoardPanel
from powergrid_qt.views.market.market_bar import MarketBar
from powergrid_qt.views.pages.game.card_flight import CardFlight
from powergrid_qt.views.pages.game.computer_pace import ComputerPace
from powergrid_qt.views.pages.game.hand_over import HandOver
from powergrid_qt.views.pages.game.header import GameHeader
from powergrid_qt.views.pages.game.hint_card import HintCard
from powergrid_qt.views.pages.game.side_panel import SidePanel
from powergrid_qt.views.story.round_summary import RoundSummary, StepBanner
from powergrid_qt.views.story.rules_sheet import RulesSheet
from powergrid_qt.views.style.areas import area_action
from powergrid_qt.views.style.controls import IconButton, MainButton
from powergrid_qt.views.style.layouts import column, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.views.turn.panel import TurnPanel

ROOM_FOR_RULES = 1400
"""In narrower windows board, side and rules do not all fit."""


class GamePage(Translated, QWidget):
    """Without a `bottom` the game is played here, with the turn panel along the lower edge;
    a replay puts its bar there and only watches."""

    def __init__(
        self,
        controller: GameController,
        settings: Settings,
        bottom: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self._menu_button, self._fold_button = IconButton("menu"), IconButton("fold")
        self._folded = False
        self.table = QWidget(self)
        """Everything but the cover: it is gone while that lies over it."""
        self.header = GameHeader(controller, self.table)
        self.board = BoardPanel(controller, self.table)
        self.market = MarketBar(controller, self.table)
        self.side = SidePanel(controller, self.table)
        self.plants = self.side.plants
        self.side.log.show_reasons(settings.reasons)
        settings.reasons_changed.connect(self.side.log.show_reasons)
        self.side.log.reasons_wanted.connect(lambda wanted: setattr(settings, "reasons", wanted))
        self.side.log.show_city.connect(self.board.show_city)
        self.header.chips.asked.connect(self.show_rules_of)
        self.bottom = self._turn_panel(settings) if bottom is None else bottom
        self.hints = self.bottom.hints if isinstance(self.bottom, TurnPanel) else None
        self.setFocusProxy(self.bottom)
        self._lay_out()
        self._make_ways_round()
        self._announcements: list[RoundSummary | StepBanner] = []
        if self.hints is not None:
            self.hint_card = HintCard(self.hints, self.bottom, self.side, self.table)
            self.hints.changed.connect(self._point_at_hint)
        if bottom is None:
            self.pace = ComputerPace(controller, self.header)
            self.header.add_widget(self.pace)
            self.table.addAction(self.pace.skip_action)
            self.summary = RoundSummary(controller, self.board, self.table)
            self.banner = StepBanner(controller, self.board, self.table)
            self._announcements = [self.summary, self.banner]
            self.hand_over = HandOver(self)
            self.hand_over.uncovered.connect(controller.uncover)
            controller.changed.connect(self._cover_or_show)
        controller.changed.connect(self._place_market)
        controller.changed.connect(self._fly_won_cards)
        self.side.players.clicked.connect(lambda index: self._look_at(index.row()))
        settings.animation_changed.connect(self._animate)
        self._animate(settings.animation)
        self.retranslate()
        if controller.has_game:
            controller.tell()

    def _turn_panel(self, settings: Settings) -> TurnPanel:
        panel = TurnPanel(self.controller, self.table)
        panel.show_warnings(settings.warnings)
        settings.warnings_changed.connect(panel.show_warnings)
        panel.why.connect(self.show_reason)
        panel.market_taken.connect(self._place_market)
        return panel

    def _lay_out(self) -> None:
        self._middle = column((self.board, 1), self.market, spacing=SPACE)
        margins = (SPACE, SPACE, SPACE, SPACE)
        self._around = row((self._middle, 1), self.side, spacing=SPACE, margins=margins)
        self._foot = row()
        parts = (self.header, (self._around, 1), self._foot, self.bottom)
        column(*parts, into=self.table, spacing=0)
        column(self.table, into=self)

    def _place_market(self) -> None:
        """Below the board, or below everything where it has the whole width; away while the turn's
        controls have its place."""
        if not self.controller.has_game:
            return
        wide, bottom = self.market.panel.WIDE, self.bottom
        place = self._foot if wide else self._middle
        taken = isinstance(bottom, TurnPanel) and bottom.takes_market
        if place.indexOf(self.market) >= 0 and taken is self.market.isHidden():
            return
        if place.indexOf(self.market) < 0:
            place.insertWidget(0 if wide else 1, self.market)
        edge = SPACE if wide and not taken else 0
        self._foot.setContentsMargins(edge, 0, edge, edge)
        self.market.setVisible(not taken)
        self._share_window()

    def _look_at(self, row: int) -> None:
        self.market.panel.look_at(row)
        if isinstance(self.bottom, TurnPanel):
            self.bottom.look_at(row)

    def _make_ways_round(self) -> None:
        """F6 goes from area to area, for those who play without a mouse."""
        areas = (self.plants, self.board.view, self.market, self.side, self.bottom)
        self.next_area = area_action(self.table, areas, 1, "F6")
        self.previous_area = area_action(self.table, areas, -1, "Shift+F6")

    def add_below_market(self, part: QWidget) -> None:
        self._middle.addWidget(part)

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

    def add_fold_button(self, fold: QAction) -> None:
        """Let the header fold the side panel away, and bring it back."""
        self._fold_button.clicked.connect(fold.trigger)
        self.header.add_widget(self._fold_button)

    def add_menu(self, menu: QMenu) -> None:
        """Let the header open the program's menu."""
        button = self._menu_button
        button.clicked.connect(
            lambda: menu.popup(button.mapToGlobal(QPoint(0, button.height() + SPACE)))
        )
        self.header.add_widget(button)

    @property
    def menu_actions(self) -> list[QAction]:
        """What the program's menu offers of this page."""
        return [self.bottom.hint_action] if isinstance(self.bottom, TurnPanel) else []

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
        self._menu_button.name(self.tr("Menu (Alt+M)"))
        self._menu_button.setShortcut("Alt+M")
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

    def _open_rules(self) -> None:
        self.rules.show_game(self.controller.game.config)
        self.rules.show()
        self._share_window()

    def close_rules(self) -> None:
        self.rules.hide()
        self._share_window()
        self.setFocus()

    @property
    def _reads_rules(self) -> bool:
        return "rules" in self.__dict__ and not self.rules.isHidden()

    # -- room -----------------------------------------------------------------------------------

    def fold_side(self, folded: bool) -> None:
        """Leave nearly the whole width to the board."""
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

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
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
            self.hand_over.hide()
            self.table.show()
            self.setFocusProxy(self.bottom)
            self.bottom.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._share_window()

    def _share_window(self) -> None:
        """At once, not with the next round of events: nothing is seen at a wrong size. In a small
        window the rules take the place of what can be folded."""
        if self._reads_rules:
            self.rules.fit_window(self.width())
        self.side.fold(self._folded or (self._reads_rules and self.width() < ROOM_FOR_RULES))
        self.side.fit_window(self.size())
        self.market.fit_window(self.height())
        if isinstance(self.bottom, TurnPanel):
            self.bottom.fit_market(self.market.height())
        for part in (self, self.table):
            layout = part.layout()
            assert layout is not None
            layout.activate()
