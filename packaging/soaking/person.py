"""The person: looks at what is on the screen, and does the next thing.

There is no script of the whole game. Wherever a stray click or key has led, the person sees it
and finds the way back to the table; that is what people do.
"""

import time
from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from powergrid_qt.app.controller import GameController
from powergrid_qt.views.pages.lessons.lesson_page import LessonPage
from powergrid_qt.views.style.segmented import Segmented
from powergrid_qt.views.window.dialog import Question
from powergrid_qt.views.window.main_window import MainWindow
from soaking.afterwards import look_back
from soaking.disturbances import Disturber
from soaking.hands import CTRL, Hands, Key
from soaking.journal import Journal
from soaking.new_game import put_together
from soaking.plan import Plan
from soaking.shared_table import join_table, wait_in_lobby
from soaking.table import GUARD_MS, SOON_MS, Stuck, TablePlayer

LOOK_MS = 60
"""Between two looks at a window in which others move."""
PAGE_MS = 150
"""A person needs a moment on a page that has just come."""
PATIENCE_S = 60.0
"""So long nothing may happen at all."""
TIRESOME_S = 8.0
"""So long the person watches slow computers."""


class Person(QTimer):
    """A timer: each step is made when it is due, from the event loop of the program."""

    def __init__(self, window: MainWindow, plan: Plan, journal: Journal, *, goes_on: bool) -> None:
        """`goes_on`: the game has been begun by a program that is gone."""
        super().__init__(window)
        self._window, self._plan, self._journal = window, plan, journal
        rng = Random(f"{plan.seed}/{plan.number}/{goes_on}")
        self._rng = rng
        self._hands = Hands(window, rng, journal)
        self._table = TablePlayer(self._hands)
        self._disturber = Disturber(self._hands)
        self._script: Iterator[None] | None = None
        """What is done step by step, until it ends."""
        self._playing = goes_on
        """Whether the game has begun."""
        self._ended = self._sits = False
        self._last_moves = -1
        self._last_change = self._begun = time.monotonic()
        self.setSingleShot(True)
        self.start(600)

    # -- one step -------------------------------------------------------------------------------

    def step(self) -> int:
        """Gives how long to wait before the next one, in ms."""
        if not self._ended and time.monotonic() - self._begun > self._plan.longest_s:
            self._journal.write("cut short")
            self._ended, self._script = True, None
        self._look_for_standstill()
        if self._script is not None:
            return self._go_on_with_script()
        popup, dialog = QApplication.activePopupWidget(), self._dialog()
        if popup is not None:
            return self._leave_popup(popup)
        if dialog is not None:
            return self._use_dialog(dialog)
        if self._ended:
            self._hands.key(Key.Key_Q, CTRL)
            return PAGE_MS
        page = self._window.pages.shown
        match page.objectName():
            case "start_page":
                return self._on_start_page()
            case "new_game_page":
                return self._on_new_game_page()
            case "join_page" if self._window.together.join_page.join_button.busy:
                return LOOK_MS  # somebody has to answer there
            case "join_page" if not self._playing:
                self._script = join_table(self._window.together.join_page, self._plan, self._hands)
                return PAGE_MS
            case "lobby_page":
                wait_in_lobby(self._window.together.lobby_page, self._hands)
                return PAGE_MS
            case "game_page":
                return self._on_game_page()
            case "end_page":
                self._script = look_back(self._window, self._hands)
                return PAGE_MS
        return self._leave(page)

    def _go_on_with_script(self) -> int:
        assert self._script is not None
        if next(self._script, StopIteration) is StopIteration:
            self._script = None
            if self._playing and self._window.program.controller.game.over:
                self._journal.write("over", moves=len(self._window.program.controller.game.moves))
                self._ended = True
        return PAGE_MS

    def _look_for_standstill(self) -> None:
        moves = self._moves
        if moves != self._last_moves:
            self._last_moves, self._last_change = moves, time.monotonic()
        elif time.monotonic() - self._last_change > PATIENCE_S:
            self._last_change = time.monotonic()
            shown = self._window.pages.shown.objectName()
            raise Stuck(f"no move for {PATIENCE_S:.0f} s on {shown}, after {moves} moves")

    @property
    def _moves(self) -> int:
        controller = self._controller
        return len(controller.game.moves) if controller and controller.has_game else 0

    @property
    def _controller(self) -> GameController | None:
        """The window's, if it is there: it is not made to be asked."""
        found = self._window.program.__dict__.get("controller")
        return found if isinstance(found, GameController) else None

    def leave_dialog(self) -> None:
        """One that the last step has opened, and that it waits for."""
        if QApplication.activeModalWidget() is not None:
            self._hands.key(Key.Key_Escape)

    # -- what lies over the pages ---------------------------------------------------------------

    def _dialog(self) -> QWidget | None:
        modal = QApplication.activeModalWidget()
        if modal is not None:
            return modal
        others = QApplication.topLevelWidgets()
        return next((one for one in others if isinstance(one, QDialog) and one.isVisible()), None)

    def _leave_popup(self, popup: QWidget) -> int:
        if self._rng.random() < 0.2:
            self._hands.key(Key.Key_Down)
        else:
            self._hands.key(Key.Key_Escape)
        return SOON_MS

    def _use_dialog(self, dialog: QWidget) -> int:
        """Choose something where that does no harm, then leave; in the end the table is closed, if
        one is kept here."""
        if self._ended and isinstance(dialog, Question) and dialog.others:
            self._hands.click(dialog.others[0])
            return PAGE_MS
        choices = dialog.findChildren(Segmented)
        if choices and self._rng.random() < 0.6:
            buttons = self._rng.choice(choices).findChildren(QAbstractButton)
            self._hands.click(self._rng.choice(buttons))
        elif QApplication.focusWindow() is not dialog.windowHandle():
            dialog.activateWindow()
            dialog.close()
        else:
            self._hands.key(Key.Key_Escape)
        return PAGE_MS

    # -- pages ----------------------------------------------------------------------------------

    def _on_start_page(self) -> int:
        page = self._window.start_page
        if not self._window.program.library.has_read:
            return LOOK_MS
        if self._playing:
            self._hands.click(page.continue_button)
        elif self._plan.invitation:
            self._hands.click(page.together_button)
        elif self._plan.first_game and page.first_button.isVisible():
            self._hands.click(page.first_button)
        else:
            self._hands.click(page.new_button)
        return PAGE_MS

    def _on_new_game_page(self) -> int:
        if self._window.new_game_page.play_button.busy:
            return LOOK_MS  # a table is being opened
        if self._playing:
            self._hands.key(Key.Key_Escape)
        else:
            self._script = put_together(self._window.new_game_page, self._plan, self._hands)
        return PAGE_MS

    def _on_game_page(self) -> int:
        self._playing = True
        page, controller = self._window.table.page, self._window.program.controller
        if page.hand_over.isVisible():
            return self._uncover()
        if controller.game.over:
            if page.end_button.isVisible() and time.monotonic() - self._last_change > 5:
                self._hands.click(page.end_button)
            return LOOK_MS
        action = controller.player_action
        if action is None:
            return self._watch()
        begins = self._table.begins(action)
        if begins and self._rng.random() < self._plan.unrest:
            return self._disturber.disturb()
        return self._table.step(action)

    def _uncover(self) -> int:
        """Somebody else sits down, which takes a moment; mostly they press once."""
        self._sits = not self._sits
        if self._sits and self._rng.random() > self._plan.unrest:
            return GUARD_MS
        if self._rng.random() < 0.7:
            self._hands.click(self._window.table.page.hand_over.button)
        else:
            self._hands.key(Key.Key_Return)
        return GUARD_MS if self._window.table.page.hand_over.isVisible() else SOON_MS

    def _watch(self) -> int:
        """Others move."""
        page, controller = self._window.table.page, self._window.program.controller
        if controller.paused and controller.computer_to_move:
            self._hands.click(page.pace.pause_button)
        elif self._window.program.settings.delay_ms > 0:
            tired = time.monotonic() - self._begun > TIRESOME_S
            if tired or not self._plan.slow_computers:
                self._hurry_computers()
        elif self._rng.random() < self._plan.unrest / 20:
            return self._disturber.disturb()
        return LOOK_MS

    def _hurry_computers(self) -> None:
        pace = self._window.table.page.pace
        if pace.speed.isVisible():
            self._hands.click(pace.speed.button("at_once"))
        elif self._hands.click(pace.speed_button):
            self._hands.choose_in_menu(pace.menu.actions()[-1])

    def _leave(self, page: QWidget) -> int:
        """Any other page."""
        back = getattr(page, "back_button", None)
        bar = getattr(page, "bar", None)
        if bar is not None:
            self._hands.click(bar.close_button)
        elif isinstance(page, LessonPage):  # Esc is for what is planned there
            self._hands.click(page.leave_button)
        elif isinstance(back, QAbstractButton) and self._rng.random() < 0.5:
            self._hands.click(back)
        else:
            self._hands.key(Key.Key_Escape)
        return PAGE_MS
