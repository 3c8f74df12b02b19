"""The program, in which all kinds of things go wrong. It tells what is seen of them as JSON."""

import json
import sys
import threading
import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal, qWarning
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from powergrid_qt.app.thinker import Thinker
from powergrid_qt.engine import Game, GameConfig, Seat
from powergrid_qt.views.story.toast import Toasts
from powergrid_qt.views.window import application, shell
from powergrid_qt.views.window.application import MishapTeller
from powergrid_qt.views.window.help_dialogs import ReportDialog
from powergrid_qt.views.window.main_window import MainWindow
from powergrid_qt.views.window.shell import Pages
from tests.app.strange_players import make_strange

CONFIG = GameConfig("classic-2009", "germany", (Seat("Ada", "red"), Seat("Bo", "blue")), 3)
FRAMES = 25
PATIENCE_S = 40.0


class Provoker(QObject):
    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.clicked.connect(self.slot)

    def slot(self) -> None:
        raise KeyError("in a slot")


class Painted(QWidget):
    """Cannot be painted, however often it is tried; the message differs every time."""

    frames = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.frames += 1
        raise RuntimeError(f"in frame {self.frames}")


class Dropped:
    def __del__(self) -> None:
        raise ValueError("while it was dropped")


def in_a_thread() -> None:
    raise LookupError("in a thread")


def in_a_timer() -> None:
    raise ArithmeticError("in a timer")


class Story(QObject):
    """One thing after the other, driven by timers: an exception under a call of ours into Qt would
    come back to us there, not to the hooks."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.answers: list[str] = []
        self.painted = Painted(window)
        self.provoker = Provoker()
        self.thinker = Thinker(self, make_strange)
        self.thinker.failed.connect(self.answers.append)
        self.end = time.monotonic() + PATIENCE_S
        self.watch = QTimer(self)
        self.watch.timeout.connect(self.go_on)

    def begin(self) -> None:
        self.window.games.start_game(CONFIG)
        self.provoker.clicked.emit()
        QTimer.singleShot(0, in_a_timer)
        threading.Thread(target=in_a_thread, name="busy").start()
        Dropped()
        qWarning("Qt is not happy")
        self.painted.show()
        self.thinker.ask(Game(CONFIG), "raising", 1)
        self.watch.start(5)

    def go_on(self) -> None:
        self.painted.update()
        if self.painted.frames >= FRAMES and self.answers:
            self.painted.hide()
            self.watch.stop()
            QTimer.singleShot(100, self, self.tell)
        elif time.monotonic() > self.end:
            self.window.close()

    def tell(self) -> None:
        try:
            print(json.dumps(look(self.window)), flush=True)
        finally:
            self.window.close()


def look(window: MainWindow) -> dict[str, object]:
    """What a person sees, and gets by the button of the message."""
    [toasts] = [toasts for toasts in window.findChildren(Toasts) if toasts.messages]
    [button] = toasts.findChildren(QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    dialog = window.findChild(ReportDialog)
    assert isinstance(dialog, ReportDialog)
    QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    teller = window.findChild(MishapTeller)
    assert isinstance(teller, MishapTeller)
    return {
        "messages": toasts.messages,
        "on the turn panel": toasts.geometry().bottom() > window.table.page.bottom.y(),
        "report": dialog.text.toPlainText(),
        "copied": QGuiApplication.clipboard().text(),
        "in the menu": window.menu.report.isVisible(),
        "goes on": window.program.controller.human_to_move,
    }


def run() -> None:
    [window] = [found for found in QApplication.topLevelWidgets() if isinstance(found, MainWindow)]
    Story(window).begin()


class BrokenPages(Pages):
    """A Qt that does not do what we rely on."""

    def __init__(self) -> None:
        raise TypeError("before there is a window")


if __name__ == "__main__":
    if sys.argv[1:] == ["early"]:
        shell.Pages = BrokenPages  # type: ignore[misc]
    sys.argv[1:] = []
    application.make_application()
    QTimer.singleShot(300, run)
    sys.exit(application.run())
