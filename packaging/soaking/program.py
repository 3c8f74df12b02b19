"""The real program with the person in front of it, as `python -m soaking PLAN JOURNAL`."""

import faulthandler
import sys
import traceback
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from powergrid_qt.app.controller import GameController
from powergrid_qt.app.together.guest_controller import GuestController
from powergrid_qt.engine import read_record
from powergrid_qt.engine.record import replayed
from powergrid_qt.views.window import application
from powergrid_qt.views.window.main_window import MainWindow
from soaking.journal import Journal
from soaking.line_clock import LineClock
from soaking.person import Person
from soaking.plan import Plan

HANGS_S = 60.0
"""A window that does not come back to its person for so long is taken to hang."""
INSIDE_MS = 1500
"""A step that has not come back after so long waits for the answer to a dialog."""
APPEARS_MS = 20


class Session:
    """Has the person do a step after the other, notes what the controller has made of it, and
    looks in the end whether it is in the file."""

    def __init__(self, plan: Plan, journal: Journal, *, goes_on: bool) -> None:
        self._plan, self._journal, self._goes_on = plan, journal, goes_on
        self._depth = 0
        self._controller: GameController | None = None
        self._person: Person | None = None
        self._kept: Path | None = None
        QTimer.singleShot(APPEARS_MS, self._look_for_window)

    def _look_for_window(self) -> None:
        windows = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
        window = next((one for one in windows if one.isVisible()), None)
        if window is None:
            QTimer.singleShot(APPEARS_MS, self._look_for_window)
        else:
            self._window = window
            self._person = Person(window, self._plan, self._journal, goes_on=self._goes_on)
            self._person.timeout.connect(self._step)

    def _step(self) -> None:
        assert self._person is not None
        faulthandler.dump_traceback_later(HANGS_S, exit=True)
        wait, self._depth = APPEARS_MS, self._depth + 1
        try:
            self._person.start(INSIDE_MS)  # PySide may raise here what a slot has raised before
            if self._depth > 1:
                self._person.leave_dialog()
            else:
                self._follow_controller()
                wait = self._person.step()
        except Exception:
            # Of the program, under an event of ours, or of the person: both have to be looked at.
            # What comes later is often a consequence: PySide goes on with the error at hand.
            self._journal.write("fault", trace=traceback.format_exc())
            self._person.stop()
            self._window.close()
            return
        self._depth -= 1
        self._person.start(INSIDE_MS if self._depth else wait)

    def _follow_controller(self) -> None:
        """As soon as it is there: the program makes it when it is needed."""
        controller = self._window.program.__dict__.get("controller")
        if self._controller is None and isinstance(controller, GameController):
            self._controller = controller
            controller.changed.connect(self._note_moves)
            if isinstance(controller, GuestController):
                LineClock(controller, self._window, self._journal)
            if controller.has_game:
                self._note_moves()

    def _note_moves(self) -> None:
        controller, path = self._controller, self._window.program.keeper.path
        assert controller is not None
        if path is not None:
            self._kept = path
            moves = controller.game.moves
            last = moves[-1].to_json() if moves else None
            self._journal.write("moves", file=path.name, count=len(moves), last=last)

    def compare_with_file(self) -> None:
        """After the window is closed: what was on the table is in the file."""
        controller = self._controller
        if controller is None or self._kept is None or not controller.has_game:
            return
        game = controller.game
        kept = replayed(read_record(self._kept))
        if list(kept.moves) != list(game.moves):
            told = f"{len(game.moves)} moves on the table, {len(kept.moves)} in {self._kept.name}"
            self._journal.write("lost", what=told)
        elif kept.snapshot() != game.snapshot():
            self._journal.write("lost", what=f"{self._kept.name} leads to another position")


def main(plan_path: Path, journal_path: Path, *, goes_on: bool) -> int:
    """As `powergrid-qt` without arguments."""
    journal = Journal(journal_path)
    plan = Plan.read(plan_path)
    sys.argv[1:] = []
    application.make_application()
    session = Session(plan, journal, goes_on=goes_on)
    code = application.run()
    faulthandler.cancel_dump_traceback_later()
    session.compare_with_file()
    journal.write("end", code=code, pressed=journal.pressed)
    return code
