"""Rows and columns of widgets."""

import pytest
import shiboken6
from PySide6.QtWidgets import QWidgetItem

from powergrid_qt.views.window.main_window import MainWindow
from tests.views.window.test_screen_reader import PAGES


def held_items() -> int:
    """Of layouts: Qt deletes them without a word, and PySide takes what comes there for them."""
    return sum(isinstance(one, QWidgetItem) for one in shiboken6.getAllValidWrappers())


@pytest.mark.long(but=["start", "new game", "auction", "expansion", "lesson"])
@pytest.mark.parametrize("page", PAGES)
def test_no_page_leaves_items_of_layouts_behind(window: MainWindow, page: str) -> None:
    before = held_items()
    PAGES[page](window)
    assert held_items() <= before
