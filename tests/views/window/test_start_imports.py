"""The start of the program: what takes long to import waits until somebody needs it."""

import subprocess
import sys

SHOWN = """
import sys, tempfile
from PySide6.QtCore import QSettings
from powergrid_qt.app.settings import Settings
from powergrid_qt.views.window.application import make_application, make_window
application = make_application()
store = QSettings(f"{tempfile.mkdtemp()}/settings.ini", QSettings.Format.IniFormat)
window = make_window(application, Settings(store))
window.show()
print(*(name for name in sys.modules if name.startswith("powergrid_qt.")))
"""


def test_the_window_is_shown_before_engine_and_computer_players_are_there() -> None:
    answer = subprocess.run(
        [sys.executable, "-c", SHOWN], capture_output=True, text=True, timeout=60, check=False
    )
    floors = {name.split(".")[1] for name in answer.stdout.split()}
    assert "views" in floors, answer.stderr
    assert floors.isdisjoint({"engine", "ai", "table", "words"})
