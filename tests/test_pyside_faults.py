"""An exception in what Qt calls is told; it ends neither the program nor what Qt is doing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import powergrid_qt

ROOT = Path(powergrid_qt.__file__).parent.parent
PROGRAM = """
import sys
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication, QWidget
from powergrid_qt.pyside_faults import keep_exceptions_from_qt

class Early(QWidget):
    def resizeEvent(self, event):
        ()[0]  # an exception that Python's own code raises

keep_exceptions_from_qt()
keep_exceptions_from_qt()

class Late(QWidget):
    def resizeEvent(self, event):
        ()[0]

class Beside:
    def resizeEvent(self, event):
        ()[0]

class Mixed(Beside, QWidget):
    pass

class Sized(QWidget):
    def sizeHint(self):
        ()[0]

class Watching(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Resize:
            ()[0]
        return False

class Watched(QWidget):
    def __init__(self):
        super().__init__()
        self._watching = Watching()
        self.installEventFilter(self._watching)
        self.within = Late(self)

told = []
sys.excepthook = lambda kind, error, trace: told.append(kind)
app = QApplication([])
made = [{kind}() for _ in range(20)]
for widget in made:
    widget.show()
    widget.resize(300, 200)
    widget.grab()
    assert isinstance(widget.sizeHint(), QSize)
app.processEvents()
assert set(told) == {IndexError}
print("alive")
"""


@pytest.mark.parametrize("kind", ["Early", "Late", "Mixed", "Sized", "Watched"])
def test_an_exception_while_qt_lays_out_is_told_and_survived(kind: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM.replace("{kind}", kind)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert (ended.returncode, ended.stdout) == (0, "alive\n"), ended.stderr
