"""The words of the turn: whose it is, what to do, what went wrong, and what it would bring."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from powergrid_qt.app.coach import Coach
from powergrid_qt.app.controller import GameController
from powergrid_qt.app.turn.planned_actions import PlannedTurn
from powergrid_qt.app.turn.turn_action import PlayerAction
from powergrid_qt.engine import GameConfig, Refusal
from powergrid_qt.models.plain_text import plain_tip
from powergrid_qt.views.pieces.picture import Picture
from powergrid_qt.views.pieces.tokens import draw_house
from powergrid_qt.views.style.controls import (
    Label,
    PlainLabel,
    QuietButton,
    announce,
    set_style_property,
)
from powergrid_qt.views.style.layouts import Fitted, row
from powergrid_qt.views.style.lettering import BOLD, MEDIUM, scaled_font
from powergrid_qt.views.turn.buttons import PanelButton
from powergrid_qt.views.turn.controls import centred
from powergrid_qt.views.turn.what_if import WhatIfStrip
from powergrid_qt.words.names import money_text
from powergrid_qt.words.refusals import refusal_text
from powergrid_qt.words.rulebook import RuledGame, explaining

NOTE_MS = 7000
"""How long a refused move is told, and for how long no warning comes before a note."""
SENTENCE, SMALL_SENTENCE = 1.05, 0.9
"""The size of the words on what to do now, usually and where there is little room."""


class NoteLabel(Fitted, PlainLabel):
    """One line, or two; what does not fit is in the tooltip, and always told to screen readers."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setFont(scaled_font(0.95, MEDIUM))
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMaximumHeight(2 * self.fontMetrics().height() + 2)

    def show_note(self, text: str, *, bad: bool) -> None:
        """Show a note; `bad`: something is in the way, so that screen readers tell it at once."""
        if bad and text != self._whole:
            announce(self, text, urgent=True)
        if text:
            set_style_property(self, "kind", "warning" if bad else "soft")
        if text != self._whole:
            self._whole = text
            self.setToolTip(plain_tip(text))
            self.setAccessibleName(text)
            self.fit()

    def text(self) -> str:
        """Return the whole note, however much of it is seen."""
        return self._whole

    def lines(self, width: int) -> int:
        """Return how many lines the note takes in a width, two at most."""
        return 1 if self.fontMetrics().horizontalAdvance(self._whole) <= width else 2

    def fit(self) -> None:
        # A line is never filled to the end: a word's length of room is lost where it breaks.
        room = self.width() if self.lines(self.width()) == 1 else round(1.8 * self.width())
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room))


@dataclass(frozen=True, slots=True)
class AutomaticNote:
    """What was done for somebody by itself: told until they do something."""

    seat: int
    since: tuple[GameConfig, int]
    """The game, and the last move in it that they made themselves."""
    text: str


class TurnWords(QWidget):
    """After every `renew`, and in every other size, a `fit_*` leaves out what has no room there."""

    changed = Signal()
    """There is something else to tell: `renew` is due."""
    why = Signal(str)
    """Somebody asks for the rule behind a refusal."""

    def __init__(self, controller: GameController, coach: Coach | None = None) -> None:
        super().__init__()
        self._controller, self._coach = controller, coach
        self._color = ""
        """The color of the player on move; empty when nobody is."""
        self._warns = True
        self._notes: list[AutomaticNote] = []
        self._why_not = ""
        """Why a key or a button did nothing."""
        self._refusal: Refusal | None = None
        self._forget = QTimer(self, singleShot=True, interval=NOTE_MS)
        self._forget.timeout.connect(self._forget_refusal)
        self.shape = Picture(size=(38, 38))
        self.sentence = Label("", SENTENCE, BOLD, wrap=True)
        self.note = NoteLabel()
        self.why_button = QuietButton(self.tr("Why?"))
        self.why_button.setToolTip(self.tr("Show the rule behind it"))
        self.why_button.clicked.connect(lambda: self.why.emit(self._refusal_code))
        self.remedy_button = PanelButton(press=self._apply_remedy)
        self.remedy_button.setProperty("low", True)
        self.what_if = WhatIfStrip(controller)
        self.money = Label("", 1.0, BOLD)
        self.money.setToolTip(self.tr("Your money now and after this turn"))
        self._lay_out()
        controller.refused.connect(self._refused)
        controller.noted.connect(self._noted)
        controller.changed.connect(self._forget_why_not)
        controller.planned.connect(self._forget_why_not)
        if controller.has_game:  # made anew, in another language than what was told before
            controller.action.problem = controller.action.refusal = ""

    def _lay_out(self) -> None:
        notes = row((self.note, 1), self.why_button)
        notes.addStretch(0)  # else, with both hidden, it would be no wider than nothing, and the
        # words above it neither
        parts = (self.sentence, notes, self.remedy_button, self.what_if, self.money)
        lines = centred(*parts, spacing=1)
        whole = row(self.shape, (lines, 1), into=self, spacing=10)
        self._layouts = notes, lines, whole

    # -- what is shown ------------------------------------------------------------------------

    def renew(
        self, action: PlayerAction | None, seat: int | None, sentence: str, aside: str
    ) -> None:
        """`seat`: whose shape stands beside it; `sentence`: what to do now, or who is waited for;
        `aside`: what can be done meanwhile."""
        self._show_seat(seat)
        self.sentence.setText(sentence)
        self.what_if.renew()
        problem = self._why_not
        if not problem and self._refusal is not None:
            problem = refusal_text(self._refusal, self._controller.game.state.rules.board)
        problem = problem or self._controller.action.problem
        if action is not None:
            problem = problem or action.notice
        self._notes = [note for note in self._notes if note.since == self._since(note.seat)]
        note = " ".join(note.text for note in self._notes)
        fresh = bool(note) and self._forget.isActive()
        if action is not None and self._warns and not fresh:
            problem = problem or self._warning(action)
        note = note or aside
        self.note.setVisible(bool(problem or note))  # first: a layout asks nothing hidden again
        self.note.show_note(problem or note, bad=bool(problem))
        self.why_button.setVisible(self._is_explained(self._refusal_code))
        remedy = action.remedy if action is not None and self._warns else ""
        self.remedy_button.setVisible(bool(remedy))
        self.remedy_button.setText(remedy)
        self.remedy_button.describe(remedy)
        if isinstance(action, PlannedTurn):
            left = money_text(action.money_left)
            self.money.setText(self.tr("{money} → {left}").format(money=action.money, left=left))

    def _warning(self, action: PlayerAction) -> str:
        return action.warning if self._coach is None else self._coach.warning(action)

    def _show_seat(self, seat: int | None) -> None:
        color = "" if seat is None else self._controller.game.config.players[seat].color
        if color != self._color:
            self._color = color
            self.shape.show_drawing(draw_shape, color)

    # -- room ---------------------------------------------------------------------------------

    def fit_beside_controls(self) -> None:
        """Hide what the turn would bring where a note needs its line."""
        noted = not self.note.isHidden()
        self._show_parts(crowded=noted and self.note.lines(self.sentence.width()) > 1)

    def fit_above_controls(self, width: int, height: int) -> None:
        """Everything beside each other in a line so wide. Where even that is too much, the note
        stays, and what to do goes into smaller letters, or is told by the buttons alone."""
        room = width - self.shape.width()
        long = self.sentence.fontMetrics().horizontalAdvance(self.sentence.text()) > room
        self._show_parts(crowded=long or not self.note.isHidden())
        if self._needs_more_than(width, height):
            self.sentence.setFont(scaled_font(SMALL_SENTENCE, BOLD))
            if not self.note.isHidden():
                self.sentence.setVisible(not self._needs_more_than(width, height))

    def _needs_more_than(self, width: int, height: int) -> bool:
        for layout in self._layouts:
            layout.invalidate()  # what is shown or hidden since tells of it too late
        return self._layouts[-1].heightForWidth(width) > height

    def fit_above_buttons(self, width: int, height: int) -> None:
        """There is little room for large letters: the warning stays, and what is told elsewhere
        goes. Of the player only the money is shown."""
        self._show_parts(crowded=False, above_buttons=True)
        if self.what_if.wanted_width > width or self._needs_more_than(width, height):
            self.what_if.hide()
        if self._needs_more_than(width, height):
            self.sentence.setFont(scaled_font(SMALL_SENTENCE, BOLD))
        if self._needs_more_than(width, height):
            self.sentence.hide()

    def _show_parts(self, *, crowded: bool, above_buttons: bool = False) -> None:
        self.sentence.setFont(scaled_font(SENTENCE, BOLD))
        self.sentence.show()
        self.shape.setVisible(bool(self._color) and not above_buttons)
        self.money.setVisible(above_buttons)
        self.what_if.setVisible(bool(self.what_if.words()) and not crowded)

    # -- notes --------------------------------------------------------------------------------

    def show_warnings(self, warns: bool) -> None:
        """Say whether to tell what the player would probably regret."""
        self._warns = warns
        self.changed.emit()

    def say_why_not(self, why: str) -> None:
        """Tell why a key or a button did nothing."""
        self._why_not, self._refusal = why, None
        self._forget.start()
        self.changed.emit()

    def _forget_why_not(self) -> None:
        """Forget why something did nothing: something has happened since."""
        self._why_not = ""

    def _noted(self, seat: int, text: str) -> None:
        """Tell a note; notes that come at nearly the same time stand together."""
        if self._forget.remainingTime() <= NOTE_MS - 200:
            self._notes = []
        self._notes.append(AutomaticNote(seat, self._since(seat), text))
        self._refusal = None
        self._forget.start()
        self.changed.emit()

    def _refused(self, refusal: Refusal) -> None:
        self._refusal, self._why_not = refusal, ""
        self._forget.start()
        self.changed.emit()

    def _since(self, seat: int) -> tuple[GameConfig, int]:
        return self._controller.game.config, self._controller.last_act(seat)

    def _forget_refusal(self) -> None:
        self._refusal, self._why_not = None, ""
        self.changed.emit()

    @property
    def _refusal_code(self) -> str:
        """The code of the refusal that is told; empty if no rule is behind it."""
        if self._refusal is not None:
            return self._refusal.code
        return self._controller.action.refusal

    def _is_explained(self, refusal: str) -> bool:
        if not refusal:
            return False
        return explaining(RuledGame.of(self._controller.game.config), refusal) is not None

    def _apply_remedy(self) -> None:
        action = self._controller.player_action
        if action is not None:
            action.apply_remedy()


def draw_shape(painter: QPainter, box: QRectF, color: str) -> None:
    """Draw the shape of the player who is asked, beside the question."""
    draw_house(painter, box.adjusted(3, 3, -3, -3), color)
