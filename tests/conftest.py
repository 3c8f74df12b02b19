"""Tests open no windows on anybody's screen, unless they are told to."""

import gc
import os
from typing import TYPE_CHECKING

import pytest

from powergrid_qt.paths import translations_dir

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """Also without a window English has its plural forms."""
    from PySide6.QtCore import QTranslator  # not for tests that need no Qt

    english = QTranslator(qapp)
    assert english.load("powergrid_en", str(translations_dir()))
    qapp.installTranslator(english)
    return qapp


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that make a Qt application, so that they can be chosen: `-m window`."""
    for item in items:
        if isinstance(item, pytest.Function) and "qapp" in item.fixturenames:
            item.add_marker(pytest.mark.window)


def pytest_collection_finish() -> None:
    """Tests and modules stay to the end: no use in looking through them for garbage."""
    gc.collect()
    gc.freeze()
