"""Who bids how much, where names are long and room is short: the figure is always there."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from powergrid_qt.engine.auction import OpeningOptions
from powergrid_qt.views.outpost.company_panel import OutpostBar
from powergrid_qt.views.style.lettering import shortened_name
from powergrid_qt.views.turn.auction_controls import AuctionControls
from powergrid_qt.views.turn.panel import TurnPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.app.turn_games import Kind
from tests.views.panel_places import place_in
from tests.views.real_window import click

NAMES = ("Otto Pennywise", "Irene Halflife", "Jasper Tailwind", "Vera Gavel", "Hilda Larder", "Ada")
SIZES = [QSize(1100, 700), QSize(1440, 900)]
GAMES = [
    Kind("classic-2009", "germany", 6),
    Kind("deluxe-2014", "north-america", 6),
    Kind("outpost-2024", "outpost", 4),
]


def start(window: MainWindow, kind: Kind) -> None:
    config = kind.config()
    seats = zip(config.players, NAMES, strict=False)
    players = tuple(replace(seat, name=name) for seat, name in seats)
    window.games.start_game(replace(config, players=players))
    window.program.controller.uncover()


def words_of(window: MainWindow) -> list[QLabel]:
    """In the turn panel's row of bidders."""
    panel = window.table.page.bottom
    assert isinstance(panel, TurnPanel)
    assert isinstance(panel.controls, AuctionControls)
    return [label for label in panel.controls.standing.findChildren(QLabel) if label.isVisible()]


@pytest.mark.long(
    but=[
        "first-germany-small",
        "second-outpost-small",
        "last-north-america-small",
        "last-germany-usual",
    ]
)
@pytest.mark.parametrize("size", SIZES, ids=["small", "usual"])
@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.board)
@pytest.mark.parametrize("number", [0, 1, 3], ids=["first", "second", "last"])
def test_the_bid_is_seen_whole_wherever_the_card_lies(
    qtbot: QtBot, window: MainWindow, size: QSize, kind: Kind, number: int
) -> None:
    """Over the card, beside the words about the market, and in the row of bidders."""
    window.resize(size)
    start(window, kind)
    page = window.table.page
    options = window.program.controller.game.legal_moves
    assert isinstance(options, OpeningOptions)
    card = options.offers[number][0]
    opener = window.program.controller.game.config.players[options.seat].name
    click(qtbot, page.plants.cards[card])
    panel = page.bottom
    assert isinstance(panel, TurnPanel)
    click(qtbot, panel.buttons.main_button)
    window.program.controller.uncover()
    window.grab()
    labels = [label for label in page.plants.findChildren(QLabel) if label.isVisible()]
    [flag] = [label for label in labels if label.accessibleName().startswith(opener)]
    bid = flag.accessibleName().removeprefix(opener).lstrip(": ")
    assert flag.text().endswith(bid), "the name is shortened, the figure is not"
    assert flag.text().startswith(opener.split()[0][:2])
    assert flag.fontMetrics().horizontalAdvance(flag.text()) <= flag.width()
    assert page.plants.rect().contains(flag.geometry())
    market = [label for label in labels if label.text() in ("Up for auction", "Current")]
    assert len(market) == 1, "one still reads what the cards are"
    words = market[0].fontMetrics().horizontalAdvance(market[0].text())
    seen = market[0].geometry()
    seen.setWidth(words)
    assert not seen.intersects(flag.geometry())
    QApplication.processEvents()
    row = words_of(window)
    assert any(bid in label.text() for label in row)
    for label in row:
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width()
        around = label.parentWidget()
        assert around is not None
        assert around.rect().contains(place_in(label, around))
    assert not [label.text() for label in row if label.text().endswith("…")]


def test_the_spaces_of_a_company_are_there_from_the_first_auction_on(
    qtbot: QtBot, window: MainWindow
) -> None:
    start(window, GAMES[-1])
    QApplication.processEvents()
    bar = window.table.page.market.panel
    assert isinstance(bar, OutpostBar)
    assert [place.isVisible() for place in bar.company.view.places] == [True] * 8


def test_names_are_shortened_to_something_one_would_say(qapp: object) -> None:
    metrics = QFontMetrics(QFont())
    said = []
    for room in range(metrics.horizontalAdvance("Otto Pennywise"), 0, -1):
        form = shortened_name("Otto Pennywise", metrics, room)
        assert metrics.horizontalAdvance(form) <= room or len(form) <= 1
        if form not in said:
            said.append(form)
    assert said[:3] == ["Otto Pennywise", "Otto P.", "Otto"]
    assert shortened_name("", metrics, 10) == ""
