"""The window fits its screen, frame included, and comes back from screens that are gone."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from powergrid_qt.views.window.main_window import SMALLEST, USUAL
from powergrid_qt.views.window.window_place import LIKELY_FRAME, fitted

SCREENS = [QSize(1280, 720), QSize(1366, 768), QSize(1440, 900), QSize(1920, 1080)]
PANEL = 48

# The real window, on a screen of its own size: tells where it stands and leaves it like that.
SHOW = """
import json
from PySide6.QtCore import QTimer
from powergrid_qt.views.window.application import make_application, make_window
from powergrid_qt.views.window.window_place import FRAME_KNOWN_MS

application = make_application()
window = make_window(application)
window.show()
QTimer.singleShot(FRAME_KNOWN_MS + 200, application.quit)
application.exec()
frame, free = window.frameGeometry(), window.screen().availableGeometry()
told = {"fits": free.contains(frame), "size": window.size().toTuple()}
window.move(free.width() - 1000, free.height() - 700)
window.close()
print(json.dumps(told))
"""


def show(home: Path, screen: QSize) -> dict[str, object]:
    config = home / "screens.json"
    width, height = screen.toTuple()
    one = {"name": "one", "x": 0, "y": 0, "width": width, "height": height}
    config.write_text(json.dumps({"screens": [one]}), encoding="utf-8")
    environ = {"QT_QPA_PLATFORM": f"offscreen:configfile={config}", "POWERGRID_QT_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", SHOW],
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, object] = json.loads(done.stdout)
    return told


@pytest.mark.long
@pytest.mark.window
def test_the_first_window_and_a_later_one_on_a_smaller_screen_fit(tmp_path: Path) -> None:
    large = show(tmp_path, QSize(1920, 1080))
    assert large == {"fits": True, "size": [USUAL.width(), USUAL.height()]}
    small = show(tmp_path, QSize(1280, 720))  # where it was left reaches beyond this screen
    assert small["fits"]


@pytest.mark.window
def test_the_first_window_fits_a_small_screen(tmp_path: Path) -> None:
    assert show(tmp_path, QSize(1280, 720))["fits"]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("corner", [QPoint(), QPoint(900, 500), QPoint(5000, -300)])
def test_with_frame_and_panel_it_fits_from_1280_by_720_on(screen: QSize, corner: QPoint) -> None:
    free = QRect(QPoint(0, PANEL), screen - QSize(0, PANEL))
    area = fitted(QRect(corner, USUAL), free.marginsRemoved(LIKELY_FRAME), SMALLEST)
    assert free.contains(area.marginsAdded(LIKELY_FRAME))
    assert area.width() == min(USUAL.width(), screen.width() - 12)


def test_what_fits_already_stays() -> None:
    area = QRect(QPoint(100, 80), USUAL)
    assert fitted(area, QRect(0, 0, 1920, 1080), SMALLEST) == area


def test_it_does_not_become_too_small_to_use() -> None:
    area = fitted(QRect(QPoint(10, 10), USUAL), QRect(0, 0, 800, 480), SMALLEST)
    assert area == QRect(QPoint(), SMALLEST)
