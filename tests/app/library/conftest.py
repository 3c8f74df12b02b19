"""A folder of games, and what is known of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from powergrid_qt.app import folders
from powergrid_qt.app.library.library import Library
from powergrid_qt.app.settings import Settings


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setenv("POWERGRID_QT_HOME", str(tmp_path))
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def folder(settings: Settings) -> Path:
    return folders.saves_dir()


@pytest.fixture
def library(qapp: QApplication, settings: Settings) -> Iterator[Library]:
    made = Library(settings)
    yield made
    made.close()


@pytest.fixture
def path(settings: Settings) -> Path:
    return folders.history_path()
