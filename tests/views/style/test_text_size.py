"""Text from 80 to 200 %: figures and names grow with it, and the size is kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QSize
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from powergrid_qt.app.settings import TEXT_SIZES, Settings
from powergrid_qt.engine import Record
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.style.controls import base_size
from powergrid_qt.views.style.lettering import line_height
from powergrid_qt.views.style.row_list import RowDelegate
from powergrid_qt.views.style.style import apply_fonts
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.real_window import open_window
from tests.views.window.test_everything_is_seen import late

SIZE = QSize(1440, 900)
GAMES = {"beside the board": "levels-4p", "below the board": "classic-2009-usa-6p"}
"""Where the market is."""


@dataclass(frozen=True)
class Figures:
    """In pixels."""

    prices: int
    counts: int
    names: float
    costs: float
    cards: int


@contextmanager
def window_with(
    percent: int, qtbot: QtBot, home: Path, patch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    store = QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("text_size", str(percent))
    store.sync()
    with open_window(qtbot, home, patch, SIZE) as window:
        yield window


def figures(qtbot: QtBot, window: MainWindow, record: Record) -> Figures:
    window.games.show_position(record)
    window.table.page.side.show_market()  # it may share a place with the players
    qtbot.waitUntil(lambda: window.table.page.market.panel.isVisible())
    QApplication.processEvents()
    market, view = window.table.page.market.panel, window.table.page.board.view
    assert isinstance(market, FuelMarketPanel)
    prices = [one for one in market.findChildren(QLabel) if one.property("kind") in SPACES]
    counts = [one for one in market.legend.findChildren(QLabel) if one.text().startswith("+")]
    city = next(iter(view.board.cities.values()))
    card = next(iter(window.table.page.plants.cards.values()))
    return Figures(
        prices=min(one.font().pixelSize() for one in prices),
        counts=min(one.font().pixelSize() for one in counts),
        names=city.label_box.height() * view.zoom,
        costs=view.board.pills[0].size * view.zoom,
        cards=card.height(),
    )


SPACES = ("rung", "space")


@pytest.mark.long(but=["below the board"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_figures_grow_with_the_text(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication, game: str
) -> None:
    """The board and the market have less room then, and still nothing gets smaller."""
    usual_size, found = base_size(), {}
    for percent in (100, 200):
        home = tmp_path / str(percent)
        with window_with(percent, qtbot, home, monkeypatch) as window:
            assert base_size() == pytest.approx(usual_size * percent / 100)
            found[percent] = figures(qtbot, window, late(game, "resources"))
    apply_fonts(qapp)
    usual, large = found[100], found[200]
    assert large.prices >= usual.prices
    assert large.counts > usual.counts
    assert large.names >= usual.names
    assert large.costs >= usual.costs
    assert large.cards >= usual.cards


def test_rows_of_lists_keep_their_words_apart(qapp: QApplication) -> None:
    """Where these need more room than the picture beside them."""
    apply_fonts(qapp, 200)
    words = line_height(RowDelegate.TITLE) + line_height(RowDelegate.DETAIL)
    row = RowDelegate().height_for(words).height()
    apply_fonts(qapp)
    assert row - words > RowDelegate.AROUND_WORDS / 2


def test_strange_sizes_are_not_believed(tmp_path: Path, qtbot: QtBot) -> None:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    assert settings.text_size == 100
    for size in TEXT_SIZES:
        settings.text_size = size
        assert Settings(store).text_size == size
    for strange in ("0", "-200", "1e9", "large"):
        store.setValue("text_size", strange)
        assert settings.text_size == 100
