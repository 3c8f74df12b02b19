"""Settings of their own for the tests of the screens."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from powergrid_qt.app.settings import Settings
from powergrid_qt.views.style import apply_style
from powergrid_qt.views.theme import set_theme


@pytest.fixture
def settings(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Settings]:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    set_theme("light")
    apply_style(qapp)
    yield Settings()
    set_theme("light")
    qapp.setStyleSheet("")
