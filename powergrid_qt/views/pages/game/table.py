"""A game on the screen: the board in the middle, everything else around it."""

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRect, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.settings import Settings
from powergrid_qt.engine import Event, Move
from powergrid_qt.engine.cards import CardId
from powergrid_qt.engine.events import CardSold
from powergrid_qt.views.board.board_panel import BoardPanel
from powergrid_qt.views.market.panel import MarketBar
from powergrid_qt.views.market.plant_market import PlantMarketPanel
from powergrid_qt.views.pages.game.header import GameHeader
from powergrid_qt.views.pages.game.side_panel import SidePanel
from powergrid_qt.views.pages.game.table_layout import TableLayout
from powergrid_qt.views.pages.page import PageWithGame
from powergrid_qt.views.pieces.piece_buttons import CardButton
from powergrid_qt.views.plan.plan_sheet import PlanSheet
from powergrid_qt.views.players.players_panel import NOBODY
from powergrid_qt.views.story.rules_sheet import RulesSheet
from powergrid_qt.views.style.controls import IconButton, MenuButton
from powergrid_qt.views.style.keys import area_action
from powergrid_qt.views.style.layouts import column
from powergrid_qt.views.turn.panel import BottomPanel, TurnPanel
from powergrid_qt.words.rulebook import RuledGame, about

DURATION_MS = 300


class CardFlight(QLabel):
    """The picture of a card, over its parent while it is on its way; it takes no clicks."""

    landed = Signal()

    def __init__(self, card: CardButton, end: QRect, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setPixmap(card.as_picture())
        self.setScaledContents(True)
        self.setGeometry(QRect(card.mapTo(parent, QPoint()), card.size()))
        self._way = QPropertyAnimation(self, b"geometry", self)
        self._way.setDuration(DURATION_MS)
        self._way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._way.setEndValue(end)
        self._way.finished.connect(self.landed)
        self._way.finished.connect(self.deleteLater)
        self.show()
        self._way.start()


@runtime_checkable
class Explained(Protocol):
    """A part of the table that the rules tell of."""

    def topics_at(self, place: QPoint) -> tuple[str, ...]:
        """What lies there, in the names that the rules have for it, the nearest first."""
        ...


def topics_at(part: QWidget | None, place: QPoint) -> tuple[str, ...]:
    """What the innermost part there that knows it is about; `place` is one on the screen."""
    while part is not None:
        if isinstance(part, Explained):
            return part.topics_at(part.mapFromGlobal(place))
        part = part.parentWidget()
    return ()


class Table(PageWithGame):
    """The board with all that lies around it. `bottom`: what lies along the lower edge."""

    def __init__(
        self,
        controller: GameController,
        settings: Settings,
        bottom: QWidget,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self._menu_button, self._fold_button = MenuButton(), IconButton("fold")
        self._rules_button = IconButton("rules", name=self.tr("Rules of this game (F1)"))
        self._folded = False
        self.table = QWidget(self)
        """Everything but the cover, and hidden while the cover lies over it."""
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
        self.bottom = bottom
        if isinstance(bottom, BottomPanel):
            bottom.market_taken.connect(self._share_window)
        if isinstance(bottom, TurnPanel):
            self.board.view.city_reached.connect(bottom.buttons.look_at_focus)
        self.setFocusProxy(self.bottom)
        self.arrangement = TableLayout(
            self.table, self.header, self.board, self.market, self.plants, self.side, bottom
        )
        column(self.table, into=self)
        self._arranged_for: object = None
        self._make_ways_round()
        controller.changed.connect(self._fly_won_cards)
        self.side.players.clicked.connect(lambda row: self._look_at(row, lasting=True))
        self.side.players.pointed.connect(self._glance_at)
        controller.changed.connect(self._share_with_board)
        settings.animation_changed.connect(self._animate)
        self._animate(settings.animation)
        self._name_fold_button()

    @property
    def foot_height(self) -> int:
        return self.bottom.sizeHint().height()

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
        """Make F6 go from area to area, for those who play without a mouse."""
        areas = (self.plants, self.board.view, self.market, self.side, self.bottom)
        self.next_area = area_action(self.table, areas, 1, "F6")
        self.next_area.setText(self.tr("To the next part of the screen"))
        self.previous_area = area_action(self.table, areas, -1, "Shift+F6")
        self.previous_area.setText(self.tr("To the previous part of the screen"))

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

    def _name_fold_button(self) -> None:
        self._fold_button.set_icon("unfold" if self._folded else "fold")
        self._fold_button.set_name(
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
        self.arrangement.around.addWidget(sheet)
        return sheet

    def toggle_rules(self) -> None:
        """Show the rules of this phase, or hide the rules."""
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
        """Offer what the rules say of the thing under the pointer, or of the one in focus."""
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

    # -- room -----------------------------------------------------------------------------------

    def fold_side(self, folded: bool) -> None:
        """Leave nearly the whole width to the board."""
        if folded != self._folded:
            self._folded = folded
            self._name_fold_button()
            self._share_window()

    def _animate(self, animated: bool) -> None:
        self.plants.animated = self.side.players.animated = animated
        self.board.set_animated(animated)

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

    def show_choice(
        self, played: Sequence[Move], better: Sequence[Move], mine: Sequence[Move] | None = None
    ) -> None:
        """Mark a turn that was made and that of the expert, in a replay, or in an exercise beside
        the plan of what is `mine`."""
        first = better[0] if better else None
        self.plants.point_at(first)
        self.market.panel.point_at(first if mine is None else None)  # it would come atop the plan
        self.board.show_choice(played, better, mine)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_window()

    def _share_with_board(self) -> None:
        """Another board, or other regions of it, may have another shape."""
        market = self.market.panel.can_stand, self.market.panel.WIDE
        shape = self.board.view.fit_area.size(), market
        if shape != self._arranged_for:
            self._arranged_for = shape
            # It has another size when it is first seen, and is shared out then.
            if not self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):
                self._share_window()

    def _is_open(self, sheet: str) -> bool:
        return sheet in self.__dict__ and not getattr(self, sheet).isHidden()

    def _open_sheets(self) -> list[RulesSheet | PlanSheet]:
        """Return the sheets that stand beside the table."""
        return [self.rules] if self._is_open("rules") else []

    def _share_window(self) -> None:
        """Share out the room at once, not with the next events: nothing is seen at a wrong size."""
        self._share()

    def _share(self, strip: int = 0) -> None:
        """Share out the room; `strip`: the pixels that are kept free above the lower edge."""
        sheets = self._open_sheets()
        for sheet in sheets:
            sheet.fit_window(self.width())
        taken = sum(sheet.width() for sheet in sheets)
        self.arrangement.share(self.size(), folded=self._folded, sheet=taken, strip=strip)
        for part in (self, self.table):
            layout = part.layout()
            assert layout is not None
            layout.activate()
        self.side.fit()
