"""Help for the tests of the board: scenes with something to see, and views onto them."""

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from powergrid_qt.engine import COLORS, board_ids, load_board
from powergrid_qt.views.board.looks import BoardCity
from powergrid_qt.views.board.scene import BoardScene
from powergrid_qt.views.board.view import BoardView

each_board = pytest.mark.parametrize("board_id", board_ids())
SOME_BOARDS = ("germany", "benelux", "north-america", "outpost")
"""The quick tests have these of all boards, by their ids."""


def make_scene(board_id: str) -> BoardScene:
    scene = BoardScene(load_board(board_id))
    scene.animated = False
    return scene


def fill(scene: BoardScene, seed: int = 1) -> dict[str, BoardCity]:
    """Put a late game on the board: houses, buildings, plans, lit cities."""
    random = Random(seed)
    cities = {}
    for city in scene.board.cities:
        owners: list[str | None] = [*random.sample(COLORS, random.randint(0, 3))]
        if owners and random.random() < 0.2:
            owners[0] = None
        kind = city.slot
        building = (kind, random.choice(COLORS)) if kind and random.random() < 0.5 else None
        planned = (random.choice(COLORS),) if len(owners) == 1 else ()
        rising = (kind, "red") if kind and building is None and len(owners) == 2 else None
        about = f"about {city.name}"
        shown = BoardCity(tuple(owners), 3, building, not owners, planned, rising, about)
        cities[city.id] = shown
        scene.show_city(city.id, shown)
    if scene.board.tiles:
        scene.show_tiles(scene.board.tiles)
    return cities


def show(qtbot: QtBot, scene: BoardScene, width: int = 1000, height: int = 800) -> BoardView:
    view = BoardView()
    view.set_board(scene)
    scene.setParent(view)
    qtbot.addWidget(view)
    view.resize(width, height)
    with qtbot.waitExposed(view):
        view.show()
    return view


def on_screen(view: BoardView, point: QPointF) -> QPoint:
    """Where a point of the scene lies in the view."""
    return view.viewportTransform().map(point).toPoint()


def city_on_screen(view: BoardView, city: str) -> QPoint:
    return on_screen(view, view.board.cities[city].pos())
