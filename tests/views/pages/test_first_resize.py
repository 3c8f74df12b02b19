"""Qt lays widgets out when it likes, also those that are not seen and belong to no game."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import GameConfig, GameOptions, Seat
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.pages.game.table import CardFlight
from tests.views.real_window import open_window

SEATS = (Seat("Ada", "red"), Seat("Bo", "blue"), Seat("Cy", "green"))
OPEN = GameOptions(open_money=True)
GERMANY = GameConfig("classic-2004", "germany", SEATS, 3, OPEN)
OUTPOST = GameConfig("outpost-2024", "outpost", SEATS, 3, OPEN)
PENDING = Qt.WidgetAttribute.WA_PendingResizeEvent


def test_a_market_that_was_made_ready_may_be_resized_before_its_game(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        market = window.table.page.market
        market.prepare(GERMANY)
        [ready] = market.findChildren(FuelMarketPanel)
        assert ready.tokens
        window.games.start_game(OUTPOST)
        for shown in (False, True):  # a game begins by showing the panel, then refreshes it
            ready.setVisible(shown)
            event = QResizeEvent(ready.size(), QSize(1, 1))
            QCoreApplication.sendEvent(ready, event)
        assert ready.stop is None


def test_a_card_flies_without_laying_out_what_is_not_seen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(qtbot, tmp_path, monkeypatch) as window:
        window.games.start_game(OUTPOST)
        page = window.table.page
        card = next(iter(page.plants.cards.values()))
        unseen = QWidget(page)
        unseen.setVisible(False)
        assert unseen.testAttribute(PENDING)
        flight = CardFlight(card, page.rect(), page.table)
        assert unseen.testAttribute(PENDING)
        assert flight.pixmap().deviceIndependentSize().toSize() == card.size()
        assert flight.pixmap().toImage().pixelColor(card.rect().center()).alpha() == 255
