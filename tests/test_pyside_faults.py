"""An exception in what Qt calls is told; it does not end the program."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import powergrid_qt

ROOT = Path(powergrid_qt.__file__).parent.parent
PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from powergrid_qt.pyside_faults import survive_exceptions_in_overrides

class Early(QWidget):
    def resizeEvent(self, event):
        ()[0]  # an exception that Python's own code raises

survive_exceptions_in_overrides()
survive_exceptions_in_overrides()

class Late(QWidget):
    def resizeEvent(self, event):
        ()[0]

class Beside:
    def resizeEvent(self, event):
        ()[0]

class Mixed(Beside, QWidget):
    pass

class Asked(QDialog):
    def accept(self):
        super().accept()

app = QApplication([])
try:
    {kind}().grab()
except IndexError:
    pass  # it comes back to us with newer versions, and is printed by older ones
asked = Asked()
button = QPushButton(asked)
button.clicked.connect(asked.accept)  # a signal with an argument that it does not take
asked.show()
button.click()
assert not asked.isVisible()
print("alive")
"""


@pytest.mark.parametrize("kind", ["Early", "Late", "Mixed"])
def test_an_exception_while_qt_lays_out_is_survived(kind: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM.replace("{kind}", kind)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert (ended.returncode, ended.stdout) == (0, "alive\n"), ended.stderr
