"""The turn panel: what to do now, the controls for it, and the buttons that do it."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QStackedWidget, QWidget

from powergrid_qt.app.coach import Coach
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.turn.auction_actions import BidAction
from powergrid_qt.app.turn.setup_actions import ChoosingAction
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.families import family_on
from powergrid_qt.views.pieces.piece_buttons import BY_KEY
from powergrid_qt.views.style.controls import grown_with_text, has_large_text, set_style_property
from powergrid_qt.views.style.layouts import QWIDGETSIZE_MAX, Fitted, Part, add, column, row
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.choosing_controls import ChoosingControls
from powergrid_qt.views.turn.controls import ActionControls
from powergrid_qt.views.turn.standing import WaitingControls, waiting_sentence
from powergrid_qt.views.turn.turn_buttons import TurnButtons
from powergrid_qt.views.turn.turn_words import TurnWords

Controls = Mapping[type[PlayerAction], type[ActionControls[Any]]]

CONTROLS: Controls = {BidAction: AuctionControls, ChoosingAction: ChoosingControls}
"""The controls for the actions that all families of editions have."""
HEIGHT, STACKED = 98, 128
"""The same for every decision, but for the market's where controls take its place: the board above
never changes its size. Stacked: with the words above the controls."""
NARROW = 1000
"""In narrower windows, as seen from text that is large, words and controls need the whole width
between them."""
USUAL_MARKET = 100
MAIN_WIDTH, MAIN_LARGE, MAIN_MOST = 248, 320, 280
"""The width of the main button: usually at least, with large text at least, and at most."""
LEFT_LEAST, LEFT_LARGE, LEFT_MOST = 280, 400, 480


def controls_for(action: PlayerAction) -> type[ActionControls[Any]]:
    known: Controls = {**CONTROLS, **family_on("views", action.game.config).controls}
    return next(known[kind] for kind in type(action).__mro__ if kind in known)


class TurnPanel(Fitted, QWidget):
    """A strip along the bottom of the window: words, controls for the decision, and buttons."""

    market_taken = Signal(bool)
    """The controls have the market's place now, or no longer."""

    def __init__(
        self, controller: GameController, hints: Hints | None, coach: Coach | None = None
    ) -> None:
        """`hints`, `coach`: None where they would tell the solution."""
        super().__init__()
        self._controller = controller
        self.hints = hints
        self._controls: dict[type, ActionControls[Any]] = {}
        self._shown: PlayerAction | None = None
        self.tell_waiting: Callable[[], tuple[int | None, str, str]] | None = None
        """While others at a shared table decide: the seat of which is told, what, and what can be
        done meanwhile."""
        self.takes_market = self._stacked = False
        self._market_height = USUAL_MARKET
        self.words = TurnWords(controller, coach)
        self.waiting = WaitingControls(controller)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.waiting)
        limit = self.waiting.running_limit
        self.buttons = TurnButtons(controller, hints, coach, limit)
        self.buttons.refused.connect(self.words.say_why_not)
        self.addActions(self.buttons.actions())  # a list of the keys finds them here
        self._lay_out()
        for signal in (controller.changed, controller.planned, limit.changed, self.words.changed):
            signal.connect(self.renew)
        for adviser in (hints, coach):
            if adviser is not None:
                adviser.changed.connect(self.renew)
        controller.thinking.connect(self._thinking)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # The focus rests on the panel itself when a decision comes: Tab then leads to its controls.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.renew()

    # -- room ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.buttons.setMaximumWidth(grown_with_text(MAIN_MOST))
        self.stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        # No grid: one in which something comes into sight while it lays out loses its measures.
        self._columns = [column(spacing=2) for _ in range(3)]
        around = (2 * SPACE, 6, 2 * SPACE, 6)
        self._row = row(*self._columns, into=self, spacing=2 * SPACE, margins=around)
        self._arrange()

    def _arrange(self) -> None:
        """Words, controls and buttons beside each other, with the same shares whatever they hold:
        nothing jumps from one decision to the next. Where large text needs the width, the words
        stand above the controls. Controls that take the market's place have all the width but that
        of the buttons, and the words stand above those."""
        taken = self.takes_market
        columns: list[list[Part]]
        if taken:  # what was elsewhere leaves its place
            columns = [[self.stack], [(self.words, 1), self.buttons]]
        elif self._stacked:
            columns = [[self.words, (self.stack, 1)], [self.buttons]]
        else:
            columns = [[self.words], [self.stack], [self.buttons]]
        for layout, parts in zip(self._columns, columns, strict=False):
            add(layout, *parts)
        for place, share in enumerate((1, 0, 0) if taken or self._stacked else (28, 57, 15)):
            self._row.setStretch(place, share)
        least = (MAIN_WIDTH, MAIN_LARGE) if taken else (LEFT_LEAST, LEFT_LARGE)
        self.words.setMinimumWidth(min(grown_with_text(least[0]), least[1]))
        if not taken:
            self.words.setMaximumWidth(
                QWIDGETSIZE_MAX if self._stacked else grown_with_text(LEFT_MOST)
            )
        beside = min(grown_with_text(MAIN_WIDTH), MAIN_LARGE)
        roomy = has_large_text() and not taken
        self.buttons.setMinimumWidth(grown_with_text(MAIN_MOST) if roomy else beside)
        self._fit_height()

    def fit_width(self, width: int) -> None:
        """Put words and controls beside each other, or not, as a window of this width has room."""
        stacked = width < grown_with_text(NARROW)
        if stacked != self._stacked:
            self._stacked = stacked
            self._arrange()

    def fit(self) -> None:
        beside = self.buttons.minimumWidth()
        if self.takes_market:
            # Rather words have one more line than that the controls are cut off.
            left = self.width() - self.controls.minimumSizeHint().width() - 6 * SPACE
            self.words.setMaximumWidth(max(beside, min(grown_with_text(MAIN_MOST), left)))
            room = self.contentsRect().height() - self.buttons.sizeHint().height() - 3 * SPACE
            self.words.fit_above_buttons(beside, room)
        elif self._stacked:
            room = self.contentsRect().height() - self.controls.minimumSizeHint().height()
            self.words.fit_above_controls(self.width() - beside - 8 * SPACE, room - 2 * SPACE)
        else:
            self.words.fit_beside_controls()

    @property
    def usual_height(self) -> int:
        """The panel's height where it does not take the market's place."""
        return grown_with_text(STACKED if self._stacked else HEIGHT)

    def _fit_height(self) -> None:
        taken = grown_with_text(HEIGHT) + self._market_height + SPACE
        self.setFixedHeight(taken if self.takes_market else self.usual_height)

    def fit_market(self, height: int) -> None:
        self._market_height = height
        self._fit_height()

    def _take_market(self, taken: bool) -> None:
        if taken != self.takes_market:
            self.takes_market = taken
            self._arrange()
            self.market_taken.emit(taken)

    # -- what is shown ------------------------------------------------------------------------

    @property
    def controls(self) -> QWidget:
        """The controls that are shown now."""
        shown = self.stack.currentWidget()
        assert shown is not None
        return shown

    def look_at(self, row: int | None, *, lasting: bool = True) -> None:
        """Show what the player in this row of their panel has, where there is a place for it."""
        if isinstance(self.controls, ActionControls):
            self.controls.look_at(row, lasting=lasting)

    def rehearse(self, action: PlayerAction) -> None:
        """Have the controls for such a decision before the first one comes."""
        if not self._controller.has_game:
            self._renew_action(action)
            self._shown = None
            self.stack.setCurrentWidget(self.waiting)

    def renew(self) -> None:
        if not self._controller.has_game:
            return
        action = self._controller.player_action
        inside = self._holds_focus()
        if inside and action is not self._shown:
            # Before what has it goes with its decision: it would jump through the whole window.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        if action is None:
            self._renew_waiting()
        else:
            self._renew_action(action)
        seat, sentence, aside = self._controller.actor, self.sentence_for(action), ""
        if action is None and self.tell_waiting is not None:
            seat, sentence, aside = self.tell_waiting()
        self.words.renew(action, seat, sentence, aside)
        self.fit()
        self.setAccessibleName(sentence)
        self.buttons.renew(action)
        if inside and not self._holds_focus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def sentence_for(self, action: PlayerAction | None) -> str:
        """Return what to do now or, if `action` is None, who is waited for."""
        return waiting_sentence(self._controller) if action is None else action.sentence

    def _holds_focus(self) -> bool:
        now = QApplication.focusWidget()
        return now is not None and self.isAncestorOf(now)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Where the focus is, is shown to those who move it with keys, not to others."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.OtherFocusReason:
            set_style_property(self, "byKeys", event.reason() in BY_KEY)

    def _renew_action(self, action: PlayerAction) -> None:
        kind = controls_for(action)
        controls = self._controls.get(kind)
        if controls is None:
            controls = self._controls[kind] = kind()
            self.stack.addWidget(controls)
        if action is not self._shown:
            self._shown = action
            controls.show_action(action)
        controls.renew()
        controls.point_at(None if self.hints is None else self.hints.move)
        self.stack.setCurrentWidget(controls)
        self._take_market(controls.takes_market)

    def _renew_waiting(self) -> None:
        self._shown = None
        self.waiting.renew()
        self.stack.setCurrentWidget(self.waiting)
        self._take_market(False)

    def _thinking(self, _seat: int) -> None:
        if self._controller.player_action is None:  # else nothing is shown of it
            self.renew()


@runtime_checkable
class BottomPanel(Protocol):
    """What lies below the table and at times takes the place of the market, too."""

    market_taken: SignalInstance
    """The panel has the market's place now, or no longer."""

    @property
    def takes_market(self) -> bool: ...

    def fit_width(self, width: int) -> None:
        """Take notice of the window's width: the panel may need another height there."""

    def fit_market(self, height: int) -> None:
        """Take notice of the height of the market whose place it may take."""
