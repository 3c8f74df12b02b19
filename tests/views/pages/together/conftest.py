"""A window that keeps a table, and somebody elsewhere."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from powergrid_qt.app.program import Program
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.pages.together.tables import KINDS, PATIENCE_MS, config_of


@pytest.fixture
def guest(fresh_window: MainWindow) -> Iterator[Program]:
    """Somebody at another machine."""
    program = Program(fresh_window.program.settings)
    program.controller.ask_always(True)
    yield program
    program.controller.close()


@pytest.fixture
def opened(fresh_window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    """A window that keeps a table for one here, one elsewhere and a computer."""
    window = fresh_window
    window.program.controller.ask_always(True)
    window._play(config_of(*KINDS), {})
    qtbot.waitUntil(lambda: window.pages.shows("lobby_page"), timeout=PATIENCE_MS)
    yield window
    window.program.hosting.close()
