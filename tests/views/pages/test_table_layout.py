"""Where everything lies around boards of any shape: the map is large, nothing is cut."""

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import Game
from powergrid_qt.engine.grid.resources import BuyingOptions
from powergrid_qt.models.markets import TOKEN
from powergrid_qt.views.board.looks import HOUSE_RADIUS
from powergrid_qt.views.grid.fuel_market import FuelMarketPanel
from powergrid_qt.views.window.main_window import MainWindow
from tests.views.market_games import config, play_until
from tests.views.real_window import click

USUAL, LARGE, SMALL = QSize(1440, 900), QSize(1920, 1080), QSize(1100, 700)
BOARDS = {
    "germany": "classic-2009",
    "usa": "classic-2004",
    "europe": "deluxe-2014",
    "north-america": "deluxe-2014",
    "outpost": "outpost-2024",
}
SMALLEST_HOUSE = 14.0
LOG_LINES, SHORT_LOG = 8, 4
"""Fewer where the market takes height from everything."""
FINGER = 32


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    fresh_window.resize(USUAL)
    return fresh_window


def have_regions(window: MainWindow, regions: Sequence[str]) -> None:
    """As if the game were played there; a window of another size looks at the board's shape."""
    window.table.page.board.view.board.show_regions(regions)
    window.resize(window.width() + 1, window.height())
    window.resize(window.width() - 1, window.height())


def house(window: MainWindow) -> float:
    """How large a house on the board is on the screen."""
    return 2 * HOUSE_RADIUS * window.table.page.board.view.zoom


def in_phase(phase: str) -> Callable[[Game], bool]:
    return lambda game: game.state.phase == phase


def area(part: QWidget, page: QWidget) -> QRect:
    return QRect(part.mapTo(page, QPoint()), part.size())


@pytest.mark.long
def test_houses_in_germany_can_be_told_apart_wherever_it_is_played(window: MainWindow) -> None:
    window.games.start_game(config("classic-2009", "germany", 4))
    regions = [region.id for region in window.table.page.board.view.board.board.regions]
    for count in range(2, len(regions) + 1):
        for chosen in combinations(regions, count):
            have_regions(window, chosen)
            assert house(window) >= SMALLEST_HOUSE, chosen


def test_the_shape_of_what_is_in_play_decides_where_the_market_is(window: MainWindow) -> None:
    window.games.start_game(config("classic-2009", "usa", 4))
    page = window.table.page
    shapes = {}
    regions = [region.id for region in page.board.view.board.board.regions]
    for chosen in combinations(regions, 3):
        have_regions(window, chosen)
        shape = page.board.view.fit_area
        shapes[shape.width() / shape.height()] = page.arrangement.standing
        beside = area(page.market, page).left() > area(page.board, page).right()
        assert beside is page.arrangement.standing
    in_order = [shapes[shape] for shape in sorted(shapes)]
    assert in_order == sorted(in_order, reverse=True), "the tall ones come first"
    assert set(in_order) == {True, False}


@pytest.mark.long
def test_nothing_is_cut_around_any_board(window: MainWindow) -> None:
    for board, edition in BOARDS.items():
        for players in range(2, 7):
            window.games.start_game(config(edition, board, players))
            for size in (USUAL, LARGE, SMALL):
                window.resize(size)
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
                check(window, f"{board} with {players} players at {size.width()}")
                if size == USUAL and players <= 4 and board != "outpost":
                    log = window.table.page.side.log.view
                    lines = SHORT_LOG if window.table.page.market.panel.WIDE else LOG_LINES
                    assert log.viewport().height() // log.rowHeight(0) >= lines, board


def check(window: MainWindow, where: str) -> None:
    page = window.table.page
    parts = [page.board, page.plants, page.side]
    if page.market.isVisible():
        parts.append(page.market)
    areas = [area(part, page) for part in parts]
    for one in areas:
        assert page.rect().contains(one), where
    for one, other in combinations(areas, 2):
        assert not one.intersects(other), where
    players = page.side.players
    rows = [players.card_area(row) for row in range(players.count)]
    for row in rows if players.isVisible() else ():
        assert players.rect().contains(row), where
    for row, other in combinations(rows, 2):
        assert not row.intersects(other), where
    for piece in (*page.plants.pieces, *page.market.panel.pieces):
        parent = piece.parentWidget()
        if piece.isVisible():
            assert parent is not None
            assert parent.rect().contains(piece.geometry()), where


def test_a_ladder_is_clicked_in_the_window(qtbot: QtBot, window: MainWindow) -> None:
    """At 1440 x 900 it stands beside the plants, with targets for a finger; in a small window it
    comes to the front when somebody begins to buy, whatever was looked at before."""
    window.games.start_game(config("classic-2009", "germany", 5))
    page, controller = window.table.page, window.program.controller
    controller.ask_always(True)
    window.resize(SMALL)
    assert page.side.choice.value == "market"
    click(qtbot, page.side.choice.button("log"))
    assert not page.market.isVisible()
    assert page.side.log.isVisible()
    assert page.side.players.isVisible(), "a line for each player stays"
    play_until(controller, lambda game: isinstance(game.legal_moves, BuyingOptions))
    assert page.market.isVisible()
    assert not page.side.log.isVisible()
    for size in (SMALL, USUAL):
        window.resize(size)
        window.grab()
        click_cheapest(qtbot, window)
    panel = page.market.panel
    assert isinstance(panel, FuelMarketPanel)
    targets: dict[tuple[str, int], QRect] = {}
    for token, place in zip(panel.tokens, panel.places, strict=True):
        if token.isEnabled():
            key = place.kind, place.price
            targets[key] = token.geometry().united(targets.get(key, QRect()))
    small = [key for key, one in targets.items() if min(one.size().toTuple()) < FINGER]
    assert not small


def click_cheapest(qtbot: QtBot, window: MainWindow) -> None:
    """Into the cart and out of it again."""
    panel, action = window.table.page.market.panel, window.program.controller.action
    assert isinstance(panel, FuelMarketPanel)
    token = next(
        token
        for token, place in zip(panel.tokens, panel.places, strict=True)
        if place.content == TOKEN and place.amount == 1 and panel.can_click(token)
    )
    middle = token.mapTo(panel, token.rect().center())
    assert panel.childAt(middle) is token
    for cart in ({panel.place_of(token).kind: 1}, {}):
        click(qtbot, token)
        assert action.cart == cart


def test_a_market_whose_place_is_taken_stays_away_after_a_tall_board(window: MainWindow) -> None:
    window.resize(SMALL)
    page = window.table.page
    window.games.start_game(config("outpost-2024", "outpost", 4))
    play_until(window.program.controller, in_phase("expansion"))
    expansion = window.program.controller.record
    for _ in range(2):
        window.games.start_game(config("classic-2009", "germany", 4))
        assert page.arrangement.standing
        assert page.market.isVisible()
        window.games.show_position(expansion)
        assert not page.market.isVisible()


def test_folding_leaves_market_and_lines_beside_a_tall_board(window: MainWindow) -> None:
    window.games.start_game(config("classic-2009", "germany", 6))
    page = window.table.page
    window.grab()
    zoom = page.board.view.zoom
    page.fold_side(True)
    window.grab()
    assert page.board.view.zoom >= zoom
    assert page.market.isVisible()
    assert not page.side.choice.isVisible()
    check(window, "folded")
    page.toggle_rules()
    window.grab()
    assert page.market.isVisible()
    check(window, "with the rules beside it")
    assert not area(page.rules, page).intersects(area(page.side, page))


def test_what_was_looked_at_comes_back_when_the_rules_are_closed(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.games.start_game(config("classic-2009", "germany", 5))
    page = window.table.page
    for chosen in ("tables", "log"):
        click(qtbot, page.side.choice.button(chosen))
        page.toggle_rules()
        window.grab()
        assert not page.side.pages.isVisible(), "the rules take its place"
        page.close_rules()
        window.grab()
        assert page.side.choice.value == chosen
        assert page.side.pages.isVisible()


@pytest.mark.long(but=["outpost"])
@pytest.mark.parametrize("board", ["outpost", "usa"])
def test_a_second_click_draws_the_log_out(qtbot: QtBot, window: MainWindow, board: str) -> None:
    """Where the players and the company board leave few lines, all players stay as figures."""
    window.games.start_game(config(BOARDS[board], board, 4))
    side = window.table.page.side
    window.grab()
    before = side.log.height()
    click(qtbot, side.choice.button("log"))
    window.grab()
    assert side.log.view.viewport().height() // side.log.view.rowHeight(0) >= LOG_LINES
    assert side.log.height() > before
    check(window, "drawn out")
    click(qtbot, side.choice.button("log"))
    window.grab()
    assert side.log.height() == before
