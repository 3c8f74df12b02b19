"""Boards that bring no drawing: what is made from the coordinates of their cities."""

import functools
import itertools
import math
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF

from powergrid_qt.engine import Board, board_ids, load_board
from powergrid_qt.views.board.drawing import Outlines
from powergrid_qt.views.board.looks import CITY_RADIUS
from powergrid_qt.views.board.plain_drawing import plain_drawing
from powergrid_qt.views.board.scene import BoardScene
from tests.views.boards import SOME_BOARDS

drawing_for = functools.cache(plain_drawing)


@pytest.fixture(params=board_ids())
def board(request: pytest.FixtureRequest) -> Board:
    """The boards that come with the program: as hard as any."""
    return load_board(request.param)


@pytest.mark.long(but=["benelux", "brazil"])
def test_nothing_lies_on_anything_else(qapp: object, board: Board) -> None:
    scene = BoardScene(replace(board, id="own", shipped=False))  # so it brings no drawing
    boxes: list[tuple[str, QRectF]] = []
    for city, item in scene.cities.items():
        boxes += [(city, item.body_box), (city, item.label_box)]
    boxes += [(str(number), pill.box) for number, pill in enumerate(scene.pills)]
    for (one, first), (two, second) in itertools.combinations(boxes, 2):
        shared = first & second
        assert one == two or shared.width() * shared.height() < 1e-6, (one, two)
    assert all(scene.outlines.frame.contains(box) for _, box in boxes)


@pytest.mark.long(but=SOME_BOARDS)
def test_no_line_runs_through_a_city_that_it_does_not_join(qapp: object, board: Board) -> None:
    drawing = drawing_for(board)
    wires = Outlines(board, drawing).wires
    for connection, wire in zip(board.connections, wires, strict=True):
        points = [wire.pointAtPercent(part / 50).toTuple() for part in range(51)]
        for city, place in drawing.cities.items():
            if city not in (connection.a, connection.b):
                away = min(math.dist(point, place.at) for point in points)
                assert away > CITY_RADIUS, (connection.a, connection.b, city)


@pytest.mark.long(but=SOME_BOARDS)
def test_every_city_lies_in_its_region_and_in_no_other(qapp: object, board: Board) -> None:
    drawing = drawing_for(board)
    outlines = Outlines(board, drawing)
    for city in board.cities:
        at = QPointF(*drawing.cities[city.id].at)
        assert [name for name, path in outlines.regions.items() if path.contains(at)] == [
            city.region
        ]
        assert outlines.land.contains(at)


def test_north_is_up_and_the_same_board_is_always_drawn_alike(qapp: object) -> None:
    board = load_board("germany")
    drawing = drawing_for(board)
    assert drawing.cities["kiel"].at[1] < drawing.cities["muenchen"].at[1]
    assert drawing.cities["aachen"].at[0] < drawing.cities["dresden"].at[0]
    assert plain_drawing(board) == drawing


def test_cities_in_one_place_are_pulled_apart(qapp: object) -> None:
    board = load_board("germany")
    first = board.cities[0]
    crowded = tuple(
        replace(city, x=first.x, y=first.y) if city.region == first.region else city
        for city in board.cities
    )
    places = [place.at for place in plain_drawing(replace(board, cities=crowded)).cities.values()]
    assert min(math.dist(a, b) for a, b in itertools.combinations(places, 2)) > 2 * CITY_RADIUS
