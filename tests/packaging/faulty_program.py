"""The program with the person of the window soak, in which something goes wrong: what, says the
first argument."""

import faulthandler
import sys
from pathlib import Path

FEW, ENOUGH = 3, 10
"""After so many events of the game something goes wrong, and the window closes."""


def crash() -> None:
    faulthandler._sigsegv()  # type: ignore[attr-defined]


def fail() -> None:
    raise LookupError("planted")


def spoil_the_game(what: str) -> None:
    """By an exception in a slot of Qt's, or a crash; or nothing is written from then on."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from powergrid_qt.app.controller import GameController
    from powergrid_qt.app.game_file import GameFile

    tell, keep = GameController.tell, GameFile.keep
    told: list[object] = []

    def telling(self, events=()):
        told.extend(events)
        tell(self, events)
        if len(told) > FEW and what != "lost":
            QTimer.singleShot(0, crash if what == "crash" else fail)
        if len(told) > ENOUGH:
            QTimer.singleShot(100, QApplication.closeAllWindows)

    def keeping(self, record):
        if what != "lost" or len(told) <= FEW:
            keep(self, record)

    GameController.tell = telling  # type: ignore[method-assign]
    GameFile.keep = keeping  # type: ignore[method-assign]


if __name__ == "__main__":
    from soaking.program import main

    what, plan, journal, *rest = sys.argv[1:]
    spoil_the_game(what)
    sys.exit(main(Path(plan), Path(journal), goes_on=rest == ["--goes-on"]))
