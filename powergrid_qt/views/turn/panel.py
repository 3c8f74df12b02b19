"""The turn panel: what to do now, the controls for it, undo, and the main button."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeySequence, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from powergrid_qt.app.auction_actions import BidAction
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.hints import Hints
from powergrid_qt.app.planned_turn import PlannedTurn
from powergrid_qt.app.player_action import PlayerAction
from powergrid_qt.app.take_back import barrier_text
from powergrid_qt.engine import Refusal
from powergrid_qt.engine.moves import Done, Pass
from powergrid_qt.views.pieces.houses import draw_house
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.piece_button import BY_KEY
from powergrid_qt.views.style.controls import Label, PlainLabel, QuietButton, set_look, with_text
from powergrid_qt.views.style.layouts import row
from powergrid_qt.views.style.lettering import BOLD, scaled_font
from powergrid_qt.views.style.theme import SPACE
from powergrid_qt.views.style.translated import Translated
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.choice_of_controls import controls_for
from powergrid_qt.views.turn.controls import ActionControls, centred
from powergrid_qt.views.turn.guard import WAIT_MS, PressGuard
from powergrid_qt.views.turn.hint_keys import HintKeys
from powergrid_qt.views.turn.note import NoteLabel
from powergrid_qt.views.turn.waiting import WaitingControls, waiting_sentence
from powergrid_qt.views.turn.what_if import WhatIfStrip
from powergrid_qt.words.names import money_text
from powergrid_qt.words.refusals import refusal_text
from powergrid_qt.words.rulebook import RuledGame, explaining

HEIGHT = 98
"""The same for every decision, but for the market's where controls take its place: the board above
never changes its size."""
USUAL_MARKET = 100
MAIN_WIDTH, MAIN_LARGE, MAIN_MOST = 248, 320, 260
"""Of the main button: usually at least, with large text at least, and at most."""
SMALL_WIDTH = 32
"""Beside four small buttons "Buy nothing" has room in every language."""
LEFT_LEAST, LEFT_LARGE, LEFT_MOST = 280, 400, 480
NOTE_MS = 7000
"""How long a note about an automatic move stays."""


class TurnButton(PanelButton):
    """The one that Enter presses."""

    kind = "main"

    def __init__(self) -> None:
        super().__init__()
        self.setFont(scaled_font(1.08, BOLD))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)


def _meaning(action: PlayerAction | None) -> object:
    """What the buttons that make moves mean: None if there is nothing to decide."""
    return None if action is None else (action, action.main_offer.lit, action.idle)


class TurnPanel(Translated, QWidget):
    """A strip along the bottom of the window. The `*_action` attributes carry the shortcuts: a
    menu that offers the same adds these actions, so that no key is taken twice."""

    why = Signal(str)
    """Somebody asks for the rule behind a refusal."""
    market_taken = Signal(bool)
    """The controls have the market's place now, or no longer."""
    press_wait_ms = WAIT_MS
    """How long the buttons that make moves wait when they have become others."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.hints = Hints(controller)
        self.guard = PressGuard(self.press_wait_ms)
        self._warns = True
        self._note = ""
        self._refusal: Refusal | None = None
        self._controls: dict[type, ActionControls[Any]] = {}
        self._shown: PlayerAction | None = None
        self.takes_market = False
        self._market_height = USUAL_MARKET
        self._forget_note = QTimer(self)
        self._forget_note.setSingleShot(True)
        self._forget_note.setInterval(NOTE_MS)
        self._forget_note.timeout.connect(self._clear_note)
        self._make_widgets()
        self._make_actions()
        self._lay_out()
        controller.changed.connect(self.renew)
        controller.planned.connect(self.renew)
        self.hints.changed.connect(self.renew)
        self._hint_keys = HintKeys(self.hints, self)
        self._hint_keys.followed.connect(self.guard.restart)
        controller.thinking.connect(self._thinking)
        controller.refused.connect(self._refused)
        controller.noted.connect(self._noted)
        self.waiting.running_limit.changed.connect(self.renew)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(with_text(HEIGHT))
        # The focus rests on the panel itself when a decision comes: Tab then leads to its controls.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()

    # -- parts --------------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        self.shape = Picture(size=(38, 38))
        self._color = ""
        self.sentence = PlainLabel()
        self.sentence.setFont(scaled_font(1.05, BOLD))
        self.sentence.setWordWrap(True)
        self.note = NoteLabel()
        self.why_button = QuietButton()
        self.why_button.clicked.connect(self._ask_why)
        self.remedy_button = PanelButton()
        self.remedy_button.setProperty("low", True)
        self.remedy_button.clicked.connect(self._mend)
        self.money = Label("", 1.0, BOLD)
        self.what_if = WhatIfStrip(self._controller)
        self.stack = QStackedWidget()
        self.waiting = WaitingControls(self._controller)
        self.stack.addWidget(self.waiting)
        self.main_button = TurnButton()
        self.undo_button, self.redo_button = PanelButton("undo"), PanelButton("redo")
        self.clear_button, self.hint_button = PanelButton("close"), PanelButton("hint")
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
        self.main_action = self._action(("Return", "Enter"), lambda: self._key(self._main))
        self.clear_action = self._action(("Esc",), self._clear)
        self.pass_action = self._action(("P",), lambda: self._key(self._pass))
        for action in (self.main_action, self.pass_action):
            action.setAutoRepeat(False)  # a key that is held down goes on into the next decision
        self.more_action = self._action(("+", "="), lambda: self._raise(1))
        self.less_action = self._action(("-",), lambda: self._raise(-1))
        self.undo_action = self._action(("Ctrl+Z", "U"), self._undo)
        self.redo_action = self._action(("Ctrl+Y", "Ctrl+Shift+Z"), self._redo)
        self.hint_action = self._action(("H",), self.hints.toggle)
        for button, do in ((self.main_button, self._main), (self.pass_button, self._pass)):
            button.pressed.connect(self.guard.press)
            button.clicked.connect(lambda _=False, do=do: self._released(do))
        small = (self.undo_action, self.redo_action, self.clear_action, self.hint_action)
        for button, action in zip(self._small_buttons, small, strict=True):
            button.clicked.connect(action.trigger)

    def _action(self, keys: tuple[str, ...], do: Callable[[], None]) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda _=False: do())
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        self._words, self._buttons = QWidget(), QWidget()
        notes = row((self.note, 1), self.why_button)
        notes.addStretch(0)  # else, with both hidden, it would be no wider than nothing, and the
        # words above it neither
        parts = (self.sentence, notes, self.remedy_button, self.what_if, self.money)
        row(self.shape, (centred(*parts, spacing=1), 1), into=self._words, spacing=10)
        small = row(*self._small_buttons, (self.pass_button, 1), spacing=4)
        centred(self.main_button, small, into=self._buttons)
        self._buttons.setMinimumWidth(min(with_text(MAIN_WIDTH), MAIN_LARGE))
        self._buttons.setMaximumWidth(with_text(MAIN_MOST))
        self.stack.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2 * SPACE, 6, 2 * SPACE, 6)
        self._grid.setHorizontalSpacing(2 * SPACE)
        self._grid.setVerticalSpacing(2)
        self._arrange()

    def _arrange(self) -> None:
        """Words, controls and buttons beside each other, with the same shares whatever they hold:
        nothing jumps from one decision to the next. Controls that take the market's place have all
        the width but that of the buttons, and the words stand above those."""
        taken, grid = self.takes_market, self._grid
        if taken:  # what was elsewhere leaves its place
            grid.addWidget(self.stack, 0, 0, 2, 1)
            grid.addWidget(self._words, 0, 1)
            grid.addWidget(self._buttons, 1, 1)
        else:
            for place, part in enumerate((self._words, self.stack, self._buttons)):
                grid.addWidget(part, 0, place)
        for place, share in enumerate((1, 0, 0) if taken else (28, 57, 15)):
            grid.setColumnStretch(place, share)
        grid.setRowStretch(0, 1)
        least = (MAIN_WIDTH, MAIN_LARGE) if taken else (LEFT_LEAST, LEFT_LARGE)
        self._words.setMinimumWidth(min(with_text(least[0]), least[1]))
        self._words.setMaximumWidth(with_text(MAIN_MOST if taken else LEFT_MOST))
        self.money.setVisible(taken)
        self._fit_height()

    def _fit_height(self) -> None:
        taken = self._market_height + SPACE if self.takes_market else 0
        self.setFixedHeight(with_text(HEIGHT) + taken)

    def fit_market(self, height: int) -> None:
        """So high is the market whose place the controls may take."""
        self._market_height = height
        self._fit_height()

    def _take_market(self, taken: bool) -> None:
        if taken != self.takes_market:
            self.takes_market = taken
            self._arrange()
            self.market_taken.emit(taken)

    # -- what is shown ------------------------------------------------------------------------

    @property
    def _human(self) -> PlayerAction | None:
        action = self._controller.action
        return action if isinstance(action, PlayerAction) else None

    @property
    def controls(self) -> QWidget:
        """The controls that are shown now."""
        shown = self.stack.currentWidget()
        assert shown is not None
        return shown

    def look_at(self, row: int) -> None:
        """Show what the player in this row of their panel has, where there is a place for it."""
        if isinstance(self.controls, ActionControls):
            self.controls.look_at(row)

    def rehearse(self, action: PlayerAction) -> None:
        """Have the controls for such a decision before the first one comes."""
        if not self._controller.has_game:
            self._renew_action(action)
            self._shown = None
            self.stack.setCurrentWidget(self.waiting)

    def renew(self) -> None:
        if not self._controller.has_game:
            return
        action = self._human
        if self.guard.means(_meaning(action)):
            self.update()  # even if all looks the same: the guard waits until it is seen
        inside = self._holds_focus()
        if inside and action is not self._shown:
            # Before what has it goes with its decision: it would jump through the whole window.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        if action is None:
            self._renew_waiting()
        else:
            self._renew_action(action)
        self.what_if.renew()
        self._renew_words(action)
        self._renew_buttons(action)
        if inside and not self._holds_focus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _holds_focus(self) -> bool:
        now = QApplication.focusWidget()
        return now is not None and self.isAncestorOf(now)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Where the focus is, is shown to those who move it with keys, not to others."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.OtherFocusReason:
            set_look(self, "byKeys", event.reason() in BY_KEY)

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
        controls.point_at(self.hints.move)
        self.stack.setCurrentWidget(controls)
        self._take_market(controls.takes_market)

    def _renew_waiting(self) -> None:
        self._shown = None
        self.waiting.renew()
        self.stack.setCurrentWidget(self.waiting)
        self._take_market(False)

    def _renew_words(self, action: PlayerAction | None) -> None:
        seat = self._controller.actor
        players = self._controller.game.config.players
        if seat is not None and players[seat].color != self._color:
            self._color = players[seat].color
            self.shape.show_drawing(self._draw_shape)
        self.shape.setVisible(seat is not None and not self.takes_market)
        self.sentence.setText(
            waiting_sentence(self._controller) if action is None else action.sentence
        )
        problem = "" if self._refusal is None else refusal_text(self._refusal)
        if action is not None:
            problem = problem or action.problem or action.notice
            problem = problem or (action.warning if self._warns else "")
        self._show_note(problem or self._note, bad=bool(problem))
        self.why_button.setVisible(self._is_explained(self._refusal_code))
        crowded = not self.takes_market and self.note.lines(self.sentence.width()) > 1
        forecast = action is not None and bool(self.what_if.words())
        self.what_if.setVisible(forecast and not crowded)
        self._renew_remedy(action)
        self._fit_words()
        self.setAccessibleName(self.sentence.text())

    def _fit_words(self) -> None:
        """Above the buttons there is little room for large letters: the warning stays, and what is
        told elsewhere goes."""
        self.sentence.setVisible(True)
        if not self.takes_market:
            return
        words, width = self._words.layout(), self._buttons.minimumWidth()
        assert words is not None
        if self.what_if.wanted_width > width:
            self.what_if.setVisible(False)
        room = self.height() - self._buttons.sizeHint().height() - 2 * SPACE
        for part in (self.what_if, self.sentence):
            words.invalidate()
            if words.heightForWidth(width) > room:
                part.setVisible(False)

    def _renew_remedy(self, action: PlayerAction | None) -> None:
        remedy = action.remedy if action is not None and self._warns else ""
        self.remedy_button.setVisible(bool(remedy))
        self.remedy_button.setText(remedy)
        self.remedy_button.describe(remedy)
        if isinstance(action, PlannedTurn):
            self.money.setText(
                self.tr("{money} → {left}").format(
                    money=action.money, left=money_text(action.money_left)
                )
            )
            self.money.setToolTip(self.tr("Your money now and after this turn"))

    def _draw_shape(self, painter: QPainter, box: QRectF) -> None:
        draw_house(painter, box.adjusted(3, 3, -3, -3), self._color)

    def _show_note(self, text: str, *, bad: bool) -> None:
        self.note.setVisible(bool(text))  # first: a layout does not ask again what is hidden
        self.note.show_note(text, bad=bad)

    def _renew_buttons(self, action: PlayerAction | None) -> None:
        """While others move the place of the main button is empty. One's own last decision may be
        taken back while computer players think, too."""
        at_table = self._controller.computer_to_move and bool(self._controller.humans)
        for button in (self.main_button, *self._small_buttons):
            button.setVisible(action is not None or (at_table and button is self.undo_button))
        self.pass_button.setVisible(action is not None and action.pass_offer is not None)
        self._renew_shortcuts(action)
        self.undo_button.setEnabled(self.undo_action.isEnabled())
        self.undo_button.describe(self.tr("Undo"), self._undo_tip())
        self.hint_button.setChecked(self.hints.shown)
        if action is not None:
            self._renew_player_buttons(action)

    def _renew_player_buttons(self, action: PlayerAction) -> None:
        offer, passing = action.main_offer, action.pass_offer
        tip = self.tr("{what} (Enter)").format(what=action.main_label)
        self.main_button.setText(action.main_label)
        self.main_button.setEnabled(offer.lit)
        self.main_button.describe(action.main_label, offer.reason or tip)
        done = isinstance(self.hints.move, Done)
        self.main_button.show_hinted(done and offer.lit)
        self.pass_button.show_hinted(isinstance(self.hints.move, Pass) or (done and not offer.lit))
        self.redo_button.setEnabled(action.can_redo)
        self.clear_button.setEnabled(action.can_clear)
        if passing is not None:
            tip = self.tr("{what} (P)").format(what=action.pass_label)
            self.pass_button.setText(action.pass_label)
            self.pass_button.setEnabled(passing.lit)
            self.pass_button.describe(action.pass_label, passing.reason or tip)

    def _undo_tip(self) -> str:
        barrier = self._controller.undo_barrier
        if barrier is not None and not self.undo_action.isEnabled():
            return barrier_text(barrier, self._controller.game.config)
        return self.tr("Undo (Ctrl+Z or U)")

    def _renew_shortcuts(self, action: PlayerAction | None) -> None:
        can_undo = self._controller.can_undo if action is None else action.can_undo
        enabled: Mapping[QAction, bool] = {
            self.main_action: action is not None,
            self.clear_action: self._can_clear(action),
            self.pass_action: action is not None and action.pass_offer is not None,
            self.more_action: isinstance(action, BidAction),
            self.less_action: isinstance(action, BidAction),
            self.undo_action: can_undo,
            self.redo_action: action is not None and action.can_redo,
            self.hint_action: action is not None,
        }
        for shortcut, on in enabled.items():
            shortcut.setEnabled(on)

    def _can_clear(self, action: PlayerAction | None) -> bool:
        """The hint, then the plan of the turn; while others decide, the bids that are made by
        themselves."""
        if self.hints.shown:
            return True
        return self.waiting.running_limit.running if action is None else action.can_clear

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.guard.restart()  # a click on the page before may still be on its way

    def _thinking(self, _seat: int) -> None:
        if self._human is None:  # else nothing is shown of it
            self.renew()

    # -- notes --------------------------------------------------------------------------------

    def show_warnings(self, warns: bool) -> None:
        """Whether to say what the player would probably regret."""
        self._warns = warns
        self.renew()

    def _noted(self, _seat: int, text: str) -> None:
        """Notes of one breath stand together."""
        fresh = self._forget_note.remainingTime() > NOTE_MS - 200
        self._note = f"{self._note} {text}" if fresh and self._note else text
        self._refusal = None
        self._forget_note.start()
        self.renew()

    def _refused(self, refusal: Refusal) -> None:
        self._refusal = refusal
        self._forget_note.start()
        self.renew()

    def _clear_note(self) -> None:
        self._note, self._refusal = "", None
        self.renew()

    @property
    def _refusal_code(self) -> str:
        """Of what is told; empty if no rule is behind it."""
        if self._refusal is not None:
            return self._refusal.code
        return "" if self._human is None else self._human.refusal

    def _is_explained(self, refusal: str) -> bool:
        if not refusal:
            return False
        return explaining(RuledGame.of(self._controller.game.config), refusal) is not None

    def _ask_why(self) -> None:
        self.why.emit(self._refusal_code)

    # -- what is done -------------------------------------------------------------------------

    def _released(self, do: Callable[[], None]) -> None:
        if self.guard.release():
            do()

    def _key(self, do: Callable[[], None]) -> None:
        if self.guard.open:
            do()

    def _main(self) -> None:
        if self._human is not None:
            self._human.confirm()

    def _clear(self) -> None:
        if self.hints.shown:
            self.hints.hide()
        elif self._human is not None:
            self._human.clear()
        else:
            self.waiting.running_limit.stop()

    def _mend(self) -> None:
        if self._human is not None:
            self._human.mend()

    def _pass(self) -> None:
        if self._human is not None:
            self._human.pass_turn()

    def _raise(self, amount: int) -> None:
        if isinstance(self._human, BidAction):
            self._human.raise_by(amount)

    def _undo(self) -> None:
        if self._human is None:
            self._controller.undo()
        else:
            self._human.undo()

    def _redo(self) -> None:
        if self._human is not None:
            self._human.redo()

    # -- look ---------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._note = ""  # told in the language before
        self._shown = None  # cards carry their names: the controls take them anew
        if self._human is not None:
            self._human.problem = self._human.refusal = ""
        self.main_action.setText(self.tr("Do what the large button says"))
        self.more_action.setText(self.tr("Bid 1 more"))
        self.less_action.setText(self.tr("Bid 1 less"))
        self.undo_action.setText(self.tr("Undo"))
        self.redo_action.setText(self.tr("Redo"))
        self.clear_action.setText(self.tr("Clear the plan"))
        self.hint_action.setText(self.tr("Hint"))
        self.why_button.setText(self.tr("Why?"))
        self.why_button.setToolTip(self.tr("Show the rule behind it"))
        self.hint_button.describe(self.tr("Hint"), self.tr("What would the expert do? (H)"))
        self.pass_action.setText(self.tr("Pass"))
        self.redo_button.describe(self.tr("Redo"), self.tr("Redo (Ctrl+Y)"))
        self.clear_button.describe(self.tr("Clear the plan"), self.tr("Clear the plan (Esc)"))
        self.renew()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.guard.seen()  # the buttons are painted with it
        return super().event(event)
