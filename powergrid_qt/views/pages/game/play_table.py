"""The table at which a game is played: with the turn panel, hints, plans, news, a cover, and lights
that go on at the end."""

from functools import cached_property

from PySide6.QtCore import (
    QPoint,
    QRect,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QAction, QHideEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from powergrid_qt.app.coach import Coach
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.settings import Settings
from powergrid_qt.app.turn.turn_action import PlayerAction, TurnAction
from powergrid_qt.models.news import News
from powergrid_qt.views.board.board_panel import BoardPanel
from powergrid_qt.views.pages.game.hand_over import HandOver
from powergrid_qt.views.pages.game.header import ComputerPace
from powergrid_qt.views.pages.game.hint_card import LEAF, HintCard
from powergrid_qt.views.pages.game.table import Table
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.plan.plan_sheet import PlanSheet, PlanTab
from powergrid_qt.views.story.announcements import RoundSummary, StepBanner
from powergrid_qt.views.story.news_strip import NewsStrip
from powergrid_qt.views.story.rules_sheet import RulesSheet
from powergrid_qt.views.style.controls import (
    IconButton,
    Label,
    MainButton,
    Overlay,
    grown_with_text,
)
from powergrid_qt.views.style.keys import KeyHold
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.lettering import BOLD, line_height
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.words.names import cities_text

CITY_MS, MOST_MS = 50, 1800
"""Milliseconds for each light, and at most for all of them."""
STAY_MS = 600
"""Milliseconds that all lights stay on."""


class Finale(Overlay):
    """A sheet over the board says whose lights go on. `over`: all of them are, or nobody wants to
    wait for them. Whatever sends it away does nothing else: it was meant for the lights."""

    over = Signal()

    def __init__(self, controller: GameController, board: BoardPanel, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self._board = controller, board
        self._lights: list[tuple[int, str]] = []
        """Seats and cities, in the order in which the lights go on."""
        self._on = 0
        self._animation: QSequentialAnimationGroup | None = None
        self._hold = KeyHold(parent, lambda _key: self._end(), click=self._end)
        side = round(1.5 * line_height())
        self._shape = Picture(size=(side, side))
        self._label = Label("", 1.3, BOLD)
        self.setProperty("kind", "sheet")
        margins = (2 * SPACE, SPACE, 2 * SPACE, SPACE)
        row(self._shape, self._label, into=self, spacing=SPACE + 4, margins=margins)
        controller.changed.connect(self.stop)

    @property
    def playing(self) -> bool:
        return self._animation is not None

    def play(self) -> None:
        """Begin with the lights of the game on the board, which is over."""
        result = self._controller.game.state.result
        assert result is not None
        self._lights = [
            (seat, city)
            for seat in reversed(result.ranking)
            for city in self._board.lit_cities(seat, result.powered[seat])
        ]
        self._on = 0
        self._board.view.board.fall_night()
        lights = QVariantAnimation()
        lights.setStartValue(0)
        lights.setEndValue(len(self._lights))
        lights.setDuration(min(CITY_MS * len(self._lights), MOST_MS))
        lights.valueChanged.connect(self._light_up)
        self._animation = QSequentialAnimationGroup(self)
        self._animation.addAnimation(lights)
        self._animation.addPause(STAY_MS)
        self._animation.finished.connect(self._end)
        self._hold.begin()
        self._animation.start()

    def _light_up(self, count: int) -> None:
        for seat, city in self._lights[self._on : count]:
            self._board.view.board.light(city)
            self._tell(seat)
        self._on = max(count, self._on)

    def _tell(self, seat: int) -> None:
        game = self._controller.game
        assert game.state.result is not None
        player = game.config.players[seat]
        self._shape.show_drawing(draw_house, player.color)
        cities = cities_text(game.state.result.powered[seat])
        self._label.setText(f"{player.name}: {cities}")
        self.appear()

    def _end(self) -> None:
        self.stop()
        self.over.emit()

    def stop(self) -> None:
        """Make it day again, without emitting `over`."""
        if self._animation is None:
            return
        self._hold.end()
        self._animation.stop()
        self._animation.deleteLater()
        self._animation = None
        self._board.view.board.end_night()
        self.hide()

    def place(self) -> None:
        """Below the board, in the middle: no light is covered, and nothing there matters now."""
        self.resize(self.sizeHint())
        corner = self._board.mapTo(self.host, QPoint(0, self._board.height() + SPACE))
        middle = corner.x() + (self._board.width() - self.width()) // 2
        self.move(middle, min(corner.y(), self.host.height() - self.height() - SPACE))


NEWS_ROOM = 39
"""The height that the board leaves free at its upper edge, in pixels."""


class PlayTable(Table):
    """A table at which people take their turns, with all that helps them there."""

    bottom: TurnPanel

    def __init__(
        self,
        controller: GameController,
        hints: Hints,
        coach: Coach,
        settings: Settings,
        parent: QWidget,
    ) -> None:
        super().__init__(controller, settings, TurnPanel(controller, hints, coach), parent)
        self.hints = hints
        words = self.bottom.words
        words.show_warnings(settings.warnings)
        settings.warnings_changed.connect(words.show_warnings)
        words.why.connect(self.show_reason)
        self.first_told: Overlay | None = None
        """What is told at a shared table before the news, and where they are."""
        self._add_hint_card(coach)
        self.pace = ComputerPace(controller, settings, self.header)
        self.header.add_pace(self.pace)
        self.table.addAction(self.pace.skip_action)
        self._add_plan()
        self._add_news()
        self.finale = Finale(controller, self.board, self.table)
        self.hand_over = HandOver(self)
        self.hand_over.uncovered.connect(controller.uncover)
        controller.changed.connect(self._cover_or_show)
        settings.animation_changed.connect(self._animate_announcements)
        self._animate_announcements(settings.animation)
        if controller.has_game:
            controller.tell_again()

    def _add_hint_card(self, coach: Coach) -> None:
        self.hint_card = HintCard(self.hints, coach, self.bottom, self.table)
        self.hint_card.changed.connect(self._hint_changed)
        self.hints.changed.connect(self._point_at_hint)

    def _add_news(self) -> None:
        """Add what is announced, and what has happened since one's last turn."""
        self.summary = RoundSummary(self.controller, self.board, self.table)
        self.banner = StepBanner(self.controller, self.board, self.table)
        self.announcements = self.summary, self.banner
        self.news = NewsStrip(self.controller, self.board, self._cities_seen, self._board_buttons)
        for announcement in self.announcements:
            self.hints.changed.connect(announcement.keep_keys)
            announcement.came_or_went.connect(self.step_news_back)
        self.news.asked.connect(self._show_news)
        # The tab first: the strip keeps clear of it.
        self.board.view.refitted.connect(self.plan_tab.place)
        self.board.view.refitted.connect(self.news.place)
        self.board.view.kept_free = grown_with_text(NEWS_ROOM)

    def add_end_button(self, show_end: QAction) -> None:
        """Let the header lead from the last position to the ranking, while that can be shown."""
        button = MainButton(self.tr("Result"), press=show_end.trigger)

        def follow() -> None:
            button.setVisible(show_end.isVisible())
            button.setToolTip(show_end.toolTip())

        show_end.changed.connect(follow)
        self.header.add_widget(button)
        self.end_button = button
        follow()

    def add_sound_button(self, sound: QAction) -> None:
        """Let the header switch the sound on and off."""
        button = IconButton("mute", press=sound.trigger)

        def follow() -> None:
            button.set_icon("sound" if sound.isChecked() else "mute")
            keys = sound.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            on, off = self.tr("Sound on ({keys})"), self.tr("Sound off ({keys})")
            button.set_name((off if sound.isChecked() else on).format(keys=keys))

        sound.changed.connect(follow)
        self.header.add_spare(button)
        self.sound_button = button
        follow()

    @property
    def menu_actions(self) -> list[QAction]:
        """The actions of this page that the program's menu offers."""
        return [self.bottom.buttons.hint_action, self.plan_action]

    def rehearse(self, decision: TurnAction) -> None:
        """Have the controls for such a decision before the first game begins."""
        if isinstance(decision, PlayerAction):
            self.bottom.rehearse(decision)

    def _animate_announcements(self, animated: bool) -> None:
        for announcement in self.announcements:
            announcement.animated = animated

    # -- plans ----------------------------------------------------------------------------------

    def _add_plan(self) -> None:
        self.plan_action = QAction(self.tr("&Plan ahead on paper"), self.table)
        self.plan_action.setCheckable(True)
        self.plan_action.setShortcut("F2")
        self.plan_action.triggered.connect(self.controller.paper.show)
        self.table.addAction(self.plan_action)
        self.plan_tab = PlanTab(self.plan_action, self.board)
        self.controller.changed.connect(self._show_or_hide_plan)
        self.controller.planned.connect(self._show_or_hide_plan)

    @cached_property
    def plan(self) -> PlanSheet:
        sheet = PlanSheet(self.controller, self.table)
        sheet.close_button.clicked.connect(lambda: self.controller.paper.show(False))
        sheet.hide()
        self.arrangement.around.addWidget(sheet)
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

    def _open_sheets(self) -> list[RulesSheet | PlanSheet]:
        return [*super()._open_sheets(), *([self.plan] if self._is_open("plan") else [])]

    # -- hints and news -------------------------------------------------------------------------

    def _point_at_hint(self) -> None:
        """Where the proposed move is made: a card, tokens, workers, a place on the board. The
        turn panel marks what is chosen there."""
        self.plants.point_at(self.hints.move)
        self.market.panel.point_at(self.hints.move)
        self.board.point_at(self.hints.move, self.hints.left)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hints.hide()

    @property
    def strip_height(self) -> int:
        """Pixels that a hint takes as a strip on top of the turn panel; 0 while it is none."""
        return self.hint_card.height() if self.arrangement.ledge.count() else 0

    def _hint_changed(self) -> None:
        """A strip stays one until it goes: what it takes from the side must not bring it there."""
        before = self.strip_height
        if self.hint_card.wanted and before:
            self.hint_card.lie(self.width())
        else:
            self._place_hint()
        if self.strip_height != before:
            self._make_room_for_hint()

    def _place_hint(self) -> None:
        """Put the hint where the window, as it is now, has room."""
        card, side, ledge = self.hint_card, self.side, self.arrangement.ledge
        leaf = max(grown_with_text(LEAF), card.height_as_leaf(side.width())) if card.wanted else 0
        stands = side.has_room_for(leaf, self.strip_height)
        if not card.wanted or stands:
            ledge.removeWidget(card)
        side.reserve(leaf if stands else 0)
        if card.wanted and stands and card.is_read_now:
            card.stand()
            side.show_hint(card)
            return
        side.end_hint()
        if card.wanted and not stands:
            card.lie(self.width())
            ledge.addWidget(card)
        card.setVisible(card.wanted and not stands)

    def _share_window(self) -> None:
        super()._share_window()
        self._place_hint()
        self._make_room_for_hint()

    def _make_room_for_hint(self) -> None:
        self._share(self.strip_height)
        self.step_news_back()

    def _show_news(self, news: News) -> None:
        """Show news by its line of the log, and by its place on the board."""
        self.side.show_in_log(news.move)
        if news.city is not None:
            self.board.show_city(news.city)

    def _cities_seen(self) -> list[QRect]:
        """Where the cities are seen; empty before the board is shown."""
        seen = [] if self.board.scene is None else self.board.view.seen_cities
        return [city.toAlignedRect() for city in seen]

    def _board_buttons(self) -> list[QRect]:
        self.plan_tab.place()  # the cities have their places before it hears of the board's size
        return [self.plan_tab.geometry(), self.board.view.zoom_buttons.geometry()]

    def step_news_back(self) -> None:
        """Let the news step back while something is announced: that lies there, and comes first."""
        first = [] if self.first_told is None else [self.first_told]
        announced = any(not one.isHidden() for one in (*self.announcements, *first))
        self.news.step_back(announced or bool(self.strip_height))

    # -- the cover ------------------------------------------------------------------------------

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
