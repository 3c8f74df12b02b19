"""The buttons of the turn and their keys: do it, pass, undo, redo, clear, ask for a hint."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from powergrid_qt.app.coach import Coach
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.turn.auction_actions import BidAction
from powergrid_qt.app.turn.take_back import barrier_text
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine.moves import Done, Pass
from powergrid_qt.views.style.controls import Overlay
from powergrid_qt.views.style.keys import application, takes_return
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.turn.buttons import MainTurnButton, PanelButton, StepButton
from powergrid_qt.views.turn.controls import centred
from powergrid_qt.views.turn.keys import HintKeys, PressGuard, add_digit_keys
from powergrid_qt.views.turn.standing import RunningLimit

SMALL_WIDTH = 32
"""The width of small buttons: four of them leave room for "Buy nothing" in every language."""


class TurnButtons(QWidget):
    """The `*_action` attributes carry the shortcuts: a menu that offers the same adds these
    actions, so that no key is taken twice. While others bid, Escape ends `running_limit`.

    `refused(why)`: a key or a button did nothing; `agreement_wanted`: somebody wants something back
    that takes the agreement of all."""

    refused = Signal(str)
    agreement_wanted = Signal()

    def __init__(
        self,
        controller: GameController,
        hints: Hints | None,
        coach: Coach | None,
        running_limit: RunningLimit,
    ) -> None:
        super().__init__()
        self._controller, self._hints, self._running_limit = controller, hints, running_limit
        self._coach = coach
        self.guard = PressGuard()
        if hints is not None:
            HintKeys(hints, self, followed=self.guard.restart)
        self.instead: Overlay | None = None
        """What lies in the place of the buttons while others at a shared table decide."""
        self._make_buttons()
        self._make_actions()
        add_digit_keys(controller, self)
        self._follows_focus = False
        small = row(*self._small_buttons, (self.pass_button, 1), spacing=4)
        centred(self.main_button, small, into=self)

    # -- parts --------------------------------------------------------------------------------

    def _make_buttons(self) -> None:
        self.main_button = MainTurnButton()
        self.undo_button, self.redo_button = StepButton("undo"), StepButton("redo")
        self.clear_button = PanelButton(
            "close", self.tr("Clear the plan"), self.tr("Clear the plan (Esc)")
        )
        self.hint_button = PanelButton(
            "hint", self.tr("Hint"), self.tr("What would the expert do? (H)")
        )
        self.hint_button.setCheckable(True)
        for button in self._small_buttons:
            button.setFixedWidth(SMALL_WIDTH)
        self.pass_button = PanelButton()
        # It has what the others leave, whatever stands on it.
        self.pass_button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for button in (self.main_button, self.pass_button, *self._small_buttons):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # none takes the place of another
            button.setSizePolicy(policy)

    @property
    def _small_buttons(self) -> tuple[PanelButton, ...]:
        return self.undo_button, self.redo_button, self.clear_button, self.hint_button

    def _make_actions(self) -> None:
        make, confirm = self._action, partial(self._key, self._main)
        self.main_action = make(
            self.tr("Do what the large button says"), ("Return", "Enter"), confirm
        )
        self.anywhere_action = make(
            self.tr("The same, wherever the focus is"), ("Ctrl+Return", "Ctrl+Enter"), confirm
        )
        """The action that confirms also from a city or a card that Return would choose."""
        self.clear_action = make(self.tr("Clear the plan"), ("Esc",), self._clear)
        self.pass_action = make(self.tr("Pass"), ("P",), partial(self._key, self._pass))
        self.more_action = make(self.tr("Bid 1 more"), ("+", "="), partial(self._raise, 1))
        self.less_action = make(self.tr("Bid 1 less"), ("-",), partial(self._raise, -1))
        self.undo_action = make(self.tr("Undo"), ("Ctrl+Z", "U"), self._undo)
        self.undo_action.setAutoRepeat(False)  # one decision for each press, however far it goes
        self.redo_action = make(self.tr("Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), self._redo)
        self.hint_action = make(self.tr("Hint"), ("H",), self._toggle_hint)
        deciding = self.main_action, self.anywhere_action, self.pass_action, self.hint_action
        for action in deciding:
            action.setAutoRepeat(False)  # a key that is held down goes on into the next decision
        for button, do in ((self.main_button, self._main), (self.pass_button, self._pass)):
            button.pressed.connect(self.guard.press)
            button.clicked.connect(lambda _=False, do=do: self._released(do))
        small = (self.undo_action, self.redo_action, self.clear_action, self.hint_action)
        for one, action in zip(self._small_buttons, small, strict=True):
            one.clicked.connect(action.trigger)

    def _action(self, text: str, keys: tuple[str, ...], do: Callable[[], None]) -> QAction:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda _=False: do())
        self.addAction(action)
        return action

    # -- what is shown ------------------------------------------------------------------------

    def renew(self, action: PlayerAction | None) -> None:
        """While others move the place of the main button is empty. One's own last decision may be
        taken back while computer players think, too."""
        meaning = None if action is None else (action, action.main_offer.lit, action.idle)
        if self.guard.means(meaning):
            self.update()  # even if all looks the same: the guard waits until it is seen
        at_table = self._controller.computer_to_move and bool(self._controller.humans)
        if self.instead is not None:
            at_table = False
            self.instead.hide() if action is not None else self.instead.appear()
        for button in (self.main_button, *self._small_buttons):
            button.setVisible(action is not None or (at_table and button is self.undo_button))
        if self._hints is None or not self._controller.hints_allowed:
            self.hint_button.hide()
        self.pass_button.setVisible(action is not None and action.pass_offer is not None)
        self._renew_shortcuts(action)
        self._renew_undo_button(action)
        self.hint_button.setChecked(self._hint_shown)
        if action is not None:
            self._renew_player_buttons(action)
        self.look_at_focus()

    def _renew_player_buttons(self, action: PlayerAction) -> None:
        offer, passing = action.main_offer, action.pass_offer
        self.main_button.setText(action.main_label)
        self.main_button.set_available(offer.lit)
        hint = None if self._hints is None else self._hints.move
        done = isinstance(hint, Done)
        self.main_button.show_hinted(done and offer.lit)
        self.pass_button.show_hinted(isinstance(hint, Pass) or (done and not offer.lit))
        self.redo_button.set_available(action.can_redo)
        self.redo_button.describe(*self._redo_words(action))
        self.clear_button.setEnabled(action.can_clear)
        if passing is not None:
            tip = self.tr("{what} (P)").format(what=action.pass_label)
            self.pass_button.setText(action.pass_label)
            self.pass_button.set_available(passing.lit)
            self.pass_button.describe(action.pass_label, passing.reason or tip)

    def _follow_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """What had the focus may be gone, like the button that skips computer players. Qt would
        then give it to whatever comes next, and Return with it: it comes to rest at the panel."""
        panel = self.parentWidget()
        if panel is not None and before is not None and now is not None:
            gone = not (before.isVisible() and before.isEnabled())
            if gone and before.window() is now.window():
                panel.setFocus(Qt.FocusReason.OtherFocusReason)
        self.look_at_focus()

    def look_at_focus(self) -> None:
        """Return is for what has the focus if that takes it, for a hint, or for the main button."""
        action, focused = self._controller.player_action, QApplication.focusWidget()
        own = focused is self.main_button or not takes_return(focused)
        self.main_action.setEnabled(action is not None and own)
        if action is None:
            return
        offer, pressed = action.main_offer, own and not self._hint_takes_return
        self.main_button.show_return(pressed and offer.lit)
        tip = self.tr("{what} (Enter)") if pressed else self.tr("{what} (Ctrl+Enter)")
        words = tip.format(what=action.main_label)
        self.main_button.describe(action.main_label, offer.reason or words)

    def _can_undo(self, action: PlayerAction | None) -> bool:
        return self._controller.can_undo if action is None else action.can_undo

    def _renew_undo_button(self, action: PlayerAction | None) -> None:
        can_undo, may_agree = self._can_undo(action), self._controller.may_agree
        self.undo_button.set_available(can_undo or may_agree)
        if can_undo:
            self.undo_button.describe(self.tr("Undo"), self.tr("Undo (Ctrl+Z or U)"))
        elif may_agree:
            tip = self.tr("{why} It can be taken back if all agree (Ctrl+Z or U)")
            self.undo_button.describe(
                self.tr("Take back together"), tip.format(why=self._why_not_undo())
            )
        else:
            self.undo_button.describe(self.tr("Undo: not possible now"), self._why_not_undo())

    def _why_not_undo(self) -> str:
        """Return why nothing can be undone; empty while the screen is covered."""
        barrier = self._controller.undo_barrier
        return "" if barrier is None else barrier_text(barrier, self._controller.game.config)

    def _redo_words(self, action: PlayerAction) -> tuple[str, str]:
        if action.can_redo:
            return self.tr("Redo"), self.tr("Redo (Ctrl+Y)")
        return self.tr("Redo: not possible now"), self.tr("Nothing to do again.")

    def _renew_shortcuts(self, action: PlayerAction | None) -> None:
        enabled: Mapping[QAction, bool] = {
            self.anywhere_action: action is not None,
            self.clear_action: self._can_clear(action),
            self.pass_action: action is not None and action.pass_offer is not None,
            self.more_action: isinstance(action, BidAction),
            self.less_action: isinstance(action, BidAction),
            self.redo_action: action is not None,
            self.hint_action: action is not None
            and self._hints is not None
            and self._controller.hints_allowed,
        }
        for shortcut, on in enabled.items():
            shortcut.setEnabled(on)

    def _can_clear(self, action: PlayerAction | None) -> bool:
        """Whether Escape clears something: a hint, a plan or, if others decide, automatic bids."""
        if self._hint_shown:
            return True
        return self._running_limit.running if action is None else action.can_clear

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.guard.restart()  # a click on the page before may still be on its way
        if not self._follows_focus:
            application().focusChanged.connect(self._follow_focus)
            self._follows_focus = True
        self.look_at_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._follows_focus:  # what is hidden may be on its way out
            application().focusChanged.disconnect(self._follow_focus)
            self._follows_focus = False

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.guard.seen()  # the buttons are painted with it
        return super().event(event)

    # -- what is done -------------------------------------------------------------------------

    def _released(self, do: Callable[[], None]) -> None:
        if self.guard.release():
            do()

    def _key(self, do: Callable[[], None]) -> None:
        if self.guard.key():
            do()

    def _main(self) -> None:
        action = self._controller.player_action
        if action is not None:
            action.confirm() if self._coach is None else self._coach.confirm(action)

    @property
    def _hint_shown(self) -> bool:
        return self._hints is not None and self._hints.shown

    @property
    def _hint_takes_return(self) -> bool:
        return self._hints is not None and self._hints.takes_enter

    def _toggle_hint(self) -> None:
        if self._hints is not None:
            self._hints.toggle()

    def _clear(self) -> None:
        action = self._controller.player_action
        if self._hints is not None and self._hints.shown:
            self._hints.hide()
        elif action is not None:
            action.clear()
        else:
            self._running_limit.stop()

    def _pass(self) -> None:
        action = self._controller.player_action
        if action is not None:
            action.pass_turn() if self._coach is None else self._coach.pass_turn(action)

    def _raise(self, amount: int) -> None:
        action = self._controller.action
        if isinstance(action, BidAction):
            action.raise_by(amount)

    def _undo(self) -> None:
        """Undo alone, ask for agreement to it, or say why not."""
        action = self._controller.player_action
        if not self._can_undo(action):
            if self._controller.may_agree:
                self.agreement_wanted.emit()
            else:
                self.refused.emit(self._why_not_undo())
        elif action is None:
            self._controller.undo()
        else:
            action.undo()

    def _redo(self) -> None:
        action = self._controller.player_action
        if action is None:
            return
        if action.can_redo:
            action.redo()
        else:
            self.refused.emit(self._redo_words(action)[1])
